import { expect, test } from 'vitest'
import { because } from '../../base/refusal.ts'
import type { RuleFile } from '../../rulebook/rule.ts'
import type { Hand, Round } from './fact.ts'
import { holdFreeHands, secondHand } from './freehands.ts'

const hand = (seat: string, person?: string): Hand => ({
  seat,
  role: 'player',
  cards: {},
  bettors: [{ place: 'seated', ...(person === undefined ? {} : { person }) }],
})
const round = (dealtIn: number, freeTable = true): Round => ({
  table: '1',
  game: 'stud',
  decks: 1,
  facts: { freeTable, dealtIn },
  common: {},
  hands: [hand('1', 'ann'), hand('2', 'ann'), hand('3')],
})
const rule = (hands: object) => ({ free: { by: 'N1', table: 'on request', hands: { by: 'N4', ...hands } } }) as RuleFile

test.each([
  [3, because('N4', 'too few free hands', { min: 4, dealt: 3 })],
  [4, undefined],
  [8, undefined],
  [9, because('N4', 'too many free hands', { max: 8, dealt: 9 })],
])('%i hands against four to eight', (dealt, fault) => {
  const { misses } = holdFreeHands(rule({ min: 4, max: { stud: 8 } }), round(dealt))
  expect(misses).toEqual(fault === undefined ? [] : [fault])
})

test('an ordinary table, and a game without a most, are free of it', () => {
  expect(holdFreeHands(rule({ min: 4, max: { stud: 8 } }), round(9, false)).misses).toEqual([])
  expect(holdFreeHands(rule({ min: 4, max: { poker: 8 } }), round(9)).misses).toEqual([])
})

test('the first hand of a person counts, the second does not', () => {
  const whole = round(4)
  const [first, second, third] = whole.hands
  const each = rule({ each: 'one' })
  expect(secondHand(each, whole, first!, 'ann')).toEqual([])
  expect(secondHand(each, whole, second!, 'ann')).toMatchObject([{ clause: 'N4' }])
  expect(secondHand(each, whole, third!, undefined)).toEqual([])
  expect(secondHand(rule({}), whole, second!, 'ann')).toEqual([])
})
