/** Dealers: on duty and off, strings of tables, pushes, breaks. */
import { order } from '../night.ts'
import { tableOf } from '../reference.ts'
import type { Perform } from './steps.ts'

export const ROTATION = {
  enrolStaff: (night, { person, roles }, by = 'administrator') =>
    order(night, { do: 'EnrolStaff', person, roles, second: 'compliance officer' }, by),
  joinLineUp: (night, { dealer, games }, by = 'floor') =>
    order(night, { do: 'JoinLineUp', dealer, ...(games === undefined ? {} : { games }) }, by),
  leaveLineUp: (night, { dealer }, by = 'floor') => order(night, { do: 'LeaveLineUp', dealer }, by),
  setString: (night, { string, tables }, by = 'floor') => order(night, { do: 'SetString', string, tables }, by),
  setPace: (night, { push, breakAfter, break: rest }, by = 'floor') =>
    order(night, { do: 'SetPace', pushMinutes: push, breakAfterMinutes: breakAfter, breakMinutes: rest }, by),
  pushDealer: (night, { table, dealer, reason }, by = 'floor') =>
    order(
      night,
      { do: 'PushDealer', table: tableOf(night, table), dealer, ...(reason === undefined ? {} : { reason }) },
      by,
    ),
  pushString: (night, { string, coming }, by = 'floor') =>
    order(night, { do: 'PushString', string, ...(coming === undefined ? {} : { coming }) }, by),
  undoPush: (night, { push, reason }, by = 'floor') =>
    order(night, { do: 'UndoPush', push, reason: reason ?? 'a mistake' }, by),
  takeBreak: (night, { dealer }, by = 'floor') => order(night, { do: 'TakeBreak', dealer }, by),
  endBreak: (night, { dealer, reason }, by = 'floor') =>
    order(night, { do: 'EndBreak', dealer, ...(reason === undefined ? {} : { reason }) }, by),
} satisfies Partial<Perform>
