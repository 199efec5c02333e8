/** Whatever is entered on the way to the car: no card and no envelope twice, everybody in turn, one winner at most. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { KEYS } from '../../../tests/wheels.ts'
import { isRefusal } from '../../base/refusal.ts'
import { cardOf } from '../../cards/card.ts'
import { beginKeys, type KeysAction, type KeysRules, nextOf, placeOf, settleKeys, stepKeys } from './game.ts'

const PEOPLE = ['a', 'b', 'c', 'd']
const rules: fc.Arbitrary<KeysRules> = fc
  .record({
    number: fc.constantFrom(4, 5, 10),
    envelopes: fc.constantFrom('all' as const, 'one each' as const),
    means: fc.constantFrom('nobody wins' as const, 'choose again' as const),
  })
  .map(({ number, envelopes, means }) => ({
    ...KEYS,
    cards: { by: 'K1', number },
    fewer: { by: 'reading R1', envelopes },
    none: { by: 'reading R2', means },
  }))
const who = fc.constantFrom(...PEOPLE, 'stranger')
/** The next in turn is entered as often as anybody, so that games come to their end. */
const entry = fc.record({
  who: fc.option(who, { nil: undefined, freq: 2 }),
  card: fc
    .tuple(fc.integer({ min: 0, max: 12 }), fc.constantFrom(3, 3, 3, 0))
    .map(([rank, suit]) => cardOf(rank, suit)),
  envelope: fc.integer({ min: 0, max: 11 }),
  starts: fc.constantFrom(false, false, false, true),
  out: fc.constantFrom(false, false, false, true),
  other: fc.constantFrom('draw card' as const, 'choose' as const, 'try' as const),
})

test('every step is lawful or refused, and the end is the end', () => {
  const ends = { car: 0, nothing: 0 }
  fc.assert(
    fc.property(
      rules,
      fc.integer({ min: 1, max: 4 }),
      fc.array(entry, { minLength: 40, maxLength: 120 }),
      (rule, people, entered) => {
        const begun = beginKeys(rule, PEOPLE.slice(0, people))
        if (isRefusal(begun)) throw new Error('four people and four cards')
        let game = begun
        for (const { who: named, card, envelope, starts, out, other } of entered) {
          const due = nextOf(game) ?? game.who.find((one) => !game.drawn.some((drawn) => drawn.who === one)) ?? 'a'
          const kind = { 'to draw cards': 'draw card', 'to choose': 'choose', 'to try': 'try', over: 'try' } as const
          const act = out ? other : kind[game.phase]
          const action = { do: act, who: named ?? due, card, envelope, starts } as KeysAction
          const before = structuredClone(game)
          const after = stepKeys(rule, game, action)
          expect(game).toEqual(before)
          if (isRefusal(after)) continue
          expect(before.phase).not.toBe('over')
          game = after
        }
        const cards = game.drawn.map(({ card }) => card)
        expect(new Set(cards).size).toBe(cards.length)
        expect(cards.every((card) => placeOf(card) <= rule.cards.number)).toBe(true)
        const taken = game.chosen.map(({ envelope }) => envelope)
        expect(new Set(taken).size).toBe(taken.length)
        expect(taken.every((envelope) => envelope >= 1 && envelope <= game.envelopes)).toBe(true)
        const byCard = game.drawn.toSorted((a, b) => placeOf(a.card) - placeOf(b.card)).map((one) => one.who)
        for (const [nth, one] of game.chosen.entries()) expect(one.who).toBe(byCard[nth % people])
        for (const [nth, { who: one, envelope }] of game.tried.entries())
          expect({ who: one, envelope }).toEqual(game.chosen[nth])
        expect(game.tried.slice(0, -1).some(({ starts }) => starts)).toBe(false)
        const result = settleKeys(rule, game)
        expect(result !== undefined).toBe(game.phase === 'over')
        if (result !== undefined) ends[result.won] += 1
      },
    ),
    { numRuns: 500 },
  )
  expect(Math.min(ends.car, ends.nothing)).toBeGreaterThan(20)
})
