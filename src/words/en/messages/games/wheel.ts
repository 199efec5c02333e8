import type { WheelFaults, WheelRefusals } from '../../../../games/wheel/messages.ts'
import type { Sentences } from '../../../language.ts'
import { money } from '../../../values.ts'

const of = (spot: string): string => (spot === 'jackpot' ? 'the double jackpot' : spot)

export const wheel: Sentences<WheelRefusals & WheelFaults> = {
  // spins
  'wheel is done': 'the wheel has been spun to its end; there is one prize',
  'spin not given up': 'the player spins; these rules have no giving up of a spin',
  'spun before giving up': 'the wheel has been spun already; it is spun again until it shows a prize',
  'turns not whole': ({ turns }) => `${turns} is not a number of complete turns`,
  'no such spot on the wheel': ({ spot, spots }) => `the wheel has no spot ${spot}; it has ${spots} spots`,
  'pointer rests otherwise': ({ at }) =>
    at === 'peg' ? 'the pointer rests in a spot or on a peg' : 'the pointer rests in a section or between two',
  'turns not told': 'how many complete turns did the wheel make?',
  'touch not told': 'did anybody touch the wheel while it turned?',
  'stop not told': 'has the wheel stopped altogether?',
  'wheel still moves': 'the wheel still turns: nothing is won before it stands still',
  'pointer not told': 'where does the pointer rest?',
  // a wheel to be posted
  'wheel without spots': 'the wheel has no spots',
  'too many spots': ({ spots, max }) => `the wheel has ${spots} spots; up to ${max} are allowed`,
  'spot not counted': ({ spot, times }) => `spot ${spot}: ${times} is not a number of spots`,
  'spot of other signs': ({ spot }) =>
    `spot ${spot}: a spot that the program draws is named by plain letters, figures and signs, 64 at most`,
  'spot of the wheel named twice': ({ spot }) => `spot ${spot} is listed twice; say how many times it is on the wheel`,
  'spot below the least': ({ spot, amount, limit }) =>
    `${of(spot)} is ${money(amount)}; the minimum is ${money(limit)}`,
  'spot above the most': ({ spot, amount, limit }) => `${of(spot)} is ${money(amount)}; the maximum is ${money(limit)}`,
  'prize form not approved': ({ spot, form, forms }) => `${of(spot)}: ${form} is not one of ${forms.join(', ')}`,
  'thing of a spot not named': ({ spot, form }) => `${of(spot)}: name the prize (${form})`,
  'no double spot in the rules': 'these rules have no double spot',
  'too many double spots': ({ spots }) => `the wheel has ${spots} double spots; one spot may be the double spot`,
  'double jackpot not posted': 'the jackpot of the double spot is not posted',
  'jackpot without double spot': 'a jackpot is posted, but the wheel has no double spot',
  'no guaranteed minimum in the rules': 'these rules have no guaranteed minimum',
  'guaranteed minimum not an amount': ({ from, to }) => `the guaranteed minimum from ${from} to ${to} is not an amount`,
}
