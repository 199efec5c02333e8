/** Why a step of the wheel of cards may not be, and what is wrong with one that is to be posted. */
export type CardWheelRefusals = {
  'hand of the wheel complete': { cards: number }
  'card not on the wheel': undefined
  'no such award on the wheel': { award: string; awards: readonly string[] }
}

export type CardWheelFaults = {
  'another number of awards': { awards: number; sections: number }
  'award not counted': { award: string; times: number }
  'award named twice': { award: string }
  'award without value': { award: string }
  'chart of the wheel not posted': undefined
  'hand of the wheel named twice': { hand: string }
  'hand of the wheel without amount': { hand: string }
}

declare module '../../base/message.ts' {
  interface Messages extends CardWheelRefusals, CardWheelFaults {}
}
