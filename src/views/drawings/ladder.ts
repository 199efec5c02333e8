/** The rungs of a game that is played for the prize, each with what it is worth now. */
import { add, type Cents, formatMoney } from '../../base/money.ts'
import { settle } from '../../engine/drawings/prizegame.ts'
import type { Play } from '../../engine/drawings/vocabulary.ts'
import type { State } from '../../engine/mechanisms.ts'
import type { Running } from '../../engine/offerings/running.ts'
import { balance } from '../../ledger/balances.ts'
import { type AccountName, poolAccount, reseedAccount } from '../../ledger/name.ts'
import { chartOf, funderOf, prizeOf } from '../../rulebook/choice.ts'
import type { OwnGame } from '../../rulebook/parts/drawing.ts'
import type { RuleFile } from '../../rulebook/rule.ts'

export type Rung = {
  readonly line: string
  readonly prize: string
  /** free play, cash, or the thing that is handed over. */
  readonly form: string
  readonly by: string
  /** Where the player stands, has been, or could come to with the next step. */
  readonly is: 'here' | 'behind' | 'next' | 'ahead'
}

/** The rungs from the lowest, each with what is posted for it at this moment. */
export function ladderOf(state: State, running: Running, game: OwnGame, play: Play | undefined): Rung[] {
  const { rule, offering } = running
  const lines = chartOf(rule, offering)
  const here = play === undefined ? undefined : settle(game, play).rung
  return game.rungs.map((name, index) => {
    const line = lines.find((candidate) => candidate.line === name)
    const amount =
      line === undefined
        ? ''
        : line.pays.kind === 'pool'
          ? formatMoney(nextPrize(state, rule, line.pays.pool))
          : formatMoney(prizeOf(running, line))
    const is =
      here === undefined || index > here + 1 ? 'ahead' : index === here ? 'here' : index < here ? 'behind' : 'next'
    return { line: name, prize: amount, form: offering.things?.[name] ?? line?.form?.is ?? '', by: line?.by ?? '', is }
  })
}

/** What the next winner of a pool would get, also while a hit on it is pending. */
function nextPrize(state: State, rule: RuleFile, pool: string): Cents {
  const of = (name: AccountName) => balance(state.balances, funderOf(rule), name)
  const pending = [...state.hits.values()].filter(
    (hit) =>
      hit.activity === rule.activity &&
      hit.status === 'declared' &&
      hit.awards.some(({ parts }) => parts[poolAccount(pool)] !== undefined),
  )
  return add(of(poolAccount(pool)), ...pending.map(({ hit }) => of(reseedAccount(hit))))
}
