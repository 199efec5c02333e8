/**
 * Vietnamese, for those who play and deal: phone, board, kiosk, table and practice. What those screens say is asked for by the
 * type; desks are not in it, and speak English (`src/web/spoken.ts`). Not yet read by a native speaker: docs/languages.md.
 */
import type { Message, Recorded } from '../../base/message.ts'
import { en } from '../en/en.ts'
import { MESSAGES } from '../en/messages.ts'
import { type Language, sentenceOf } from '../language.ts'
import { line, signLine } from './lines.ts'
import { SAID } from './messages.ts'
import { party } from './party.ts'
import { prize } from './prize.ts'
import { board } from './screens/board.ts'
import { kioskForms } from './screens/club/forms.ts'
import { kiosk } from './screens/club/kiosk.ts'
import { contestBoard } from './screens/contests/board.ts'
import { picks } from './screens/contests/picks.ts'
import { dealing } from './screens/dealing.ts'
import { kit } from './screens/kit.ts'
import { lists } from './screens/phones/lists.ts'
import { players } from './screens/phones/players.ts'
import { practice } from './screens/practice.ts'
import { signin } from './screens/signin.ts'
import { table } from './screens/table.ts'
import { tournamentClock } from './screens/tournaments/clock.ts'
import { tournamentPhone } from './screens/tournaments/phone.ts'
import { tournamentTablet } from './screens/tournaments/tablet.ts'

/** Whatever the five screens say; the rest of a page of words is of desks. */
type Spoken =
  | 'screens'
  | 'demo'
  | 'demoLong'
  | 'language'
  | 'unread'
  | 'deskInEnglish'
  | 'live'
  | 'stale'
  | 'stopped'
  | 'waitingForFeed'
  | 'noPurchase'
  | 'print'
  | 'cancel'
  | 'reason'
  | 'choose'
  | 'clause'
  | 'unnamedClause'
  | 'person'
  | 'device'
  | 'timer'
  | 'wouldMove'
  | 'notAllowed'
  | 'somethingWrong'
  | 'shareOf'
  | 'status'
  | 'roles'
  | 'kit'
  | 'signin'
  | 'message'
  | 'has'
  | 'instruction'
  | 'line'
  | 'signLine'
  | 'prize'
  | 'party'
  | 'board'
  | 'contestBoard'
  | 'players'
  | 'lists'
  | 'tournamentClock'
  | 'tournamentPhone'
  | 'kiosk'
  | 'kioskForms'
  | 'picks'
  | 'table'
  | 'tournamentTablet'
  | 'dealing'
  | 'practice'

/** A sentence that is missing is told in English, and marked so. */
const WITH_ENGLISH: Language = { ...MESSAGES, ...SAID }

export const said: Pick<typeof en, Spoken> = {
  screens: {
    ...en.screens,
    table: 'Bàn',
    board: 'Bảng',
    players: 'Cho người chơi',
    lists: 'Danh sách chờ',
    clock: 'Đồng hồ giải đấu',
    tournament: 'Ghế của tôi',
    kiosk: 'Máy hội viên',
    practice: 'Bàn tập',
    hands: 'Tay bài',
  },
  demo: 'Bản thử',
  demoLong:
    'Đây là phòng thử: không có tiền, không có người chơi thật. Bàn 2, 3, 5 và 6 tự chơi; các bàn khác là của bạn.',
  language: 'Ngôn ngữ',
  unread: 'Tiếng Việt chưa được người bản ngữ đọc lại. Thấy chỗ sai, xin báo quản lý.',
  deskInEnglish: 'Trang này chưa có tiếng Việt; đang dùng tiếng Anh.',
  live: 'Trực tiếp',
  stale: (since) => `Mất kết nối từ ${since}`,
  stopped: (since) =>
    `Từ ${since} không ghi được gì: sổ ghi đã dừng. Những gì đang thấy đã được ghi; hãy tiếp tục trên giấy và gọi người quản trị.`,
  waitingForFeed: 'Đang kết nối…',
  noPurchase: 'Không cần mua hàng',
  print: 'In',
  cancel: 'Bỏ',
  reason: 'Lý do',
  choose: 'Chọn…',
  clause: 'Điều khoản',
  unnamedClause: 'Không có điều khoản',
  person: (id) => `người ${id}`,
  device: (device) => `máy ${device}`,
  timer: 'đồng hồ',
  wouldMove: 'Việc này chuyển tiền thế nào',
  notAllowed: 'Chưa được',
  somethingWrong: 'Việc này chưa làm',
  shareOf: {
    full: 'cả giải',
    envy: 'thưởng ké',
    room: 'phần cả phòng',
    loser: 'tay bài thua',
    winner: 'tay bài thắng',
    table: 'phần cả bàn',
  },
  status: {
    held: 'Đang giữ',
    declared: 'Chờ xác nhận',
    verified: 'Đã xác nhận',
    disputed: 'Đang tranh chấp',
    declined: 'Bị từ chối',
    'backed out': 'Đã hủy',
    open: 'Chờ trả',
    paid: 'Đã trả',
    expired: 'Hết hạn',
    running: 'Đang chạy',
    paused: 'Tạm ngưng',
    stopped: 'Đã ngưng',
  },
  roles: { ...en.roles, dealer: 'người chia bài', floor: 'quản lý sàn', cage: 'thu ngân' },
  kit,
  signin,
  message: (one: Recorded): string => sentenceOf(WITH_ENGLISH, one),
  has: (id) => Object.hasOwn(SAID, id),
  instruction: (one: Message): string => sentenceOf(WITH_ENGLISH, one),
  line,
  signLine,
  prize,
  party,
  board,
  contestBoard,
  players,
  lists,
  tournamentClock,
  tournamentPhone,
  kiosk,
  kioskForms,
  picks,
  table,
  tournamentTablet,
  dealing,
  practice,
}

export const vi: typeof en = { ...en, ...said }
