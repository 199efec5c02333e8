import type { ContestFaults } from '../../../../games/contest/messages.ts'
import type { Sentences } from '../../../language.ts'

/** What is wrong with a form at the kiosk; slates and results are of desks. */
export const picks: Partial<Sentences<ContestFaults>> = {
  'no place of this member': ({ person }) => `${person} không có hạng trong cuộc thi này`,
  'pick missing': ({ game, missing }) =>
    missing === 1 ? `trận ${game} chưa chọn` : `${missing} trận chưa chọn, đầu tiên là trận ${game}`,
  'pick in no such game': ({ game }) => `phiếu không có trận ${game}`,
  'pick before its teams': ({ game, of }) => `chọn trận ${of} xong mới chọn được trận ${game}`,
  'team cannot be there': ({ game, team }) => `trên phiếu này ${team} không vào tới trận ${game}`,
  'guess missing': ({ game }) => `phải đoán tỉ số của trận ${game}`,
  'guess not asked': 'cuộc thi này không đoán tỉ số',
  'guess is not a score': ({ game, most }) => `số đoán cho trận ${game} là số nguyên từ 0 đến ${most}`,
  'guess against the pick': ({ game, team }) => `tỉ số đoán của trận ${game} không phải ${team} thắng`,
  'packed picks unreadable': 'không đọc được các lựa chọn',
}
