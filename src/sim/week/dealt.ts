/** Games against the house on a lucky day: hands that take a part of a meter. */
import { dollars } from '../../base/money.ts'
import { fromPlain } from '../../base/plain.ts'
import { cardOf } from '../../cards/card.ts'
import type { TableAction } from '../../engine/tablegames/tableaction.ts'
import type { Wagers } from '../../games/table/rules.ts'
import type { GameTable } from '../../games/table/table.ts'
import { DEALT } from '../../server/demo/tables.ts'
import type { Rng } from '../rng.ts'
import type { Maker } from './maker.ts'
import { FLOOR } from './people.ts'

export const luckyDeal: Maker = (rng, state, may) => {
  const table = rng.pick(DEALT)
  const live = state.games.get(table)
  const game = live === undefined ? undefined : fromPlain<GameTable>(live.game)
  const by = '11'
  const tries = actionsOf(rng, game).map((action) => ({
    order: { do: 'PlayTable' as const, table, action, second: rng.pick(FLOOR) },
    by,
  }))
  return tries.find(({ order }) => may(order, by))
}

const OPENING: readonly TableAction[] = [
  { do: 'open', backs: ['red', 'blue'], inspected: true, spread: true, washed: true },
  { do: 'shuffle', by: 'device', counted: 52 },
]

function actionsOf(rng: Rng, game: GameTable | undefined): TableAction[] {
  if (game === undefined) return [...OPENING, wager(rng)]
  const seats = Object.keys(game.seats)
  const hands = Object.fromEntries(seats.map((seat, nth) => [seat, hand(rng, nth)]))
  const dealer = [cardOf(3, 0), cardOf(4, 1), cardOf(6, 3), cardOf(7, 3), cardOf(1, 0)]
  const six = [...dealer, cardOf(1, 3)]
  switch (game.phase) {
    case 'bets':
      return [...(rng.oneIn(2) ? [wager(rng)] : []), { do: 'close bets' }, wager(rng), ...OPENING]
    case 'deal':
      return [
        { do: 'deal', hands, dealer: six, up: six[0]! },
        { do: 'deal', hands, up: six[0]! },
        { do: 'deal', hands, dealer },
        { do: 'deal', hands },
      ]
    case 'decisions':
      return seats.map((seat) => ({ do: 'decide', seat, play: game.seats[seat]?.wagers.ante ?? dollars(5) }) as const)
    case 'reveal':
      return [{ do: 'reveal', dealer: six }, { do: 'reveal', dealer }, { do: 'reveal' }]
    case 'settle':
      return [{ do: 'settle' }]
    case 'closed':
      return [...OPENING]
  }
}

/** A royal flush for the first, four aces or a straight flush for the second, and for the others nothing. */
function hand(rng: Rng, nth: number): number[] {
  if (nth === 0 && rng.oneIn(2)) return [12, 11, 10, 9, 8].map((rank) => cardOf(rank, 1))
  if (nth === 0) return [...[0, 1, 2, 3].map((suit) => cardOf(12, suit)), cardOf(0, 0)]
  if (nth === 1) return [9, 8, 7, 6, 5].map((rank) => cardOf(rank, 2))
  return [2, 5, 8, 10, 11].map((rank, at) => cardOf(rank, [0, 3][(at + nth) % 2]!))
}

const wager = (rng: Rng): TableAction => ({ do: 'wager', seat: String(rng.between(1, 5)), wagers: wagers(rng) })

function wagers(rng: Rng): Wagers {
  const ante = dollars(10)
  const side = dollars(rng.pick([1, 5]))
  return {
    ante,
    ...(rng.oneIn(2)
      ? { 'super bonus': ante, 'five-card progressive': side, 'four-card progressive': side }
      : { progressive: dollars(1) }),
  }
}
