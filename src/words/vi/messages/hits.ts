import type { HitMessages } from '../../../engine/hits/messages.ts'
import type { Sentences } from '../../language.ts'
import { money } from '../../values.ts'
import { line as lineOf } from '../lines.ts'
import { party } from '../party.ts'

const STATUS = {
  held: 'đang giữ',
  declared: 'đang chờ xác nhận',
  verified: 'đã xác nhận',
  declined: 'bị từ chối',
  disputed: 'đang tranh chấp',
  'backed out': 'đã hủy',
} as const
const OFFERED = {
  'not running': 'chưa chạy',
  running: 'đang chạy',
  paused: 'tạm ngưng',
  stopped: 'đã ngưng',
  closed: 'đã đóng',
} as const

const named = (line: string): string => lineOf(line) ?? line
const range = ({ min, max }: { min: string; max?: string }): string =>
  max === undefined ? `${money(min)} trở lên` : min === max ? money(min) : `${money(min)} đến ${money(max)}`

export const hits: Sentences<HitMessages> = {
  'no activity at table': ({ table, halted }, say) =>
    [`bàn ${table} không có chương trình nào đang chạy`, ...halted.map(say)].join('; '),
  'not judged while halted': ({ halted }, say) => ['chưa xét', ...halted.map(say)].join('; '),
  'hit without hands': 'báo trúng cần ít nhất một tay bài',
  'dealt later than now': 'ván bài không thể được chia sau lúc này',
  'settled at its table': ({ activity }) => `${activity} được tính tại bàn của nó, từng bước`,
  'awarded by hand': ({ activity }) => `${activity} trao bằng tay: hãy nhập giải; không do lá bài quyết định`,
  'no round with its fees': ({ table, activity }) =>
    `bàn ${table} chưa có ván nào đang chơi; phí của ${activity} chỉ biết được trong ván`,
  'hit reported already': ({ activity }) => `ván này đã báo trúng ${activity} rồi`,
  'hand reported already': ({ hit, table }) =>
    `bài này ở bàn ${table} đã là lần trúng ${hit}; nếu là tay bài khác, quản lý sàn phải nói`,
  'floor tells hands apart': ({ hit }) => `chỉ quản lý sàn nói được đây là tay bài khác với lần trúng ${hit}`,
  'award entered already': ({ hit }) => `giải này đã là lần trúng ${hit}; giải khác cần bằng chứng riêng`,
  'hit for the same prize undecided': ({ hit }) =>
    `lần trúng ${hit} cùng giải này chưa quyết định, và tay bài này trúng bao nhiêu tùy vào đó; quyết định nó trước`,

  'hit is not held': ({ hit, status }) => `lần trúng ${hit} ${STATUS[status]}, không phải đang giữ`,
  'no open hit': ({ hit }) => `không có lần trúng ${hit} nào đang mở`,
  'nothing left to attest': ({ hit, status }) => `lần trúng ${hit} ${STATUS[status]}; không còn gì phải chứng nhận`,
  'nothing left to confirm': ({ hit, status }) => `lần trúng ${hit} ${STATUS[status]}; không còn gì phải xác nhận`,
  'no such question': ({ hit, question }) => `lần trúng ${hit} không có câu hỏi “${question}”`,
  'surveillance answers that': 'phòng camera trả lời câu đó, không phải quản lý sàn',
  'surveillance not asked': ({ activity, hit }) => `luật của ${activity} không hỏi phòng camera về lần trúng ${hit}`,
  'hit not waiting for verification': ({ hit, status }) =>
    `lần trúng ${hit} ${STATUS[status]}, không phải đang chờ xác nhận`,
  'question not answered': ({ who, asks }, say) => `${party(who)}: ${say(asks)} (chưa trả lời)`,
  'question answered no': ({ who, asks }, say) =>
    `${party(who)}: ${say(asks)} Đã trả lời không; hãy từ chối lần trúng hoặc báo lại với điều đó`,
  'hit not to be declined': ({ hit, status }) => `lần trúng ${hit} ${STATUS[status]} và không từ chối được`,
  'hit was awarded': ({ hit }) => `lần trúng ${hit} đã trao; chỉ có thể hủy`,
  'declining names its evidence': 'từ chối lần trúng phải nêu bằng chứng được giữ',
  'hit disputed already': ({ hit }) => `lần trúng ${hit} đang tranh chấp rồi`,
  'hit not disputed': ({ hit }) => `lần trúng ${hit} không có tranh chấp`,
  'hit not to be backed out': ({ hit, status }) =>
    `lần trúng ${hit} ${STATUS[status]}; chỉ hủy được lần trúng đã xác nhận`,
  'tickets to be void first': ({ hit, tickets }) =>
    `lần trúng ${hit} đã cho vé ${tickets.join(', ')}; hãy hủy vé trước`,
  'hit never verified': ({ hit }) => `lần trúng ${hit} chưa bao giờ được xác nhận; hãy từ chối`,
  'hit won nothing': ({ hit }) => `lần trúng ${hit} không được gì khi kỳ của nó kết thúc`,
  'adjustment names its document': 'bút toán sửa phải nêu giấy tờ của nó',
  'claim was paid': ({ claim }) => `khoản ${claim} đã trả; hãy báo là trả nhầm`,

  'no posted periods': ({ activity }) => `${activity} không có kỳ nào được thông báo`,
  'period not over': ({ until }) => `kỳ này kết thúc lúc ${until}`,
  'hit of the period undecided': ({ hit }) => `lần trúng ${hit} của kỳ này chưa quyết định`,
  'nothing on the board': ({ activity, until }) => `bảng của ${activity} không có gì cho kỳ kết thúc lúc ${until}`,
  'presence not asked': ({ who }) => `${party(who)}: luật không hỏi có mặt hay không`,
  'absent at the close': 'không có mặt khi kỳ kết thúc',
  'period settled': ({ until }) => `kỳ đến ${until} đã tính xong; báo như vậy là quá trễ`,

  'nothing awarded': ({ activity, status }) => `${activity} ${OFFERED[status]}; không trao giải`,
  'judged by its rules': ({ activity }) => `${activity} xét theo luật của nó: hãy báo trúng, đừng nhập giải`,
  'award names nobody': 'giải phải nêu người nhận',
  'award names its evidence': 'giải trao bằng tay phải nêu bằng chứng',
  'entered twice': ({ to, line }) => `${party(to)}: nhập hai lần cho ${named(line)}`,
  'what is left undecided': ({ hit }) => `lần trúng ${hit} cùng giải này chưa quyết định, và phần còn lại tùy vào đó`,
  'no such prize': ({ line, lines }) => `không có giải “${line}”; các giải là ${lines.map(named).join(', ')}`,
  'amount not entered': (posted) => `hãy nhập số tiền: ${range(posted)}`,
  'amount outside the posted': ({ amount, ...posted }) => `${money(amount)} ngoài mức đã thông báo, ${range(posted)}`,
  'prize has its amount': ({ line, due, amount }) => `${named(line)} là ${money(due)}, không phải ${money(amount)}`,
  'seat named twice': 'mỗi ghế chỉ nêu một lần',
}
