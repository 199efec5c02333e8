import type { FloorMessages } from '../../../../engine/tournamentfloor/messages.ts'
import type { Sentences } from '../../../language.ts'

/** What the tablet at a table of a tournament is refused with; the rest is of its director. */
export const tournamentfloor: Partial<Sentences<FloorMessages>> = {
  'table plays no tournament': ({ table }) => `bàn ${table} không được đặt cho giải đấu`,
  'table plays another tournament': ({ table, activity }) => `bàn ${table} chơi ${activity}`,
  'table not in the tournament': ({ table }) => `bàn ${table} không thuộc giải đấu này`,
  'seat not at the table': ({ table, seat, seats }) => `bàn ${table} có ghế 1 đến ${seats}, không có ghế ${seat}`,
  'seat has a player': ({ table, seat, entry }) => `ghế ${seat} của bàn ${table} là của phiếu ${entry}`,
  'seat is closed': ({ table, seat }) => `ghế ${seat} của bàn ${table} đã đóng`,
  'seat is kept': ({ table, seat, move }) => `ghế ${seat} của bàn ${table} giữ cho lần chuyển ${move}`,
  'entry has a seat': ({ entry, table, seat }) => `phiếu ${entry} có ghế ${seat} của bàn ${table}`,
  'entry has no seat': ({ entry }) => `phiếu ${entry} không có ghế`,
  'table is breaking': ({ table }) => `bàn ${table} đang giải tán`,
  'no such move': ({ move }) => `không có lần chuyển ${move} nào đang chờ`,
  'entry is told to move': ({ entry, move }) => `phiếu ${entry} đã được báo chuyển chỗ (${move})`,
  'clock does not run': 'đồng hồ không chạy',
  'break is on': 'đang giờ nghỉ',
  'table waits to be balanced': ({ table, short }) => `bàn ${table} thiếu ${short} người và chờ cân bàn`,
  'table waits for the others': ({ table }) => `bàn ${table} đã chơi xong ván này và chờ các bàn khác`,
  'seat of nobody': ({ table, seat }) => `không ai ngồi ghế ${seat} của bàn ${table}`,
  'absent already': ({ entry }) => `phiếu ${entry} đã ghi là vắng`,
  'not absent': ({ entry }) => `phiếu ${entry} không ghi là vắng`,
  'table seats a tournament': ({ table, activity }) => `bàn ${table} chơi ${activity}`,
}
