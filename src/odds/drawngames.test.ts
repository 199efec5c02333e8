import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { HiLoRules } from '../games/hilo/game.ts'
import { coupsOf, doubleUpOdds } from './doubleup.ts'
import { formatFraction, fraction, plus, toNumber } from './fraction.ts'
import { hiLoOdds, nextCard } from './hilo.ts'

const VECTORS = resolve(import.meta.dirname, '..', '..', '..', 'shared', 'vectors', 'odds.json')
const vectors = () => JSON.parse(readFileSync(VECTORS, 'utf8')) as { id: string; exact: string | null }[]
const exact = (id: string) => vectors().find((one) => one.id === id)?.exact

const RULES: HiLoRules = {
  shuffle: { by: 'G2' },
  cut: { by: 'G3' },
  first: { by: 'G4' },
  call: { by: 'G5' },
  equal: { by: 'G12' },
  quit: { by: 'G8' },
  missed: { by: 'G9', fallsTo: 1 },
  forgiven: { by: 'G10', misses: 1, at: [1, 2] },
  top: { by: 'P7', right: 7 },
}
const { forgiven: _forgiven, ...STRICT } = RULES
const PRIZES = [50n, 100n, 150n, 200n, 250n, 350n, 500n, 1000n]

describe('hi-lo', () => {
  test.skipIf(!existsSync(VECTORS))('the next card of one deck, as published', () => {
    expect(formatFraction(nextCard(0).higher)).toBe(exact('hilo-higher-2'))
    expect(formatFraction(nextCard(5).higher)).toBe(exact('hilo-higher-7'))
    expect(formatFraction(nextCard(11).higher)).toBe(exact('hilo-higher-K'))
    expect(formatFraction(nextCard(8).same)).toBe(exact('hilo-same'))
  })

  test('the first guess, by hand: twelve other ranks, the better side of each rank', () => {
    // 12 + 11 + 10 + 9 + 8 + 7 + 6 + 7 + … + 12 of 12 for each of thirteen ranks: 120 of 156.
    const { reach, reachFromDeck } = hiLoOdds(STRICT, PRIZES)
    expect(formatFraction(reach[1]!)).toBe('10/13')
    // Without forgiveness and ties aside every other rank has four cards, so one deck does the same at the first guess.
    expect(formatFraction(reachFromDeck[1]!)).toBe('10/13')
  })

  test('one miss forgiven: right at once, or wrong and then right', () => {
    // Written out apart from the program: wrong goes to a rank on the thin side, whose own chance counts then.
    const right = (rank: number) => Math.max(rank, 12 - rank) / 12
    const second = (rank: number) => {
      const thin =
        rank <= 6
          ? Array.from({ length: rank }, (_, n) => n)
          : Array.from({ length: 12 - rank }, (_, n) => rank + 1 + n)
      return thin.reduce((sum, other) => sum + right(other) / 12, 0)
    }
    const chance = Array.from({ length: 13 }, (_, rank) => right(rank) + second(rank)).reduce((a, b) => a + b) / 13
    expect(toNumber(hiLoOdds(RULES, PRIZES).reach[1]!)).toBeCloseTo(chance, 12)
  })

  test('one deck, two guesses, without forgiveness: counted over every order of three cards and their ties', () => {
    const left = new Array<number>(13).fill(4)
    let total = 0
    const side = (rank: number) => {
      const lower = left.slice(0, rank).reduce((a, b) => a + b, 0)
      const higher = left.slice(rank + 1).reduce((a, b) => a + b, 0)
      return { lower, higher, isHigher: higher >= lower }
    }
    const walk = (rank: number, right: number, chance: number): void => {
      const { lower, higher, isHigher } = side(rank)
      if (right === 1) {
        total += (chance * Math.max(lower, higher)) / (lower + higher)
        return
      }
      const all = left.reduce((a, b) => a + b, 0)
      for (let next = 0; next < 13; next++) {
        const cards = left[next]!
        if (cards === 0) continue
        left[next] = cards - 1
        if (next === rank) walk(rank, right, (chance * cards) / all)
        else if (next > rank === isHigher) walk(next, right + 1, (chance * cards) / all)
        left[next] = cards
      }
    }
    for (let rank = 0; rank < 13; rank++) {
      left[rank] = 3
      walk(rank, 0, 1 / 13)
      left[rank] = 4
    }
    expect(toNumber(hiLoOdds(STRICT, PRIZES).reachFromDeck[2]!)).toBeCloseTo(total, 12)
  })

  test('each rung is rarer than the one before; the best play is worth at least every fixed aim', () => {
    const { reach, reachFromDeck, aims, best } = hiLoOdds(RULES, PRIZES)
    expect(formatFraction(reach[0]!)).toBe('1')
    for (let rung = 1; rung < reach.length; rung++)
      expect(toNumber(reach[rung]!)).toBeLessThan(toNumber(reach[rung - 1]!))
    for (const aim of aims) expect(toNumber(best)).toBeGreaterThanOrEqual(toNumber(aim))
    expect(formatFraction(aims[0]!)).toBe('50')
    // One deck remembers, so a careful player does a little better than an endless one lets him.
    for (const rung of [2, 3]) expect(toNumber(reachFromDeck[rung]!)).toBeGreaterThan(toNumber(reach[rung]!))
    for (const rung of [1, 2, 3])
      expect(Math.abs(toNumber(reachFromDeck[rung]!) - toNumber(reach[rung]!))).toBeLessThan(0.02)
  })
})

describe('double-up baccarat', () => {
  test.skipIf(!existsSync(VECTORS))('hands of eight, six and one deck, as published', () => {
    const eight = coupsOf(8)
    expect(formatFraction(eight.player)).toBe(exact('bac8-player'))
    expect(formatFraction(eight.tie)).toBe(exact('bac8-tie'))
    expect(formatFraction(eight.dragon)).toBe(exact('bac8-dragon7'))
    const six = coupsOf(6)
    expect([six.player, six.tie, six.dragon].map(formatFraction)).toEqual(
      ['player', 'tie', 'dragon7'].map((name) => exact(`bac6-${name}`)),
    )
    const one = coupsOf(1)
    expect(formatFraction(plus(one.banker, one.dragon))).toBe(exact('bac1-banker'))
    expect(formatFraction(one.tie)).toBe(exact('bac1-tie'))
  })

  test('all outcomes of a hand are one', () => {
    const { player, banker, tie, dragon } = coupsOf(8)
    expect(formatFraction([player, banker, tie, dragon].reduce(plus, fraction(0)))).toBe('1')
  })

  test('the prize cannot be lost, so the winner plays every time; Player is the better side, as a Dragon 7 wins for both', () => {
    const { steps, sides } = doubleUpOdds(8, [1, 2, 4, 10])
    expect(steps.map(({ best }) => best)).toEqual(['player', 'player', 'player'])
    expect(toNumber(sides.player.wins)).toBeGreaterThan(toNumber(sides.banker.wins))
    // The last step by hand: wins 10, loses 1, a Dragon 7 is 10.
    const { wins, loses, dragon } = sides.player
    expect(toNumber(steps[2]!.worth)).toBeCloseTo(10 * toNumber(wins) + 10 * toNumber(dragon) + toNumber(loses), 12)
    expect(toNumber(steps[0]!.worth)).toBeGreaterThan(2)
  })

  test('where little more is to be had the prize is kept', () => {
    expect(doubleUpOdds(8, [100, 101, 102]).steps.at(-1)?.best).toBe('player')
    expect(doubleUpOdds(8, [1, 8, 9]).steps.at(-1)).toMatchObject({ keep: 8, best: 'keep' })
  })
})
