/** Players buy chips that are worth nothing and play until they are out; what they paid is the prize of those who last. */
import type { z } from 'zod'
import { message } from '../../base/message.ts'
import { choiceOfKind, gamesFaults, type Misplaced, ruleOfKind } from '../kind.ts'
import { noPoolChoices, occasionChoices } from '../parts/choices.ts'
import { freeTable } from '../parts/free.ts'
import { reserve } from '../parts/funds.ts'
import { addOns, bounties, deals, entry, half, log, pays, play, pool, rebuys, structure } from '../parts/tournament.ts'
import { tournamentChoices } from '../parts/tournamentchoices.ts'
import { whoIsDrawn } from '../parts/who.ts'

const rule = ruleOfKind('tournament', {
  entry,
  structure,
  rebuys: rebuys.optional(),
  addOns: addOns.optional(),
  pool,
  pays,
  bounties: bounties.optional(),
  deals: deals.optional(),
  half: half.optional(),
  log: log.optional(),
  play,
  reserve,
  who: whoIsDrawn,
  free: freeTable.optional(),
})

export const tournament = {
  runs: 'tournament',
  /** No hand is judged and no meter grows: charts and pools are there for whoever asks, and empty. */
  rule: rule.transform((read) => ({
    ...read,
    pools: {} as Record<string, never>,
    charts: { by: read.pays.by, option: {} as Record<string, never[]> },
  })),
  choice: choiceOfKind({ ...occasionChoices, ...noPoolChoices, ...tournamentChoices }),
  faults,
} as const

/** What it can pay by has its own terms, and the pool is made of what can be paid into it. */
function faults({ games, pays: { oneOf, ...ways }, half: halves, pool: made, ...rest }: z.infer<typeof rule>) {
  const found: Misplaced[] = gamesFaults({ games })
  const terms = {
    percentages: ways.total,
    flat: ways.flat,
    'fixed and remainder': ways.fixed,
    'entry first': ways.entryFirst,
    double: halves,
  }
  for (const [nth, way] of oneOf.entries())
    if (terms[way] === undefined)
      found.push({ path: ['pays', 'oneOf', nth], told: message('way of paying without terms', { way }) })
  const bought = { 'buy-ins': rest.entry, rebuys: rest.rebuys, 'add-ons': rest.addOns }
  for (const [nth, fund] of made.of.entries())
    if (bought[fund] === undefined)
      found.push({ path: ['pool', 'of', nth], told: message('nobody pays that into the pool', { fund }) })
  return found
}
