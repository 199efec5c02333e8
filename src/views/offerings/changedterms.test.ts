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

test('amounts rise or fall by what lies between them, lists are one term, what is the same is only counted', () => {
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
      { path: ['hours'], before: 'from 18:00, to 02:00', after: 'from 18:00, to 02:00; from 10:00, to 12:00' },
    ],
    same: 2,
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
  expect(differenceOf(RUNNING, RUNNING)).toEqual({ changed: [], same: 6 })
})
