import { expect, test } from 'vitest'
import { differenceOf } from './changedterms.ts'

const RUNNING = {
  activity: 'bay-101/blazing-7s',
  tables: ['1', '2', '3'],
  pools: { main: { seed: '$10,000', reseed: '$5,000.00' } },
  admin: '$10',
  hours: [{ from: '18:00', to: '02:00' }],
  name: '',
}

test('amounts rise or fall by what lies between them, a list of words is one term, what is the same is only counted', () => {
  const draft = {
    ...RUNNING,
    tables: ['1', '2', '3', '16'],
    pools: { main: { seed: '$10,000', reseed: '$7,500' } },
    admin: '$8',
    hours: [
      { from: '18:00', to: '02:00' },
      { from: '10:00', to: '12:00' },
    ],
  }
  expect(differenceOf(RUNNING, draft)).toEqual({
    changed: [
      { path: ['tables'], before: '1, 2, 3', after: '1, 2, 3, 16' },
      {
        path: ['pools', 'main', 'reseed'],
        before: '$5,000.00',
        after: '$7,500',
        by: { amount: '$2,500.00', isMore: true },
      },
      { path: ['admin'], before: '$10', after: '$8', by: { amount: '$2.00', isMore: false } },
      // Of a list of things each is told by itself: the second hours are new, the first stay.
      { path: ['hours', '#2', 'from'], after: '10:00' },
      { path: ['hours', '#2', 'to'], after: '12:00' },
    ],
    same: 4,
  })
})

test('what is new has nothing before it, what is gone nothing after it, and what was left empty is no term', () => {
  const { admin: _, ...draft } = { ...RUNNING, name: 'Sevens', structure: '' }
  expect(differenceOf(RUNNING, draft).changed).toEqual([
    { path: ['name'], after: 'Sevens' },
    { path: ['admin'], before: '$10' },
  ])
})

test('nothing changes', () => {
  expect(differenceOf(RUNNING, RUNNING)).toEqual({ changed: [], same: 7 })
})

test('of a list of things only what changed in one of them is told, also where another was put in before it or left out', () => {
  const levels = [
    { minutes: '20', small: '100', big: '200' },
    { small: '200', big: '400' },
    { small: '300', big: '600' },
  ]
  const [first, second, third] = levels as [(typeof levels)[0], (typeof levels)[0], (typeof levels)[0]]
  const running = { tournament: { buyIn: '$100', levels } }
  const changed = (to: readonly object[]) =>
    differenceOf(running, { tournament: { buyIn: '$100', levels: to as typeof levels } }).changed
  expect(changed([first, { ...second, big: '500' }, third])).toEqual([
    { path: ['tournament', 'levels', '#2', 'big'], before: '400', after: '500' },
  ])
  expect(changed([first, { small: '150', big: '300' }, second, third])).toEqual([
    { path: ['tournament', 'levels', '#2', 'small'], after: '150' },
    { path: ['tournament', 'levels', '#2', 'big'], after: '300' },
  ])
  expect(changed([first, third])).toEqual([
    { path: ['tournament', 'levels', '#2', 'small'], before: '200' },
    { path: ['tournament', 'levels', '#2', 'big'], before: '400' },
  ])
})

test('a prize of the first drawing rises', () => {
  const running = { drawings: [{ from: '20:00', prizes: { 'drawing prize': '$500' } }, { from: '22:00' }] }
  const draft = { drawings: [{ from: '20:00', prizes: { 'drawing prize': '$600' } }, { from: '22:00' }] }
  expect(differenceOf(running, draft).changed).toEqual([
    {
      path: ['drawings', '#1', 'prizes', 'drawing prize'],
      ...{ before: '$500', after: '$600', by: { amount: '$100.00', isMore: true } },
    },
  ])
})
