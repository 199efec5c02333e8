/** Who stands before us: the cookies of a browser, one for each place, and the person and roles behind them. */

import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { hasAdministrator, rolesOf } from '../../engine/house/staff.ts'
import type { Role } from '../../engine/roles.ts'
import type { House } from '../house/kernel.ts'
import type { Audit } from './audit.ts'
import { isPlace, PLACE_NAMES, PLACES, type Place } from './places.ts'
import type { Register } from './register.ts'
import { type Session, type Sessions, sessionsOf } from './sessions.ts'
import { type Doorkeeper, doorkeeper } from './signin.ts'
import { type StaffDesk, staffDesk } from './staff.ts'

export const PLACE_HEADER = 'x-gamekeeper-place'

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
  addressOf(call: Context): string
}

export type DoorOptions = {
  readonly house: House
  readonly register: Register
  readonly audit: Pick<Audit, 'note'>
  /** Served by TLS: cookies never travel otherwise. */
  readonly isSecure?: boolean
  /** Two houses on one machine must not take each other's cookies. */
  readonly cookiePrefix?: string
}

export function doorOf({ house, register, audit, isSecure = false, cookiePrefix = 'gk' }: DoorOptions): Door {
  // How long something lasts is measured by a clock that nobody can set.
  const now = () => house.monotonic()
  const isActive = (person: string) => rolesOf(house.state, person).length > 0
  const keeper = doorkeeper({ register, audit, now, isActive, locked: () => desk.touch() })
  const desk = staffDesk(house, register, (person) => {
    const until = keeper.lockedUntil(person)
    return until === undefined ? undefined : house.now().at + Math.round(until - now())
  })
  const sessions = sessionsOf({
    now,
    isActive,
    ended: ({ person, place }, why) => audit.note('session ended', { person, place, why }),
  })
  const cookieOf = (place: Place) => `${cookiePrefix}-${place}`
  const tokenAt = (call: Context, place: Place) => getCookie(call, cookieOf(place))
  const hereWith = (token: string | undefined, place: Place): Here | undefined => {
    const session = token === undefined ? undefined : sessions.at(token, place)
    if (session === undefined) return undefined
    return { session, person: session.person, place, roles: rolesOf(house.state, session.person) }
  }
  const watch = (call: Context) => {
    const held = PLACE_NAMES.map((place) => ({ place, token: tokenAt(call, place) })).filter(
      ({ token }) => token !== undefined,
    )
    return () => held.map(({ place, token }) => hereWith(token, place)).filter((here) => here !== undefined)
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
    firstCode: randomBytes(5).toString('hex'),
    needsFirst: () => !hasAdministrator(house.state),
    placeOf,
    here(call) {
      const place = placeOf(call)
      return place === undefined ? undefined : hereWith(tokenAt(call, place), place)
    },
    everybodyIn: (call) => watch(call)(),
    watch,
    enter(call, person, place, since) {
      const token = sessions.open(person, place, since)
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
    addressOf: (call) => (call.env as { address?: string } | undefined)?.address ?? 'unknown',
  }
}

/** This machine itself, however it is written. */
export const isNear = (address: string): boolean => /^(?:127\.|::1$|::ffff:127\.)/.test(address)
