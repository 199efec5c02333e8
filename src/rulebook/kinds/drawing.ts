/** Somebody is drawn, reports, and plays a game for the prize; where hands bring tickets, out of a drum. */
import { z } from 'zod'
import { message } from '../../base/message.ts'
import { choiceOfKind, linesIn, type Misplaced, ruleOfKind } from '../kind.ts'
import { by, term } from '../parts/by.ts'
import { drawingChoices, drawnPoolChoices, occasionChoices, prizeChoices } from '../parts/choices.ts'
import { drawn, ownGame } from '../parts/drawing.ts'
import { drum } from '../parts/entries.ts'
import { drawnPools, reserve } from '../parts/funds.ts'
import { charts, counts, hand, named } from '../parts/lines.ts'
import { multipliedFixed, ofPool, ticket } from '../parts/prizes.ts'
import { confirm, whoIsDrawn } from '../parts/who.ts'

/** A hand that brings tickets. */
const ticketLine = z.strictObject({
  ...hand,
  /** The outcome is about a hand that the best hand of the showdown beat. */
  beaten: term.optional(),
  /** The hand that beat it has a ticket too. */
  winnerToo: term.optional(),
  /** A hand that was folded counts if the dealer was asked to keep its cards. */
  heldAside: term.optional(),
  pays: z.discriminatedUnion('kind', [ticket]),
})
/** A prize of the game, and the one form in which it is handed over. */
const prizeLine = z.strictObject({
  ...named,
  pays: z.discriminatedUnion('kind', [ofPool, multipliedFixed]),
  form: z.strictObject({ by, is: z.string() }).optional(),
})

const rule = ruleOfKind('drawing', {
  pools: drawnPools,
  reserve,
  who: whoIsDrawn,
  confirm: confirm.optional(),
  counts: counts.optional(),
  charts: charts(z.union([ticketLine, prizeLine])),
  drawn,
  drum: drum.optional(),
  /** Its rungs are lines of the chart. */
  game: ownGame,
})

export const drawing = {
  runs: 'drawing',
  rule,
  choice: choiceOfKind({ ...occasionChoices, ...drawnPoolChoices, ...prizeChoices, ...drawingChoices }),
  faults,
} as const

/** Every rung is a prize of each chart, and what the game names is a rung. */
function faults({ charts: { option }, game }: z.infer<typeof rule>): Misplaced[] {
  const names = Object.values(option).map((lines) => lines.map(({ line }) => line))
  const unknown = game.rungs.flatMap((rung, index) =>
    names.every((lines) => lines.includes(rung))
      ? []
      : [{ path: ['game', 'rungs', index], told: message('no prize of this name', { line: rung }) }],
  )
  const said = game.game === 'hi-lo' ? [game.missed.fallsTo, ...(game.forgiven?.at ?? [])] : []
  const noRungs = said
    .filter((name) => !game.rungs.includes(name))
    .map((name) => ({ path: ['game'], told: message('no rung of the game', { line: name }) }))
  const tickets = linesIn({ charts: { option } }).filter(({ line }) => line.pays.kind === 'ticket')
  const ofRungs = tickets.flatMap(({ line: { line }, path }) =>
    game.rungs.includes(line) ? [{ path, told: message('rung brings tickets', { line }) }] : [],
  )
  return [...unknown, ...noRungs, ...ofRungs]
}
