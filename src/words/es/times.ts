import { timesIn, twelve, week } from '../times.ts'

const longMonths = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
const longDays = 'domingo lunes martes miércoles jueves viernes sábado'.split(' ')
const short = (name: string): string => name.slice(0, 3)

/** The end of a sentence: a time of the day brings its own stop. */
export const stop = (sentence: string): string => (sentence.endsWith('.') ? sentence : `${sentence}.`)

export const times = timesIn({
  months: longMonths.map(short),
  longMonths,
  days: week(...longDays.map(short)),
  longDays: week(...longDays),
  clock: (hour, rest) => twelve(hour, rest, ['a.m.', 'p.m.']),
  date: (day, month, year) => [day, month, year].filter(Boolean).join(' '),
  longDate: (day, month, year) => [day, month, year].filter(Boolean).join(' de '),
  month: (month, year) => `${month} de ${year}`,
  named: (name, on) => `${name}, ${on}`,
})
