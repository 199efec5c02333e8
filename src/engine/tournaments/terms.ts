/** The rules of a tournament with what the house has posted of it. */
import { add, type Cents, ZERO } from '../../base/money.ts'
import { isTournament, type RuleOf } from '../../rulebook/rule.ts'
import { type Running, runningOf } from '../offerings/running.ts'
import type { State } from './vocabulary.ts'

export type Posted = NonNullable<Running['offering']['tournament']>
export type RunningTournament = Running & { readonly rule: RuleOf<'tournament'>; readonly posted: Posted }

export function tournamentRunning(state: Pick<State, 'offerings'>, activity: string): RunningTournament | undefined {
  const running = runningOf(state as State, activity)
  if (running === undefined || !isTournament(running.rule)) return undefined
  const posted = running.offering.tournament
  return posted === undefined ? undefined : { ...running, rule: running.rule, posted }
}

export const priceOf = ({ posted }: RunningTournament): Cents => add(posted.buyIn, posted.fee)
export const isFree = (running: RunningTournament): boolean => priceOf(running) === ZERO
