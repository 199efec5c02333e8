/** Events of old versions become events of today before anything reads them; what this program cannot know is refused. */
import { calledFrom1 } from './drawings/older.ts'
import type { Event, EventType } from './event.ts'
import { handFrom1, hitFrom1, periodFrom1 } from './hits/older.ts'
import { roundFrom1 } from './rounds/older.ts'

/** The version that is written today. Every older one stays readable for ever: raise it and add a step below. */
const EVENT_VERSIONS: { readonly [Type in EventType]: number } = {
  PropertyOpened: 1,
  TableSet: 1,
  TableOpened: 1,
  TableClosed: 1,
  EquipmentFailed: 1,
  EquipmentMended: 1,
  PersonEnrolled: 1,
  FloorCalled: 1,
  CallAnswered: 1,
  ProfileSet: 1,
  ShiftHandedOver: 1,
  EnteredFromPaper: 1,
  StaffEnrolled: 1,
  StaffDisabled: 1,
  DeviceEnrolled: 1,
  DeviceDisabled: 1,
  MessageSetAside: 1,
  RulesAccepted: 1,
  OfferingDrafted: 1,
  OfferingApproved: 1,
  OfferingPosted: 1,
  OfferingPaused: 1,
  OfferingResumed: 1,
  OfferingStopped: 1,
  OfferingCancelled: 1,
  OfferingClosed: 1,
  FreeTableRequested: 1,
  FreeTableOffered: 1,
  RequestWithdrawn: 1,
  RankPosted: 1,
  BroughtForward: 1,
  PoolSeeded: 1,
  PoolIncreased: 1,
  AdminFeeTaken: 1,
  BoxCounted: 1,
  MoneyMoved: 1,
  CountSealed: 1,
  CountWithdrawn: 1,
  CountsDiffered: 1,
  SheetPrinted: 1,
  DrawerOpened: 1,
  DrawerClosed: 1,
  DayClosed: 1,
  RoundStarted: 2,
  BetLate: 1,
  RoundEnded: 1,
  RoundVoided: 1,
  HandJudged: 2,
  HitDeclared: 2,
  HitAttested: 1,
  SurveillanceAnswered: 1,
  HitVerified: 1,
  HitDeclined: 1,
  HitDisputed: 1,
  DisputeSettled: 1,
  HitBackedOut: 1,
  PeriodClosed: 2,
  DrawOpened: 1,
  DrawContributed: 1,
  DrawRevealed: 1,
  DrawAbandoned: 1,
  CardInserted: 1,
  CardRemoved: 1,
  CalledUp: 2,
  ReportedIn: 1,
  PassedOver: 1,
  GameStepped: 1,
  PoolsReverted: 1,
  TablePlayed: 1,
  AccountUsed: 1,
  IdShown: 1,
  FormRecorded: 1,
  ClaimPaid: 1,
  PrizeDelivered: 1,
  VoucherUsed: 1,
  ClaimExpired: 1,
  PaidInError: 1,
}

type Written = { readonly type: string; readonly v: number }

/** By event type and the version that it was written in: one step towards today. */
const STEPS: Readonly<Record<string, (event: Written) => Written>> = {
  'RoundStarted 1': roundFrom1,
  'HandJudged 1': handFrom1,
  'HitDeclared 1': hitFrom1,
  'PeriodClosed 1': periodFrom1,
  'CalledUp 1': calledFrom1,
}

const versionOf = (type: string): number | undefined =>
  Object.hasOwn(EVENT_VERSIONS, type) ? EVENT_VERSIONS[type as EventType] : undefined

export const isOfToday = (event: Written): boolean => EVENT_VERSIONS[event.type as EventType] === event.v

export function upcast(event: Written, steps = STEPS): Event {
  if (isOfToday(event)) return event as Event
  const today = versionOf(event.type)
  if (today === undefined || event.v > today)
    throw new Error(
      `this program does not know events ${event.type} of version ${event.v}; the journal was written by a newer one`,
    )
  const step = steps[`${event.type} ${event.v}`]
  if (step === undefined) throw new Error(`nothing turns ${event.type} of version ${event.v} into a later one`)
  return upcast(step(event), steps)
}
