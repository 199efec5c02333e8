import { expect, test } from 'vitest'
import { writtenBettor, writtenHand, writtenRound } from '../../../engine/judging/facttext.ts'
import { flag, money } from '../../../rulebook/terms.ts'
import { readScenario } from '../play.ts'
import { titleOf } from './title.ts'
import { OF_HAND, OF_SEAT } from './titlehit.ts'

test('every fact that can be told has its words', () => {
  const facts = [...Object.keys(writtenRound(flag)), 'dealtIn', 'dealtAt', 'pot', 'limit']
  expect(facts.filter((fact) => !(fact in OF_HAND))).toEqual([])
  const ofSeat = [...Object.keys(writtenHand(flag)), ...Object.keys(writtenBettor(flag, money)), 'person', 'asked']
  expect(ofSeat.filter((fact) => !(fact in OF_SEAT))).toEqual([])
})

const wordsOf = (step: string): string => {
  const read = readScenario(`title: x\nsteps: [{ ${step} }]`)
  if (!read.ok) throw new Error('the step cannot be read')
  return titleOf(read.scenario.steps![0]!)
}

test.each([
  ['seats: { 5: { hole: Ah Kh, foldedOn: turn } }', 'seat 5 Ah Kh folded on the turn'],
  ['seats: { 5: { folded: yes, foldedOn: preflop } }', 'seat 5 folded before the flop'],
  ['seats: { 5: { hole: Ah Kh, dealt: no, button: none } }', 'seat 5 Ah Kh without a button not dealt in'],
  ['seat: 1, hand: 7h 7h, dealtAt: 2026-03-02T19:58', 'seat 1 7h 7h; dealt at 2026-03-02 19:58'],
  ['seat: 1, hand: 7h 7h, dealtAt: 2026-03-02T19:58:07', 'seat 1 7h 7h; dealt at 2026-03-02 19:58:07'],
  ['seats: { 2: { wageredOn: tie, wager: $20, person: Tom } }', 'seat 2 wagered on the tie wager $20.00 (person Tom)'],
  [
    'seat: 1, hand: 7h 7h, pot: $86, limit: $2-$4, surveillance: no',
    'seat 1 7h 7h; pot $86.00; limit $2-$4; not confirmed by surveillance',
  ],
  [
    'seat: 1, hand: 7h 7h, round: { fees: [1], persons: { 1: Rae }, action: { 1: $100 } }',
    'seat 1 7h 7h; in action $100.00 at 1; signed in Rae at 1',
  ],
])('told: %s', (written, words) => {
  expect(wordsOf(`reportHit: { ${written} }`)).toBe(`a hand is called: ${words}`)
})
