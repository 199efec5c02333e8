/** How long a person played what, in a span: hours, completed hours, hours with a card read, and rounds dealt to their seat. */
import { type Absence, gameHours, type Span, type Stay, scannedHours } from '../../views/presence/hours.ts'
import { entriesWith } from '../desks/seatrounds.ts'
import type { House } from '../house/kernel.ts'

export type PlayedGame = {
  game: string
  limit?: string
  ms: number
  /** Whole hours over all stays of the game together. */
  completed: number
  /** Hours of the clock in which a card was read there. */
  scanned: number
  /** Rounds that were recorded at the table while they sat there and were not away. */
  hands: number
}
/** All limits of a game together. */
export type PlayedTime = { game: string; ms: number }
export type PlayedView = {
  from: number
  to: number
  games: PlayedGame[]
  /** Rounds were counted up to here; before `to` where the journal is longer than is read for one question. */
  handsTo: number
  /** The same by the clock of the house, where it is before `to`. */
  counted?: string
}

type Kept = Pick<House, 'store' | 'zone' | 'now' | 'durable'>
type Known = Stay & { readonly seq: number }

/** More lines than this are not read for one question. */
const LINES_MAX = 40_000

/** Time at each game alone: nothing is read off the journal for it, so that a kiosk may ask fifty times a second. */
export async function hoursBy(house: Kept, person: string, { from, to: end }: Span): Promise<PlayedTime[]> {
  const span = { from, to: Math.min(end, house.now().at) }
  const { stays, absences } = await staysOf(house, person, span)
  const byGame = new Map<string, number>()
  for (const { game, ms } of gameHours(stays, absences, span)) byGame.set(game, (byGame.get(game) ?? 0) + ms)
  return [...byGame].map(([game, ms]) => ({ game, ms }))
}

async function staysOf(house: Kept, person: string, { from, to }: Span) {
  const inSpan = '(until is null or until > ?) and since < ?'
  const stays = await house.store.rows<Known>(
    `select seq, "table", seat, game, "limit", since, until from stays
     where person = ? and is_void = 0 and ${inSpan} order by since`,
    person,
    from,
    to,
  )
  const absences = await house.store.rows<Absence>(
    `select distinct a."table", a.seat, a.since, a.until from aways a join stays s on s."table" = a."table" and s.seat = a.seat
     where s.person = ? and a.since < ? and (a.until is null or a.until > ?)`,
    person,
    to,
    from,
  )
  return { stays, absences }
}

export async function playedBy(house: Kept, person: string, { from, to: end }: Span): Promise<PlayedView> {
  const to = Math.min(end, house.now().at)
  const { stays, absences } = await staysOf(house, person, { from, to })
  const scans = await house.store.rows<{ table: string; at: number }>(
    `select "table", at from scans where person = ? and at >= ? and at < ? and "is" <> 'barred'`,
    person,
    from,
    to,
  )
  const hands = await roundsIn(house, stays, { from, to })
  const games = gameHours(stays, absences, { from, to }).map(({ game, limit, ms, completed }): PlayedGame => {
    const of = stays.filter((stay) => stay.game === game && stay.limit === limit)
    const read = scans.filter((scan) => of.some((stay) => stay.table === scan.table && isIn(stay, scan.at)))
    return {
      game,
      ...(limit === null ? {} : { limit }),
      ms,
      completed,
      scanned: scannedHours(
        read.map(({ at }) => at),
        { from, to },
        (at) => hourOf(house, at),
      ),
      hands: hands.rounds.filter((round) =>
        of.some((stay) => stay.table === round.table && isDealt(stay, absences, round.at)),
      ).length,
    }
  })
  const counted = hands.to < to ? { counted: house.zone.localOf(hands.to) } : {}
  return { from, to, games, handsTo: hands.to, ...counted }
}

const isIn = ({ since, until }: Pick<Stay, 'since' | 'until'>, at: number): boolean =>
  since <= at && (until === null || at < until)

const isDealt = (stay: Stay, absences: readonly Absence[], at: number): boolean =>
  isIn(stay, at) && !absences.some((one) => one.table === stay.table && one.seat === stay.seat && isIn(one, at))

/** The instant at which the hour of the clock began: in the night when the clocks go back there are two of one name. */
function hourOf({ zone }: Pick<House, 'zone'>, at: number): string {
  const local = zone.localOf(at)
  return String(at - (Number(local.slice(14, 16)) * 60 + Number(local.slice(17, 19))) * 1_000 - (at % 1_000))
}

type RoundAt = { readonly table: string; readonly at: number }

/** Plain rounds have no table of their own: they are read off the journal, from the line of the first stay on. */
async function roundsIn(
  house: Pick<House, 'store' | 'durable'>,
  stays: readonly Known[],
  span: Span,
): Promise<{ rounds: RoundAt[]; to: number }> {
  const from = Math.min(...stays.map(({ seq }) => seq))
  if (!Number.isFinite(from)) return { rounds: [], to: span.to }
  const last = house.durable().seq
  const to = Math.min(last, from + LINES_MAX - 1)
  const tables = new Set(stays.map(({ table }) => table))
  const rounds = new Map<string, RoundAt>()
  let known = span.from
  for (const { events, recorded } of await entriesWith(house, { from, to }, '"type":"Round')) {
    known = Date.parse(recorded)
    for (const event of events) {
      if (event.type === 'RoundStarted' && tables.has(event.table))
        rounds.set(`${event.table} ${event.round}`, { table: event.table, at: event.at })
      if (event.type === 'RoundVoided') rounds.delete(`${event.table} ${event.round}`)
    }
  }
  const all = [...rounds.values()].filter(({ at }) => at >= span.from && at < span.to)
  return { rounds: all, to: to === last ? span.to : Math.min(span.to, known) }
}
