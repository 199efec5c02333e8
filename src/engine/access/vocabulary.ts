/** Who comes in and from where: founders, start codes, second factors, stations. Secrets are in the register, never here. */

import type { Books } from '../books.ts'
import type { House } from '../house/vocabulary.ts'
import type { CommandOf as CommandIn, Decision as DecisionIn, EventOf as EventIn, StateIn } from '../mechanism.ts'

/** What two people give anew or take away. `start code`: with it the owner sets a PIN or password of their own. */
const RESETS = ['start code', 'name', 'badge', 'sign-in name', 'second factor'] as const
export type Reset = (typeof RESETS)[number]

/** What only its owner knows. */
const OWN_SECRETS = ['pin', 'password', 'second factor'] as const
export type OwnSecret = (typeof OWN_SECRETS)[number]

/** A browser of the house: cage 1, the tablet of table 9, the count room. */
export type Station = {
  readonly station: string
  /** Screens that open there. */
  readonly places: readonly string[]
  readonly isOpened: boolean
  /** Why it opens nothing any more. */
  readonly revoked?: string
}

export type Founder = { readonly person: string; readonly roles: readonly string[] }

export type Access = {
  orders: {
    /**
     * The first two people of a house; with a reason, given at the machine itself, also where there are others: a house that
     * lost its administrators. `station`: the browser at which they stand.
     */
    FoundStaff: { founders: readonly Founder[]; station?: string; reason?: string }
    ResetStaff: { person: string; what: readonly Reset[]; second: string }
    /** By its owner. */
    SetSecret: { what: OwnSecret }
    EnrolStation: { station: string; places: readonly string[]; second: string }
    /** The code of the station was typed into the browser that it is from now on. */
    OpenStation: { station: string }
    RevokeStation: { station: string; reason: string }
    /** From now on screens of the staff open at stations only. */
    RequireStations: { second: string }
  }
  events: {
    /** Comes after the founders were enrolled. */
    HouseFounded: { founders: readonly string[]; by: string; at: number; reason?: string }
    StaffReset: { person: string; what: readonly Reset[]; by: string; second: string }
    SecretSet: { person: string; what: OwnSecret }
    StationEnrolled: { station: string; places: readonly string[]; by: string; second: string }
    StationOpened: { station: string }
    StationRevoked: { station: string; reason: string; by: string }
    StationsRequired: { by: string; second: string }
  }
  state: {
    readonly stations: Map<string, Station>
    areStationsRequired: boolean
    /** The last founding that had a reason. */
    refounded?: { readonly founders: readonly string[]; readonly reason: string; readonly at: number }
    /** Whose second factor is asked for. */
    readonly factors: Set<string>
  }
}

/** What it stands on. */
export type Below = House & Books
/** What its decisions see and may bring about. */
export type State = Readonly<StateIn<Access & Below>>
export type Slice = Access['state']
export type CommandOf<N extends keyof Access['orders']> = CommandIn<Access, N>
export type EventOf<N extends keyof Access['events']> = EventIn<Access, N>
export type Decision = DecisionIn<Access & Below>
