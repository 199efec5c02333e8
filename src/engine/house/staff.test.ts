import { expect, test } from 'vitest'
import { isRefusal } from '../../base/refusal.ts'
import { sentence } from '../../words/sentence.ts'
import { decide } from '../decide.ts'
import { evolve } from '../evolve.ts'
import { initialState, type Order, type State } from '../mechanisms.ts'
import type { Role } from '../roles.ts'
import { hasAdministrator, rolesOf } from './staff.ts'

const at = { at: 0, local: '2026-03-10T19:00:00' }
/** Takes effect and answers with nothing, or with the sentence of the refusal. */
function give(state: State, order: Order, by = '1'): string | undefined {
  const decision = decide(state, { ...order, key: 'k', by, at: at as never })
  if (isRefusal(decision)) return sentence(decision)
  for (const event of decision) evolve(state, event)
  return undefined
}

const FOUNDERS = [
  { person: '1', roles: ['administrator'] },
  { person: '8', roles: ['compliance'] },
]
const house = () => {
  const state = initialState()
  give(state, { do: 'FoundStaff', founders: FOUNDERS })
  give(state, enrol('3', ['floor']))
  give(state, enrol('4', ['administrator']))
  return state
}
/** By an administrator, and by compliance beside them. */
const enrol = (person: string, roles: string[], second: string | null = '8'): Order => ({
  do: 'EnrolStaff',
  person,
  roles,
  ...(second === null ? {} : { second }),
})

test('roles are kept in one order, each once, and replaced as a whole', () => {
  const state = house()
  expect(hasAdministrator(state)).toBe(true)
  expect(give(state, enrol('2', ['cage', 'dealer', 'cage']))).toBeUndefined()
  expect(rolesOf(state, '2')).toEqual(['dealer', 'cage'])
  expect(give(state, enrol('2', ['floor']))).toBeUndefined()
  expect(rolesOf(state, '2')).toEqual(['floor'])
})

test('a leaver has no roles, and may come back', () => {
  const state = house()
  give(state, enrol('2', ['floor']))
  expect(give(state, { do: 'DisableStaff', person: '2' })).toBeUndefined()
  expect(rolesOf(state, '2')).toEqual([])
  expect(give(state, enrol('2', ['floor']))).toBeUndefined()
  expect(rolesOf(state, '2')).toEqual(['floor'])
})

test.each<[string, Order, string]>([
  ['a role that there is not', enrol('2', ['boss']), 'there is no role boss'],
  ['no role', enrol('2', []), 'at least one role'],
  ['a regulator who also works', enrol('2', ['regulator', 'cage']), 'can only read'],
  ['the same roles again', enrol('3', ['floor']), 'already has these roles'],
  ['one administrator alone', enrol('2', ['floor'], null), 'take two'],
  ['one administrator twice', enrol('2', ['floor'], '1'), 'take two'],
  ['two of one department', enrol('2', ['floor'], '4'), 'another department'],
  ['roles for oneself', enrol('1', ['administrator', 'approver']), 'nobody gives roles to themselves'],
  ['roles for the second person', enrol('8', ['compliance', 'approver']), 'nobody gives roles to themselves'],
  ['to administer and to handle money', enrol('2', ['administrator', 'cage']), 'may not administer and handle money'],
  ['to count and to keep the books', enrol('2', ['count', 'accounting']), 'may not count and keep the books'],
  ['somebody who never worked here leaving', { do: 'DisableStaff', person: '9' }, 'does not work here'],
])('%s is refused', (_, order, says) => {
  expect(give(house(), order)).toContain(says)
})

test('with a second administrator the first may go', () => {
  const state = house()
  expect(give(state, { do: 'DisableStaff', person: '1' }, '4')).toBeUndefined()
  expect(give(state, { do: 'DisableStaff', person: '4' }, '4')).toContain('last administrator')
})

test('what somebody was given before and may not have together rests: the administrator administers, the counter counts', () => {
  const state = house()
  const given = (person: string, roles: Role[]) =>
    evolve(state, { type: 'StaffEnrolled', v: 1, person, roles, by: person })
  given('5', ['floor', 'cage', 'administrator'])
  expect(rolesOf(state, '5')).toEqual(['administrator'])
  given('6', ['count', 'accounting', 'marketing'])
  expect(rolesOf(state, '6')).toEqual(['count', 'marketing'])
})
