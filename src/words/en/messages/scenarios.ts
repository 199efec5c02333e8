import type { ScenarioFaults } from '../../../sim/scenario/file/messages.ts'
import type { Sentences } from '../../language.ts'

export const scenarios: Sentences<ScenarioFaults> = {
  'several steps at once': ({ steps }) => `one step at a time; ${steps.join(' and ')} stand together`,
  'step names nothing': ({ steps }) => `a step names one of ${steps.join(', ')}; or at`,
  'scenario without steps': 'a scenario has steps, or variants with steps',
  'offering beside offerings': 'write offering for one, or offerings for a list of them, not both',
  'activity not in the catalogue': ({ activity, meant }) =>
    `there is no activity "${activity}" in the catalogue${meant === undefined ? '' : `; did you mean "${meant}"?`}`,
  'activity offered twice': ({ activity }) =>
    `${activity} is offered twice; an activity has one offering at a time, and a step may offer it anew`,
  'nobody so named': ({ name, meant }) =>
    `the scenario knows nobody as "${name}"${meant === undefined ? '' : `; did you mean "${meant}"?`}`,
  'no such claim expected': ({ name, claims }) =>
    `there is no "${name}" in this scenario; ${claims.length === 0 ? 'it has no claims' : `its claims are ${claims.join(', ')}`}`,
  'not so many seats': ({ seats, persons }) => `${seats} seats are named for ${persons} persons`,
  'fund named twice': ({ fund, other }) => `${other} and ${fund} are the same fund; write one of them`,
  'no guess': ({ text }) => `"${text}" is no guess; guesses are H and L`,
  'no ticket number': ({ text }) => `"${text}" is no ticket; tickets are written T3 or T3 to T7`,
  'folded hand with a Play wager': 'who folds makes no Play wager',
  'a date and time': 'a date and time like 2026-03-02T19:30',
  'a span of time': 'a span like 2 days or 1 hour 30 minutes',
  'a spot': 'a spot like 3, 3b1 for the first behind seat 3, or 3d for its space on the player-dealer hand',
  'a seat as digits': 'a seat as a number',
}
