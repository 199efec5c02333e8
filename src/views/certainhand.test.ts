import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { offeringOf, ruleOf } from '../engine/offerings/running.ts'
import { chartOf } from '../rulebook/choice.ts'
import { exactHands } from './certainhand.ts'

const root = join(import.meta.dirname, '..', '..')
const handsOf = (house: string, activity: string) => {
  const rule = ruleOf(readFileSync(join(root, 'catalog', house, `${activity}.yaml`), 'utf8'))
  const offering = offeringOf(readFileSync(join(root, 'demo', 'offerings', `${activity}.yaml`), 'utf8'))
  return Object.fromEntries(chartOf(rule, offering).map((line) => [line.line, exactHands(line, offering)]))
}

test('three sevens of the posted suit are three certain cards; of one suit, one hand a suit; others leave a choice', () => {
  const hands = handsOf('bay-101', 'blazing-7s')
  expect(hands['three sevens of the posted suit']).toEqual([{ hand: '7h 7h', dealerUp: '7h' }])
  expect(hands['three sevens suited']?.map(({ hand }) => hand).sort()).toEqual(['7c 7c', '7d 7d', '7h 7h', '7s 7s'])
  expect(hands['three sevens same color']).toEqual([])
  expect(hands['one seven']).toEqual([])
})

test('ace, king and queen of a suit: one hand a suit; a straight flush is not one certain hand', () => {
  const hands = handsOf('hawaiian-gardens', 'three-card-poker-progressive')
  expect(hands['ace-king-queen suited']).toHaveLength(4)
  expect(hands['straight flush']).toEqual([])
})
