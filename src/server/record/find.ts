/** The search of the whole house: by number, name, amount or day. Each kind is found by those alone who see it elsewhere too. */
import { plusDays } from '../../base/moment.ts'
import { cents, formatMoney, fromWire } from '../../base/money.ts'
import type { Party } from '../../base/party.ts'
import { numberOf, ticketsWith } from '../../engine/entries/spans.ts'
import { acceptedRule, runningOf } from '../../engine/offerings/running.ts'
import type { Role } from '../../engine/roles.ts'
import type { SqlValue } from '../../journal/projections/projection.ts'
import {
  type FindView,
  type FoundClaim,
  type FoundHit,
  type FoundTicket,
  type Meant,
  meantBy,
} from '../../views/record/found.ts'
import { maySee } from '../door/permissions.ts'
import type { StaffMember } from '../door/staff.ts'
import type { House } from '../house/kernel.ts'
import { startOf } from '../overview/meters.ts'

export type FindQuestion = {
  readonly text: string
  readonly roles: readonly Role[]
  readonly most: number
}

/** So many hits of one day are listed; a house that has more reads them in its log sheets. */
const OF_DAY_MOST = 5_000

/** Every hit of one business day, as figures of a day count them. */
export async function hitsOfDay(house: House, day: string, roles: readonly Role[]): Promise<FindView> {
  const [from, to] = [startOf(house, day), startOf(house, plusDays(day, 1))]
  const hits = maySee('record', roles)
    ? await foundHits(house, [['at >= ? and at < ?', from, to]], '', OF_DAY_MOST)
    : []
  return { text: '', hits, claims: [], tickets: [], tables: [], people: [] }
}

export async function findView(
  house: House,
  members: readonly StaffMember[],
  { text, roles, most }: FindQuestion,
): Promise<FindView> {
  const meant = meantBy(text, house.now().local.slice(0, 10))
  const named = peopleOf(members, meant).slice(0, most)
  const people = [...members.filter(({ id }) => id === meant.person), ...named].slice(0, most)
  const about = {
    meant,
    // What somebody had to do with is asked for by name: under a number it would hide what has that number.
    people: named.map(({ id }) => id),
    activities: activitiesOf(house, meant),
    most,
    isAll: text.trim() === '',
  }
  return {
    text,
    hits: maySee('record', roles) ? await hitsOf(house, about) : [],
    claims: maySee('record', roles) && maySee('claims', roles) ? await claimsOf(house, about) : [],
    tickets: maySee('drawings', roles) ? await ticketsOf(house, meant) : [],
    tables: tablesOf(house, meant),
    people,
    ...(meant.day !== undefined && maySee('days', roles) ? { day: meant.day } : {}),
  }
}

type About = {
  readonly meant: Meant
  readonly people: readonly string[]
  readonly activities: readonly string[]
  readonly most: number
  /** Nothing is looked for: the latest are shown. */
  readonly isAll: boolean
}

const nameIn = ({ state }: House, activity: string): string =>
  runningOf(state, activity)?.offering.name ?? acceptedRule(state, activity)?.name ?? activity

const peopleOf = (members: readonly StaffMember[], { name }: Meant): StaffMember[] =>
  name === undefined ? [] : members.filter((one) => one.name.toLowerCase().includes(name))

function activitiesOf(house: House, { name }: Meant): string[] {
  const keys = new Set([...house.state.rules.keys(), ...house.state.offerings.keys()])
  return name === undefined ? [] : [...keys].filter((key) => nameIn(house, key).toLowerCase().includes(name))
}

/** One condition a meaning; whatever fits any of them is found. */
type Condition = readonly [sql: string, ...values: SqlValue[]]

const listed = (column: string, of: readonly string[]): Condition[] =>
  of.length === 0 ? [] : [[`${column} in (${of.map(() => '?').join(', ')})`, ...of]]

/** The number itself comes first, then what begins with it, then the latest. */
async function hitsOf(house: House, { meant, people, activities, most, isAll }: About): Promise<FoundHit[]> {
  const { hit, cents: amount, day, table } = meant
  const conditions: Condition[] = [
    ...(hit === undefined ? [] : [['hit like ?', `${hit}%`] as Condition]),
    ...(amount === undefined ? [] : [['cast(total as integer) between ? and ?', amount.from, amount.to] as Condition]),
    ...(day === undefined ? [] : [['local like ?', `${day}%`] as Condition]),
    ...(table === undefined ? [] : [['"table" = ?', table] as Condition]),
    ...['declared_by', 'dealer', 'decided_by'].flatMap((column) => listed(column, people)),
    ...listed('activity', activities),
  ]
  if (isAll) conditions.push(['true'])
  return conditions.length === 0 ? [] : foundHits(house, conditions, hit ?? '', most)
}

async function foundHits(
  house: House,
  conditions: readonly Condition[],
  first: string,
  most: number,
): Promise<FoundHit[]> {
  type Row = Record<'hit' | 'activity' | 'local' | 'status' | 'total', string> & {
    table: string | null
    ended: string | null
  }
  const rows = await house.store.rows<Row>(
    `select hit, activity, "table", local, status, total,
       (select case when count(distinct status) = 1 then min(status) end from claims c where c.hit = hits.hit) as ended
     from hits where ${conditions.map(([sql]) => sql).join(' or ')}
     order by hit = ? desc, seq desc limit ?`,
    ...conditions.flatMap(([, ...values]) => values),
    first,
    most,
  )
  return rows.map(({ activity, table: at, total, ended, ...row }) => ({
    ...row,
    status: row.status === 'verified' && ended !== null && ended !== 'open' ? ended : row.status,
    name: nameIn(house, activity),
    ...(at === null ? {} : { table: at }),
    amount: formatMoney(fromWire(total)),
  }))
}

async function claimsOf(house: House, { meant, people, most }: About): Promise<FoundClaim[]> {
  const { claim, cents: amount, person } = meant
  const conditions: Condition[] = [
    ...(claim === undefined ? [] : [['claim like ?', `${claim}%`] as Condition]),
    ...(amount === undefined ? [] : [['cast(amount as integer) between ? and ?', amount.from, amount.to] as Condition]),
    ...(person === undefined ? [] : [['person = ?', person] as Condition]),
    ...listed('paid_by', people),
  ]
  if (conditions.length === 0) return []
  type Row = Record<'claim' | 'hit' | 'activity' | 'party' | 'amount' | 'status', string> & {
    person: string | null
    since: number
  }
  const rows = await house.store.rows<Row>(
    `select claim, hit, activity, party, person, since, amount, status from claims
     where ${conditions.map(([sql]) => sql).join(' or ')} order by claim = ? desc, since desc, claim desc limit ?`,
    ...conditions.flatMap(([, ...values]) => values),
    claim ?? '',
    most,
  )
  return rows.map(({ activity, party, person: of, since, amount: won, ...row }) => ({
    ...row,
    name: nameIn(house, activity),
    to: JSON.parse(party) as Party,
    ...(of === null ? {} : { person: of }),
    local: house.zone.localOf(since),
    amount: formatMoney(cents(fromWire(won))),
  }))
}

/** A ticket that lies in the drum or in somebody's hand; of one that is over, what brought it. */
async function ticketsOf(house: House, { ticket }: Meant): Promise<FoundTicket[]> {
  const number = ticket === undefined ? undefined : numberOf(ticket)
  if (ticket === undefined || number === undefined) return []
  const known = ticketsWith(house.state.tickets, number)
  const [handed] = await house.store.rows<{ hit: string | null }>(
    'select hit from handed where first <= ? and last >= ? order by first desc limit 1',
    number,
    number,
  )
  const hit = handed?.hit == null ? {} : { hit: handed.hit }
  if (known === undefined) return handed === undefined ? [] : [{ ticket, is: 'over', ...hit }]
  const { activity, to, isIn, isDrawn } = known
  const is = isDrawn === true ? 'drawn' : isIn ? 'in the drum' : 'handed out'
  return [{ ticket, is, activity, name: nameIn(house, activity), to, ...hit }]
}

const tablesOf = (house: House, { table }: Meant): FindView['tables'] => {
  const known = table === undefined ? undefined : house.state.tables.get(table)
  return known === undefined || table === undefined ? [] : [{ table, game: known.game }]
}
