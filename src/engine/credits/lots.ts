/** Credits of one person in lots, each with its end; what ends first is taken first, and goes back to where it was. */
import type { Lot, Slice, State, Taken } from './vocabulary.ts'

export const lotsOf = ({ creditLots }: Pick<State, 'creditLots'>, activity: string, person: string): readonly Lot[] =>
  creditLots.get(activity)?.get(person) ?? []

export const countOf = (lots: readonly Lot[]): number => lots.reduce((sum, { left }) => sum + left, 0)
export const takenOf = (taken: Taken): number => taken.reduce((sum, [, credits]) => sum + credits, 0)

/** What lasts to the end of the promotion comes last. */
const byEnd = (one: Lot, other: Lot): number => {
  const [first, second] = [one.ends || '~', other.ends || '~']
  return first < second ? -1 : first > second ? 1 : 0
}

/** From the lots that end first; nothing where there are not so many. */
export function takeFrom(lots: readonly Lot[], credits: number): Taken | undefined {
  if (countOf(lots) < credits) return undefined
  const taken: [string, number][] = []
  let rest = credits
  for (const { ends, left } of lots) {
    const some = Math.min(rest, left)
    if (some > 0) taken.push([ends, some])
    rest -= some
  }
  return taken
}

/** The lots with so many more, or with `sign` -1 fewer, in each of these. */
export function withTaken(lots: readonly Lot[], taken: Taken, sign: 1 | -1): Lot[] {
  const next = new Map(lots.map(({ ends, left }) => [ends, left]))
  for (const [ends, credits] of taken) next.set(ends, (next.get(ends) ?? 0) + sign * credits)
  return [...next]
    .map(([ends, left]) => ({ ends, left }))
    .filter(({ left }) => left > 0)
    .sort(byEnd)
}

export function changeLots({ creditLots }: Slice, activity: string, person: string, taken: Taken, sign: 1 | -1): void {
  const all = creditLots.get(activity) ?? new Map<string, readonly Lot[]>()
  const next = withTaken(all.get(person) ?? [], taken, sign)
  if (next.length === 0) all.delete(person)
  else all.set(person, next)
  creditLots.set(activity, all)
}

/** What goes back to a lot that has come to its end is gone with it. */
export function giveBack(own: Slice, activity: string, person: string, taken: Taken): void {
  changeLots(own, activity, person, openOf(own, activity, taken), 1)
}

export function openOf({ crediting }: Pick<State, 'crediting'>, activity: string, taken: Taken): Taken {
  const { due = '' } = crediting.get(activity) ?? {}
  return taken.filter(([ends]) => ends === '' || ends > due)
}
