/** People and money of tournaments, as one room of the engine. */
import { toWire } from '../../base/money.ts'
import type { OpenItem } from '../../base/openitem.ts'
import { because } from '../../base/refusal.ts'
import { balance } from '../../ledger/balances.ts'
import type { Mechanism } from '../mechanism.ts'
import { awardTournament, evolveAwarded } from './awards.ts'
import { evolveTargets, nameTargets } from './bounties.ts'
import { callOff, evolveCalledOff, evolveRefunded, payCharity, refundEntry, unrefunded } from './calloff.ts'
import { evolveUndone, undoKnockOut } from './corrections.ts'
import { agreeDeal, evolveDealUndone, undoDeal } from './deals.ts'
import { doors } from './doors.ts'
import { evolveFreeEnded, evolveFreeEntered, evolveFreeOut, evolveFreeUndone } from './free/evolve.ts'
import { endFreePlay, enterFree, knockOutFree, undoFree } from './free/play.ts'
import { evolveKnockedOut, evolveWaived, knockOut, waiveRebuy } from './knockouts.ts'
import { CHARITY } from './money.ts'
import { addOn, evolveBought, intendRebuy, rebuy } from './purchases.ts'
import { entryInto, evolveRegistered, leaveList, register, unregister } from './registration.ts'
import { signLog } from './signing.ts'
import { evolveOpened, evolveStartUndone, openSignUps, startTournament, undoStart } from './signups.ts'
import { stakeOf } from './stakes.ts'
import { tournamentRunning } from './terms.ts'
import { field, freeIn } from './tournament.ts'
import { evolveRecalled } from './undo.ts'
import type { Below, Tournament, Tournaments } from './vocabulary.ts'
import { evolvePurchaseVoided, evolveVoided, voidEntry, voidPurchase } from './voids.ts'
import { hitOf, noteDenied, notePaid, noteVerified } from './wins.ts'

const TWO = { second: 'tournament takes two' } as const

export const tournaments: Mechanism<Tournaments, Below, Below, typeof doors> = {
  uses: [
    'drawings',
    'entries',
    'hits',
    'claims',
    'pieces',
    'rounds',
    'money',
    'offerings',
    'rotation',
    'presence',
    'house',
  ],
  doors,
  initial: () => ({ tournaments: new Map(), receiptsSoFar: 0 }),
  orders: {
    OpenSignUps: { decide: openSignUps },
    Register: { decide: register },
    Unregister: { decide: unregister },
    VoidEntry: { ...TWO, decide: voidEntry },
    StartTournament: { decide: startTournament },
    UndoStart: { ...TWO, decide: undoStart },
    Rebuy: { decide: rebuy },
    AddOn: { decide: addOn },
    IntendRebuy: { decide: intendRebuy },
    WaiveRebuy: { ...TWO, decide: waiveRebuy },
    VoidPurchase: { ...TWO, decide: voidPurchase },
    NameTargets: { decide: nameTargets },
    KnockOut: { decide: knockOut },
    UndoKnockOut: { ...TWO, decide: undoKnockOut },
    AgreeDeal: { ...TWO, decide: agreeDeal },
    UndoDeal: { ...TWO, decide: undoDeal },
    AwardTournament: { ...TWO, decide: awardTournament },
    SignTournamentLog: { decide: signLog },
    CallOffTournament: { ...TWO, decide: callOff },
    RefundEntry: { decide: refundEntry },
    EnterFree: { decide: enterFree },
    KnockOutFree: { decide: knockOutFree },
    UndoFree: { ...TWO, decide: undoFree },
    EndFreePlay: { ...TWO, decide: endFreePlay },
    PayCharity: { ...TWO, decide: payCharity },
  },
  events: {
    SignUpsOpened: { v: 1, evolve: evolveOpened },
    EntryRegistered: { v: 1, evolve: evolveRegistered },
    EntryWithdrawn: {
      v: 1,
      evolve: (own, { activity, entry, receipts }) => leaveList(own, activity, entry, 'withdrawn', receipts),
    },
    EntryVoided: { v: 1, evolve: evolveVoided },
    TournamentStarted: {
      v: 1,
      evolve: (own, { activity, field: players, at, local, by }) => {
        const tournament = own.tournaments.get(activity)!
        tournament.started = { at, local, field: players, soFar: tournament.entriesSoFar, by }
      },
    },
    StartUndone: {
      v: 1,
      evolve: evolveStartUndone,
    },
    RebuyTaken: { v: 1, evolve: evolveBought },
    AddOnTaken: { v: 1, evolve: evolveBought },
    RebuyIntended: {
      v: 1,
      evolve: (own, { activity, entry }) => {
        own.tournaments.get(activity)!.entries.get(entry)!.intends = true
      },
    },
    RebuyWaived: { v: 1, evolve: evolveWaived },
    PurchaseVoided: { v: 1, evolve: evolvePurchaseVoided },
    TargetsNamed: { v: 1, evolve: evolveTargets },
    KnockedOut: { v: 1, evolve: evolveKnockedOut },
    KnockOutUndone: { v: 1, evolve: evolveUndone },
    PrizesRecalled: { v: 1, evolve: evolveRecalled },
    DealAgreed: {
      v: 1,
      evolve: (own, { activity, deal }) => {
        own.tournaments.get(activity)!.deal = deal
      },
    },
    DealUndone: { v: 1, evolve: evolveDealUndone },
    TournamentAwarded: { v: 1, evolve: evolveAwarded },
    TournamentLogSigned: {
      v: 1,
      evolve: (own, { activity, log, at, local, by }) => {
        own.tournaments.get(activity)!.signed = { at, local, log, by }
      },
    },
    TournamentCalledOff: { v: 1, evolve: evolveCalledOff },
    EntryRefunded: { v: 1, evolve: evolveRefunded },
    FreeEntered: { v: 1, evolve: evolveFreeEntered },
    FreeKnockedOut: { v: 1, evolve: evolveFreeOut },
    FreeKnockOutUndone: { v: 1, evolve: evolveFreeUndone },
    FreePlayEnded: { v: 1, evolve: evolveFreeEnded },
    CharityPaid: {
      v: 1,
      evolve: (own, { activity, amount }) => {
        own.tournaments.get(activity)!.charityPaid = amount
      },
    },
  },
  on: {
    HitVerified: noteVerified,
    HitDeclined: (own, { hit }) => noteDenied(own, hit),
    HitBackedOut: (own, { hit }) => noteDenied(own, hit),
    // By hand: what this room takes back itself is no win of it any more.
    PaidInError: (own, { claim }) => {
      const hit = hitOf(own, claim)
      if (hit !== undefined) noteDenied(own, hit)
    },
    ClaimPaid: (own, { claim }) => notePaid(own, claim),
    PrizeDelivered: (own, { claim }) => notePaid(own, claim),
    // Another tournament under the same name begins anew.
    OfferingClosed: (own, { activity }) => void own.tournaments.delete(activity),
  },
  answers: {
    stakeOf,
    entryInto,
    fixesTerms: (world, activity) => {
      const rule = tournamentRunning(world, activity)?.rule
      const tournament = world.tournaments.get(activity)
      return rule === undefined || tournament === undefined
        ? undefined
        : because(rule.structure.by, 'structure is frozen', { since: tournament.opened.local })
    },
    keepsActivityOpen: (world, activity) => {
      const { tournaments: all, balances } = world
      const tournament = all.get(activity)
      if (tournament === undefined) return undefined
      const waiting = unrefunded(tournament).length
      if (waiting > 0) return because('order', 'tournament refunds wait', { entries: waiting })
      const players = field(tournament).length
      if (!isOver(tournament) && players > 0) return because('order', 'tournament has entries', { entries: players })
      const playing = freeIn(tournament)
      if (playing.length > 0) return because('order', 'free tables play on', { tables: tablesOf(playing) })
      const charity = balance(balances, activity, CHARITY)
      if (charity > 0n) return because('order', 'charity waits', { amount: toWire(charity) })
      const log = tournament.awarded === undefined ? undefined : tournamentRunning(world, activity)?.rule.log
      // Once it is closed nobody can put the log together any more.
      return log !== undefined && tournament.signed === undefined ? because(log.by, 'log waits') : undefined
    },
    openItems: ({ tournaments: all }) =>
      [...all.values()].flatMap((one): OpenItem[] =>
        isOver(one) && unrefunded(one).length === 0 ? [] : [{ kind: 'tournament', activity: one.activity }],
      ),
  },
}

const tablesOf = (players: readonly { readonly table: string }[]): string[] => [
  ...new Set(players.map(({ table }) => table)),
]

const isOver = ({ awarded, calledOff }: Tournament): boolean => awarded !== undefined || calledOff !== undefined
