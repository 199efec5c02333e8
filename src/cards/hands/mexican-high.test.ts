import { describe, expect, test } from 'vitest'
import { shoe } from '../deck.ts'
import { categoryOf, STRENGTH_MAX } from '../high/high.ts'
import { parseCards } from '../notation.ts'
import { mexicanAsHigh } from './mexican.ts'

const strength = (text: string, joker: 'up' | 'down' = 'down') => {
  const read = parseCards(text, shoe(1, 1))
  if (!read.ok) throw new Error(read.says)
  return mexicanAsHigh(read.value, joker)
}

describe('a hand of Mexican Poker as the usual hand of its name', () => {
  test.each([
    ['5s 6d 7c Jh Qs', 'straight'],
    ['As 2d 3c 4h 5s', 'straight'],
    ['As Qs 6s 4s 2s', 'flush'],
    ['Ks Kd Kc 2s 2d', 'full house'],
    ['7s 7d 7c 2s Xx', 'four of a kind'],
    ['4h 5h 6h 7h Jh', 'straight flush'],
    ['7h Jh Qh Kh Ah', 'royal flush'],
    ['Ks Qd 7c 5h 2s', 'high card'],
  ])('%s is a %s', (text, category) => {
    expect(categoryOf(strength(text))).toBe(category)
  })

  test('inside a name the ranks decide, and five of a kind is above everything', () => {
    expect(strength('5s 6d 7c Jh Qs')).toBeGreaterThan(strength('4s 5d 6c 7h Js'))
    expect(strength('Ks Kd Kc Kh 2d')).toBeGreaterThan(strength('7s 7d 7c 7h Ad'))
    expect(strength('7s 7d 7c 7h Xx')).toBeGreaterThan(STRENGTH_MAX)
    expect(strength('As Ad Ac Ah Xx')).toBeGreaterThan(strength('7s 7d 7c 7h Xx'))
  })

  test('a joker that lies face-up is an ace, or completes a straight or flush', () => {
    expect(categoryOf(strength('Ks Kd Kc 2s Xx', 'up'))).toBe('three of a kind')
    expect(categoryOf(strength('Ks Kd Kc As Xx', 'up'))).toBe('full house')
  })
})
