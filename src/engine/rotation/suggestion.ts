/**
 * Who is to be pushed next, and why. First tables without a dealer, then whose break is overdue, then strings and single
 * tables by when their push is due. Nobody is suggested twice; it changes nothing, people decide.
 */
import { type Message, message } from '../../base/message.ts'
import { MINUTE } from '../../base/moment.ts'
import type { Refusal } from '../../base/refusal.ts'
import { isPlan, nobodyFor, planOf } from './plan.ts'
import { dealsAt, readyAt, readySince } from './ready.ts'
import type { InLineUp, State, Where } from './vocabulary.ts'

export type Suggestion = {
  readonly table: string
  /** Who comes; nobody where none is ready, and then the last reason says so. */
  readonly dealer?: string
  readonly from?: Where['is']
  readonly fromTable?: string
  /** Who deals there now, and what comes next for them. */
  readonly relieves?: string
  readonly next?: { readonly is: 'table'; readonly table: string } | { readonly is: 'break' | 'free' }
  /** The string that is pushed as a whole: one order does it, with `coming`. */
  readonly string?: string
  /** When the push is due; nothing where nobody has set a pace. */
  readonly due?: number
  /** First of the table, then of the dealer. */
  readonly why: readonly Message[]
}

/** Who has worked longest without a break comes first. */
export type BreakDue = {
  readonly dealer: string
  readonly worked: number
  readonly due?: number
  readonly table?: string
}

/** What is taken up while suggestions are made: who is left, and who deals where if they are followed. */
type Making = { readonly left: InLineUp[]; readonly dealing: Map<string, string> }

export function suggestedPushes(state: State, at: number): Suggestion[] {
  if (state.lineUp.size === 0) return []
  const making: Making = { left: readyAt(state, at), dealing: new Map(state.dealing) }
  const open = [...state.tables.values()].filter(({ openedAt }) => openedAt !== undefined)
  const empty = open
    .filter(({ table }) => !state.dealing.has(table))
    .sort((a, b) => a.openedAt! - b.openedAt!)
    .map(({ table }) => comes(state, making, table, at, [message('table has no dealer')]))
  const tired = breaksDue(state)
    .filter(({ table, due }) => table !== undefined && due !== undefined && due <= at)
    .map(({ dealer, table = '', worked, due }) =>
      comes(state, making, table, at, [message('break is due', { dealer, minutes: minutes(at - worked) })], due),
    )
  const strung = new Set([...state.strings.values()].flat())
  const single = open
    .filter(({ table }) => state.dealing.has(table) && !strung.has(table))
    .filter(({ table }) => !tired.some((one) => one.table === table))
    .map(({ table }) => ({ due: pushDue(state, table), make: () => [ofTable(state, making, table, at)] }))
  const strings = [...state.strings.keys()].map((string) => ({
    due: firstDue(state, string),
    make: () => ofString(state, making, string, at),
  }))
  const rest = [...strings, ...single].sort((a, b) => (a.due ?? at) - (b.due ?? at))
  return [...empty, ...tired, ...rest.flatMap(({ make }) => make())]
}

export function breaksDue({ lineUp, pace }: State): BreakDue[] {
  return [...lineUp.values()]
    .filter(({ where }) => where.is !== 'break')
    .sort((a, b) => a.worked - b.worked)
    .map(({ dealer, worked, where }) => ({
      dealer,
      worked,
      ...(pace === undefined ? {} : { due: worked + pace.breakAfterMinutes * MINUTE }),
      ...(where.is === 'table' ? { table: where.table } : {}),
    }))
}

/** When the dealer of a table has been there long enough. */
export function pushDue({ dealing, lineUp, pace }: State, table: string): number | undefined {
  const dealer = dealing.get(table)
  return dealer === undefined || pace === undefined
    ? undefined
    : lineUp.get(dealer)!.where.since + pace.pushMinutes * MINUTE
}

export function firstDue(state: State, string: string): number | undefined {
  const all = (state.strings.get(string) ?? []).flatMap((table) => pushDue(state, table) ?? [])
  return all.length === 0 ? undefined : Math.min(...all)
}

function ofTable(state: State, making: Making, table: string, at: number): Suggestion {
  const due = pushDue(state, table)
  return comes(state, making, table, at, [whyDue(due, at)], due)
}

/** Whoever is ready longest and deals the game comes to the table. */
function comes(
  state: State,
  { left, dealing }: Making,
  table: string,
  at: number,
  why: readonly Message[],
  due?: number,
): Suggestion {
  const index = left.findIndex(({ dealer }) => dealsAt(state, dealer, table))
  const [coming] = index < 0 ? [] : left.splice(index, 1)
  const relieves = state.dealing.get(table)
  const about = { table, ...(relieves === undefined ? {} : { relieves }), ...(due === undefined ? {} : { due }) }
  if (coming === undefined) return { ...about, why: [...why, reasonOf(nobodyFor(state, table, at))] }
  dealing.set(table, coming.dealer)
  const next =
    relieves === undefined ? {} : { next: { is: restsNext(state, relieves, at) ? 'break' : 'free' } as const }
  return { ...about, dealer: coming.dealer, from: coming.where.is, ...next, why: [...why, whyReady(coming, at)] }
}

/** A dealer who is relieved and has been through a whole turn rests; otherwise they can be sent to another table. */
function restsNext({ lineUp, pace }: State, dealer: string, at: number): boolean {
  if (pace === undefined) return true
  const { worked } = lineUp.get(dealer)!
  // Another turn at a table would end after the break is due.
  return worked + pace.breakAfterMinutes * MINUTE < at + pace.pushMinutes * MINUTE
}

function ofString(state: State, making: Making, string: string, at: number): Suggestion[] {
  const due = firstDue(state, string)
  const { left, dealing } = making
  const plan = planOf(state, string, at, left, { dealing })
  const when = due === undefined ? {} : { due }
  if (!isPlan(plan)) {
    const table = (state.strings.get(string) ?? []).find((one) => state.tables.get(one)?.openedAt !== undefined)
    return table === undefined ? [] : [{ table, string, ...when, why: [whyDue(due, at), reasonOf(plan)] }]
  }
  const { dealers, coming } = plan
  const tables = state.strings.get(string)!.filter((table) => dealers[table] !== undefined)
  const all = tables.map((table): Suggestion => {
    const dealer = dealers[table]!
    const relieves = dealing.get(table)
    const onward = tables.find((one) => dealers[one] === relieves)
    const lined = state.lineUp.get(dealer)!
    const fromTable = coming.includes(dealer) ? undefined : tables.find((one) => dealing.get(one) === dealer)
    return {
      table,
      dealer,
      from: fromTable === undefined ? lined.where.is : 'table',
      ...(fromTable === undefined ? {} : { fromTable }),
      ...(relieves === undefined ? {} : { relieves }),
      ...(relieves === undefined
        ? {}
        : { next: onward === undefined ? { is: 'break' as const } : { is: 'table' as const, table: onward } }),
      string,
      ...when,
      why: [
        whyDue(due, at),
        fromTable === undefined ? whyReady(lined, at) : message('comes from table', { table: fromTable }),
      ],
    }
  })
  for (const dealer of coming)
    left.splice(
      left.findIndex((one) => one.dealer === dealer),
      1,
    )
  return all
}

const minutes = (ms: number): number => Math.floor(ms / MINUTE)

function whyDue(due: number | undefined, at: number): Message {
  if (due === undefined) return message('no pace is set')
  return due <= at
    ? message('push is due', { minutes: minutes(at - due) })
    : message('push comes', { minutes: Math.ceil((due - at) / MINUTE) })
}

const whyReady = ({ where }: InLineUp, at: number): Message =>
  message(where.is === 'break' ? 'break is over' : 'is free', { minutes: minutes(Math.max(0, at - readySince(where))) })

const reasonOf = ({ reasons: [reason] }: Refusal): Message => {
  const { id, with: values } = reason as Message
  return values === undefined ? { id } : { id, with: values }
}
