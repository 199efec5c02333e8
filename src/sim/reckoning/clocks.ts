/** By when a claim must be made: ID in minutes, the prize in whole days from the award or in hours from the hand. */
import { HOUR, localAt, MINUTE, type Moment, plusDays, WEEKDAYS, weekdayOf } from '../../base/moment.ts'
import type { Award } from '../../engine/judging/judgement.ts'
import type { RuleFile } from '../../rulebook/rule.ts'

/** As events carry them, so that they can be held against each other. */
export function clocksOf(
  { claim }: RuleFile,
  awarded: Moment,
  dealt: number,
  award: Award | undefined,
  { ended, given }: { readonly ended?: string; readonly given?: string } = {},
): string {
  const { id, opens, expires } = claim
  // Where only large prizes have a clock, the posted prize decides, not somebody's part of it.
  const reaches = (from: bigint | undefined) =>
    from === undefined || award === undefined || BigInt(award.of ?? award.amount) >= from
  const idUntil = id?.minutes !== undefined && reaches(id.from) ? awarded.at + id.minutes * MINUTE : undefined
  const lastDay = expires?.days === undefined ? undefined : plusDays(awarded.local.slice(0, 10), expires.days + 1)
  const lastHour = expires?.hours === undefined ? undefined : localAt(awarded, dealt + expires.hours * HOUR + 1_000)
  const end = expires !== undefined && reaches(expires.from) ? (lastHour ?? lastDay) : undefined
  // The first such day after the last game; a prize that comes later has the end of the week after, and opens as it did.
  const today = awarded.local.slice(0, 10)
  const first = opens === undefined ? undefined : dayAfter(ended ?? today, opens.day)
  const endOf = (day: string) => {
    const week = first === undefined || day <= first ? first : dayAfter(plusDays(day, -1), opens!.day)
    return expires?.before === undefined ? undefined : dayAfter(week ?? ended ?? day, expires.before)
  }
  // Verified when that was over already, nobody could have come for it.
  const soonest = endOf(given ?? today)
  const before = soonest !== undefined && today >= soonest ? endOf(today) : soonest
  return JSON.stringify({
    ...(idUntil === undefined ? {} : { idUntil }),
    ...(first === undefined ? {} : { opens: `${first}T${opens!.at}` }),
    ...(before === undefined ? {} : { expires: before }),
    ...(end === undefined ? {} : { expires: end }),
  })
}

/** The first such weekday after a date. */
function dayAfter(date: string, day: (typeof WEEKDAYS)[number]): string {
  const ahead = (WEEKDAYS.indexOf(day) - WEEKDAYS.indexOf(weekdayOf(date)) + 7) % 7
  return plusDays(date, ahead === 0 ? 7 : ahead)
}
