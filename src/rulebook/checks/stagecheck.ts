/** When the stage after the drawings begins: as the rules say, or as the house posts it. */
import { message } from '../../base/message.ts'
import type { Written } from '../offering.ts'
import type { RuleFile } from '../rule.ts'
import type { Complain, Complaint } from './complaint.ts'

export function checkStage(
  { stage, charts, runs }: RuleFile,
  { stageAt }: Written,
  say: Complain,
  wrong: Complaint[],
  missing: Complaint[],
): void {
  if (stage === undefined) {
    if (stageAt !== undefined)
      say(wrong, charts.by, message('not left to the house', { choice: 'stageAt', runs }), 'stageAt')
    return
  }
  const { by, at } = stage.begins
  if (at === undefined && stageAt === undefined) say(missing, by, message('time of the stage not chosen'), 'stageAt')
  if (at !== undefined && stageAt !== undefined && stageAt !== at)
    say(wrong, by, message('stage begins otherwise', { at, said: stageAt }), 'stageAt')
}
