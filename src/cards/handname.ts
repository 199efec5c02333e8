/** A hand as every language can name it: its category, and the ranks that decide as numbers. */
import { RANKS } from './card.ts'
import type { Standing } from './standing.ts'

export type Named = { strength: number; category: string; ranks: readonly number[]; says: string }

export const named = ({ strength, category, tiebreak, says }: Standing): Named => ({
  strength,
  category,
  ranks: tiebreak.map((sign) => (RANKS as readonly string[]).indexOf(sign)).filter((rank) => rank >= 0),
  says,
})
