import type { TournamentMessages } from '../../../../engine/tournaments/messages.ts'
import type { Sentences } from '../../../language.ts'
import { money } from '../../../values.ts'

const STATUS = {
  open: 'đang nhận ghi danh',
  running: 'đang chơi',
  finished: 'đã chơi xong',
  awarded: 'đã trao giải',
  'called off': 'đã hủy',
} as const
const GONE = { withdrawn: 'đã rút ghi danh', void: 'đã hủy', out: 'đã bị loại' } as const
const BOUGHT = { 'buy-in': 'mua vào', rebuy: 'mua lại', 'add-on': 'mua thêm' } as const

/** What the tablet at a table of a tournament is refused with, and why somebody won; the rest is of director and cage. */
export const tournaments: Partial<Sentences<TournamentMessages>> = {
  'activity is no tournament': ({ activity }) => `${activity} không phải giải đấu đã thông báo`,
  'tournament takes two': 'việc này cần hai người',
  'tournament is over': ({ status }) => `giải đấu ${STATUS[status]}`,
  'tournament has started': 'giải đấu đã bắt đầu',
  'tournament has not started': 'giải đấu chưa bắt đầu',
  'tournament has finished': ({ left }) => `giải đấu đã chơi xong: còn ${left} người`,
  'no such entry': ({ entry }) => (entry === '' ? 'hãy nói là ai' : `không có phiếu ${entry}`),
  'entry is out': ({ entry, out }) => `phiếu ${entry} đã bị loại, từ lần loại ${out}`,
  'entry is not in play': ({ entry, status }) => `phiếu ${entry} ${GONE[status]}`,
  'no rebuys': 'giải đấu này không có mua lại',
  'purchase after its level': ({ kind, level, until }) =>
    `${BOUGHT[kind]} hết ở cấp ${until}, và đang chơi cấp ${level}`,
  'purchase before its level': ({ kind, level, from }) =>
    `${BOUGHT[kind]} bắt đầu từ cấp ${from}, ${level === 0 ? 'và giải chưa bắt đầu' : `và đang chơi cấp ${level}`}`,
  'purchase too often': ({ kind, times }) => `mỗi người ${BOUGHT[kind]} không quá ${times} lần`,
  'stack not told': ({ entry, most }) =>
    `chỉ mua lại khi còn không quá ${most} chip: hãy nói phiếu ${entry} còn bao nhiêu, hoặc đếm cả bàn`,
  'stack above the rebuy': ({ entry, chips, most }) =>
    `phiếu ${entry} có ${chips} chip; chỉ mua lại khi còn không quá ${most} chip`,
  'rebuy with chips left': ({ entry }) => `phiếu ${entry} còn chip: chỉ mua lại khi hết chip`,
  'rebuy is owed': ({ entry }) => `phiếu ${entry} phải trả tiền mua lại trước`,
  'rebuy is not owed': ({ entry }) => `phiếu ${entry} không nợ tiền mua lại`,
  'rebuy intended already': ({ entry }) => `phiếu ${entry} đã nói rồi`,
  'pool lacks the bounty': ({ pool, bounty }) =>
    `quỹ giải có ${money(pool)}, mà phải trả tiền thưởng loại ${money(bounty)}`,
  'entry named twice': ({ entry }) => `phiếu ${entry} nêu hai lần`,
  'nobody is left': 'phải còn người đang chơi',
  'winner of the hand not said': ({ entry }) => `phiếu ${entry} có tiền thưởng loại: hãy nói ai thắng ván`,
  'winner of the hand is out': ({ entry }) => `phiếu ${entry} cũng mất hết chip và không thắng ván`,
  'plays at a free table': ({ player, table }) => `đã chơi ở bàn miễn phí ${table}, là ${player}`,
  'no such free player': ({ player }) => `không có người chơi miễn phí ${player}`,
  'free player is out': ({ player }) => `người chơi miễn phí ${player} không còn chơi`,
  'free player is still in': ({ player }) => `người chơi miễn phí ${player} vẫn đang chơi`,
  'winner plays elsewhere': ({ player }) => `${player} không chơi ở bàn miễn phí đó`,
  'free table plays on': ({ table, left }) => `bàn miễn phí ${table} vẫn chơi: còn ${left} người, và giải chưa xong`,
  'nobody plays free there': ({ table }) => `bàn ${table} không có ai chơi lấy tiền thưởng loại`,
  'table is no free table': ({ table }) => `bàn ${table} không mở làm bàn miễn phí`,
  'placed in the tournament': ({ place, to, entries }) =>
    `${to === undefined ? `hạng ${place}` : `đồng hạng ${place} đến ${to}`} trên ${entries}`,
  'bounty was won': ({ targets }) => `đã loại ${targets.join(', ')}`,
  'deal was made': ({ players }) => `thỏa thuận của ${players} người cuối`,
}
