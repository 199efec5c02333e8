/** Waiting lists, pages, changes, must-moves, and tables that are opened from a list or broken. */
import { order } from '../night.ts'
import { tableOf } from '../reference.ts'
import { gameMeant } from '../setup.ts'
import type { Perform } from './steps.ts'

export const WAITING = {
  setList: (night, { list, game, limit, minutes, missed, callIn }, by = 'floor') =>
    order(
      night,
      {
        do: 'SetList',
        list,
        game: gameMeant(game),
        ...(limit === undefined ? {} : { limit }),
        minutes,
        missed: missed ?? 'off',
        ...(callIn === undefined ? {} : { callIn }),
      },
      by,
    ),
  lockList: (night, { list }, by = 'floor') => order(night, { do: 'LockList', list }, by),
  unlockList: (night, { list }, by = 'floor') => order(night, { do: 'UnlockList', list }, by),
  closeList: (night, { list }, by = 'floor') => order(night, { do: 'CloseList', list }, by),
  joinList: (night, { list, person, how, shows, tables, seats }, by = 'floor') => {
    const prefers = { ...(tables === undefined ? {} : { tables }), ...(seats === undefined ? {} : { seats }) }
    order(
      night,
      {
        do: 'JoinList',
        list,
        person,
        how: how ?? 'podium',
        shows: shows ?? 'initials',
        ...(tables === undefined && seats === undefined ? {} : { prefers }),
      },
      by,
    )
  },
  checkIn: (night, { person }, by = 'floor') => order(night, { do: 'CheckIn', person }, by),
  leaveList: (night, { list, person }, by = 'floor') => order(night, { do: 'LeaveList', list, person }, by),
  returnToList: (night, { list, person }, by = 'floor') => order(night, { do: 'ReturnToList', list, person }, by),
  pagePerson: (night, { list, person, table, seat }, by = 'floor') =>
    order(night, { do: 'PagePerson', list, person, table, ...(seat === undefined ? {} : { seat }) }, by),
  answerPage: (night, { list, person, how }, by = 'floor') =>
    order(night, { do: 'AnswerPage', list, person, how: how ?? 'here' }, by),
  dropPage: (night, { list, person }, by = 'floor') => order(night, { do: 'DropPage', list, person }, by),
  openFromList: (night, { list, table, first }, by = 'floor') =>
    order(night, { do: 'OpenFromList', list, table, ...(first === undefined ? {} : { first }) }, by),
  askChange: (night, { table, seat, toTable, toSeats }, by = 'dealer') => {
    const to = {
      ...(toTable === undefined ? {} : { table: toTable }),
      ...(toSeats === undefined ? {} : { seats: toSeats }),
    }
    return order(night, { do: 'AskChange', table: tableOf(night, table), seat, to }, by)
  },
  dropChange: (night, { table, seat }, by = 'dealer') =>
    order(night, { do: 'DropChange', table: tableOf(night, table), seat }, by),
  setFeeder: (night, { table, to }, by = 'floor') =>
    order(night, { do: 'SetFeeder', table, ...(to === undefined ? {} : { to }) }, by),
  breakTable: (night, { table }, by = 'floor') => order(night, { do: 'BreakTable', table }, by),
} satisfies Partial<Perform>
