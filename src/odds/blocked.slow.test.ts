/** Millions of deals: the count of blocked cards against looking at every hand. */
import { expect, test } from 'vitest'
import { QUEEN } from '../cards/card.ts'
import { cardsOf, DECK_52 } from '../cards/deck.ts'
import { fourCardStrength } from '../cards/hands/four.ts'
import { fourFrom } from '../games/table/hands.ts'
import { blockedFor } from './blocked.ts'
import { completionsOf, strengthsOf } from './levels.ts'
import { setsUpTo } from './sets.ts'
import { cardsInto } from './suits.ts'
import { cardsOfSuits } from './value.ts'

const SETS = setsUpTo(5)

test('hands that avoid five cards are counted as if each were looked at', () => {
  const hands = SETS[5]!
  const dealt = blockedFor(5, SETS)
  const limit = fourFrom('pair', QUEEN)
  for (const level of completionsOf(SETS[4]!)) if (level.strength < limit) dealt.add(level)
  dealt.catchUp()
  const blockers = new Uint8Array(5)
  for (const family of [17, 60_001, 134_000]) {
    cardsInto(blockers, hands.suits, family)
    const mine = new Set(cardsOfSuits(hands.suits, family))
    const rest = cardsOf(DECK_52).filter((card) => !mine.has(card))
    let counted = 0
    for (let a = 0; a < rest.length; a++)
      for (let b = a + 1; b < rest.length; b++)
        for (let c = b + 1; c < rest.length; c++)
          for (let d = c + 1; d < rest.length; d++)
            for (let e = d + 1; e < rest.length; e++)
              if (fourCardStrength([rest[a]!, rest[b]!, rest[c]!, rest[d]!, rest[e]!]) < limit) counted++
    const isIn = strengthsOf(hands)[family]! < limit
    expect(dealt.avoiding(blockers, isIn ? 1 : 0)).toBe(counted)
  }
})
