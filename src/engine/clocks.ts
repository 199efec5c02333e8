/** The clocks of a claim: how long ID may take, and when the prize is lost. */
import { HOUR, localAt, MINUTE, type Moment, plusDays } from '../base/moment.ts'
import type { RuleFile } from '../rulebook/rule.ts'

export type Clocks = { readonly idUntil?: number; readonly expires?: string }

/** Days count from the award, hours from the hand itself. `expires` is the first date, or the first second, that is too late. */
export function clocksOf({ id, expires }: RuleFile['claim'], awarded: Moment, dealt = awarded.at): Clocks {
  return {
    ...(id?.minutes === undefined ? {} : { idUntil: awarded.at + id.minutes * MINUTE }),
    ...(expires?.days === undefined ? {} : { expires: plusDays(awarded.local, expires.days + 1) }),
    ...(expires?.hours === undefined ? {} : { expires: localAt(awarded, dealt + expires.hours * HOUR + 1_000) }),
  }
}

/** The local time at which a claim ends: a date alone ends when it begins. */
export const endOf = (expires: string): string => (expires.length > 10 ? expires : `${expires}T00:00`)
