/** Days and drawings of an offering of which a scenario says nothing. */
import { plusDays, weekdayOf } from '../../base/moment.ts'
import { drawsOf, isIn } from '../../rulebook/calling.ts'
import type { Written } from '../../rulebook/offering.ts'
import type { Draws } from '../../rulebook/parts/calling.ts'
import type { Drawn } from '../../rulebook/parts/drawing.ts'
import type { RuleFile } from '../../rulebook/rule.ts'

type Days = { readonly from: string; readonly to: string }
type Assumed<What> = readonly [what: What, says: string, by: string]
type Drawings = NonNullable<Written['drawings']>

/** The first and the last day, where the rules ask for them. */
export function daysOf(rule: RuleFile, written: Written, today: string): Assumed<Days> | undefined {
  const says = ({ from, to }: Days) => `from ${from} to ${to}`
  const assumed = (days: Days, by: string): Assumed<Days> => [days, says(days), by]
  const weeks = (number: number) => ({ from: today, to: plusDays(today, number * 7 - 1) })
  if (rule.lasts !== undefined) return assumed(weeks(rule.lasts.weeks[0] ?? 4), rule.lasts.by)
  if (rule.standing !== undefined && isIn(rule.standing, written.settings?.version))
    return assumed(weeks(4), rule.standing.by)
  const hours = rule.enter?.hours
  if (hours === undefined) return undefined
  const year = today.slice(0, 4)
  if (hours.from !== undefined && hours.to !== undefined)
    return assumed({ from: `${year}-${hours.from}`, to: `${year}-${hours.to}` }, hours.by)
  const last = rule.form?.kind === 'card' ? rule.form.days.at(-1) : undefined
  const to = [1, 2, 3, 4, 5, 6, 7].map((days) => plusDays(today, days)).find((day) => weekdayOf(day) === last)
  return to === undefined ? undefined : assumed({ from: plusDays(to, -6), to }, hours.by)
}

/** When somebody is drawn; nothing where nobody is, or where the rules name the times. */
export function drawingsOf(rule: RuleFile, written: Written): Assumed<Drawings> | undefined {
  if (rule.drawn !== undefined) return everyHour(rule.drawn) ?? anyTime(rule.drawn)
  const draws = drawsOf({ rule, offering: written })
  if (draws === undefined) return undefined
  const { times, winners, gives } = draws
  if (times !== undefined) return onDays(times, written)
  const gift = giftOf(rule, written, gives)
  const games = draws.from === 'ticket drum' ? draws.games : undefined
  if (games !== undefined) {
    const drawings = games.map(({ game }) => ({ ...WHOLE_DAY, game, ...gift }))
    return [drawings, 'a drawing for each game, at any time', draws.by]
  }
  if (winners === undefined) {
    const [[one], says, by] = anyTime(draws)
    return [[{ ...one, ...WHOLE_DAY, ...gift }], says, by]
  }
  const hourly = hours(0, 24).map((hour) => ({ ...hour, ...gift }))
  return [hourly, 'a drawing in each hour, every day', winners.by]
}

const WHOLE_DAY = { from: '00:00', to: '00:00' }

const anyTime = ({ by }: { readonly by: string }): Assumed<Drawings> => [
  [{ ...WHOLE_DAY, winners: 1_000 }],
  'drawings at any time, for as many winners as are drawn',
  by,
]

/** Every hour that the rules name. */
function everyHour({ each }: Drawn): Assumed<Drawings> | undefined {
  if (each === undefined) return undefined
  const { from, to } = each.hours
  const hour = (clock: string) => Number(clock.slice(0, 2))
  return [hours(hour(from), hour(to)), `a drawing in each hour from ${from} to ${to}, every day`, each.by]
}

const hours = (first: number, last: number): { from: string; to: string }[] => {
  const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`
  return Array.from({ length: last - first }, (_, nth) => ({ from: clock(first + nth), to: clock(first + nth + 1) }))
}

/** So many days in a row, the last of them the last of all; other times stand in the rules themselves. */
function onDays({ by, on, number }: NonNullable<Draws['times']>, { to }: Written): Assumed<Drawings> | undefined {
  if (on === 'last day' || to === undefined) return undefined
  const dates = Array.from({ length: number }, (_, nth) => plusDays(to, nth + 1 - number))
  return [[{ from: '18:00', to: '20:00', dates }], `drawings on ${dates.join(', ')} from 18:00 to 20:00`, by]
}

/** Of several things that a drawing may give: a spin where a wheel is posted, what has a posted prize, otherwise the first. */
function giftOf(rule: RuleFile, written: Written, gives: Draws['gives']): Partial<Drawings[number]> {
  const [first, ...others] = gives
  if (first === undefined || others.length === 0) return {}
  const isSpin = ({ what }: Gift) => what === 'spin' && written.wheel !== undefined
  const isPosted = ({ line = '' }: Gift) => written.prizes?.[line] !== undefined
  const gift = gives.find(isSpin) ?? gives.find(isPosted) ?? first
  const { what, line } = gift
  const pays = Object.values(rule.charts.option)
    .flat()
    .find((one) => one.line === line)?.pays
  return {
    gives: what,
    ...(line === undefined || isPosted(gift) || pays?.kind !== 'fixed' ? {} : { prizes: { [line]: pays.range.min } }),
  }
}
type Gift = Draws['gives'][number]
