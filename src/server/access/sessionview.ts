/** What a page is told about who is signed in on it, and what this browser is to the house. */
import type { Context } from 'hono'
import { rolesOf } from '../../engine/house/staff.ts'
import { fault } from '../api/fault.ts'
import type { DemoPerson } from '../demo/people.ts'
import { type Door, isNear } from '../door/door.ts'
import { isPlace, type Place, placesOf } from '../door/places.ts'
import type { Ended } from '../door/sessions.ts'
import type { StaffMember } from '../door/staff.ts'

export type SessionView = {
  place: Place
  /** Who is signed in here; nobody when it is missing. */
  person?: StaffMember
  /** Screens that this person may open. */
  places: Place[]
  /** Signed in elsewhere in this browser, and allowed here: one tap goes on. */
  others: (StaffMember & { place: Place })[]
  /** Signed in elsewhere in this browser, and not allowed here. */
  strangers?: (StaffMember & { place: Place })[]
  /** Was signed in here until the house ended it: why, and who, where that is still known. */
  ended?: { why: Ended['why']; name?: string }
  /** A new house asks for its first two people; from another machine with the code that the terminal printed. */
  first?: { needsCode: boolean; needsProperty?: true }
  /** The station that this browser is. */
  station?: string
  /** Nobody signs in here: this browser is no station, or one that opens other screens. */
  needsStation?: true
  /** An administrator without a second factor: administers nothing before there is one, or is asked to set it up. */
  needsFactor?: 'first' | 'asked'
  /** Has a second factor: it can be asked for. */
  hasFactor?: true
  /** Only in a demo: who may be tapped. */
  demo?: DemoPerson[]
}

export type Entering = {
  mayEnter(person: string, at: Place): boolean
  view(call: Context, at: Place): SessionView
  /** Why nobody signs in at this screen of this browser. */
  barred(call: Context, at: Place): Response | undefined
  /** Signs the person in, and answers as `view` will. */
  enter(call: Context, at: Place, person: string, since?: number): Response
}

export function enteringAt(door: Door, demo: readonly DemoPerson[]): Entering {
  const { audit, house, desk, stations } = door
  const mayEnter = (person: string, at: Place) => placesOf(rolesOf(house.state, person)).includes(at)
  const memberOf = (person: string): StaffMember => ({
    id: person,
    name: desk.nameOf(person),
    roles: rolesOf(house.state, person),
  })
  const personIn = (person: string | undefined) =>
    person === undefined
      ? {}
      : {
          person: memberOf(person),
          ...(house.state.factors.has(person) ? { hasFactor: true as const } : {}),
          ...(door.lacksFactor(person)
            ? { needsFactor: stations.areRequired() ? ('first' as const) : ('asked' as const) }
            : {}),
        }

  function view(call: Context, at: Place): SessionView {
    const everybody = door.everybodyIn(call)
    const here = everybody.find((one) => one.place === at)
    const elsewhere = new Map(
      everybody
        .filter(({ place }) => place !== at)
        .map((one) => [one.person, { ...memberOf(one.person), place: one.place }]),
    )
    const others = [...elsewhere.values()].filter(({ id }) => mayEnter(id, at))
    const strangers = [...elsewhere.values()].filter(({ id }) => !mayEnter(id, at))
    const ended = here === undefined ? door.endedAt(call, at) : undefined
    const station = door.stationAt(call)
    return {
      place: at,
      ...personIn(here?.person),
      places: placesOf([...new Set(everybody.flatMap(({ roles }) => roles))]),
      others,
      ...(strangers.length === 0 ? {} : { strangers }),
      ...(ended === undefined
        ? {}
        : { ended: { why: ended.why, ...('person' in ended ? { name: desk.nameOf(ended.person) } : {}) } }),
      ...(door.needsFirst() ? { first: { needsCode: !isNear(door.addressOf(call)) } } : {}),
      ...(station === undefined || door.isDemo ? {} : { station: station.station }),
      ...(stations.opens(station, at) ? {} : { needsStation: true }),
      ...(demo.length === 0 ? {} : { demo: [...demo] }),
    }
  }
  return {
    mayEnter,
    view,
    barred(call, at) {
      const station = door.stationAt(call)
      if (stations.opens(station, at)) return undefined
      audit.note('request refused', { place: at, why: 'not a station', address: door.addressOf(call) })
      return station === undefined
        ? fault(call, 403, 'not a station')
        : fault(call, 403, 'station opens other screens', {
            station: station.station,
            places: station.places.filter(isPlace),
          })
    },
    enter(call, at, person, since) {
      door.leave(call, at)
      door.enter(call, person, at, since)
      const station = door.whereOf(call).station
      audit.note('sign-in', {
        person,
        place: at,
        address: door.addressOf(call),
        ...(station === undefined ? {} : { station }),
      })
      // The cookie of a session that was just opened is not in this request yet, so its person is named.
      const places = placesOf([
        ...new Set([...rolesOf(house.state, person), ...door.everybodyIn(call).flatMap(({ roles }) => roles)]),
      ])
      const { needsStation: _, ...seen } = view(call, at)
      return call.json({ ...seen, places, ...personIn(person) })
    },
  }
}
