/** Why a step on the way to the car may not be. */
export type KeysRefusals = {
  'nobody for the keys': undefined
  'too many for the keys': { people: number; cards: number }
  'twice for the keys': { who: string }
  'keys are done': undefined
  'not among the keys': { who: string }
  'card drawn already': { who: string; card: string }
  'all cards drawn': undefined
  'not a card of the order': { most: number }
  'card of another suit': { card: string; first: string }
  'card drawn by another': { card: string; who: string }
  'cards before envelopes': undefined
  'envelopes chosen already': undefined
  'turn of another': { who: string; next: string }
  'no such envelope': { envelope: number; envelopes: number }
  'envelope taken': { envelope: number; who: string }
  'envelopes before keys': undefined
}

declare module '../../base/message.ts' {
  interface Messages extends KeysRefusals {}
}
