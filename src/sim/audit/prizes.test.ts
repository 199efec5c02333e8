/** The auditor's own judgement, held to worked cases: if both were wrong in the same way, nobody would notice. */
import { expect, test } from 'vitest'
import type { Hand } from '../../engine/judging/fact.ts'
import { type BeatTerms, type BlazingTerms, termsOf } from '../cardroom/terms.ts'
import { rngOf } from '../rng.ts'
import { compareScores, lookAt, scoreFive } from './hand.ts'
import { peopleOf, type Report } from './needs.ts'
import { expectBeat, sevensLine } from './prizes.ts'

const cards = (signs: string) =>
  signs.split(' ').map((sign) => '23456789TJQKA'.indexOf(sign[0]!) * 4 + 'cdhs'.indexOf(sign[1]!))

test.each([
  ['royal over a straight flush', 'As Ks Qs Js Ts', 'Ks Qs Js Ts 9s'],
  ['a wheel in suit over four aces', 'As 2s 3s 4s 5s', 'Ah Ad Ac As Kd'],
  ['four twos over aces full', '2h 2d 2c 2s 3d', 'Ah Ad Ac Ks Kd'],
  ['full house over a flush', '2h 2d 2c 3s 3d', 'Ah Kh Qh Jh 9h'],
  ['a flush over a straight', '2h 3h 4h 5h 7h', 'Ah Kd Qh Jh Th'],
  ['a six-high straight over the wheel', '2h 3h 4d 5h 6h', 'Ah 2d 3h 4h 5c'],
  ['the wheel over three aces', 'Ah 2d 3h 4h 5c', 'Ah Ad Ac Ks Qd'],
  ['the better kicker', 'Ah Ad Kc 3s 2d', 'As Ac Qh Js Td'],
])('%s', (_, better, worse) => {
  expect(compareScores(scoreFive(cards(better)), scoreFive(cards(worse)))).toBeGreaterThan(0)
})

test('both hole cards play, or one alone', () => {
  expect(lookAt(cards('Ah Jh'), cards('As Ad Js 4h 4d')).bothPlay).toBe(true)
  expect(lookAt(cards('Ah Kd'), cards('As Ad Jc Js 4h')).bothPlay).toBe(false)
})

const terms = (more: Partial<BeatTerms>): BeatTerms => ({
  ...termsOf(rngOf('cases'), 4).beat,
  chart: 'A',
  structure: 'A',
  chip: 100,
  times: 2,
  multiplied: { day: 'monday', from: '18:00', to: '22:00' },
  ...more,
})

/** Seven seats; those named hold cards, the others have folded unseen. */
function report(holes: Record<string, string>, board: string): Report {
  const lying = cards(board)
  const hands = Array.from({ length: 7 }, (_, index): Hand => {
    const hole = holes[String(index + 1)]
    return {
      seat: String(index + 1),
      role: 'player',
      cards: hole === undefined ? {} : { hole: cards(hole) },
      ...(hole === undefined ? { folded: true } : {}),
      button: 'none',
      bettors: [{ place: 'seated', duty: 'none' }],
    }
  })
  const facts = { dealtIn: 7, tournament: false, misdeal: false, standardDeck: true, spokenOf: false }
  return { do: 'ReportHit', table: '5', facts, common: { board: lying }, hands }
}
const TUESDAY = '2026-03-03T19:30:00'
const MONDAY = '2026-03-02T21:50:00'
const judge = (told: Report, chosen: Partial<BeatTerms> = {}, pool = 4_800_000, local = TUESDAY) =>
  expectBeat(told, terms(chosen), peopleOf(told, new Map()), local, pool)
const amounts = ({ pays }: ReturnType<typeof judge>) =>
  Object.fromEntries(pays.map(({ who, amount }) => [who.at(-1), amount / 100]))

const KINGS = report({ 2: 'Kd Kh', 5: 'Qs Qc' }, 'Kc Ks Qd Qh 3s')

test('[10-01] quads over quads, 40/20/40', () => {
  expect(amounts(judge(KINGS))).toEqual({ 5: 19_200, 2: 9_600, 1: 3_840, 3: 3_840, 4: 3_840, 6: 3_840, 7: 3_840 })
})

test('[10-04] [10-05] the least losing hand, and one hole card alone', () => {
  const jacks = report({ 1: '4c 4s', 7: 'Ah Jh' }, 'As Ad Js 4h 4d')
  const tens = report({ 1: '4c 4s', 7: 'Ah Th' }, 'As Ad Ts 4h 4d')
  const alone = report({ 1: 'Jh Jd', 7: 'Ah Kd' }, 'As Ad Jc Js 4h')
  expect(amounts(judge(jacks, { chart: 'C' }))['7']).toBe(19_200)
  expect(judge(tens, { chart: 'C' }).denied.get('table 5 seat 7')).toEqual(['Q5'])
  expect(judge(alone, { chart: 'C' }).denied.get('table 5 seat 7')).toEqual(['Q1'])
})

test('[10-08] two equal losing hands divide the losing share', () => {
  const equal = report({ 1: 'Ks Qs', 2: 'Ah Qd', 3: 'Ac Qc' }, 'As Ad Qh Js Ts')
  expect(amounts(judge(equal, { chart: 'C' }))).toEqual({
    1: 9_600,
    2: 9_600,
    3: 9_600,
    4: 4_800,
    5: 4_800,
    6: 4_800,
    7: 4_800,
  })
})

test('[10-11] multiplied in the window: the pool pays what it shows, the reserve is asked for the rest', () => {
  const { fromPool, fromReserve } = judge(KINGS, {}, 3_000_000, MONDAY)
  expect([fromPool, fromReserve]).toEqual([3_000_000, 3_000_000])
  expect(judge(KINGS, {}, 3_000_000, '2026-03-02T22:00:00').fromReserve).toBe(0)
})

test('odd chips: five share $1,001 in whole dollars, rounded up', () => {
  const { pays, fromPool, fromReserve } = judge(KINGS, {}, 250_250)
  expect(pays.filter(({ amount }) => amount === 20_100)).toHaveLength(5)
  expect([fromPool, fromReserve]).toEqual([250_250, 400])
})

test.each([
  ['7h 7h', '7h', 'A', 'all'],
  ['7s 7s', '7s', 'A', 'tenth'],
  ['7s 7s', '7s', 'C', 'all'],
  ['7h 7d', '7h', 'A', 'colour'],
  ['7h 7s', '7d', 'A', 'three'],
  ['7c 7c', 'Kd', 'A', 'twoSuited'],
  ['7c 7d', 'Kd', 'A', 'two'],
  ['7c Td', '7h', 'A', 'one'],
  ['7c Td', '2s', 'B', undefined],
  ['9c Td', '7s', 'A', undefined],
] as const)('[09-01 to 09-05] %s with %s up, chart %s: %s', (two, up, chart, line) => {
  expect(sevensLine(cards(two), cards(up)[0]!, { chart, suit: 2 } as BlazingTerms)).toBe(line)
})
