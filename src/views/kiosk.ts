/** What belongs to a member, at a kiosk and at the club desk: credits and what they are good for, tickets and points, what was put aside. */
import { localAt, type Moment } from '../base/moment.ts'
import { formatMoney, fromWire } from '../base/money.ts'
import { creditsOf as collectionOf } from '../engine/claims/collectioncredit.ts'
import { creditsRunning } from '../engine/credits/earning.ts'
import { countOf as countLots } from '../engine/credits/lots.ts'
import { lotsAt } from '../engine/credits/redeem.ts'
import { countOf } from '../engine/entries/spans.ts'
import type { State } from '../engine/mechanisms.ts'
import { runningOf } from '../engine/offerings/running.ts'
import { countAt } from '../ledger/pieces/book.ts'
import { chipsOf, heldBy } from '../ledger/pieces/place.ts'

export type KioskReward = { prize: string; credits: number; value: string; form: string; isWithin: boolean }
export type KioskCredits = {
  activity: string
  name: string
  credits: number
  /** What ends together: at a local time, or with the promotion where that is ''. */
  lots: { ends: string; left: number }[]
  from: string
  to: string
  /** Whether prizes can be put aside here. */
  reserves: boolean
  rewards: KioskReward[]
}
/** `until`: by the clock of the house. */
export type KioskAside = { reservation: string; activity: string; prizes: string[]; credits: number; until: string }
export type KioskEntries = { activity: string; name: string; tickets: number; points: number }
/** `to`: the first minute in which they are over. */
export type KioskPieces = { series: string; kind: string; face: string; count: number; to: string }
export type KioskView = {
  credits: KioskCredits[]
  aside: KioskAside[]
  entries: KioskEntries[]
  collection: { left: string; ends: string }[]
  /** Coupons and dead chips that were given out to this person by number. */
  pieces: KioskPieces[]
}

export function kioskView(state: State, person: string, at: Moment): KioskView {
  const running = [...state.offerings.values()].filter(({ status }) => status === 'running').map((one) => one.activity)
  return {
    credits: running.flatMap((activity): KioskCredits[] => {
      const offered = creditsRunning(state, activity)
      if (offered === undefined) return []
      const lots = lotsAt(state, activity, person, at)
      const has = countLots(lots)
      const { name = offered.rule.name, from = '', to = '', rewards = {}, reserveHours } = offered.offering
      return [
        {
          activity,
          name,
          credits: has,
          lots: lots.map(({ ends, left }) => ({ ends, left })),
          from,
          to,
          reserves: reserveHours !== undefined,
          rewards: Object.entries(rewards).map(([prize, { credits, value, form }]) => ({
            prize,
            credits,
            value: formatMoney(value),
            form,
            isWithin: credits <= has,
          })),
        },
      ]
    }),
    aside: [...state.prizesReserved.values()]
      .filter((one) => one.person === person)
      .map(({ reservation, activity, prizes, until }) => ({
        reservation,
        activity,
        prizes: prizes.map(({ prize }) => prize),
        credits: prizes.reduce((sum, { credits }) => sum + credits, 0),
        until: localAt(at, until),
      })),
    entries: running.flatMap((activity): KioskEntries[] => {
      const tickets = countOf(state.tickets.filter((one) => one.activity === activity && one.person === person))
      const points = state.points.get(activity)?.get(person) ?? 0
      const offered = runningOf(state, activity)
      return tickets + points === 0 || offered === undefined
        ? []
        : [{ activity, name: offered.offering.name ?? offered.rule.name, tickets, points }]
    }),
    collection: collectionOf(state, person).map(({ credit: { left, ends } }) => ({
      left: formatMoney(fromWire(left)),
      ends,
    })),
    pieces: [...state.series.values()].flatMap(({ series, kind, face, to, isOver, book }): KioskPieces[] => {
      const count = countAt(book, heldBy(person)) + countAt(book, chipsOf(person))
      return count === 0 || isOver === true ? [] : [{ series, kind, face: formatMoney(fromWire(face)), count, to }]
    }),
  }
}
