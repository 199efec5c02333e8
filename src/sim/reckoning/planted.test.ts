/** Wrong decisions, one in each money path. A bug that the auditor does not report fails here. */
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { played, ROOT } from '../../../tools/scenarios.ts'
import type { Event } from '../../engine/mechanisms.ts'
import { lookFirstIn } from '../../server/house/catalogue.ts'
import { Difference } from '../audit/difference.ts'
import type { Heard } from './books.ts'
import { PLANTED } from './planted.ts'
import { reckoner } from './reckoner.ts'
import type { Bug } from './spoil.ts'

/** Of the made-up house: credits that end. */
const LODGE = '../examples/scenarios/lodge-credits'

/** Nights in which each path comes up. */
const NIGHTS: Readonly<Record<keyof typeof PLANTED, readonly string[]>> = {
  'fee split': ['baccarat-bonus-hand/each-winner', 'blazing-7s/cap', 'fortune-pai-gow-progressive/room-share'],
  'fees that are counted': ['aces-cracked/advances', 'caribbean-stud-bonus-hands/fee-at-the-lock'],
  cap: ['blazing-7s/cap', 'bonus-hand-progressive-v1-1/cap', 'ca-asian-jackpot-5/cap'],
  reseed: ['blazing-7s/posted-suit', 'ca-asian-bad-beat/baccarat'],
  advance: ['aces-cracked/advances', 'blazing-7s/short-reserve'],
  'gift of the house': ['beat-the-dealer/double-up', 'caribbean-stud-bonus-hands/fees-and-posting'],
  repayment: ['aces-cracked/one-reserve', 'blazing-7s/seed-repaid'],
  'administrative fee': ['blazing-7s/admin-fee', 'blazing-sevens/admin-fee'],
  'daily increase': ['fast-cash-jackpots/short-daily', 'bonus-hand-progressive/pool'],
  'extra increase': ['bonus-hand-progressive-v1-1/increases'],
  'a lowered prize': ['caribbean-stud-jackpot/fees-and-posting'],
  seed: ['ca-asian-bad-beat/seed-repaid'],
  'opening balances': ['poker-bonus-hand-progressive/daily-increase'],
  'share of the loser': ['ca-asian-bad-beat/blackjack', 'no-limit-bad-beat/multiplier'],
  'share of the winner': ['ca-asian-bad-beat/blackjack', 'no-limit-bad-beat/multiplier'],
  'share of the table': ['ca-asian-bad-beat/blackjack', 'no-limit-bad-beat/multiplier'],
  'share of the player-dealer': ['caribbean-stud-bonus-hands/two-bettors'],
  'odd cents': ['baccarat-bonus-hand/each-winner', 'aces-cracked/one-reserve'],
  envy: ['three-card-poker-progressive/several-winners'],
  'share of the room': ['fortune-pai-gow-progressive/room-share'],
  'fixed prize or part of a pool': ['aces-cracked/aces-beaten', 'blazing-7s/posted-suit'],
  'the player-dealer’s own space': ['bonus-hand-progressive/both-spaces'],
  multiplier: ['no-limit-bad-beat/multiplier', 'omaha-bad-beat/multiplier'],
  'settled period': ['high-hand-happy-hours/three-equal', 'poker-bonus-hand-progressive/shared-period'],
  'reseed after a period': ['poker-bonus-hand-progressive/royal-flush'],
  'shared reserve': ['aces-cracked/one-reserve', 'high-hand-happy-hours/highest-hand'],
  verification: ['aces-cracked/aces-beaten'],
  payment: ['aces-cracked/aces-beaten'],
  'a thing handed over': ['beat-the-dealer/merchandise', 'ca-asian-jackpot-1/face-cards'],
  expiry: ['aces-cracked/unclaimed', 'bonus-hand-progressive/unclaimed', 'hi-lo-progressive/claimed'],
  'clock of a claim': ['aces-cracked/unclaimed', 'baccarat-bonus-hand/claims'],
  'paid in error': ['pocket-aces-cracked/paid-in-error', 'blazing-7s/backed-out'],
  decline: ['blazing-7s/declined', 'bonus-hand-progressive/pool'],
  'back-out': ['blazing-7s/backed-out', 'blazing-sevens/funds'],
  'void round': ['blazing-7s/void-round', 'caribbean-stud-bonus-hands/fee-at-the-lock'],
  'deposited advance': ['blazing-7s/short-reserve'],
  'due fetched': ['blazing-7s/admin-fee'],
  'drawing prize': [
    'beat-the-dealer/double-up',
    'hi-lo-progressive/a-thursday',
    'prize-wheel/wheel',
    'car-giveaway/drawing',
  ],
  'prize of a place': ['high-hand/a-friday', 'high-hand/twentieth-place'],
  'places of a standing': ['high-hand/a-friday', 'high-hand/twentieth-place'],
  'prize that waits for the next drawing': ['high-hand/drawings'],
  'prize for right picks': ['pro-football/places', 'march-madness/places'],
  'places of a contest': ['pro-football/places', 'march-madness/places', 'pro-football/slate'],
  'a place that is left out': ['pro-football/places', 'march-madness/places'],
  'a form that is left out': ['pro-football/places', 'march-madness/places'],
  'a second form': ['pro-football/entering'],
  'the hour of a claim': ['pro-football/claims'],
  'the end of a claim': ['pro-football/claims'],
  'prize for credits': ['player-tracking-rewards/redeeming'],
  'credits handed in': ['player-tracking-rewards/redeeming'],
  'a posted time twice': ['player-tracking-rewards/swipes'],
  'a card that nobody read': ['player-tracking-rewards/swipes', LODGE],
  'a credit that lasts too long': ['player-tracking-rewards/swipes', LODGE],
  'the lot that ends last goes first': [LODGE],
  'prizes put aside for fewer credits': ['player-tracking-rewards/redeeming', LODGE],
  'credits that go back': ['player-tracking-rewards/redeeming', LODGE],
  'credits of another reservation': ['player-tracking-rewards/redeeming'],
  'credits that two persons change': ['player-tracking-rewards/redeeming', LODGE],
  'credits that come to their end': [LODGE],
  'share of squares': ['sports-squares/a-sunday', 'sports-squares/empty-space'],
  'space of a score': ['sports-squares/the-cell', 'sports-squares/a-sunday'],
  'prize of an empty space': ['sports-squares/empty-space', 'sports-squares/a-sunday'],
  'a ball of no table': ['sports-squares/empty-space', 'sports-squares/a-sunday'],
  'nobody may win': ['sports-squares/empty-space'],
  'collection paid with a credit': ['paid-collection/using-it'],
  'a credit that lapses': ['paid-collection/using-it'],
  'chips into a pot': ['splash-pot/the-pot', 'lucky-table/the-drawing'],
  'prize of several winners': ['splash-pot/the-pot', 'wheel-of-cards/the-table'],
  'taken with the pot': ['splash-pot/the-pot', 'lucky-table/the-drawing'],
  'price of pieces': ['dead-chip/a-package'],
  'fee for a piece': ['match-play/three-kinds'],
  'won with a piece': ['dead-chip/a-package', 'match-play/three-kinds', 'match-play-certificate/certificates'],
  'cage for a piece': ['match-play/three-kinds'],
  'a certificate that nobody verified': ['match-play-certificate/a-friday'],
  'a prize in too few pieces': ['match-play/won'],
  'pieces of a day': ['dead-chip/a-friday'],
  'redeemed pieces': ['dead-chip/a-package', 'match-play/three-kinds', 'match-play-certificate/certificates'],
  'more by a corrected result': ['dead-chip/a-wrong-result'],
  'a payment in error that nobody hears of': ['dead-chip/a-wrong-result'],
  'a corrected piece that goes astray': ['dead-chip/a-wrong-result'],
  'a payment in error that comes back': ['dead-chip/a-wrong-result'],
  'a piece that goes astray': ['dead-chip/a-package', 'match-play/three-kinds'],
  'prize that was missed grows': ['hi-lo-progressive/guess-by-guess'],
  'prizes that go back': ['hi-lo-progressive/hours'],
  'wager of a table game': ['crazy-4-poker/every-wager', 'four-card-poker/evening'],
  'paid at a table game': ['crazy-4-poker/against-the-dealer', 'four-card-poker/evening'],
  'award of a meter': ['crazy-4-poker/awards'],
  'new start of a meter': ['crazy-4-poker/awards'],
  'game account': ['crazy-4-poker/awards'],
  'table settled': ['crazy-4-poker/friday-evening', 'four-card-poker/evening'],
  'closed activity': ['hi-lo-progressive/the-end', 'no-limit-bad-beat/ends'],
  'figures of a day': ['blazing-7s/changes'],
}

test('every bug has a night', () => expect(Object.keys(NIGHTS).toSorted()).toEqual(Object.keys(PLANTED).toSorted()))

/** The night as a house with that bug would have decided it, the first time that it comes up; nothing where it does not. */
function spoilt(night: readonly Heard[], bug: Bug): Heard[] | undefined {
  let isDone = false
  const wrong = night.map(({ command, events }) => ({
    command,
    events: events.map((event): Event => {
      const instead = isDone ? undefined : bug(event)
      isDone ||= instead !== undefined
      return instead ?? event
    }),
  }))
  return isDone ? wrong : undefined
}

const heardBy = (night: readonly Heard[]) => () => {
  const auditor = reckoner()
  for (const heard of night) auditor.hear(heard)
}

const CASES = Object.entries(NIGHTS).flatMap(([path, files]) => files.map((file) => [path, file] as const))

beforeAll(() => {
  expect(lookFirstIn(join(ROOT, 'examples', 'catalog'))).toBeUndefined()
})
afterAll(() => {
  lookFirstIn(undefined)
})

test('without a bug the credits of the made-up house agree to the last lot', () => {
  for (const { night } of played(`scenarios/${LODGE}.yaml`).nights) {
    const auditor = reckoner()
    for (const heard of night.accepted) auditor.hear(heard)
    expect(() => auditor.compare(night.state)).not.toThrow()
  }
})

describe('planted bugs', () => {
  test.each(CASES)('%s: %s', (path, file) => {
    const nights = played(`scenarios/${file}.yaml`).nights.map(({ night }) => night.accepted)
    const wrong = nights.flatMap((night) => {
      const bad = spoilt(night, PLANTED[path]!)
      return bad === undefined ? [] : [bad]
    })
    expect(wrong.length, 'the path comes up').toBeGreaterThan(0)
    for (const night of wrong) expect(heardBy(night), 'the auditor must find it').toThrow(Difference)
  })
})
