/** A posted multiplier: inside its range, whole where the rules double and triple, and no prize above the most. */
import { type Message, message } from '../../base/message.ts'
import { toWire } from '../../base/money.ts'
import { isMore, isWholeMultiple, multipleNumber, multiplied } from '../../base/multiple.ts'
import type { Written } from '../offering.ts'
import type { Line, RuleFile } from '../rule.ts'

export function checkMultiplier(
  { multiplier, charts }: RuleFile,
  { multiplier: posted, prizes = {}, prizesIn = {} }: Written,
  lines: readonly Line[],
  say: (clause: string, says: Message) => void,
): void {
  if (posted === undefined) return
  if (multiplier === undefined) {
    say(charts.by, message('no multiplier'))
    return
  }
  const { min, max } = multiplier.range
  const times = multipleNumber(posted.times)
  if (times < min || isMore(posted.times, max)) {
    const upTo = max === Number.MAX_SAFE_INTEGER ? {} : { max }
    say(multiplier.by, message('multiplier outside its range', { times, min, ...upTo }))
  } else if (multiplier.whole === true && !isWholeMultiple(posted.times))
    say(multiplier.by, message('multiplier not whole', { times }))
  const { most } = multiplier
  if (most === undefined) return
  const names = new Set(lines.map(({ line }) => line))
  for (const [line, prize] of [prizes, ...Object.values(prizesIn)].flatMap((those) => Object.entries(those))) {
    const amount = multiplied(prize, posted.times)
    if (names.has(line) && amount > most.amount)
      say(
        most.by,
        message('multiplied prize above the most', { line, amount: toWire(amount), most: toWire(most.amount) }),
      )
  }
}
