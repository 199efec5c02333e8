import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { offeringOf, ruleOf } from '../engine/offerings/running.ts'
import { chartOf } from '../rulebook/choice.ts'
import type { Written } from '../rulebook/offering.ts'
import type { Line } from '../rulebook/rule.ts'
import { exactHands, pictureOf } from './certainhand.ts'

const root = join(import.meta.dirname, '..', '..')
const handsOf = (house: string, activity: string) => ofLines(house, activity, exactHands)
const picturesOf = (house: string, activity: string) => ofLines(house, activity, pictureOf)

function ofLines<Found>(house: string, activity: string, find: (line: Line, offering: Written) => Found) {
  const rule = ruleOf(readFileSync(join(root, 'catalog', house, `${activity}.yaml`), 'utf8'))
  const offering = offeringOf(readFileSync(join(root, 'demo', 'offerings', `${activity}.yaml`), 'utf8'))
  return Object.fromEntries(chartOf(rule, offering).map((line) => [line.line, find(line, offering)]))
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

test('a hand of five cards is drawn as it is laid out, whatever lies beside it; a hand of seven is only said', () => {
  expect(picturesOf('bay-101', 'bonus-hand-progressive')).toEqual({
    'royal flush': expect.stringMatching(/^A(.) K\1 Q\1 J\1 T\1$/),
    'straight flush': expect.stringMatching(/^(.)(.)( .\2){4}$/),
    'four of a kind': expect.stringMatching(/^(.)(. \1){3}. .(?<!\1)/),
    'full house': expect.stringMatching(/^(.). \1. \1. (.). \2.$/),
    flush: expect.stringMatching(/^.(.)( .\1){4}$/),
    // Five to ace: the ace is its last card.
    straight: expect.stringMatching(/^5. 4. 3. 2. A.$/),
  })
  expect(picturesOf('bay-101', 'pai-gow-poker-bonus-hand')).toEqual({
    'seven picture cards': '',
    'five aces': '',
    'nine high': '',
  })
})

test('where all the cards are the player’s own they are drawn as well', () => {
  const pictures = picturesOf('hawaiian-gardens', 'ca-asian-jackpot-2')
  expect(pictures['three sevens suited']).toMatch(/^7(.) 7\1 7\1$/)
  expect(pictures['three sevens of one colour']).toMatch(/^7[hd] 7[hd] 7[hd]$/)
})
