/** Who won, and where the rules leave it open how much, one person enters and another confirms. */
import { z } from 'zod'
import { message } from '../../base/message.ts'
import { isPool, poolOf } from '../../ledger/name.ts'
import { choiceOfKind, linesIn, type Misplaced, ruleOfKind } from '../kind.ts'
import { enteredChoices, poolChoices, prizeChoices, settingChoices } from '../parts/choices.ts'
import { freeTable } from '../parts/free.ts'
import { fee, keypad, pools, reserve } from '../parts/funds.ts'
import { charts, named, settings } from '../parts/lines.ts'
import { entered, multipliedFixed, ofPool } from '../parts/prizes.ts'
import { severalAwarded } from '../parts/sharing.ts'
import { confirm, whoIsAwarded } from '../parts/who.ts'

const line = z.strictObject({ ...named, pays: z.discriminatedUnion('kind', [entered, multipliedFixed, ofPool]) })

const rule = ruleOfKind('by hand', {
  fee: fee.optional(),
  keypad: keypad.optional(),
  pools,
  reserve,
  who: whoIsAwarded,
  confirm: confirm.optional(),
  charts: charts(line),
  several: severalAwarded.optional(),
  free: freeTable.optional(),
  settings: settings.optional(),
})

export const byHand = {
  runs: 'by hand',
  rule,
  choice: choiceOfKind({ ...poolChoices, ...prizeChoices, ...enteredChoices, ...settingChoices }),
  faults,
} as const

function faults(rule: z.infer<typeof byHand.rule>): Misplaced[] {
  return linesIn(rule).flatMap(({ line: { pays }, path }) => {
    const pool = pays.kind === 'pool' ? pays.pool : isPool(pays.from) ? poolOf(pays.from) : undefined
    return pool === undefined || rule.pools[pool] !== undefined
      ? []
      : [{ path: [...path, 'pays'], told: message('pool is not there', { pool }) }]
  })
}
