import { GAMES, isGame } from '../../../games/games.ts'

/** As documents and signs call it. */
export const gameName = (game: string): string => (isGame(game) ? GAMES[game].name : game)
