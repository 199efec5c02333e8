/** Dates that a promotion needs besides its length: drawings on days in a row, the end of a standing. */
import { type Message, message } from '../../base/message.ts'
import { plusDays } from '../../base/moment.ts'
import { drawsOf, isIn, versionOf } from '../calling.ts'
import type { Written } from '../offering.ts'
import type { RuleFile } from '../rule.ts'

type Say = (clause: string, says: Message, field: string) => void

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
