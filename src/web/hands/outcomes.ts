import type { Deal } from '../../cards/outcomes/deal.ts'
import { OUTCOMES, type Outcome, type OutcomeName, outcomesOf } from '../../cards/outcomes/table.ts'
import { piecesOn, type Table } from './table.ts'

export type Had = { name: OutcomeName; says: string; isAssumed: boolean }

const TABLE: Readonly<Record<OutcomeName, Outcome>> = OUTCOMES

/** The named outcomes that the table has. While there is no hand nothing is asked. */
export function outcomesOn(table: Table): Had[] {
  if (table.game.judge(table.lying) === undefined) return []
  return outcomesOf(table.game.name, dealOf(table)).map((name) => {
    const { says, usual, assumption } = TABLE[name]
    return { name, says: withSettings(says, usual), isAssumed: assumption !== undefined }
  })
}

/** Outcomes over all pieces of a set hand ask for them in one zone. */
function dealOf(table: Table): Deal {
  const { opponent, ...laid } = Object.fromEntries(
    Object.entries(table.lying).filter(([, pieces]) => pieces.length > 0),
  )
  const all = piecesOn(table)
  if (opponent !== undefined) return { ...laid, opponent: { hole: opponent } }
  if (table.game.name === 'thirteen-card' && all.length === 13) return { ...laid, hand: all }
  if (table.game.name === 'pai-gow-tiles' && all.length === 4) return { ...laid, tiles: all }
  return laid
}

/** Settings stand in the text as `floor`; people read what they are set to. */
const withSettings = (says: string, usual: object): string =>
  says.replace(/`(\w+)`/g, (word, setting: string) => {
    const value = (usual as Record<string, unknown>)[setting]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : `“${word.slice(1, -1)}”`
  })
