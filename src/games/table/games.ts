/** The games that share a table's steps. */
import { CRAZY_4 } from '../crazy4/settle.ts'
import { FOUR_CARD } from '../fourcard/settle.ts'
import type { Play } from './play.ts'
import type { TableGame, TableRules } from './rules.ts'

const GAMES: Record<TableGame, Play> = { 'crazy-4-poker': CRAZY_4, 'four-card-poker': FOUR_CARD }

export const playOf = ({ game }: Pick<TableRules, 'game'>): Play => GAMES[game]
