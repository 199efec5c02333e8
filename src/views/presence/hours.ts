/** Hours of play, out of stays and absences as the records have them: derived, never typed. */
import { HOUR } from '../../base/moment.ts'

export type Stay = {
  readonly table: string
  readonly seat: string
  readonly game: string
  readonly limit: string | null
  readonly since: number
  /** Null while it goes on. */
  readonly until: number | null
}
export type Absence = {
  readonly table: string
  readonly seat: string
  readonly since: number
  readonly until: number | null
}
/** From is inside, to is outside; to is now where it is not over. */
export type Span = { readonly from: number; readonly to: number }

export type GameHours = {
  readonly game: string
  readonly limit: string | null
  readonly ms: number
  readonly completed: number
}

/** What a stay is worth in a span: its own time there without the absences from that seat. */
export function playedIn(stay: Stay, absences: readonly Absence[], { from, to }: Span): number {
  const [begin, end] = [Math.max(stay.since, from), Math.min(stay.until ?? to, to)]
  if (end <= begin) return 0
  const away = absences
    .filter(({ table, seat }) => table === stay.table && seat === stay.seat)
    .map((one): Span => ({ from: Math.max(one.since, begin), to: Math.min(one.until ?? end, end) }))
  return end - begin - covered(away)
}

/** By game and limit, the most played first. An hour is completed over all stays of its game together. */
export function gameHours(stays: readonly Stay[], absences: readonly Absence[], span: Span): GameHours[] {
  const byGame = Map.groupBy(stays, ({ game, limit }) => `${game}\n${limit ?? ''}`)
  return [...byGame.values()]
    .map((of) => {
      const ms = of.reduce((sum, stay) => sum + playedIn(stay, absences, span), 0)
      const { game, limit } = of[0]!
      return { game, limit, ms, completed: Math.floor(ms / HOUR) }
    })
    .filter(({ ms }) => ms > 0)
    .sort((a, b) => b.ms - a.ms)
}

/** Hours of the clock in which a card was read, each once however often it was; `hourOf` names the hour of an instant. */
export const scannedHours = (scans: readonly number[], span: Span, hourOf: (at: number) => string): number =>
  new Set(scans.filter((at) => at >= span.from && at < span.to).map(hourOf)).size

/** The length of all spans together, where some overlap. */
function covered(spans: readonly Span[]): number {
  let total = 0
  let last = Number.NEGATIVE_INFINITY
  for (const { from, to } of spans.filter((one) => one.to > one.from).sort((a, b) => a.from - b.from)) {
    total += Math.max(0, to - Math.max(from, last))
    last = Math.max(last, to)
  }
  return total
}
