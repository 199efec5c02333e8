/** Asks what a hand costs at a table, and who puts it down. */
import { citedIn } from '../../base/cited.ts'
import { formatMoney } from '../../base/money.ts'
import { partyKey } from '../../base/party.ts'
import { refuse } from '../../base/refusal.ts'
import { feesDue } from '../../engine/rounds/rates.ts'
import type { StepText } from './file/steps.ts'
import { handsOf } from './hit.ts'
import type { Night } from './night.ts'
import { note, refusedBy } from './record.ts'
import { ruleFor } from './setup.ts'

export function askFee(night: Night, activity: string, table: string, { limit, seats }: StepText<'askFee'>): void {
  const { game = 'none', decks = 1 } = night.state.tables.get(table) ?? {}
  const hands = handsOf({ seats })
  const due = feesDue(ruleFor(activity).rule, { table, game, decks, facts: { limit }, common: {}, hands })
  if ('clause' in due) {
    refusedBy(night.record, refuse({ kind: 'activity', activity }, [due]), activity)
    return
  }
  for (const { who: party, amount, by } of due) {
    const who = party.kind === 'table' ? `table ${party.table} player` : partyKey(party)
    night.record.fees.push({ who, amount })
    night.record.says.push(`${who} puts down ${formatMoney(amount)} [${by.join(' ')}]`)
    note(night.record, activity, by.flatMap(citedIn))
  }
}
