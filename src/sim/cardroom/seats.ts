/** Players who come and go, and what the house knows of each. */
import type { Bettor, Duty, PersonFacts } from '../../engine/judging/fact.ts'
import type { Rng } from '../rng.ts'

export type Sitter = PersonFacts & { readonly person?: string }

/** Regulars whom the register knows. */
export const REGULARS = 60
export const regular = (rng: Rng): { duty: Duty; proposition: boolean } => ({
  duty: rng.oneIn(15) ? rng.pick<Duty>(['on duty', 'off duty in uniform', 'off duty']) : 'none',
  proposition: rng.oneIn(25),
})

/** Somebody sits down: a regular, or a stranger of whom somebody may or may not have said something. */
export function sitDown(rng: Rng): Sitter {
  if (rng.oneIn(4)) return { person: `p${rng.between(1, REGULARS)}` }
  if (rng.oneIn(20)) return {}
  return {
    duty: rng.oneIn(60) ? rng.pick<Duty>(['on duty', 'off duty in uniform', 'off duty']) : 'none',
    proposition: rng.oneIn(60),
  }
}

export type Seats = (Sitter | undefined)[]

/** A little moves at every round; `most` says how full the table gets. */
export function shuffleSeats(rng: Rng, seats: Seats, most: number): void {
  const seat = rng.below(seats.length)
  const taken = seats.filter((sitter) => sitter !== undefined).length
  if (seats[seat] === undefined) {
    if (taken < most && rng.oneIn(taken < 3 ? 2 : 12)) seats[seat] = sitDown(rng)
  } else if (taken > 2 && rng.oneIn(40)) seats[seat] = undefined
}

export const bettorOf = (sitter: Sitter, place: Bettor['place'] = 'seated'): Bettor => ({ place, ...sitter })
