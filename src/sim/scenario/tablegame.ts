/** Rounds of a game against the house in scenarios: one step for a whole round, or one for each action. */
import { z } from 'zod'
import { type Cents, ZERO } from '../../base/money.ts'
import { isRefusal } from '../../base/refusal.ts'
import { runningOf } from '../../engine/offerings/running.ts'
import { liveGame } from '../../engine/tablegames/livegame.ts'
import { card, position, type TableAction, tableAction } from '../../engine/tablegames/tableaction.ts'
import { WAGERS, type Wagers } from '../../games/table/rules.ts'
import { isTableGame } from '../../rulebook/tablegame.ts'
import { flag, money } from '../../rulebook/terms.ts'
import { cards } from './file/words.ts'
import { settleHit } from './hit.ts'
import { type Night, order } from './night.ts'

const text = z.string()

/** The wagers of a seat, its cards, and what the player does. */
const gameSeat = z
  .strictObject({
    ...(Object.fromEntries(WAGERS.map((name) => [name, money.optional()])) as {
      [Name in (typeof WAGERS)[number]]: z.ZodOptional<typeof money>
    }),
    hand: cards.optional(),
    folds: flag.optional(),
    player: text.optional(),
  })
  .refine(({ folds, play }) => folds !== true || play === undefined, 'who folds makes no Play wager')

export const playGame = z.strictObject({
  table: text.optional(),
  seats: z.record(z.string().regex(/^\d+$/, 'a seat is a number'), gameSeat),
  dealer: cards.optional(),
  /** The one of the dealer's that lies face up, where the game has it. */
  up: card.optional(),
  magic: card.optional(),
  lucky: position.optional(),
  /** `no`: nobody of the floor is asked. */
  floor: flag.optional(),
  /** How far the round goes: to the last payment, if nothing is said. */
  until: z.enum(['wagers', 'closed', 'dealt', 'decided', 'revealed', 'settled', 'paid']).optional(),
})
export type PlayGameText = z.infer<typeof playGame>
type SeatText = z.infer<typeof gameSeat>

export const gameStep = z.strictObject({ table: text.optional(), action: tableAction, second: text.optional() })
export const useAccount = z.strictObject({ table: text.optional(), seat: text, amount: money })

const LAST = { wagers: 1, closed: 2, dealt: 3, decided: 4, revealed: 5, settled: 6, paid: 7 }

/** Whatever a round needs before the first bet: an open table, shuffled cards, money on the game accounts. */
export function playRound(night: Night, table: string, written: PlayGameText, by = 'dealer'): void {
  const until = LAST[written.until ?? 'paid']
  const floor = written.floor === false ? undefined : 'floor'
  const act = (action: TableAction, second?: string) => isRefusal(doStep(night, table, action, by, second))
  if (!makeReady(night, table, by)) return
  const seats = Object.entries(written.seats as Record<string, SeatText>)
  for (const [seat, facts] of seats) {
    const wagers = wagersOf(facts)
    const device = add(wagers['hand bonus'], wagers['dealer hand bonus'])
    if (device > ZERO) order(night, { do: 'UseAccount', table, seat, amount: device }, 'cashier')
    if (act({ do: 'wager', seat, wagers, ...(facts.player === undefined ? {} : { player: facts.player }) })) return
  }
  if (until < 2 || act({ do: 'close bets' })) return
  const hands = Object.fromEntries(seats.flatMap(([seat, { hand }]) => (hand === undefined ? [] : [[seat, [...hand]]])))
  const dealer = written.dealer === undefined ? {} : { dealer: [...written.dealer] }
  const up = written.up === undefined ? {} : { up: written.up }
  if (until < 3 || act({ do: 'deal', hands, ...dealer, ...up })) return
  // A wrong number of cards has voided the round, and there is nothing more to do.
  if (until < 4 || liveGame(night.state, table)?.phase === 'bets') return
  // A Play wager without an Ante is a mistake that the game refuses.
  for (const [seat, { ante, play, folds }] of seats)
    if (
      (ante !== undefined || play !== undefined) &&
      act({ do: 'decide', seat, ...(folds === true || play === undefined ? {} : { play }) })
    )
      return
  const drawn: TableAction = {
    do: 'reveal',
    ...(written.magic === undefined ? {} : { magic: written.magic }),
    ...(written.lucky === undefined ? {} : { lucky: written.lucky }),
  }
  if (until < 5 || act(drawn)) return
  const before = night.state.hitsSoFar
  if (until < 6 || act({ do: 'settle' }, floor)) return
  for (let hit = before + 1; hit <= night.state.hitsSoFar && until > 6; hit++) settleHit(night, `H${hit}`, {})
}

export function doStep(night: Night, table: string, action: TableAction, by = 'dealer', second?: string) {
  return order(night, { do: 'PlayTable', table, action, ...(second === undefined ? {} : { second }) }, by)
}

function makeReady(night: Night, table: string, by: string): boolean {
  const game = liveGame(night.state, table)
  const running = [...night.state.offerings.values()]
    .map(({ activity }) => runningOf(night.state, activity))
    .find((one) => one !== undefined && isTableGame(one.rule))
  const settings = running?.offering.settings
  if (settings?.dealing === undefined) return true
  if (game === undefined || game.phase === 'closed') {
    const opened = doStep(
      night,
      table,
      { do: 'open', backs: ['red'], inspected: true, spread: true, washed: true },
      by,
      'floor',
    )
    if (isRefusal(opened)) return false
  }
  const { deck } = liveGame(night.state, table) ?? {}
  if (deck?.ready !== undefined) return true
  const isDevice = settings.shuffling !== 'by hand'
  const shuffled = doStep(night, table, { do: 'shuffle', by: isDevice ? 'device' : 'hand' }, by)
  if (isRefusal(shuffled) || isDevice) return !isRefusal(shuffled)
  return !isRefusal(doStep(night, table, { do: 'cut', cards: 20 }, by))
}

const add = (...amounts: (Cents | undefined)[]): Cents =>
  amounts.reduce<bigint>((sum, amount) => sum + (amount ?? 0n), 0n) as Cents

/** All but the Play wager, which is made later. */
const wagersOf = (facts: SeatText): Wagers =>
  Object.fromEntries(
    WAGERS.filter((name) => name !== 'play' && facts[name] !== undefined).map((name) => [name, facts[name]!]),
  )
