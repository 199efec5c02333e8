import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Exit, placesOf } from './places.ts'

const out = (who: string, hand?: string, chips?: number): Exit<string> => ({
  who,
  hand,
  chips,
})
const told = (field: number, exits: readonly Exit<string>[]) =>
  placesOf(field, exits).map(({ who, place, to }) => (place === to ? `${place} ${who}` : `${place}-${to} ${who}`))

describe('places', () => {
  test('the first out is last; those still in are above', () =>
    expect(told(6, [out('A'), out('B')])).toEqual(['5 B', '6 A']))
  test('several in one hand: by chips at its start', () =>
    expect(told(4, [out('A', 'h', 900), out('B', 'h', 1200), out('C')])).toEqual(['2 C', '3 B', '4 A']))
  test('equal chips tie', () => expect(told(4, [out('A', 'h', 900), out('B', 'h', 900)])).toEqual(['3-4 A', '3-4 B']))
  test('chips that nobody counted: they tie', () =>
    expect(told(4, [out('A', 'h', 900), out('B', 'h')])).toEqual(['3-4 A', '3-4 B']))
  test('three in one hand, two of them equal', () =>
    expect(told(5, [out('A', 'h', 500), out('B', 'h', 800), out('C', 'h', 500)])).toEqual(['3 B', '4-5 A', '4-5 C']))
  test('a later entry moves everybody down by one', () => expect(told(7, [out('A')])).toEqual(['7 A']))

  test('every place from the first that is out to the last, once; an undone exit as if it had never been', () => {
    const exits = fc.array(
      fc.record({
        hand: fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined }),
        chips: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
      }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(exits, fc.nat(5), (drawn, in_) => {
        const all = drawn.map(({ hand, chips }, nth) => out(`P${nth}`, hand, chips))
        const field = all.length + in_
        const placed = placesOf(field, all)
        const taken = placed.flatMap(({ place, to }) => [place, to])
        if (all.length > 0) expect([Math.min(...taken), Math.max(...taken)]).toEqual([in_ + 1, field])
        for (const { place, to } of placed)
          expect(placed.filter((other) => other.place === place)).toHaveLength(to - place + 1)
        // Who is out later never has the worse place, but for those of one hand.
        for (const [nth, one] of all.entries())
          for (const other of all.slice(nth + 1))
            if (one.hand === undefined && other.hand === undefined) {
              const of = (who: string) => placed.find((each) => each.who === who)!.place
              expect(of(other.who)).toBeLessThan(of(one.who))
            }
      }),
    )
  })
})
