import type { PresenceMessages } from '../../../engine/presence/messages.ts'
import type { Sentences } from '../../language.ts'
import { whoIs } from '../party.ts'

const span = (from: string, to: string | undefined): string => `từ ${from} ${to === undefined ? 'trở đi' : `đến ${to}`}`

export const presence: Sentences<PresenceMessages> = {
  'seat is taken': ({ table, seat }) => `bàn ${table} ghế ${seat} đã có người ngồi`,
  'person sits elsewhere': ({ person, table, seat }) =>
    `${whoIs(person)} đang ngồi bàn ${table} ghế ${seat}; phải rời ghế đó trước`,
  'seats are of a tournament': ({ table, activity }) =>
    `bàn ${table} chơi ${activity}: người điều hành giải nói ai ngồi đó`,
  'seat is empty': ({ table, seat }) => `bàn ${table} ghế ${seat} không có ai ngồi`,
  'seat is reserved': ({ table, seat, person }) =>
    `bàn ${table} ghế ${seat} đang giữ cho ${person === undefined ? 'người khác' : whoIs(person)}; bỏ giữ trước, hoặc ngồi ghế khác`,
  'seat is not reserved': ({ table, seat }) => `bàn ${table} ghế ${seat} không giữ cho ai`,
  'player is somebody else': ({ person, table, seat }) =>
    `${whoIs(person)} ngồi chỗ khác trong lúc người chơi ở bàn ${table} ghế ${seat} đã ở đây: để trống ghế, rồi cho ${whoIs(person)} ngồi`,
  'named already': ({ person, table, seat }) => `đã biết ${whoIs(person)} ngồi bàn ${table} ghế ${seat}`,
  'away already': ({ table, seat }) => `người chơi ở bàn ${table} ghế ${seat} đã vắng rồi`,
  'not away': ({ table, seat }) => `người chơi ở bàn ${table} ghế ${seat} không vắng`,
  'something later is known': ({ table, seat }) =>
    `đã có ghi nhận sau đó về bàn ${table} ghế ${seat} hoặc người chơi ở đó: hãy nhập điều đúng bây giờ, hoặc sửa lại`,
  'scan from the future': ({ table }) =>
    `thẻ ở bàn ${table} được đọc vào giờ chưa tới: hãy chỉnh đồng hồ của máy đọc thẻ`,
  'scan of a closed day': ({ table, day }) =>
    `thẻ ở bàn ${table} được đọc vào ngày đã đóng (đến ${day}): số liệu đã tính của ngày đó giữ nguyên; hãy nhập bản sửa giờ ngồi`,
  'banned from every seat': ({ person }) =>
    `${whoIs(person)} bị cấm vào sòng và không được ngồi: đây là quy định riêng của sòng`,
  'too young for a seat': ({ person, age, by }) =>
    `${whoIs(person)} dưới ${age} tuổi và không được ngồi: đây là quy định riêng của sòng (${by})`,
  'nobody sits there since then': ({ table, seat }) =>
    `người này không ngồi bàn ${table} ghế ${seat} từ lúc đó: hãy đọc lại giờ ngồi và sửa điều đang ghi`,
  'stay goes on': ({ table, seat }) =>
    `người ở bàn ${table} ghế ${seat} vẫn còn đó: chỉ sửa được lúc ngồi xuống; hoặc để trống ghế trước`,
  'stay is over': ({ table, seat }) => `người ở bàn ${table} ghế ${seat} đã đi: hãy nói ngồi đến lúc nào`,
  'stay ends before it begins': ({ table, seat }) =>
    `lần ngồi ở bàn ${table} ghế ${seat} sẽ hết trước khi bắt đầu, hoặc trước điều được ghi sau đó`,
  'stay of the future': ({ table, seat }) => `lần ngồi ở bàn ${table} ghế ${seat} không thể hết sau lúc này`,
  'stay stands so already': ({ table, seat }) => `lần ngồi ở bàn ${table} ghế ${seat} đã ghi như vậy`,
  'no such stay': ({ stay }) => `sổ không có lần ngồi ${stay}`,
  'stay was told otherwise': ({ table, seat, from, to }) =>
    `theo sổ, lần ngồi đó ở bàn ${table} ghế ${seat} ${span(from, to)}: hãy đọc lại và sửa điều đang ghi`,
  'person was elsewhere': ({ person, table, seat, from, to }) =>
    `${whoIs(person)} ở bàn ${table} ghế ${seat} ${span(from, to)}: không ai ngồi hai ghế; sửa lần ngồi đó trước`,
  'seat was taken': ({ table, seat, from, to, person }) =>
    `${person === undefined ? 'một người lạ' : whoIs(person)} ngồi bàn ${table} ghế ${seat} ${span(from, to)}: sửa lần ngồi đó trước`,
}
