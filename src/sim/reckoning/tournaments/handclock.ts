/** A clock that is wound forward by hand, a second at a time. */
import type { NamedFact } from '../../../engine/tournamentfloor/vocabulary.ts'

type Level = { readonly minutes: number; readonly small: number; readonly big: number }
type Line = Level | { readonly break: number }

const SECOND = 1_000
const lengthOf = (line: Line): number => ('break' in line ? line.break : line.minutes) * 60 * SECOND

/** The level that rules at an instant, and its blinds; of a break those of the level before it. */
export function levelAt(lines: readonly Line[], facts: readonly NamedFact[], at: number) {
  let [nth, left, now, hand] = [0, lengthOf(lines[0]!), facts[0]?.at ?? at, 0]
  let goes = false
  /** So much time is shown less; at the end of the last line the clock stays where it is. */
  const wind = (ms: number) => {
    for (let rest = ms; rest > 0; ) {
      const step = Math.min(SECOND, rest, left)
      left -= step
      rest -= step
      if (left > 0) continue
      if (nth === lines.length - 1) return
      nth += 1
      left = lengthOf(lines[nth]!)
    }
  }
  for (const fact of facts) {
    if (fact.at > at) break
    if (goes) wind(fact.at - now)
    now = Math.max(now, fact.at)
    if (fact.do === 'start' || fact.do === 'go on' || fact.do === 'end hand for hand') goes = true
    if (fact.do === 'pause' || fact.do === 'hand for hand') goes = false
    if (fact.do === 'hand for hand') hand = fact.handMs
    if (fact.do === 'hand') wind(hand)
    if (fact.do === 'add' && fact.ms > 0) left += fact.ms
    if (fact.do === 'add' && fact.ms < 0) wind(-fact.ms)
    if (fact.do !== 'jump') continue
    nth = fact.period
    left = fact.leftMs ?? lengthOf(lines[nth]!)
  }
  if (goes) wind(at - now)
  const levels = lines.slice(0, nth + 1).filter((line) => 'minutes' in line)
  const { small, big } = levels.at(-1) ?? { small: 0, big: 0 }
  return { level: levels.length, small, big }
}

/** Hand for hand: the fact by which the hand that all tables play was begun; empty where each plays its own. */
export function handForHand(facts: readonly NamedFact[]): string {
  let on = ''
  for (const { fact, do: what } of facts) {
    if (what === 'hand for hand' || what === 'hand') on = fact
    if (what === 'end hand for hand') on = ''
  }
  return on
}
