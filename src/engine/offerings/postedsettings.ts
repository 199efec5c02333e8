import type { Offering } from '../../rulebook/offering.ts'
import { isLater, type When } from './moment.ts'
import type { Offered } from './vocabulary.ts'

/** The offering with what was posted anew up to that moment. */
export function asPosted(offering: Offering, posted: Posted | undefined, when: When): Offering {
  const settings = (posted ?? []).filter((one) => !isLater(one, when)).map(({ setting, value }) => [setting, value])
  return settings.length === 0
    ? offering
    : { ...offering, settings: { ...offering.settings, ...Object.fromEntries(settings) } }
}
type Posted = NonNullable<Offered['running']>['posted']
