import { expect, test } from 'vitest'
import { inventedIn } from './clauses.ts'

const known = new Set(['E1', 'E7', 'F8'])

test.each([
  ['in a refusal', 'denied: [{ who: seat 1, clauses: [E7, Z9] }]', ['Z9']],
  ['in a movement', 'moves: [{ from: reserve, to: pool, amount: $1, clause: F8 }, { clause: F80 }]', ['F80']],
  ['in an answer', 'no: [E15]', ['E15']],
  [
    'that the scenario itself shows to be none',
    'passOver: { clause: Z9 }\nexpect: { refused: { says: no clause Z9 } }',
    [],
  ],
  ['and no word that is no code', 'clauses: [order, reading R4, house]', []],
])('an invented clause is found %s', (_, text, invented) => {
  expect(inventedIn(text, known)).toEqual(invented)
})
