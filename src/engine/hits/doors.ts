/** How people give the orders of this room: shape, who may, an example. */
import { z } from 'zod'
import { message } from '../../base/message.ts'
import { needing } from '../../rulebook/text/parsed.ts'
import {
  deal,
  eachSeatOnce,
  facts,
  flag,
  hand,
  minute,
  name,
  party,
  person,
  positive,
  reason,
  table,
  words,
} from '../fields.ts'
import type { Doors } from '../mechanism.ts'
import { may } from './permissions.ts'
import type { Hits } from './vocabulary.ts'

export const doors = {
  ReportHit: {
    shape: z.strictObject({
      table,
      facts,
      common: deal,
      // None where the hands belong to the whole table.
      hands: needing(z.array(hand).max(30), eachSeatOnce, message('seat named twice')),
      activities: z.array(name).max(20).exactOptional(),
      anotherHand: z.literal(true).exactOptional(),
    }),
    may: may.ReportHit,
    example: {
      table: '1',
      facts: { dealtIn: 3, tournament: false },
      common: { dealerUp: '7h' },
      hands: [{ seat: '3', role: 'player', cards: { hand: '7h 7h' }, bettors: [{ place: 'seated' }] }],
    },
  },
  EnterAward: {
    shape: z.strictObject({
      activity: name,
      table: table.exactOptional(),
      awards: z
        .array(
          z.strictObject({ to: party, person: person.exactOptional(), line: name, amount: positive.exactOptional() }),
        )
        .min(1)
        .max(100),
      evidence: reason,
    }),
    may: may.EnterAward,
    example: {
      activity: 'bay-101/blazing-7s',
      awards: [{ to: 'member 12', line: 'player of the week', amount: '$250.00' }],
      evidence: 'sign-in sheets of week 9',
    },
  },
  AttestHit: {
    shape: z.strictObject({ hit: name, answers: z.record(z.string().max(200), flag) }),
    may: may.AttestHit,
    example: { hit: 'H1', answers: { 'E1 table 1 seat 3': true } },
  },
  ConfirmSurveillance: {
    shape: z.strictObject({ hit: name, yes: flag.exactOptional() }),
    may: may.ConfirmSurveillance,
    example: { hit: 'H1', yes: true },
  },
  JudgeHeld: {
    shape: z.strictObject({ hit: name }),
    may: may.JudgeHeld,
    example: { hit: 'H2' },
  },
  VerifyHit: {
    shape: z.strictObject({ hit: name }),
    may: may.VerifyHit,
    example: { hit: 'H1' },
  },
  DeclineHit: {
    shape: z.strictObject({ hit: name, reason, clause: words(20).exactOptional(), evidence: reason }),
    may: may.DeclineHit,
    example: { hit: 'H1', reason: 'the cards were exposed', evidence: 'camera 3' },
  },
  DisputeHit: {
    shape: z.strictObject({ hit: name, reason }),
    may: may.DisputeHit,
    example: { hit: 'H1', reason: 'the guest says they had folded' },
  },
  SettleDispute: {
    shape: z.strictObject({ hit: name, reason }),
    may: may.SettleDispute,
    example: { hit: 'H1', reason: 'seen on the recording' },
  },
  BackOutHit: {
    shape: z.strictObject({ hit: name, reason, document: reason }),
    may: may.BackOutHit,
    example: { hit: 'H1', reason: 'verified at the wrong table', document: 'adjustment 14' },
  },
  ClosePeriod: {
    shape: z.strictObject({
      activity: name,
      due: minute,
      present: z.record(z.string().max(80), flag).exactOptional(),
    }),
    may: may.ClosePeriod,
    example: { activity: 'bay-101/blazing-7s', due: '2026-03-10T19:00' },
  },
} satisfies Doors<Hits>
