/** What one entrant says will happen: a winner for every game, and where it is asked the score of one. */
import { type Message, message } from '../../base/message.ts'
import { type Pick, type Shape, shapeOf, wayOf } from './bracket.ts'
import type { Slate } from './slate.ts'

/** As it is being filled in, in the order of the slate. */
export type Picks = readonly (Pick | undefined)[]
/** The total is what counts; whoever types both scores has guessed their sum. */
export type Guess = { readonly total: number } | { readonly score: readonly [number, number] }

export type Draft = { readonly picks: Picks; readonly guess?: Guess }
/** Complete: of a bracket whatever is picked follows from what was picked before, since a pick is a side. */
export type Form = { readonly picks: readonly Pick[]; readonly guess?: Guess }

export const SCORE_MAX = 999

export const totalOf = (guess: Guess): number => ('total' in guess ? guess.total : guess.score[0] + guess.score[1])
export const emptyPicks = ({ games }: Slate): Picks => games.map(() => undefined)

/** The two teams of a game as the form has it; nobody where the game before has no pick. */
export function teamsIn(slate: Slate, picks: Picks, game: number): readonly [string | undefined, string | undefined] {
  return [teamAt(slate, shapeOf(slate), picks, game, 0), teamAt(slate, shapeOf(slate), picks, game, 1)]
}

/** Who wins each game as the form has it. */
export const winnersOf = (slate: Slate, picks: Picks): (string | undefined)[] =>
  picks.map((pick, game) => (pick === undefined ? undefined : teamAt(slate, shapeOf(slate), picks, game, pick)))

function teamAt(slate: Slate, shape: Shape, picks: Picks, game: number, side: Pick): string | undefined {
  const named = slate.games[game]!.sides[side]
  if ('team' in named) return named.team
  const fed = shape.from[game]![side]!
  const pick = picks[fed]
  return pick === undefined ? undefined : teamAt(slate, shape, picks, fed, pick)
}

export type Changed = {
  readonly picks: Picks
  /** The games that have no pick any more, since the team picked there is out. */
  readonly cleared: readonly string[]
}

/** One pick made, changed or taken back (`undefined`); what hung on the one before is cleared. */
export function changed(slate: Slate, picks: Picks, game: string, pick: Pick | undefined): Changed | Message {
  const shape = shapeOf(slate)
  const at = shape.at.get(game)
  if (at === undefined) return message('pick in no such game', { game })
  if (pick !== undefined && teamAt(slate, shape, picks, at, pick) === undefined) {
    const fed = shape.from[at]![pick]!
    return message('pick before its teams', { game, of: slate.games[fed]!.id })
  }
  if (picks[at] === pick) return { picks, cleared: [] }
  const next = picks.with(at, pick)
  const cleared: string[] = []
  if (picks[at] !== undefined)
    for (const { game: later, side } of wayOf(shape, { game: at, side: 0 }).slice(1)) {
      // From the first game that somebody else was to win, nobody misses the team that is out.
      if (next[later] !== side) break
      next[later] = undefined
      cleared.push(slate.games[later]!.id)
    }
  return { picks: next, cleared }
}

/** Everything that a form lacks or has too much; none where it is complete. */
export function formFaults(slate: Slate, { picks, guess }: Draft): Message[] {
  const faults: Message[] = []
  const missing = slate.games.filter((_, nth) => picks[nth] !== 0 && picks[nth] !== 1)
  if (missing.length > 0 || picks.length !== slate.games.length)
    faults.push(message('pick missing', { game: missing[0]?.id ?? '', missing: missing.length }))
  const fault = guessFault(slate, picks, guess)
  return fault === undefined ? faults : [...faults, fault]
}

function guessFault({ games, totalOf: game }: Slate, picks: Picks, guess: Guess | undefined): Message | undefined {
  if (game === undefined) return guess === undefined ? undefined : message('guess not asked')
  if (guess === undefined) return message('guess missing', { game })
  const typed = 'total' in guess ? [guess.total] : guess.score
  const most = 'total' in guess ? 2 * SCORE_MAX : SCORE_MAX
  if (typed.some((points) => !Number.isInteger(points) || points < 0 || points > most))
    return message('guess is not a score', { game, most })
  if ('total' in guess) return undefined
  const at = games.findIndex(({ id }) => id === game)
  const pick = picks[at]
  if (pick === undefined || guess.score[pick] >= guess.score[pick === 0 ? 1 : 0]) return undefined
  const side = games[at]!.sides[pick]
  return message('guess against the pick', { game, team: 'team' in side ? side.team : '' })
}

/** A form on which winners are named, as paper is typed in; each game's winner by the team's name. */
export function formNaming(slate: Slate, winners: Readonly<Record<string, string>>, guess?: Guess): Form | Message[] {
  const shape = shapeOf(slate)
  const strange = Object.keys(winners).filter((game) => !shape.at.has(game))
  const faults = strange.map((game) => message('pick in no such game', { game }))
  const picks: (Pick | undefined)[] = slate.games.map(({ id: game }, at) => {
    const team = winners[game]
    if (team === undefined || team === '') return undefined
    const start = shape.teams.get(team)
    const way = start === undefined ? [] : wayOf(shape, start)
    const here = way.findIndex((place) => place.game === at)
    // Whoever wins here has won every game before it, on this form.
    const isThere = here >= 0 && way.slice(0, here).every((before) => winners[slate.games[before.game]!.id] === team)
    if (!isThere) faults.push(message('team cannot be there', { game, team }))
    return isThere ? way[here]!.side : undefined
  })
  const draft = { picks, ...(guess === undefined ? {} : { guess }) }
  faults.push(...(faults.length > 0 ? [] : formFaults(slate, draft)))
  return faults.length > 0 ? faults : (draft as Form)
}
