/**
 * The one table of who may do and see what. `gamekeeper permissions` prints it, docs/permissions.md is it, the door obeys it,
 * and a test walks through every cell. What is not in it can be neither ordered nor seen.
 */

import { ROLES, type Role } from '../../engine/roles.ts'
import { type Act, ORDERS } from './acts.ts'
import type { Seen } from './viewnames.ts'

const everybody = 'everybody'
/** All who work here, and the regulator. */
const staff: readonly Role[] = ROLES
/** A regulator reads everything, so the lists do not name it each time. */
const see = (...roles: readonly Role[]): readonly Role[] => [...roles, 'regulator']

export const VIEWS_FOR: { readonly [Name in Seen]: typeof everybody | readonly Role[] } = {
  meters: everybody,
  winners: everybody,
  screens: everybody,
  house: everybody,
  lists: everybody,
  contestsigns: everybody,
  squares: everybody,
  tournamentsigns: everybody,
  // Whether they are on: of those who hang them, and who answer for the room.
  wall: see('floor', 'marketing', 'administrator', 'surveillance', 'compliance', 'manager'),
  room: staff,
  tables: staff,
  hits: see(
    'dealer',
    'floor',
    'cage',
    'accounting',
    'approver',
    'compliance',
    'tournament-director',
    'surveillance',
    'manager',
  ),
  claims: see('floor', 'cage', 'accounting', 'approver', 'compliance', 'surveillance', 'manager'),
  drawers: see('cage', 'accounting', 'compliance', 'surveillance', 'manager'),
  trays: see('floor', 'cage', 'accounting', 'compliance', 'manager'),
  pieces: see('floor', 'cage', 'accounting', 'marketing', 'compliance', 'surveillance', 'manager'),
  drawings: see('floor', 'cage', 'marketing', 'compliance', 'tournament-director', 'surveillance', 'manager'),
  contests: see('floor', 'marketing', 'approver', 'compliance', 'tournament-director', 'surveillance', 'manager'),
  tournaments: see('floor', 'cage', 'accounting', 'compliance', 'tournament-director', 'surveillance', 'manager'),
  rulings: see('dealer', 'floor', 'compliance', 'tournament-director', 'surveillance'),
  tablegame: see('dealer', 'floor', 'compliance', 'surveillance'),
  rotation: see('floor', 'brush', 'compliance', 'tournament-director', 'surveillance'),
  free: see('dealer', 'floor', 'marketing', 'compliance'),
  podium: see('brush', 'floor', 'compliance', 'surveillance'),
  // Dealers push from table to table: what one of them sees, all do.
  seats: see('dealer', 'brush', 'floor', 'compliance', 'surveillance'),
  floor: see('floor', 'compliance', 'tournament-director', 'surveillance'),
  tonight: see('floor', 'cage', 'compliance', 'tournament-director', 'surveillance', 'manager'),
  upkeep: see('floor', 'cage', 'compliance', 'tournament-director', 'surveillance', 'administrator', 'manager'),
  funds: see('cage', 'accounting', 'marketing', 'approver', 'compliance', 'manager'),
  counts: see('count', 'accounting', 'compliance', 'manager'),
  chain: see('cage', 'accounting', 'approver', 'compliance', 'administrator', 'manager'),
  staff: see('compliance', 'administrator'),
  stations: see('compliance', 'administrator'),
  devices: see('dealer', 'floor', 'accounting', 'compliance', 'surveillance', 'administrator', 'manager'),
  sensors: see('dealer', 'floor', 'surveillance'),
  // Whoever works here can be named on a paper.
  slips: staff,
  audit: see('compliance', 'administrator'),
  movements: see('accounting', 'approver', 'compliance', 'manager'),
  entry: see('accounting', 'approver', 'compliance', 'surveillance', 'manager'),
  settled: see('floor', 'cage', 'accounting', 'compliance', 'manager'),
  offerings: see('floor', 'accounting', 'marketing', 'approver', 'compliance', 'tournament-director', 'manager'),
  cover: see('accounting', 'approver', 'compliance', 'manager'),
  advances: see('accounting', 'approver', 'compliance', 'manager'),
  days: see('accounting', 'approver', 'compliance', 'manager'),
  statement: see('accounting', 'approver', 'compliance', 'manager'),
  log: see('accounting', 'approver', 'compliance', 'manager'),
  exceptions: see('accounting', 'approver', 'compliance', 'surveillance', 'manager'),
  levels: see('accounting', 'approver', 'compliance', 'manager'),
  paid: see('accounting', 'approver', 'compliance', 'manager'),
  catalogue: see('accounting', 'marketing', 'approver', 'compliance', 'tournament-director'),
  // What it took and gave.
  pace: see('accounting', 'approver', 'compliance', 'manager'),
  fundlines: see('accounting', 'approver', 'compliance', 'manager'),
  offered: see('accounting', 'marketing', 'approver', 'compliance', 'tournament-director'),
  checked: see('marketing', 'approver', 'compliance', 'tournament-director'),
  printed: see('floor', 'cage', 'count', 'accounting', 'compliance'),
  forms: see('floor', 'cage', 'count', 'accounting', 'compliance'),
  profile: see('cage', 'accounting', 'approver', 'compliance', 'administrator'),
  payments: see('cage', 'accounting', 'compliance', 'manager'),
  claimlog: see('cage', 'accounting', 'compliance', 'manager'),
  received: see('cage', 'accounting', 'compliance'),
  boxes: see('count', 'accounting', 'compliance', 'manager'),
  drawerlog: see('cage', 'accounting', 'compliance', 'surveillance', 'manager'),
  prints: see('floor', 'cage', 'count', 'accounting', 'marketing', 'tournament-director'),
  ticketpapers: see('floor', 'marketing'),
  piecepapers: see('cage', 'accounting', 'marketing'),
  // It carries a name of the register.
  pass: see('floor', 'marketing'),
  drawingsheet: see('floor', 'marketing', 'compliance', 'surveillance'),
  contestforms: see('floor', 'marketing', 'compliance', 'surveillance'),
  // Forms by their number and nobody's name: whoever has a slip checks it.
  contestlist: everybody,
  // Rules are anybody's to read, and so is what is offered where.
  posted: everybody,
  // It carries a name and an address of the register.
  winnerletter: see('floor', 'marketing'),
  decided: see(
    'floor',
    'cage',
    'accounting',
    'approver',
    'compliance',
    'tournament-director',
    'surveillance',
    'manager',
  ),
  // What hangs on the wall too: names as the register shortens them, seats and places.
  tournamentseats: everybody,
  tournamententry: everybody,
  tournamenttable: see('dealer', 'floor', 'compliance', 'tournament-director', 'surveillance'),
  tournamentlog: see(
    'floor',
    'cage',
    'accounting',
    'approver',
    'compliance',
    'tournament-director',
    'surveillance',
    'manager',
  ),
  tournamentlogs: see(
    'floor',
    'cage',
    'accounting',
    'approver',
    'compliance',
    'tournament-director',
    'surveillance',
    'manager',
  ),
  rounds: see('floor', 'compliance', 'tournament-director', 'surveillance'),
  whynot: see('floor', 'accounting', 'compliance', 'surveillance'),
  // Where somebody was, and for how long: who seats people need not know it.
  stays: see('floor', 'compliance'),
  present: see('floor', 'compliance', 'surveillance'),
  hours: see('floor', 'compliance'),
  toldlater: see('floor', 'compliance'),
  instant: see('floor', 'compliance'),
  // How long people wait, and nobody in it.
  waits: see('floor', 'brush', 'compliance', 'tournament-director'),
  dealings: see('floor', 'compliance', 'surveillance'),
  // Like the hits themselves; claims, money and lines are left out for whoever does not see those.
  record: see(
    'floor',
    'cage',
    'accounting',
    'approver',
    'compliance',
    'tournament-director',
    'surveillance',
    'manager',
  ),
  // Whole lines of the journal.
  packet: see('accounting', 'approver', 'compliance', 'surveillance', 'manager'),
  // Tells each what they may see.
  trend: staff,
  find: staff,
  // What the house took, gave and promised, over weeks; and what others did at tables and desks.
  overview: see('manager', 'approver', 'compliance'),
  tablefees: see('manager', 'approver', 'compliance'),
  handovers: see('floor', 'cage', 'compliance', 'tournament-director', 'surveillance', 'manager'),
}

export const SEEN_NAMES = Object.keys(VIEWS_FOR) as readonly Seen[]
export const isSeen = (name: string): name is Seen => Object.hasOwn(VIEWS_FOR, name)

const includesAny = (allowed: readonly Role[], roles: readonly Role[]) => roles.some((role) => allowed.includes(role))

export const mayDo = (act: Act, roles: readonly Role[]): boolean => includesAny(ORDERS[act].roles, roles)
export const maySecond = (act: Act, roles: readonly Role[]): boolean => includesAny(ORDERS[act].second ?? [], roles)
export function maySee(name: Seen, roles: readonly Role[]): boolean {
  const allowed = VIEWS_FOR[name]
  return allowed === everybody || includesAny(allowed, roles)
}
export const isPublic = (name: Seen): boolean => VIEWS_FOR[name] === everybody
