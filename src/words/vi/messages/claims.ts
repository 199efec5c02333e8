import type { ClaimMessages } from '../../../engine/claims/messages.ts'
import type { Sentences } from '../../language.ts'

/** Collection that is paid with a credit at the table; the rest is of desks. */
export const claims: Partial<Sentences<ClaimMessages>> = {
  'no collection credit': ({ person }) => `${person} không có tiền bàn trả thay`,
  'credit has ended': ({ on }) => `tiền bàn trả thay đã hết hạn ngày ${on}`,
  'no collection is taken there': ({ table }) =>
    `bàn ${table} không thu tiền bàn: bàn chơi giải đấu, hoặc là bàn miễn phí`,
  'credit is used where its owner plays': ({ table }) =>
    `không ngồi bàn ${table}: tiền bàn trả thay chỉ dùng ở nơi người đó chơi`,
}
