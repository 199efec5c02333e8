/** Who is in the next round: those who sit there, where seats are kept. The dealer may say otherwise, for that round. */
import type { TableView } from '../../../views/table.ts'
import { asSensed, JUST_IN, PLAYER_DEALER, type Spots, withSpot } from '../report/spots.ts'

/** Who sat there when the keypad last looked, and how many rounds there had been. */
export type Looked = { readonly round: number; readonly players: readonly string[] }

type Here = Pick<TableView, 'open' | 'round' | 'players'>

/**
 * A new round begins with those who sit there; before it, whoever comes or goes does so here too, and everything else stays as
 * the dealer has said it. Nothing changes while a round is open, nor where nobody keeps seats; but a keypad that takes a
 * table over in the middle of a round has those in whose fee was taken at the lock, and those who sit there.
 */
export function asSeated(spots: Spots, here: Here, before: Looked | undefined): { spots: Spots; looked?: Looked } {
  const { open, round, players } = here
  if (open !== undefined && before === undefined && Object.keys(spots).length === 0) {
    const locked = takenOver(open, players ?? [])
    const isKnown = Object.keys(locked).length > 0
    return { spots: locked, ...(isKnown ? { looked: { round, players: players ?? Object.keys(locked) } } : {}) }
  }
  if (open !== undefined) return { spots, ...(before === undefined ? {} : { looked: before }) }
  if (players === undefined) return { spots: without(spots, before?.players ?? []) }
  const looked = { round, players }
  if (before !== undefined && before.round !== round)
    return { spots: Object.fromEntries(players.map((seat) => [seat, spots[seat] ?? JUST_IN])), looked }
  const known = before?.players ?? []
  const stayed = without(
    spots,
    known.filter((seat) => !players.includes(seat)),
  )
  const came = players.filter((seat) => !known.includes(seat))
  return { spots: came.reduce((all, seat) => withSpot(all, seat, all[seat] ?? JUST_IN), stayed), looked }
}

function takenOver({ fees }: NonNullable<Here['open']>, players: readonly string[]): Spots {
  const atSeats = Object.entries(fees).map(([activity, at]) => [activity, at.filter((spot) => spot !== PLAYER_DEALER)])
  const sitting = Object.fromEntries(players.map((seat) => [seat, JUST_IN]))
  return asSensed(sitting, Object.fromEntries(atSeats))
}

const without = (spots: Spots, seats: readonly string[]): Spots =>
  seats.reduce((all, seat) => withSpot(all, seat, undefined), spots)
