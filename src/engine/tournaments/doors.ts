/** How people give the orders of this room: shape, who may, an example. */
import { z } from 'zod'
import { DEALS } from '../../games/tournament/deal.ts'
import { amount, drawer, name, person, reason, table, words } from '../fields.ts'
import type { Doors } from '../mechanism.ts'
import { may } from './permissions.ts'
import { FREE_OUT_BY, WAYS_IN } from './records.ts'
import type { Tournaments } from './vocabulary.ts'

const ACTIVITY = 'bay-101/poker-tournaments.evening'
const entry = words(8)
const yes = z.literal(true)
const claim = words(12)
const tournament = z.strictObject({ activity: name })
const ofEntry = z.strictObject({ activity: name, entry })
const atDrawer = z.strictObject({ activity: name, entry, drawer })
const entries = z.array(entry).max(2_000)

const fallen = z.strictObject({
  entry,
  chips: z.int().min(0).max(1_000_000_000).exactOptional(),
  by: z.array(entry).min(1).max(20).exactOptional(),
  rebuys: yes.exactOptional(),
})

export const doors = {
  OpenSignUps: { shape: tournament, may: may.OpenSignUps, example: { activity: ACTIVITY } },
  Register: {
    shape: z.strictObject({
      activity: name,
      person,
      way: z.enum(WAYS_IN),
      drawer: drawer.exactOptional(),
      claim: claim.exactOptional(),
      from: words(80).exactOptional(),
    }),
    may: may.Register,
    example: { activity: ACTIVITY, person: '1204', way: 'paid', drawer: 'cage-1' },
  },
  Unregister: {
    shape: z.strictObject({ activity: name, entry, drawer: drawer.exactOptional() }),
    may: may.Unregister,
    example: { activity: ACTIVITY, entry: 'E7', drawer: 'cage-1' },
  },
  VoidEntry: {
    shape: z.strictObject({ activity: name, entry, drawer: drawer.exactOptional(), reason }),
    may: may.VoidEntry,
    example: { activity: ACTIVITY, entry: 'E7', drawer: 'cage-1', reason: 'another person of the same name' },
  },
  StartTournament: { shape: tournament, may: may.StartTournament, example: { activity: ACTIVITY } },
  Rebuy: {
    shape: atDrawer.extend({ chips: z.int().min(0).max(1_000_000_000_000).exactOptional() }),
    may: may.Rebuy,
    example: { activity: ACTIVITY, entry: 'E7', drawer: 'cage-1' },
  },
  AddOn: { shape: atDrawer, may: may.AddOn, example: { activity: ACTIVITY, entry: 'E7', drawer: 'cage-1' } },
  IntendRebuy: { shape: ofEntry, may: may.IntendRebuy, example: { activity: ACTIVITY, entry: 'E7' } },
  WaiveRebuy: {
    shape: z.strictObject({ activity: name, entry, reason }),
    may: may.WaiveRebuy,
    example: { activity: ACTIVITY, entry: 'E7', reason: 'left the room' },
  },
  VoidPurchase: {
    shape: z.strictObject({ activity: name, receipt: words(12), drawer: drawer.exactOptional(), reason }),
    may: may.VoidPurchase,
    example: { activity: ACTIVITY, receipt: 'T31', drawer: 'cage-1', reason: 'sold for the wrong player' },
  },
  NameTargets: {
    shape: z.strictObject({ activity: name, entries }),
    may: may.NameTargets,
    example: { activity: ACTIVITY, entries: ['E2', 'E9'] },
  },
  // Sending somebody off takes two, and is an order of the floor.
  KnockOut: {
    shape: z.strictObject({
      activity: name,
      fallen: z.array(fallen).min(1).max(40),
      table: table.exactOptional(),
    }),
    may: may.KnockOut,
    example: { activity: ACTIVITY, fallen: [{ entry: 'E7', chips: 4200, by: ['E2'] }], table: '12' },
  },
  UndoKnockOut: {
    shape: z.strictObject({ activity: name, out: words(8), drawer: drawer.exactOptional(), reason }),
    may: may.UndoKnockOut,
    example: { activity: ACTIVITY, out: 'K3', reason: 'wrong seat was tapped' },
  },
  AgreeDeal: {
    shape: z.strictObject({
      activity: name,
      method: z.enum(DEALS),
      shares: z.array(z.strictObject({ entry, amount })).min(1).max(100),
      consents: z.array(entry).max(100),
      note: words(1_000),
    }),
    may: may.AgreeDeal,
    example: {
      activity: ACTIVITY,
      method: 'custom',
      shares: [
        { entry: 'E2', amount: '$3,500' },
        { entry: 'E9', amount: '$3,100' },
      ],
      consents: ['E2', 'E9'],
      note: 'agreed at the final table, play ends',
    },
  },
  UndoStart: {
    shape: z.strictObject({ activity: name, reason }),
    may: may.UndoStart,
    example: { activity: ACTIVITY, reason: 'it was the wrong one' },
  },
  UndoDeal: {
    shape: z.strictObject({ activity: name, reason }),
    may: may.UndoDeal,
    example: { activity: ACTIVITY, reason: 'one of them had not agreed' },
  },
  AwardTournament: { shape: tournament, may: may.AwardTournament, example: { activity: ACTIVITY } },
  SignTournamentLog: {
    shape: z.strictObject({ activity: name, tables: z.int().min(1).max(1_000) }),
    may: may.SignTournamentLog,
    example: { activity: ACTIVITY, tables: 7 },
  },
  CallOffTournament: {
    shape: z.strictObject({ activity: name, reason }),
    may: may.CallOffTournament,
    example: { activity: ACTIVITY, reason: 'the power failed' },
  },
  RefundEntry: {
    shape: z.strictObject({ activity: name, entry, drawer: drawer.exactOptional() }),
    may: may.RefundEntry,
    example: { activity: ACTIVITY, entry: 'E7', drawer: 'cage-1' },
  },
  EnterFree: {
    shape: z.strictObject({ activity: name, person, table, request: words(12).exactOptional() }),
    may: may.EnterFree,
    example: { activity: ACTIVITY, person: '1204', table: '7', request: 'F3' },
  },
  KnockOutFree: {
    shape: z.strictObject({
      activity: name,
      player: entry,
      how: z.enum(FREE_OUT_BY),
      won: z.array(entry).min(1).max(20).exactOptional(),
    }),
    may: may.KnockOutFree,
    example: { activity: ACTIVITY, player: 'N2', how: 'hand', won: ['N1'] },
  },
  UndoFree: {
    shape: z.strictObject({ activity: name, player: entry, reason }),
    may: may.UndoFree,
    example: { activity: ACTIVITY, player: 'N2', reason: 'wrong player was tapped' },
  },
  EndFreePlay: {
    shape: z.strictObject({ activity: name, table }),
    may: may.EndFreePlay,
    example: { activity: ACTIVITY, table: '7' },
  },
  PayCharity: {
    shape: z.strictObject({ activity: name, reference: words(80) }),
    may: may.PayCharity,
    example: { activity: ACTIVITY, reference: 'check 20117' },
  },
} satisfies Doors<Tournaments>
