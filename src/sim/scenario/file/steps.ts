/** The steps of a scenario: the engine's own orders, and a few that stand for several orders in a row. */

import { z } from 'zod'
import { message } from '../../../base/message.ts'
import { DEVICES } from '../../../engine/house/vocabulary.ts'
import { AWAY } from '../../../engine/presence/vocabulary.ts'
import { offering } from '../../../rulebook/offering.ts'
import { clock, date, flag, money, whole } from '../../../rulebook/terms.ts'
import { issueOf } from '../../../rulebook/text/parsed.ts'
import { gameStep, playGame, useAccount } from '../tablegame.ts'
import { balances, broughtForward } from './balances.ts'
import { CONTEST_STEPS } from './contesttext.ts'
import { CREDIT_STEPS } from './credittext.ts'
import { playDoubleUp, playHiLo, spinWheel } from './drawntext.ts'
import { expectations } from './expectation.ts'
import { FLOOR_STEPS } from './floortext.ts'
import { enterAward, reportHit, settled } from './hittext.ts'
import { PIECE_STEPS } from './piecetext.ts'
import { POT_STEPS, tableKind } from './pottext.ts'
import { person, round, seats } from './seattext.ts'
import { SQUARES_STEPS } from './squarestext.ts'
import { STAGE_STEPS } from './stagetext.ts'
import { beside, someTickets } from './tickettext.ts'
import { sketch } from './tournamentsketch.ts'
import { TOURNAMENT_STEPS } from './tournamenttext.ts'
import { WAITING_STEPS } from './waitingtext.ts'
import { localTime, span } from './words.ts'

const text = z.string()
const table = text.optional()
const activity = text.optional()
const pool = text.optional()
const reason = text.optional()
const byHand = { why: text.optional(), with: text.optional() }

const ofClaim = { claim: text.optional(), seat: text.optional(), table }
const ofOffering = z.strictObject({ activity })
const stopped = z.strictObject({ activity, reason })
const notice = z.strictObject({ what: text, where: text, since: text })
const tableOnly = z.strictObject({ table })

/** So many hands, each with so many dealt in, at these betting limits where fees go by them. */
const pots = z.strictObject({ pots: whole, dealtIn: whole, limit: text.optional() })
export type PotsText = z.infer<typeof pots>

const sketched = offering.extend({ tournament: sketch })
export const chosen = sketched.extend({ balances: balances.optional() })
export type Chosen = z.infer<typeof chosen>

export const STEPS = {
  // the house
  setTable: z.strictObject({
    table: text,
    game: text,
    seats: whole.optional(),
    decks: whole.optional(),
    limit: text.optional(),
    kind: tableKind,
  }),
  openTable: z.strictObject({ table }),
  seatPlayer: z.strictObject({ table, seat: text, person: text.optional() }),
  namePlayer: z.strictObject({ table, seat: text, person: text }),
  movePlayer: z.strictObject({ table, seat: text, toTable: table, toSeat: text }),
  markAway: z.strictObject({ table, seat: text, why: z.enum(AWAY).optional() }),
  markBack: z.strictObject({ table, seat: text }),
  leaveSeat: z.strictObject({ table, seat: text }),
  reserveSeat: z.strictObject({ table, seat: text, person: text.optional(), minutes: whole }),
  releaseSeat: z.strictObject({ table, seat: text }),
  correctStay: z.strictObject({ table, seat: text, ago: whole, reason: text.optional() }),
  scanCard: z.strictObject({ person: text, table, seat: text.optional(), ago: whole.optional() }),
  /** The clock does it by itself; here also when it should not. */
  handOut: z.strictObject({ activity, due: localTime.optional() }),
  giveTicket: z.strictObject({
    activity,
    table,
    seat: text,
    person: text.optional(),
    yes: z.array(text).optional(),
    no: z.array(text).optional(),
  }),
  // dealers
  enrolStaff: z.strictObject({ person: text, roles: z.array(text).min(1) }),
  joinLineUp: z.strictObject({ dealer: text, games: z.array(text).optional() }),
  leaveLineUp: z.strictObject({ dealer: text }),
  setString: z.strictObject({ string: text, tables: z.array(text) }),
  setPace: z.strictObject({ push: whole, breakAfter: whole, break: whole }),
  pushDealer: z.strictObject({ table, dealer: text, reason: text.optional() }),
  pushString: z.strictObject({ string: text, coming: z.array(text).optional() }),
  undoPush: z.strictObject({ push: whole, reason: text.optional() }),
  takeBreak: z.strictObject({ dealer: text }),
  endBreak: z.strictObject({ dealer: text, reason: text.optional() }),
  ...WAITING_STEPS,
  closeTable: z.strictObject({ table }),
  reportFault: z.strictObject({ table, device: z.enum(DEVICES), reason }),
  clearFault: z.strictObject({ table, device: z.enum(DEVICES) }),
  callFloor: z.strictObject({ table, why: text.optional() }),
  answerCall: z.strictObject({ table }),
  /** The house profile as its text. */
  setProfile: z.strictObject({ text }),
  /** Everything that is open is on the list, unless the step writes a list of its own. */
  handOver: z.strictObject({
    shift: text.optional(),
    open: z.array(text).optional(),
    note: text.optional(),
    second: text.optional(),
  }),
  confirmPaper: z.strictObject({ slip: text.optional() }),
  declinePaper: z.strictObject({ slip: text.optional(), reason: text.optional() }),
  enrolPerson: person.extend({ person: text, second: text.optional() }),
  // rules and offerings
  acceptRules: z.strictObject({ activity: text, clauses: z.array(text).optional(), document: text.optional() }),
  offer: chosen,
  checkOffering: offering,
  draftOffering: sketched,
  draftAnother: sketched,
  approveOffering: ofOffering.extend({ version: whole.optional() }),
  returnOffering: stopped.extend({ version: whole.optional() }),
  postOffering: ofOffering.extend({ places: z.array(text).optional(), notice: notice.optional() }),
  pauseOffering: stopped,
  resumeOffering: ofOffering,
  stopOffering: stopped,
  cancelOffering: stopped,
  closeOffering: stopped.extend({ to: text }),
  /** No purchase necessary: asked for, and offered. */
  requestFreeTable: z.strictObject({ activity, patron: text.optional(), person: text.optional(), table }),
  offerFreeTable: z.strictObject({ request: text.optional(), table }),
  withdrawRequest: z.strictObject({ request: text.optional(), reason }),
  postRank: z.strictObject({
    activity,
    setting: text.optional(),
    value: text.optional(),
    card: text.optional(),
    witnesses: z.array(text).optional(),
  }),
  // money
  bringForward: broughtForward,
  seedPool: z.strictObject({ activity, pool }),
  increaseDaily: z.strictObject({ activity, pool, due: date.optional() }),
  increasePool: z.strictObject({ activity, pool, amount: money, notice: text.optional() }),
  takeAdminFee: z.strictObject({ activity, table }),
  countBox: z.strictObject({
    activity,
    table,
    box: text.optional(),
    shift: text.optional(),
    /** What the box of one activity holds. */
    fees: money.optional(),
    /** Or how many hands were played, from which the rules tell what it holds. */
    pots: z.array(pots).min(1).optional(),
    counted: z.record(z.string(), money).optional(),
    counters: z.array(text).optional(),
    corrects: text.optional(),
  }),
  depositAdvance: z.strictObject({ activity, amount: money.optional() }),
  fetchDue: ofOffering,
  repayDrawer: z.strictObject({ activity, drawer: text.optional() }),
  repayTray: z.strictObject({ activity, table }),
  openDrawer: z.strictObject({ drawer: text.optional(), counted: money }),
  closeDrawer: z.strictObject({ drawer: text.optional(), counted: money, second: text.optional() }),
  closeDay: z.strictObject({ day: date.optional() }),
  // rounds
  startRound: round.extend({ table }),
  /** What a hand costs, and who puts it down: nothing happens. */
  askFee: z.strictObject({ activity, table, limit: text, seats }),
  betLate: z.strictObject({ table, seat: text }),
  endRound: tableOnly,
  voidRound: z.strictObject({ table, reason }),
  playRounds: round.extend({ table, rounds: whole }),
  // hits
  reportHit,
  /** At several tables in the same moment. */
  reportHits: z.array(reportHit).min(2),
  enterAward,
  attestHit: z.strictObject({ hit: text.optional(), no: z.array(text).optional() }),
  confirmSurveillance: z.strictObject({ hit: text.optional(), yes: flag.optional() }),
  judgeHeld: z.strictObject({ hit: text.optional() }),
  verifyHit: z.strictObject({ hit: text.optional() }),
  declineHit: z.strictObject({
    hit: text.optional(),
    reason,
    clause: text.optional(),
    second: text.optional(),
    evidence: text.optional(),
  }),
  disputeHit: z.strictObject({ hit: text.optional(), reason }),
  settleDispute: z.strictObject({ hit: text.optional(), reason, second: text.optional() }),
  backOutHit: z.strictObject({ hit: text.optional(), reason, second: text.optional(), document: text.optional() }),
  /** The clock moves to the end of the next period; those who are not named absent are there, and are paid. */
  closePeriod: z.strictObject({
    activity,
    absent: z.array(text).optional(),
    id: z.enum(['shown', 'none']).optional(),
    form: text.optional(),
    drawer: text.optional(),
  }),
  // drawings, and games for their prizes
  /** Told by the feed, unless somebody does it by hand: then `why`, and `with` another person. */
  insertCard: z.strictObject({ person: text, machine: text.optional(), ...byHand, isUnknown: flag.optional() }),
  removeCard: z.strictObject({ person: text.optional(), machine: text.optional(), ...byHand }),
  enrolMachines: z.strictObject({ machines: z.array(text), with: text.optional() }),
  retireMachine: z.strictObject({ machine: text, why: text, with: text.optional() }),
  /** Picked among those who play with a card; `winner` says who, so that the scenario can go on with that person. */
  hotSeat: z.strictObject({
    activity,
    winner: text.optional(),
    drawing: clock.optional(),
    /** How far it goes; `no witness`: it is tried without one. */
    until: z.enum(['opened', 'contributed']).optional(),
    witness: text.optional(),
    isUnwitnessed: flag.optional(),
  }),
  /** The draw that waits goes on: `value` other than what the witness committed to, to see it refused. */
  revealDraw: z.strictObject({ value: text.optional() }),
  abandonDraw: z.strictObject({ why: text, with: text.optional() }),
  drawTicket: z.strictObject({ activity, ticket: text, witnesses: z.array(text).optional() }),
  /** Where the call gives the prize itself, it goes on to the payment, as far as `until` says. */
  reportIn: z.strictObject({ callup: text.optional(), person: text.optional(), ...settled }),
  /** `with` somebody of another department, who is there unless `isAlone`. */
  passOver: z.strictObject({
    callup: text.optional(),
    reason,
    clause: text.optional(),
    with: text.optional(),
    isAlone: flag.optional(),
  }),
  /** The clock moves to the end of the standing; everybody with a place is paid, as far as `until` says. */
  closePoints: z.strictObject({ activity, ...settled }),
  /** `with` another person, who is there unless `isAlone`. */
  adjustPoints: z.strictObject({
    activity,
    person: text,
    points: z.coerce.number().int(),
    reason,
    with: text.optional(),
    isAlone: flag.optional(),
  }),
  // tickets and the drum; `with` another person, who is there unless `isAlone`
  collect: z.strictObject({ activity, ...someTickets }),
  voidTickets: z.strictObject({ activity, ...someTickets, reason }),
  /** With a reason where it is earlier than posted. */
  emptyDrum: z.strictObject({ activity, ...beside, reason }),
  ...STAGE_STEPS,
  ...POT_STEPS,
  ...PIECE_STEPS,
  ...CREDIT_STEPS,
  ...CONTEST_STEPS,
  ...SQUARES_STEPS,
  ...TOURNAMENT_STEPS,
  ...FLOOR_STEPS,
  playHiLo,
  playDoubleUp,
  spinWheel,
  // games against the house
  playGame,
  gameStep,
  useAccount,
  settleTable: tableOnly,
  // claims
  /** With `pass`, by its call or whose it is: identification that was to follow. */
  showId: z.strictObject({
    ...ofClaim,
    pass: text.optional(),
    person: text.optional(),
    copied: z.boolean().optional(),
  }),
  recordForm: z.strictObject({ ...ofClaim, kind: text, reference: text.optional(), person: text.optional() }),
  shareClaim: z.strictObject({ ...ofClaim, shares: z.record(text, money) }),
  /** `series`: of coupons, for a prize that is such. */
  payClaim: z.strictObject({
    ...ofClaim,
    form: text.optional(),
    drawer: text.optional(),
    tray: text.optional(),
    series: text.optional(),
  }),
  useVoucher: z.strictObject({ ...ofClaim, cost: money }),
  useCredit: z.strictObject({ person: text, table, amount: money }),
  expireClaim: z.strictObject({ ...ofClaim, due: date.optional() }),
  /** Activity and amount where the claim is of a closed day. */
  reportPaidInError: z.strictObject({
    ...ofClaim,
    second: text.optional(),
    reason,
    activity,
    amount: money.optional(),
    gift: money.optional(),
  }),
  // time
  advance: span,
} as const

export type StepName = keyof typeof STEPS
export type StepText<Name extends StepName> = z.infer<(typeof STEPS)[Name]>
export const STEP_NAMES = Object.keys(STEPS) as readonly StepName[]

const optional = Object.fromEntries(Object.entries(STEPS).map(([name, schema]) => [name, schema.optional()])) as {
  [Name in StepName]: z.ZodOptional<(typeof STEPS)[Name]>
}

/** One step under its name; `at` moves the clock there first, and may stand alone. */
export const step = z
  .strictObject({
    ...optional,
    at: localTime.optional(),
    /** Who acts, where another than usual. */
    by: text.optional(),
    note: text.optional(),
    /** Typed in from paper by `by`: who did it, and when. `confirmed: no` where those named are not there and it waits. */
    paper: z.strictObject({ by: text, at: localTime, confirmed: flag.optional() }).optional(),
    expect: expectations.optional(),
  })
  .superRefine((written, context) => {
    const names = STEP_NAMES.filter((name) => written[name] !== undefined)
    if (names.length > 1) context.addIssue(issueOf(message('several steps at once', { steps: names })))
    if (names.length === 0 && written.at === undefined && written.expect === undefined)
      context.addIssue(issueOf(message('step names nothing', { steps: STEP_NAMES })))
  })
export type Step = z.infer<typeof step>
