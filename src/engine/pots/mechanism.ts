/** Prizes for tables that were drawn, as one room of the engine. */
import { fromWire, subtract, toWire } from '../../base/money.ts'
import { because } from '../../base/refusal.ts'
import type { Mechanism } from '../mechanism.ts'
import { awardPot, awardSeats } from './awards.ts'
import { doors } from './doors.ts'
import { splashPot, takeBackPot } from './splash.ts'
import type { Below, Pots, Slice } from './vocabulary.ts'

/** Chips leave the cage with somebody of another department. */
const TWO = { second: 'one person is not two', elsewhere: 'one department is not two' } as const

export const pots: Mechanism<Pots, Below, Below, typeof doors> = {
  uses: ['drawings', 'entries', 'hits', 'claims', 'rounds', 'money', 'offerings', 'presence', 'house'],
  doors,
  initial: () => ({ splashes: new Map() }),
  orders: {
    SplashPot: { ...TWO, decide: splashPot },
    AwardPot: { decide: awardPot },
    AwardSeats: { decide: awardSeats },
    TakeBackPot: { ...TWO, decide: takeBackPot },
  },
  events: {
    PotSplashed: {
      v: 1,
      evolve: (own, { callup, activity, table, line, amount, thing }) => {
        const chips = thing === undefined ? amount : '0'
        own.splashes.set(callup, {
          callup,
          activity,
          table,
          line,
          amount,
          ...(thing === undefined ? {} : { thing }),
          chips,
        })
      },
    },
    SeatPicked: { v: 1, evolve: () => undefined },
    PotTakenBack: { v: 1, evolve: (own, { callup }) => void own.splashes.delete(callup) },
  },
  on: {
    HitDeclared: (own, { hit, source }) => {
      const splash = source.kind === 'drawing' ? own.splashes.get(source.callup) : undefined
      if (splash === undefined) return
      // A thing does not lie in the pot: its hit has it from here on.
      if (splash.thing === undefined) splash.hit = hit
      else own.splashes.delete(splash.callup)
    },
    HitDeclined: (own, { hit }) => letGo(own, hit),
    HitBackedOut: (own, { hit }) => letGo(own, hit),
    ClaimPaid: (own, { claim, pot }, { claims }) => {
      const paid = pot === undefined ? undefined : claims.get(claim)
      const splash = [...own.splashes.values()].find((one) => one.hit !== undefined && one.hit === paid?.hit)
      if (splash === undefined || paid === undefined) return
      splash.chips = toWire(subtract(fromWire(splash.chips), fromWire(paid.award.amount)))
      if (splash.chips === '0') own.splashes.delete(splash.callup)
    },
  },
  answers: {
    keepsActivityOpen: ({ splashes }, activity) => {
      const splash = [...splashes.values()].find((one) => one.activity === activity)
      return splash === undefined ? undefined : because('order', 'prize is in the pot', { table: splash.table })
    },
    keepsTableOpen: ({ splashes }, table) => {
      const splash = [...splashes.values()].find((one) => one.table === table && one.hit === undefined)
      return splash === undefined ? undefined : because('order', 'prize is in the pot', { table })
    },
  },
}

/** Nobody has won it: the chips are looked for, and go back. */
function letGo(own: Slice, hit: string): void {
  for (const splash of own.splashes.values()) if (splash.hit === hit) delete splash.hit
}
