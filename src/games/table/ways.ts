/** The rules as they are in force now: a device that is out of order changes how cards are shuffled and dealt. */
import type { Dealing, TableRules } from './rules.ts'
import type { GameTable, OutOfOrder } from './table.ts'

export function rulesNow(rules: TableRules, { out }: Pick<GameTable, 'out'>): TableRules {
  const { deck } = rules
  if (deck === undefined || out === undefined) return rules
  const dealing = wayOf(deck.dealing, out)
  const way = deck.ways[dealing]
  return {
    ...rules,
    by: { ...rules.by, ...way?.by },
    deck: {
      ...deck,
      dealing,
      changeHours: way?.changeHours ?? deck.changeHours,
      shuffling: out.shuffler === undefined ? deck.shuffling : 'by hand',
    },
  }
}

/** From the hand only with a shuffling device; a manual shoe always does. */
export function wayOf(posted: Dealing, { shoe, shuffler, instead }: OutOfOrder): Dealing {
  const dealing = posted === 'automated shoe' && shoe === 'covered' ? (instead ?? 'manual shoe') : posted
  return dealing === 'hand' && shuffler === 'covered' ? 'manual shoe' : dealing
}
