/**
 * A round writes no more where its seats are kept: every order of a round in every worked night, decided once more with seats. Only
 * a report that wins something may be longer, by what the seats know and nobody had told: who won, who shares, and what to ask.
 */
import { expect, test } from 'vitest'
import type { Event } from '../src/engine/mechanisms.ts'
import { GAME_SLUGS, GAMES } from '../src/games/games.ts'
import { played, scenarioFiles } from '../tools/scenarios.ts'
import { type KeptRound, ROUND_ORDERS, roundsOf, WHO, type Who, writtenIn } from './keptseats.ts'

/** Nights of thousands of rounds say the same again and again. */
const OF_EACH = 3

/** The number of the register of whoever sits there, where the report named nobody. */
const PERSON = /"person":"700\d\d",|,"person":"700\d\d"/g
type Longer = 'who' | 'shares' | 'asked'

/** Questions on which report and seats contradict each other. */
const askedIn = (events: readonly Event[]): number =>
  events.flatMap((event) => ('questions' in event ? event.questions : [])).filter(({ id }) => id.startsWith('seats '))
    .length

/** Those whom a prize is for, whether they get it or not: the whole table, or the hands that were told. */
const sharersIn = (events: readonly Event[]): number =>
  events.flatMap((event) => [
    ...('awards' in event ? event.awards : []),
    ...('winners' in event ? event.winners : []),
    ...('denied' in event ? event.denied.filter(({ reasons }) => reasons.every(({ id }) => id !== NOTHING)) : []),
  ]).length
const NOTHING = 'no hand of the chart'

/** What the seats have added that nobody had told; nothing where a line is longer for no reason. */
function whyLonger(without: string, kept: string): Longer | undefined {
  const [before, after] = [JSON.parse(without), JSON.parse(kept)] as [Event[], Event[]]
  if (kept.replaceAll(PERSON, '').length <= without.length) return 'who'
  if (pointsIn(after) > pointsIn(before)) return 'who'
  if (sharersIn(after) > sharersIn(before)) return 'shares'
  return askedIn(after) > askedIn(before) ? 'asked' : undefined
}

/** Points are a person's: of somebody whom nobody knows none are kept. */
const pointsIn = (events: readonly Event[]): number =>
  events.reduce((sum, event) => sum + (event.type === 'HitDeclared' ? (event.points ?? []).length : 0), 0)

const rounds = function* (): Generator<KeptRound & { file: string }> {
  for (const file of scenarioFiles()) {
    const seen = new Map<string, number>()
    for (const { night } of played(file).nights)
      for (const round of roundsOf(night.accepted)) {
        const key = `${round.game} ${round.kind}`
        seen.set(key, (seen.get(key) ?? 0) + 1)
        if (seen.get(key)! <= OF_EACH) yield { ...round, file }
      }
  }
}

test('no line of a round is longer with its seats kept, for every family of games and every kind of report', () => {
  const tooLong: string[] = []
  const [families, orders, kinds] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const longer: Record<Longer, number> = { who: 0, shares: 0, asked: 0 }
  for (const { file, family, kind, command, state, kept } of rounds()) {
    families.add(family)
    orders.add(command.do)
    if (command.do === 'ReportHit') for (const type of kind.slice('ReportHit: '.length).split(' + ')) kinds.add(type)
    const without = writtenIn(state, command)
    for (const who of WHO) {
      const written = writtenIn(kept(who), command)
      if (Buffer.byteLength(written) <= Buffer.byteLength(without)) continue
      const why = command.do === 'ReportHit' ? whyLonger(without, written) : undefined
      if (why === undefined || (why === 'who' && isUnnamed(who))) tooLong.push(`${file}: ${family}, ${kind}, ${who}`)
      else longer[why] += 1
    }
  }
  expect(tooLong).toEqual([])
  expect(families).toEqual(new Set(GAME_SLUGS.map((slug) => GAMES[slug].family)))
  expect(orders).toEqual(new Set(ROUND_ORDERS))
  expect(kinds).toEqual(new Set(['HandJudged', 'HitDeclared', 'HitHeld']))
  // Each of the reasons is there to be found.
  expect(Object.values(longer).every((count) => count > 0)).toBe(true)
})

const isUnnamed = (who: Who): boolean => who === 'strangers'
