import { expect, test } from 'vitest'
import { isRefusal } from '../../base/refusal.ts'
import { sentence } from '../../words/sentence.ts'
import { decide } from '../decide.ts'
import { evolve } from '../evolve.ts'
import { initialState, type Order, type State } from '../mechanisms.ts'
import { hasAdministrator, rolesOf } from './staff.ts'

const at = { at: 0, local: '2026-03-10T19:00:00' }
/** Takes effect and answers with nothing, or with the sentence of the refusal. */
function give(state: State, order: Order, by = '1'): string | undefined {
  const decision = decide(state, { ...order, key: 'k', by, at: at as never })
  if (isRefusal(decision)) return sentence(decision)
  for (const event of decision) evolve(state, event)
  return undefined
}

const house = () => {
  const state = initialState()
  give(state, { do: 'EnrolStaff', person: '1', roles: ['administrator'] })
  return state
}

test('roles are kept in one order, each once, and replaced as a whole', () => {
  const state = house()
  expect(hasAdministrator(state)).toBe(true)
  expect(give(state, { do: 'EnrolStaff', person: '2', roles: ['cage', 'dealer', 'cage'] })).toBeUndefined()
  expect(rolesOf(state, '2')).toEqual(['dealer', 'cage'])
  expect(give(state, { do: 'EnrolStaff', person: '2', roles: ['floor'] })).toBeUndefined()
  expect(rolesOf(state, '2')).toEqual(['floor'])
})

test('a leaver has no roles, and may come back', () => {
  const state = house()
  give(state, { do: 'EnrolStaff', person: '2', roles: ['floor'] })
  expect(give(state, { do: 'DisableStaff', person: '2' })).toBeUndefined()
  expect(rolesOf(state, '2')).toEqual([])
  expect(give(state, { do: 'EnrolStaff', person: '2', roles: ['floor'] })).toBeUndefined()
  expect(rolesOf(state, '2')).toEqual(['floor'])
})

test.each<[string, Order, string]>([
  ['a role that there is not', { do: 'EnrolStaff', person: '2', roles: ['boss'] }, 'there is no role boss'],
  ['no role', { do: 'EnrolStaff', person: '2', roles: [] }, 'at least one role'],
  ['a regulator who also works', { do: 'EnrolStaff', person: '2', roles: ['regulator', 'cage'] }, 'can only read'],
  ['the same roles again', { do: 'EnrolStaff', person: '1', roles: ['administrator'] }, 'already has these roles'],
  [
    'the last administrator becoming another',
    { do: 'EnrolStaff', person: '1', roles: ['floor'] },
    'last administrator',
  ],
  ['the last administrator leaving', { do: 'DisableStaff', person: '1' }, 'last administrator'],
  ['somebody who never worked here leaving', { do: 'DisableStaff', person: '9' }, 'does not work here'],
])('%s is refused', (_, order, says) => {
  expect(give(house(), order)).toContain(says)
})

test('with a second administrator the first may go', () => {
  const state = house()
  give(state, { do: 'EnrolStaff', person: '2', roles: ['administrator'] })
  expect(give(state, { do: 'DisableStaff', person: '1' }, '2')).toBeUndefined()
  expect(give(state, { do: 'DisableStaff', person: '2' }, '2')).toContain('last administrator')
})
