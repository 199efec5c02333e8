/**
 * Who is signed in where. A browser holds a random token for each place; here lies only its hash, and only in memory: after
 * a restart everybody signs in again. Every look checks that the session has not ended and that the person still works here.
 */
import { createHash, randomBytes } from 'node:crypto'
import { PLACES, type Place } from './places.ts'

export type Session = {
  readonly person: string
  readonly place: Place
  readonly since: number
  /** Where it was opened: it holds nowhere else. */
  readonly station?: string
  seen: number
  /** Tables whose screen it was seen at, and when last: a browser has one session for all its tables. */
  readonly tables: Map<string, number>
}
const ENDINGS = ['no touch', 'time is up', 'left the house', 'too many', 'new secret', 'station revoked'] as const
export type Ending = (typeof ENDINGS)[number]
/** Why a browser's token opens nothing any more: the house has ended its session, or has started again since. */
export type Ended = { readonly why: Ending; readonly person: string } | { readonly why: 'house restarted' }

export type Sessions = {
  /** Answers with the token that the browser keeps. `since`: of the session that is carried on elsewhere. */
  open(person: string, place: Place, of?: { since?: number | undefined; station?: string | undefined }): string
  /** Nothing when the token is not known here, belongs to another place, or has ended. */
  at(token: string, place: Place): Session | undefined
  /** What became of a session that was not signed out; nothing of what never was a token. */
  endedWith(token: string): Ended | undefined
  touch(session: Session): void
  close(token: string): Session | undefined
  /** A leaver is out at once. Answers with how many sessions ended. */
  closeAll(person: string, why: Ending): number
  closeAt(station: string, why: Ending): number
  count(): number
  /** The screen of this table is open with this session. */
  showTable(session: Session, table: string): void
  /** Who is signed in at the screens of tables; where there are several at one, whoever came last. */
  atTables(): readonly { readonly table: string; readonly person: string }[]
  /** When that may have changed. */
  onTables(told: () => void): void
}

export type SessionOptions = {
  readonly now: () => number
  readonly isActive: (person: string) => boolean
  readonly ended?: (session: Session, why: Ending) => void
}

const TOKEN_BYTES = 32
/** Of one person at once: more tablets than anybody has. */
const EACH_MAX = 20
/** Endings that are still told to whoever comes back. */
const ENDED_MAX = 500
const MINUTE_MS = 60_000
/** A screen tells of itself twice a minute; after three times of silence it shows the table no more. */
const TABLE_MS = 95_000
const TOKEN = /^[A-Za-z0-9_-]{43}$/

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

export function sessionsOf({ now, isActive, ended = () => undefined }: SessionOptions): Sessions {
  const kept = new Map<string, Session>()
  const gone = new Map<string, Ended>()
  const heard: (() => void)[] = []
  const tablesChanged = ({ place }: Session) => {
    if (place === 'table') for (const told of heard) told()
  }
  const endingOf = ({ person, place, since, seen }: Session): Ending | undefined => {
    const { idleMinutes, hours } = PLACES[place]
    if (!isActive(person)) return 'left the house'
    if (now() - since >= hours * 60 * MINUTE_MS) return 'time is up'
    return now() - seen >= idleMinutes * MINUTE_MS ? 'no touch' : undefined
  }
  const end = (hash: string, session: Session, why: Ending) => {
    kept.delete(hash)
    gone.set(hash, { why, person: session.person })
    for (const oldest of gone.keys()) {
      if (gone.size <= ENDED_MAX) break
      gone.delete(oldest)
    }
    ended(session, why)
    tablesChanged(session)
  }
  const sweep = () => {
    for (const [hash, session] of kept) {
      const why = endingOf(session)
      if (why !== undefined) end(hash, session, why)
    }
  }
  const endAll = (isOf: (session: Session) => boolean, why: Ending): number => {
    const own = [...kept].filter(([, session]) => isOf(session))
    for (const [hash, session] of own) end(hash, session, why)
    return own.length
  }
  return {
    open(person, place, { since = now(), station } = {}) {
      sweep()
      const own = [...kept].filter(([, session]) => session.person === person)
      for (const [hash, session] of own.slice(0, Math.max(0, own.length - EACH_MAX + 1))) end(hash, session, 'too many')
      const token = randomBytes(TOKEN_BYTES).toString('base64url')
      const at = station === undefined ? {} : { station }
      kept.set(hashOf(token), { person, place, since, seen: now(), tables: new Map(), ...at })
      return token
    },
    at(token, place) {
      if (!TOKEN.test(token)) return undefined
      const hash = hashOf(token)
      const session = kept.get(hash)
      if (session === undefined || session.place !== place) return undefined
      const why = endingOf(session)
      if (why === undefined) return session
      end(hash, session, why)
      return undefined
    },
    endedWith(token) {
      if (!TOKEN.test(token)) return undefined
      const hash = hashOf(token)
      return kept.has(hash) ? undefined : (gone.get(hash) ?? { why: 'house restarted' })
    },
    touch(session) {
      session.seen = now()
    },
    close(token) {
      const hash = hashOf(token)
      const session = kept.get(hash)
      kept.delete(hash)
      if (session !== undefined) tablesChanged(session)
      return session
    },
    closeAll: (person, why) => endAll((session) => session.person === person, why),
    closeAt: (station, why) => endAll((session) => session.station === station, why),
    count: () => kept.size,
    showTable(session, table) {
      const isNew = !session.tables.has(table)
      session.tables.set(table, now())
      if (isNew) tablesChanged(session)
    },
    atTables() {
      const latest = new Map<string, Session>()
      for (const session of kept.values()) {
        if (session.place !== 'table' || endingOf(session) !== undefined) continue
        for (const [table, seen] of session.tables)
          if (now() - seen >= TABLE_MS) session.tables.delete(table)
          else if ((latest.get(table)?.since ?? -1) <= session.since) latest.set(table, session)
      }
      return [...latest].map(([table, { person }]) => ({ table, person }))
    },
    onTables: (told) => heard.push(told),
  }
}
