/** Rounds of Crazy 4 Poker for tests: the rule file as it stands, three players with two wagers each, step by step. */
import type { Action } from '../src/games/table/action.ts'
import { tableRulesOf } from '../src/rulebook/tablegame.ts'
import { cardsIn } from './cards.ts'
import { money, playAll, reasonOf, ruleFileOf, wagersOf } from './tablegame.ts'

const rule = ruleFileOf('massachusetts/crazy-4-poker')
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
  wagers: wagersOf(wagers),
  ...more,
})
export const BASE = { ante: '$10', 'super bonus': '$10' }
export const HANDS = { 1: cardsIn('Ac Ad 9s 6h 4c'), 3: cardsIn('Kc Kd 8s 5h 3c'), 5: cardsIn('Qc Jd 7s 5d 2c') }
export const DEALER = cardsIn('Kh Jh 8d 5s 3s')
export const DEAL: Action = { do: 'deal', hands: HANDS, dealer: DEALER }
export const SEATED = [wager('1', BASE), wager('3', BASE), wager('5', BASE)]
export const READY = [open(), SHUFFLE]
export const CLOSE: Action = { do: 'close bets', at: 0 }
export const DEALT = [...READY, ...SEATED, CLOSE, DEAL]
export const fold = (seat: string): Action => ({ do: 'decide', seat })
/** Nobody plays. */
export const FOLDED: readonly Action[] = [fold('1'), fold('3'), fold('5'), { do: 'reveal' }, { do: 'settle' }]
export const ROUND: readonly Action[] = [...SEATED, CLOSE, DEAL, ...FOLDED]
export const play = (seat: string, amount: string): Action => ({ do: 'decide', seat, play: money(amount) })

export function run(actions: readonly Action[], settings: Record<string, string> = {}) {
  const { refused, table, instructions } = playAll(rulesWith(settings), actions)
  return { refused: reasonOf(refused), table, instructions }
}
