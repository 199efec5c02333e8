/** Who sat where, kept as a plain list of stays that is never forgotten and added up anew whenever somebody asks. */
import type { Hears } from '../part.ts'

type Span = { from: number; to?: number }
export type Stay = {
  readonly table: string
  readonly seat: string
  person?: string
  since: number
  until?: number
  readonly breaks: Span[]
}
export type Reading = { readonly person: string; readonly at: number }

/** `kinds`: of tables that are not played for money in the usual way. */
export type Room = { readonly stays: Stay[]; readonly readings: Reading[]; readonly kinds: Map<string, string> }

export const emptyRoom = (): Room => ({ stays: [], readings: [], kinds: new Map() })

const END = Number.POSITIVE_INFINITY

/** Everybody who sits there now. */
export const sitting = ({ stays }: Room): Stay[] => stays.filter(({ until }) => until === undefined)

export const isAway = ({ breaks }: Stay, at: number): boolean =>
  breaks.some(({ from, to = END }) => from <= at && at < to)

/** Milliseconds of play between two instants: in a seat that counts, and not on a break. */
export function played({ stays }: Room, person: string, from: number, to: number): number {
  const own = stays.filter((stay) => stay.person === person)
  const inside = (one: Span): number => Math.max(0, Math.min(one.to ?? END, to) - Math.max(one.from, from))
  return own.reduce((sum, { since, until, breaks }) => {
    const whole = inside({ from: since, ...(until === undefined ? {} : { to: until }) })
    return sum + whole - breaks.reduce((less, one) => less + inside(one), 0)
  }, 0)
}

export const isPlaying = ({ stays }: Room, person: string, at: number): boolean =>
  stays.some(
    (stay) =>
      stay.person === person &&
      stay.since <= at &&
      at <= (stay.until ?? END) &&
      !stay.breaks.some(({ from, to = END }) => from < at && at < to),
  )

/** What presence tells, and tables that open and close. */
export function heardIn(room: Room): Hears {
  const there = ({ table, seat }: { table: string; seat: string }): Stay =>
    sitting(room).find((stay) => stay.table === table && stay.seat === seat)!
  const sit = (table: string, seat: string, since: number, person: string | undefined): Stay => {
    const stay: Stay = { table, seat, since, breaks: [], ...(person === undefined ? {} : { person }) }
    room.stays.push(stay)
    return stay
  }
  const stand = (stay: Stay, at: number): void => {
    stay.until = at
    const last = stay.breaks.at(-1)
    if (last !== undefined && last.to === undefined) last.to = Math.max(at, last.from)
  }
  return {
    TableSet: ({ table, kind }) => void room.kinds.set(table, kind ?? ''),
    TableClosed: ({ table, at }) => {
      for (const stay of sitting(room)) if (stay.table === table) stand(stay, at)
    },
    PlayerSeated: ({ table, seat, at, person }) => void sit(table, seat, at, person),
    PlayerNamed: (event) => {
      there(event).person = event.person
    },
    PlayerMoved: ({ table, seat, to, at, away }) => {
      const stay = there({ table, seat })
      stand(stay, at)
      const next = sit(to.table, to.seat, at, stay.person)
      if (away !== undefined) next.breaks.push({ from: at })
    },
    PlayerAway: (event) => void there(event).breaks.push({ from: event.at }),
    PlayerBack: (event) => {
      there(event).breaks.at(-1)!.to = event.at
    },
    PlayerLeft: (event) => stand(there(event), event.at),
    CardsScanned: ({ scans }) => {
      for (const { person, table, seat = '', at, is } of scans) {
        if (is === 'barred') continue
        if (is === 'named') there({ table, seat }).person = person
        if (is === 'moved') stand(sitting(room).find((stay) => stay.person === person)!, at)
        if (is === 'sat' || is === 'moved') sit(table, seat, at, person)
        room.readings.push({ person, at })
      }
    },
    StayCorrected: ({ was, to }) => {
      const at = room.stays.findIndex(
        (stay) =>
          stay.table === was.table && stay.seat === was.seat && stay.since === was.since && stay.until === was.until,
      )
      const stay = room.stays[at]
      if (stay === undefined) return
      if (to === undefined) room.stays.splice(at, 1)
      else {
        stay.since = to.since
        if (to.until !== undefined) stay.until = to.until
      }
    },
  }
}
