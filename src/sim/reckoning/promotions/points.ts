/** Points: of hours from the stays and readings alone, of hands from the chart; and the chances that they are in a draw. */
import { agree, agreeOn, Difference } from '../../audit/difference.ts'
import type { Part } from '../part.ts'
import type { Running } from '../running.ts'
import { lineOf, runOf } from '../terms.ts'
import { emptyRoom, heardIn, isPlaying, played, type Room } from './seats.ts'

const HOUR = 3_600_000

export const points: Part = (books) => {
  const room = emptyRoom()
  /** By activity, when hours began to count, and what has come of them. */
  const begun = new Map<string, { readonly since: number; readonly given: Map<string, number> }>()
  const all = new Map<string, Map<string, number>>()
  const brought = new Map<string, { activity: string; won: readonly { person: string; points: number }[] }>()
  const add = (activity: string, person: string, more: number): void => {
    const own = all.get(activity) ?? new Map<string, number>()
    // What two persons took off before cannot be taken off again: nobody stands under nothing.
    all.set(activity, own.set(person, Math.max(0, (own.get(person) ?? 0) + more)))
  }
  const verified = new Set<string>()
  const takeBack = ({ hit }: { readonly hit: string }): void => {
    const one = brought.get(hit)
    if (one !== undefined && verified.has(hit) && all.has(one.activity))
      for (const { person, points: more } of one.won) add(one.activity, person, -more)
    brought.delete(hit)
  }
  return {
    ...heardIn(room),
    PointsGiven: ({ activity, points: more, hours, at }) => {
      for (const [person, count] of more) add(activity, person, count)
      if (hours === undefined) return
      const known = begun.get(activity)
      if (known === undefined) {
        begun.set(activity, { since: at, given: new Map() })
        agreeOn('points before any hour', [], more.map(String))
        return
      }
      const due = [...new Set(room.readings.map(({ person }) => person))].flatMap((person): [string, number][] => {
        const sum = hoursOf(room, person, known.since, at)
        const before = known.given.get(person) ?? 0
        known.given.set(person, Math.max(sum, before))
        return sum > before ? [[person, sum - before]] : []
      })
      agreeOn(`hours of ${activity} until ${hours}`, due.map(inWords).toSorted(), more.map(inWords).toSorted())
    },
    HitDeclared: ({ hit, activity, points: won = [] }) => {
      const running = runOf(books, activity)
      for (const { line, points: count, person } of won)
        agree(`points of ${person} for ${line}`, pointsFor(running, line), count)
      if (won.length > 0) brought.set(hit, { activity, won })
    },
    HitVerified: ({ hit }) => {
      const one = brought.get(hit)
      if (one === undefined) return
      verified.add(hit)
      for (const { person, points: more } of one.won) add(one.activity, person, more)
    },
    HitDeclined: takeBack,
    HitBackedOut: takeBack,
    PointsAdjusted: ({ activity, person, points: more }) => add(activity, person, more),
    PointsClosed: ({ activity, places, denied }) => {
      const own = all.get(activity)
      for (const { person, points: count } of places) agree(`points of ${person}`, own?.get(person), count)
      for (const { who } of denied)
        if ('person' in who && own?.has(who.person) !== true) throw new Difference(`${who.person} has no points`)
      all.delete(activity)
    },
    // As many chances as points, and nobody else is in it.
    DrawOpened: ({ purpose, list }) => {
      const activity = purpose.split('/').slice(0, 2).join('/')
      const running = books.running.get(activity)
      if (running === undefined || !isDrawnByPoints(running)) return
      for (const entry of list.flatMap((piece) => piece.split('\n').filter((text) => text !== ''))) {
        const [person = '', weight] = entry.split('\t')
        agree(`chances of ${person}`, String(all.get(activity)?.get(person) ?? 0), weight)
      }
    },
    OfferingClosed: ({ activity }) => {
      all.delete(activity)
      begun.delete(activity)
    },
    compare: (state) => {
      const own = [...all].flatMap(([activity, each]) => spelt(activity, each))
      const kept = [...state.points].flatMap(([activity, each]) => spelt(activity, each))
      agreeOn('points', own.toSorted(), kept.toSorted())
    },
  }
}

const spelt = (activity: string, each: ReadonlyMap<string, number>): string[] =>
  [...each].filter(([, count]) => count !== 0).map(([person, count]) => `${activity} ${person} ${count}`)

const inWords = ([person, count]: readonly [string, number]): string => `${person} ${count}`

/** Whole hours of play, but no more than hours of play in which the card was read. */
function hoursOf(room: Room, person: string, since: number, until: number): number {
  const read = room.readings.filter(
    (one) => one.person === person && one.at >= since && isPlaying(room, person, one.at),
  )
  const inHours = new Set(read.map(({ at }) => Math.floor(played(room, person, since, at) / HOUR)))
  return Math.min(Math.floor(played(room, person, since, until) / HOUR), inHours.size)
}

function pointsFor(running: Running, name: string): number {
  const { pays } = lineOf(running, name, undefined)
  return pays.kind === 'points' ? pays.points : 0
}

function isDrawnByPoints({ rule, offering }: Running): boolean {
  const version = offering.settings?.version ?? ''
  return rule.draws?.some((one) => one.from === 'points' && (one.in === undefined || one.in.includes(version))) === true
}
