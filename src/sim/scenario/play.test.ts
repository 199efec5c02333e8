import { describe, expect, test } from 'vitest'
import { faultIn } from '../../rulebook/text/fault.ts'
import { english } from '../../words/sentence.ts'
import { answerOf } from './answer.ts'
import { playScenario, readScenario } from './play.ts'

const SEVENS = `
title: a night
offering:
  activity: bay-101/blazing-7s
  chart: A
  settings: { suit: hearts }
  pools: { main: { reseed: '$5,000' } }
  balances: { pool: '$40,000.00', reserve: '$9,000.00' }
`
const BEAT = `
title: a night
offering: { activity: bay-101/no-limit-bad-beat, pools: { main: { reseed: '$20,000' } }, balances: { pool: '$48,000', reserve: '$30,000' } }
`
const HAND = '{ dealtIn: 7, seats: { 2: { hole: Kd Kh }, 5: { hole: Qs Qc } }, board: Kc Ks Qd Qh 3s }'

function play(text: string) {
  const read = readScenario(text)
  if (!read.ok) throw new Error(read.faults.map((fault) => english(faultIn({ file: 'scenario' }, fault))).join('\n'))
  return playScenario(read.scenario)
}
const playOne = (text: string) => play(text)[0]!
const faultsOf = (text: string): string[] => {
  const read = readScenario(text)
  return read.ok ? [] : read.faults.map((fault) => english(faultIn({ file: 'f' }, fault)))
}

describe('what could not be done is not taken for nothing paid', () => {
  const fails = (text: string) => playOne(text).checks.flatMap(({ ok, what, got }) => (ok ? [] : [`${what}: ${got}`]))
  const twice = 'reportHit: { dealtIn: 6, seats: { 2: { hole: Kd Kd } }, board: Kc Ks Qd Qh 3s }'
  test('a card that is there twice', () => {
    expect(fails(`${BEAT}steps: [{ ${twice}, expect: { payments: none } }]`)).toEqual([
      expect.stringContaining('step 1: the command: the king of diamonds'),
    ])
    expect(fails(`${BEAT}steps: [{ ${twice}, expect: { refused: yes } }]`)).toEqual([])
  })
  test('an offering that is refused', () => {
    const given = 'offering: { activity: bay-101/blazing-7s, chart: A, prizes: { two sevens: $1 } }'
    const night = `title: x\n${given}\nsteps: [{ advance: 1 hour, expect: { payments: none } }]`
    expect(fails(night)).toEqual([expect.stringContaining('given: bay-101/blazing-7s: prize for two sevens')])
  })
})

describe('a failing expectation is found', () => {
  test.each([
    ['an amount', "payments: [{ to: seat 1, amount: '$39,999.99' }]"],
    ['a fund', "payments: [{ to: seat 1, amount: '$40,000', from: reserve }]"],
    ['a person', "payments: [{ to: seat 2, amount: '$40,000' }]"],
    ['a payment too many', 'payments: none'],
    ['a balance', "balances: { meter: '$4,999' }"],
    ['a fund that is not there', 'balances: { treasure: $1 }'],
    ['a movement', "moves: [{ from: reserve, to: pool, amount: '$5,000', clause: F8 }]"],
    ['a refusal that did not come', 'refused: yes'],
    ['a clause', 'denied: [{ who: seat 1, clauses: [E7] }]'],
    ['a claim', 'claims: { seat 1: $1 }'],
    ['who paid', 'paidBy: { house: $1 }'],
  ])('%s', (_, expectation) => {
    const steps = `
steps: [{ reportHit: { round: { fees: [1] }, seat: 1, hand: 7h 7h, dealerUp: 7h } }]
expect: { ${expectation} }`
    const { checks } = playOne(SEVENS.replace("'$9,000.00'", "'$9,000.00', withFees: 1") + steps)
    expect(checks.some(({ ok }) => !ok)).toBe(true)
  })

  test('and one that holds is not', () => {
    const steps = `
steps: [{ reportHit: { round: { fees: [1] }, seat: 1, hand: 7h 7h, dealerUp: 7h } }]
expect: { payments: [{ to: seat 1, amount: '$40,000', from: meter }], balances: { meter: '$5,000' } }`
    const { checks } = playOne(SEVENS.replace("'$9,000.00'", "'$9,000.00', withFees: 1") + steps)
    expect(checks.every(({ ok }) => ok)).toBe(true)
  })
})

test('a wrong file is answered with line, column and what would be right', () => {
  expect(faultsOf('title: x\nsteps:\n  - reportHitt: {}\n')).toEqual([
    'f:3:5: steps #1: unknown key "reportHitt"; did you mean "reportHit"?',
  ])
  expect(faultsOf('title: x\nsteps:\n  - advance: soon\n')).toEqual([
    'f:3:5: steps #1.advance: "soon" is not a span like 2 days or 1 hour 30 minutes',
  ])
  expect(faultsOf('title: x\nsteps:\n  - reportHit: { seat: 1, hole: Ax Kd }\n')).toEqual([
    "f:3:27: steps #1.reportHit.hole: card 1, 'Ax': unknown suit 'x'; suits are c d h s",
  ])
  expect(faultsOf('title: x\n')).toEqual(['f:1:1: a scenario has steps, or variants with steps'])
  expect(faultsOf('title: x\nsteps:\n  - { endRound: {}, closeTable: {} }\n')).toEqual([
    'f:3:5: steps #1: one step at a time; closeTable and endRound stand together',
  ])
  expect(faultsOf('title: x\nstart: 2026-02-30T10:00\nsteps: []\n')).toEqual([
    'f:2:1: start: "2026-02-30T10:00" is not a date and time like 2026-03-02T19:30',
  ])
})

describe('a step that cannot be done is refused like any other', () => {
  test.each([
    ['the clock goes back', 'at: 2026-03-01T10:00', 'cannot go back'],
    ['an unknown activity', 'offer: { activity: bay-101/nothing }', 'there is no activity bay-101/nothing'],
    ['an unknown game', 'reportHit: { game: bridge, seat: 1 }', 'there is no game "bridge"'],
    ['a claim that nobody has', 'payClaim: { seat: 9 }', 'no claim of seat 9'],
    ['a claim without such a number', 'payClaim: { claim: C9 }', 'C9'],
    ['a hit that nobody called', 'verifyHit: {}', 'no hit is open'],
    ['a hit without such a number', 'attestHit: { hit: H9 }', 'H9'],
    ['a period where none runs', 'closePeriod: {}', 'no posted period runs now'],
    ['a call that nobody made', 'reportIn: {}', 'nobody was called'],
  ])('%s', (_, step, says) => {
    const failed = playOne(`${SEVENS}steps: [{ ${step} }]`).checks.filter(({ ok }) => !ok)
    expect(failed).toEqual([expect.objectContaining({ what: 'step 1', got: expect.stringContaining(says) })])
    const held = `{ ${step}, expect: { refused: [{ who: the command, clauses: [order], says: '${says}' }] } }`
    const { checks, records } = playOne(`${SEVENS}steps: [${held}, { advance: 1 hour }]`)
    expect(checks.filter(({ ok }) => !ok)).toEqual([])
    expect(records).toHaveLength(3)
  })

  test('a given that cannot be', () => {
    const given = "offering: { activity: bay-101/blazing-7s, balances: { fund: '$1,000', posted: '$2,000' } }"
    const { checks } = playOne(`title: x\n${given}\nsteps: []`)
    expect(checks).toEqual([
      expect.objectContaining({ what: 'given', got: expect.stringContaining('does not hold the posted prize') }),
    ])
  })
})

test('what the catalogue does not have, and what is offered twice, is a fault where it stands', () => {
  expect(faultsOf('title: x\noffering: { activity: bay-101/blazing-8s }\nsteps: []')).toEqual([
    'f:2:13: offering.activity: there is no activity "bay-101/blazing-8s" in the catalogue; did you mean "bay-101/blazing-7s"?',
  ])
  expect(faultsOf('title: x\noffering: { activity: aces-cracked }\nsteps: []')).toEqual([
    expect.stringContaining('did you mean "bay-101/aces-cracked"?'),
  ])
  const twice = '{ activity: bay-101/blazing-7s }'
  expect(faultsOf(`title: x\nofferings: [${twice}, ${twice}]\nsteps: []`)).toEqual([
    expect.stringMatching(/^f:2:\d+: offerings #2.activity: bay-101\/blazing-7s is offered twice/),
  ])
  expect(faultsOf(`title: x\nvariants:\n  - variant: a\n    offerings: [${twice}, ${twice}]`)).toHaveLength(1)
  const other = '{ activity: bay-101/aces-cracked }'
  expect(faultsOf(`title: x\noffering: ${twice}\nofferings: [${other}]\nsteps: []`)).toEqual([
    'f:2:1: offering: write offering for one, or offerings for a list of them, not both',
  ])
  expect(faultsOf('title: x\ntables: { 1: { game: holdm } }\nsteps: []')).toEqual([
    expect.stringContaining('did you mean "holdem"?'),
  ])
  expect(faultsOf('title: x\nhouse: { zone: California }\nsteps: []')).toEqual([
    'f:2:10: house.zone: "California" is not a time zone like America/Los_Angeles',
  ])
})

test('a refused given is seen, and a card too many is refused by the table', () => {
  const { checks, records } = playOne(`${SEVENS}  admin: $4\nsteps: []\nexpect: { refused: [{ clauses: [X1] }] }`)
  expect(checks).toMatchObject([{ ok: true }])
  expect(records[0]?.refusals[0]?.reason).toContain('$5.00 to $20.00')
  const twice = playOne(`${BEAT}steps: [{ reportHit: { seat: 1, hole: Ks Ks, board: 2c 3c 4c 5c 7d } }]`)
  expect(twice.records[1]?.refusals[0]?.reason).toContain('king of spades')
})

test('variants start again from the same given', () => {
  const night = (variant: string) => `
  - variant: ${variant}
    steps: [{ playRounds: { rounds: 100, fees: [1] } }]
    expect: { balances: { meter: '$40,011.00', reserve: '$9,089.00' } }`
  const nights = play(`${SEVENS}variants:${night('one')}${night('two')}`)
  expect(nights.flatMap(({ checks }) => checks).every(({ ok }) => ok)).toBe(true)
  expect(answerOf(nights)).toMatchObject({ variants: [{ variant: 'one' }, { variant: 'two' }] })
})

describe('clauses that move nothing by themselves', () => {
  test('[GEAR-001276 B4] a marked spot is written down with the round', () => {
    const { records } = playOne(`${SEVENS}steps: [{ startRound: { fees: [1], marked: [4] } }]`)
    expect(records[1]?.says[0]).toBe('round 1 is locked at table 1: fees from seat 1, seat 4; dark sensor at seat 4')
  })

  test.each([
    ['a cent under what a pool may start with', '$999.99', false],
    ['the least', '$1,000', true],
  ])('[GEAR-001276 P2] [GEAR-001279 P1] %s', (_, amount, isAccepted) => {
    for (const activity of ['bay-101/blazing-7s', 'bay-101/no-limit-bad-beat']) {
      for (const what of ['seed', 'reseed']) {
        const { records } = playOne(
          `title: x\nsteps: [{ draftOffering: { activity: ${activity}, pools: { main: { ${what}: '${amount}' } } } }]`,
        )
        expect(records[1]?.refusals.length === 0).toBe(isAccepted)
      }
    }
  })

  test('[GEAR-001276 P3 P6] the meter as it reads is paid, and adjusted when the hit is verified, not before', () => {
    const steps = `steps:
  - startRound: { fees: [1] }
  - reportHit: { seat: 1, hand: 7h 7h, dealerUp: 7h, until: declared }
    expect: { balances: { meter: $0, pending: '$45,000.11' } }
  - startRound: { table: 2, fees: [3] }
  - attestHit: {}
  - verifyHit: {}
    expect: { balances: { meter: '$5,000.11', claims: '$40,000.11', pending: $0 } }
  - payClaim: { seat: 1 }
    expect: { payments: [{ to: table 1 seat 1, amount: '$40,000.11', from: meter }] }`
    expect(playOne(SEVENS + steps).checks.filter(({ ok }) => !ok)).toEqual([])
  })

  test('[GEAR-001279 E3] everybody who is neither loser nor winner has a table share, folded or shown', () => {
    const { records } = playOne(`${BEAT}steps: [{ reportHit: ${HAND} }]`)
    const byShare = Map.groupBy(records[1]!.payments, ({ share }) => share)
    expect([...byShare].map(([share, list]) => [share, list.length])).toEqual([
      ['loser', 1],
      ['winner', 1],
      ['table', 5],
    ])
  })
})
