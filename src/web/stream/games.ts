import { gameIn } from '../../views/paper/piecetext.ts'
import { words } from '../words.ts'

/** As the documents and signs call it. */
export const gameName = (game: string): string => gameIn(words(), game)
