/** Points and what they come to: added up hand by hand, each person's place counted against everybody else's. */
import type { EventOf } from '../../../engine/mechanisms.ts'
import { agree } from '../../audit/difference.ts'
import type { Books } from '../books.ts'
import type { Part } from '../part.ts'
import type { Running } from '../running.ts'
import { lineOf, prizeOf, runOf } from '../terms.ts'

type Due = { readonly line: string; readonly prize: bigint }
/** By activity and person, what the place has. */
const dues = new WeakMap<Books, Map<string, Due>>()
const key = (activity: string, person: string): string => `${activity} ${person}`

type Brought = { readonly activity: string; readonly won: readonly { person: string; points: number }[]; isIn: boolean }

export const standings: Part = (books) => {
  const brought = new Map<string, Brought>()
  const points = new Map<string, Map<string, number>>()
  const due = new Map<string, Due>()
  dues.set(books, due)
  const change = (activity: string, person: string, more: number): void => {
    const all = points.get(activity) ?? new Map<string, number>()
    all.set(person, Math.max(0, (all.get(person) ?? 0) + more))
    points.set(activity, all)
  }
  const takeBack = ({ hit }: { readonly hit: string }): void => {
    const gone = brought.get(hit)
    if (gone?.isIn === true && points.has(gone.activity))
      for (const one of gone.won) change(gone.activity, one.person, -one.points)
    brought.delete(hit)
  }
  return {
    HitDeclared: ({ hit, activity, points: won }) => {
      if (won !== undefined) brought.set(hit, { activity, won, isIn: false })
    },
    HitVerified: ({ hit }) => {
      const known = brought.get(hit)
      if (known === undefined) return
      known.isIn = true
      for (const one of known.won) change(known.activity, one.person, one.points)
    },
    HitDeclined: takeBack,
    HitBackedOut: takeBack,
    PointsAdjusted: ({ activity, person, points: more }) => change(activity, person, more),
    PointsGiven: ({ activity, points: more }) => {
      for (const [person, count] of more) change(activity, person, count)
    },
    PointsClosed: (event) => {
      const { activity } = event
      const placed = placesOf(runOf(books, activity), points.get(activity) ?? new Map(), event)
      agree(
        `places of ${activity}`,
        inWords(placed),
        inWords(event.places.map((one) => [one.person, BigInt(one.prize)])),
      )
      for (const [person, prize, line] of placed) due.set(key(activity, person), { line, prize })
      points.delete(activity)
    },
    OfferingClosed: ({ activity }) => void points.delete(activity),
  }
}

const inWords = (places: readonly (readonly [string, bigint, string?])[]): string =>
  places
    .map(([person, prize]) => `${person} ${prize}`)
    .toSorted()
    .join(', ')

/** Whoever has more is ahead; the prizes of all places that equals take are theirs in equal parts, without the odd cents. */
function placesOf(
  running: Running,
  all: ReadonlyMap<string, number>,
  { denied }: EventOf<'PointsClosed'>,
): [person: string, prize: bigint, line: string][] {
  const out = new Set(denied.map(({ who }) => ('person' in who ? who.person : '')))
  const own = [...all].filter(([person, points]) => points > 0 && !out.has(person))
  const places = running.rule.standing!.places
  const prizes = places.map((place) => prizeOf(running, lineOf(running, place, undefined), undefined))
  return own.flatMap(([person, points]) => {
    const ahead = own.filter(([, other]) => other > points).length
    const equal = own.filter(([, other]) => other === points).length
    const together = prizes.slice(ahead, ahead + equal).reduce((sum, prize) => sum + prize, 0n)
    const prize = together / BigInt(equal)
    return prize === 0n ? [] : [[person, prize, places[ahead]!]]
  })
}

/** What runs, with the prize that this person's place has. */
export function placedFor(
  books: Books,
  running: Running,
  { person = '', line }: { person?: string; line: string },
): Running {
  const due = dues.get(books)?.get(key(running.rule.activity, person))
  agree(`place of ${person}`, due?.line, line)
  const prizes = { ...running.offering.prizes, [line]: due?.prize ?? 0n }
  return { ...running, offering: { ...running.offering, prizes } as Running['offering'] }
}
