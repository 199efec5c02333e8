import { general as en } from '../en/general.ts'

/** Those whom a table and a kiosk meet; roles of the office keep their English names. */
export const ROLES = {
  ...en.roles,
  dealer: 'người chia bài',
  floor: 'quản lý sàn',
  cage: 'thu ngân',
  regulator: 'thanh tra',
}
