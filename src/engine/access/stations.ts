/** Browsers that are stations of the house. */

import { refuseOrder } from '../../base/refusal.ts'
import type { CommandOf, Decision, EventOf, Slice, State, Station } from './vocabulary.ts'

/** A station that opens every screen: the one at which a house is founded. */
export const PLACE_EVERYWHERE: readonly string[] = ['*']

const NAME = /^[A-Za-z0-9](?:[A-Za-z0-9 .-]{0,38}[A-Za-z0-9.])?$/

type Orders = 'EnrolStation' | 'OpenStation' | 'RevokeStation' | 'RequireStations'
type Events = 'StationEnrolled' | 'StationOpened' | 'StationRevoked' | 'StationsRequired'

export function decideStation(state: State, command: CommandOf<Orders>): Decision {
  const { by } = command
  switch (command.do) {
    case 'EnrolStation': {
      const { station, places, second } = command
      if (!NAME.test(station)) return refuseOrder('not a station name', { name: station })
      if (places.length === 0) return refuseOrder('station opens nothing')
      if (isInUse(state.stations.get(station))) return refuseOrder('station enrolled already', { station })
      return [{ type: 'StationEnrolled', station, places, by, second }]
    }
    case 'OpenStation': {
      const known = state.stations.get(command.station)
      if (known === undefined || known.isOpened || known.revoked !== undefined)
        return refuseOrder('no such station', { station: command.station })
      return [{ type: 'StationOpened', station: command.station }]
    }
    case 'RevokeStation': {
      const { station, reason } = command
      const known = state.stations.get(station)
      if (known === undefined || known.revoked !== undefined) return refuseOrder('no such station', { station })
      return [{ type: 'StationRevoked', station, reason, by }]
    }
    case 'RequireStations': {
      if (state.areStationsRequired) return refuseOrder('stations required already')
      if (![...state.stations.values()].some(isInUse)) return refuseOrder('no station opened')
      return [{ type: 'StationsRequired', by, second: command.second }]
    }
  }
}

export function evolveStation(own: Slice, event: EventOf<Events>): void {
  if (event.type === 'StationsRequired') {
    own.areStationsRequired = true
    return
  }
  const { station } = event
  if (event.type === 'StationEnrolled') {
    own.stations.set(station, { station, places: event.places, isOpened: false })
    return
  }
  const known = own.stations.get(station)
  if (known === undefined) return
  own.stations.set(
    station,
    event.type === 'StationOpened' ? { ...known, isOpened: true } : { ...known, revoked: event.reason },
  )
}

export const isInUse = (known: Station | undefined): boolean => known?.isOpened === true && known.revoked === undefined
export const opensAt = ({ places }: Pick<Station, 'places'>, place: string): boolean =>
  places.includes(place) || places.includes('*')
