/** How far somebody is banned from the house. */
import type { Exclusion } from './fact.ts'

const HOLD: { readonly [E in Exclusion]: number } = { 'in force': 2, ended: 1, reinstated: 0, none: 0 }

/** Whether less of a ban is left than before: nobody takes that away alone, also not by leaving it out. */
export const isLifted = (before: Exclusion = 'none', now: Exclusion = 'none'): boolean => HOLD[now] < HOLD[before]
