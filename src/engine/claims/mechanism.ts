/** Claims, as one room of the engine. */

import type { OpenItem } from '../../base/openitem.ts'
import { because } from '../../base/refusal.ts'
import { readName } from '../../ledger/name.ts'
import type { Closing } from '../closing/vocabulary.ts'
import type { Hits } from '../hits/vocabulary.ts'
import type { Mechanism } from '../mechanism.ts'
import type { Money } from '../money/vocabulary.ts'
import { entitled } from '../posts.ts'
import { decideClaims, evolveClaims } from './claims.ts'
import { endCredit, evolveCredit, useCredit } from './collectioncredit.ts'
import { endOf } from './deadlines.ts'
import { doors } from './doors.ts'
import { recordForm } from './forms.ts'
import { forgetReceived } from './paidtotals.ts'
import { shareClaim } from './shares.ts'
import { repaidBy, repayTray } from './trays.ts'
import type { Below, Claim, Claims } from './vocabulary.ts'

export const claims: Mechanism<Claims, Below, Money & Hits & Closing, typeof doors> = {
  uses: ['pieces', 'money', 'offerings', 'presence', 'house'],
  doors,
  initial: () => ({ claims: new Map(), received: new Map(), inError: new Set(), claimsSoFar: 0 }),
  orders: {
    ShowId: { decide: decideClaims },
    PayClaim: {
      apart: ({ claims: all }, { claim }) => {
        const verified = all.get(claim)?.verified
        return { persons: [verified?.by], typists: [verified?.typedBy], says: 'verifier may not pay' }
      },
      decide: decideClaims,
    },
    UseVoucher: { decide: decideClaims },
    UseCredit: { decide: useCredit },
    ExpireClaim: { decide: decideClaims },
    EndCredit: { decide: endCredit },
    ReportPaidInError: { second: 'adjustment takes two', decide: decideClaims },
    RecordForm: { decide: recordForm },
    ShareClaim: { decide: shareClaim },
    RepayTray: { decide: repayTray },
  },
  events: {
    IdShown: { v: 1, evolve: evolveClaims },
    FormRecorded: { v: 1, evolve: evolveClaims },
    ClaimShared: { v: 1, evolve: evolveClaims },
    ClaimPaid: { v: 1, evolve: evolveClaims },
    PrizeDelivered: { v: 1, evolve: evolveClaims },
    VoucherUsed: { v: 1, evolve: evolveClaims },
    CreditUsed: { v: 1, evolve: (own, event) => evolveCredit(own.claims.get(event.claim)!, event) },
    CreditEnded: { v: 1, evolve: (own, event) => evolveCredit(own.claims.get(event.claim)!, event) },
    ClaimExpired: { v: 1, evolve: evolveClaims },
    PaidInError: { v: 1, evolve: evolveClaims },
  },
  on: {
    HitVerified: (own, { hit: name, claims: opened, at, by, typedBy }, { hits }) => {
      const hit = hits.get(name)!
      const verified = typedBy === undefined ? { by } : { by, typedBy }
      for (const { award, ...one } of opened)
        open(own, { ...one, hit: name, activity: hit.activity, award: hit.awards[award]!, since: at, verified })
    },
    PeriodClosed: (own, { activity, claims: opened, awards, at }, { boards }) => {
      for (const { award, ...one } of opened) {
        const verified = boards.get(activity)?.find(({ hit }) => hit === one.hit)?.verified
        const known = verified === undefined ? {} : { verified }
        open(own, { ...one, activity, award: awards[award]!, since: at, ...known })
      }
    },
    HitDisputed: (own, { hit }) => {
      for (const claim of own.claims.values()) if (claim.hit === hit) claim.isDisputed = true
    },
    DisputeSettled: (own, { hit }) => {
      for (const claim of own.claims.values()) if (claim.hit === hit) delete claim.isDisputed
    },
    HitBackedOut: (own, { hit: name }, { hits }) => {
      for (const claim of hits.get(name)!.claims) own.claims.delete(claim)
    },
    MoneyMoved: (own, event) => {
      if (event.why === 'tray repaid') for (const claim of repaidBy(own, event)) claim.trayRepaid = true
    },
    // What is over by the close of a day needs no room in memory any more.
    DayClosed: (own, { day }, { hits }) => {
      for (const claim of own.claims.values()) {
        if (isKept(claim)) continue
        const hit = hits.get(claim.hit)
        const isOver = hit?.status === 'verified' && !hit.claims.some((other) => isKept(own.claims.get(other)))
        if (hit === undefined || isOver) own.claims.delete(claim.claim)
      }
      forgetReceived(own, day)
    },
  },
  timers: {
    names: ({ claims: all }) => all.keys(),
    touched: (event) => {
      switch (event.type) {
        case 'HitVerified':
        case 'PeriodClosed':
          return event.claims.map(({ claim }) => claim)
        case 'IdShown':
        case 'FormRecorded':
        case 'ClaimPaid':
        case 'PrizeDelivered':
        case 'ClaimExpired':
        case 'CreditUsed':
        case 'CreditEnded':
          return [event.claim]
        case 'HitBackedOut':
          // The hit is gone with its claims; what they held is what the adjustment moves.
          return entitled(event.posts).flatMap(({ from }) => {
            const named = readName(from)
            return named.kind === 'claim' ? [named.claim] : []
          })
      }
      return []
    },
    due: ({ claims: all }, name) => {
      const claim = all.get(name)
      if (claim?.credit !== undefined)
        return { due: { local: claim.credit.ends }, order: { do: 'EndCredit', claim: name, due: claim.credit.ends } }
      if (claim?.status !== 'open' || claim.expires === undefined) return undefined
      return { due: { local: endOf(claim.expires) }, order: { do: 'ExpireClaim', claim: name, due: claim.expires } }
    },
  },
  answers: {
    keepsActivityOpen: ({ claims: all }, activity) => {
      const open = [...all.values()].find((one) => one.activity === activity && one.credit !== undefined)
      return open === undefined ? undefined : because('order', 'collection credit is open', { claim: open.claim })
    },
    openItems: ({ claims: all }) =>
      [...all.values()]
        .filter(({ status }) => status === 'open')
        .map(({ claim }): OpenItem => ({ kind: 'claim', claim })),
  },
}

function open(own: Claims['state'], claim: Omit<Claim, 'idShown' | 'status'>): void {
  own.claims.set(claim.claim, { ...claim, idShown: false, status: 'open' })
  own.claimsSoFar += 1
}

/** An open claim, a voucher that its winner has not used, and what a tray has paid and not got back. */
const isKept = (claim: Claim | undefined): boolean =>
  claim?.status === 'open' ||
  claim?.voucher === 'open' ||
  claim?.credit !== undefined ||
  (claim?.tray !== undefined && claim.trayRepaid !== true)
