/** What is offered, as one room of the engine. */

import { fromWire } from '../../base/money.ts'
import type { OpenItem } from '../../base/openitem.ts'
import type { Claims } from '../claims/vocabulary.ts'
import type { Drawings } from '../drawings/vocabulary.ts'
import type { Hits } from '../hits/vocabulary.ts'
import type { House } from '../house/vocabulary.ts'
import type { Mechanism } from '../mechanism.ts'
import type { Money } from '../money/vocabulary.ts'
import { doors } from './doors.ts'
import { decideOfferings, evolveOfferings } from './offerings.ts'
import { evolveRanks, postRank } from './postrank.ts'
import { noteRaise } from './raises.ts'
import { evolveScreens, removeScreen, setScreen } from './screens.ts'
import type { Below, Offerings } from './vocabulary.ts'

/** What the house plays and pays by is signed by two people of two departments. */
const TWO = { second: 'order takes two', elsewhere: 'second person of another department' } as const

export const offerings: Mechanism<Offerings, Below, House & Money & Claims & Hits & Drawings, typeof doors> = {
  uses: ['house'],
  doors,
  initial: () => ({ rules: new Map(), offerings: new Map(), screens: new Map(), postings: 0 }),
  orders: {
    AcceptRules: { ...TWO, decide: decideOfferings },
    DraftOffering: { decide: decideOfferings },
    ApproveOffering: {
      elsewhere: TWO.elsewhere,
      apart: ({ offerings: all }, { activity }) => ({
        persons: [all.get(activity)?.draft?.by],
        typists: [all.get(activity)?.draft?.typedBy],
        says: 'drafter may not approve',
      }),
      decide: decideOfferings,
    },
    ReturnOffering: { decide: decideOfferings },
    PostOffering: { decide: decideOfferings },
    PauseOffering: { decide: decideOfferings },
    ResumeOffering: { decide: decideOfferings },
    StopOffering: { decide: decideOfferings },
    CancelOffering: { decide: decideOfferings },
    PostRank: { decide: postRank },
    SetScreen: { decide: setScreen },
    RemoveScreen: { decide: removeScreen },
  },
  events: {
    RulesAccepted: { v: 1, evolve: evolveOfferings },
    OfferingDrafted: { v: 1, evolve: evolveOfferings },
    OfferingApproved: { v: 1, evolve: evolveOfferings },
    OfferingReturned: { v: 1, evolve: evolveOfferings },
    OfferingPosted: { v: 1, evolve: evolveOfferings },
    OfferingPaused: { v: 1, evolve: evolveOfferings },
    OfferingResumed: { v: 1, evolve: evolveOfferings },
    OfferingStopped: { v: 1, evolve: evolveOfferings },
    OfferingCancelled: { v: 1, evolve: evolveOfferings },
    OfferingClosed: { v: 1, evolve: evolveOfferings },
    RankPosted: { v: 1, evolve: evolveRanks },
    ScreenSet: { v: 1, evolve: evolveScreens },
    ScreenRemoved: { v: 1, evolve: evolveScreens },
  },
  on: {
    TableClosed: (own, { table }) => {
      for (const { charged } of own.offerings.values()) delete charged[table]
    },
    BroughtForward: (own, event) => {
      const offered = own.offerings.get(event.activity)
      if (offered !== undefined) offered.isBroughtForward = true
      forDrawings(own, event)
    },
    PoolSeeded: forDrawings,
    PoolIncreased: (own, event, { balances }) => {
      const offered = own.offerings.get(event.activity)!
      if (event.due !== undefined) offered.increased[event.pool] = event.due
      own.postings += 1
      noteRaise(offered, event, own.postings, balances)
    },
    AdminFeeTaken: (own, { activity, table, upTo, waiting }) => {
      const offered = own.offerings.get(activity)!
      offered.charged[table] = upTo
      offered.waiting = fromWire(waiting)
    },
    HitVerified: (own, { hit: name }, { hits }) => {
      const hit = hits.get(name)
      const offered = hit === undefined ? undefined : own.offerings.get(hit.activity)
      if (offered !== undefined && hit!.awards.length > 0) offered.won.add(name)
    },
    HitBackedOut: (own, { hit }) => {
      for (const { won } of own.offerings.values()) won.delete(hit)
    },
    PaidInError: (own, { undone }) => {
      if (undone !== undefined) for (const { won } of own.offerings.values()) won.delete(undone)
    },
    PeriodClosed: (own, { activity, until }) => {
      const offered = own.offerings.get(activity)
      if (offered !== undefined && (offered.settled ?? '') < until) offered.settled = until
    },
    CalledUp: (own, { activity, drawing, local }) => {
      const offered = own.offerings.get(activity)
      // The date on which the drawing began, also where somebody is called after midnight.
      if (offered !== undefined) offered.drawnOn = (drawing ?? local).slice(0, 10)
    },
    PoolsReverted: (own, { activity }) => {
      delete own.offerings.get(activity)?.drawnOn
    },
  },
  answers: {
    openItems: ({ offerings: all }) =>
      [...all.values()].flatMap(({ activity, status }): OpenItem[] =>
        status === 'paused' || status === 'stopped' ? [{ kind: 'offering', activity, status }] : [],
      ),
  },
}

/** Money for prizes that go back after the last drawing. */
function forDrawings(
  own: Offerings['state'],
  { activity, on }: { readonly activity: string; readonly on?: string },
): void {
  const offered = own.offerings.get(activity)
  if (offered !== undefined && on !== undefined) offered.drawnOn ??= on
}
