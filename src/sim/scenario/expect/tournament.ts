/** How a tournament stands: its clock, tables, seats, chips, places, and what its log says. */
import { isRefusal } from '../../../base/refusal.ts'
import type { State } from '../../../engine/mechanisms.ts'
import { chipsInPlay } from '../../../engine/tournamentfloor/chips.ts'
import { floorOf, readingAt } from '../../../engine/tournamentfloor/floor.ts'
import { awayNow } from '../../../engine/tournamentfloor/penalties.ts'
import { placesIn } from '../../../engine/tournaments/prizes.ts'
import { anyTournament } from '../../../engine/tournaments/tournament.ts'
import type { TournamentLogView } from '../../../views/tournaments/log.ts'
import { csvOfLog, isWhole } from '../../../views/tournaments/logtext.ts'
import { en } from '../../../words/en/en.ts'
import type { Check } from '../checkresult.ts'
import type { TournamentStands } from '../file/floortext.ts'
import type { Night } from '../night.ts'
import { activityOf } from '../reference.ts'

type At = { readonly table: string; readonly seat: number | string }
const spot = (at: At | undefined): string => (at === undefined ? 'none' : `table ${at.table} seat ${at.seat}`)

export function checkTournament(expected: TournamentStands | undefined, night: Night): Check[] {
  if (expected === undefined) return []
  const { state } = night
  const activity = activityOf(night, expected.activity)
  const opened = anyTournament(state, activity)
  if (isRefusal(opened)) return [{ what: 'tournament', expected: activity, got: 'no sign-ups were opened', ok: false }]
  const { running, tournament } = opened
  const floor = floorOf(state, activity)
  const reading = readingAt(running, floor, night.now.epochMilliseconds)
  const entryOf = (person: string): string => tournament.byPerson.get(person) ?? person
  const moves = new Map([...floor.moves.values()].map(({ who, to }) => [who, to]))
  const away = awayNow(floor, reading?.playedMs ?? 0)
  const places = new Map(
    placesIn(tournament).map(({ who, place, to }) => [who, place === to ? `${place}` : `${place}-${to}`]),
  )
  return [
    ...same('level', expected.level, reading?.level),
    ...same('a break', expected.isBreak, reading?.isBreak),
    ...same('the clock runs', expected.isRunning, reading?.isRunning),
    ...same('left on the clock', expected.left, reading === undefined ? undefined : minutes(reading.leftMs)),
    ...same('players', expected.players, tournament.inPlay),
    ...same('chips in play', expected.chips, chipsInPlay(tournament, floor)),
    ...each('players at table', expected.tables, (table) => String(floor.tables.get(table)?.players.size ?? 'none')),
    ...each('seat of', expected.seats, (person) => spot(floor.seatOf.get(entryOf(person)))),
    ...each('move of', expected.moves, (person) => spot(moves.get(entryOf(person)))),
    ...each('where the house knows', expected.present, (person) => spot(state.sits.get(person))),
    ...each('minutes away of', expected.away, (person) => (away.get(entryOf(person)) ?? 0) / 60_000),
    ...each('place of', expected.places, (person) => places.get(entryOf(person)) ?? 'none'),
    ...checkLog(expected.log, state, activity),
  ]
}

const minutes = (ms: number): string =>
  `${Math.floor(ms / 60_000)}:${String(Math.round((ms % 60_000) / 1000)).padStart(2, '0')}`

type Told = string | number | boolean | undefined
const same = (what: string, expected: Told, got: Told): Check[] =>
  expected === undefined
    ? []
    : [{ what, expected: String(expected), got: String(got ?? 'none'), ok: String(expected) === String(got ?? 'none') }]

const each = (
  what: string,
  expected: Readonly<Record<string, Told>> | undefined,
  of: (name: string) => Told,
): Check[] => Object.entries(expected ?? {}).flatMap(([name, value]) => same(`${what} ${name}`, value, of(name)))

/** Rows as people read them: what it is about, then what was noted. */
function checkLog(expected: TournamentStands['log'], { tournaments }: State, activity: string): Check[] {
  if (expected === undefined) return []
  const { signed } = tournaments.get(activity)!
  const found: TournamentLogView | undefined = signed === undefined ? undefined : { log: signed.log, names: {}, signed }
  const rows = isWhole(found) ? csvOfLog(found, en, (by) => by) : []
  return Object.entries(expected).map(([about, part]): Check => {
    const row = rows.find(([name]) => name?.toLowerCase() === about.toLowerCase())
    const got =
      row === undefined
        ? `nothing about it; there is ${rows.map(([name]) => name).join(', ')}`
        : row.slice(1).join(' | ')
    return { what: `the log: ${about}`, expected: part, got, ok: row !== undefined && got.includes(part) }
  })
}
