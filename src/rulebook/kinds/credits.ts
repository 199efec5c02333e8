/** Members earn credits while they play and hand them in for posted prizes. */
import { z } from 'zod'
import { message } from '../../base/message.ts'
import { choiceOfKind, type Misplaced, ruleOfKind } from '../kind.ts'
import { drawnPoolChoices, settingChoices } from '../parts/choices.ts'
import { creditChoices, earns, redeem, rewards } from '../parts/credits.ts'
import { freeTable } from '../parts/free.ts'
import { drawnPools, reserve } from '../parts/funds.ts'
import { charts, named, settings } from '../parts/lines.ts'
import { shown } from '../parts/prizes.ts'
import { confirm, whoIsDrawn } from '../parts/who.ts'

const line = z.strictObject({ ...named, pays: z.discriminatedUnion('kind', [shown]) })

const rule = ruleOfKind('credits', {
  pools: drawnPools,
  reserve,
  who: whoIsDrawn,
  confirm: confirm.optional(),
  charts: charts(line),
  settings: settings.optional(),
  free: freeTable.optional(),
  earns,
  redeem,
  rewards,
})

export const credits = {
  runs: 'credits',
  rule,
  choice: choiceOfKind({ ...drawnPoolChoices, ...settingChoices, ...creditChoices }),
  faults,
} as const

/** Credits come in some way, and are good for a line of every chart. */
function faults({ earns: { swipes, time }, rewards: { line: name }, charts: { option } }: z.infer<typeof rule>) {
  const ways: Misplaced[] =
    swipes === undefined && time === undefined ? [{ path: ['earns'], told: message('credits come in no way') }] : []
  const isPaid = Object.values(option).every((lines) => lines.some((one) => one.line === name))
  return isPaid
    ? ways
    : [...ways, { path: ['rewards', 'line'], told: message('no prize of this name', { line: name }) }]
}
