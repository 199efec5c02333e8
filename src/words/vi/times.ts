import { timesIn, week } from '../times.ts'

/** Twenty-four hours, and the day before the month. */
export const times = timesIn({
  months: '1 2 3 4 5 6 7 8 9 10 11 12'.split(' '),
  longMonths: '1 2 3 4 5 6 7 8 9 10 11 12'.split(' ').map((month) => `tháng ${month}`),
  days: week('CN', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'),
  longDays: week('Chủ Nhật', 'Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy'),
  clock: (hour, rest) => `${hour}${rest}`.padStart(rest.length + 2, '0'),
  date: (day, month, year) => [day, month, year].filter(Boolean).join('/'),
  longDate: (day, month, year) => `${day} ${month}${year === undefined ? '' : `, ${year}`}`,
  month: (month, year) => `${month}, ${year}`,
  named: (name, on) => `${name}, ${on}`,
})
