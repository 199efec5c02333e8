import type { Slice, Use } from './vocabulary.ts'

/** Played, and not verified or paid for yet. */
export const usesOwed = ({ uses }: Pick<Slice, 'uses'>): Use[] =>
  [...uses.values()].filter(({ status }) => status === 'to verify' || status === 'to redeem')
