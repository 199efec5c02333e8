import { expect, test } from 'vitest'
import { bare, own, prototypeIn } from './own.ts'

const OWN = ['constructor', '__proto__', 'toString', 'hasOwnProperty']

test.each(OWN)('%s finds nothing in a record that has it not', (name) => {
  expect(own({ main: 1 }, name)).toBeUndefined()
  expect(own(undefined, name)).toBeUndefined()
  const read = bare({ pools: { main: { seed: 1 } }, list: [{ a: 1 }] }) as unknown as Record<string, never>
  expect([read[name], read.pools![name], read.list![0]![name]]).toEqual([undefined, undefined, undefined])
})

test('what it has itself is found, whatever it is called', () => {
  expect(own({ constructor: 1 } as never, 'constructor')).toBe(1)
  expect(bare({ constructor: { toString: 2 } })).toEqual({ constructor: { toString: 2 } })
})

test('a key that would become a prototype is told with its place', () => {
  expect(prototypeIn(JSON.parse('{"a":[{"b":{"__proto__":{"x":1}}}]}'))).toEqual(['a', 0, 'b'])
  expect(prototypeIn(JSON.parse('{"__proto__":1}'))).toEqual([])
  expect(prototypeIn({ a: ['__proto__'], b: null })).toBeUndefined()
})

test('things that are no plain records stay what they are', () => {
  const kept = { at: new Date(0), all: new Map([['a', 1]]) }
  expect(bare(kept).at.getTime()).toBe(0)
  expect(kept.all.get('a')).toBe(1)
  expect(() => bare(Object.freeze({ a: Object.freeze({}) }))).not.toThrow()
})
