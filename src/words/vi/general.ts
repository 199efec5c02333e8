/** What every screen in Vietnamese says. */
import { general as en } from '../en/general.ts'
import { line, signLine } from './lines.ts'
import { party } from './party.ts'
import { prize } from './prize.ts'
import { ROLES } from './roles.ts'
import { kit } from './screens/kit.ts'
import { signin } from './screens/signin.ts'
import { times } from './times.ts'

/** Of desks, of the start page and of the books: no screen in Vietnamese says it. */
type OfDesks = 'account' | 'doneBy' | 'fund' | 'game' | 'slips'
type OfStart = 'startTitle' | 'meters' | 'moreMeters' | 'fixedPrizes' | 'openScreen'

export const said: Omit<typeof en, OfDesks | OfStart> = {
  times,
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
  staleFigures: 'Các con số bên dưới đứng yên.',
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
  houseProfile: 'Quy định riêng của sòng',
  person: (id) => `người ${id}`,
  device: (device) => `máy ${device}`,
  timer: 'đồng hồ',
  wouldMove: 'Việc này chuyển tiền thế nào',
  notAllowed: 'Chưa được',
  somethingWrong: 'Việc này chưa làm',
  placed: {
    place: (place) => `hạng ${place}`,
    places: (from, to) => `hạng ${from} đến ${to}, chia nhau`,
    bounty: 'tiền thưởng loại',
    deal: 'phần theo thỏa thuận',
  },
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
  roles: ROLES,
  kit,
  signin,
  line,
  signLine,
  prize,
  party,
}

export const general: typeof en = { ...en, ...said }
