import { describe, expect, test } from 'vitest'
import { faultIn } from '../../../rulebook/text/fault.ts'
import { faultAt } from '../../../rulebook/text/read.ts'
import { english } from '../../../words/sentence.ts'
import { playScenario, readScenario } from '../play.ts'

const BEAT = `title: a night
offering: { activity: bay-101/no-limit-bad-beat, pools: { main: { reseed: '$20,000' } }, balances: { pool: '$48,000', reserve: '$30,000' } }
`
const QUADS =
  'reportHit: { dealtIn: 7, board: Kc Ks Qd Qh 3s, seats: { 2: { hole: Kd Kh }, 5: { hole: Qs Qc, person: Rosa, id: none } } }'

const UTH = `title: a night
tables: { 1: { game: ultimate-texas-holdem }, 2: { game: ultimate-texas-holdem } }
offering: { activity: hawaiian-gardens/ultimate-texas-holdem-progressive, balances: { pool: '$25,000', reserve: '$9,000' } }
`

function play(text: string) {
  const read = readScenario(text)
  if (!read.ok) throw new Error(read.faults.map((fault) => english(faultIn({ file: 'f' }, fault))).join('\n'))
  return playScenario(read.scenario)[0]!
}
const failsOf = (text: string) => play(text).checks.flatMap(({ ok, what, got }) => (ok ? [] : [`${what}: ${got}`]))
const faultsOf = (text: string) =>
  play(text).strangers.map(({ path, told }) => english(faultIn({ file: 'f' }, faultAt(text, path, told))))

describe('what holds, and what does not', () => {
  test.each([
    ['total', "total: '$28,800'", "total: '$28,800.01'"],
    ['a person for a seat', "claims: { Rosa: '$19,200' }", 'claims: { Rosa: $0 }'],
    [
      'a claim by its seat',
      "moves: [{ from: pool, to: claim of seat 5, amount: '$19,200' }]",
      "moves: [{ from: pool, to: claim of seat 5, amount: '$19,201' }]",
    ],
    [
      'a claim by its person',
      "moves: [{ from: pool, to: claim of Rosa, amount: '$19,200' }]",
      "moves: [{ from: pool, to: claim of Rosa, amount: '$9,600' }]",
    ],
    [
      'cards and rank',
      'hands: [{ who: Rosa, cards: Qs Qc Qd Qh Kc, rank: four of a kind }]',
      'hands: [{ who: Rosa, cards: Qs Qc Qd Qh Kc, rank: full house }]',
    ],
    [
      'cards of somebody else',
      'hands: [{ who: seat 2, cards: Kd Kh Kc Ks Qd, rank: four of a kind }]',
      'hands: [{ who: seat 2, cards: Qs Qc Qd Qh Kc, rank: four of a kind }]',
    ],
    [
      'a remark behind a name',
      "payments: [{ to: seat 2 (winning hand), amount: '$9,600' }, { to: 'seats 1, 3, 4, 6 and 7 (table share)', persons: 5, amount: '$3,840' }]",
      "payments: [{ to: seat 2 (winning hand), amount: '$9,600' }, { to: 'seats 1, 3, 4 and 6', amount: '$3,840' }]",
    ],
  ])('%s', (_, right, wrong) => {
    expect(failsOf(`${BEAT}steps: [{ ${QUADS}, expect: { ${right} } }]`)).toEqual([])
    expect(failsOf(`${BEAT}steps: [{ ${QUADS}, expect: { ${wrong} } }]`)).toHaveLength(1)
  })

  test.each([
    ['altogether', 'collected: $60', 'collected: $65'],
    ['by fund', 'collected: { reserve: $60, pool: $0 }', 'collected: { pool: $60 }'],
    [
      'from players',
      'moves: [{ from: players, to: reserve, amount: $60 }]',
      'moves: [{ from: house, to: reserve, amount: $60 }]',
    ],
  ])('[GEAR-001279 F1] five or more dealt in pay a dollar: %s', (_, right, wrong) => {
    const count = 'countBox: { pots: [{ pots: 60, dealtIn: 5 }, { pots: 5, dealtIn: 4 }] }'
    expect(failsOf(`${BEAT}steps: [{ ${count}, expect: { ${right} } }]`)).toEqual([])
    expect(failsOf(`${BEAT}steps: [{ ${count}, expect: { ${wrong} } }]`)).toHaveLength(1)
  })

  test('[GEAR-001283 C3] fees by limits are counted by hands; a limit without a rate is refused, and nothing is counted', () => {
    const given = `title: x
tables: { 1: { game: caribbean-stud, limit: $50-$300 } }
offering: { activity: hawaiian-gardens/caribbean-stud-bonus-hands, balances: { fund: '$6,000' } }
`
    const count = (row: string, expected: string) =>
      `${given}steps: [{ countBox: { pots: [${row}] }, expect: { ${expected} } }]`
    expect(failsOf(count('{ pots: 40, dealtIn: 4 }', 'collected: $40'))).toEqual([])
    expect(failsOf(count('{ pots: 40, dealtIn: 4, limit: $5-$50 }', 'collected: $20'))).toEqual([])
    const none = 'collected: $0, refused: [{ clauses: [C3], says: no rate for limits }]'
    expect(failsOf(count('{ pots: 40, dealtIn: 4, limit: $7-$50 }', none))).toEqual([])
    const sensed = `${UTH}steps: [{ countBox: { pots: [{ pots: 1, dealtIn: 5 }] }, expect: { refused: [{ says: at the lock }] } }]`
    expect(failsOf(sensed)).toEqual([])
  })
})

test('hands at two tables in the same moment: both rounds are locked first, and each fee is on the meter', () => {
  const hits = `
    - { table: 1, round: { fees: [2] }, seat: 2, hole: Kd Qd, board: Ad Jd Td 4s 4h }
    - { table: 2, round: { fees: [3] }, seat: 3, hole: 6s 5s, board: 9s 8s 7s Kd 2h }`
  const expected = `
  expect:
    payments: [{ to: table 1 seat 2, amount: '$25,000.62', from: meter }, { to: table 2 seat 3, amount: $350, from: reserve }]
    collected: { meter: $0.62, reserve: $1.38 }
    inOrder: [locked at table 1, locked at table 2, hit H1 is declared, hit H1 is verified, hit H2 is declared]`
  expect(failsOf(`${UTH}steps:\n- reportHits:${hits}${expected}`)).toEqual([])
})

describe('whoever is expected was spoken of', () => {
  test.each([
    [
      'a seat',
      'claims: { seat 9: $0 }',
      'f:5:23: steps #1.expect #1.claims.seat 9: the scenario knows nobody as "seat 9"; did you mean "seat 1"?',
    ],
    ['a person', 'claims: { Rosy: $0 }', 'the scenario knows nobody as "Rosy"; did you mean "Rosa"?'],
    ['a claim', 'refused: [{ who: claim C9 }]', 'the scenario knows nobody as "claim C9"; did you mean "claim C1"?'],
    [
      'whose claim',
      'moves: [{ from: pool, to: claim of seat 8, amount: $1 }]',
      'there is no "claim of seat 8" in this scenario; its claims are C1, C2, C3, C4, C5, C6, C7',
    ],
    ['a payment', 'payments: [{ to: table 3 seat 2, amount: $1 }]', 'nobody as "table 3 seat 2"'],
    ['one of several seats', "payments: [{ to: 'seats 2 and 19', amount: $1 }]", 'nobody as "seat 19"'],
    ['tickets', 'tickets: { seat 9: 0 }', 'nobody as "seat 9"'],
    ['a board', 'board: [seat 12]', 'nobody as "seat 12"'],
    ['a denied seat', 'denied: [{ who: seat 10 }]', 'nobody as "seat 10"'],
  ])('%s', (_, expected, says) => {
    const text = `${BEAT}steps:\n- { ${QUADS},\n  expect: { ${expected} } }`
    expect(faultsOf(text)).toEqual([expect.stringContaining(says)])
    expect(play(text).checks.some(({ ok }) => !ok)).toBe(true)
  })

  test('a list of expectations has its own places', () => {
    const text = `${BEAT}steps:\n- ${QUADS}\n  expect:\n    - total: '$28,800'\n    - claims:\n        seat 9: $0\n`
    expect(faultsOf(text)).toEqual([expect.stringContaining('f:8:9: steps #1.expect #2.claims.seat 9')])
  })

  test('everybody who was named at any step, filled in or called is known', () => {
    const named = 'claims: { seat 1: $0, seat 7: $0 }, refused: no'
    expect(faultsOf(`${BEAT}steps: [{ ${QUADS} }]\nexpect: { ${named} }`)).toEqual([])
  })

  test('nobody unknown is absent', () => {
    const text = `title: x
start: 2026-03-02T18:00
offering: { activity: bay-101/poker-high-hand-bonus, chart: B, prizes: { high hand: $300 }, periods: [{ from: '18:00', to: '19:00' }], balances: { reserve: '$5,000' } }
steps:
- reportHit: { table: 1, game: holdem, dealtIn: 5, pot: $21, seat: 1, hole: 8h 8d, board: 8s Kd Qc 4s 2h }
- closePeriod: { absent: [seat 9] }
  expect: { refused: [{ who: the command, says: nobody is known as "seat 9" }] }`
    expect(failsOf(text)).toEqual([])
  })
})

test('a step that cannot be done is not excused by a refusal that is expected elsewhere', () => {
  const steps = `steps: [{ ${QUADS} }, { payClaim: { seat: 5 } }, { payClaim: { seat: 9 } }]`
  const id = '{ who: claim of seat 5, clauses: [E5] }'
  expect(failsOf(`${BEAT}${steps}\nexpect: { refused: [${id}] }`)).toEqual([
    expect.stringContaining('step 3: the command: there is no claim of seat 9'),
  ])
  expect(failsOf(`${BEAT}${steps}\nexpect: { refused: [${id}, { who: the command, says: seat 9 }] }`)).toEqual([])
})

test('money at a spot where nothing lies is refused', () => {
  const round = 'startRound: { fees: [1], action: { 4: $100 } }'
  expect(failsOf(`${UTH}steps: [{ ${round}, expect: { refused: [{ says: nothing lies at 4 }] } }]`)).toEqual([])
})

describe('what is given may be written as documents write it', () => {
  const bad = (balances: string) =>
    `title: x\noffering: { activity: hawaiian-gardens/ca-asian-bad-beat, games: [Pai Gow Poker], balances: { ${balances} } }\nsteps: []\n`
  test('funds and games', () => {
    const given = bad("jackpot_fund: '$61,500', posted prize: '$42,000', house_advance: $0")
    const expected = "expect: { balances: { jackpot_fund: '$61,500', posted_prize: '$42,000', reserve: '$19,500' } }"
    expect(failsOf(`${given}${expected}`)).toEqual([])
  })
  test('a fund under two names is a fault', () => {
    expect(() => play(bad("meter: '$1,000', pool: '$1,000'"))).toThrow(
      'f:2:95: offering.balances.meter: meter and pool',
    )
  })
  test('of several pools the one that is meant is named', () => {
    const given = "offering: { activity: bay-101/poker-bonus-hand-progressive, balances: { pool: '$455' } }"
    expect(failsOf(`title: x\n${given}\nsteps: []`)).toEqual([expect.stringContaining('royal, straight-flush, quads')])
  })
})
