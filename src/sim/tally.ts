/** What a simulation did, counted. */
import type { Event } from '../engine/mechanisms.ts'

export const FAULTS = [
  'duplicate command',
  'key with other inputs',
  'late command',
  'crash before the record',
  'crash before the answer',
  'stale timer',
  'clock set back',
  'offline table',
  'two supervisors',
  'midnight in play',
  'day turn in play',
  'clocks forward',
  'clocks back',
] as const
export type FaultKind = (typeof FAULTS)[number]

export type Tally = {
  commands: number
  rounds: number
  /** Hands at tables without a device, dealt and never recorded. */
  unrecorded: number
  fees: number
  lateBets: number
  voided: number
  reports: number
  hits: Record<string, number>
  decided: Record<string, number>
  claimsPaid: number
  paidCents: number
  expired: number
  counts: number
  days: number
  refused: Record<string, number>
  faults: Record<FaultKind, number>
}

export const noTally = (): Tally => ({
  commands: 0,
  rounds: 0,
  unrecorded: 0,
  fees: 0,
  lateBets: 0,
  voided: 0,
  reports: 0,
  hits: {},
  decided: {},
  claimsPaid: 0,
  paidCents: 0,
  expired: 0,
  counts: 0,
  days: 0,
  refused: {},
  faults: Object.fromEntries(FAULTS.map((kind) => [kind, 0])) as Record<FaultKind, number>,
})

export const countUp = (counts: Record<string, number>, name: string): void => {
  counts[name] = (counts[name] ?? 0) + 1
}

/** Adds what one entry of the house did. */
export function tallyEvent(tally: Tally, event: Event): void {
  switch (event.type) {
    case 'RoundStarted':
      tally.rounds += 1
      for (const spots of Object.values(event.fees ?? {})) tally.fees += spots.length
      return
    case 'BetLate':
      tally.lateBets += 1
      return
    case 'RoundVoided':
      tally.voided += 1
      return
    case 'HandJudged':
      countUp(tally.hits, 'no prize')
      return
    case 'HitDeclared':
      for (const line of new Set(event.awards.map(({ line, share }) => (share === 'full' ? line : `${line}, beaten`))))
        countUp(tally.hits, line)
      return
    case 'HitVerified':
      countUp(tally.decided, 'verified')
      return
    case 'HitDeclined':
      countUp(tally.decided, 'declined')
      return
    case 'HitDisputed':
      countUp(tally.decided, 'disputed')
      return
    case 'HitBackedOut':
      countUp(tally.decided, 'backed out')
      return
    case 'ClaimPaid':
      tally.claimsPaid += 1
      for (const rows of Object.values(event.posts))
        for (const [book, , , amount] of rows) if (book === 'e') tally.paidCents += Number(amount)
      return
    case 'ClaimExpired':
      tally.expired += 1
      return
    case 'BoxCounted':
      tally.counts += 1
      return
    case 'DayClosed':
      tally.days += 1
      return
    default:
      return
  }
}
