import type { DrawingMessages } from '../../../engine/drawings/messages.ts'
import type { Sentences } from '../../language.ts'

const ONCE = {
  'business day': 'mỗi ngày',
  '24 hours': 'trong 24 giờ',
  'calendar day': 'mỗi ngày theo lịch',
  drawing: 'mỗi lượt rút',
  promotion: 'trong cả chương trình',
} as const

/** What a table and a kiosk are told of somebody in a drawing; the rest is of desks. */
export const drawings: Partial<Sentences<DrawingMessages>> = {
  'won today': 'hôm nay đã trúng rồi; mỗi người trúng một lần mỗi ngày',
  'won before': ({ per }) => `đã trúng rồi; mỗi người trúng một lần ${ONCE[per]}`,
  'folded cards not kept': 'đã bỏ bài, và không nhờ người chia giữ bài lại',
}
