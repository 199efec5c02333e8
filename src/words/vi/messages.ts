/** Sentences that players and dealers read; all others are told in English. */
import type { Messages } from '../../base/message.ts'
import type { Sentences } from '../language.ts'
import { judging } from './messages/judging.ts'

export const SAID: Partial<Sentences<Messages>> = {
  ...judging,
  'house does not answer': 'Sòng chưa trả lời. Xin thử lại sau giây lát.',
  'too many questions': 'Nhiều người đã hỏi từ mạng này. Xin chờ vài giây rồi hỏi lại.',
  'no such table': ({ table }) => `không có bàn ${table}`,
  'kiosk pin wrong': 'Thẻ hoặc PIN không đúng.',
  'kiosk waits': ({ minutes }) => `Xin chờ ${minutes} phút rồi thử lại.`,
  'kiosk card locked': ({ minutes }) => `Thẻ bị khóa ${minutes} phút vì sai PIN nhiều lần.`,
  'kiosk closed': 'Máy hội viên đang đóng.',
  'equipment failed': () => 'máy ở bàn này đang hư',
}
