/** What the podium asks beside orders and live views: players of the register, guests, where somebody sat. */
import { Hono } from 'hono'
import { isRefusal } from '../../base/refusal.ts'
import { fault } from '../api/fault.ts'
import { actsOf } from '../api/guarded.ts'
import type { Door } from '../door/door.ts'
import type { Permit } from '../door/permit.ts'
import { guestCall, type Players, playerClue } from '../door/players.ts'
import type { House } from '../house/kernel.ts'

export function podiumRoutes(door: Door, permit: Permit, players: Players): Hono {
  const { house, audit } = door
  const act = actsOf(door, permit)
  const app = new Hono()

  app.post(
    '/players/find',
    act('FindPlayer', playerClue, (clue, here) => {
      const found = players.find(clue)
      if (isRefusal(found)) {
        audit.note('register read', { person: here.person, by: 'card', found: 0 })
        return found
      }
      const of = found.length === 1 ? { of: found[0]!.person } : {}
      audit.note('register read', { person: here.person, by: Object.keys(clue)[0] ?? '', found: found.length, ...of })
      return { found }
    }),
  )

  app.post(
    '/guests',
    act('AddGuest', guestCall, (asked, here) => {
      const guest = players.guest(asked, house.now().local.slice(0, 10))
      audit.note('register changed', { person: here.person, of: guest.person, what: 'guest written down' })
      return guest
    }),
  )

  app.get('/views/stays', async (call) => {
    const person = call.req.query('person') ?? ''
    if (!/^[\w-]{1,40}$/.test(person)) return fault(call, 400, 'not a person', { text: person.slice(0, 40) })
    const reader = door.here(call) ?? door.everybodyIn(call)[0]
    audit.note('stays read', { person: reader?.person ?? '', of: person })
    const name = players.names()(person)
    return call.json({ person, ...(name === undefined ? {} : { name }), ...(await staysView(house, person)) })
  })
  return app
}

export type StayRow = {
  /** As a correction names it. */
  stay: string
  /** Stays of one sitting follow each other without leaving. */
  sitting: number
  table: string
  seat: string
  game: string
  limit?: string
  since: number
  until?: number
  /** The same by the clock of the house. */
  from: string
  to?: string
  /** Milliseconds away, up to now where they still are. */
  away: number
  /** As it was told first, where it was corrected; `isVoid`: it never was. */
  told?: { from: string; to?: string }
  isVoid: boolean
}
export type StaysView = { stays: StayRow[]; scans: { table: string; seat?: string; at: string; is: string }[] }

const SHOWN = 200

/** The latest first. */
export async function staysView(house: Pick<House, 'store' | 'now' | 'zone'>, person: string): Promise<StaysView> {
  type Row = Record<'seq' | 'n' | 'sitting' | 'since' | 'is_void', number> &
    Record<'table' | 'seat' | 'game', string> &
    Record<'until' | 'told_since' | 'told_until', number | null> & { limit: string | null; away: number | null }
  const rows = await house.store.rows<Row>(
    `select s.seq, s.n, sitting, "table", seat, game, "limit", since, until, told_since, told_until, is_void,
       (select sum(min(coalesce(a.until, ?), coalesce(s.until, ?)) - max(a.since, s.since)) from aways a
         where a."table" = s."table" and a.seat = s.seat and a.since < coalesce(s.until, ?)
           and coalesce(a.until, ?) > s.since) as away
     from stays s where person = ? order by since desc, s.seq desc, s.n desc limit ?`,
    ...Array.from({ length: 4 }, () => house.now().at),
    person,
    SHOWN,
  )
  const scans = await house.store.rows<{ table: string; seat: string | null; at: number; is: string }>(
    'select "table", seat, at, "is" from scans where person = ? order by at desc limit ?',
    person,
    SHOWN,
  )
  const local = (at: number) => house.zone.localOf(at)
  return {
    stays: rows.map(({ seq, n, limit, until, told_since: first, told_until: last, is_void: isVoid, away, ...row }) => ({
      stay: `${seq}.${n}`,
      ...row,
      ...(limit === null ? {} : { limit }),
      from: local(row.since),
      ...(until === null ? {} : { until, to: local(until) }),
      away: away ?? 0,
      ...(first === null ? {} : { told: { from: local(first), ...(last === null ? {} : { to: local(last) }) } }),
      isVoid: isVoid === 1,
    })),
    scans: scans.map(({ seat, at, ...row }) => ({ ...row, at: local(at), ...(seat === null ? {} : { seat }) })),
  }
}
