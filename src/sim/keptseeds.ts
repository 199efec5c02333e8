/** Seeds that once found a difference. They are kept for ever and played again by the tests. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ROOT } from '../server/root.ts'
import { FAULT_LEVELS } from './cardroom/room.ts'

const kept = z.strictObject({
  seed: z.string(),
  nights: z.int().positive(),
  tables: z.int().positive(),
  faults: z.enum(FAULT_LEVELS),
  /** A night of the tests, shorter than a real one. */
  hours: z.int().positive().optional(),
  /** What differed then. */
  says: z.string(),
})
export type Kept = z.infer<typeof kept>

export const KEPT_FILE = 'src/sim/kept-seeds.json'
const FILE = join(ROOT, KEPT_FILE)

const week = z.strictObject({
  week: z.string(),
  days: z.int().positive(),
  orders: z.int().positive(),
  /** It differed by then; the rest of the week is not played again. */
  upTo: z.int().positive(),
  says: z.string(),
})
export type KeptWeek = z.infer<typeof week>

/** Only a checkout has the file. */
const all = (): (Kept | KeptWeek)[] =>
  existsSync(FILE) ? z.array(z.union([kept, week])).parse(JSON.parse(readFileSync(FILE, 'utf8'))) : []

export const keptSeeds = (): Kept[] => all().filter((one) => 'seed' in one)
/** Of the room with every activity. */
export const keptWeeks = (): KeptWeek[] => all().filter((one) => 'week' in one)

export function keepSeed(seed: Kept | KeptWeek): void {
  const planOf = ({ says: _, ...plan }: Kept | KeptWeek) => JSON.stringify(plan)
  if (!all().some((one) => planOf(one) === planOf(seed)))
    writeFileSync(FILE, `${JSON.stringify([...all(), seed], null, 2)}\n`)
}
