/** Plays a scenario through the engine: from its text to records, balances and checks. */
import type { State } from '../../engine/mechanisms.ts'
import { keyOf } from '../../rulebook/offering.ts'
import { english } from '../../words/sentence.ts'
import type { Check } from './checkresult.ts'
import { checkAll, isAskedFor, scopeOf } from './expect/check.ts'
import { type Placed, type Stranger, strangersIn } from './expect/strangers.ts'
import type { Expectation } from './file/expectation.ts'
import type { Given, Scenario, Variant } from './file/schema.ts'
import type { Chosen, Step } from './file/steps.ts'
import { attempt, beginStep, endStep, moveToLocal, type Night } from './night.ts'
import { perform } from './perform/perform.ts'
import type { StepRecord } from './record.ts'
import { openHouse } from './setup.ts'
import { titleOf } from './transcript/title.ts'

export type Played = {
  readonly variant?: string
  readonly about?: string
  readonly given: Given
  readonly night: Night
  readonly records: readonly StepRecord[]
  readonly checks: readonly Check[]
  /** Expectations of whom nobody has heard: faults of the file, which fail as checks too. */
  readonly strangers: readonly Stranger[]
  readonly state: State
}

export { type Reading, readScenario } from './reading.ts'

/** Once, or once for each variant; the steps above the variants come first in each. */
export function playScenario(written: Scenario): Played[] {
  const { variants } = written
  const above = plotOf(written, [])
  if (variants === undefined) return [playOnce(givenOf(written), above)]
  return variants.map((variant, index) => ({
    ...playOnce(givenOf(written, variant), above, plotOf(variant, ['variants', index])),
    variant: variant.variant,
    ...(variant.about === undefined ? {} : { about: variant.about }),
  }))
}

/** What happens and what is expected, with the place of each expectation in the file. */
type Plot = {
  readonly steps: readonly Step[]
  readonly expect: readonly Expectation[]
  readonly placed: readonly Placed[]
}

function plotOf({ steps = [], expect = [] }: Pick<Scenario, 'steps' | 'expect'>, at: readonly PropertyKey[]): Plot {
  const place = (expects: readonly Expectation[], path: readonly PropertyKey[]): Placed[] =>
    expects.map((one, index) => ({ expect: one, path: [...path, 'expect', index] }))
  const placed = steps.flatMap((step, index) => place(step.expect ?? [], [...at, 'steps', index]))
  return { steps, expect, placed: [...placed, ...place(expect, at)] }
}

function playOnce(given: Given, ...plots: readonly Plot[]): Played {
  const checks: Check[] = []
  const steps = plots.flatMap((plot) => plot.steps)
  const expect = plots.flatMap((plot) => plot.expect)
  const [first] = given.offerings
  const own = first === undefined ? undefined : keyOf(first)
  const night = openHouse(given)
  endStep(night)
  checks.push(...checkDone(night, undefined, expect))
  for (const [index, step] of steps.entries()) {
    const n = index + 1
    beginStep(night, n, titleOf(step))
    attempt(night, () => {
      if (step.at !== undefined) moveToLocal(night, step.at)
      perform(night, step)
    })
    endStep(night)
    checks.push(...checkAll(step.expect ?? [], scopeOf([night.record]), night, `step ${n}`, own))
    checks.push(...checkDone(night, step, expect))
  }
  checks.push(...checkAll(expect, scopeOf(night.records), night, 'in the end', own))
  const strangers = strangersIn(
    plots.flatMap(({ placed }) => placed),
    night.names,
    night.records,
  )
  checks.push(
    ...strangers.map(
      ({ told }): Check => ({ what: 'who is meant', expected: 'somebody known', got: english(told), ok: false }),
    ),
  )
  return { given, night, records: night.records, checks, strangers, state: night.state }
}

/** What could not be given or done at all is a failure by itself, unless the scenario asks for that; so is a refused step of a game. */
function checkDone({ record, names }: Night, step: Step | undefined, expect: readonly Expectation[]): Check[] {
  const isGame = step?.playGame !== undefined || step?.gameStep !== undefined
  const own = step?.expect ?? []
  if (own.some(({ refused, denied, accepted }) => (refused ?? denied ?? accepted) !== undefined)) return []
  const undone = record.refusals.filter(
    (refusal) =>
      (step === undefined || isGame || refusal.clauses.includes('order')) &&
      !expect.some((one) => isAskedFor(one, refusal, names)),
  )
  if (undone.length === 0) return []
  const got = undone.map(({ who, reason, clauses }) => `${who}: ${reason} [${clauses.join(' ')}]`).join('; ')
  return [{ what: step === undefined ? 'given' : `step ${record.n}`, expected: 'accepted', got, ok: false }]
}

type Named = { readonly activity?: string | undefined; readonly occasion?: string | undefined }
const isOfSame = (one: Named, other: Named): boolean =>
  one.activity === other.activity && one.occasion === other.occasion

function givenOf(written: Scenario, variant?: Variant): Given {
  const base = written.offerings ?? (written.offering === undefined ? [] : [written.offering])
  const more = variant?.offerings ?? (variant?.offering === undefined ? [] : [variant.offering])
  const offerings = base.map((chosen, index) => {
    const own = more.find((one) => isOfSame(one, chosen) || (one.activity === undefined && index === 0))
    return own === undefined ? chosen : (overlaid(chosen, own) as Chosen)
  })
  const added = more.filter(
    (chosen): chosen is Chosen => chosen.activity !== undefined && !base.some((one) => isOfSame(one, chosen)),
  )
  const over = <Key extends 'house' | 'tables' | 'persons'>(key: Key) =>
    overlaid(written[key], variant?.[key]) as Given[Key]
  return {
    house: over('house'),
    tables: over('tables'),
    persons: over('persons'),
    start: variant?.start ?? written.start,
    offerings: [...offerings, ...added],
  }
}

/** What is stated above wins, key by key. */
function overlaid(below: unknown, above: unknown): unknown {
  if (above === undefined) return below
  const isPlain = (value: unknown): value is object =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
  if (!isPlain(below) || !isPlain(above)) return above
  // Of another kind it has other keys.
  if ('kind' in below && 'kind' in above && below.kind !== above.kind) return above
  const keys = [...new Set([...Object.keys(below), ...Object.keys(above)])].filter(
    (key) => (above as Record<string, unknown>)[key] !== 'none' || !(key in below),
  )
  return Object.fromEntries(
    keys.map((key) => [
      key,
      overlaid((below as Record<string, unknown>)[key], (above as Record<string, unknown>)[key]),
    ]),
  )
}
