/** Who stands before us: the cookies of a browser, one for each place, and the person and roles behind them. */

import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Station } from '../../engine/access/vocabulary.ts'
import { hasAdministrator, rolesOf } from '../../engine/house/staff.ts'
import type { Role } from '../../engine/roles.ts'
import { type Factors, factorsOf } from '../access/factors.ts'
import { type Stations, stationsOf } from '../access/stations.ts'
import type { House } from '../house/kernel.ts'
import type { Audit } from './audit.ts'
import { isPlace, PLACE_NAMES, PLACES, type Place } from './places.ts'
import type { Register } from './register.ts'
import { type Ended, type Session, type Sessions, sessionsOf } from './sessions.ts'
import { type Doorkeeper, doorkeeper, type Where } from './signin.ts'
import { type StaffDesk, staffDesk } from './staff.ts'

export const PLACE_HEADER = 'x-gamekeeper-place'
/** Which table the screen shows, where the place is one; as it stands in its address. */
const TABLE_HEADER = 'x-gamekeeper-table'

/** A signed-in person at a place. */
export type Here = {
  readonly session: Session
  readonly person: string
  readonly place: Place
  readonly roles: readonly Role[]
}

export type Door = {
  readonly house: House
  readonly register: Register
  readonly audit: Pick<Audit, 'note'>
  readonly desk: StaffDesk
  readonly keeper: Doorkeeper
  readonly sessions: Sessions
  readonly stations: Stations
  readonly factors: Factors
  /** Nothing of it is secret, so nobody is asked for a second factor or a station. */
  readonly isDemo: boolean
  /** An administrator without a second factor: asked to set one up, and where stations are required, let do nothing before. */
  lacksFactor(person: string): boolean
  /** A code that the terminal printed, for a first administrator who sits at another machine. */
  readonly firstCode: string
  needsFirst(): boolean
  /** Where the request was made, as it says; nothing when it says no place that there is. */
  placeOf(call: Context): Place | undefined
  here(call: Context): Here | undefined
  /** Everybody who is signed in with this browser. */
  everybodyIn(call: Context): Here[]
  /** The same, asked again later: a stream lives longer than a session. */
  watch(call: Context): () => Here[]
  enter(call: Context, person: string, place: Place, since?: number): void
  leave(call: Context, place: Place): Session | undefined
  /** Why this browser is not signed in there any more. */
  endedAt(call: Context, place: Place): Ended | undefined
  addressOf(call: Context): string
  stationAt(call: Context): Station | undefined
  /** This browser is that station from now on. */
  settle(call: Context, token: string): void
  /** Where wrong tries of this browser are counted. */
  whereOf(call: Context): Where
}

export type DoorOptions = {
  readonly house: House
  readonly register: Register
  readonly audit: Pick<Audit, 'note'>
  /** Served by TLS: cookies never travel otherwise. */
  readonly isSecure?: boolean
  readonly isDemo?: boolean
  /** Two houses on one machine must not take each other's cookies. */
  readonly cookiePrefix?: string
}

export function doorOf(options: DoorOptions): Door {
  const { house, register, audit, isSecure = false, isDemo = false, cookiePrefix = 'gk' } = options
  // How long something lasts is measured by a clock that nobody can set.
  const now = () => house.monotonic()
  const isActive = (person: string) => rolesOf(house.state, person).length > 0
  const factors = factorsOf(
    register,
    () => house.now().at,
    () => house.state.property?.property ?? '',
  )
  const stations = stationsOf(house, register, isDemo)
  const isAdministrator = (person: string) => rolesOf(house.state, person).includes('administrator')
  const keeper = doorkeeper({
    register,
    audit,
    now,
    clock: () => house.now().at,
    isActive,
    factor: {
      isAsked: (person) => isAdministrator(person) && house.state.factors.has(person),
      check: factors.check,
    },
    locked: () => desk.touch(),
  })
  const desk = staffDesk({
    house,
    register,
    dropped: factors.drop,
    lockedUntil: (person) => {
      const until = keeper.lockedUntil(person)
      return until === undefined ? undefined : house.now().at + Math.round(until - now())
    },
  })
  const sessions = sessionsOf({
    now,
    isActive,
    ended: ({ person, place }, why) => audit.note('session ended', { person, place, why }),
  })
  const cookieOf = (place: Place) => `${cookiePrefix}-${place}`
  const tokenAt = (call: Context, place: Place) => getCookie(call, cookieOf(place))
  const stationCookie = `${cookiePrefix}-station`
  /** What became a station in this very request: its cookie comes with the next one. */
  const settled = new WeakMap<Request, string>()
  const stationAt = (call: Context) => stations.of(settled.get(call.req.raw) ?? getCookie(call, stationCookie))
  const addressOf = (call: Context) => (call.env as { address?: string } | undefined)?.address ?? 'unknown'
  /** Only at the station where it was opened, while that one opens this screen. */
  const hereWith = (token: string | undefined, place: Place, station: Station | undefined): Here | undefined => {
    const session = token === undefined ? undefined : sessions.at(token, place)
    if (session === undefined || !stations.opens(station, place)) return undefined
    if (stations.areRequired() && session.station !== station?.station) return undefined
    return { session, person: session.person, place, roles: rolesOf(house.state, session.person) }
  }
  const watch = (call: Context) => {
    const held = PLACE_NAMES.map((place) => ({ place, token: tokenAt(call, place) })).filter(
      ({ token }) => token !== undefined,
    )
    const secret = getCookie(call, stationCookie)
    return () =>
      held.map(({ place, token }) => hereWith(token, place, stations.of(secret))).filter((here) => here !== undefined)
  }
  /** A push signs nobody in: the screen of a table tells which one it shows, so that the two can be compared. */
  const noted = (call: Context, here: Here | undefined): Here | undefined => {
    const table = decoded(call.req.header(TABLE_HEADER))
    if (here?.place === 'table' && table !== undefined && house.state.tables.has(table))
      sessions.showTable(here.session, table)
    return here
  }
  const placeOf = (call: Context): Place | undefined => {
    const named = call.req.header(PLACE_HEADER) ?? ''
    return isPlace(named) ? named : undefined
  }
  return {
    house,
    register,
    audit,
    desk,
    keeper,
    sessions,
    stations,
    factors,
    isDemo,
    lacksFactor: (person) => !isDemo && isAdministrator(person) && !house.state.factors.has(person),
    firstCode: randomBytes(5).toString('hex'),
    needsFirst: () => !hasAdministrator(house.state),
    placeOf,
    here(call) {
      const place = placeOf(call)
      return place === undefined ? undefined : noted(call, hereWith(tokenAt(call, place), place, stationAt(call)))
    },
    everybodyIn(call) {
      const everybody = watch(call)()
      noted(call, placeOf(call) === 'table' ? everybody.find(({ place }) => place === 'table') : undefined)
      return everybody
    },
    watch,
    enter(call, person, place, since) {
      const token = sessions.open(person, place, { since, station: stationAt(call)?.station })
      const maxAge = PLACES[place].hours * 3_600
      setCookie(call, cookieOf(place), token, {
        httpOnly: true,
        sameSite: 'Strict',
        path: '/',
        secure: isSecure,
        maxAge,
      })
    },
    leave(call, place) {
      const token = getCookie(call, cookieOf(place))
      deleteCookie(call, cookieOf(place), { path: '/', secure: isSecure })
      return token === undefined ? undefined : sessions.close(token)
    },
    endedAt(call, place) {
      const token = tokenAt(call, place)
      return token === undefined ? undefined : sessions.endedWith(token)
    },
    addressOf,
    stationAt,
    settle(call, token) {
      settled.set(call.req.raw, token)
      setCookie(call, stationCookie, token, {
        httpOnly: true,
        sameSite: 'Strict',
        path: '/',
        secure: isSecure,
        maxAge: STATION_SECONDS,
      })
    },
    whereOf: (call) => ({ address: addressOf(call), station: isDemo ? undefined : stationAt(call)?.station }),
  }
}

/** As it stands in an address. */
function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** As long as a browser keeps a cookie at all. */
const STATION_SECONDS = 400 * 24 * 3_600

/** This machine itself, however it is written. */
export const isNear = (address: string): boolean => /^(?:127\.|::1$|::ffff:127\.)/.test(address)
