import type { Role } from '../../../engine/roles.ts'
import type { ServerMessages } from '../../../server/messages.ts'
import type { Sentences } from '../../language.ts'
import { ROLES } from '../roles.ts'

const rolesIn = (roles: readonly Role[]): string => roles.map((role) => ROLES[role]).join(', ')

/** What a phone, the kiosk and a dealer who signs in are answered; the rest is of desks. */
export const server: Partial<Sentences<ServerMessages>> = {
  'not signed in': 'Chưa ai đăng nhập ở đây, hoặc phiên đã hết. Xin đăng nhập rồi thử lại.',
  'second person needed': ({ roles }) => `Việc này cần hai người: thẻ và PIN của một người khác (${rolesIn(roles)}).`,
  'second person is the first': 'Người thứ hai phải là người khác.',
  'second person has another role': ({ roles }) => `Người thứ hai phải là một trong: ${rolesIn(roles)}.`,
  'wrong pin': 'Thẻ và PIN này không khớp.',
  'wrong password': 'Tên và mật khẩu này không khớp.',
  'locked out': ({ tries, minutes }) =>
    `Bị khóa sau ${tries} lần sai; thử lại sau ${minutes} phút, hoặc nhờ người quản trị mở khóa.`,
  'too many tries': ({ seconds }) => `Sai quá nhiều lần từ màn hình này; xin chờ ${seconds} giây.`,
  'nobody signed in there': 'Ở đó không còn ai đăng nhập.',
  'house does not answer': 'Mất kết nối. Không mất gì cả; xin thử lại, hoặc gọi quản lý sàn.',
  'house opens in a moment': 'Sòng sẽ mở trong giây lát.',
  'house is being set up': 'Sòng đang được thiết lập.',
  'too many screens': 'Quá nhiều màn hình đang mở cùng lúc.',
  'too many questions': 'Nhiều người đã hỏi từ mạng này. Xin chờ vài giây rồi hỏi lại.',
  'a card by its signs': 'một lá như Qh',
  'a phone number': 'các chữ số của số điện thoại, như 408 555 0123',
  'no such activity': ({ activity }) => `Không có chương trình “${activity}”.`,
  'no record of draw': ({ draw }) => `Không có lượt rút ${draw}.`,
  'no table game there': ({ table }) => `Bàn “${table}” không có trò đấu với sòng nào đang chạy.`,
  'not a seat': ({ text }) => `“${text}” không phải số ghế.`,
  'not a ticket': ({ text }) => `“${text}” không phải số vé.`,
  'not so many': ({ text }) => `“${text}” không phải số người chơi từ 1 đến 99.`,
  'phones do not join': 'Sòng này ghi tên ở quầy xếp chỗ, không qua điện thoại. Xin hỏi ở đó.',
  'list is locked for phones': ({ list }) => `${list} hiện không nhận thêm tên. Xin hỏi ở quầy xếp chỗ.`,
  'phone is on lists enough': ({ most }) => `Bạn đã ở trong ${most} danh sách; hãy rời một danh sách trước.`,
  'phone asked too often': 'Điện thoại này đã xin nhiều chỗ trong giờ qua. Xin hỏi ở quầy xếp chỗ.',
  'phone gave no name': 'Hãy gõ tên để quầy xếp chỗ gọi bạn.',
  'phones enough of this address': ({ minutes }) =>
    `Nhiều điện thoại vừa ghi tên từ đây. Xin thử lại sau ${minutes} phút, hoặc hỏi ở quầy xếp chỗ.`,
  'requests enough': ({ list }) => `Nhiều người vừa xin vào ${list}. Xin hỏi ở quầy xếp chỗ.`,
  'phone is not on this list': 'Điện thoại này không có chỗ trong danh sách đó.',
  'kiosk pin wrong': 'Thẻ và PIN không khớp. Xin thử lại, hoặc hỏi ở quầy hội viên.',
  'kiosk waits': ({ minutes }) => `Xin thử lại sau ${minutes} phút, hoặc hỏi ở quầy hội viên.`,
  'kiosk card locked': ({ minutes }) =>
    `Thẻ này bị khóa ở đây vì sai PIN nhiều lần. Thử lại sau ${minutes} phút, hoặc hỏi ở quầy hội viên.`,
  'kiosk closed': 'Để an toàn cho bạn, trang này đã đóng. Xin đưa thẻ lại.',
  'club card replaced': ({ card }) =>
    `Thẻ ${card} đã được thay và không còn dùng được. Hãy hỏi thẻ mới, hoặc tìm hội viên theo tên.`,
  'club card damaged': ({ card }) => `${card} không phải số thẻ hội viên: thiếu hoặc sai một chữ số. Hãy đọc thẻ lại.`,
  'program fault': 'Chương trình gặp lỗi. Lỗi đã được ghi, và không có gì vào sổ.',
}
