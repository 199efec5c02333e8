/** The clocks of a claim: how long ID may take, and when the prize is lost. */

import { HOUR, localAt, MINUTE, type Moment, plusDays, type Weekday, weekdayOf } from '../../base/moment.ts'
import { type Cents, fromWire } from '../../base/money.ts'
import type { RuleFile } from '../../rulebook/rule.ts'
import type { Award } from '../judging/judgement.ts'

export type Clocks = { readonly idUntil?: number; readonly opens?: string; readonly expires?: string }

/** Local dates: the day of the last game, and the one on which the prize was given to whoever is to have it. */
export type Decided = { readonly ended?: string | undefined; readonly given?: string }

/**
 * Days count from the award, hours from the hand itself, weekdays from the day on which what is won was decided. `expires`
 * is the first date, or the first second, that is too late.
 */
export function clocksOf(
  terms: RuleFile['claim'],
  awarded: Moment,
  dealt = awarded.at,
  award?: Prized,
  decided: Decided = {},
): Clocks {
  const id = reaches(terms.id, award) ? terms.id : undefined
  const expires = reaches(terms.expires, award) ? terms.expires : undefined
  return {
    ...(id?.minutes === undefined ? {} : { idUntil: awarded.at + id.minutes * MINUTE }),
    ...(expires?.days === undefined ? {} : { expires: plusDays(awarded.local, expires.days + 1) }),
    ...(expires?.hours === undefined ? {} : { expires: localAt(awarded, dealt + expires.hours * HOUR + 1_000) }),
    ...weekOf(terms, awarded.local.slice(0, 10), decided),
  }
}

/**
 * Open from a weekday on, until before another one. Whoever is given the prize only after that has the week after, and need not
 * wait; so has whoever could not claim it before, because the house had not verified it by then.
 */
function weekOf(
  { opens, expires }: RuleFile['claim'],
  verified: string,
  { ended = verified, given = verified }: Decided,
) {
  const from = opens === undefined ? ended : nextOn(opens.day, plusDays(ended, 1))
  const endFrom = (day: Weekday, date: string) => {
    const last = opens === undefined || date <= from ? from : nextOn(opens.day, date)
    return nextOn(day, plusDays(last, 1))
  }
  const before = expires?.before
  const end = before === undefined ? undefined : endFrom(before, given)
  return {
    ...(opens === undefined ? {} : { opens: `${from}T${opens.at}` }),
    ...(before === undefined || end === undefined ? {} : { expires: verified < end ? end : endFrom(before, verified) }),
  }
}

/** That day or the first such weekday after it. */
function nextOn(day: Weekday, date: string): string {
  let next = date
  while (weekdayOf(next) !== day) next = plusDays(next, 1)
  return next
}

type Prized = Pick<Award, 'amount' | 'of'>

/** For whoever keeps a copy where the rules ask for one. */
export const copiedWhere = ({ id }: RuleFile['claim']): { copied?: true } =>
  id?.copied === true ? { copied: true } : {}

/** Whether ID must be shown for this prize. */
export const asksId = ({ id }: RuleFile['claim'], award: Prized): boolean => id !== undefined && reaches(id, award)

/** Terms for large prizes only: the posted prize decides, not a winner's part of it. */
function reaches(terms: { from?: Cents | undefined } | undefined, award: Prized | undefined): boolean {
  if (terms?.from === undefined || award === undefined) return true
  return fromWire(award.of ?? award.amount) >= terms.from
}

/** Whether this prize can be lost in time. */
export const mayExpire = ({ expires }: RuleFile['claim'], award: Prized): boolean =>
  expires !== undefined && reaches(expires, award)

/**
 * The clause by which ID that is shown now claims the prize, so that its time runs no longer. Where the rules ask for the winner
 * to come back, ID on the day of the award only says who that is.
 */
export function claimedBy(
  { expires }: RuleFile['claim'],
  until: string | undefined,
  local: string,
): string | undefined {
  if (expires?.claimed === undefined || until === undefined) return undefined
  if (expires.claimed.when === 'ID is shown') return expires.claimed.by
  if (expires.days === undefined) return undefined
  return local.slice(0, 10) > plusDays(until, -expires.days - 1) ? expires.claimed.by : undefined
}

/** The local time at which a claim ends: a date alone ends when it begins. */
export const endOf = (expires: string): string => (expires.length > 10 ? expires : `${expires}T00:00`)
