/** Club cards, drawings, call-ups, and games for their prizes. */
import { pickHotSeat, playDoubleUp, playHiLo, reportFor } from '../drawing.ts'
import { order } from '../night.ts'
import { activityOf, callUpOf } from '../reference.ts'
import type { Perform } from './steps.ts'

export const DRAWINGS = {
  insertCard: (night, { person, machine }, by = 'device:slots') =>
    order(night, { do: 'InsertCard', machine: machine ?? `m-${person}`, person }, by),
  removeCard: (night, { person, machine }, by = 'device:slots') =>
    order(night, { do: 'RemoveCard', machine: machine ?? `m-${person}` }, by),
  hotSeat: (night, { activity, winner, drawing }, by) =>
    pickHotSeat(night, activityOf(night, activity), winner, by, drawing),
  drawTicket: (night, { activity, ticket, witnesses = ['floor'] }, by = 'club host') =>
    order(night, { do: 'DrawTicket', activity: activityOf(night, activity), ticket, witnesses }, by),
  reportIn: (night, { callup, person, no = [] }, by) => reportFor(night, callUpOf(night, callup), no, person, by),
  passOver: (night, { callup, reason, clause }, by = 'club host') =>
    order(
      night,
      {
        do: 'PassOver',
        callup: callUpOf(night, callup),
        reason: reason ?? 'cannot win',
        ...(clause === undefined ? {} : { clause }),
      },
      by,
    ),
  playHiLo: (night, written, by) => playHiLo(night, activityOf(night, written.activity), written, by),
  playDoubleUp: (night, written, by) => playDoubleUp(night, activityOf(night, written.activity), written, by),
} satisfies Partial<Perform>
