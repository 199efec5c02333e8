import type { GameName } from '../../cards/outcomes/outcome.ts'
import { hands as en } from '../../words/en/hands.ts'
import { hands as es } from '../../words/es/hands.ts'
import type { Game } from './games.ts'
import type { LadderName, Named, Piece, Remark, ZoneName } from './judged.ts'
import type { Refusal } from './table.ts'

export const LANGUAGES = ['en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** Everything a page says. A text that one language lacks does not compile. */
export type Texts = {
  language: string
  title: string
  game: string
  fourColours: string
  yourHand: string
  deck: string
  undo: string
  clear: string
  lay: string
  layHint: string
  takeBack: (piece: string) => string
  empty: string
  emptyHint: string
  more: (count: number) => string
  made: string
  beats: string
  nextUp: string
  nextDown: string
  top: string
  bottom: string
  rungs: (below: number, rungs: number) => string
  share: (share: string, ladder: LadderName) => string
  beside: (share: string) => string
  versus: (beats: number, ties: number, all: number) => string
  outcomes: string
  noOutcomes: string
  outcomesPending: string
  meanings: string
  assumed: string
  /** Whose hand it is, where there are several. */
  side: (zone: ZoneName) => string
  winner: (winner: ZoneName | 'tie') => string
  layTiles: string
  copy: string
  copied: string
  games: Record<GameName, string>
  zones: Record<ZoneName, string>
  remarks: Record<Remark, string>
  piece: (game: Game, piece: Piece) => string
  hand: (named: Named) => string
  refusal: (game: Game, refusal: Refusal) => string
  special: (special: string) => string
}

export const TEXTS: Record<Language, Texts> = { en, es }
