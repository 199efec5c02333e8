/** Expectations that speak of somebody whom the night never spoke of: they would hold, or fail, for no reason at all. */
import { type Message, message } from '../../../base/message.ts'
import { nearTo } from '../../../base/near.ts'
import { concern } from '../../../words/en/party.ts'
import type { Expectation } from '../file/expectation.ts'
import { plainName } from '../file/words.ts'
import { isKnown, type Names } from '../names.ts'
import type { StepRecord } from '../record.ts'
import { rowsOf } from './payments.ts'

export type Stranger = { readonly path: readonly PropertyKey[]; readonly told: Message }
/** An expectation and its place in the file. */
export type Placed = { readonly expect: Expectation; readonly path: readonly PropertyKey[] }
type Named = { readonly path: readonly PropertyKey[]; readonly name: string }

/** At its place in the file, what is unknown and what may have been meant. */
export function strangersIn(expects: readonly Placed[], names: Names, records: readonly StepRecord[]): Stranger[] {
  for (const name of [...ALWAYS, ...records.flatMap(spokenOf)]) names.known.add(name)
  return expects
    .flatMap(({ expect, path }) => namedIn(expect).map((one) => ({ ...one, path: [...path, ...one.path] })))
    .filter(({ name }) => !isKnown(names, name))
    .map(({ name, path }) => ({ path, told: toldOf(name, names) }))
}

const ALWAYS = [concern({ kind: 'order' })]

const spokenOf = ({ refusals, payments, fees, wins, tickets }: StepRecord): string[] => [
  ...[...refusals, ...fees, ...wins, ...tickets].map(({ who }) => who),
  ...payments.flatMap(({ to, person }) => (person === undefined ? [to] : [to, person])),
]

function toldOf(name: string, { claims, known, persons }: Names): Message {
  const kind = ['hit ', 'ticket ', 'claim '].find((one) => name.startsWith(one)) ?? ''
  // Seats are mostly written without their table.
  const short = [...known, ...persons.values()].flatMap((who) => [who, who.replace(/^table \S+ /, '')])
  const alike = [...new Set(short)].filter((who) => who.startsWith(kind))
  const meant = nearTo(name, alike)
  if (kind === 'claim ' && meant === undefined)
    return message('no such claim expected', { name, claims: [...claims.keys()] })
  return message('nobody so named', { name, ...(meant === undefined ? {} : { meant }) })
}

/** Funds have names of their own, and a wrong one is told with what there is. */
const isSomebody = (place: string): boolean => /\b(seat|claim|backline|player-dealer)\b/.test(place)

function namedIn(expect: Expectation): Named[] {
  const {
    payments = [],
    refused,
    denied,
    moves = [],
    fees = [],
    board = [],
    tickets = {},
    points = {},
    credits = {},
    claims = {},
    wins = {},
  } = expect
  const rows = (key: string, list: typeof refused) =>
    typeof list === 'object'
      ? list.flatMap(({ who }, index) => (who === undefined ? [] : [{ path: [key, index, 'who'], name: who }]))
      : []
  const keys = (key: string, map: object) => Object.keys(map).map((name) => ({ path: [key, name], name }))
  return [
    ...payments.flatMap((row, index) =>
      rowsOf(row).flatMap(({ to }) => (to === 'others' ? [] : [{ path: ['payments', index, 'to'], name: to }])),
    ),
    ...rows('refused', refused),
    ...rows('denied', denied),
    ...moves.flatMap(({ from, to }, index) =>
      [
        { path: ['moves', index, 'from'], name: from },
        { path: ['moves', index, 'to'], name: to },
      ].filter(({ name }) => isSomebody(name) && !name.includes(':')),
    ),
    ...(Array.isArray(fees) ? fees : []).map(({ who }, index) => ({ path: ['fees', index, 'who'], name: who })),
    ...board.map((one, index) =>
      typeof one === 'string'
        ? { path: ['board', index], name: one }
        : { path: ['board', index, 'who'], name: one.who },
    ),
    ...keys('tickets', tickets),
    ...keys('points', points),
    ...keys('credits', credits),
    ...keys('claims', claims),
    ...keys('wins', wins),
  ].map(({ path, name }) => ({ path, name: plainName(name) }))
}
