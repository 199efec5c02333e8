/** Why a step of double-up baccarat may not be. */
export type DoubleUpRefusals = {
  'play over': undefined
  'tie not played out': undefined
  'side chosen already': undefined
  'no side chosen': undefined
  'joker in baccarat': undefined
  'impossible coup': undefined
  'card too often': { card: string; decks: number }
}

declare module '../../base/message.ts' {
  interface Messages extends DoubleUpRefusals {}
}
