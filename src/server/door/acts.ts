/** Everything that can be ordered, and by whom. */
import { PERMISSIONS } from '../../engine/permissions.ts'
import { type Allowed, may, two } from '../../engine/roles.ts'

/** What is ordered otherwise than as an order of the engine, and what depends on more than the name of the order. */
const ACTS = {
  HoldDrawing: may('floor', 'marketing', 'tournament-director'),
  AbandonDrawing: two(
    ['floor', 'marketing', 'tournament-director'],
    ['floor', 'marketing', 'cage', 'approver', 'compliance', 'surveillance'],
  ),
  // The room's chance is added and the draw revealed in the sight of another person.
  RevealDrawing: two(
    ['floor', 'marketing', 'tournament-director'],
    ['dealer', 'floor', 'cage', 'compliance', 'surveillance'],
  ),
  // What two of the count team wrote down, a third person types in, who keeps no books: a typist is one who acts.
  'CountBox paper': may('count', 'compliance'),
  UnlockStaff: may('administrator'),
  // Whoever is seated or listed has a number of the register; who seats people sees no more of it than that and a name.
  FindPlayer: may('floor', 'brush', 'cage', 'tournament-director', 'compliance'),
  AddGuest: may('floor', 'brush', 'cage', 'tournament-director'),
}
const ALL = { ...PERMISSIONS, ...ACTS }
export type Act = keyof typeof ALL

export const ORDERS: { readonly [Name in Act]: Allowed } = ALL

export const ACT_NAMES = Object.keys(ORDERS) as readonly Act[]
