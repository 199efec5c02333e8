/** Where the dealer lays cards when a hit is reported, in the words of the game itself. */
import { JOKER, rankOf } from '../../../cards/card.ts'
import { type Game, PHASES, type Zone } from '../../../games/game.ts'
import { GAMES, isGame } from '../../../games/games.ts'

/** A row of cards: in which zone of the report, how many at least and at most. */
export type Slot = { readonly zone: string; readonly min: number; readonly max: number }

export type Shape = {
  /** Cards that belong to nobody, and the player-dealer's up card. */
  readonly common: readonly Slot[]
  /** Each seat's own. */
  readonly own: readonly Slot[]
  /** The player-dealer's other cards; the dealer need not tell them. */
  readonly dealer: readonly Slot[]
  /** Players against each other: hands are shown down, the rest folded, and nobody is the player-dealer. */
  readonly isPoker: boolean
  readonly isTiles: boolean
  /** How often a card can lie there at one deck. */
  readonly copies: (card: number) => number
  /** A hand of this game is counted in points, which no card tells. */
  readonly hasPoints: boolean
}

const slot = (zone: string, min: number, max = min): Slot => ({ zone, min, max })

/** What people lay out differs from what the game deals: hands are told as they were set, and no more cards than count. */
const TOLD: Readonly<Record<string, Partial<Pick<Shape, 'common' | 'own' | 'dealer'>>>> = {
  holdem: { common: [slot('board', 5)] },
  'no-bust-21': { own: [slot('hand', 2)], dealer: [] },
  'pai-gow-poker': { own: [slot('front', 2), slot('back', 5)] },
  'jokers-wild-pai-gow-poker': { own: [slot('front', 2), slot('back', 5)] },
  'pai-gow-tiles': { own: [slot('frontTiles', 2), slot('backTiles', 2)] },
  'thirteen-card': { own: [slot('front', 3), slot('middle', 5), slot('back', 5)] },
}

const POKER: readonly string[] = ['flop', 'stud', 'draw']
/** Games in which the player-dealer has a hand like everybody else's. */
const ALIKE: readonly string[] = ['pai gow', 'thirteen cards']

/** Nothing for a game that the tablet does not know. */
export function shapeOf({ game: name }: { readonly game: string }): Shape | undefined {
  if (!isGame(name)) return undefined
  const game: Game = GAMES[name]
  const at = (...whose: Zone['whose'][]) => game.zones.filter((zone) => whose.includes(zone.whose)).sort(byPhase)
  const told = TOLD[name] ?? {}
  const own = told.own ?? at('seat').filter(isDealt).map(slotOf)
  const main = own[0]?.zone === 'hole' ? 'hole' : 'hand'
  const theirs = at('player-dealer')
  const isBlackjack = game.family === 'blackjack'
  return {
    common: told.common ?? [
      ...at('table').map(slotOf),
      // Only where its rank counts with the player's own does the up card have to be there.
      ...theirs.filter(({ name: zone }) => zone === 'dealerUp').map(() => slot('dealerUp', isBlackjack ? 1 : 0, 1)),
    ],
    own,
    dealer:
      told.dealer ??
      (ALIKE.includes(game.family)
        ? own
        : theirs
            .filter(({ name: zone }) => zone !== 'dealerUp')
            .map(({ name: zone, min, max }) => slot(zone === 'dealer' ? main : zone, min, Math.min(max, HAND_MAX)))),
    isPoker: POKER.includes(game.family),
    isTiles: game.pieces === 'tiles',
    copies: (card) => copiesIn(game, card),
    hasPoints: game.family === 'thirteen cards',
  }
}

/** More cards than this are never told of one hand. */
const HAND_MAX = 7
const slotOf = ({ name, min, max }: Zone): Slot => slot(name, min, max === min ? max : Math.min(max, HAND_MAX))
/** Zones of the setting hold cards that lie in the hand already. */
const isDealt = ({ dealt }: Zone): boolean => dealt !== 'set'
const byPhase = (a: Zone, b: Zone): number => PHASES.indexOf(a.dealt) - PHASES.indexOf(b.dealt)

function copiesIn({ pieces }: Game, card: number): number {
  if (pieces === 'tiles') return 1
  if (card === JOKER) return pieces.jokers
  return pieces.without.includes(rankOf(card)) ? 0 : 1
}
