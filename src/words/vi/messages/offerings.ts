import type { OfferingMessages } from '../../../engine/offerings/messages.ts'
import type { Sentences } from '../../language.ts'

const HALTED = { paused: 'tạm ngưng', stopped: 'đã ngưng' } as const

/** Why nothing is taken or judged at a table; the rest is of desks. */
export const offerings: Partial<Sentences<OfferingMessages>> = {
  'activity does not run': ({ activity }) => `${activity} không chạy`,
  'activity is closed': ({ activity }) => `${activity} đã đóng`,
  'activity halted': ({ activity, status, why }) =>
    `${activity} ${HALTED[status]}${why === undefined ? '' : `: ${why}`}`,
  'funds do not run': ({ activity }) => `giải lấy từ quỹ của ${activity}, mà chương trình đó không chạy`,
}
