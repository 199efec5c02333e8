import type { Claiming, contestBoard as english } from '../../../en/screens/contests/board.ts'
import { times } from '../../times.ts'
import { picks } from './picks.ts'

const claimingWords = ({ hasId, opens, before }: Claiming): string =>
  [
    `Giải trả ở quầy thu ngân${hasId ? ' với giấy tờ hợp lệ' : ''}`,
    ...(opens === undefined ? [] : [` từ ${picks.days[opens.day]} ${times.clock(opens.at)}`]),
    before === undefined ? '. Không có thời hạn.' : `, và phải nhận trước ${picks.days[before]}.`,
  ].join('')

export const contestBoard: typeof english = {
  toLock: 'Còn nhận phiếu trong',
  locksAt: (local) => `đến ${local}`,
  formsIn: (forms) => `đã có ${forms} phiếu`,
  lockedNow: 'Không nhận phiếu nữa',
  ifNow: 'Dẫn đầu, nếu kết thúc lúc này',
  final: 'Người trúng',
  waits: 'Trận đầu chưa xong.',
  played: (played, games) => `${played} trên ${games} trận`,
  right: (right) => `${right} đúng`,
  off: (off) => `lệch ${off}`,
  card: (number) => `Thẻ ${number}`,
  claimSays: claimingWords,
  digest: (forms) => `${forms} phiếu, mã niêm phong`,
  games: 'Các trận',
  none: 'không tính cho ai',
}
