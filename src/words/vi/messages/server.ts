import type { ServerMessages } from '../../../server/messages.ts'
import type { Sentences } from '../../language.ts'

export const server: Partial<Sentences<ServerMessages>> = {
  'house does not answer': 'Sòng chưa trả lời. Xin thử lại sau giây lát.',
  'too many questions': 'Nhiều người đã hỏi từ mạng này. Xin chờ vài giây rồi hỏi lại.',
  'kiosk pin wrong': 'Thẻ hoặc PIN không đúng.',
  'kiosk waits': ({ minutes }) => `Xin chờ ${minutes} phút rồi thử lại.`,
  'kiosk card locked': ({ minutes }) => `Thẻ bị khóa ${minutes} phút vì sai PIN nhiều lần.`,
  'kiosk closed': 'Máy hội viên đang đóng.',
}
