/** The terms of a running activity: what the house chose, or what the rule leaves no choice about. */
import { clockOf, isInside, plusDays } from '../../base/moment.ts'
import { type Offering, offering as offeringSchema, offeringUnder } from '../../rulebook/offering.ts'
import { readAccepted } from '../../rulebook/older.ts'
import type { Line, RuleFile } from '../../rulebook/rule.ts'
import { readYaml } from '../../rulebook/text/read.ts'
import type { Books } from './books.ts'
import type { Running } from './running.ts'

/** Parsed once, however often it is posted. */
const texts = new Map<string, RuleFile>()

function ruleIn(text: string): RuleFile {
  const known = texts.get(text)
  if (known !== undefined) return known
  const read = readAccepted(text)
  if (!read.ok) throw new Error('the auditor cannot read the accepted rules')
  texts.set(text, read.value)
  return read.value
}

export function runningFrom(rules: string, posted: string, since: string, chip: bigint): Running {
  const accepted = ruleIn(rules)
  const read = readYaml(posted, offeringSchema)
  if (!read.ok) throw new Error('the auditor cannot read the posted offering')
  const offering = offeringUnder(accepted, read.value)
  const { occasion } = read.value
  // The money of an occasion lies under its own name.
  const rule = occasion === undefined ? accepted : { ...accepted, activity: `${accepted.activity}.${occasion}` }
  return { rule, offering, chip: offering.chip ?? chip, since }
}

/** In whose accounts its money lies. */
export const holderOf = ({ rule }: Running): string => rule.reserve.of?.activity ?? rule.activity

export function runOf({ running }: Books, activity: string): Running {
  const found = running.get(activity)
  if (found === undefined) throw new Error(`the auditor knows of no ${activity} that was posted`)
  return found
}

export const holderIn = (books: Books, activity: string): string => {
  const found = books.running.get(activity)
  return found === undefined ? activity : holderOf(found)
}

/** Without one a pool has all the room there is. */
export const capOf = ({ rule, offering }: Running, pool: string): bigint | undefined =>
  offering.pools?.[pool]?.cap ?? rule.pools[pool]?.cap?.range.max

export const reseedOf = ({ rule, offering }: Running, pool: string): bigint =>
  offering.pools?.[pool]?.reseed ?? rule.pools[pool]?.reseed.range.min ?? 0n

/** The line of that name in the posted chart; a game may have a chart of its own. */
export function lineOf({ rule, offering }: Running, name: string, game: string | undefined): Line {
  const { option } = rule.charts
  const names = Object.keys(option)
  const chosen = [
    game === undefined ? undefined : offering.charts?.[game],
    offering.chart,
    names.length === 1 ? names[0] : undefined,
    // A chart may bear the name of the posted version.
    offering.chart === undefined ? offering.settings?.version : undefined,
  ]
  const charts = [...chosen.filter((chart) => chart !== undefined), ...Object.values(offering.charts ?? {})]
  const lines = charts.flatMap((chart) => option[chart] ?? []).filter((line) => line.line === name)
  const found = lines.find(({ games }) => game === undefined || games === undefined || games.includes(game)) ?? lines[0]
  if (found === undefined) throw new Error(`the auditor finds no line ${name} in the chart of ${rule.activity}`)
  return found
}

/** What a fixed prize is: posted for the game, posted, so many times another one, or the only amount there is. */
export function prizeOf(running: Running, line: Line, game: string | undefined): bigint {
  const { offering } = running
  const own = game === undefined ? undefined : offering.prizesIn?.[game]?.[line.line]
  const posted = own ?? offering.prizes?.[line.line]
  if (posted !== undefined) return posted
  if (line.pays.kind !== 'fixed') throw new Error(`${line.line} is no fixed prize`)
  const { times } = line.pays
  if (times !== undefined) return prizeOf(running, lineOf(running, times.of, undefined), game) * BigInt(times.factor)
  return line.pays.range.min
}

/** A prize for a hand of that table, dealt at that local time: times the posted multiplier, up to the most that is named. */
export function multipliedAt(running: Running, prize: bigint, where: Where): bigint {
  const { rule, offering } = running
  const { multiplier } = offering
  const { table, limit, dealt } = where
  if (multiplier === undefined || !multiplier.windows.some((window) => isInside(window, dealt))) return prize
  if (multiplier.tables?.includes(table) === false || multiplier.limits?.includes(limit ?? '') === false) return prize
  const { over, under } = multiplier.times
  const whole = (prize * over) / under
  const times = whole * under === prize * over ? whole : whole + 1n
  const most = rule.multiplier?.most?.amount
  return most === undefined || times <= most ? times : most > prize ? most : prize
}

type Where = { readonly table: string; readonly limit: string | undefined; readonly dealt: string }

/** As a drawing has it that posts prizes of its own. `begun`: the local time at which it began. */
export function forDrawing(running: Running, begun: string | undefined): Running {
  const { rule, offering } = running
  const drawing = (offering.drawings ?? []).find(({ from, dates, ...window }) => {
    if (begun === undefined || clockOf(begun) !== from || dates?.includes(begun.slice(0, 10)) === false) return false
    return isInside({ ...window, from }, `${begun}:00`)
  })
  if (drawing?.prizes === undefined && drawing?.things === undefined) return running
  const kept = Object.entries(offering.prizes ?? {}).filter(
    ([line]) => rule.runs !== 'promotion' && rule.game?.rungs.includes(line) !== true,
  )
  return {
    ...running,
    offering: { ...offering, prizes: { ...Object.fromEntries(kept), ...drawing.prizes } } as Offering,
  }
}

export const nextDay = (date: string): string => plusDays(date, 1)
export const poolName = (pool: string): string => `pool:${pool}`
export const isPool = (fund: string): boolean => fund.startsWith('pool:')
