/** Why a step of a prize wheel may not be, and what is wrong with a wheel that is to be posted. */
export type WheelRefusals = {
  'wheel is done': undefined
  'spin not given up': undefined
  'spun before giving up': undefined
  'turns not whole': { turns: number }
  'no such spot on the wheel': { spot: string; spots: number }
  'pointer rests otherwise': { at: 'peg' | 'between' }
  'turns not told': undefined
  'touch not told': undefined
  'stop not told': undefined
  'wheel still moves': undefined
  'pointer not told': undefined
}

/** Amounts are cents; a spot is named as it is posted, the double spot's prize is the `jackpot`. */
export type WheelFaults = {
  'wheel without spots': undefined
  'too many spots': { spots: number; max: number }
  'spot not counted': { spot: string; times: number }
  'spot of other signs': { spot: string }
  'spot of the wheel named twice': { spot: string }
  'spot below the least': { spot: string; amount: string; limit: string }
  'spot above the most': { spot: string; amount: string; limit: string }
  'prize form not approved': { spot: string; form: string; forms: readonly string[] }
  'thing of a spot not named': { spot: string; form: string }
  'no double spot in the rules': undefined
  'too many double spots': { spots: number }
  'double jackpot not posted': undefined
  'jackpot without double spot': undefined
  'no guaranteed minimum in the rules': undefined
  'guaranteed minimum not an amount': { from: string; to: string }
}

declare module '../../base/message.ts' {
  interface Messages extends WheelRefusals, WheelFaults {}
}
