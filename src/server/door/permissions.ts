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
  house: everybody,
  lists: everybody,
  room: staff,
  tables: staff,
  hits: see('dealer', 'floor', 'cage', 'accounting', 'approver', 'compliance', 'tournament-director', 'surveillance'),
  claims: see('floor', 'cage', 'accounting', 'approver', 'compliance', 'surveillance'),
  drawers: see('cage', 'accounting', 'compliance', 'surveillance'),
  trays: see('floor', 'cage', 'accounting', 'compliance'),
  pieces: see('floor', 'cage', 'accounting', 'marketing', 'compliance', 'surveillance'),
  drawings: see('floor', 'cage', 'marketing', 'compliance', 'tournament-director', 'surveillance'),
  tablegame: see('dealer', 'floor', 'compliance', 'surveillance'),
  rotation: see('floor', 'brush', 'compliance', 'tournament-director', 'surveillance'),
  free: see('dealer', 'floor', 'marketing', 'compliance'),
  podium: see('brush', 'floor', 'compliance', 'surveillance'),
  // Dealers push from table to table: what one of them sees, all do.
  seats: see('dealer', 'brush', 'floor', 'compliance', 'surveillance'),
  floor: see('floor', 'compliance', 'tournament-director', 'surveillance'),
  tonight: see('floor', 'cage', 'compliance', 'tournament-director', 'surveillance'),
  upkeep: see('floor', 'cage', 'compliance', 'tournament-director', 'surveillance', 'administrator'),
  funds: see('cage', 'accounting', 'marketing', 'approver', 'compliance'),
  counts: see('count', 'accounting', 'compliance'),
  chain: see('cage', 'accounting', 'approver', 'compliance', 'administrator'),
  staff: see('compliance', 'administrator'),
  stations: see('compliance', 'administrator'),
  devices: see('dealer', 'floor', 'accounting', 'compliance', 'surveillance', 'administrator'),
  sensors: see('dealer', 'floor', 'surveillance'),
  // Whoever works here can be named on a paper.
  slips: staff,
  audit: see('compliance', 'administrator'),
  movements: see('accounting', 'approver', 'compliance'),
  entry: see('accounting', 'approver', 'compliance', 'surveillance'),
  settled: see('floor', 'cage', 'accounting', 'compliance'),
  offerings: see('floor', 'accounting', 'marketing', 'approver', 'compliance', 'tournament-director'),
  cover: see('accounting', 'approver', 'compliance'),
  advances: see('accounting', 'approver', 'compliance'),
  days: see('accounting', 'approver', 'compliance'),
  statement: see('accounting', 'approver', 'compliance'),
  log: see('accounting', 'approver', 'compliance'),
  exceptions: see('accounting', 'approver', 'compliance', 'surveillance'),
  levels: see('accounting', 'approver', 'compliance'),
  paid: see('accounting', 'approver', 'compliance'),
  catalogue: see('accounting', 'marketing', 'approver', 'compliance', 'tournament-director'),
  offered: see('accounting', 'marketing', 'approver', 'compliance', 'tournament-director'),
  checked: see('marketing', 'approver', 'compliance', 'tournament-director'),
  printed: see('floor', 'cage', 'count', 'accounting', 'compliance'),
  forms: see('floor', 'cage', 'count', 'accounting', 'compliance'),
  profile: see('cage', 'accounting', 'approver', 'compliance', 'administrator'),
  payments: see('cage', 'accounting', 'compliance'),
  claimlog: see('cage', 'accounting', 'compliance'),
  received: see('cage', 'accounting', 'compliance'),
  boxes: see('count', 'accounting', 'compliance'),
  drawerlog: see('cage', 'accounting', 'compliance', 'surveillance'),
  prints: see('floor', 'cage', 'count', 'accounting', 'marketing'),
  ticketpapers: see('floor', 'marketing'),
  // It carries a name of the register.
  pass: see('floor', 'marketing'),
  drawingsheet: see('floor', 'marketing', 'compliance', 'surveillance'),
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
  handovers: see('floor', 'cage', 'compliance', 'tournament-director', 'surveillance'),
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
