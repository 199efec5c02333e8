import type { HouseMessages } from '../../../engine/house/messages.ts'
import type { Sentences } from '../../language.ts'

const DEVICES: Record<HouseMessages['equipment failed']['device'], string> = {
  sensor: 'cảm biến',
  reader: 'máy đọc thẻ',
}

export const house: Partial<Sentences<HouseMessages>> = {
  'no link to the house': 'mất kết nối với sòng',
  'sensors dark': ({ spots }) => `cảm biến tắt ở ${spots.join(', ')}`,
  'no such table': ({ table }) => `không có bàn ${table}`,
  'table not open': ({ table }) => `bàn ${table} chưa mở`,
  'table open already': ({ table }) => `bàn ${table} đã mở rồi`,
  'table changed while open': ({ table }) => `bàn ${table} đang mở; đóng bàn rồi mới đổi`,
  'table waits for nobody': ({ table }) => `bàn ${table} chưa gọi quản lý sàn`,
  'floor called already': ({ table, why }) => `bàn ${table} đã gọi quản lý sàn rồi: ${why}`,
  'equipment failed': ({ device, table }) =>
    `${DEVICES[device]} của bàn ${table} đang hư; không nhận gì cho đến khi sửa xong`,
  'fault not reported': ({ device, table }) => `chưa ai báo hư ${DEVICES[device]} của bàn ${table}`,
  'fault reported already': ({ device, table }) => `đã báo hư ${DEVICES[device]} của bàn ${table} rồi`,
}
