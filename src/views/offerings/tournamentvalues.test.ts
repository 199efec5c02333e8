import { describe, expect, test } from 'vitest'
import { offeringText } from './offeringtext.ts'
import {
  chipLines,
  chipsTyped,
  flatLines,
  flatTyped,
  levelLines,
  levelsAsTyped,
  levelsTyped,
  periodsIn,
  rowLines,
  rowsTyped,
  sharesTyped,
} from './tournamentvalues.ts'

describe('levels', () => {
  test('are typed a line each, breaks with the chips that are raced off', () => {
    const typed = '20 25 50\n20, 100, 200, 200\nbreak 10 25 100\n\n20 200 400 omaha'
    expect(levelsTyped(typed)).toEqual([
      { minutes: '20', small: '25', big: '50' },
      { minutes: '20', small: '100', big: '200', ante: '200' },
      { break: '10', colourUp: ['25', '100'] },
      { minutes: '20', small: '200', big: '400', game: 'omaha' },
    ])
  })
  test('come back as they were typed', () => {
    const typed = '20 25 50\n20 100 200 200\nbreak 10 25 100\nbreak 5'
    expect(levelLines(levelsTyped(typed))).toBe(typed)
  })
  test('as proposed are what the levels say', () => {
    const periods = [
      { minutes: 20, small: 25, big: 50, ante: 50 },
      { break: 10, colourUp: [25] },
    ]
    expect(periodsIn(levelsAsTyped(periods))).toEqual(periods)
  })
  test.each(['20 25', 'twenty 25 50', 'break'])('while "%s" is typed there are none', (typed) => {
    expect(periodsIn(levelsTyped(typed))).toBeUndefined()
  })
})

test('a chip has a colour of several words, and a number only at its end', () => {
  expect(chipsTyped('25 light green 8\n1,000 yellow')).toEqual([
    { value: '25', colour: 'light green', each: '8' },
    { value: '1000', colour: 'yellow' },
  ])
  expect(chipLines(chipsTyped('25 light green 8'))).toBe('25 light green 8')
})

test('percentages may leave out their sign; rows begin with the entries', () => {
  expect(sharesTyped('50 30% 20')).toEqual(['50%', '30%', '20%'])
  expect(rowsTyped('2..10: 60 40\n11..: 50% 30% 20%')).toEqual([
    { entries: '2..10', places: ['60%', '40%'] },
    { entries: '11..', places: ['50%', '30%', '20%'] },
  ])
  expect(rowLines(rowsTyped('2..10: 60% 40%'))).toBe('2..10: 60% 40%')
})

test('what was switched on and is empty stays in the draft, so that the house says what it takes', () => {
  expect(offeringText({ tournament: { buyIn: '$5', charity: { name: '' }, rebuys: {}, rounding: { to: '' } } })).toBe(
    'tournament:\n  buyIn: $5\n  charity: {}\n  rebuys: {}\n',
  )
})

test('a thing stands behind its value, and keeps how it is handed over', () => {
  const before = [{ prize: '$900', item: 'watch', form: 'merchandise' }]
  expect(flatTyped('900 gold watch\n$300', before)).toEqual([
    { prize: '$900', item: 'gold watch', form: 'merchandise' },
    { prize: '$300' },
  ])
  expect(flatLines(before)).toBe('$900 watch')
})
