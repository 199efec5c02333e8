/** Tickets, points or seats bring people into a drawing; whoever is drawn has a prize, a spin, a pass, or a pot. */
import { z } from 'zod'
import { message } from '../../base/message.ts'
import { choiceOfKind, type Misplaced, ruleOfKind } from '../kind.ts'
import { by, term } from '../parts/by.ts'
import { draws } from '../parts/calling.ts'
import { drawingChoices, drawnPoolChoices, prizeChoices, promotionChoices, settingChoices } from '../parts/choices.ts'
import { drum, entries, lasts } from '../parts/entries.ts'
import { freeTable } from '../parts/free.ts'
import { drawnPools, reserve } from '../parts/funds.ts'
import { counts, hand, handCharts, named, settings } from '../parts/lines.ts'
import { pot, spread } from '../parts/pot.ts'
import { plainFixed, points, shown, ticket } from '../parts/prizes.ts'
import { cardWheel, wheel, wheelChoices } from '../parts/wheel.ts'
import { confirm, whoIsDrawn } from '../parts/who.ts'

/** A hand that brings tickets, or points. */
const handLine = z.strictObject({
  ...hand,
  /** The outcome is about a hand that the best hand of the showdown beat. */
  beaten: term.optional(),
  /** The hand that beat it has a ticket too. */
  winnerToo: term.optional(),
  pays: z.discriminatedUnion('kind', [ticket, points]),
})
/** What can be drawn for, and in which forms it is handed over where the house may choose. */
const prizeLine = z.strictObject({
  ...named,
  pays: z.discriminatedUnion('kind', [plainFixed, shown]),
  form: z.strictObject({ by, is: z.string() }).optional(),
})

const rule = ruleOfKind('promotion', {
  pools: drawnPools,
  reserve,
  who: whoIsDrawn,
  confirm: confirm.optional(),
  counts: counts.optional(),
  charts: handCharts(z.union([handLine, prizeLine])),
  settings: settings.optional(),
  free: freeTable.optional(),
  lasts: lasts.optional(),
  entries: entries.optional(),
  drum: drum.optional(),
  draws: draws.optional(),
  pot: pot.optional(),
  spread: spread.optional(),
  wheel: wheel.optional(),
  cardWheel: cardWheel.optional(),
})

export const promotion = {
  runs: 'promotion',
  rule,
  choice: choiceOfKind({
    ...drawnPoolChoices,
    ...prizeChoices,
    ...settingChoices,
    ...drawingChoices,
    ...promotionChoices,
    ...wheelChoices,
  }),
  faults,
} as const

/** What holds in some versions names those that are there, as a setting; a wheel names the line that pays what it shows. */
function faults(promoted: z.infer<typeof rule>): Misplaced[] {
  const { settings: chosen, draws: drawn = [], entries: entering = [], charts } = promoted
  const versions = chosen?.version?.oneOf ?? []
  const named = [
    ...drawn.map((one, index) => ({ versions: one.in ?? [], path: ['draws', index, 'in'] })),
    ...entering.map((one, index) => ({ versions: one.in ?? [], path: ['entries', index, 'in'] })),
  ]
  const unknown = named.flatMap(({ versions: said, path }) =>
    said.flatMap((version, nth) =>
      versions.includes(version)
        ? []
        : [{ path: [...path, nth], told: message('no such version', { version, versions }) }],
    ),
  )
  const shownBy = [
    { line: promoted.wheel?.line, path: ['wheel', 'line'] },
    { line: promoted.cardWheel?.line, path: ['cardWheel', 'line'] },
    { line: promoted.cardWheel?.awards.line, path: ['cardWheel', 'awards', 'line'] },
  ]
  const wheels = shownBy.flatMap(({ line, path }): Misplaced[] => {
    const isPaid = Object.values(charts.option).every((lines) =>
      lines.some((one) => one.line === line && one.pays.kind === 'shown'),
    )
    return line === undefined || isPaid ? [] : [{ path, told: message('no prize of this name', { line }) }]
  })
  return [...unknown, ...wheels]
}
