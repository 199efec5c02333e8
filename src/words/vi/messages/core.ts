import type { CoreMessages } from '../../../engine/messages.ts'
import type { Sentences } from '../../language.ts'
import { money } from '../../values.ts'
import { concern, party } from '../party.ts'

/** What a table, a practice table or a kiosk is refused with; the rest is of desks. */
export const core: Partial<Sentences<CoreMessages>> = {
  'order refused': ({ who, reasons }, say) =>
    `${concern(who)} bị từ chối: ${reasons.map((reason) => `${say(reason)} [${reason.clause}]`).join('; ')}`,
  'adjustment takes two': 'bút toán sửa cần hai người',
  'declining takes two': 'từ chối cần hai người',
  'floor is not the dealer': 'quản lý sàn phải là người khác, không phải người chia bài',
  'declarer may not verify': 'người báo trúng không được xác nhận lần trúng đó',
  'order takes two': 'việc này cần hai người',
  'round not ended': ({ round, table }) => `ván ${round} ở bàn ${table} chưa kết thúc`,
  'round not settled': ({ table }) => `ván ở bàn ${table} chưa tính xong`,
  'round under way': ({ table }) => `bàn ${table} đang chơi một ván; tính xong ván đó trước`,
  'round with fees is open': ({ table }) => `bàn ${table} đang có ván có phí; kết thúc ván đó trước`,
  'game account holds money': ({ seat, amount }) =>
    `tài khoản chơi của ghế ${seat} còn ${money(amount)}; trả ra trước khi đóng bàn`,
  'hit not decided': ({ hit }) => `lần trúng ${hit} chưa quyết định`,
  'hit of the round waits': ({ hit }) => `lần trúng ${hit} của ván này đang chờ xác nhận; xác nhận hoặc từ chối trước`,
  'hit of the round was reported': ({ hit }) => `ván này đã báo lần trúng ${hit}; từ chối nó trước`,
  'hands on the board': 'trên bảng còn tay bài; đóng kỳ trước',
  'called or plays': ({ who }) => `${party(who)}: đã được gọi hoặc đang chơi; làm xong việc đó trước`,
  'a seat': 'số ghế từ 1 đến 99, như "3"',
  'a seat or the player-dealer': 'số ghế từ 1 đến 99, như "3", hoặc "player-dealer"',
  'a person of the register': 'số của một người trong sổ, như "21"',
  'an amount or cents': 'số tiền như "$1,234.56" hay "123456" (xu)',
  'an amount in or out': 'số tiền như "$20", hoặc "-$20" để lấy ra',
  'cards by their signs': 'các lá như "9s 9h"',
  'tiles by their names': 'các quân, cách nhau bằng dấu phẩy',
  'game of no table': ({ game, meant }) =>
    `sòng không có trò “${game}”${meant === undefined ? '' : `; có phải “${meant}” không?`}`,
  'not one card': 'cần một lá như Qh',
}
