/** What was decided becomes what is recorded or answered: every message in it gets its English of that day beside it. */

import { isRefusal, type Refusal } from '../base/refusal.ts'
import type { Denied, Question } from '../engine/judging/judgement.ts'
import type { Event } from '../engine/mechanisms.ts'
import { saidAs } from './said.ts'
import { english, spoken, spokenRefusal } from './sentence.ts'

export const inEnglish = (decision: readonly Event[] | Refusal): readonly Event[] | Refusal =>
  isRefusal(decision) ? spokenRefusal(decision) : decision.map(eventInEnglish)

/** Only these carry messages: a round that was locked as it should be is passed on as it is. */
function eventInEnglish(event: Event): Event {
  switch (event.type) {
    case 'RoundStarted':
      return event.returned === undefined ? event : { ...event, returned: event.returned.map(deniedInEnglish) }
    case 'HandJudged':
    case 'PeriodClosed':
      return { ...event, denied: event.denied.map(deniedInEnglish) }
    case 'HitDeclared': {
      const { denied, questions, evidence } = event
      return {
        ...event,
        denied: denied.map(deniedInEnglish),
        questions: questions.map(questionInEnglish),
        ...(evidence === undefined ? {} : { evidence: spoken(evidence) }),
      }
    }
    case 'PassedOver':
    case 'EquipmentFailed':
      return { ...event, reason: spoken(event.reason) }
    case 'MessageSetAside':
      return { ...event, reasons: event.reasons.map(spoken) }
    case 'TablePlayed':
      return { ...event, told: event.told.map(spoken) }
  }
  return event
}

const questionInEnglish = (question: Question): Question =>
  question.asks === undefined ? question : { ...question, says: saidAs(english(question.asks)) }
const deniedInEnglish = (denied: Denied): Denied => ({ ...denied, reasons: denied.reasons.map(spoken) })

/**
 * What was decided, without the sentences. Of a journal that kept a sentence alone, as `recorded` shows, its id and values
 * are left out as well: nobody can tell today what they would have been.
 */
export function factsOf(decided: unknown, recorded: unknown): unknown {
  if (Array.isArray(decided))
    return decided.map((one, at) => factsOf(one, Array.isArray(recorded) ? recorded[at] : undefined))
  if (typeof decided !== 'object' || decided === null) return decided
  const then = (typeof recorded === 'object' && recorded !== null ? recorded : {}) as Readonly<Record<string, unknown>>
  const { says: _says, ...facts } = decided as Record<string, unknown>
  if (then.says !== undefined)
    for (const key of ['id', 'with', 'asks']) {
      if (then[key] === undefined) delete facts[key]
    }
  return Object.fromEntries(Object.entries(facts).map(([key, one]) => [key, factsOf(one, then[key])]))
}
