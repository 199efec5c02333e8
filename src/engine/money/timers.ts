/** Daily increases and administrative fees fall due by themselves. */
import type { Timer } from '../mechanism.ts'
import { runningOf } from '../offerings/running.ts'
import { nextAdminFee, nextIncrease } from './funds.ts'
import type { Event, OrderOf, State } from './vocabulary.ts'

type Due = Timer<OrderOf<'IncreaseDaily' | 'TakeAdminFee'>>

/** `daily ACTIVITY POOL`; `fee ACTIVITY TABLE`: a table may have a blank in its name, an activity has none. */
const daily = (activity: string, pool: string): string => `daily ${activity} ${pool}`
const fee = (activity: string, table: string): string => `fee ${activity} ${table}`

export const fundTimers = {
  *names(state: State): Iterable<string> {
    for (const activity of state.offerings.keys()) yield* namesOf(state, activity)
  },
  touched(event: Event, state: State): Iterable<string> {
    switch (event.type) {
      case 'OfferingPosted':
      case 'OfferingPaused':
      case 'OfferingStopped':
      case 'OfferingResumed':
      case 'OfferingClosed':
        return namesOf(state, event.activity)
      case 'PoolIncreased':
        return event.due === undefined ? [] : [daily(event.activity, event.pool)]
      case 'AdminFeeTaken':
        return [fee(event.activity, event.table)]
      case 'TableSet':
      case 'TableOpened':
      case 'TableClosed':
        return [...state.offerings.keys()].map((activity) => fee(activity, event.table))
    }
    return []
  },
  due(state: State, name: string): Due | undefined {
    const [kind, activity = '', ...rest] = name.split(' ')
    const running = runningOf(state, activity)
    if (running === undefined || state.offerings.get(activity)?.status !== 'running') return undefined
    const { rule, offering } = running
    if (kind === 'daily') {
      const pool = rest.join(' ')
      const choice = offering.pools?.[pool]
      if (choice?.daily === undefined) return undefined
      const due = nextIncrease(state, activity, pool)
      return {
        due: { local: `${due}T${choice.at ?? '00:00'}` },
        order: { do: 'IncreaseDaily', activity, pool, due },
        nth: Object.keys(rule.pools).indexOf(pool),
      }
    }
    const table = state.tables.get(rest.join(' '))
    if (table === undefined || offering.admin === undefined) return undefined
    if (offering.tables?.includes(table.table) === false || !rule.games.some(({ game }) => game === table.game))
      return undefined
    const due = nextAdminFee(state, activity, table.table)
    if (due === undefined) return undefined
    return { due: { at: due }, order: { do: 'TakeAdminFee', activity, table: table.table, due } }
  },
}

/** Also of pools that an offering before this one had: their timers end. */
function namesOf(state: State, activity: string): string[] {
  const running = runningOf(state, activity)
  return [
    ...Object.keys(running?.rule.pools ?? {}).map((pool) => daily(activity, pool)),
    ...[...state.tables.keys()].map((table) => fee(activity, table)),
  ]
}
