import { describe, expect, test } from 'vitest'
import { SEVENS, SEVENS_OFFERING, SEVENS_RULES } from '../../../tests/house.ts'
import { isRefusal } from '../../base/refusal.ts'
import { sentence } from '../../words/sentence.ts'
import { decide } from '../decide.ts'
import { conflictsIn, DUTIES, DUTY_NAMES, INCOMPATIBLE } from '../duties.ts'
import { evolve } from '../evolve.ts'
import { rolesOf } from '../house/staff.ts'
import { initialState, type Order, type State } from '../mechanisms.ts'
import { ruleOf } from '../offerings/running.ts'
import { PERMISSIONS } from '../permissions.ts'
import { BESIDE_COMPLIANCE, DEPARTMENTS, ROLES, rolesIn } from '../roles.ts'

import { doorAsks } from './asks.ts'

const at = { at: 5_000, local: '2026-03-10T19:00:00' }
/** Takes effect and answers with nothing, or with the sentence of the refusal. */
function give(state: State, order: Order, by = '1'): string | undefined {
  const decision = decide(state, { ...order, key: 'k', by, at: at as never })
  if (isRefusal(decision)) return sentence(decision)
  for (const event of decision) evolve(state, event)
  return undefined
}
const found = (...founders: [string, string[]][]): Order => ({
  do: 'FoundStaff',
  founders: founders.map(([person, roles]) => ({ person, roles })),
})
const FOUND = found(['1', ['administrator']], ['2', ['compliance']])
const house = () => {
  const state = initialState()
  expect(give(state, FOUND)).toBeUndefined()
  return state
}

test.each<[string, Order, string]>([
  ['one person', found(['1', ['administrator']]), 'begins with two people'],
  ['the same person twice', found(['1', ['administrator']], ['1', ['compliance']]), 'begins with two people'],
  ['nobody who administers', found(['1', ['floor']], ['2', ['compliance']]), 'is an administrator'],
  ['two administrators', found(['1', ['administrator']], ['2', ['administrator']]), 'another department'],
  ['a regulator', found(['1', ['administrator']], ['2', ['regulator']]), 'another department'],
  ['somebody who administers and pays', found(['1', ['administrator', 'cage']], ['2', ['compliance']]), 'may not'],
])('a house is not founded by %s', (_, order, says) => {
  expect(give(initialState(), order)).toContain(says)
})

test('a house is founded once, and again only at the console, with a reason that stays', () => {
  const state = house()
  expect(give(state, found(['3', ['administrator']], ['4', ['compliance']]))).toContain('has its first people')
  const again: Order = {
    ...found(['3', ['administrator']], ['4', ['compliance']]),
    reason: 'both left',
  } as Order
  expect(give(state, again, '1')).toContain('has its first people')
  expect(give(state, again, 'console')).toBeUndefined()
  expect(rolesOf(state, '3')).toEqual(['administrator'])
  expect(state.refounded).toMatchObject({ founders: ['3', '4'], reason: 'both left' })
})

test.each<[string, Order, string | undefined]>([
  ['by two', { do: 'ResetStaff', person: '3', what: ['start code'], second: '2' }, undefined],
  ['by one twice', { do: 'ResetStaff', person: '3', what: ['start code'], second: '1' }, 'take two'],
  ['for oneself', { do: 'ResetStaff', person: '1', what: ['start code'], second: '2' }, 'to themselves'],
  ['for the second person', { do: 'ResetStaff', person: '2', what: ['start code'], second: '2' }, 'to themselves'],
  [
    'beside another administrator',
    { do: 'ResetStaff', person: '3', what: ['badge'], second: '4' },
    'another department',
  ],
  ['for nobody', { do: 'ResetStaff', person: '9', what: ['badge'], second: '2' }, 'does not work here'],
])('a start code %s', (_, order, says) => {
  const state = house()
  give(state, { do: 'EnrolStaff', person: '3', roles: ['floor'], second: '2' })
  give(state, { do: 'EnrolStaff', person: '4', roles: ['administrator'], second: '2' })
  if (says === undefined) expect(give(state, order)).toBeUndefined()
  else expect(give(state, order)).toContain(says)
})

describe('what the house plays and pays by', () => {
  const text = SEVENS_RULES
  const clauses = Object.keys(ruleOf(text).clauses)
  const enrol = (state: State, person: string, ...roles: string[]) =>
    expect(give(state, { do: 'EnrolStaff', person, roles, second: '2' })).toBeUndefined()
  const accept = (second: string): Order => ({ do: 'AcceptRules', text, document: 'as approved', clauses, second })
  const profile = (second: string): Order => ({
    do: 'SetProfile',
    text: 'promises: [ { from: 2026-01-01, days: 3, play: goes on, by: rule 4 } ]',
    second,
  })
  const OTHER = 'the second person must work in another department'

  test('is signed by two people of two departments', () => {
    const state = house()
    enrol(state, '3', 'compliance')
    enrol(state, '4', 'approver', 'compliance')
    enrol(state, '5', 'approver')
    for (const signed of [accept, profile]) {
      expect(give(state, signed('2'), '2')).toContain('two people')
      for (const neighbour of ['3', '4']) expect(give(state, signed(neighbour), '2')).toContain(OTHER)
      expect(give(state, signed('5'), '2')).toBeUndefined()
    }
    const close: Order = { do: 'CloseOffering', activity: SEVENS, reason: 'it ends', to: 'house', second: '3' }
    expect(give(state, close, '2')).toContain(OTHER)
    expect(give(state, { ...close, second: '5' } as Order, '2')).toContain('never ran')
  })

  test('an offering is approved by nobody of the department that drafted it', () => {
    const state = house()
    enrol(state, '3', 'marketing', 'approver')
    enrol(state, '4', 'approver')
    enrol(state, '5', 'accounting')
    expect(give(state, accept('5'), '2')).toBeUndefined()
    expect(give(state, { do: 'DraftOffering', text: SEVENS_OFFERING }, '3')).toBeUndefined()
    const approve: Order = { do: 'ApproveOffering', activity: SEVENS, version: 1 }
    expect(give(state, approve, '3')).toContain('drafted')
    expect(give(state, approve, '4')).toContain(OTHER)
    expect(give(state, approve, '2')).toBeUndefined()
  })

  test.each(BESIDE_COMPLIANCE)('a new house accepts its first rules with its third person, %s', (role) => {
    const state = house()
    expect(doorAsks(state).unsigned).toEqual(['rules'])
    enrol(state, '3', role)
    expect(doorAsks(state).unsigned).toEqual([])
    expect(give(state, accept('3'), '2')).toBeUndefined()
  })

  test('where nobody is left to sign, the house says so', () => {
    const state = house()
    expect(doorAsks(initialState()).unsigned).toEqual([])
    enrol(state, '3', 'approver', 'compliance')
    expect(doorAsks(state).unsigned).toEqual(['rules'])
    for (const person of ['2', '3']) give(state, { do: 'DisableStaff', person })
    expect(doorAsks(state).unsigned).toEqual(['people', 'rules'])
  })
})

test('a second factor is its owner’s: set once, taken away by two others, and gone with whoever leaves', () => {
  const state = house()
  give(state, { do: 'EnrolStaff', person: '3', roles: ['administrator'], second: '2' })
  expect(give(state, { do: 'SetSecret', what: 'second factor' }, '3')).toBeUndefined()
  expect(give(state, { do: 'SetSecret', what: 'second factor' }, '3')).toContain('already')
  expect(give(state, { do: 'ResetStaff', person: '3', what: ['second factor'], second: '2' })).toBeUndefined()
  expect(state.factors.has('3')).toBe(false)
  give(state, { do: 'SetSecret', what: 'second factor' }, '3')
  give(state, { do: 'DisableStaff', person: '3' })
  expect(state.factors.has('3')).toBe(false)
})

test('a station is enrolled by two, opened once, revoked; none in use, none required', () => {
  const state = house()
  const enrol: Order = { do: 'EnrolStation', station: 'cage 1', places: ['cage'], second: '2' }
  expect(give(state, { ...enrol, second: '1' } as Order)).toContain('take two')
  expect(give(state, { ...enrol, station: ' cage' } as Order)).toContain('is not the name of a station')
  expect(give(state, { do: 'RequireStations', second: '2' })).toContain('no station is in use')
  expect(give(state, enrol)).toBeUndefined()
  expect(give(state, { do: 'OpenStation', station: 'cage 1' }, 'house')).toBeUndefined()
  expect(give(state, { do: 'OpenStation', station: 'cage 1' }, 'house')).toContain('no station cage 1')
  expect(give(state, enrol)).toContain('a station already')
  expect(give(state, { do: 'RequireStations', second: '2' })).toBeUndefined()
  expect(give(state, { do: 'RevokeStation', station: 'cage 1', reason: 'sold' })).toBeUndefined()
  expect(give(state, { do: 'RevokeStation', station: 'cage 1', reason: 'sold' })).toContain('no station cage 1')
  expect(state.stations.get('cage 1')).toMatchObject({ revoked: 'sold' })
  expect(give(state, enrol)).toBeUndefined()
})

test('orders of a duty are given by the roles of that duty and by nobody else', () => {
  for (const duty of DUTY_NAMES)
    for (const name of DUTIES[duty].orders) {
      const { roles } = PERMISSIONS[name as keyof typeof PERMISSIONS] ?? { roles: [] }
      expect(
        roles.filter((role) => !DUTIES[duty].roles.includes(role)),
        `${duty}: ${name}`,
      ).toEqual([])
    }
})

test('no role and no department has two duties that exclude each other', () => {
  for (const role of ROLES) expect(conflictsIn([role]), role).toEqual([])
  for (const department of new Set(Object.values(DEPARTMENTS)))
    expect(conflictsIn(rolesIn(department)), department).toEqual([])
  expect(INCOMPATIBLE.map(({ duties }) => duties.join(' / '))).toEqual([
    'administer / handle money',
    'count / keep the books',
    'verify / pay',
  ])
})
