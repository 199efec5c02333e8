/** Tickets are handed out, hours added up and drums emptied when the clock of the house says so. */
import type { OrderOf, Timer } from '../mechanism.ts'
import { runningOf } from '../offerings/running.ts'
import { emptiesAt } from './emptying.ts'
import { nextHandOut, nextHours } from './instants.ts'
import type { Entries, State } from './vocabulary.ts'

const seats = (activity: string): string => `seats ${activity}`
const hours = (activity: string): string => `hours ${activity}`
const drum = (activity: string): string => `drum ${activity}`
const all = (activity: string): string[] => [seats(activity), hours(activity), drum(activity)]

type Touching = { readonly type: string; readonly activity?: string }

export const entryTimers = {
  *names({ offerings }: State): Iterable<string> {
    for (const activity of offerings.keys()) yield* all(activity)
  },
  touched({ type, activity = '' }: Touching): Iterable<string> {
    switch (type) {
      case 'EntriesGiven':
      case 'PointsGiven':
      case 'DrumEmptied':
      case 'OfferingPosted':
      case 'OfferingPaused':
      case 'OfferingStopped':
      case 'OfferingResumed':
      case 'OfferingClosed':
        return all(activity)
    }
    return []
  },
  /** While it is paused the clock goes on, and nobody has anything. */
  due(state: State, name: string): Timer<OrderOf<Entries>> | undefined {
    const [kind, activity = ''] = name.split(' ')
    if (kind === 'drum') {
      const due = emptiesAt(state, activity)
      return due === undefined ? undefined : { due: { local: due }, order: { do: 'EmptyDrum', activity, due } }
    }
    const offered = state.offerings.get(activity)
    const running = runningOf(state, activity)
    if (running === undefined || offered?.running === undefined || offered.status === 'closed') return undefined
    const { since } = offered.running
    if (kind === 'hours') {
      const due = nextHours(running, since, state.hours.get(activity)?.due)
      return due === undefined ? undefined : { due: { local: due }, order: { do: 'AddUpHours', activity, due } }
    }
    const last = state.handedOut.get(activity)?.due ?? ''
    const due = nextHandOut(running, last > since ? last : since.slice(0, 16))
    return due === undefined ? undefined : { due: { local: due }, order: { do: 'HandOut', activity, due } }
  },
}
