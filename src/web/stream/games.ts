import { GAMES, isGame } from '../../games/games.ts'
import { words } from '../words.ts'

/** As the documents and signs call it. */
export const gameName = (game: string): string => words().game[game] ?? (isGame(game) ? GAMES[game].name : game)
