/** Who can come to a table next: free, or with a break that is over; whoever has been ready longest comes first. */
import { MINUTE } from '../../base/moment.ts'
import { type Refusal, refuseOrder } from '../../base/refusal.ts'
import { rolesOf } from '../house/staff.ts'
import type { InLineUp, State, Where } from './vocabulary.ts'

export function readyAt(state: State, at: number): InLineUp[] {
  return [...state.lineUp.values()]
    .filter(({ dealer, where }) => isReady(where, at) && whyNoDealer(state, dealer) === undefined)
    .sort((a, b) => readySince(a.where) - readySince(b.where))
}

const isReady = (where: Where, at: number): boolean =>
  where.is !== 'table' && where.since <= at && (where.is === 'free' || minutesLeft(where, at) === 0)

export const readySince = (where: Where): number => (where.is === 'break' ? (where.until ?? where.since) : where.since)

/** Of a break, in whole minutes; nothing where it is over, or nobody has set how long it is. */
export const minutesLeft = (where: Where, at: number): number =>
  where.is === 'break' && where.until !== undefined ? Math.max(0, Math.ceil((where.until - at) / MINUTE)) : 0

export function whyNoDealer(state: State, person: string): Refusal | undefined {
  const roles = rolesOf(state, person)
  if (roles.length === 0) return refuseOrder('person does not work here', { person })
  return roles.includes('dealer') ? undefined : refuseOrder('not a dealer', { person })
}

export function dealsAt({ dealerGames, tables }: State, dealer: string, table: string): boolean {
  const games = dealerGames.get(dealer)
  return games === undefined || games.includes(tables.get(table)?.game ?? '')
}

export const whyNotDealt = (state: State, dealer: string, table: string): Refusal | undefined =>
  dealsAt(state, dealer, table)
    ? undefined
    : refuseOrder('dealer does not deal', { dealer, game: state.tables.get(table)?.game ?? '', table })
