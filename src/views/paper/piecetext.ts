/** What stands on a piece in words: its games and its period, on the screen and on paper alike. */
import { plusDays } from '../../base/moment.ts'
import { GAMES, isGame } from '../../games/games.ts'
import type { en } from '../../words/en/en.ts'

type Words = typeof en

/** `2026-11-15T13:24:22` to the minute, with its day. */
export const minuteOf = (local: string): string => local.slice(0, 16).replace('T', ' ')

/** The end of a period: whole days are said by the last of them. */
export const untilOf = (to: string): string => (to.endsWith('T00:00') ? plusDays(to.slice(0, 10), -1) : minuteOf(to))

/** Whole days are said by the last of them. */
export function periodIn({ series: say }: Words, { from, to }: { readonly from: string; readonly to: string }): string {
  const day = (local: string): string => local.replace(/T00:00$/, '').replace('T', ' ')
  return to.endsWith('T00:00') ? say.through(day(from), untilOf(to)) : say.until(day(from), untilOf(to))
}

/** As the documents and signs call it. */
export const gameIn = ({ game: names }: Words, game: string): string =>
  names[game] ?? (isGame(game) ? GAMES[game].name : game)

export const gamesIn = (words: Words, games: readonly string[]): string =>
  games.length === 0 ? words.series.everyGame : games.map((game) => gameIn(words, game)).join(', ')
