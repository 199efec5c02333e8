import { expect, test } from 'vitest'
import { GAMES } from '../games/games.ts'
import type { RuleOf } from '../rulebook/rule.ts'
import { catalogued } from '../server/house/catalogue.ts'
import { dividedBy, formatFraction, fraction, plus } from './fraction.ts'
import { type BetOdds, baseBets, pieceValue } from './pieces.ts'

const kindsOf = (activity: string) => {
  const found = catalogued(activity)
  if (found === undefined || !('rule' in found)) throw new Error(`no rule file of ${activity}`)
  return (found.rule as RuleOf<'coupons'>).pieces.kinds
}
const KINDS = {
  ...kindsOf('bay-101/dead-chip'),
  ...kindsOf('bay-101/match-play'),
  ...kindsOf('hawaiian-gardens/match-play-certificate'),
}

/** One win, two losses and two pushes of five: of hands that are decided a third is won, and a half of a win comes before each loss. */
const bet = (over: number, under: number): BetOdds => ({
  bet: 'made up',
  chances: { win: fraction(1, 5), lose: fraction(2, 5), push: fraction(2, 5) },
  pays: { is: 'to', over, under },
})
const valued = (kind: string, on: BetOdds, redeemed?: string): string[] => {
  const terms = KINDS[kind]!
  const { worth, house, playerDealer, hands } = pieceValue(terms, on, {
    isBesideLive: terms.live.chips.endsWith('the face'),
    redeemed,
  })
  expect(formatFraction(plus(worth, playerDealer))).toBe(formatFraction(house))
  return [worth, house, playerDealer, hands].map(formatFraction)
}

/** To its holder, cost of the house, player-dealer, in times the face; hands until it is gone. */
test.each<[string, string | undefined, string[]]>([
  // Wins 1/2 of its face before it is lost; then the cage pays for it, whatever it has won.
  ['dead chip', undefined, ['1/2', '1', '1/2', '5/2']],
  // One decided hand: the face in a third of them.
  ['match play', undefined, ['1/3', '1/3', '0', '5/3']],
  ['free play', undefined, ['1/3', '1/3', '0', '5/3']],
  ['bonus play', undefined, ['1/2', '1', '1/2', '5/2']],
  ['single match', 'every use', ['1/3', '1', '2/3', '5/3']],
  ['single match', 'won', ['1/3', '1/3', '0', '5/3']],
  ['single match', 'lost', ['1/3', '2/3', '1/3', '5/3']],
  // Half a win and the loss.
  ['multi match', 'every use', ['1/2', '3/2', '1', '5/2']],
  ['multi match', 'won', ['1/2', '1/2', '0', '5/2']],
  ['multi match', 'lost', ['1/2', '1', '1/2', '5/2']],
  ['single free', 'every use', ['1/3', '1', '2/3', '5/3']],
  ['multi free', 'lost', ['1/2', '1', '1/2', '5/2']],
])('%s, %s', (kind, redeemed, expected) => {
  expect(valued(kind, bet(1, 1), redeemed)).toEqual(expected)
})

test('odds of the bet and a commission are only of a dead chip, which is the wager', () => {
  expect(valued('dead chip', bet(3, 2))).toEqual(['3/4', '1', '1/4', '5/2'])
  expect(valued('dead chip', bet(19, 20))).toEqual(['19/40', '1', '21/40', '5/2'])
  for (const kind of ['match play', 'free play', 'bonus play'])
    expect(valued(kind, bet(3, 2))).toEqual(valued(kind, bet(1, 1)))
})

/** Of eight decks, as published: 4,998,398,275,503,360 orders of six cards, of which so many win. */
test('baccarat: the player side, and the banker with its commission, by published counts', () => {
  const [player, banker] = [2_230_518_282_592_256n, 2_292_252_566_437_888n]
  const [onPlayer, pushing, less] = baseBets(GAMES['ez-baccarat'])
  expect(valued('match play', onPlayer!)[0]).toBe(formatFraction(fraction(player, player + banker)))
  expect(valued('match play', less!)[0]).toBe(formatFraction(fraction(banker, player + banker)))
  expect(valued('dead chip', less!)[0]).toBe(formatFraction(fraction(19n * banker, 20n * player)))
  // A seven of three cards, taken off what the banker wins.
  const { win, lose } = pushing!.chances
  expect(formatFraction(lose)).toBe(formatFraction(onPlayer!.chances.win))
  expect(valued('bonus play', pushing!)[0]).toBe(formatFraction(dividedBy(win, lose)))
  expect(less!.chances.win.over * win.under > win.over * less!.chances.win.under).toBe(true)
})

test('of other games nothing is said', () => {
  for (const game of ['blackjack', 'crazy-4-poker', 'pai-gow-tiles', 'pan-9', 'casino-war'] as const)
    expect(baseBets(GAMES[game])).toEqual([])
})
