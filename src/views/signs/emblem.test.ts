import { describe, expect, test } from 'vitest'
import { offeringUnder, type Written } from '../../rulebook/offering.ts'
import { catalogued } from '../../server/house/catalogue.ts'
import { emblemOf } from './emblem.ts'

/** An activity as its rule file has it, and an offering that chooses no more than what is named. */
function drawn(activity: string, more: Partial<Written> = {}): string {
  const found = catalogued(activity)!
  if (!('rule' in found)) throw new Error(activity)
  const { rule } = found
  const { motif, pair } = emblemOf({ rule, offering: offeringUnder(rule, { activity, ...more } as Written) })
  return `${motif}, ${pair}`
}

describe('an activity is drawn by what it runs', () => {
  test.each([
    ['bay-101/blazing-7s', 'seven, ember'],
    ['hawaiian-gardens/blazing-sevens', 'seven, ember'],
    ['bay-101/no-limit-bad-beat', 'crown, crown'],
    ['hawaiian-gardens/ca-asian-bad-beat', 'dragon, jade'],
    ['hawaiian-gardens/fortune-pai-gow-progressive', 'dragon, jade'],
    ['bay-101/aces-cracked', 'cracked, rose'],
    ['hawaiian-gardens/pocket-aces-cracked', 'cracked, rose'],
    ['hawaiian-gardens/ultimate-texas-holdem-progressive', 'fan, rose'],
    ['hawaiian-gardens/fortune-7-baccarat', 'flop, ice'],
    ['hawaiian-gardens/royal-flush-on-the-flop', 'flop, ice'],
    ['bay-101/poker-high-hand-bonus', 'star, lime'],
    ['bay-101/prize-wheel', 'wheel, azure'],
    ['hawaiian-gardens/wheel-of-cards', 'wheel, azure'],
    ['hawaiian-gardens/car-drawing', 'car, azure'],
    ['hawaiian-gardens/cash-drawing', 'ticket, azure'],
    ['hawaiian-gardens/splash-pot', 'chips, azure'],
    ['bay-101/match-play', 'ticket, azure'],
  ])('%s: %s', (activity, emblem) => {
    expect(drawn(activity)).toBe(emblem)
  })
})

describe('the offering may name another', () => {
  test('a motif in its own pair, or in the one that is named', () => {
    expect(drawn('bay-101/blazing-7s', { emblem: { motif: 'chips' } })).toBe('chips, lime')
    expect(drawn('bay-101/blazing-7s', { emblem: { motif: 'chips', pair: 'rose' } })).toBe('chips, rose')
  })
  test('what it gives away counts: with a car, a drawing of tickets is drawn as one', () => {
    expect(drawn('hawaiian-gardens/cash-drawing', { things: { 'merchandise prize': 'a new car' } })).toBe('car, azure')
    expect(drawn('hawaiian-gardens/cash-drawing', { things: { 'merchandise prize': 'a scarf' } })).toBe('ticket, azure')
  })
})
