/**
 * An offering is the house's choice inside the ranges of a rule file: what is drafted, approved, posted and run. Its text names
 * the activity; what may be chosen is what that kind of activity leaves open, so an offering is a union by the same `runs`.
 */
import { z } from 'zod'
import { occasionKey } from '../base/occasion.ts'
import { KINDS, type Runs } from './kinds.ts'
import { anyPoolChoices } from './parts/choices.ts'
import type { Whole } from './whole.ts'

type Kinds = typeof KINDS
type Choosing<Kind> = Kind extends { runs: infer Of; choice: z.ZodType<infer Choice> }
  ? Omit<Choice, 'pools'> & Pick<Written, 'pools'> & { runs: Of }
  : never

export type Offering = Whole<Choosing<Kinds[number]>>
export type OfferingOf<Kind extends Runs> = Extract<Offering, { runs: Kind }>
export type DrawingChoice = NonNullable<OfferingOf<'drawing'>['drawings']>[number]

type Both<Union> = (Union extends unknown ? (one: Union) => void : never) extends (one: infer All) => void ? All : never
type WithoutPools<Shape> = Shape extends unknown ? Omit<Shape, 'pools'> : never
type Shapes = Both<WithoutPools<Kinds[number]['choice']['shape']>> & typeof anyPoolChoices

/** As it is written, before anybody has looked which activity it is of: all that any kind lets the house choose. */
export const offering = z.strictObject(
  Object.assign({}, ...KINDS.map(({ choice }) => choice.shape), anyPoolChoices) as Shapes,
)
export type Written = z.infer<typeof offering>

/** What that kind of activity lets the house choose: keys, and those of a pool. */
const CHOICES = new Map<string, { readonly keys: ReadonlySet<string>; readonly ofPool: ReadonlySet<string> }>(
  KINDS.map(({ runs, choice: { shape } }) => [
    runs,
    { keys: new Set(Object.keys(shape)), ofPool: new Set(Object.keys(shape.pools.unwrap().valueType.shape)) },
  ]),
)

/** Chosen, but nothing that this kind leaves open: `multiplier`, `pools.main.rate`. Of which kind it is nobody chooses. */
export function foreignChoices(runs: Runs, written: Written): string[] {
  const { keys, ofPool } = CHOICES.get(runs)!
  const pools = Object.entries(written.pools ?? {}).flatMap(([pool, choice]) =>
    Object.keys(choice)
      .filter((key) => !ofPool.has(key))
      .map((key) => `pools.${pool}.${key}`),
  )
  return [...Object.keys(written).filter((key) => key !== 'runs' && !keys.has(key)), ...pools]
}

/** Whether an activity may hold several occasions at once: its kind says so, and it has no meter, as a meter has one sign. */
export const holdsOccasions = ({ runs, pools }: { readonly runs: Runs; readonly pools: object }): boolean =>
  CHOICES.get(runs)!.keys.has('occasion') && Object.keys(pools).length === 0

/** The key of what it offers: an occasion, or the activity itself. */
export const keyOf = ({ activity, occasion }: Pick<Written, 'activity' | 'occasion'>): string =>
  occasionKey(activity, occasion)

/** The offering of that kind. What an older text chooses beyond it was never read, and is left out. */
export function offeringUnder({ runs }: { readonly runs: Runs }, written: Written): Offering {
  const seen = narrowed.get(written) ?? new Map<Runs, Offering>()
  narrowed.set(written, seen)
  const known = seen.get(runs) ?? narrow(runs, written)
  seen.set(runs, known)
  return known
}
/** Whoever asks again gets the same one: rules of a table game are known by it. */
const narrowed = new WeakMap<Written, Map<Runs, Offering>>()

function narrow(runs: Runs, written: Written): Offering {
  const { keys, ofPool } = CHOICES.get(runs)!
  const kept = Object.entries(written).filter(([key]) => keys.has(key))
  const pools = Object.entries(written.pools ?? {}).map(([pool, choice]) => [
    pool,
    Object.fromEntries(Object.entries(choice).filter(([key]) => ofPool.has(key))),
  ])
  return {
    ...Object.fromEntries(kept),
    ...(written.pools === undefined ? {} : { pools: Object.fromEntries(pools) }),
    runs,
  } as Offering
}
