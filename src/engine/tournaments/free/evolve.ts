/** What becomes of those who play at free tables. */
import type { EventOf, Slice } from '../vocabulary.ts'

export function evolveFreeEntered(own: Slice, event: EventOf<'FreeEntered'>): void {
  const { activity, player, person, table, again, bounty, at } = event
  own.tournaments.get(activity)!.free.set(player, {
    player,
    person,
    table,
    at,
    ...(again === undefined ? {} : { again }),
    status: 'in',
    ...(bounty === undefined ? {} : { bounty }),
  })
}

export function evolveFreeOut(own: Slice, event: EventOf<'FreeKnockedOut'>): void {
  const { activity, player: name, how, won, bounties, wins, at, local } = event
  const tournament = own.tournaments.get(activity)!
  const player = tournament.free.get(name)!
  player.status = 'out'
  player.out = { how, by: won, bounties, at, local }
  tournament.freeOuts.push(name)
  tournament.freeWins.push(...wins)
}

export function evolveFreeUndone(own: Slice, { activity, player: name }: EventOf<'FreeKnockOutUndone'>): void {
  const tournament = own.tournaments.get(activity)!
  const player = tournament.free.get(name)!
  player.status = 'in'
  delete player.out
  tournament.freeOuts = tournament.freeOuts.filter((one) => one !== name)
}

export function evolveFreeEnded(own: Slice, { activity, players, wins }: EventOf<'FreePlayEnded'>): void {
  const tournament = own.tournaments.get(activity)!
  for (const name of players) tournament.free.get(name)!.status = 'stayed'
  tournament.freeWins.push(...wins)
}
