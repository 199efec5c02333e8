import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { MECHANISMS } from '../src/engine/mechanisms.ts'
import { circlesIn, fullFolders, importsIn } from './rooms.ts'

const imports = importsIn(resolve(import.meta.dirname, '..'))
const ROOMS = Object.entries(MECHANISMS)

test('no files import each other in a circle, types included', () => {
  expect(circlesIn(imports)).toEqual([])
})

test('a planted circle is found', () => {
  const planted = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', []],
  ])
  expect(circlesIn(planted)).toEqual([['a', 'b', 'c']])
})

test('no folder holds more than 25 files', () => {
  expect(fullFolders(imports.keys(), 25)).toEqual([])
})

test('a mechanism uses only those before it in the list', () => {
  const names = ROOMS.map(([name]) => name)
  const upward = ROOMS.flatMap(([name, { uses }], at) =>
    uses.filter((used) => !names.slice(0, at).includes(used as never)).map((used) => `${name} uses ${used}`),
  )
  expect(upward).toEqual([])
})

test('the files of a mechanism import only the mechanisms that it uses; it hears of others by their words alone', () => {
  const roomOf = (file: string) => /^src\/engine\/(\w+)\//.exec(file)?.[1]
  const wrong = [...imports].flatMap(([file, all]) => {
    const room = MECHANISMS[roomOf(file) as keyof typeof MECHANISMS]
    if (room === undefined) return []
    return all
      .filter((to) => {
        const other = roomOf(to) as keyof typeof MECHANISMS | undefined
        if (other === undefined || other === roomOf(file) || MECHANISMS[other] === undefined) return false
        const isHeard = file.endsWith('/mechanism.ts') && to.endsWith('/vocabulary.ts')
        return !isHeard && !(room.uses as readonly string[]).includes(other)
      })
      .map((to) => `${file} imports ${to}`)
  })
  expect(wrong).toEqual([])
})

test.each([
  ['order', ROOMS.flatMap(([, { orders }]) => Object.keys(orders))],
  ['event', ROOMS.flatMap(([, { events }]) => Object.keys(events))],
  ['part of the state', ROOMS.flatMap(([, room]) => Object.keys(room.initial()))],
])('no two mechanisms have an %s of one name: joining would hide it', (_, names) => {
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
