/** Tables on a grid; the last digits of a score find one of them, and those who sit there share the prize. */
import { z } from 'zod'
import { message } from '../../base/message.ts'
import { choiceOfKind, gamesFaults, type Misplaced, ruleOfKind } from '../kind.ts'
import { noPoolChoices, occasionChoices } from '../parts/choices.ts'
import { freeTable } from '../parts/free.ts'
import { reserve } from '../parts/funds.ts'
import { charts, named } from '../parts/lines.ts'
import { shown } from '../parts/prizes.ts'
import { blank, digits, divides, grid, scoring, squaresChoices } from '../parts/squares.ts'
import { confirm, whoIsDrawn } from '../parts/who.ts'

const line = z.strictObject({ ...named, pays: z.discriminatedUnion('kind', [shown]) })

const rule = ruleOfKind('squares', {
  reserve,
  who: whoIsDrawn,
  confirm: confirm.optional(),
  charts: charts(line),
  free: freeTable.optional(),
  grid,
  digits,
  scoring,
  divides,
  blank,
})

export const squares = {
  runs: 'squares',
  /** Nothing grows: pools are there for whoever asks, and empty. */
  rule: rule.transform((read) => ({ ...read, pools: {} as Record<string, never> })),
  choice: choiceOfKind({ ...occasionChoices, ...noPoolChoices, ...squaresChoices }),
  faults,
} as const

/** It names its games, and pays by a line of every chart. */
function faults({ games, divides: { line: name }, charts: { option } }: z.infer<typeof rule>): Misplaced[] {
  const isPaid = Object.values(option).every((lines) => lines.some((one) => one.line === name))
  return [
    ...gamesFaults({ games }),
    ...(isPaid ? [] : [{ path: ['divides', 'line'], told: message('no prize of this name', { line: name }) }]),
  ]
}
