import { type AccountName, kindOf } from '../../ledger/name.ts'

/**
 * Whether a movement is a prize that was won. It is when it becomes somebody's claim, and not any more when its hit is backed out;
 * one that expires was won all the same.
 */
export const prizeIn = (type: string, from: string, to: string): -1 | 0 | 1 => {
  if (isClaim(to) && !isClaim(from)) return 1
  return type === 'HitBackedOut' && isClaim(from) ? -1 : 0
}
const isClaim = (name: string): boolean => kindOf(name as AccountName) === 'claim'
