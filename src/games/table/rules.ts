/**
 * What a game against the house is played by: paytables, wagers and limits as data, and for every rule of procedure that
 * the play follows the clause behind it. Rule files and the house's choice make it; nothing here is printed in code.
 */
import { citedIn } from '../../base/cited.ts'
import type { Cents } from '../../base/money.ts'
import type { Share } from '../../base/share.ts'
import type { HandName, Judged } from './hands.ts'
import type { Pay } from './pays.ts'

export const TABLE_GAMES = ['crazy-4-poker', 'four-card-poker'] as const
export type TableGame = (typeof TABLE_GAMES)[number]

export const WAGERS = [
  'ante',
  'super bonus',
  'play',
  'queens up',
  'aces up',
  'four-card progressive',
  'five-card progressive',
  'progressive',
  'hand bonus',
  'dealer hand bonus',
  'cover all',
] as const
export type WagerName = (typeof WAGERS)[number]
export type Wagers = { readonly [Wager in WagerName]?: Cents }

/** layout: chips on the felt · sensor: chips on the progressive's own place, collected before the deal · device: from the player's game account. */
export const WAGER_PLACES = ['layout', 'sensor', 'device'] as const
export type WagerTerms = {
  readonly by: string
  readonly on: (typeof WAGER_PLACES)[number]
  /** Made only after these. */
  readonly after: readonly WagerName[]
  /** Exactly as much as that one. */
  readonly equal?: WagerName
  /** Only these amounts. */
  readonly amounts?: readonly Cents[]
  /** Which meter its rate feeds and its percentages come from. */
  readonly meter?: string
}

export type PayLine = { readonly hand: HandName; readonly pays: Pay }
export type Paytable = { readonly by: string; readonly judged: Judged; readonly lines: readonly PayLine[] }

/** What others with the wager get for a hand of one player, by how much they wagered. */
export type EnvyTable = {
  readonly by: string
  readonly judged: Judged
  readonly columns: readonly {
    readonly wager: Cents
    readonly lines: readonly { readonly hand: HandName; readonly amount: Cents }[]
  }[]
  /** Another wager than those of the columns has its amounts in proportion to the first. */
  readonly scales?: boolean
}

export type MeterTerms = {
  readonly by: string
  readonly reset: Cents
  /** Of each wager, on the meter at once. */
  readonly rate: Share
  /** Of each wager, behind the meter until a full award starts it anew. */
  readonly reserve?: Share
  readonly reserveBy?: string
  /** Some schedule of it keeps a reserve: what another one has left there goes onto the meter too. */
  readonly hasReserve?: true
}

/** in turn: each of the meter as it shows at its turn · divided: hands of one line share that part when all are settled. */
export const SEVERAL_HITS = ['in turn', 'divided'] as const
export type SeveralHits = (typeof SEVERAL_HITS)[number]

export const DEALING = ['manual shoe', 'hand', 'automated shoe'] as const
export type Dealing = (typeof DEALING)[number]
export const SHUFFLING = ['counting device', 'device', 'by hand'] as const
export type Shuffling = (typeof SHUFFLING)[number]

/** How cards come to the table, where the document speaks of it. */
export type DeckTerms = {
  readonly dealing: Dealing
  readonly shuffling: Shuffling
  readonly changeHours: number
  readonly cutMin: number
  /** The stub is counted at least once in so many rounds, unless the shuffler counts. */
  readonly stubEvery: number
  /** Every way of dealing that the document has, for when the one in use fails. */
  readonly ways: { readonly [Way in Dealing]?: { readonly by: Terms; readonly changeHours: number } }
}

/** Rules of procedure. A term that a document does not have has no clause, and nobody is held to it. */
export const TERMS = [
  // the deck
  'own tables', 'one deck', 'two decks', 'backs', 'alternate', 'deck change', 'inspection', 'spread', 'wash', 'each deck', 'shuffle',
  'shuffler count', 'cut', 'recut', 'idle', 'shuffled by device',
  // wagers
  'offered', 'no cash', 'seated', 'leaving', 'no more bets', 'one position', 'limits', 'accepted', 'sensors',
  // the deal
  'deal order', 'stub count', 'stub right', 'stub wrong', 'card count', 'face up card', 'drawn in error', 'dealer exposed',
  'shuffler jam', 'shoe jam', 'out of order',
  // decisions
  'own hand', 'turn', 'play', 'more play', 'fold', 'fold queens up', 'fold progressive', 'fold aces up', 'fold cards', 'forfeits',
  // settling
  'settle order', 'hand turned', 'reveal', 'turned', 'unused cards', 'not qualified', 'lower', 'equal', 'higher', 'odds', 'automatic bonus', 'queens up', 'aces up',
  'progressive', 'light', 'hand button', 'floor', 'tray', 'tray pays', 'meter pays', 'meter turn', 'several hits', 'highest hand', 'envy', 'envy hand', 'bonus',
  'bonus floor', 'bonus account', 'dealer bonus', 'magic card', 'lucky bonus', 'cover all', 'cover all highest',
  'cover all last', 'cover all hand', 'cover all odds', 'game over', 'discard', 'backed out',
] as const // biome-ignore format: terms that belong together stand together
export type Term = (typeof TERMS)[number]
export type Terms = { readonly [Name in Term]?: string }

export type TableRules = {
  readonly game: TableGame
  readonly seatsMax: number
  readonly dealerCards: 5 | 6
  readonly by: Terms
  readonly wagers: { readonly [Wager in WagerName]?: WagerTerms }
  /** The clause of each wager that the document has and the house does not offer. */
  readonly unoffered?: { readonly [Wager in WagerName]?: string }
  /** By wager; `ante` is the bonus that comes without a wager of its own. */
  readonly pays: { readonly [Wager in WagerName]?: Paytable }
  readonly envy: { readonly [Wager in WagerName]?: EnvyTable }
  /** By number of players in the round. */
  readonly coverAll?: {
    readonly by: string
    readonly judged: Judged
    readonly players: { readonly [count: string]: readonly PayLine[] }
  }
  readonly magic?: { readonly by: string; readonly card: Pay; readonly lucky: Pay }
  readonly meters: { readonly [meter: string]: MeterTerms }
  /** Bonus payouts at these odds `for 1` and above are verified by the floor. */
  readonly bonusFloorFrom?: number
  /** Ante and Play. */
  readonly even: Pay
  readonly playMax: number
  readonly positions: 'one' | 'several'
  /** Several hands for the meter in one round, where the document leaves it to the house. */
  readonly severalHits?: SeveralHits
  readonly limits?: { readonly min: Cents; readonly max: Cents }
  readonly deck?: DeckTerms
}

/** A refusal always has a clause: that of the term, or the program's own order of things. */
export function clauseOf({ by }: Pick<TableRules, 'by'>, ...terms: readonly Term[]): string {
  const [only] = terms
  if (terms.length === 1 && only !== undefined) return by[only] ?? 'order'
  const clauses = [...new Set(terms.flatMap((term) => citedIn(by[term] ?? '')))]
  return clauses.length === 0 ? 'order' : clauses.join(' ')
}
