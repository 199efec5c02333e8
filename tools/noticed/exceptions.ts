/** Places of rule files where a change is allowed to pass, each with its reason: figures/exceptions.yaml. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { faultIn } from '../../src/rulebook/text/fault.ts'
import { readYaml } from '../../src/rulebook/text/read.ts'
import { english } from '../../src/words/sentence.ts'
import { ROOT } from '../scenarios.ts'
import type { Change } from './change.ts'
import type { Outcome } from './report.ts'

const exception = z.strictObject({
  activity: z.string(),
  /** `fee.dealtInMin`; one place, no pattern. */
  place: z.string(),
  reason: z.string().min(1),
})
export type Exception = z.infer<typeof exception>

const FILE = 'figures/exceptions.yaml'
let read: readonly Exception[] | undefined

function exceptions(): readonly Exception[] {
  if (read !== undefined) return read
  const path = join(ROOT, FILE)
  const found = existsSync(path)
    ? readYaml(readFileSync(path, 'utf8'), z.array(exception))
    : { ok: true as const, value: [] }
  if (!found.ok) throw new Error(found.faults.map((fault) => english(faultIn({ file: FILE }, fault))).join('\n'))
  read = found.value
  return read
}

export const exceptionFor = ({ activity, path }: Change): Exception | undefined =>
  exceptions().find((one) => one.activity === activity && one.place === path.join('.'))

/** Listed for an activity that was tried whole, and everything there was noticed. */
export function unusedExceptions(outcomes: readonly Outcome[]): Exception[] {
  const tried = new Set(outcomes.map(({ change }) => change.activity))
  const used = new Set(outcomes.map(({ excepted }) => excepted))
  return exceptions().filter((one) => tried.has(one.activity) && !used.has(one))
}
