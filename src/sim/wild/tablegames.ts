/** Games against the house in a wild room: whatever step may be taken is taken, with cards from a poor deck. */

import { cents, dollars } from '../../base/money.ts'
import { fromPlain } from '../../base/plain.ts'
import { cardOf } from '../../cards/card.ts'
import type { State } from '../../engine/mechanisms.ts'
import type { TableAction } from '../../engine/tablegames/tableaction.ts'
import { IRREGULARITIES } from '../../games/table/action.ts'
import { WAGERS, type WagerName, type Wagers } from '../../games/table/rules.ts'
import type { GameTable } from '../../games/table/table.ts'
import type { Rng } from '../rng.ts'
import type { May, Try } from './attempt.ts'

const DEALERS = ['11', '12']
const FLOOR = ['21', '22']

/** The first that the house allows, of all in a random order; now and then one that it does not. */
export function dealtOrder(rng: Rng, state: State, may: May): Try | undefined {
  const tables = [...state.games.keys()]
  const table = tables.length === 0 || rng.oneIn(20) ? rng.pick(['27', '28']) : rng.pick(tables)
  const live = state.games.get(table)
  const game = live === undefined ? undefined : (fromPlain(live.game) as GameTable)
  const by = rng.pick(DEALERS)
  const tries: Try[] = [
    ...actionsOf(rng, game).map((action) => ({
      order: { do: 'PlayTable' as const, table, action, second: rng.pick(FLOOR) },
      by,
    })),
    { order: { do: 'SettleTable', table }, by: '51' },
    { order: { do: 'UseAccount', table, seat: seatOf(rng), amount: dollars(rng.between(-50, 200)) }, by: '31' },
  ]
  const order = Uint8Array.from(tries.keys())
  rng.shuffle(order)
  const inTurn = [...order].map((at) => tries[at]!)
  return rng.oneIn(10) ? inTurn[0] : inTurn.find((one) => may(one.order, one.by))
}

const seatOf = (rng: Rng): string => String(rng.between(1, 6))

function actionsOf(rng: Rng, game: GameTable | undefined): TableAction[] {
  const seats = Object.keys(game?.seats ?? {})
  const deck = poorDeck(rng)
  const hands = Object.fromEntries(seats.map((seat) => [seat, deck.splice(0, 5)]))
  const up = deck[0]!
  const dealer = deck.splice(0, rng.oneIn(2) ? 5 : 6)
  const seat = rng.pick(seats.length === 0 ? ['1'] : seats)
  const ante = game?.seats[seat]?.wagers.ante ?? dollars(10)
  return [
    { do: 'open', backs: ['red', 'blue'], inspected: true, spread: true, washed: true },
    { do: 'shuffle', by: rng.pick(['device', 'hand'] as const), counted: 52 },
    { do: 'shuffle', by: 'device', back: rng.pick(['red', 'blue']), counted: 52 },
    { do: 'cut', cards: rng.between(1, 51) },
    ...Array.from({ length: 4 }, () => ({ do: 'wager', seat: seatOf(rng), wagers: wagersOf(rng) }) as const),
    { do: 'close bets' },
    { do: 'deal', hands, ...(rng.oneIn(2) ? { dealer } : {}) },
    { do: 'deal', hands, dealer, up },
    { do: 'deal' },
    { do: 'decide', seat, play: cents(ante * BigInt(rng.between(1, 3))) },
    { do: 'decide', seat, play: ante },
    ...(rng.oneIn(3) ? [{ do: 'decide', seat } as const] : []),
    { do: 'reveal' },
    { do: 'reveal', dealer },
    { do: 'reveal', dealer, magic: cardOf(rng.below(13), rng.below(4)), lucky: '1' },
    { do: 'settle' },
    { do: 'settle', hands },
    { do: 'settle', seat },
    ...(rng.oneIn(6)
      ? ([
          { do: 'irregularity', what: rng.pick(IRREGULARITIES), cards: 1, covered: true },
          { do: 'leave', seat, treatedAs: rng.pick(['lost', 'kept'] as const) },
          { do: 'count stub', cards: rng.between(10, 30), misdealt: rng.oneIn(2) },
          { do: 'repair', device: rng.pick(['shuffler', 'shoe'] as const) },
          { do: 'back out', seat, wager: rng.pick(WAGERS), reason: 'misread', document: 'A-1' },
        ] as const)
      : []),
  ]
}

const ODD: readonly WagerName[] = ['queens up', 'aces up', 'cover all']
const ONE: readonly WagerName[] = ['four-card progressive', 'five-card progressive', 'progressive', 'hand bonus']

function wagersOf(rng: Rng): Wagers {
  const ante = dollars(5 * rng.between(1, 8))
  return {
    ante,
    ...(rng.oneIn(2) ? { 'super bonus': ante } : {}),
    ...Object.fromEntries(ODD.filter(() => rng.oneIn(3)).map((wager) => [wager, dollars(5)])),
    ...Object.fromEntries(ONE.filter(() => rng.oneIn(3)).map((wager) => [wager, dollars(rng.pick([1, 5]))])),
  }
}

/** Four ranks and then the rest, so that pairs, trips and quads are common; or one suit. */
function poorDeck(rng: Rng): number[] {
  const all = Uint8Array.from({ length: 52 }, (_, n) => n)
  rng.shuffle(all)
  const low = rng.below(10)
  const isRich = (card: number) => (low % 2 === 0 ? card >> 2 >= low && card >> 2 < low + 4 : (card & 3) === low % 4)
  return [...[...all].filter(isRich), ...[...all].filter((card) => !isRich(card))]
}
