import type { CardWheelFaults, CardWheelRefusals } from '../../../../games/cardwheel/messages.ts'
import type { Sentences } from '../../../language.ts'

export const cardwheel: Sentences<CardWheelRefusals & CardWheelFaults> = {
  'hand of the wheel complete': ({ cards }) => `${cards} different cards are recorded; the spinning is over`,
  'card not on the wheel': 'the wheel has one section for each of the 52 cards',
  'no such award on the wheel': ({ award, awards }) =>
    `${award} is not on the wheel; its awards are ${awards.join(', ') || 'none'}`,
  'another number of awards': ({ awards, sections }) =>
    `the wheel has ${sections} sections for awards; ${awards} are posted`,
  'award not counted': ({ award, times }) => `${award}: ${times} is not a number of sections`,
  'award named twice': ({ award }) => `${award} is listed twice; say how many sections it has`,
  'award without value': ({ award }) => `${award} has no value`,
  'chart of the wheel not posted': 'the chart of hands is not posted',
  'hand of the wheel named twice': ({ hand }) => `${hand} is twice on the chart`,
  'hand of the wheel without amount': ({ hand }) => `${hand} has no amount on the chart`,
}
