/** Where a rule wants the recording seen, surveillance says what it shows: no floor person can say it instead. */

import { refuseOrder } from '../../base/refusal.ts'
import type { CommandOf, Decision, EventOf, Slice, State } from './vocabulary.ts'

export function confirmSurveillance(state: State, command: CommandOf<'ConfirmSurveillance'>): Decision {
  const { by, yes = true } = command
  const hit = state.hits.get(command.hit)
  if (hit === undefined) return refuseOrder('no open hit', { hit: command.hit })
  if (hit.status !== 'declared') return refuseOrder('nothing left to confirm', { hit: hit.hit, status: hit.status })
  const asked = hit.questions.filter(({ of }) => of === 'surveillance')
  if (asked.length === 0) return refuseOrder('surveillance not asked', { activity: hit.activity, hit: hit.hit })
  return [{ type: 'SurveillanceAnswered', hit: hit.hit, answers: asked.map(({ id }) => ({ question: id, yes })), by }]
}

export function evolveSurveillance(state: Slice, event: EventOf<'SurveillanceAnswered'>): void {
  for (const { question, yes } of event.answers) state.hits.get(event.hit)!.answers[question] = yes
}
