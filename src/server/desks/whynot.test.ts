import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRefusal } from '../../base/refusal.ts'
import type { Order } from '../../engine/mechanisms.ts'
import { openDemoHouse } from '../demo/setup.ts'
import { manualClock } from '../house/clock.ts'
import type { House } from '../house/kernel.ts'
import { floorRoutes } from './floorroutes.ts'
import { tableHistory } from './seatrounds.ts'
import { whyNot } from './whynot.ts'

const SEVENS = 'bay-101/blazing-7s'
/** 20:00 in California. */
const EVENING = Date.parse('2026-03-11T03:00:00Z')
const clock = manualClock(EVENING)
let house: House
let declined = ''

const does = async (order: Order, by = '11') => {
  const outcome = await house.submit(order, { by })
  if (isRefusal(outcome)) throw new Error(JSON.stringify(outcome.reasons))
  return outcome.events
}
const later = (minutes: number) => clock.set(clock.now() + minutes * 60_000)
const fee = (seat: string, person?: string) => ({
  seat,
  wagered: true,
  fees: [SEVENS],
  ...(person === undefined ? {} : { person }),
})
const hand = (seat: string, cards: number[]) => ({
  seat,
  role: 'player' as const,
  cards: { hand: cards },
  bettors: [{ place: 'seated' as const, wagered: true }],
})

/** Three rounds at table 1: at 20:00 a late bet and no fee, at 20:40 a hit that is declined, at 21:50 nothing. */
beforeAll(async () => {
  house = await openDemoHouse({ memory: true }, clock, () => undefined)
  await does({ do: 'EnrolPerson', person: '900', duty: 'none', proposition: false }, '71')
  await does({ do: 'StartRound', table: '1', bets: [fee('5', '900')], dealtIn: 3 })
  await does({ do: 'BetLate', table: '1', seat: '6' })
  await does({ do: 'ReportHit', table: '1', facts: { dealtIn: 3 }, common: {}, hands: [hand('2', [23, 21])] })
  await does({ do: 'EndRound', table: '1' })
  later(40)
  await does({ do: 'StartRound', table: '1', bets: [fee('3'), fee('5')], dealtIn: 3 })
  const won = await does({
    do: 'ReportHit',
    table: '1',
    facts: { dealtIn: 3 },
    common: {},
    hands: [hand('3', [22, 22, 22])],
  })
  declined = won.find((event) => event.type === 'HitDeclared')!.hit
  await does(
    {
      do: 'DeclineHit',
      hit: declined,
      reason: 'card of the other deck',
      clause: 'E7',
      second: '22',
      evidence: 'camera 12',
    },
    '21',
  )
  await does({ do: 'EndRound', table: '1' })
  later(70)
  await does({ do: 'StartRound', table: '1', bets: [fee('3')], dealtIn: 3 })
  await does({ do: 'VoidRound', table: '1', reason: 'misdeal' })
})
afterAll(() => house.close())

const found = async (question: Parameters<typeof whyNot>[1]) =>
  (await whyNot(house, question)).answers.map(({ who, round, found: { what } }) => `${round} ${who}: ${what}`)

test('a judged hand: the deciding clause first, with the clause in words', async () => {
  const { answers } = await whyNot(house, { table: '1', seat: '2', local: '2026-03-10T20:05' })
  const denied = answers.find(({ found: { what } }) => what === 'denied')!
  expect(denied.who).toBe('table 1 seat 2')
  expect(denied.found.what === 'denied' && denied.found.reasons[0]).toMatchObject({
    clause: 'F1',
    says: 'no jackpot fee posted for this hand',
  })
  expect(denied.found.what === 'denied' && denied.found.reasons[0]!.rule).not.toBe('')
  expect(denied.hands).toContain('seat 2 hand 7s 7d')
})

test.each([
  ['no fee, and the bet came late', '6', '1 table 1 seat 6: late'],
  ['no fee at all', '4', '1 table 1 seat 4: no fee'],
  ['the fee was in, and nothing was reported', '5', '1 table 1 seat 5: not reported'],
])('a recorded round: %s', async (_, seat, expected) => {
  expect(await found({ table: '1', seat, local: '2026-03-10T20:05' })).toEqual([expected])
})

test('the time that somebody remembers is met within half an hour, and no further', async () => {
  const rounds = async (local: string) => (await found({ table: '1', seat: '5', local })).map((one) => one[0])
  // 20:00 and 20:40 are both within half an hour of 20:29; the nearer one comes first.
  expect(await rounds('2026-03-10T20:29')).toEqual(['2', '1'])
  expect(await rounds('2026-03-10T20:31')).toEqual(['2'])
  expect(await rounds('2026-03-10T21:11')).toEqual([])
  expect(await rounds('2026-03-10T21:30')).toEqual(['3'])
})

test('a declined hit says who, why, under which clause, and where the evidence is', async () => {
  const { answers } = await whyNot(house, { table: '1', seat: '3', local: '2026-03-10T20:40' })
  expect(answers[0]!.found).toMatchObject({
    what: 'won',
    hit: declined,
    status: 'declined',
    by: ['21', '22'],
    reason: 'card of the other deck',
    clause: 'E7',
    evidence: 'camera 12',
  })
})

test('a voided round says so, whoever asks', async () => {
  expect(await found({ table: '1', seat: '3', local: '2026-03-10T21:50' })).toEqual(['3 table 1 seat 3: voided'])
})

test('a person who was signed in to a seat is found at it, and nobody else is', async () => {
  expect(await found({ person: '900', local: '2026-03-10T20:05' })).toEqual(['1 table 1 seat 5: not reported'])
  expect(await found({ person: '901', local: '2026-03-10T20:05' })).toEqual([])
})

test('a person who was paid long ago is found by the ID at the cage, without a time', async () => {
  await does({ do: 'StartRound', table: '1', bets: [fee('4')], dealtIn: 3 })
  const events = await does({
    do: 'ReportHit',
    table: '1',
    facts: { dealtIn: 3 },
    common: {},
    hands: [hand('4', [22, 21])],
  })
  const { hit, questions } = events.find((event) => event.type === 'HitDeclared')!
  await does({ do: 'AttestHit', hit, answers: Object.fromEntries(questions.map(({ id }) => [id, true])) }, '21')
  const verified = await does({ do: 'VerifyHit', hit }, '21')
  const { claim } = verified.find((event) => event.type === 'HitVerified')!.claims[0]!
  await does({ do: 'ShowId', claim, person: '900' }, '31')
  await does({ do: 'EndRound', table: '1' })
  later(60 * 24)
  const { answers } = await whyNot(house, { person: '900' })
  expect(answers.map(({ found: { what } }) => what)).toContain('won')
  expect(answers.find(({ found: { what } }) => what === 'won')?.found).toMatchObject({
    hit,
    claim,
    claimStatus: 'open',
  })
})

test('on a busy night the hand that was looked at comes before the rounds of which nobody said anything', async () => {
  for (let round = 0; round < 45; round += 1) {
    later(1)
    await does({ do: 'StartRound', table: '3', bets: round === 0 ? [] : [fee('5')], dealtIn: 3 })
    if (round === 0)
      await does({ do: 'ReportHit', table: '3', facts: { dealtIn: 3 }, common: {}, hands: [hand('2', [23, 21])] })
    await does({ do: 'EndRound', table: '3' })
  }
  const { answers } = await whyNot(house, { table: '3', seat: '2' })
  expect(answers[0]).toMatchObject({ round: 1, found: { what: 'denied', reasons: [{ clause: 'F1' }] } })
  // Newest first after it.
  expect(answers.slice(1, 4).map(({ round }) => round)).toEqual([45, 44, 43])
})

test('a hand on the board of a period: by which clause, and which better hand leads now', async () => {
  const activity = 'bay-101/poker-high-hand-bonus'
  // The next evening: its periods of this one are over.
  const day = 24 * 3_600_000
  clock.set(EVENING + Math.ceil((clock.now() - EVENING) / day) * day)
  const high = async (seat: string, nth: number) => {
    const rank = (of: number) => [0, 1, 2, 3].map((suit) => of * 4 + suit)
    const [a = 0, b = 0, ...board] = rank(nth)
    const events = await does({
      do: 'ReportHit',
      table: '7',
      facts: { dealtIn: 6 },
      common: { board: [...board, 0, 17, 46] },
      hands: [
        {
          seat,
          role: 'player',
          cards: { hole: [a, b] },
          won: true,
          betsCompleted: true,
          bettors: [{ place: 'seated' }],
        },
      ],
      activities: [activity],
    })
    const { hit, questions } = events.find((event) => event.type === 'HitDeclared')!
    await does({ do: 'AttestHit', hit, answers: Object.fromEntries(questions.map(({ id }) => [id, true])) }, '21')
    await does({ do: 'VerifyHit', hit }, '22')
  }
  await high('3', 7)
  await high('4', 8)
  const ask = async (seat: string) => (await whyNot(house, { table: '7', seat })).answers[0]?.found
  expect(await ask('4')).toMatchObject({ what: 'board', reasons: [{ clause: expect.stringMatching(/^[A-Z]\d/) }] })
  expect(await ask('4')).not.toHaveProperty('beatenBy')
  expect(await ask('3')).toMatchObject({ what: 'board', beatenBy: { to: 'table 7 seat 4' } })
})

test('the last rounds of a table, newest first, with what came of them', async () => {
  const { rounds } = await tableHistory(house, '1')
  expect(
    rounds.map(({ round, fees, hits, judged, voided }) => ({ round, fees, hits: hits.length, judged, voided })),
  ).toEqual([
    { round: 4, fees: 1, hits: 1, judged: 0, voided: undefined },
    { round: 3, fees: 1, hits: 0, judged: 0, voided: 'misdeal' },
    { round: 2, fees: 2, hits: 1, judged: 0, voided: undefined },
    { round: 1, fees: 1, hits: 0, judged: 1, voided: undefined },
  ])
})

test.each([
  ['nothing to look for', '/whynot', 400, 'Name a table, a time or a person'],
  ['a table that is not there', '/whynot?table=99', 404, 'there is no table 99'],
  ['a seat that is no number', '/whynot?table=1&seat=x', 400, '"x" is not the number of a seat'],
  ['a time that is none', '/whynot?table=1&local=2026-13-01T25:00', 400, 'is not a day or time like'],
  ['a day that the calendar has not', '/whynot?table=1&local=2026-02-31', 400, 'is not a day or time like'],
  ['a person that is no number', '/whynot?person=a%27b', 400, 'is not the number of a person'],
  ['rounds of no table', '/rounds?table=99', 404, 'there is no table 99'],
])('%s is answered with a sentence', async (_, path, status, says) => {
  const answer = await floorRoutes(house).request(path)
  expect(answer.status).toBe(status)
  expect(((await answer.json()) as { says: string }).says).toContain(says)
})
