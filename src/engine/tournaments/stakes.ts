/** What a prize is worth to its winner: all that was won in the tournament up to it, and what was paid in for that. */
import { add, type Cents, fromWire, ZERO } from '../../base/money.ts'
import type { Stake } from '../mechanism.ts'
import { standing } from './prizes.ts'
import type { Slice, Tournament } from './vocabulary.ts'

export function stakeOf({ tournaments }: Slice, claim: string): Stake | undefined {
  for (const tournament of tournaments.values()) {
    const person = tournament.wins.find(({ paid }) => paid.some((one) => one.claim === claim))?.person
    if (person !== undefined)
      return { before: wonBefore(tournament, person, claim), staked: paidIn(tournament, person) }
  }
  return undefined
}

function wonBefore({ wins }: Tournament, person: string, claim: string): Cents {
  const theirs = wins.filter((win) => win.person === person).flatMap(({ paid }) => paid)
  const nth = theirs.findIndex((one) => one.claim === claim)
  return add(ZERO, ...theirs.slice(0, nth).map(({ amount }) => fromWire(amount)))
}

/** Buy-ins, rebuys and add-ons of all entries of somebody; an entry that was won is paid for with that prize, one that was given is not. */
function paidIn(tournament: Tournament, person: string): Cents {
  const theirs = standing(tournament).filter(
    ({ entry, way }) => tournament.entries.get(entry)?.person === person && (way === 'paid' || way === 'won'),
  )
  return add(ZERO, ...theirs.map(({ price }) => fromWire(price)))
}
