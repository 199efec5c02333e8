/**
 * Every ticket by its number, from the hand or the seat that brought it to the one thing that becomes of it: claimed, discarded,
 * void, emptied, or worth nothing because the promotion is over. Nothing is drawn that does not lie in the drum.
 */
import type { EventOf, State } from '../../../engine/mechanisms.ts'
import { agree, agreeOn, Difference } from '../../audit/difference.ts'
import type { Books, Heard } from '../books.ts'
import type { Part } from '../part.ts'
import type { Running } from '../running.ts'
import { lineOf, runOf } from '../terms.ts'
import { emptyRoom, heardIn, isAway, type Room, sitting } from './seats.ts'
import { wordFor } from './who.ts'

type Where = 'in hand' | 'in the drum' | 'called'
type End = 'claimed' | 'discarded' | 'void' | 'emptied' | 'over'
type Ticket = { readonly number: number; readonly activity: string; readonly who: string; where: Where; isLast?: true }
type Call = { readonly activity: string; readonly ticket?: number; isOver: boolean }
type Award = NonNullable<EventOf<'HitDeclared'>['tickets']>[number]

export const tickets: Part = (books) => {
  const room = emptyRoom()
  const live = new Map<number, Ticket>()
  const ended = new Map<number, End>()
  const calls = new Map<string, Call>()
  const brought = new Map<string, { activity: string; awards: readonly Award[] }>()
  const handedOut = new Map<string, string>()
  let given = 0

  const hand = (number: number, activity: string, who: string, isToCollect: boolean): void => {
    given += 1
    agree('number of the next ticket', given, number)
    const { rule } = runOf(books, activity)
    agree(`whether ticket ${number} is to be collected`, rule.drum?.collected !== undefined, isToCollect)
    live.set(number, { number, activity, who, where: isToCollect ? 'in hand' : 'in the drum' })
  }
  /** A ticket of this activity that is where it must be. */
  const take = (number: number, activity: string, ...from: Where[]): Ticket => {
    const ticket = live.get(number)
    if (ticket === undefined)
      throw new Difference(`ticket ${number} was ${ended.get(number) ?? 'never handed out'} and is used again`)
    agree(`activity of ticket ${number}`, ticket.activity, activity)
    if (!from.includes(ticket.where))
      throw new Difference(`ticket ${number} is ${ticket.where}, not ${from.join(' or ')}`)
    return ticket
  }
  const end = (ticket: Ticket, how: End): void => {
    live.delete(ticket.number)
    ended.set(ticket.number, how)
  }
  const every = (spans: readonly { first: number; last: number }[], each: (number: number) => void): void => {
    for (const { first, last } of spans) for (let number = first; number <= last; number += 1) each(number)
  }
  const answer = (callup: string, activity: string): Call => {
    const call = calls.get(callup)
    if (call === undefined) throw new Difference(`${callup} answers, and nobody was called`)
    agree(`activity of ${callup}`, call.activity, activity)
    if (call.isOver) throw new Difference(`${callup} is answered twice`)
    call.isOver = true
    return call
  }

  return {
    ...heardIn(room),
    EntriesGiven: ({ activity, due, at, first, persons, asked = [], denied = [], toCollect, isHalted }) => {
      agree(`first ticket at ${due}`, given + 1, first)
      const last = handedOut.get(activity)
      if (last !== undefined && last >= due) throw new Difference(`tickets of ${due} after those of ${last}`)
      handedOut.set(activity, due)
      if (!isInstant(runOf(books, activity), due)) throw new Difference(`${due} is no time for tickets of ${activity}`)
      if (isHalted === true) return agree('tickets while nothing happens', 0, persons.length)
      const there = sitting(room).filter(({ since }) => since <= at)
      const seats = [...asked, ...denied.flatMap(({ of }) => of)].map(([table, seat]) => `${table} ${seat}`)
      const named = persons.map((person) => {
        const stay = there.find((one) => one.person === person)
        if (stay === undefined) throw new Difference(`${person} has a ticket of ${due} and sat nowhere`)
        if (isAway(stay, at)) throw new Difference(`${person} has a ticket of ${due} and was away`)
        return `${stay.table} ${stay.seat}`
      })
      const all = there.map(({ table, seat }) => `${table} ${seat}`)
      agreeOn(`seats at ${due}`, all.toSorted(), [...named, ...seats].toSorted())
      persons.forEach((person, nth) => {
        hand(first + nth, activity, person, toCollect === true)
      })
    },
    TicketGiven: ({ activity, ticket, table, seat, person, toCollect }) =>
      hand(ticket, activity, person ?? wordFor({ kind: 'seat', table, seat }), toCollect === true),
    HitDeclared: ({ hit, activity, tickets: awards = [], source }, { command }) => {
      const running = runOf(books, activity)
      for (const award of awards)
        if (!countsFor(books, room, running, award, source, command).includes(award.tickets))
          throw new Difference(`${award.tickets} tickets for ${award.line} in ${activity}`)
      brought.set(hit, { activity, awards })
    },
    HitVerified: ({ hit, tickets: numbers = [], toCollect }) => {
      const { activity, awards } = brought.get(hit) ?? { activity: '', awards: [] }
      const due = awards.flatMap(({ tickets: count }, of) => Array.from({ length: count }, () => of))
      agreeOn(
        `whose tickets ${hit} brings`,
        due.map(String),
        numbers.map(({ of }) => String(of)),
      )
      for (const { ticket, of } of numbers) {
        const { person, to } = awards[of]!
        hand(Number(ticket.slice(1)), activity, person ?? wordFor(to), toCollect === true)
      }
      brought.delete(hit)
    },
    TicketsCollected: ({ activity, tickets: spans }) =>
      every(spans, (number) => {
        take(number, activity, 'in hand').where = 'in the drum'
      }),
    TicketsVoided: ({ activity, tickets: spans }) =>
      every(spans, (number) => end(take(number, activity, 'in hand', 'in the drum'), 'void')),
    DrumEmptied: ({ activity, tickets: count }) => {
      const own = [...live.values()].filter((one) => one.activity === activity)
      const all = own.filter(({ where }) => where === 'in the drum')
      agree(`tickets in the drum of ${activity}`, all.length, count)
      for (const one of all) end(one, 'emptied')
      for (const one of own) if (one.where === 'called') one.isLast = true
    },
    CalledUp: ({ callup, activity, ticket, who }) => {
      if (calls.has(callup)) throw new Difference(`${callup} is called twice`)
      const number = ticket === undefined ? undefined : Number(ticket.slice(1))
      calls.set(callup, { activity, isOver: false, ...(number === undefined ? {} : { ticket: number }) })
      if (number === undefined) return
      const drawn = take(number, activity, 'in the drum')
      agree(`who has ticket ${number}`, drawn.who, who.kind === 'person' ? who.person : wordFor(who))
      drawn.where = 'called'
    },
    ReportedIn: ({ callup, activity }) => {
      const { ticket } = answer(callup, activity)
      if (ticket !== undefined) end(take(ticket, activity, 'called'), 'claimed')
    },
    PassedOver: ({ callup, activity, isDiscarded = false }) => {
      const { ticket } = answer(callup, activity)
      if (ticket === undefined) return
      const one = take(ticket, activity, 'called')
      agree(`whether ticket ${ticket} is discarded`, isThrownAway(runOf(books, activity)), isDiscarded)
      if (isDiscarded) end(one, 'discarded')
      // Into the drum that it was drawn from, and that is gone.
      else if (one.isLast === true) end(one, 'emptied')
      else one.where = 'in the drum'
    },
    OfferingClosed: ({ activity }) => {
      for (const one of live.values()) if (one.activity === activity) end(one, 'over')
      handedOut.delete(activity)
    },
    compare: ({ tickets: kept, ticketsSoFar }) => {
      agree('tickets so far', given, ticketsSoFar)
      agree('tickets and what became of them', given, live.size + ended.size)
      agreeOn('tickets', [...live.values()].map(inWords), kept.flatMap(spelt))
    },
  }
}

const inWords = ({ number, activity, who, where }: Ticket): string => `${number} ${activity} ${who} ${where}`

function spelt({ first, last, activity, person, to, isIn, isDrawn }: State['tickets'][number]): string[] {
  const where: Where = isDrawn === true ? 'called' : isIn ? 'in the drum' : 'in hand'
  return Array.from(
    { length: last - first + 1 },
    (_, nth) => `${first + nth} ${activity} ${person ?? wordFor(to)} ${where}`,
  )
}

/** As posted, as the one number that is named, or more from a limit on; nobody has more at a table without purchase. */
function countsFor(
  books: Books,
  { kinds }: Room,
  running: Running,
  { line: name }: Award,
  source: EventOf<'HitDeclared'>['source'],
  command: Heard['command'],
): number[] {
  const { offering } = running
  const at = source.kind === 'table' ? source.table : ''
  const table = books.tables.get(at)
  const { pays } = lineOf(running, name, table?.game)
  if (pays.kind !== 'ticket') return []
  const { more, tickets: range } = pays
  const posted = typeof offering.tickets === 'object' ? offering.tickets[name] : offering.tickets
  const plain = posted ?? range.min
  const facts = command.do === 'ReportHit' ? command.facts : {}
  const isFree = facts.freeTable ?? kinds.get(at) === 'free'
  if (more === undefined || isFree) return [plain]
  const least = /\$([\d,]+)(?:\.(\d\d))?/.exec(facts.limit ?? table?.limit ?? '')
  if (least === null) return []
  const cents = BigInt(`${least[1]?.replaceAll(',', '')}${least[2] ?? '00'}`)
  return [cents >= more.from ? more.tickets : plain]
}

/** The posted times of day, or every so many hours from one on; on the days of the promotion. */
function isInstant({ rule, offering }: Running, due: string): boolean {
  const { handOut, from = '', to = '9', settings } = offering
  const [day, clock] = [due.slice(0, 10), due.slice(11, 16)]
  if (day < from || day > to) return false
  return (rule.entries ?? []).some((one) => {
    if (one.for !== 'seated' || (one.in !== undefined && !one.in.includes(settings?.version ?? ''))) return false
    if (one.every === undefined) return handOut?.includes(clock) === true
    return (minutes(clock) - minutes(one.every.from)) % (one.every.hours * 60) === 0
  })
}
const minutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

function isThrownAway({ rule, offering }: Running): boolean {
  const version = offering.settings?.version
  const terms = rule.draws?.find((one) => one.in === undefined || one.in.includes(version ?? ''))
  return terms?.from === 'ticket drum' && terms.absent.ticket === 'discarded'
}
