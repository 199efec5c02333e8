import type { HouseMessages } from '../../../engine/house/messages.ts'
import type { Sentences } from '../../language.ts'

export const house: Partial<Sentences<HouseMessages>> = {
  'no link to the house': 'mất kết nối với sòng',
  'no such table': ({ table }) => `không có bàn ${table}`,
  'table not open': ({ table }) => `bàn ${table} chưa mở`,
  'floor called already': ({ table }) => `bàn ${table} đã gọi quản lý sàn rồi`,
  'equipment failed': () => 'máy ở bàn này đang hư',
}
