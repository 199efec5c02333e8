/** Half-dealt tables and odd cards are asked for outcomes too: the answer is no, never an error. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TILES } from '../tile.ts'
import { CARD_ZONES, type Deal, TILE_ZONES } from './deal.ts'
import { GAMES } from './outcome.ts'
import { FEW_CARDS, type FewCards, FIVE_CARDS, type FiveCards } from './selection.ts'
import { hasOutcome, OUTCOME_NAMES, OUTCOMES, outcomesOf } from './table.ts'

const card = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 0, max: 51 }) },
  { weight: 1, arbitrary: fc.constant(52) },
)
const cards = fc.oneof(fc.array(card, { maxLength: 8 }), fc.array(card, { minLength: 13, maxLength: 13 }))
const tiles = fc.shuffledSubarray([...TILES], { maxLength: 4 })
const zones = Object.fromEntries([
  ...CARD_ZONES.map((zone) => [zone, cards]),
  ...TILE_ZONES.map((zone) => [zone, tiles]),
])
const hand = fc.record(zones, { requiredKeys: [] }) as fc.Arbitrary<Deal>
const deal = fc
  .tuple(hand, fc.option(hand, { nil: undefined }))
  .map(([own, opponent]): Deal => (opponent === undefined ? own : { ...own, opponent }))

test('any deal can be asked in any game', () => {
  fc.assert(
    fc.property(deal, fc.constantFrom(...GAMES), (dealt, game) => {
      for (const name of outcomesOf(game, dealt)) expect(OUTCOMES[name].games as readonly string[]).toContain(game)
    }),
    { numRuns: 400 },
  )
})

test('any selection of cards can be asked of any deal', () => {
  fc.assert(
    fc.property(
      deal,
      fc.constantFrom(...(Object.keys(FIVE_CARDS) as FiveCards[])),
      fc.constantFrom(...(Object.keys(FEW_CARDS) as FewCards[])),
      (dealt, five, few) => {
        for (const name of OUTCOME_NAMES) {
          const { usual } = OUTCOMES[name]
          if (!('cards' in usual)) continue
          expect(typeof hasOutcome(name, dealt, { cards: usual.cards in FIVE_CARDS ? five : few } as never)).toBe(
            'boolean',
          )
        }
      },
    ),
    { numRuns: 300 },
  )
})
