/** Plain rounds have no table of their own: they are read off the journal, a stretch of it at a time. */

import { formatMoney, fromWire } from '../../base/money.ts'
import { isSameParty, type Party } from '../../base/party.ts'
import { because } from '../../base/refusal.ts'
import { type Spot, seatOf } from '../../base/spot.ts'
import type { Event, EventOf } from '../../engine/mechanisms.ts'
import { activitiesAt } from '../../engine/offerings/running.ts'
import { upcast } from '../../engine/upcast.ts'
import { type Entry, type JournalEvent, parseEntry } from '../../journal/line.ts'
import { isBookedAtLock } from '../../rulebook/choice.ts'
import type { RoundRow, TableHistory, WhyAnswer, WhyFound, WhyQuestion } from '../../views/whynot.ts'
import type { House } from '../house/kernel.ts'
import { answerOf, inWords, type Lines, type Sat } from './whyanswer.ts'

/** More lines than this are not read for one question. */
const LINES_MAX = 40_000
const STRETCH = 4_000
const ROUNDS_SHOWN = 8

/** Entries whose text has this in it, in order. */
export async function entriesWith(
  house: Pick<House, 'store'>,
  { from, to }: Lines,
  text: string,
): Promise<Entry<Event>[]> {
  const found: Entry<Event>[] = []
  for await (const batch of house.store.lines({ after: from - 1, until: to })) {
    for (const line of batch) {
      if (!line.text.includes(text)) continue
      const entry = parseEntry<JournalEvent>(line.text)
      found.push({ ...entry, events: entry.events.map((event) => upcast(event, entry)) })
    }
    // Tables go on playing while somebody searches.
    await new Promise((resolve) => setImmediate(resolve))
  }
  return found
}

/** The newest rounds of a table. */
export async function tableHistory(house: House, table: string): Promise<TableHistory> {
  const rounds = new Map<number, RoundRow>()
  if ((house.state.rounds.get(table)?.round ?? 0) === 0) return { table, rounds: [] }
  const { seq } = house.durable()
  for (let to = seq; to > Math.max(0, seq - LINES_MAX) && rounds.size < ROUNDS_SHOWN; to -= STRETCH) {
    const entries = await entriesWith(house, { from: Math.max(1, to - STRETCH + 1), to }, `"table":"${table}"`)
    for (const entry of entries.toReversed())
      for (const event of entry.events.toReversed()) addTo(rounds, house, event, table)
  }
  const rows = [...rounds.values()].filter(({ local }) => local !== '').sort((a, b) => b.round - a.round)
  return { table, rounds: rows.slice(0, ROUNDS_SHOWN) }
}

function addTo(rounds: Map<number, RoundRow>, house: House, event: Event, table: string): void {
  const rowOf = (round: number): RoundRow => {
    const known = rounds.get(round) ?? { round, local: '', fees: 0, hits: [], judged: 0 }
    rounds.set(round, known)
    return known
  }
  switch (event.type) {
    case 'RoundStarted': {
      if (event.table !== table) return
      const row = rowOf(event.round)
      row.local = house.zone.localOf(event.at)
      row.fees = Object.values(event.fees ?? {}).flat().length
      return
    }
    case 'HitDeclared':
      if (event.source.kind !== 'table' || event.source.table !== table || event.source.round === undefined) return
      rowOf(event.source.round).hits.push({ hit: event.hit, total: formatMoney(fromWire(event.total)) })
      return
    case 'HitHeld': {
      if (event.source.kind !== 'table' || event.source.table !== table || event.source.round === undefined) return
      // The newest lines are read first: what was judged since is there already.
      const { hits } = rowOf(event.source.round)
      if (!hits.some(({ hit }) => hit === event.hit)) hits.push({ hit: event.hit })
      return
    }
    case 'HandJudged':
      if (event.table === table && event.round !== undefined) rowOf(event.round).judged += 1
      return
    case 'RoundVoided':
      if (event.table === table) rowOf(event.round).voided = event.reason
  }
}

/** Where a person sat in recorded rounds, as far as the seat was signed in to. */
export async function seatsOfPerson(house: House, person: string, lines: Lines): Promise<Sat[]> {
  const entries = await entriesWith(house, bounded(lines), `:"${person}"`)
  return entries
    .flatMap(({ events }) => events)
    .filter((event): event is EventOf<'RoundStarted'> => event.type === 'RoundStarted')
    .flatMap(({ table, round, persons = {} }) =>
      (Object.entries(persons) as [Spot, string][])
        .filter(([, who]) => who === person)
        .map(([spot]) => ({ table, round, seat: seatOf(spot) })),
    )
}

const bounded = ({ from, to }: Lines): Lines => ({ from: Math.max(from, to - LINES_MAX + 1), to })

/** What a seat's rounds tell where nobody reported a hand: no fee, a late bet, a returned fee, or nothing to report. */
export async function roundAnswers(
  house: House,
  lines: Lines,
  at: number | undefined,
  { table, seat }: WhyQuestion,
  seats: readonly Sat[],
): Promise<WhyAnswer[]> {
  const asked: readonly Pick<Sat, 'table' | 'seat'>[] =
    table !== undefined && seat !== undefined ? [{ table, seat }] : seats
  const places = [...new Map(asked.map((one) => [`${one.table} ${one.seat}`, one])).values()].slice(0, 10)
  const found: WhyAnswer[] = []
  for (const place of places) {
    const entries = await entriesWith(house, bounded(lines), `"table":"${place.table}"`)
    const events = entries.flatMap(({ seq, events: all }) => all.map((event) => ({ seq, event })))
    const starts = events.flatMap(({ seq, event }) =>
      event.type === 'RoundStarted' && event.table === place.table ? [{ seq, event }] : [],
    )
    const nearest =
      at === undefined
        ? starts.toReversed()
        : starts.toSorted((a, b) => Math.abs(a.event.at - at) - Math.abs(b.event.at - at))
    for (const { seq, event } of nearest.slice(0, ROUNDS_SHOWN)) {
      const after = events.map((one) => one.event)
      found.push(...roundFound(house, seq, event, after, place.seat))
    }
  }
  return found
}

function roundFound(
  house: House,
  seq: number,
  start: EventOf<'RoundStarted'>,
  events: readonly Event[],
  seat: string,
): WhyAnswer[] {
  const { table, round, at, fees = {}, returned = [] } = start
  const who: Party = { kind: 'seat', table, seat }
  const row = { seq, local: house.zone.localOf(at), table, round, cards: '{}' }
  const sensed = activitiesAt(house.state, table, { at }).filter(({ rule }) => isBookedAtLock(rule))
  const voided = events.find(
    (event): event is EventOf<'RoundVoided'> =>
      event.type === 'RoundVoided' && event.table === table && event.round === round,
  )
  const isLate = events.some(
    (event) => event.type === 'BetLate' && event.table === table && event.round === round && event.seat === seat,
  )
  const back = returned.find((one) => isSameParty(one.who, who))
  return sensed.map(({ rule }): WhyAnswer => {
    const { activity, fee } = rule
    const isIn = (fees[activity] ?? []).some((spot) => seatOf(spot) === seat)
    const clause = rule.who.find(({ need }) => need === 'fee posted')?.by ?? fee!.by
    const byFee = inWords(house, activity, [because(clause, 'no fee at the lock')])
    const found: WhyFound =
      voided !== undefined
        ? { what: 'voided', reason: voided.reason }
        : back !== undefined
          ? { what: 'returned', reasons: inWords(house, activity, back.reasons) }
          : isIn
            ? { what: 'not reported', reasons: [] }
            : { what: isLate ? 'late' : 'no fee', reasons: byFee }
    return answerOf(house, { ...row, activity }, who, found)
  })
}
