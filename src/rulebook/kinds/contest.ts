/** Patrons say who will win games of a slate; most right winners have the places. */
import { z } from 'zod'
import { message } from '../../base/message.ts'
import { choiceOfKind, type Misplaced, ruleOfKind } from '../kind.ts'
import { drawnPoolChoices, occasionChoices, prizeChoices, settingChoices } from '../parts/choices.ts'
import { contestChoices, enter, form, places, results, score } from '../parts/contest.ts'
import { freeTable } from '../parts/free.ts'
import { drawnPools, reserve } from '../parts/funds.ts'
import { charts, named, settings } from '../parts/lines.ts'
import { plainFixed } from '../parts/prizes.ts'
import { confirm, whoIsDrawn } from '../parts/who.ts'

const line = z.strictObject({ ...named, pays: z.discriminatedUnion('kind', [plainFixed]) })

const rule = ruleOfKind('contest', {
  pools: drawnPools,
  reserve,
  who: whoIsDrawn,
  confirm: confirm.optional(),
  charts: charts(line),
  settings: settings.optional(),
  free: freeTable.optional(),
  form,
  enter,
  score,
  places,
  results,
})

export const contest = {
  runs: 'contest',
  rule,
  choice: choiceOfKind({
    ...occasionChoices,
    ...drawnPoolChoices,
    ...prizeChoices,
    ...settingChoices,
    ...contestChoices,
  }),
  faults,
} as const

/** Every place is a prize, a total is guessed where it decides, and days of the year are named where they count. */
function faults({
  charts: { option },
  places: { lines },
  form: asked,
  score: scored,
  enter: { hours },
}: z.infer<typeof rule>) {
  const found = lines.flatMap((name, nth): Misplaced[] =>
    Object.values(option).every((chart) => chart.some((one) => one.line === name))
      ? []
      : [{ path: ['places', 'lines', nth], told: message('no prize of this name', { line: name }) }],
  )
  const isGuessed = asked.kind === 'card' && asked.total !== undefined
  if (scored.equal !== undefined && !isGuessed)
    found.push({ path: ['score', 'equal'], told: message('no total is guessed') })
  const areDated = hours?.from !== undefined && hours.to !== undefined && hours.from <= hours.to
  if (hours?.per === 'dates' && !areDated)
    found.push({ path: ['enter', 'hours'], told: message('days of the year not said') })
  return found
}
