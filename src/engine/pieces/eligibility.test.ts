import { expect, test } from 'vitest'
import { catalogued } from '../../server/house/catalogue.ts'
import type { Running } from '../offerings/running.ts'
import { whyNotLaying } from './eligibility.ts'
import type { State } from './vocabulary.ts'

const running = { ...catalogued('bay-101/match-play'), offering: {} } as unknown as Running
const AT = { at: { local: '2026-03-06T19:00' } }
const ANSWERS = { E8: true, E10: true }

/** What stands against ana's coupon at seat 1, where these seats are kept; none: nobody keeps them. */
function against(seats: readonly string[] | undefined, told: object = {}) {
  const seated = new Map(seats === undefined ? [] : [['1', new Map(seats.map((seat) => [seat, {}]))]])
  const table = { game: 'ez-baccarat', decks: 8, kind: 'live' }
  const state = { seated, persons: new Map(), tables: new Map([['1', table]]) } as unknown as State
  const laying = { do: 'LayPieces', table: '1', seat: '1', person: 'ana', bet: 'player', ...AT, ...told }
  const { answers = {} } = told as { answers?: object }
  const order = { ...laying, answers: { ...ANSWERS, ...answers } } as unknown as Parameters<typeof whyNotLaying>[2]
  return whyNotLaying(state, running, order, { kind: 'person', person: 'ana' }).map(
    ({ clause, id }) => `${clause} ${id}`,
  )
}

test.each<[string, readonly string[] | undefined, object, readonly string[]]>([
  // The player-dealer may have a place that is none of the seats: the dealer says whether there is one.
  ['one seat taken', ['1'], {}, ['E2 not told']],
  ['one seat taken, and a player-dealer beside it', ['1'], { answers: { E2: true } }, []],
  ['one seat taken, and nobody else', ['1'], { answers: { E2: false } }, ['E2 answered no']],
  ['two seats taken', ['1', '4'], {}, []],
  ['another seat than the one that is laid at', ['4'], {}, []],
  ['one who plays alone, as told', ['1', '4'], { players: 1 }, ['E2 wrong number of players']],
  ['two, as told', ['1'], { players: 2 }, []],
  ['nobody keeps the seats', undefined, {}, ['E2 not told']],
])('[GEAR-001278 E2] a player and a player-dealer: %s', (_, seats, told, reasons) => {
  expect(against(seats, told)).toEqual(reasons)
})
