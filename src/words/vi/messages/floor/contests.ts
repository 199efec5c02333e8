import type { ContestMessages } from '../../../../engine/contests/messages.ts'
import type { Sentences } from '../../../language.ts'

const HOUR = 3_600_000
const span = (ms: number): string => {
  const minutes = Math.floor(ms / 60_000)
  return minutes % 60 === 0 ? `${minutes / 60} giờ` : `${Math.floor(minutes / 60)} giờ ${minutes % 60} phút`
}

/** What a member at the kiosk is refused with, and how a form placed; the rest is of desks. */
export const contests: Partial<Sentences<ContestMessages>> = {
  'activity is no contest': ({ activity }) => `${activity} không phải cuộc thi đang chạy`,
  'contest not open': ({ activity }) => `${activity} chưa có lịch trận được duyệt`,
  'form needs nobody': 'phiếu của cuộc thi này không cần ai phát',
  'form given already': 'đã có phiếu rồi',
  'form not given': 'chưa nhận phiếu từ quản lý sàn',
  'form after the lock': ({ locks }) => `phiếu phải nộp trước ${locks}`,
  'one form each': ({ form }) => `mỗi người một phiếu: ${form} đã nộp, chỉ có thể sửa`,
  'no form to replace': ({ form }) => `không có phiếu ${form} để sửa`,
  'too few hours': ({ has, needs, from, to, how }) => {
    const told = (ms: number): string => (how === 'time' ? span(ms) : `${ms / HOUR}`)
    const what = how === 'time' ? 'được ghi' : 'giờ đã quét thẻ'
    return `có ${told(has)} trên ${told(needs)} ${what} từ ${from} đến ${to}; còn thiếu ${told(needs - has)}`
  },
  'contest is awarded': 'giải của cuộc thi này đã trao',
  'prize was declined': 'giải đã bị từ chối',
  'placed by picks': ({ place, right, games, off, to }) =>
    `hạng ${place}${to === undefined ? '' : ` đến ${to}, bằng nhau`}: đoán đúng ${right} trên ${games} đội thắng${off === undefined ? '' : `, lệch tổng ${off}`}`,
}
