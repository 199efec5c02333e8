import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeOf, placesOf, spinTo, turnTo } from './face.ts'

const spots = fc
  .array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 8 })
  .map((times) => times.map((one, nth) => ({ spot: `spot ${nth}`, times: one })))

/** What the pointer, at three o'clock, shows of a wheel that was turned so far: the place whose middle is nearest. */
function shown(places: readonly { spot: string }[], degrees: number): { spot: string; off: number } {
  const each = 360 / places.length
  const at = (((-degrees / each) % places.length) + places.length) % places.length
  return { spot: places[Math.round(at) % places.length]!.spot, off: Math.abs(at - Math.round(at)) }
}

test('every place of every spot is on the wheel', () => {
  fc.assert(
    fc.property(spots, (all) => {
      const counts = Map.groupBy(placesOf(all), ({ spot }) => spot)
      expect(all.map(({ spot }) => counts.get(spot)?.length)).toEqual(all.map(({ times }) => times))
    }),
  )
})

test('wherever it rested before and whatever was drawn, the spin ends with the pointer in the middle of the drawn spot', () => {
  fc.assert(
    fc.property(spots, fc.nat(), fc.nat(), fc.nat(100), (all, kind, draw, before) => {
      const places = placesOf(all)
      const { spot } = all[kind % all.length]!
      const at = placeOf(places, spot, draw)!
      const from = turnTo(places.length, before % places.length)
      const to = spinTo(from, places.length, at)
      expect(to - from).toBeGreaterThanOrEqual(6 * 360)
      expect(to - from).toBeLessThan(7 * 360)
      const end = shown(places, to)
      expect(end.spot).toBe(spot)
      expect(end.off).toBeLessThan(1e-6)
    }),
  )
})

test('places of one spot do not lie side by side where others can be between them', () => {
  const places = placesOf([
    { spot: 'a', times: 4 },
    { spot: 'b', times: 4 },
  ])
  expect(places.map(({ spot }) => spot).join('')).toBe('abababab')
})

test('a spot that is not on it has no place, and each draw has one of its own', () => {
  const places = placesOf([
    { spot: '$20', times: 2 },
    { spot: '$50', times: 2 },
  ])
  expect(placeOf(places, '$500', 3)).toBeUndefined()
  expect([placeOf(places, '$20', 4), placeOf(places, '$20', 5), placeOf(places, '$20', 6)]).toEqual([0, 2, 0])
})
