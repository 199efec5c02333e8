/** What the tables of those nights are dealt: as chance has it, and on some nights what the whole room talks about. */

import type { Card } from '../../../cards/card.ts'
import { shoe as decksOf } from '../../../cards/deck.ts'
import { parseCards } from '../../../cards/notation.ts'
import type { Table } from '../../../engine/house/vocabulary.ts'
import type { Hand } from '../../../engine/judging/fact.ts'
import type { OrderOf } from '../../../engine/mechanisms.ts'
import type { OpenRound } from '../../../engine/rounds/vocabulary.ts'
import type { Family } from '../../../games/game.ts'
import { GAMES, isGame } from '../../../games/games.ts'
import type { Chance, Shoe } from '../deal.ts'
import { reportOf } from '../play.ts'

type Report = OrderOf<'ReportHit'>

const AGAINST = 'poker against the player-dealer' satisfies Family
const familyOf = ({ game }: Table): Family | undefined => (isGame(game) ? GAMES[game].family : undefined)

/** Games whose cards can be dealt without anybody who decides; pokara's hands do not come from one deck. */
export const isDealt = (table: Table): boolean =>
  table.game !== 'pokara' && ['flop', 'blackjack', AGAINST].includes(familyOf(table) ?? '')

type Dealing = {
  readonly seats: readonly string[]
  readonly fees: OpenRound['fees']
  readonly shoe: Shoe
  readonly chance: Chance
}

export const nightReport = (table: Table, { seats, fees, shoe, chance }: Dealing): Report | undefined =>
  familyOf(table) === AGAINST ? dealt(table, seats, shoe) : reportOf(table, shoe, fees, chance, undefined)

const SEATED = [{ place: 'seated', duty: 'none', proposition: false }] as const

/** As many of each as lie there at the end. */
function dealt({ table, game }: Table, seats: readonly string[], shoe: Shoe): Report {
  const zones = isGame(game) ? GAMES[game].zones.filter(({ min }) => min > 0) : []
  const own = zones.filter(({ whose }) => whose === 'seat')
  const shared = zones.filter(({ whose }) => whose !== 'seat')
  const count = (of: typeof zones) => of.reduce((sum, { min }) => sum + min, 0)
  const cards = shoe(count(own) * seats.length + count(shared))
  const lay = (of: typeof zones) => Object.fromEntries(of.map(({ name, min }) => [name, cards.splice(0, min)]))
  const hands = seats.map((seat): Hand => ({ seat, role: 'player', cards: lay(own), bettors: SEATED }))
  return { do: 'ReportHit', table, facts: { tournament: false, misdeal: false }, common: lay(shared), hands }
}

/** `round`: of its table, in that night. */
export type Luck = {
  readonly night: number
  readonly table: string
  readonly round: number
  readonly common: Readonly<Record<string, string>>
  readonly hands: readonly Readonly<Record<string, string>>[]
}

/** Three sevens of one suit, a mini royal, four nines beaten by a straight flush, a royal with the flop, and sevens again. */
export const LUCK: readonly Luck[] = [
  { night: 4, table: '2', round: 11, common: { dealerUp: '7h' }, hands: [{ hand: '7h 7h' }] },
  { night: 10, table: '9', round: 20, common: { dealerUp: '4d', dealerDown: '9c 2c' }, hands: [{ hand: 'As Ks Qs' }] },
  {
    night: 16,
    table: '5',
    round: 14,
    common: { board: '9h 9s 8h 7h Kc' },
    hands: [{ hole: '9c 9d' }, { hole: 'Jh Th' }],
  },
  {
    night: 22,
    table: '10',
    round: 8,
    common: { flop: 'Qs Js Ts', turn: '2d', river: '3c', dealer: '9d 9c' },
    hands: [{ hole: 'As Ks' }],
  },
  { night: 28, table: '3', round: 17, common: { dealerUp: '7d' }, hands: [{ hand: '7d 7d' }] },
]

export function luckyReport({ table, common, hands }: Luck, seats: readonly string[]): Report {
  const isShown = hands.length > 1
  const shown = hands.map((hand, n): Hand => {
    const { seat, cards } = { seat: seats[n]!, cards: laid(hand) }
    return { seat, role: 'player', cards, bettors: SEATED, ...(isShown ? { betsCompleted: true, button: 'none' } : {}) }
  })
  const folded = isShown ? seats.slice(hands.length) : []
  const others = folded.map((seat): Hand => {
    return { seat, role: 'player', cards: {}, folded: true, button: 'none', bettors: SEATED }
  })
  const facts = { dealtIn: seats.length, tournament: false, misdeal: false }
  return { do: 'ReportHit', table, facts, common: laid(common), hands: [...shown, ...others] }
}

const laid = (zones: Readonly<Record<string, string>>): Record<string, Card[]> =>
  Object.fromEntries(Object.entries(zones).map(([zone, text]) => [zone, cardsIn(text)]))

function cardsIn(text: string): Card[] {
  const cards = parseCards(text, decksOf(6))
  if (!cards.ok) throw new Error(`the demo deals no such cards: ${text}`)
  return cards.value
}
