import { expect, test } from 'vitest'
import { playersOf, shortName } from './players.ts'
import { memoryRegister } from './register.ts'

test.each([
  ['Linh Tran', 'Linh T.'],
  ['  josé   maría  morales ', 'josé M.'],
  ['Wen', 'Wen'],
  ['Ana de la Ñez', 'Ana Ñ.'],
  ['Club member 2001', 'Club 2001'],
])('%s stands beside a seat as %s', (name, short) => {
  expect(shortName(name)).toBe(short)
})

test('found by card or whole name, never by a part of it; a guest is known as one', () => {
  const register = memoryRegister()
  const players = playersOf(register)
  const member = String(register.add({ name: 'Linh Tran', documents: [{ kind: 'licence', number: 'X1' }] }))
  const guest = players.guest({ name: 'Linh Tran' }, '2026-03-10')
  const known = { person: member, name: 'Linh T.', isGuest: false }
  expect(players.find({ card: member })).toEqual([known])
  expect(players.find({ name: 'linh  TRAN' })).toEqual([known, { ...guest, isGuest: true }])
  expect(players.find({ name: 'Linh' })).toEqual([])
  expect(players.find({ card: '999999' })).toEqual([])
})

test('a name that was corrected or erased is not shown as it was', () => {
  const register = memoryRegister()
  const players = playersOf(register)
  const { person } = players.guest({ name: 'Linh Tran' }, '2026-03-10')
  expect(players.names()(person)).toBe('Linh T.')
  register.correct(Number(person), { name: 'Linh Pham' })
  expect(players.names()(person)).toBe('Linh P.')
  register.erase(Number(person))
  expect(players.names()(person)).toBeUndefined()
})
