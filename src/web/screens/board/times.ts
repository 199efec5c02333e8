/** When something is on, as a sign says it: `Sun 18:00–22:00`, `around the clock`. */
import { words } from '../../words.ts'

type Window = { readonly days?: readonly Day[] | undefined; readonly from: string; readonly to: string }
type Day = keyof ReturnType<typeof words>['offerings']['days']

export function windowWords({ days = [], from, to }: Window, dates: readonly string[] = []): string {
  const say = words()
  const clock = from === to ? say.board.allDay : `${from}–${to}`
  return [...days.map((day) => say.offerings.days[day]), ...dates, clock].join(' ')
}
