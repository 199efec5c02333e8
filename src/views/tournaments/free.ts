/** Free tables of a tournament: who plays there for its bounties, who has asked, and where one could sit. */
import { formatMoney, fromWire } from '../../base/money.ts'
import type { State } from '../../engine/mechanisms.ts'
import { whyNotFree } from '../../engine/rounds/freetables.ts'
import type { RunningTournament } from '../../engine/tournaments/terms.ts'
import { freeIn } from '../../engine/tournaments/tournament.ts'
import type { Tournament } from '../../engine/tournaments/vocabulary.ts'
import type { FreePart, FreeRow } from './rows.ts'

type Names = (person: string) => string | undefined

/** Nothing where no bounties are posted. */
export function freePart(
  state: State,
  { rule, posted }: RunningTournament,
  tournament: Tournament,
  names: Names,
): { readonly free?: FreePart } {
  if (posted.bounties === undefined || rule.free === undefined) return {}
  const { activity } = rule
  const tables = [...state.tables.values()].flatMap(({ table, kind }) =>
    kind === 'free' && whyNotFree(state, activity, table) === undefined ? [table] : [],
  )
  const asked = [...state.free.values()].flatMap((one) => {
    if (one.activity !== activity) return []
    const { request, patron, person } = one
    const who = person === undefined ? (patron ?? '') : (names(person) ?? person)
    return [{ request, who, ...(person === undefined ? {} : { person }) }]
  })
  const nameOf = (player: string): string => {
    const person = tournament.free.get(player)?.person ?? player
    return names(person) ?? person
  }
  const lastAt = new Map(tournament.freeOuts.map((player) => [tournament.free.get(player)!.table, player]))
  const players = [...tournament.free.values()].map(
    ({ player, person, table, status, bounty, out }): FreeRow => ({
      player,
      person,
      name: nameOf(player),
      table,
      status,
      ...(bounty === undefined ? {} : { bounty: formatMoney(fromWire(bounty)) }),
      ...(out === undefined
        ? {}
        : { out: { how: out.how, by: out.by.map(nameOf), isLast: lastAt.get(table) === player } }),
    }),
  )
  return { free: { tables, asked, players } }
}

/** Where each of them sits: as presence knows it, or the next number that nobody has. */
export function freeSeats(state: State, tournament: Tournament, table: string): { seat: number; player: string }[] {
  const players = freeIn(tournament, table)
  const known = new Map(
    players.flatMap(({ player, person }) => {
      const at = state.sits.get(person)
      return at?.table === table ? [[player, Number(at.seat)] as const] : []
    }),
  )
  const taken = new Set(known.values())
  const next = (): number => {
    let seat = 1
    while (taken.has(seat)) seat += 1
    taken.add(seat)
    return seat
  }
  return players
    .map(({ player }) => ({ player, seat: known.get(player) ?? next() }))
    .toSorted((one, other) => one.seat - other.seat)
}
