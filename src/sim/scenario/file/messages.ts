/** What is wrong with a scenario beyond what any text can have wrong. */
export type ScenarioFaults = {
  'several steps at once': { steps: readonly string[] }
  'step names nothing': { steps: readonly string[] }
  'scenario without steps': undefined
  'offering beside offerings': undefined
  'activity not in the catalogue': { activity: string; meant?: string }
  'activity offered twice': { activity: string }
  'nobody so named': { name: string; meant?: string }
  'no such claim expected': { name: string; claims: readonly string[] }
  'not so many seats': { seats: number; persons: number }
  'fund named twice': { fund: string; other: string }
  'no guess': { text: string }
  'no ticket number': { text: string }
  'folded hand with a Play wager': undefined
  // forms, as the object of "it takes"
  'a date and time': undefined
  'a span of time': undefined
  'a spot': undefined
  'a seat as digits': undefined
}

declare module '../../../base/message.ts' {
  interface Messages extends ScenarioFaults {}
}
