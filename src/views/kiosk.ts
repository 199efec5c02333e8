/** What a member sees at a kiosk: credits and what they are good for, tickets and points, what was put aside, collection that is paid. */
import type { Moment } from '../base/moment.ts'
import { creditsOf as collectionOf } from '../engine/claims/collectioncredit.ts'
import { creditsRunning } from '../engine/credits/earning.ts'
import { creditsOf } from '../engine/credits/redeem.ts'
import { countOf } from '../engine/entries/spans.ts'
import type { State } from '../engine/mechanisms.ts'
import { runningOf } from '../engine/offerings/running.ts'

export type KioskReward = { prize: string; credits: number; value: string; form: string; isWithin: boolean }
export type KioskCredits = {
  activity: string
  name: string
  credits: number
  from: string
  to: string
  /** Whether prizes can be put aside here. */
  reserves: boolean
  rewards: KioskReward[]
}
export type KioskAside = { reservation: string; activity: string; prizes: string[]; credits: number; until: number }
export type KioskEntries = { activity: string; name: string; tickets: number; points: number }
export type KioskView = {
  credits: KioskCredits[]
  aside: KioskAside[]
  entries: KioskEntries[]
  collection: { left: string; ends: string }[]
}

export function kioskView(state: State, person: string, at: Moment): KioskView {
  const running = [...state.offerings.values()].filter(({ status }) => status === 'running').map((one) => one.activity)
  return {
    credits: running.flatMap((activity): KioskCredits[] => {
      const offered = creditsRunning(state, activity)
      if (offered === undefined) return []
      const has = creditsOf(state, activity, person, at)
      const { name = offered.rule.name, from = '', to = '', rewards = {}, reserveHours } = offered.offering
      return [
        {
          activity,
          name,
          credits: has,
          from,
          to,
          reserves: reserveHours !== undefined,
          rewards: Object.entries(rewards).map(([prize, { credits, value, form }]) => ({
            prize,
            credits,
            value: String(value),
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
        until,
      })),
    entries: running.flatMap((activity): KioskEntries[] => {
      const tickets = countOf(state.tickets.filter((one) => one.activity === activity && one.person === person))
      const points = state.points.get(activity)?.get(person) ?? 0
      const offered = runningOf(state, activity)
      return tickets + points === 0 || offered === undefined
        ? []
        : [{ activity, name: offered.offering.name ?? offered.rule.name, tickets, points }]
    }),
    collection: collectionOf(state, person).map(({ credit }) => credit),
  }
}
