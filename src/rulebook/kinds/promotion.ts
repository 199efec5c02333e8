/** Tickets, points or seats bring people into a drawing; whoever is drawn has a prize, a spin, a pass, or a pot. */
import { z } from 'zod'
import { message } from '../../base/message.ts'
import { choiceOfKind, type Misplaced, ruleOfKind } from '../kind.ts'
import { by, term } from '../parts/by.ts'
import { draws } from '../parts/calling.ts'
import {
  drawingChoices,
  drawnPoolChoices,
  occasionChoices,
  prizeChoices,
  promotionChoices,
  settingChoices,
} from '../parts/choices.ts'
import { drum, entries, lasts } from '../parts/entries.ts'
import { freeTable } from '../parts/free.ts'
import { drawnPools, reserve } from '../parts/funds.ts'
import { counts, hand, handCharts, named, settings } from '../parts/lines.ts'
import { pot, spread } from '../parts/pot.ts'
import { plainFixed, points, shown, ticket } from '../parts/prizes.ts'
import { linesOf, stage, stageChoices } from '../parts/stages.ts'
import { standing } from '../parts/standing.ts'
import { cardWheel, wheel, wheelChoices } from '../parts/wheel.ts'
import { confirm, whoIsDrawn } from '../parts/who.ts'

/** A hand that brings tickets, or points. */
const handLine = z.strictObject({
  ...hand,
  /** The outcome is about a hand that the best hand of the showdown beat. */
  beaten: term.optional(),
  /** The hand that beat it has a ticket too. */
  winnerToo: term.optional(),
  /** Only the hand of the player-dealer, as it was dealt. */
  bank: term.optional(),
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
  /** Asked of a hand before what it brings is handed out. */
  confirmHand: confirm.optional(),
  counts: counts.optional(),
  charts: handCharts(z.union([handLine, prizeLine])),
  settings: settings.optional(),
  free: freeTable.optional(),
  lasts: lasts.optional(),
  entries: entries.optional(),
  drum: drum.optional(),
  draws: draws.optional(),
  standing: standing.optional(),
  pot: pot.optional(),
  spread: spread.optional(),
  wheel: wheel.optional(),
  cardWheel: cardWheel.optional(),
  stage: stage.optional(),
})

export const promotion = {
  runs: 'promotion',
  rule,
  choice: choiceOfKind({
    ...occasionChoices,
    ...drawnPoolChoices,
    ...prizeChoices,
    ...settingChoices,
    ...drawingChoices,
    ...promotionChoices,
    ...wheelChoices,
    ...stageChoices,
  }),
  faults,
} as const

/** What holds in some versions names those that are there, as a setting; a wheel names the line that pays what it shows. */
function faults(promoted: z.infer<typeof rule>): Misplaced[] {
  const { settings: chosen, draws: drawn = [], entries: entering = [], standing: ranked, charts } = promoted
  const versions = chosen?.version?.oneOf ?? []
  const named = [
    ...drawn.map((one, index) => ({ versions: one.in ?? [], path: ['draws', index, 'in'] })),
    ...entering.map((one, index) => ({ versions: one.in ?? [], path: ['entries', index, 'in'] })),
    { versions: ranked?.in ?? [], path: ['standing', 'in'] },
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
  return [...unknown, ...wheels, ...spinFaults(promoted), ...placeFaults(promoted), ...stageFaults(promoted)]
}

/** A real wheel says when its pointer shows nothing; of one on the screen nobody sees how it turns. */
function spinFaults({ wheel: spun }: z.infer<typeof rule>): Misplaced[] {
  if (spun === undefined) return []
  if (spun.with === undefined)
    return spun.astray === undefined ? [{ path: ['wheel'], told: message('pointer of a real wheel') }] : []
  return (['turns', 'untouched', 'still', 'astray'] as const).flatMap((key): Misplaced[] =>
    spun[key] === undefined ? [] : [{ path: ['wheel', key], told: message('wheel on the screen') }],
  )
}

/** Every place is a prize of each chart in which it is given. */
function placeFaults({ charts: { option }, standing: ranked }: z.infer<typeof rule>): Misplaced[] {
  const charts = Object.entries(option).flatMap(([name, lines]) =>
    ranked?.in?.includes(name) === false ? [] : [lines],
  )
  return (ranked?.places ?? []).flatMap((place, index) =>
    charts.every((lines) => lines.some(({ line, pays }) => line === place && pays.kind === 'fixed'))
      ? []
      : [{ path: ['standing', 'places', index], told: message('no prize of this name', { line: place }) }],
  )
}

/** Whatever a stage pays is a prize of every chart. */
function stageFaults({ charts: { option }, stage: staged }: z.infer<typeof rule>): Misplaced[] {
  const isPaid = (name: string) =>
    Object.values(option).every((lines) => lines.some(({ line, pays }) => line === name && pays.kind === 'fixed'))
  return (staged === undefined ? [] : linesOf(staged)).flatMap((line) =>
    isPaid(line) ? [] : [{ path: ['stage'], told: message('no prize of this name', { line }) }],
  )
}
