/** Tickets as they are printed: what the rules ask for on the half for the drum, filled in where the house knows it. */
import type { Party } from '../../base/party.ts'
import { ticketsOf } from '../../engine/entries/drum.ts'
import { countOf, ticketName, within } from '../../engine/entries/spans.ts'
import type { Span } from '../../engine/entries/vocabulary.ts'
import type { State } from '../../engine/mechanisms.ts'
import { runningOf } from '../../engine/offerings/running.ts'
import type { TicketField } from '../../rulebook/parts/entries.ts'
import { serialOf } from './serial.ts'

export type TicketPaper = {
  readonly ticket: string
  readonly serial: string
  /** The local time at which it was handed out, or at which the hand was played. */
  readonly local?: string
  readonly table?: string
  readonly seat?: string
  /** The number of the club card. */
  readonly person?: string
  /** How often it was printed before. */
  readonly printed: number
}
export type TicketPapers = {
  readonly activity: string
  readonly name: string
  readonly id?: string
  readonly clause?: string
  readonly fields: readonly TicketField[]
  readonly tickets: readonly TicketPaper[]
  /** Not printed yet, besides these. */
  readonly left: number
}

/** What the tables know of how tickets were handed out. */
export type Handed = Span & { readonly local?: string; readonly table?: string; readonly seat?: string }

/** So many fit into one print. */
const PRINT_MAX = 400

/** `T12-T40` of an earlier print. */
export function spanIn(text: string): Span | undefined {
  const read = /^T(\d{1,15})-T(\d{1,15})$/.exec(text)
  return read === null ? undefined : { first: Number(read[1]), last: Number(read[2]) }
}

const times = (printed: readonly Span[], number: number): number =>
  printed.filter(({ first, last }) => first <= number && number <= last).length

/** Which numbers a print takes: those that were asked for, or the first ones that were never printed and lie together. */
export function chosenTickets(
  state: Pick<State, 'tickets'>,
  activity: string,
  printed: readonly Span[],
  wanted: Span | undefined,
): { readonly chosen: readonly number[]; readonly left: number } {
  const own = ticketsOf(state, activity)
  const before = printed.toSorted((one, other) => one.first - other.first)
  const fresh = own.flatMap((span) => without(span, before))
  if (wanted !== undefined) {
    const chosen = firstOf(within(own, wanted))
    return { chosen, left: countOf(fresh) - chosen.filter((number) => times(printed, number) === 0).length }
  }
  // A print is known by its first and last number: nothing that was printed may lie between them.
  const from = fresh[0]?.first ?? 0
  const until = before.find(({ first }) => first > from)?.first ?? Number.POSITIVE_INFINITY
  const chosen = firstOf(fresh.filter(({ first }) => first < until))
  return { chosen, left: countOf(fresh) - chosen.length }
}

/** The span without those that lie in others, which are sorted. */
function without({ first, last }: Span, others: readonly Span[]): Span[] {
  const rest: Span[] = []
  let from = first
  for (const other of others) {
    if (other.last < from) continue
    if (other.first > last) break
    if (other.first > from) rest.push({ first: from, last: other.first - 1 })
    from = other.last + 1
  }
  return from > last ? rest : [...rest, { first: from, last }]
}

/** A drum may hold a million: no more are counted out than fit. */
function firstOf(spans: readonly Span[]): number[] {
  const numbers: number[] = []
  for (const { first, last } of spans) {
    for (let number = first; number <= last && numbers.length < PRINT_MAX; number += 1) numbers.push(number)
    if (numbers.length === PRINT_MAX) break
  }
  return numbers
}

export function ticketPapersOf(
  state: State,
  activity: string,
  { chosen, left }: ReturnType<typeof chosenTickets>,
  printed: readonly Span[],
  handed: readonly Handed[],
): TicketPapers | undefined {
  const running = runningOf(state, activity)
  if (running === undefined) return undefined
  const { rule, offering } = running
  const ticket = rule.drum?.ticket
  const seats = seatsNow(state)
  const wanted = chosen.map((number) => ({ number, of: within(state.tickets, { first: number, last: number })[0] }))
  return {
    activity,
    name: offering.name ?? rule.name,
    ...(rule.id === undefined ? {} : { id: rule.id }),
    ...(ticket === undefined ? {} : { clause: ticket.by }),
    // A ticket without a name could be anybody's.
    fields: ticket?.fields ?? ['name'],
    tickets: wanted.map(({ number, of }) => {
      const told = handed.find(({ first, last }) => first <= number && number <= last)
      const place = placeIn(told, placeOf(of?.to, of?.person, seats))
      return {
        ticket: ticketName(number),
        serial: serialOf({ number: rule.number, ...(rule.id === undefined ? {} : { id: rule.id }) }, `T${number}`),
        ...(told?.local === undefined ? {} : { local: told.local }),
        ...(place.table === undefined ? {} : { table: place.table }),
        ...(place.seat === undefined ? {} : { seat: place.seat }),
        ...(of?.person === undefined ? {} : { person: of.person }),
        printed: times(printed, number),
      }
    }),
    left,
  }
}

type Somewhere = { readonly table?: string; readonly seat?: string }

const seatsNow = ({ seated }: Pick<State, 'seated'>): ReadonlyMap<string, Somewhere> =>
  new Map(
    [...seated].flatMap(([table, seats]) =>
      [...seats].flatMap(([seat, { person }]): [string, Somewhere][] =>
        person === undefined ? [] : [[person, { table, seat }]],
      ),
    ),
  )

/** Where it was handed out; a seat elsewhere, to which somebody has moved since, is not written on it. */
const placeIn = (told: Somewhere | undefined, now: Somewhere): Somewhere =>
  told?.table === undefined || told.seat !== undefined ? { ...now, ...told } : now.table === told.table ? now : told

/** Of somebody whom the house knows: where they sit now, as tickets are printed while they are handed out. */
function placeOf(to: Party | undefined, person: string | undefined, seats: ReadonlyMap<string, Somewhere>): Somewhere {
  if (to?.kind === 'seat' || to?.kind === 'backline') return { table: to.table, seat: to.seat }
  if (to?.kind === 'player-dealer') return { table: to.table }
  return (person === undefined ? undefined : seats.get(person)) ?? {}
}
