/** Tickets of the last posted time, for the floor: which seats are asked, who has none and why, what was told since, what to collect. */
import type { Recorded } from '../base/message.ts'
import { localAt, MINUTE } from '../base/moment.ts'
import type { Reason } from '../base/refusal.ts'
import { ticketsOf } from '../engine/entries/drum.ts'
import { isHandedOutAt, questionsOf } from '../engine/entries/handout.ts'
import { enteringBy, nextHandOut } from '../engine/entries/instants.ts'
import { countOf, ticketName } from '../engine/entries/spans.ts'
import type { HandedOut, Sitting } from '../engine/entries/vocabulary.ts'
import { askedBy } from '../engine/judging/conditions.ts'
import type { State } from '../engine/mechanisms.ts'
import type { Running } from '../engine/offerings/running.ts'
import { keepsSeats } from '../engine/presence/status.ts'

type Asked = { readonly clause: string; readonly asks: Recorded }
export type AskedSeat = { readonly seat: string; readonly person?: string; readonly asks: readonly Asked[] }

/** One table: its seats that are asked, and those that have none, by reason. */
export type HandOutTable = {
  readonly table: string
  readonly asked: readonly AskedSeat[]
  readonly denied: readonly { readonly seats: readonly string[]; readonly reasons: readonly Reason[] }[]
}

export type HandOutView = {
  readonly activity: string
  readonly name: string
  /** The posted local time that the list is of, and the next one. */
  readonly due?: string
  readonly next?: string
  readonly given: number
  readonly tables: readonly HandOutTable[]
  /** Eligible tables of which nobody keeps the seats: handed out seat by seat, each with these questions. */
  readonly unkept: readonly { readonly table: string; readonly seats: number }[]
  readonly asks: readonly Asked[]
  /** What was told since and says otherwise; the ticket of who did not sit there. */
  readonly otherwise: readonly (Sitting & { readonly was: 'seated' | 'not seated'; readonly ticket?: string })[]
  /** Handed out and not in the drum yet, and since when somebody should collect them. */
  readonly collect?: { readonly tickets: number; readonly from: string }
}

export function handOutView(state: State, running: Running, local: string): HandOutView | undefined {
  const { rule, offering } = running
  const entering = enteringBy(running, 'seated')
  if (entering === undefined) return undefined
  const { activity } = rule
  const now = state.handedOut.get(activity)
  const next = nextHandOut(running, local.slice(0, 16))
  const head = { activity, name: offering.name ?? rule.name, ...(next === undefined ? {} : { next }) }
  if (now === undefined) return { ...head, given: 0, tables: [], unkept: [], asks: [], otherwise: [] }
  const names = new Set([...now.asked.values(), ...now.denied.values()].map(({ table }) => table))
  const unkept = [...state.tables.values()].filter(
    ({ table, openedAt }) =>
      openedAt !== undefined &&
      openedAt <= now.at &&
      !keepsSeats(state, table) &&
      isHandedOutAt(state, running, entering, table, `${now.due}:00`),
  )
  return {
    ...head,
    due: now.due,
    given: now.given.size,
    tables: [...names].sort(byNumber).map((table) => tableOf(state, running, table)),
    unkept: unkept.map(({ table, seats }) => ({ table, seats })),
    asks: questionsOf(state, running, { table: '', seat: '' }).map(asAsked),
    otherwise: [...now.otherwise].map(([key, one]) => {
      const ticket = now.given.get(key)
      return ticket === undefined ? one : { ...one, ticket: ticketName(ticket) }
    }),
    ...collectOf(state, running, now),
  }
}

function tableOf(state: State, running: Running, table: string): HandOutTable {
  const { asked, denied } = state.handedOut.get(running.rule.activity)!
  const here = <S extends Sitting>(of: ReadonlyMap<string, S>): S[] =>
    [...of.values()].filter((one) => one.table === table).sort((one, other) => byNumber(one.seat, other.seat))
  const reasons = Map.groupBy(here(denied), (one) => JSON.stringify(one.reasons))
  return {
    table,
    asked: here(asked).map(({ seat, person }) => ({
      seat,
      ...(person === undefined ? {} : { person }),
      asks: questionsOf(state, running, { table, seat, ...(person === undefined ? {} : { person }) }).map(asAsked),
    })),
    denied: [...reasons.values()].map((same) => ({
      seats: same.map(({ seat }) => seat),
      reasons: same[0]!.reasons,
    })),
  }
}

const asAsked = (question: ReturnType<typeof questionsOf>[number]): Asked => ({
  clause: question.clause,
  asks: askedBy(question),
})

function collectOf(state: State, { rule }: Running, { due, at }: HandedOut): Pick<HandOutView, 'collect'> {
  const minutes = rule.drum?.collected?.minutes
  const tickets = countOf(ticketsOf(state, rule.activity).filter(({ isIn }) => !isIn))
  if (minutes === undefined || tickets === 0) return {}
  return { collect: { tickets, from: localAt({ at, local: `${due}:00` }, at + minutes * MINUTE).slice(0, 16) } }
}

const byNumber = (one: string, other: string): number =>
  Number(one) - Number(other) || (one < other ? -1 : one > other ? 1 : 0)
