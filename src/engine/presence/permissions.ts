/** Who may give the orders of this room. */
import { may as by } from '../roles.ts'

const seats = by('floor', 'dealer')
export const may = {
  SeatPlayer: seats,
  NamePlayer: seats,
  MovePlayer: by('floor'),
  MarkAway: seats,
  MarkBack: seats,
  LeaveSeat: seats,
  ReserveSeat: by('floor'),
  ReleaseSeat: by('floor'),
  ScanCards: seats,
} as const
