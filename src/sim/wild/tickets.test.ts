import { expect, test } from 'vitest'
import { initialState, type State } from '../../engine/mechanisms.ts'
import { ticketFault } from './tickets.ts'

const range = (first: number, last: number, more: object = {}) =>
  ({ activity: 'a/b', to: { kind: 'person', person: '1' }, person: '1', first, last, isIn: true, ...more }) as never
const calls = (callup: string, ticket: string, status = 'called') => [callup, { callup, ticket, status }] as never
const seen = (change: (state: State) => void): string | undefined => {
  const state = { ...initialState(), ticketsSoFar: 9 }
  change(state)
  return ticketFault(state)
}

test('a full drum with one ticket called is sound', () => {
  expect(
    seen(({ tickets, callups }) => {
      tickets.push(range(1, 3), range(4, 4, { isDrawn: true }), range(7, 9))
      callups.set(...(calls('U1', 'T4') as [string, never]))
      callups.set(...(calls('U2', 'T6', 'played') as [string, never]))
    }),
  ).toBeUndefined()
})

test.each<[string, (state: State) => void]>([
  ['T3 is there twice', ({ tickets }) => tickets.push(range(1, 3), range(3, 4))],
  ['T2 to T1 run backwards', ({ tickets }) => tickets.push(range(2, 1))],
  ['T10 was never handed out', ({ tickets }) => tickets.push(range(8, 10))],
  ['T2 is drawn and nobody is called', ({ tickets }) => tickets.push(range(2, 2, { isDrawn: true }))],
  [
    'T2 is called and lies in the drum',
    ({ tickets, callups }) => {
      tickets.push(range(1, 3))
      callups.set(...(calls('U1', 'T2') as [string, never]))
    },
  ],
  [
    'U1 has called T2, which is no ticket any more',
    ({ callups }) => void callups.set(...(calls('U1', 'T2') as [string, never])),
  ],
  [
    'T2 is called by U1 and U2',
    ({ callups }) => {
      callups.set(...(calls('U1', 'T2') as [string, never]))
      callups.set(...(calls('U2', 'T2') as [string, never]))
    },
  ],
  ['1 has 0 points in a/b', ({ points }) => void points.set('a/b', new Map([['1', 0]]))],
  [
    'U3 has two passes',
    ({ stages }) => void stages.set('a/b day', { passes: [{ callup: 'U3' }, { callup: 'U3' }] } as never),
  ],
])('%s', (says, change) => expect(seen(change)).toBe(says))
