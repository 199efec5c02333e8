/** What the page of hands speaks of, and everything that it says of it. */
import type { Card } from '../cards/card.ts'
import type { Named } from '../cards/handname.ts'
import type { CardZone, TileZone } from '../cards/outcomes/deal.ts'
import type { GameName } from '../cards/outcomes/outcome.ts'
import type { Tile } from '../cards/tile.ts'

/** A card or a tile; the game says which. */
export type Piece = Card | Tile
/** `opponent` is the other hand at the same board, for jackpots that a beaten hand wins. */
export type ZoneName = CardZone | TileZone | 'opponent'
export type LadderName = 'high' | 'three' | 'four' | 'aceToFive' | 'deuceToSeven' | 'tiles'
export type Remark = 'both hole cards play' | 'one hole card plays' | 'the board plays' | 'foul' | 'set in order'
export type LaidGame = { name: GameName; pieces: 'cards' | 'tiles' }

/** Why a piece is not laid down. */
export type LayRefusal =
  | { why: 'taken'; piece: Piece; zone: ZoneName; copies: number }
  | { why: 'not in this deck'; piece: Piece }
  | { why: 'everything is full' }
  | { why: 'unreadable'; text: string }
  | { why: 'no such game'; text: string }

/** Everything the page says. A text that one language lacks does not compile. */
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
  piece: (game: LaidGame, piece: Piece) => string
  hand: (named: Named) => string
  refusal: (game: LaidGame, refusal: LayRefusal) => string
  special: (special: string) => string
}
