/** The places of the house where people sign in. */
import type { Role } from '../../engine/roles.ts'

/** A regulator reads everything, so the lists do not name it each time. */
const see = (...roles: readonly Role[]): readonly Role[] => [...roles, 'regulator']

type Terms = { readonly roles: readonly Role[]; readonly idleMinutes: number; readonly hours: number }
const DESK = { idleMinutes: 15, hours: 12 }
/** On the floor people look up from the screen for longer than at a desk. */
const ON_THE_FLOOR = { idleMinutes: 60, hours: 12 }
/** A dealer's tablet is tapped all shift long; it is let alone while the dealer deals, and ends with the shift. */
const AT_THE_TABLE = { idleMinutes: 10 * 60, hours: 10 }

/** Where one signs in, for whom, and how long that lasts: without a touch, and at the longest. */
export const PLACES = {
  tonight: {
    roles: see('floor', 'cage', 'compliance', 'tournament-director', 'surveillance', 'manager', 'administrator'),
    ...ON_THE_FLOOR,
  },
  table: { roles: see('dealer', 'floor'), ...AT_THE_TABLE },
  floor: { roles: see('floor', 'compliance', 'tournament-director', 'surveillance'), ...ON_THE_FLOOR },
  podium: { roles: see('brush', 'floor', 'compliance', 'surveillance'), ...ON_THE_FLOOR },
  club: { roles: see('floor', 'marketing', 'cage'), ...DESK },
  games: { roles: see('floor', 'marketing', 'compliance', 'tournament-director', 'surveillance'), ...ON_THE_FLOOR },
  contests: {
    roles: see('floor', 'marketing', 'approver', 'compliance', 'tournament-director', 'surveillance'),
    ...DESK,
  },
  director: {
    roles: see('tournament-director', 'floor', 'compliance', 'surveillance'),
    ...ON_THE_FLOOR,
  },
  cage: { roles: see('cage', 'accounting'), ...DESK },
  count: { roles: see('count', 'accounting', 'compliance', 'manager'), ...DESK },
  books: { roles: see('accounting', 'approver', 'compliance', 'manager'), ...DESK },
  manager: { roles: see('manager', 'approver', 'compliance'), ...DESK },
  screens: { roles: see('marketing', 'floor', 'administrator'), ...DESK },
  series: { roles: see('marketing', 'accounting', 'cage'), ...DESK },
  offerings: { roles: see('marketing', 'approver', 'compliance', 'tournament-director'), ...DESK },
  hit: {
    roles: see(
      'floor',
      'cage',
      'accounting',
      'approver',
      'compliance',
      'tournament-director',
      'surveillance',
      'manager',
    ),
    ...DESK,
  },
  paper: { roles: see('floor', 'cage', 'count', 'accounting', 'compliance'), ...DESK },
  staff: { roles: see('administrator', 'compliance'), ...DESK },
} as const satisfies Record<string, Terms>

export type Place = keyof typeof PLACES
export const PLACE_NAMES = Object.keys(PLACES) as readonly Place[]
export const isPlace = (name: string): name is Place => Object.hasOwn(PLACES, name)
export const placesOf = (roles: readonly Role[]): Place[] =>
  PLACE_NAMES.filter((place) => PLACES[place].roles.some((role) => roles.includes(role)))
