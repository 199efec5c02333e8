import type { Deal } from '../cards/outcomes/deal.ts'
import { OUTCOMES, type OutcomeName } from '../cards/outcomes/table.ts'
import type { Offering } from '../rulebook/offering.ts'
import type { Line } from '../rulebook/rule.ts'

export const isOutcome = (name: string): name is OutcomeName => Object.hasOwn(OUTCOMES, name)

/** Does the deal have the line's outcome, with the settings of the rule and what the house has posted? */
export function hasLine(line: Line, offering: Offering, deal: Deal, other: Record<string, string> = {}): boolean {
  const { outcome = '' } = line
  if (!isOutcome(outcome)) throw new Error(`no outcome "${outcome}"`)
  const known = OUTCOMES[outcome]
  const posted = Object.entries(line.posted ?? {}).map(([param, setting]) => [
    param,
    offering.settings?.[setting] ?? '',
  ])
  // Before the card is drawn there is no such hand.
  if (posted.some(([, value]) => value === '')) return false
  const params = { ...known.usual, ...typed(known.usual, { ...line.with, ...Object.fromEntries(posted), ...other }) }
  return known.has(deal, params as never)
}

/** Rule files and signs say hearts, outcomes say h. */
const SUIT_SIGNS: Readonly<Record<string, string>> = { clubs: 'c', diamonds: 'd', hearts: 'h', spades: 's' }

/** Settings are written as words; where the outcome wants a number or yes/no, they are read as such. */
function typed(usual: object, written: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(written).map(([name, text]) => {
      const sample = (usual as Record<string, unknown>)[name]
      if (typeof sample === 'number') return [name, Number(text)]
      if (typeof sample === 'boolean') return [name, text === 'yes']
      return [name, name === 'suit' ? (SUIT_SIGNS[text] ?? text) : text]
    }),
  )
}
