/** Plays a scenario through the engine: from its text to records, balances and checks. */
import type { State } from '../../engine/mechanisms.ts'
import { checkAll, scopeOf } from './check.ts'
import type { Check } from './checkresult.ts'
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
  readonly state: State
}

export { type Reading, readScenario } from './reading.ts'

/** Once, or once for each variant; the steps above the variants come first in each. */
export function playScenario(written: Scenario): Played[] {
  const { variants, steps = [], expect } = written
  if (variants === undefined) return [playOnce(givenOf(written), steps, expect ?? [])]
  return variants.map((variant) => ({
    ...playOnce(
      givenOf(written, variant),
      [...steps, ...(variant.steps ?? [])],
      [...(expect ?? []), ...(variant.expect ?? [])],
    ),
    variant: variant.variant,
    ...(variant.about === undefined ? {} : { about: variant.about }),
  }))
}

function playOnce(given: Given, steps: readonly Step[], expect: NonNullable<Scenario['expect']>): Played {
  const checks: Check[] = []
  const own = given.offerings[0]?.activity
  const night = openHouse(given)
  endStep(night)
  checks.push(...checkDone(night.record, expect, 'given'))
  for (const [index, step] of steps.entries()) {
    const n = index + 1
    beginStep(night, n, titleOf(step))
    attempt(night, () => {
      if (step.at !== undefined) moveToLocal(night, step.at)
      perform(night, step)
    })
    endStep(night)
    checks.push(...checkAll(step.expect ?? [], scopeOf([night.record]), night.state, `step ${n}`, own))
    const isGame = 'playGame' in step || 'gameStep' in step
    checks.push(...checkDone(night.record, [...(step.expect ?? []), ...expect], `step ${n}`, isGame))
  }
  checks.push(...checkAll(expect, scopeOf(night.records), night.state, 'in the end', own))
  return { given, night, records: night.records, checks, state: night.state }
}

/** What could not be given or done at all is a failure by itself, unless the scenario asks for that; so is a refused step of a game. */
function checkDone(
  { n, refusals }: StepRecord,
  expects: NonNullable<Scenario['expect']>,
  what: string,
  isGame = false,
): Check[] {
  const isAsked = expects.some(({ refused, denied, accepted }) => (refused ?? denied ?? accepted) !== undefined)
  const undone = refusals.filter(({ clauses }) => n === 0 || isGame || clauses.includes('order'))
  if (undone.length === 0 || isAsked) return []
  const got = undone.map(({ who, reason, clauses }) => `${who}: ${reason} [${clauses.join(' ')}]`).join('; ')
  return [{ what, expected: 'accepted', got, ok: false }]
}

function givenOf(written: Scenario, variant?: Variant): Given {
  const base = written.offerings ?? (written.offering === undefined ? [] : [written.offering])
  const more = variant?.offerings ?? (variant?.offering === undefined ? [] : [variant.offering])
  const offerings = base.map((chosen, index) => {
    const own = more.find(({ activity }) => activity === chosen.activity || (activity === undefined && index === 0))
    return own === undefined ? chosen : (overlaid(chosen, own) as Chosen)
  })
  const added = more.filter(
    (chosen): chosen is Chosen =>
      chosen.activity !== undefined && !base.some(({ activity }) => activity === chosen.activity),
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
