/** How long each class of records is kept, by which rule, and how old the oldest one is. */
import { keepOn, keptUntil, type Profile, RECORD_CLASSES, type RecordClass } from '../rulebook/profile.ts'

export type Keeping = {
  readonly class: RecordClass
  /** The rule that has begun; without one nothing is asked for this class. */
  readonly rule?: { readonly years: number; readonly by: string; readonly from: string }
  /** Day of the oldest record; the register carries no days. */
  readonly oldest?: string
  /** The last day on which the oldest one must still be there. */
  readonly until?: string
}

export const keepings = (
  profile: Profile,
  today: string,
  oldest: Readonly<Partial<Record<RecordClass, string | undefined>>>,
): Keeping[] =>
  RECORD_CLASSES.map((of) => {
    const rule = keepOn(profile, of, today)
    const day = oldest[of]
    const until = day === undefined ? undefined : keptUntil(profile, of, day)
    return {
      class: of,
      ...(rule === undefined ? {} : { rule: { years: rule.years, by: rule.by, from: rule.from } }),
      ...(day === undefined ? {} : { oldest: day }),
      ...(until === undefined ? {} : { until }),
    }
  })
