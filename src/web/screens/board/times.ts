/** When something is on, as a sign says it: `Sun 6:00 PM–10:00 PM`, `around the clock`. */
import { clockOf, dayOf } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'

type Window = { readonly days?: readonly Day[] | undefined; readonly from: string; readonly to: string }
type Day = keyof ReturnType<typeof words>['offerings']['days']

export function windowWords({ days = [], from, to }: Window, dates: readonly string[] = []): string {
  const say = words()
  const clock = from === to ? say.board.allDay : `${timeWords(from)}–${timeWords(to)}`
  return [...days.map((day) => say.offerings.days[day]), ...dates.map(dayOf), clock].join(' ')
}

/** `14:00` as people of the house say it. */
export const timeWords = clockOf

/** `10:00 PM`, and on another day with its date. */
export const whenOf = (at: string, local: string): string =>
  at.slice(0, 10) === local.slice(0, 10) ? clockOf(at) : `${dayOf(at)}, ${clockOf(at)}`

/** From one wall clock to another, both of the house; never less than nothing. */
export const secondsTo = (next: string, local: string): number =>
  Math.max(0, Math.round((Date.parse(`${next.slice(0, 16)}:00Z`) - Date.parse(`${local.slice(0, 19)}Z`)) / 1_000))

const DAY = 86_400
const HOUR = 3_600
const two = (part: number): string => String(part).padStart(2, '0')

/** `2 d 04:10`, `3:05:09`, `9:41`: the nearer, the finer. */
export function leftWords(seconds: number): string {
  const [days, hours] = [Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR)]
  const minutes = Math.floor((seconds % HOUR) / 60)
  if (days > 0) return words().board.daysLeft(days, `${two(hours)}:${two(minutes)}`)
  const fine = `${hours > 0 ? two(minutes) : minutes}:${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${fine}` : fine
}

/** More are counted: the rule sheet names them. */
const TABLES_LONGEST = 36

/** `Tables 1–3, 7`: those that follow each other are told by the first and the last. */
export function tablesWords(tables: readonly string[]): string {
  const runs: string[][] = []
  for (const table of tables) {
    const last = runs.at(-1)
    if (last !== undefined && Number(table) === Number(last.at(-1)) + 1) last.push(table)
    else runs.push([table])
  }
  const told = runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(', '))).join(', ')
  const say = words().board
  if (told.length > TABLES_LONGEST) return say.manyTables(tables.length)
  return tables.length === 1 ? say.oneTable(told) : say.tables(told)
}
