/** Rounds and the hands in them: fees that lie there, hands of the charts and hands that just miss them. */
import { type Cents, dollars } from '../../base/money.ts'
import { seatOf } from '../../base/spot.ts'
import { type Deal, dealFrom, OUTCOMES } from '../../cards/outcomes/table.ts'
import type { Table } from '../../engine/house/vocabulary.ts'
import { type Bettor, DUTIES, type Hand } from '../../engine/judging/fact.ts'
import type { State } from '../../engine/mechanisms.ts'
import { activitiesAt } from '../../engine/offerings/running.ts'
import type { Bet } from '../../engine/rounds/vocabulary.ts'
import type { Game } from '../../games/game.ts'
import { GAMES, isGame } from '../../games/games.ts'
import { chartOf, isBookedAtLock } from '../../rulebook/choice.ts'
import { isOutcome } from '../../rulebook/settings.ts'
import type { Rng } from '../rng.ts'
import { dealtAt, parted } from '../wild/hands.ts'
import { type Maker, some } from './maker.ts'
import { FLOOR, PATRONS } from './people.ts'

const seatsOf = ({ seats }: Table): string[] => Array.from({ length: seats }, (_, n) => String(n + 1))
const isJudged = (runs: string): boolean => runs !== 'table game' && runs !== 'by hand'

/** At a table without a round, with the fees of what runs there. */
export const startRound: Maker = (rng, state) => {
  const free = [...state.tables.values()].filter(
    ({ table, openedAt }) => openedAt !== undefined && state.rounds.get(table)?.open === undefined,
  )
  const table = some(rng, free)
  if (table === undefined) return undefined
  const fees = activitiesAt(state, table.table)
    .filter(({ rule }) => isBookedAtLock(rule))
    .map(({ rule }) => rule.activity)
  return { order: { do: 'StartRound', table: table.table, bets: betsOf(rng, table, fees) }, by: rng.pick(FLOOR) }
}

function betsOf(rng: Rng, table: Table, fees: readonly string[]): Bet[] {
  const seats = seatsOf(table).filter(() => !rng.oneIn(4))
  const dealer = rng.oneIn(4) ? undefined : seats.at(-1)
  const bet = (seat: string, backline?: number): Bet => ({
    seat,
    ...(backline === undefined ? {} : { backline }),
    ...(seat === dealer && backline === undefined ? { playerDealer: true } : {}),
    wagered: true,
    wager: dollars(rng.between(5, 300)),
    fees: fees.filter(() => !rng.oneIn(6)),
    ...(rng.oneIn(3) ? { person: rng.pick(PATRONS) } : {}),
    ...(rng.oneIn(20) ? { proposition: true } : {}),
  })
  return seats.flatMap((seat) => [
    bet(seat),
    ...(rng.oneIn(6) ? [bet(seat, 1)] : []),
    ...(rng.oneIn(8) && fees.length > 0 && seat !== dealer
      ? [{ seat, onDealer: true, wagered: true, fees } as Bet]
      : []),
  ])
}

export const endRound: Maker = (rng, state) => {
  const open = [...state.rounds].flatMap(([table, rounds]) => (rounds.open === undefined ? [] : [table]))
  const table = some(rng, open)
  if (table === undefined) return undefined
  const by = rng.pick(FLOOR)
  return rng.oneIn(6)
    ? { order: { do: 'VoidRound', table, reason: 'misdeal' }, by }
    : { order: { do: 'EndRound', table }, by }
}

/** A hand of some chart, told by somebody who knows everything that is asked. */
export const luckyHand: Maker = (rng, state) => {
  const table = some(rng, state.tables.values())
  if (table === undefined || !isGame(table.game)) return undefined
  const here = activitiesAt(state, table.table).filter(({ rule }) => isJudged(rule.runs))
  const chosen = some(rng, here)
  if (chosen === undefined) return undefined
  const line = some(rng, chartOf(chosen.rule, chosen.offering, table.game))
  if (line?.outcome === undefined || !isOutcome(line.outcome)) return undefined
  const { example, justMisses } = OUTCOMES[line.outcome]
  const deal = dealFrom(rng.oneIn(8) ? justMisses.deal : example.deal)
  const game = GAMES[table.game]
  const own = parted(game, asDealt(game, deal))
  const against = deal.opponent === undefined ? [] : parted(game, asDealt(game, { ...deal, ...deal.opponent }, 1)).hands
  const dealer = own.dealer ?? (rng.oneIn(3) ? dealerHand(rng, table) : undefined)
  const lit = litAt(state, table.table, chosen.rule.activity)
  const seats = shuffled(rng, lit.length > 1 && !rng.oneIn(4) ? lit : seatsOf(table))
  const isOnDealer = chosen.rule.fee?.dealerSpace !== undefined
  const told = [...own.hands, ...against].map((cards, nth) =>
    handAt(rng, seats[nth] ?? String(nth + 1), cards, isOnDealer),
  )
  const rest = seats.slice(told.length, told.length + rng.below(5)).map((seat) => handAt(rng, seat, {}))
  const isFree = rng.oneIn(12)
  return {
    order: {
      do: 'ReportHit',
      table: table.table,
      facts: {
        dealtIn: told.length + rest.length + 4,
        tournament: false,
        misdeal: false,
        standardDeck: true,
        spokenOf: false,
        pot: dollars(500),
        ...(isFree ? { freeTable: true } : {}),
      },
      common: own.common,
      hands: [
        ...told,
        ...rest,
        ...(dealer === undefined ? [] : [{ ...handAt(rng, 'player-dealer', dealer), role: 'player-dealer' as const }]),
      ],
      ...(isOnDealer || rng.oneIn(2) ? { activities: [chosen.rule.activity] } : {}),
    },
    by: rng.pick(FLOOR),
  }
}

/** An example as this game deals it: all in one hand where it has no board, in a board where it has no hand. */
function asDealt(game: Game, deal: Deal, nth = 0): Deal {
  const has = (zone: string) => game.zones.some(({ name }) => name === zone)
  const { hole, hand, flop = [], turn = [], river = [], board = [], opponent: _, ...rest } = deal
  const common = [...flop, ...turn, ...river, ...board]
  if (hole !== undefined && !has('hole') && has('hand')) return { ...rest, hand: [...hole, ...common].slice(0, 5) }
  if (hand !== undefined && !has('hand') && has('hole'))
    return { ...rest, hole: hand.slice(0, 2), flop: hand.slice(2, 5) }
  const most = game.zones.find(({ name }) => name === 'hole')?.max ?? 2
  if (hole === undefined || hole.length >= most) return deal
  // Omaha: two more that play no part.
  const seen = [...hole, ...common, ...(deal.opponent?.hole ?? [])]
  const free = Array.from({ length: 52 }, (_, card) => card).filter((card) => !seen.includes(card))
  return { ...deal, hole: [...hole, ...free.slice(2 * nth, 2 * nth + 2)] }
}

/** A player-dealer's cards out of a poor deck; they may collide with the others, and then nothing is judged. */
const dealerHand = (rng: Rng, { game }: Table): Deal | undefined =>
  dealtAt(rng, game, ['1'], PATRONS).hands.find(({ cards }) => cards.hand !== undefined)?.cards

function litAt(state: State, table: string, activity: string): string[] {
  const spots = state.rounds.get(table)?.open?.fees[activity] ?? []
  return [...new Set(spots.map(seatOf))]
}

function handAt(rng: Rng, seat: string, cards: Deal, isOnDealer = false): Hand {
  const bettor = (place: Bettor['place']): Bettor => ({
    place,
    wagered: true,
    feePosted: !rng.oneIn(12),
    ...(isOnDealer && rng.oneIn(3) ? { dealerFeePosted: true } : {}),
    collectionPaid: true,
    present: true,
    wager: dollars(rng.between(5, 200)),
    duty: rng.oneIn(12) ? rng.pick(DUTIES) : 'none',
    proposition: rng.oneIn(12),
    ...(rng.oneIn(3) ? { person: rng.pick(PATRONS) } : {}),
  })
  return {
    seat,
    role: 'player',
    cards,
    betsCompleted: true,
    dealt: true,
    bettors: [bettor('seated'), ...(rng.oneIn(4) ? [bettor('backline')] : [])],
  }
}

/** Whatever comes out of a deck, told badly. */
export const anyHand: Maker = (rng, state) => {
  const table = some(rng, state.tables.values())
  if (table === undefined || !isGame(table.game)) return undefined
  return {
    order: { do: 'ReportHit', table: table.table, ...dealtAt(rng, table.game, shuffled(rng, seatsOf(table)), PATRONS) },
    by: rng.pick(FLOOR),
  }
}

function shuffled(rng: Rng, list: readonly string[]): string[] {
  const order = Uint8Array.from(list.keys())
  rng.shuffle(order)
  return [...order].map((at) => list[at]!)
}

export const amountOf = (rng: Rng): Cents => dollars(rng.between(1, 2_000))
