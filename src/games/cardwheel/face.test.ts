import { expect, test } from 'vitest'
import { sectionOf, sectionsOf } from './face.ts'

const AWARDS = [
  { award: 'cap', times: 3 },
  { award: 'shirt', times: 3 },
  { award: 'dinner', times: 2 },
]

test('[W1] sixty sections: every card once, in order, and eight for things', () => {
  const sections = sectionsOf(52, AWARDS)
  expect(sections).toHaveLength(60)
  expect(sections.flatMap((one) => ('card' in one ? [one.card] : []))).toEqual(Array.from({ length: 52 }, (_, n) => n))
  const things = sections.flatMap((one) => ('award' in one ? [one.award] : []))
  expect(things.toSorted()).toEqual(['cap', 'cap', 'cap', 'dinner', 'dinner', 'shirt', 'shirt', 'shirt'])
})

test('between two things are six or seven cards', () => {
  const places = sectionsOf(52, AWARDS).flatMap((one, at) => ('award' in one ? [at] : []))
  const gaps = places.map((at, nth) => (places[(nth + 1) % places.length]! - at + 60) % 60)
  expect(gaps.every((gap) => gap === 7 || gap === 8)).toBe(true)
})

test('what the pointer shows is found', () => {
  const sections = sectionsOf(52, AWARDS)
  expect(sections[sectionOf(sections, { card: 51 })]).toEqual({ card: 51 })
  expect(sections[sectionOf(sections, { award: 'dinner' })]).toEqual({ award: 'dinner' })
  expect(sectionOf(sections, { award: 'car' })).toBe(-1)
})
