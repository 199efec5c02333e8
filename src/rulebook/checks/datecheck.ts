/** Dates that the rules ask for: drawings on days in a row, the end of a standing, the days in which hours of a contest count. */
import { message } from '../../base/message.ts'
import { plusDays } from '../../base/moment.ts'
import { drawsOf, isIn, versionOf } from '../calling.ts'
import type { Written } from '../offering.ts'
import { isContest, type RuleFile } from '../rule.ts'
import type { Complaint, Complaints, Say } from './complaint.ts'

export function checkDrawingDays(rule: RuleFile, offering: Written, wrong: Say, missing: Say): void {
  const times = drawsOf({ rule, offering })?.times
  if (times?.on !== 'days in a row') return
  const { by, number } = times
  const { drawings, from = '', to } = offering
  if (drawings === undefined) {
    missing(by, message('drawings not chosen'), 'drawings')
    return
  }
  const dates = drawings.flatMap((drawing) => drawing.dates ?? ['']).toSorted()
  const [first = '', last = ''] = [dates[0], dates.at(-1)]
  const isInRow = dates.length === number && first !== '' && dates.every((date, nth) => date === plusDays(first, nth))
  if (!isInRow) wrong(by, message('drawings not on days in a row', { number }), 'drawings')
  else if (first < from || (to !== undefined && last > to))
    wrong(by, message('drawing outside the posted days', { first, last }), 'drawings')
}

/** Nobody knows who is first before it ends. */
export function checkStandingEnd({ standing }: RuleFile, offering: Written, missing: Say): void {
  if (standing !== undefined && isIn(standing, versionOf(offering)) && offering.to === undefined)
    missing(standing.by, message('end of the standing not chosen'), 'to')
}

const WEEK_DAYS = 7

export function checkContest(rule: RuleFile, { from, to }: Written): Complaints {
  const found = { wrong: [] as Complaint[], missing: [] as Complaint[] }
  if (!isContest(rule) || rule.enter.hours === undefined) return found
  const { by, per, from: first = '', to: last = '' } = rule.enter.hours
  if (from === undefined || to === undefined) {
    const field = to === undefined ? 'to' : 'from'
    found.missing.push({ clause: by, ...message('contest days not chosen'), field })
    return found
  }
  const isOfYear = from.slice(5) === first && to.slice(5) === last && from.slice(0, 4) === to.slice(0, 4)
  if (per === 'dates' && !isOfYear)
    found.wrong.push({ clause: by, ...message('contest of other days', { from: first, to: last }), field: 'from' })
  if (per === 'week' && to !== plusDays(from, WEEK_DAYS - 1))
    found.wrong.push({ clause: by, ...message('contest week of seven days', { from, to }), field: 'to' })
  return found
}
