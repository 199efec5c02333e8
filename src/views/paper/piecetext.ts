/** What stands on a piece in words: its games and its period, on the screen and on paper alike. */
import { plusDays } from '../../base/moment.ts'
import { GAMES, isGame } from '../../games/games.ts'
import type { en } from '../../words/en/en.ts'

type Words = typeof en

/** The end of a period: whole days are said by the last of them. */
export const untilIn = ({ times }: Pick<Words, 'times'>, to: string, now?: string): string =>
  to.endsWith('T00:00') ? times.day(plusDays(to.slice(0, 10), -1), now) : times.moment(to, now)

export function periodIn(
  words: Pick<Words, 'times' | 'series'>,
  { from, to }: { readonly from: string; readonly to: string },
  now?: string,
): string {
  const begins = words.times.any(from.replace(/T00:00$/, ''), now)
  return words.series[to.endsWith('T00:00') ? 'through' : 'until'](begins, untilIn(words, to, now))
}

/** As the documents and signs call it. */
export const gameIn = ({ game: names }: Words, game: string): string =>
  names[game] ?? (isGame(game) ? GAMES[game].name : game)

export const gamesIn = (words: Words, games: readonly string[]): string =>
  games.length === 0 ? words.series.everyGame : games.map((game) => gameIn(words, game)).join(', ')
