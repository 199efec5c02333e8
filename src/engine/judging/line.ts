import type { Deal } from '../../cards/outcomes/deal.ts'
import { OUTCOMES } from '../../cards/outcomes/table.ts'
import type { Written } from '../../rulebook/offering.ts'
import type { Line } from '../../rulebook/rule.ts'
import { isOutcome, typedSettings } from '../../rulebook/settings.ts'
import { untoldThird } from './cardcheck.ts'

/** Does the deal have the line's outcome, with the settings of the rule and what the house has posted? */
export function hasLine(line: Line, offering: Written, deal: Deal, other: Record<string, string> = {}): boolean {
  const { outcome = '' } = line
  if (!isOutcome(outcome)) throw new Error(`no outcome "${outcome}"`)
  const known = OUTCOMES[outcome]
  const posted = Object.entries(line.posted ?? {}).map(([param, setting]) => [
    param,
    offering.settings?.[setting] ?? '',
  ])
  // While a third card is not told, the coup may come to anything.
  if (known.firstFour !== true && untoldThird(deal) !== undefined) return false
  // Before the card is drawn there is no such hand.
  if (posted.some(([, value]) => value === '')) return false
  const params = {
    ...known.usual,
    ...typedSettings(known.usual, { ...line.with, ...Object.fromEntries(posted), ...other }),
  }
  return known.has(deal, params as never)
}
