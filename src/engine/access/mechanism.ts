/** Who comes in and from where, as one room of the engine. */

import type { House } from '../house/vocabulary.ts'
import type { Mechanism } from '../mechanism.ts'
import { foundStaff } from './founding.ts'
import { decideSecret, evolveSecret } from './secrets.ts'
import { decideStation, evolveStation } from './stations.ts'
import type { Access, Below } from './vocabulary.ts'

const TWO = { second: 'staff takes two', elsewhere: 'second person of another department' } as const

/** Nothing of it is ordered through the door of orders: secrets go with it. */
const doors = {}

export const access: Mechanism<Access, Below, House, typeof doors> = {
  uses: ['house'],
  doors,
  initial: () => ({ stations: new Map(), areStationsRequired: false, factors: new Set() }),
  orders: {
    FoundStaff: { decide: foundStaff },
    ResetStaff: { ...TWO, decide: decideSecret },
    SetSecret: { decide: decideSecret },
    EnrolStation: { ...TWO, decide: decideStation },
    OpenStation: { decide: decideStation },
    RevokeStation: { decide: decideStation },
    RequireStations: { ...TWO, decide: decideStation },
  },
  events: {
    HouseFounded: {
      v: 1,
      evolve: (own, { founders, reason, at }) => {
        if (reason !== undefined) own.refounded = { founders, reason, at }
      },
    },
    StaffReset: { v: 1, evolve: evolveSecret },
    SecretSet: { v: 1, evolve: evolveSecret },
    StationEnrolled: { v: 1, evolve: evolveStation },
    StationOpened: { v: 1, evolve: evolveStation },
    StationRevoked: { v: 1, evolve: evolveStation },
    StationsRequired: { v: 1, evolve: evolveStation },
  },
  on: {
    // Who has left keeps no factor: whoever comes back begins anew.
    StaffDisabled: (own, { person }) => void own.factors.delete(person),
  },
}
