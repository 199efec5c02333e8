/** Credits are added up, lots end and what was put aside is free again when the clock of the house says so. */
import type { OrderOf, Timer } from '../mechanism.ts'
import { nextEnd } from './adjusting.ts'
import { creditsRunning } from './earning.ts'
import { nextAddUp } from './times.ts'
import type { Credits, State } from './vocabulary.ts'

const addUp = (activity: string): string => `credits ${activity}`
const ends = (activity: string): string => `ends ${activity}`
const both = (activity: string): string[] => [addUp(activity), ends(activity)]
const kept = (reservation: string): string => `kept ${reservation}`

type Touching = { readonly type: string; readonly activity?: string; readonly reservation?: string }

export const creditTimers = {
  *names({ offerings, prizesReserved }: State): Iterable<string> {
    for (const activity of offerings.keys()) yield* both(activity)
    for (const reservation of prizesReserved.keys()) yield kept(reservation)
  },
  touched({ type, activity = '', reservation }: Touching): Iterable<string> {
    switch (type) {
      case 'CreditsGiven':
      case 'CreditsAdjusted':
      case 'CreditsEnded':
      case 'OfferingPosted':
      case 'OfferingClosed':
        return both(activity)
      case 'PrizesReserved':
      case 'ReservationEnded':
      case 'CreditsRedeemed':
        return [ends(activity), ...(reservation === undefined ? [] : [kept(reservation)])]
    }
    return []
  },
  due(state: State, name: string): Timer<OrderOf<Credits>> | undefined {
    const [kind, of = ''] = name.split(' ')
    if (kind === 'kept') {
      const until = state.prizesReserved.get(of)?.until
      return until === undefined ? undefined : { due: { at: until }, order: { do: 'ReleasePrizes', reservation: of } }
    }
    const offered = state.offerings.get(of)
    const running = creditsRunning(state, of)
    if (running === undefined || offered?.running === undefined || offered.status === 'closed') return undefined
    if (kind === 'ends') {
      const due = nextEnd(state, of)
      return due === undefined ? undefined : { due: { local: due }, order: { do: 'EndCredits', activity: of, due } }
    }
    const due = nextAddUp(running, offered.running.since, state.crediting.get(of)?.due)
    return due === undefined ? undefined : { due: { local: due }, order: { do: 'AddUpCredits', activity: of, due } }
  },
}
