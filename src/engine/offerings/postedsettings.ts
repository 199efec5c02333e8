import type { Offering } from '../../rulebook/offering.ts'
import type { Offered } from './vocabulary.ts'

/** The offering with what was posted anew up to that instant. */
export function asPosted(offering: Offering, posted: Posted | undefined, at: number): Offering {
  const settings = (posted ?? []).filter((one) => one.at <= at).map(({ setting, value }) => [setting, value])
  return settings.length === 0
    ? offering
    : { ...offering, settings: { ...offering.settings, ...Object.fromEntries(settings) } }
}
type Posted = NonNullable<Offered['running']>['posted']
