/** What is wrong with a slate, before anybody fills in a form. */
import { type Message, message } from '../../base/message.ts'
import { isDate, isLocal, weekdayOf } from '../../base/moment.ts'
import { bracketFaults } from './bracketfaults.ts'
import { GAMES_MAX, type Side, type Slate, type SlateGame, type SlateTerms } from './slate.ts'

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} .,'’&()/#-]{0,39}$/u

/** Every fault, in the order of the slate; none where it is sound. */
export function slateFaults(slate: Slate, terms: SlateTerms): Message[] {
  const { games } = slate
  if (games.length === 0) return [message('slate without games')]
  if (games.length > GAMES_MAX) return [message('slate with too many games', { games: games.length, most: GAMES_MAX })]
  const faults = [...nameFaults(slate), ...games.flatMap(startFaults)]
  // Feeds and days are read only where every game can be told from the others.
  if (faults.length > 0) return faults
  return terms.kind === 'bracket' ? bracketFaults(slate, terms.teams) : cardFaults(slate, terms)
}

function nameFaults({ games }: Slate): Message[] {
  const faults: Message[] = []
  const ids = new Set<string>()
  const seen = new Map<string, string>()
  for (const [at, { id, sides }] of games.entries()) {
    if (!NAME.test(id)) faults.push(message('game name unreadable', { row: at + 1 }))
    else if (ids.has(id)) faults.push(message('game twice on the slate', { game: id }))
    ids.add(id)
    for (const name of sides.flatMap(namesOf)) {
      const other = seen.get(name.toLowerCase())
      if (!NAME.test(name)) faults.push(message('team name unreadable', { game: id }))
      else if (other !== undefined) faults.push(message('team twice on the slate', { team: name, game: id, other }))
      seen.set(name.toLowerCase(), id)
    }
  }
  return faults
}

const namesOf = (side: Side): string[] =>
  'team' in side ? [side.team, ...(side.was === undefined ? [] : [side.was])] : []

function startFaults({ id: game, sides, starts }: SlateGame): Message[] {
  if (isLocal(starts)) return []
  if (!isDate(starts)) return [message('start is not a time', { game, starts })]
  return sides.every((side) => 'winnerOf' in side) ? [] : [message('hour of the start missing', { game })]
}

function cardFaults({ games, totalOf }: Slate, { days, totalOn }: SlateTerms & { kind: 'card' }): Message[] {
  const faults = games.flatMap(({ id: game, sides, starts }) => {
    const day = weekdayOf(starts)
    if (sides.some((side) => 'winnerOf' in side)) return [message('winners do not meet on a card', { game })]
    return days.includes(day) ? [] : [message('game on another day', { game, day })]
  })
  const played = new Set(games.map(({ starts }) => weekdayOf(starts)))
  faults.push(...days.filter((day) => !played.has(day)).map((day) => message('no game on a day', { day })))
  const total = games.find(({ id }) => id === totalOf)
  if (totalOn === undefined)
    return totalOf === undefined ? faults : [...faults, message('no total in this contest', { game: totalOf })]
  if (totalOf === undefined) return [...faults, message('no game for the total')]
  if (total === undefined) return [...faults, message('total of no game', { game: totalOf })]
  const day = weekdayOf(total.starts)
  return day === totalOn ? faults : [...faults, message('total of a game on another day', { game: totalOf, day })]
}

/** The play-in is over: its place on the slate has a team, and every form that picked the place has picked the team. */
export function withTeam(slate: Slate, slot: string, team: string): Slate | Message {
  let isThere = false
  const named = (side: Side): Side => {
    if (!('team' in side) || side.team !== slot || side.later !== true) return side
    isThere = true
    const { later: _, ...rest } = side
    return { ...rest, team, was: slot }
  }
  const games = slate.games.map((game) => ({ ...game, sides: [named(game.sides[0]), named(game.sides[1])] as const }))
  if (!isThere) return message('not a team to be named later', { slot })
  const next = { ...slate, games }
  return nameFaults(next)[0] ?? next
}
