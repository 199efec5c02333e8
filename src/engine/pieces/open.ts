import type { PieceResult, Slice, Use } from './vocabulary.ts'

/** Played, and not verified or paid for yet. */
export const usesOwed = ({ uses }: Pick<Slice, 'uses'>): Use[] =>
  [...uses.values()].filter(({ status }) => status === 'to verify' || status === 'to redeem')

/** Told, and nobody has acted on it yet. */
export const isFresh = ({ isPast, isSeen, corrected, paid }: PieceResult): boolean =>
  isPast !== true && isSeen !== true && corrected === undefined && paid === undefined
