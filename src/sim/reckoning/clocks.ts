/** By when a claim must be made: ID in minutes, the prize in whole days from the award or in hours from the hand. */
import { HOUR, localAt, MINUTE, type Moment, plusDays } from '../../base/moment.ts'
import type { Award } from '../../engine/judging/judgement.ts'
import type { RuleFile } from '../../rulebook/rule.ts'

/** As events carry them, so that they can be held against each other. */
export function clocksOf({ claim }: RuleFile, awarded: Moment, dealt: number, award: Award | undefined): string {
  const { id, expires } = claim
  // Where only large prizes have a clock, the posted prize decides, not somebody's part of it.
  const reaches = (from: bigint | undefined) =>
    from === undefined || award === undefined || BigInt(award.of ?? award.amount) >= from
  const idUntil = id?.minutes !== undefined && reaches(id.from) ? awarded.at + id.minutes * MINUTE : undefined
  const lastDay = expires?.days === undefined ? undefined : plusDays(awarded.local.slice(0, 10), expires.days + 1)
  const lastHour = expires?.hours === undefined ? undefined : localAt(awarded, dealt + expires.hours * HOUR + 1_000)
  const end = expires !== undefined && reaches(expires.from) ? (lastHour ?? lastDay) : undefined
  return JSON.stringify({
    ...(idUntil === undefined ? {} : { idUntil }),
    ...(end === undefined ? {} : { expires: end }),
  })
}
