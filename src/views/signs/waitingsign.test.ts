/** What hangs on the wall tells of nobody more than they chose. */
import { expect, test } from 'vitest'
import { join, page, room, type Told } from '../../../tests/podium.ts'
import { initialsOf, waitingSigns } from './waitingsign.ts'

const NAMES: Record<string, string> = { 7: 'Linh T.', 8: 'Oscar', 9: 'Ana María' }
const nameOf = (person: string) => NAMES[person]
const shown = (...orders: readonly Told[]) => {
  const [nl] = waitingSigns(room(...orders).state, nameOf)
  return nl!.waiting.map(({ as }) => as)
}

test('each as they chose; whoever was erased by number', () => {
  expect(shown(join('7'), join('8', 'NL', { shows: 'number' }), join('44'))).toEqual(['LT', '2', '3'])
})

test('letters typed into a phone hang on no wall before the podium has seen who it is', () => {
  const phone = join('7', 'NL', { how: 'phone' })
  expect(shown(phone)).toEqual(['1'])
  expect(shown(phone, { do: 'CheckIn', person: '7' })).toEqual(['LT'])
  expect(shown(join('7', 'NL', { how: 'call' }))).toEqual(['LT'])
})

test('neither a name nor a number of the register is in it', () => {
  const { state } = room(join('901'), join('902', 'PLO', { shows: 'number' }), page('901', '1', '2'))
  const names = (person: string) => ({ 901: 'Linh Secret', 902: 'Oscar Hidden' })[person]
  const text = JSON.stringify(waitingSigns(state, names))
  for (const hidden of ['901', '902', 'Linh', 'Secret', 'Oscar', 'Hidden']) expect(text).not.toContain(hidden)
})

test('a list shows interest or its tables, the seats that nobody has, and who is called where until when', () => {
  const { state, now } = room(join('7'), page('7', '1', '2'), { do: 'LockList', list: 'PLO' })
  const [nl, plo] = waitingSigns(state, nameOf)
  expect(nl).toEqual({
    list: 'NL',
    game: 'holdem',
    limit: '$1-$3',
    isGoing: true,
    isLocked: false,
    tables: ['1'],
    open: 2,
    waiting: [
      { as: 'LT', since: now, isHere: true, page: { table: '1', seat: '2', at: now, until: now + 5 * 60_000 } },
    ],
  })
  expect(plo).toMatchObject({ isGoing: false, isLocked: true, tables: [], open: 0, waiting: [] })
})

test.each([
  ['Linh Tran', 'LT'],
  ['Oscar', 'O'],
  ['ana maría de la cruz', 'AC'],
  ['  Élodie  Ångström ', 'ÉÅ'],
  ['', ''],
])('initials of %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
