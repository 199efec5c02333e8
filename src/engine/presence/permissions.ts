/** Who may give the orders of this room. */
import { may as by } from '../roles.ts'

const seats = by('floor', 'brush', 'dealer')
const podium = by('floor', 'brush')
export const may = {
  SeatPlayer: seats,
  NamePlayer: seats,
  // Whoever shows up at another seat has moved: a dealer could as well clear the old seat and fill the new one.
  MovePlayer: seats,
  MarkAway: seats,
  MarkBack: seats,
  LeaveSeat: seats,
  ReserveSeat: podium,
  ReleaseSeat: podium,
  ScanCards: seats,
  // Hours are worth money: whoever seats people does not correct them.
  CorrectStay: by('floor', 'compliance'),
} as const
