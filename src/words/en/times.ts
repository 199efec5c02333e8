import { timesIn, twelve, week } from '../times.ts'

const longMonths = 'January February March April May June July August September October November December'.split(' ')
const longDays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
const short = (name: string): string => name.slice(0, 3)
const date = (day: number, month: string, year: string | undefined): string =>
  `${month} ${day}${year === undefined ? '' : `, ${year}`}`

export const times = timesIn({
  months: longMonths.map(short),
  longMonths,
  days: week(...longDays.map(short)),
  longDays: week(...longDays),
  clock: (hour, rest) => twelve(hour, rest, ['AM', 'PM']),
  date,
  longDate: date,
  month: (month, year) => `${month} ${year}`,
  named: (name, on) => `${name}, ${on}`,
})
