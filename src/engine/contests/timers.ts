/** Days of a contest begin, and its forms are locked, when the clock of the house says so. */
import type { OrderOf, Timer } from '../mechanism.ts'
import { contestRunning } from './contest.ts'
import { nextDay } from './hours.ts'
import type { Contests, State } from './vocabulary.ts'

const days = (activity: string): string => `days ${activity}`
const lock = (activity: string): string => `lock ${activity}`

type Touching = { readonly type: string; readonly activity?: string }

export const contestTimers = {
  *names({ offerings }: State): Iterable<string> {
    for (const activity of offerings.keys()) yield* [days(activity), lock(activity)]
  },
  touched({ type, activity = '' }: Touching): Iterable<string> {
    switch (type) {
      case 'DayCounted':
        return [days(activity)]
      case 'ContestOpened':
      case 'ContestLocked':
      case 'GameChanged':
        return [lock(activity)]
      case 'OfferingPosted':
      case 'OfferingClosed':
        return [days(activity), lock(activity)]
    }
    return []
  },
  due(state: State, name: string): Timer<OrderOf<Contests>> | undefined {
    const [kind, activity = ''] = name.split(' ')
    const offered = state.offerings.get(activity)
    const running = contestRunning(state, activity)
    if (running === undefined || offered?.running === undefined || offered.status === 'closed') return undefined
    if (kind === 'lock') {
      const { locks, locked } = state.contests.get(activity) ?? {}
      if (locks === undefined || locked !== undefined) return undefined
      return { due: { local: locks }, order: { do: 'LockContest', activity, due: locks } }
    }
    const due = nextDay(running, offered.running.since, state.contestHours.get(activity)?.due)
    return due === undefined ? undefined : { due: { local: due }, order: { do: 'CountDay', activity, due } }
  },
}
