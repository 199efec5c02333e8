/** What the host of a giveaway is told. */
import type { Subject } from '../../base/party.ts'

export type StageMessages = {
  'no pass of this number': { callup: string }
  'pass owes nothing': { who: Subject }
  'time for identification is over': { until: string }
  'another has the pass': { who: Subject }
  'no stage waits': { activity: string }
  'stage not yet': { at: string }
  'stage runs already': { activity: string }
  'stage does not run': { activity: string }
  'still somebody to report': { who: Subject }
  'step of another stage': { step: string }
  'counting chips takes two': undefined
  'passes wait': { activity: string; day: string }
  'key started the car': { callup: string; card: string; envelope: number; tried: number }
  'placed in the play-down': { callup: string; table: string; place: number; chips: number; playedOff?: true }
}

declare module '../../base/message.ts' {
  interface Messages extends StageMessages {}
}
