/** What the auditor remembers: funds, tables, hits, claims, counts. No more than a clerk would write down. */
import type { PersonFacts } from '../../engine/judging/fact.ts'
import type { CommandOf } from '../../engine/mechanisms.ts'
import { BEAT, BLAZING, type Terms } from '../cardroom/terms.ts'
import type { Drawn, Fund } from './fund.ts'
import { fundOf } from './fund.ts'

export type AuditTable = {
  game: string
  seats: number
  openedAt: number | undefined
  round: number
  isRoundOpen: boolean
  lockedAt: { at: number; local: string } | undefined
  /** Spots that paid, and what the pool and the reserve got of it. */
  paid: string[]
  toPool: number
  toReserve: number
  box: number
  /** Hits of the open round that nobody has declined or backed out. */
  hits: Set<string>
}

/** A hand as it was called: when it was locked or dealt, and which spots had paid. */
export type Called = {
  readonly command: CommandOf<'ReportHit'>
  readonly local: string
  readonly at: number
  readonly paid: readonly string[]
}

export type AuditHit = {
  readonly hit: string
  readonly activity: string
  readonly table: string
  readonly declaredBy: string
  readonly pays: readonly { who: string; amount: number; parts: Readonly<Record<string, number>> }[]
  readonly fromPool: number
  readonly winsPool: boolean
  readonly drawn: Drawn
  readonly reseed: Drawn
  readonly questions: readonly string[]
  readonly answers: Map<string, boolean>
  readonly called: Called
  status: 'held' | 'declared' | 'verified' | 'disputed'
  isVerified: boolean
  /** Settled, and compared since. */
  isFiled: boolean
  claims: string[]
  /** What came back in error and did not fit under the cap. */
  over: number
}

export type AuditClaim = {
  readonly claim: string
  readonly hit: string
  readonly activity: string
  readonly amount: number
  readonly parts: Readonly<Record<string, number>>
  readonly expires: string | undefined
  idShown: boolean
  inError: boolean
  isFiled: boolean
  status: 'open' | 'paid' | 'expired'
}

export type AuditCount = {
  readonly activity: string
  readonly table: string
  readonly counted: number
  /** What the sensors had recorded in the box; nothing where only the count knows. */
  readonly inBox: number
  isCorrected: boolean
  /** The business day that it is of, once that is over. */
  day?: string
}

/** By activity, what the pool and the reserve held. */
export type Standing = Record<string, { pool: number; reserve: number }>

export type AuditLedger = {
  readonly terms: Terms
  readonly funds: Readonly<Record<string, Fund>>
  readonly tables: Map<string, AuditTable>
  readonly persons: Map<string, PersonFacts>
  readonly hits: Map<string, AuditHit>
  readonly claims: Map<string, AuditClaim>
  readonly counts: Map<string, AuditCount>
  readonly drawers: Map<string, number>
  readonly charged: Map<string, number>
  readonly devices: Map<string, number>
  hitsSoFar: number
  claimsSoFar: number
  increased: string | undefined
  /** Increases of a pool: when, and from what. */
  readonly raises: { activity: string; at: number; before: number; amount: number }[]
  closedDay: string
  /** Days that are over and not closed, with what stood at their end. */
  readonly ended: Map<string, Standing>
  endedDay: string
}

export const ledgerOf = (terms: Terms): AuditLedger => ({
  terms,
  funds: {
    [BLAZING]: fundOf(BLAZING, terms.blazing.cap, terms.blazing.reseed),
    [BEAT]: fundOf(BEAT, terms.beat.cap, terms.beat.reseed),
  },
  tables: new Map(),
  persons: new Map(),
  hits: new Map(),
  claims: new Map(),
  counts: new Map(),
  drawers: new Map(),
  charged: new Map(),
  devices: new Map(),
  hitsSoFar: 0,
  claimsSoFar: 0,
  increased: undefined,
  raises: [],
  closedDay: '',
  ended: new Map(),
  endedDay: '',
})
