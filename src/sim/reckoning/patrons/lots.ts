/** Credits of everybody in lots by their end, kept naively: sorted anew whenever some are taken. */
import { agree, agreeOn } from '../../audit/difference.ts'

type Taken = readonly (readonly [ends: string, credits: number])[]
/** By promotion and member, and by end. */
export type Lots = Map<string, Map<string, number>>

/** What lasts to the end of the promotion is taken last. */
const byEnd = ([one]: readonly [string, number], [other]: readonly [string, number]): number =>
  one === other ? 0 : one === '' ? 1 : other === '' ? -1 : one < other ? -1 : 1

const written = (taken: Taken): string[] => taken.map(([ends, credits]) => `${credits} until ${ends}`)

export function put(lots: Lots, of: string, taken: Taken): void {
  const own = lots.get(of) ?? new Map<string, number>()
  for (const [ends, credits] of taken) own.set(ends, (own.get(ends) ?? 0) + credits)
  lots.set(of, own)
}

/** So many, from those that end first; the house must have taken them from there. */
export function take(lots: Lots, of: string, credits: number, found: Taken): void {
  const own = lots.get(of) ?? new Map<string, number>()
  const due: [string, number][] = []
  let rest = credits
  for (const [ends, left] of [...own].sort(byEnd)) {
    const some = Math.min(rest, left)
    if (some > 0) due.push([ends, some])
    rest -= some
  }
  agree(`credits of ${of} below nothing`, rest > 0, false)
  agreeOn(`lots of ${of}`, written(due), written(found))
  for (const [ends, some] of due) own.set(ends, own.get(ends)! - some)
}

/** One lot of everybody in a promotion comes to its end. */
export function end(lots: Lots, activity: string, ends: string): { persons: number; credits: number } {
  const left = [...lots].flatMap(([of, own]) => {
    const credits = of.startsWith(`${activity} `) ? (own.get(ends) ?? 0) : 0
    own.delete(credits > 0 ? ends : '-')
    return credits > 0 ? [credits] : []
  })
  return { persons: left.length, credits: left.reduce((sum, one) => sum + one, 0) }
}

/** Everybody who has some, as the house has them in its state. */
export const inWords = (lots: Iterable<readonly [of: string, own: Iterable<readonly [string, number]>]>): string[] =>
  [...lots]
    .map(([of, own]) => [of, [...own].filter(([, left]) => left > 0).sort(byEnd)] as const)
    .filter(([, own]) => own.length > 0)
    .map(([of, own]) => `${of}: ${written(own).join(', ')}`)
    .toSorted()
