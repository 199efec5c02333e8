import { words } from '../words.ts'
import { gameName } from './games.ts'

/** As people of the room call it; there is little space beside a table. */
export const shortGame = (game: string): string => words().podium.short[game] ?? gameName(game)
