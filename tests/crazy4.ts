/** Rounds of Crazy 4 Poker for tests: the rule file as it stands, three players with two wagers each, step by step. */
import { parseMoney } from '../src/base/money.ts'
import { isRefusal } from '../src/base/refusal.ts'
import { parseCards } from '../src/cards/notation.ts'
import type { Action } from '../src/games/table/action.ts'
import type { Wagers } from '../src/games/table/rules.ts'
import { step } from '../src/games/table/step.ts'
import { begin, type GameTable, type Instruction } from '../src/games/table/table.ts'
import { type TableGameFile, tableRulesOf } from '../src/rulebook/tablegame.ts'
import { catalogued } from '../src/server/catalogue.ts'

const found = catalogued('massachusetts/crazy-4-poker')
if (found === undefined || !('rule' in found)) throw new Error('the rule file is not there')
const rule = found.rule as TableGameFile
const POOL = {
  seed: 1_000_000n as never,
  reseed: 1_000_000n as never,
  rate: { over: 1n, under: 4n, isShare: true as const },
}
const rulesWith = (settings: Record<string, string> = {}) =>
  tableRulesOf(rule, {
    activity: rule.activity,
    settings: {
      'queens up': 'A',
      'four-card progressive': 'A',
      'five-card progressive': 'none',
      'hand bonus': 'none',
      'cover all': 'none',
      dealing: 'hand',
      shuffling: 'counting device',
      ...settings,
    },
    pools: { 'four-card': POOL },
  })

export const cards = (text: string) => {
  const read = parseCards(text)
  if (!read.ok) throw new Error(read.says)
  return read.value
}
export const money = (text: string) => parseMoney(text)!
const of = (written: Record<string, string>): Wagers =>
  Object.fromEntries(Object.entries(written).map(([name, amount]) => [name, money(amount)]))

export const open = (changed: object = {}): Action => ({
  do: 'open',
  at: 0,
  backs: ['red'],
  inspected: true,
  verified: true,
  spread: true,
  washed: true,
  ...changed,
})
export const SHUFFLE: Action = { do: 'shuffle', at: 0, by: 'device', counted: 52 }
export const wager = (seat: string, wagers: Record<string, string>, more: object = {}): Action => ({
  do: 'wager',
  seat,
  wagers: of(wagers),
  ...more,
})
export const BASE = { ante: '$10', 'super bonus': '$10' }
export const HANDS = { 1: cards('Ac Ad 9s 6h 4c'), 3: cards('Kc Kd 8s 5h 3c'), 5: cards('Qc Jd 7s 5d 2c') }
export const DEALER = cards('Kh Jh 8d 5s 3s')
export const DEAL: Action = { do: 'deal', hands: HANDS, dealer: DEALER }
export const SEATED = [wager('1', BASE), wager('3', BASE), wager('5', BASE)]
export const READY = [open(), SHUFFLE]
export const DEALT = [...READY, ...SEATED, { do: 'close bets', at: 0 } as Action, DEAL]
export const fold = (seat: string): Action => ({ do: 'decide', seat })
export const play = (seat: string, amount: string): Action => ({ do: 'decide', seat, play: money(amount) })

export function run(actions: readonly Action[], settings: Record<string, string> = {}) {
  const rules = rulesWith(settings)
  let table: GameTable = begin(rules)
  const instructions: Instruction[] = []
  for (const action of actions) {
    const done = step(table, action, { rules, meters: {} })
    if (isRefusal(done))
      return { refused: `${done.reasons[0]?.says} [${done.reasons[0]?.clause}]`, table, instructions }
    table = done.table
    instructions.push(...done.instructions)
  }
  return { refused: undefined, table, instructions }
}
