/** What is wrong with levels and chips that are to be posted. Whoever asks adds the clause. */
import { type Message, message } from '../../base/message.ts'
import { isLevel, levelNumber, minutesOf, type Period } from './levels.ts'
import { isPayable } from './structure.ts'

/** `chips`: worth of those that there are; without them nobody can tell whether blinds can be paid. */
export function levelFaults(periods: readonly Period[], chips?: readonly number[]): Message[] {
  const levels = periods.filter(isLevel)
  if (levels.length === 0) return [message('structure without levels')]
  const faults: Message[] = []
  if (!isLevel(periods[0]!) || !isLevel(periods.at(-1)!)) faults.push(message('structure begins or ends in a break'))
  for (const [nth, period] of periods.entries())
    if (!(minutesOf(period) > 0)) faults.push(message('level without minutes', { level: levelNumber(periods, nth) }))
  for (const [nth, { small, big }] of levels.entries()) {
    if (small > big) faults.push(message('small blind above the big', { level: nth + 1 }))
    if (nth > 0 && big < levels[nth - 1]!.big) faults.push(message('blinds go down', { level: nth + 1 }))
  }
  return [...faults, ...(chips === undefined ? [] : chipFaults(periods, chips))]
}

/** Blinds are paid with the chips that are still in play; only those can be raced off. */
function chipFaults(periods: readonly Period[], chips: readonly number[]): Message[] {
  let left = [...chips]
  return periods.flatMap((period, nth) => {
    const level = levelNumber(periods, nth)
    if (!isLevel(period)) {
      const gone = period.colourUp ?? []
      const stranger = gone.find((value) => !left.includes(value))
      left = left.filter((value) => !gone.includes(value))
      if (stranger !== undefined) return [message('colour-up of no such chip', { level, value: stranger })]
      return left.length === 0 ? [message('colour-up of the last chip', { level })] : []
    }
    return left.length > 0 && !isPayable(period, Math.min(...left))
      ? [message('blinds cannot be paid', { level, value: Math.min(...left) })]
      : []
  })
}
