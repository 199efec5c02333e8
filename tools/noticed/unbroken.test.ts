import { expect, test } from 'vitest'
import { keysIn, without } from './lacking.ts'
import { tryChanges } from './unbroken.ts'

test('a changed rule file that check accepts is played without an exception', () => {
  const { accepted, refused, broken } = tryChanges('14', 2, 1)
  expect(broken).toEqual([])
  expect(accepted).toBeGreaterThan(20)
  expect(refused).toBeGreaterThan(20)
})

test('a key is left out with all that stands under it', () => {
  const text = 'activity: a/b\nfee: { by: F1, parts: [{ by: F2, to: reserve }] }\nclauses: { F1: { cite: x } }\n'
  expect(keysIn(text).map((path) => path.join('.'))).toEqual([
    'fee',
    'fee.by',
    'fee.parts',
    'fee.parts.0.by',
    'fee.parts.0.to',
  ])
  expect(without(text, ['fee', 'parts', 0, 'to']).text).toContain('parts: [ { by: F2 } ]')
})
