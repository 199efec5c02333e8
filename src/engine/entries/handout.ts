/**
 * A ticket for everybody who sits at an eligible game at a posted instant. The clock hands them out all at once; seats of which
 * something is not known are asked, and the floor answers for each of them until the next instant.
 */
import { message } from '../../base/message.ts'
import { type Party, partyKey } from '../../base/party.ts'
import { because, type Reason, refuse, refuseOrder } from '../../base/refusal.ts'
import type { Need } from '../../rulebook/rule.ts'
import { type Held, holdPlayer, holdRound } from '../judging/conditions.ts'
import type { PersonFacts } from '../judging/fact.ts'
import { NEEDS } from '../judging/needs.ts'
import { type Running, runningOf, whyHalted } from '../offerings/running.ts'
import { keepsSeats } from '../presence/status.ts'
import type { Seated } from '../presence/vocabulary.ts'
import { enteringBy, isHandOut, type Seats } from './instants.ts'
import { append, ticketName } from './spans.ts'
import type { CommandOf, Decision, EventOf, HandedOut, NotGiven, SeatOf, Sitting, Slice, State } from './vocabulary.ts'

export function handOut(state: State, { activity, due, at }: CommandOf<'HandOut'>): Decision {
  const running = runningOf(state, activity)
  const entering = running === undefined ? undefined : enteringBy(running, 'seated')
  if (running === undefined || entering === undefined) return refuseOrder('nobody has tickets for a seat', { activity })
  if (!isHandOut(running, entering, due))
    return refuse({ kind: 'activity', activity }, [because(entering.by, 'not a posted time for tickets', { due })])
  if (due > at.local.slice(0, 16))
    return refuse({ kind: 'activity', activity }, [because(entering.by, 'tickets come later', { due })])
  const last = state.handedOut.get(activity)
  if (last !== undefined && due <= last.due)
    return refuse({ kind: 'activity', activity }, [because(entering.by, 'tickets were handed out', { due: last.due })])
  const first = state.ticketsSoFar + 1
  const given = { type: 'EntriesGiven', activity, due, at: at.at, first } as const
  const clause = clausesOf(entering)
  if (whyHalted(state, activity) !== undefined) return [{ ...given, persons: [], clause, isHalted: true }]
  const found = everybody(state, running, entering, at)
  const { asked, denied } = found
  return [
    {
      ...given,
      persons: found.persons,
      ...(asked.length === 0 ? {} : { asked }),
      ...(denied.length === 0 ? {} : { denied }),
      clause,
      ...toCollect(running),
    },
  ]
}

type Everybody = Required<Pick<EventOf<'EntriesGiven'>, 'persons' | 'asked' | 'denied'>>

/** Who sat down after the instant has no part in it, however late the clock strikes. */
function everybody(state: State, running: Running, entering: Seats, at: CommandOf<'HandOut'>['at']): Everybody {
  const persons: string[] = []
  const asked: SeatOf[] = []
  const denied = new Map<string, { reasons: readonly Reason[]; of: SeatOf[] }>()
  for (const table of [...state.seated.keys()].sort(byNumber)) {
    const ofTable = heldTable(state, running, entering, table, at.local)
    const seats = [...state.seated.get(table)!].sort(([one], [other]) => byNumber(one, other))
    for (const [seat, there] of seats) {
      if (there.since > at.at) continue
      const { person } = there
      const place: SeatOf = person === undefined ? [table, seat] : [table, seat, person]
      const held = heldPerson(state, running, { table, seat, ...(person === undefined ? {} : { person }) })
      const misses = [...ofTable.misses, ...whyAway(entering, there, at.at), ...held.misses]
      if (misses.length > 0) {
        const key = JSON.stringify(misses)
        const group = denied.get(key) ?? { reasons: misses, of: [] }
        group.of.push(place)
        denied.set(key, group)
      } else if (person === undefined || held.questions.length > 0 || ofTable.questions.length > 0) asked.push(place)
      else persons.push(person)
    }
  }
  return { persons, asked, denied: [...denied.values()] }
}

/** Engaged in play is who sits there to play: whoever is on a break, or fetches chips, is not at that moment. */
const whyAway = ({ by }: Seats, { away }: Seated, at: number): Reason[] =>
  away === undefined || away.since > at ? [] : [because(by, 'away from the seat')]

/** What a table alone can lack; a free table counts where the rules say so. */
function heldTable(state: State, { rule, offering }: Running, { by, free }: Seats, name: string, local: string): Held {
  const table = state.tables.get(name)!
  const round = { table: name, game: table.game, decks: table.decks, common: {}, hands: [] }
  const facts = { tournament: table.kind === 'tournament' }
  const posted = { local, hours: offering.hours ?? [], games: offering.games ?? rule.games.map(({ game }) => game) }
  const held = holdRound(rule.who.filter(isAskedOfTables), { ...round, facts }, posted)
  const isOut = offering.tables !== undefined && !offering.tables.includes(name)
  const more = [
    ...(table.kind === 'free' && free === undefined ? [because(by, 'no tickets at free tables')] : []),
    ...(isOut ? [because(by, 'not a table of the promotion')] : []),
  ]
  return { ...held, misses: [...held.misses, ...more] }
}

const OF_TABLES: readonly Need['need'][] = ['posted hours', 'designated game', 'not a tournament']
const OF_PERSONS: readonly Need['need'][] = [
  'not a proposition player',
  'no family or vendor staff',
  'employee',
  'age',
  'not excluded',
  'no licensee',
]
/** What is about cards and bets is asked of hands alone. */
const isAskedOfTables = ({ need }: Need): boolean => OF_TABLES.includes(need)
const isAskedOfPersons = ({ need }: Need): boolean => OF_PERSONS.includes(need)

function heldPerson(state: State, { rule }: Running, { table, seat, person }: Sitting): Held {
  const facts: PersonFacts = person === undefined ? {} : (state.persons.get(person) ?? {})
  const bettor = { ...facts, ...(person === undefined ? {} : { person }), place: 'seated' as const }
  const hand = { seat, role: 'player' as const, cards: {}, bettors: [bettor] }
  const who: Party = { kind: 'seat', table, seat }
  return holdPlayer(rule.who.filter(isAskedOfPersons), { who, hand, bettor, on: 'own hand', cards: hand })
}

/** What is not known of whoever sits there; of a stranger everything. */
export const questionsOf = (state: State, running: Running, sitting: Sitting): Held['questions'] =>
  heldPerson(state, running, sitting).questions

/** Whether seats of this table bring tickets at all. */
export const isHandedOutAt = (state: State, running: Running, entering: Seats, table: string, local: string): boolean =>
  heldTable(state, running, entering, table, local).misses.length === 0

export function giveTicket(state: State, command: CommandOf<'GiveTicket'>): Decision {
  const { activity, table: name, seat, answers = {}, by } = command
  const running = runningOf(state, activity)
  const entering = running === undefined ? undefined : enteringBy(running, 'seated')
  if (running === undefined || entering === undefined) return refuseOrder('nobody has tickets for a seat', { activity })
  const now = state.handedOut.get(activity)
  if (now === undefined)
    return refuse({ kind: 'activity', activity }, [because(entering.by, 'no tickets handed out yet')])
  const table = state.tables.get(name)
  if (table === undefined) return refuseOrder('no such table', { table: name })
  if (Number(seat) > table.seats) return refuseOrder('no such seat', { table: name, seats: table.seats, seat })
  const place = { table: name, seat }
  const who: Party = { kind: 'seat', ...place }
  const there = sittingThen(state, now, place)
  if (there === 'nobody') return refuse(who, [because(entering.by, 'nobody sat there then', { due: now.due })])
  const person = command.person ?? there.person
  if (there.person !== undefined && person !== there.person)
    return refuse(who, [because(entering.by, 'somebody else sat there', { person: there.person })])
  const sitting = person === undefined ? place : { ...place, person }
  const ticket = [person, partyKey(who)].flatMap((key) => (key === undefined ? [] : (now.given.get(key) ?? [])))[0]
  if (ticket !== undefined)
    return refuse(who, [
      because(entering.by, 'has a ticket of that time', { ticket: ticketName(ticket), due: now.due }),
    ])
  const ofTable = heldTable(state, running, entering, name, `${now.due}:00`)
  const held = heldPerson(state, running, sitting)
  const questions = [...ofTable.questions, ...held.questions]
  const strange = Object.keys(answers).find((clause) => !running.rule.who.some((need) => need.by === clause))
  if (strange !== undefined) return refuseOrder('clause not asked of a seat', { clause: strange })
  const no = questions.filter(({ clause }) => answers[clause] === false).map(({ clause }) => clause)
  const reasons = [
    ...ofTable.misses,
    ...held.misses,
    ...running.rule.who.filter((need) => no.includes(need.by) && isAskedOfPersons(need)).map(failing),
  ]
  if (reasons.length > 0) return [{ type: 'TicketDenied', activity, due: now.due, ...sitting, reasons, by }]
  const open = questions.filter(({ clause }) => answers[clause] === undefined)
  if (open.length > 0)
    return refuse(
      who,
      open.map(({ clause, asks }) =>
        because(clause, 'question not answered', { who, asks: asks ?? message('whether seated') }),
      ),
    )
  const cited = [...new Set([...clausesOf(entering).split(' '), ...questions.map(({ clause }) => clause)])].join(' ')
  const number = state.ticketsSoFar + 1
  const { due } = now
  return [{ type: 'TicketGiven', activity, due, ...sitting, ticket: number, clause: cited, by, ...toCollect(running) }]
}

const failing = (need: Need): Reason => ({ clause: need.by, ...NEEDS[need.need].fails(need as never) })

/**
 * Whoever was asked about, or is known by now to have sat there then. Where nobody keeps the seats of a table its seats are
 * answered for one by one.
 */
function sittingThen(state: State, now: HandedOut, { table, seat }: SittingPlace): { person?: string } | 'nobody' {
  const key = partyKey({ kind: 'seat', table, seat })
  const asked = now.asked.get(key) ?? now.denied.get(key)
  if (asked !== undefined) return asked.person === undefined ? {} : { person: asked.person }
  const there = state.seated.get(table)?.get(seat)
  if (there !== undefined && there.since <= now.at) return there.person === undefined ? {} : { person: there.person }
  const later = [...now.otherwise.values()].find(
    (one) => one.was === 'seated' && one.table === table && one.seat === seat,
  )
  if (later !== undefined) return later.person === undefined ? {} : { person: later.person }
  return keepsSeats(state, table) ? 'nobody' : {}
}
type SittingPlace = Pick<Sitting, 'table' | 'seat'>

const toCollect = ({ rule }: Running): { toCollect?: true } =>
  rule.drum?.collected === undefined ? {} : { toCollect: true }

const clausesOf = ({ by, every }: Seats): string =>
  [...new Set([by, ...(every === undefined ? [] : [every.by])].flatMap((one) => one.split(' ')))].join(' ')

/** Table 2 before table 12, and names after numbers. */
const byNumber = (one: string, other: string): number =>
  Number(one) - Number(other) || (one < other ? -1 : one > other ? 1 : 0)

export function evolveHandOut(own: Slice, event: EventOf<'EntriesGiven' | 'TicketGiven' | 'TicketDenied'>): void {
  if (event.type === 'EntriesGiven') {
    const { activity, due, at, first, persons, asked = [], denied = [], toCollect: isToCollect = false } = event
    const given = new Map<string, number>()
    persons.forEach((person, nth) => {
      const number = first + nth
      given.set(person, number)
      const to: Party = { kind: 'person', person }
      append(own.tickets, { first: number, last: number, activity, to, person, isIn: !isToCollect })
    })
    own.ticketsSoFar += persons.length
    own.handedOut.set(activity, {
      due,
      at,
      given,
      asked: new Map(asked.map((seat) => [keyOf(sittingOf(seat)), sittingOf(seat)])),
      denied: new Map(
        denied.flatMap(({ reasons, of }) =>
          of.map((seat): [string, NotGiven] => [keyOf(sittingOf(seat)), { ...sittingOf(seat), reasons }]),
        ),
      ),
      otherwise: new Map(),
    })
    return
  }
  const now = own.handedOut.get(event.activity)!
  const { table, seat, person } = event
  const sitting = person === undefined ? { table, seat } : { table, seat, person }
  const key = keyOf(sitting)
  now.asked.delete(key)
  now.denied.delete(key)
  if (event.type === 'TicketDenied') {
    now.denied.set(key, { ...sitting, reasons: event.reasons })
    return
  }
  const { activity, ticket, toCollect: isToCollect = false } = event
  now.given.set(person ?? key, ticket)
  now.otherwise.delete(person ?? key)
  const to: Party = person === undefined ? { kind: 'seat', table, seat } : { kind: 'person', person }
  const whose = person === undefined ? { to } : { to, person }
  append(own.tickets, { first: ticket, last: ticket, activity, ...whose, isIn: !isToCollect })
  own.ticketsSoFar += 1
}

const keyOf = ({ table, seat }: SittingPlace): string => partyKey({ kind: 'seat', table, seat })
const sittingOf = ([table, seat, person]: SeatOf): Sitting =>
  person === undefined ? { table, seat } : { table, seat, person }

/** A ticket that is void was none: whoever had it may be given another one of that time. */
export function forgetVoid(own: Slice, { activity, tickets }: EventOf<'TicketsVoided'>): void {
  const given = own.handedOut.get(activity)?.given
  if (given === undefined) return
  for (const [key, number] of given)
    if (tickets.some(({ first, last }) => number >= first && number <= last)) given.delete(key)
}
