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
/** Whole hands come often, and of a joker often several: most outcomes look at nothing else. */
const oddCard = fc.oneof({ weight: 2, arbitrary: card }, { weight: 1, arbitrary: fc.constant(52) })
const hands = [5, 7, 13].flatMap((size) =>
  [card, oddCard].map((one) => fc.array(one, { minLength: size, maxLength: size })),
)
const cards = fc.oneof(fc.array(card, { maxLength: 8 }), ...hands)
const tiles = fc.shuffledSubarray([...TILES], { maxLength: 4 })
const zones = Object.fromEntries([
  ...CARD_ZONES.map((zone) => [zone, cards]),
  ...TILE_ZONES.map((zone) => [zone, tiles]),
])
const hand = fc.oneof(fc.record(zones, { requiredKeys: [] }), fc.record({ hand: cards })) as fc.Arbitrary<Deal>
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
  const five = Object.keys(FIVE_CARDS) as FiveCards[]
  const few = Object.keys(FEW_CARDS) as FewCards[]
  fc.assert(
    fc.property(deal, (dealt) => {
      for (const name of OUTCOME_NAMES) {
        const { usual } = OUTCOMES[name]
        if (!('cards' in usual)) continue
        for (const cards of usual.cards in FIVE_CARDS ? five : few)
          expect(typeof hasOutcome(name, dealt, { cards } as never)).toBe('boolean')
      }
    }),
    { numRuns: 120 },
  )
})
