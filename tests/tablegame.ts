/** Rounds of a game against the house for tests: the rule file as it stands, whole rounds as actions, what each wager won. */
import { formatMoney, parseMoney } from '../src/base/money.ts'
import { isRefusal, type Refusal } from '../src/base/refusal.ts'
import type { Action } from '../src/games/table/action.ts'
import type { TableRules, Wagers } from '../src/games/table/rules.ts'
import { step } from '../src/games/table/step.ts'
import { begin, type Entry, type GameTable, type Instruction, type Meters } from '../src/games/table/table.ts'
import type { TableGameFile } from '../src/rulebook/tablegame.ts'
import { catalogued } from '../src/server/house/catalogue.ts'
import { english } from '../src/words/sentence.ts'
import { cardsIn } from './cards.ts'

export function ruleFileOf(activity: string): TableGameFile {
  const found = catalogued(activity)
  if (found === undefined || !('rule' in found)) throw new Error(`the rule file of ${activity} is not there`)
  return found.rule as TableGameFile
}

export const money = (text: string) => parseMoney(text)!
export const wagersOf = (written: Record<string, string>): Wagers =>
  Object.fromEntries(Object.entries(written).map(([name, amount]) => [name, money(amount)]))

/** Plays $10 unless told otherwise. */
export type Player = { wagers: Record<string, string>; hand: string; play?: string; fold?: true }

/** From the wagers to the payments; who has no ante is not asked. */
export function roundOf(players: Record<string, Player>, dealer: string, drawn: object = {}): Action[] {
  const seats = Object.entries(players)
  return [
    ...seats.map(([seat, { wagers }]): Action => ({ do: 'wager', seat, wagers: wagersOf(wagers) })),
    { do: 'close bets', at: 1 },
    {
      do: 'deal',
      hands: Object.fromEntries(seats.map(([seat, { hand }]) => [seat, cardsIn(hand)])),
      dealer: cardsIn(dealer),
    },
    ...seats.flatMap(([seat, { wagers, play, fold }]): Action[] =>
      wagers.ante === undefined ? [] : [{ do: 'decide', seat, ...(fold ? {} : { play: money(play ?? '$10') }) }],
    ),
    { do: 'reveal', ...drawn },
    { do: 'settle', floor: true },
  ]
}

export type Played = {
  /** The first action that is refused ends it. */
  readonly refused: Refusal | undefined
  readonly table: GameTable
  readonly meters: Meters
  readonly entries: Entry[]
  readonly instructions: Instruction[]
}

export function playAll(rules: TableRules, actions: readonly Action[], before: Meters = {}): Played {
  let [table, meters]: [GameTable, Meters] = [begin(rules), before]
  const entries: Entry[] = []
  const instructions: Instruction[] = []
  for (const action of actions) {
    const done = step(table, action, { rules, meters })
    if (isRefusal(done)) return { refused: done, table, meters, entries, instructions }
    ;[table, meters] = [done.table, done.meters]
    entries.push(...done.entries)
    instructions.push(...done.instructions)
  }
  return { refused: undefined, table, meters, entries, instructions }
}

export const reasonOf = (refused: Refusal | undefined): string | undefined =>
  refused && `${english(refused.reasons[0]!)} [${refused.reasons[0]!.clause}]`

/** What a wager wins beyond itself; what is collected counts against it. */
export const netOf = ({ does, win, wagered }: Entry) => (does === 'collect' ? -wagered : win)
export const wonOn = (entries: readonly Entry[], seat: string, wager: string, what = 'wager') => {
  const settled = entries.filter((entry) => entry.seat === seat && entry.wager === wager && entry.what === what).at(-1)
  return settled === undefined ? undefined : formatMoney(netOf(settled) as never)
}
