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

/** Only a checkout has the file. */
export const keptSeeds = (): Kept[] =>
  existsSync(FILE) ? z.array(kept).parse(JSON.parse(readFileSync(FILE, 'utf8'))) : []

export function keepSeed(seed: Kept): void {
  const { says: _says, ...plan } = seed
  const isThere = keptSeeds().some(({ says: _, ...other }) => JSON.stringify(other) === JSON.stringify(plan))
  if (!isThere) writeFileSync(FILE, `${JSON.stringify([...keptSeeds(), seed], null, 2)}\n`)
}
