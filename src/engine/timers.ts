/** What falls due by itself: commands that carry what they were set for, so that a late or repeated one is recognised. */
import { endOf } from './claims/deadlines.ts'
import type { Order } from './command.ts'
import type { Event } from './event.ts'
import { nextAdminFee, nextIncrease } from './money/funds.ts'
import { revertsAt } from './money/leftover.ts'
import { runningOf } from './offerings/running.ts'
import type { State } from './state.ts'

/** Due at an instant, or when the wall clock of the house reaches a local time. */
export type Timer = { readonly due: { readonly at: number } | { readonly local: string }; readonly order: Order }

export function timersOf(state: State): Timer[] {
  const timers: Timer[] = []
  for (const claim of state.claims.values()) {
    if (claim.status !== 'open' || claim.expires === undefined) continue
    timers.push({
      due: { local: endOf(claim.expires) },
      order: { do: 'ExpireClaim', claim: claim.claim, due: claim.expires },
    })
  }
  for (const { callup, status, until } of state.callups.values()) {
    // The last second of the time still counts.
    if (status === 'called') timers.push({ due: { at: until + 1_000 }, order: { do: 'PassOver', callup } })
  }
  for (const { activity } of state.offerings.values()) {
    const due = revertsAt(state, activity)
    if (due !== undefined) timers.push({ due: { local: due }, order: { do: 'RevertPools', activity, due } })
  }
  for (const [activity, entries] of state.boards) {
    // Where the winners have to be there, a person looks and closes the period.
    if (runningOf(state, activity)?.rule.period?.present !== undefined) continue
    for (const due of new Set(entries.map(({ until }) => until))) {
      timers.push({ due: { local: due }, order: { do: 'ClosePeriod', activity, due } })
    }
  }
  for (const offered of state.offerings.values()) {
    const running = runningOf(state, offered.activity)
    if (running === undefined || offered.status !== 'running') continue
    const { activity } = offered
    for (const [pool, choice] of Object.entries(running.offering.pools ?? {})) {
      if (choice.daily === undefined) continue
      const due = nextIncrease(state, activity, pool)
      timers.push({
        due: { local: `${due}T${choice.at ?? '00:00'}` },
        order: { do: 'IncreaseDaily', activity, pool, due },
      })
    }
    for (const table of state.tables.values()) {
      const isThere = running.offering.tables === undefined || running.offering.tables.includes(table.table)
      const due =
        isThere && running.rule.games.some(({ game }) => game === table.game)
          ? nextAdminFee(state, activity, table.table)
          : undefined
      if (due !== undefined && running.offering.admin !== undefined)
        timers.push({ due: { at: due }, order: { do: 'TakeAdminFee', activity, table: table.table, due } })
    }
  }
  return timers
}

/** Events after which no timer can have changed: nearly all there are. */
const QUIET: ReadonlySet<Event['type']> = new Set([
  'RoundStarted',
  'RoundEnded',
  'BetLate',
  'HandJudged',
  'HitDeclared',
  'TablePlayed',
  'AccountUsed',
  'CardInserted',
  'CardRemoved',
  'EquipmentFailed',
  'EquipmentMended',
  'MessageSetAside',
  'DeviceEnrolled',
  'DeviceDisabled',
])
export const isQuiet = ({ type }: Event): boolean => QUIET.has(type)
