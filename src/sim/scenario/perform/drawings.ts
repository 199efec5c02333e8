/** Club cards, drawings, call-ups, and games for their prizes. */
import { enrolMachine, pickHotSeat, revealOpen } from '../draw.ts'
import { playDoubleUp, playHiLo, reportFor, settlePrize, spinWheel } from '../drawing.ts'
import { order } from '../night.ts'
import { activityOf, callUpOf } from '../reference.ts'
import { closeStanding } from '../standing.ts'
import type { Perform } from './steps.ts'

export const DRAWINGS = {
  insertCard: (night, { person, machine = `m-${person}`, isUnknown, ...hand }, by = 'device:slots') => {
    if (isUnknown !== true) enrolMachine(night, machine)
    order(night, { do: 'InsertCard', machine, person, ...byHand(hand) }, by)
  },
  removeCard: (night, { person, machine, ...hand }, by = 'device:slots') =>
    order(night, { do: 'RemoveCard', machine: machine ?? `m-${person}`, ...byHand(hand) }, by),
  enrolMachines: (night, { machines, with: second = 'surveillance' }, by = 'compliance') =>
    order(night, { do: 'EnrolMachines', machines, second }, by),
  retireMachine: (night, { machine, why, with: second = 'surveillance' }, by = 'compliance') =>
    order(night, { do: 'RetireMachine', machine, reason: why, second }, by),
  hotSeat: (night, { activity, ...how }, by) => pickHotSeat(night, activityOf(night, activity), how, by),
  revealDraw: (night, { value }, by) => revealOpen(night, value, by),
  abandonDraw: (night, { why, with: second }, by = 'club host') =>
    order(
      night,
      {
        do: 'AbandonDraw',
        draw: night.state.draws.pending.at(-1)?.opened.draw ?? 0,
        reason: why,
        ...(second === undefined ? {} : { second }),
      },
      by,
    ),
  drawTicket: (night, { activity, ticket, witnesses = ['floor'] }, by = 'club host') =>
    order(night, { do: 'DrawTicket', activity: activityOf(night, activity), ticket, witnesses }, by),
  reportIn: (night, { callup, person, ...how }, by) => {
    const called = callUpOf(night, callup)
    reportFor(night, called, how.no ?? [], person, by)
    settlePrize(night, called, how)
  },
  collect: (night, { activity, tickets, ...who }, by = 'floor') =>
    order(night, { do: 'CollectTickets', activity: activityOf(night, activity), tickets, ...besideOf(who) }, by),
  voidTickets: (night, { activity, tickets, reason = 'torn in two', ...who }, by = 'floor') =>
    order(night, { do: 'VoidTickets', activity: activityOf(night, activity), tickets, reason, ...besideOf(who) }, by),
  emptyDrum: (night, { activity, reason, ...who }, by = 'floor') =>
    order(
      night,
      {
        do: 'EmptyDrum',
        activity: activityOf(night, activity),
        ...(reason === undefined ? {} : { reason }),
        ...besideOf(who),
      },
      by,
    ),
  passOver: (night, { callup, reason, clause, isAlone, with: second = 'compliance' }, by = 'club host') =>
    order(
      night,
      {
        do: 'PassOver',
        callup: callUpOf(night, callup),
        reason: reason ?? 'cannot win',
        ...(clause === undefined ? {} : { clause }),
        ...(isAlone === true ? {} : { second }),
      },
      by,
    ),
  closePoints: (night, { activity, ...written }) => closeStanding(night, activityOf(night, activity), written),
  adjustPoints: (night, { activity, reason, isAlone, with: second = 'compliance', ...change }, by = 'club host') =>
    order(
      night,
      {
        do: 'AdjustPoints',
        activity: activityOf(night, activity),
        ...change,
        reason: reason ?? 'counted wrongly',
        ...(isAlone === true ? {} : { second }),
      },
      by,
    ),
  playHiLo: (night, written, by) => playHiLo(night, activityOf(night, written.activity), written, by),
  playDoubleUp: (night, written, by) => playDoubleUp(night, activityOf(night, written.activity), written, by),
  spinWheel: (night, written, by) => spinWheel(night, activityOf(night, written.activity), written, by),
} satisfies Partial<Perform>

/** Somebody of another department is there, unless the step says otherwise. */
export const besideOf = ({
  with: second = 'compliance',
  isAlone,
}: {
  readonly with?: string | undefined
  readonly isAlone?: boolean | undefined
}) => (isAlone === true ? {} : { second })

const byHand = ({ why, with: second }: { readonly why?: string | undefined; readonly with?: string | undefined }) => ({
  ...(why === undefined ? {} : { reason: why }),
  ...(second === undefined ? {} : { second }),
})
