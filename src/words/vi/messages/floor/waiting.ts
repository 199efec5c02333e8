import type { WaitingMessages } from '../../../../engine/waiting/messages.ts'
import type { Sentences } from '../../../language.ts'
import { whoIs } from '../../party.ts'

const some = (what: readonly string[]): string => (what.length === 0 ? 'không có' : what.join(', '))

/** What a phone on a list is refused with; the rest is of the podium. */
export const waiting: Partial<Sentences<WaitingMessages>> = {
  'no such list': ({ list, lists }) => `không có danh sách ${list}; các danh sách là: ${some(lists)}`,
  'list is locked': ({ list }) => `danh sách ${list} đang khóa; mở khóa trước`,
  'on the list already': ({ list, person, place }) => `${whoIs(person)} đã ở trong danh sách ${list}, thứ ${place}`,
  'not on the list': ({ list, person }) => `${whoIs(person)} không có trong danh sách ${list}; ghi tên trước`,
  'plays that game already': ({ list, person, table, seat }) =>
    `${whoIs(person)} đang chơi trò của danh sách ${list} ở bàn ${table} ghế ${seat}; hãy xin đổi bàn`,
  'on no list': ({ person }) => `${whoIs(person)} không ở trong danh sách nào`,
  'paged already': ({ list, person, table, seat }) =>
    `${whoIs(person)} của danh sách ${list} đã được gọi đến bàn ${table} ghế ${seat}; bỏ lần gọi đó trước`,
  'not paged': ({ list, person }) => `${whoIs(person)} của danh sách ${list} chưa được gọi`,
  'answered so already': ({ list, person }) => `${whoIs(person)} của danh sách ${list} đã trả lời lần gọi đó rồi`,
}
