/**
 * What a piece on a wager brings: one function of its terms and of the result, for the table, the practice table and the odds.
 * What passes between player and player-dealer is reckoned here and told; only what the cage pays is the house's money.
 */
import { add, type Cents, ZERO } from '../../base/money.ts'
import { type Pay, winRoundedDown } from '../table/pays.ts'

export const RESULTS = ['win', 'lose', 'push'] as const
export type Result = (typeof RESULTS)[number]

/** `at the odds`: the piece is the wager, and wins what any wager there wins. The others win their face, whatever the odds. */
export const WINS = ['wager and face', 'face', 'at the odds'] as const
/** What becomes of it: the player keeps it, it is collected, it is void, or it falls into the box and is worth nothing. */
export const BECOMES = ['stays', 'collected', 'void', 'drop box'] as const
export type Becomes = (typeof BECOMES)[number]

/** The cage pays the player-dealer its face; `posted`: only where the house has posted one of these. */
type Cage = { readonly by: string; readonly posted?: readonly string[] | undefined }
type Ending = { readonly by: string; readonly piece: Becomes; readonly cage?: Cage | undefined }

export type PieceTerms = {
  readonly wins: Ending & { readonly pays: (typeof WINS)[number] }
  readonly loses: Ending
  readonly pushes: Ending
}

/** `live`: chips beside the pieces. `pays`: the odds of that bet; `redeemed`: what the house has posted of it. */
export type Laid = {
  readonly live: Cents
  readonly face: Cents
  readonly pays: Extract<Pay, { is: 'to' }>
  readonly redeemed?: string | undefined
}

export type Settled = {
  /** The player-dealer pays the player, for the live wager and for the pieces. */
  readonly pays: { readonly wager: Cents; readonly pieces: Cents }
  /** The player's live wager, which the player-dealer takes. */
  readonly takes: Cents
  readonly piece: Becomes
  /** The cage pays the player-dealer, and by which clause. */
  readonly cage: Cents
  readonly cageBy?: string
  readonly clauses: string
}

const EVEN = { is: 'to', over: 1, under: 1 } as const satisfies Pay

export function settlePieces(terms: PieceTerms, result: Result, { live, face, pays, redeemed }: Laid): Settled {
  const ending = endingOf(terms, result)
  const { by, piece, cage } = ending
  const isRedeemed =
    cage !== undefined && (cage.posted === undefined || (redeemed !== undefined && cage.posted.includes(redeemed)))
  const won = result === 'win'
  const ofPieces = terms.wins.pays === 'at the odds' ? pays : EVEN
  return {
    pays: {
      wager: won ? winRoundedDown(live, pays) : ZERO,
      pieces: won ? winRoundedDown(face, ofPieces) : ZERO,
    },
    takes: result === 'lose' ? live : ZERO,
    piece,
    cage: isRedeemed ? face : ZERO,
    ...(isRedeemed ? { cageBy: cage.by } : {}),
    clauses: isRedeemed && cage.by !== by ? `${by} ${cage.by}` : by,
  }
}

function endingOf({ wins, loses, pushes }: PieceTerms, result: Result): Ending {
  switch (result) {
    case 'win':
      return wins
    case 'lose':
      return loses
    case 'push':
      return pushes
  }
}

/** What the three of them have more or less of it: they always add up to nothing. */
export function netOf({ pays, takes, cage }: Settled): { player: bigint; playerDealer: bigint; house: bigint } {
  const player = add(pays.wager, pays.pieces) - takes
  return { player, playerDealer: cage - player, house: -cage }
}
