/** Who sits where: sitting down, names, moves, breaks, reservations, cards that are read. */
import { MINUTE } from '../../../base/moment.ts'
import { localNow, order } from '../night.ts'
import { activityOf, tableOf } from '../reference.ts'
import type { Perform } from './steps.ts'

export const SEATS = {
  seatPlayer: (night, { table, seat, person }, by = 'floor') =>
    order(
      night,
      { do: 'SeatPlayer', table: tableOf(night, table), seat, ...(person === undefined ? {} : { person }) },
      by,
    ),
  namePlayer: (night, { table, ...rest }, by = 'floor') =>
    order(night, { do: 'NamePlayer', table: tableOf(night, table), ...rest }, by),
  movePlayer: (night, { table, seat, toTable, toSeat }, by = 'floor') => {
    const from = tableOf(night, table)
    const to = { table: toTable === undefined ? from : tableOf(night, toTable), seat: toSeat }
    return order(night, { do: 'MovePlayer', table: from, seat, to }, by)
  },
  markAway: (night, { table, seat, why }, by = 'dealer') =>
    order(night, { do: 'MarkAway', table: tableOf(night, table), seat, why: why ?? 'break' }, by),
  markBack: (night, { table, seat }, by = 'dealer') =>
    order(night, { do: 'MarkBack', table: tableOf(night, table), seat }, by),
  leaveSeat: (night, { table, seat }, by = 'dealer') =>
    order(night, { do: 'LeaveSeat', table: tableOf(night, table), seat }, by),
  reserveSeat: (night, { table, seat, person, minutes }, by = 'floor') =>
    order(
      night,
      { do: 'ReserveSeat', table: tableOf(night, table), seat, minutes, ...(person === undefined ? {} : { person }) },
      by,
    ),
  releaseSeat: (night, { table, seat }, by = 'floor') =>
    order(night, { do: 'ReleaseSeat', table: tableOf(night, table), seat }, by),
  correctStay: (night, { table, seat, ago, reason }, by = 'floor') => {
    const name = tableOf(night, table)
    const { person, since = 0 } = night.state.seated.get(name)?.get(seat) ?? {}
    const was = { table: name, seat, ...(person === undefined ? {} : { person }), since }
    const to = { since: night.now.epochMilliseconds - ago * MINUTE }
    return order(night, { do: 'CorrectStay', stay: '1.0', was, to, reason: reason ?? 'told late' }, by)
  },
  scanCard: (night, { person, table, seat, ago = 0 }, by = 'floor') => {
    const at = night.now.epochMilliseconds - ago * MINUTE
    const scan = { person, table: tableOf(night, table), ...(seat === undefined ? {} : { seat }), at }
    return order(night, { do: 'ScanCards', scans: [scan] }, by)
  },
  handOut: (night, { activity, due }, by = 'timer') =>
    order(
      night,
      { do: 'HandOut', activity: activityOf(night, activity), due: (due ?? localNow(night)).slice(0, 16) },
      by,
    ),
  giveTicket: (night, { activity, table, seat, person, yes = [], no = [] }, by = 'floor') => {
    const answers = [...yes.map((clause) => [clause, true] as const), ...no.map((clause) => [clause, false] as const)]
    return order(
      night,
      {
        do: 'GiveTicket',
        activity: activityOf(night, activity),
        table: tableOf(night, table),
        seat,
        ...(person === undefined ? {} : { person }),
        ...(answers.length === 0 ? {} : { answers: Object.fromEntries(answers) }),
      },
      by,
    )
  },
} satisfies Partial<Perform>
