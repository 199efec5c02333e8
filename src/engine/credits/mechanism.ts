/** Credits of members, as one room of the engine. */
import type { Closing } from '../closing/vocabulary.ts'
import type { Mechanism } from '../mechanism.ts'
import { hearTableClosed, ofSeats } from '../presence/played.ts'
import { adjustCredits, endCredits, evolveEnded } from './adjusting.ts'
import { doors } from './doors.ts'
import { addUpCredits, evolveGiven, hearSeats } from './earning.ts'
import { changeLots, giveBack } from './lots.ts'
import { allTaken, evolveRedeemed, redeemCredits, releasePrizes, reservePrizes } from './redeem.ts'
import { creditTimers } from './timers.ts'
import type { Below, Credits, Slice } from './vocabulary.ts'

/** Nobody has the prize: what was handed in for it goes back to its lots. */
function undo(own: Slice, hit: string): void {
  const redeemed = own.redeemed.get(hit)
  if (redeemed === undefined) return
  giveBack(own, redeemed.activity, redeemed.person, redeemed.taken)
  own.redeemed.delete(hit)
}

/** Time does not count while it is paused or stopped. */
function halt(own: Slice, { activity, at }: { readonly activity: string; readonly at?: number }): void {
  const out = own.crediting.get(activity)?.out
  if (out !== undefined && at !== undefined && (out.length === 0 || out.at(-1)!.to !== undefined))
    out.push({ from: at })
}

export const credits: Mechanism<Credits, Below, Below & Closing, typeof doors> = {
  uses: ['drawings', 'entries', 'hits', 'claims', 'rounds', 'money', 'offerings', 'presence', 'house'],
  doors,
  initial: () => ({
    crediting: new Map(),
    creditLots: new Map(),
    prizesReserved: new Map(),
    redeemed: new Map(),
    redemptionsSoFar: 0,
    reservationsSoFar: 0,
  }),
  orders: {
    AddUpCredits: { decide: addUpCredits },
    RedeemCredits: { decide: redeemCredits },
    ReservePrizes: { decide: reservePrizes },
    ReleasePrizes: { decide: releasePrizes },
    AdjustCredits: { second: 'credits take two', decide: adjustCredits },
    EndCredits: { decide: endCredits },
  },
  events: {
    CreditsGiven: { v: 1, evolve: evolveGiven },
    CreditsRedeemed: { v: 1, evolve: evolveRedeemed },
    PrizesReserved: {
      v: 1,
      evolve: (own, { reservation, activity, person, prizes, until }) => {
        own.reservationsSoFar += 1
        own.prizesReserved.set(reservation, { reservation, activity, person, prizes, until })
        changeLots(own, activity, person, allTaken({ prizes }), -1)
      },
    },
    ReservationEnded: {
      v: 1,
      evolve: (own, { reservation: name }) => {
        const reservation = own.prizesReserved.get(name)!
        own.prizesReserved.delete(name)
        giveBack(own, reservation.activity, reservation.person, allTaken(reservation))
      },
    },
    CreditsAdjusted: {
      v: 1,
      evolve: (own, { activity, person, credits: more, taken }) =>
        changeLots(own, activity, person, taken, more > 0 ? 1 : -1),
    },
    CreditsEnded: { v: 1, evolve: evolveEnded },
  },
  on: {
    ...ofSeats(hearSeats),
    TableClosed: (own, event) => {
      for (const crediting of own.crediting.values()) hearTableClosed(crediting, event)
    },
    OfferingPaused: halt,
    OfferingStopped: halt,
    OfferingResumed: (own, { activity, at }) => {
      const out = own.crediting.get(activity)?.out
      const last = out?.at(-1)
      if (out !== undefined && last !== undefined && last.to === undefined && at !== undefined)
        out[out.length - 1] = { from: last.from, to: at }
    },
    HitDeclined: (own, { hit }) => undo(own, hit),
    HitBackedOut: (own, { hit }) => undo(own, hit),
    // What is paid does not come back any more.
    DayClosed: (own, _, { hits }) => {
      for (const hit of own.redeemed.keys()) if (!hits.has(hit)) own.redeemed.delete(hit)
    },
    // Another promotion under the same name begins anew.
    OfferingClosed: (own, { activity }) => {
      own.crediting.delete(activity)
      own.creditLots.delete(activity)
      for (const [name, one] of own.prizesReserved) if (one.activity === activity) own.prizesReserved.delete(name)
      for (const [hit, one] of own.redeemed) if (one.activity === activity) own.redeemed.delete(hit)
    },
  },
  timers: creditTimers,
}
