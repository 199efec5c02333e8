/** Which browsers are stations of the house, for those who enrol and revoke them. */
import { isInUse } from '../engine/access/stations.ts'
import type { State } from '../engine/mechanisms.ts'

export type StationRow = {
  readonly station: string
  /** Screens that open there; `*` for all of them. */
  readonly places: readonly string[]
  /** `waits`: its code was not typed anywhere yet. */
  readonly status: 'waits' | 'in use' | 'revoked'
  readonly why?: string
}
export type StationsView = {
  /** Whether the staff signs in at stations only. */
  readonly areRequired: boolean
  readonly rows: readonly StationRow[]
}

export const stationsView = ({
  stations,
  areStationsRequired,
}: Pick<State, 'stations' | 'areStationsRequired'>): StationsView => ({
  areRequired: areStationsRequired,
  rows: [...stations.values()].map((one) => ({
    station: one.station,
    places: one.places,
    status: one.revoked !== undefined ? 'revoked' : isInUse(one) ? 'in use' : 'waits',
    ...(one.revoked === undefined ? {} : { why: one.revoked }),
  })),
})
