/** Asks what a hand costs at a table, and who puts it down. */
import { citedIn } from '../../base/cited.ts'
import { add, type Cents, formatMoney, times, ZERO } from '../../base/money.ts'
import { partyKey } from '../../base/party.ts'
import { refuse } from '../../base/refusal.ts'
import { feesDue } from '../../engine/rounds/rates.ts'
import type { PotsText, StepText } from './file/steps.ts'
import { handsOf } from './hit.ts'
import { hear, withPerson } from './names.ts'
import { type Night, Undone } from './night.ts'
import { note, refusedBy } from './record.ts'
import { ruleFor } from './setup.ts'

/** What the box holds after so many hands, as the rules take fees; nothing where they have no rate for one of them. */
export function feesOfPots(night: Night, activity: string, table: string, rows: readonly PotsText[]) {
  const { fee } = ruleFor(activity).rule
  if (fee === undefined) throw new Undone(`${activity} takes no fee`)
  if (fee.from !== 'pot' && fee.rates === undefined)
    throw new Undone(`the fees of ${activity} are put down at the lock, not counted by hands; playRounds plays them`)
  const amounts = rows.map((row) => feesOf(night, activity, table, row))
  return amounts.includes(undefined) ? undefined : add(...amounts.filter((one) => one !== undefined))
}

function feesOf(night: Night, activity: string, table: string, row: PotsText): Cents | undefined {
  const { pots, dealtIn, limit } = row
  const { rule } = ruleFor(activity)
  const { fee } = rule
  const say = (what: string, by: readonly string[]) => {
    night.record.says.push(
      `${pots} ${pots === 1 ? 'hand' : 'hands'} with ${dealtIn} dealt in: ${what} [${by.join(' ')}]`,
    )
    note(night.record, activity, by.flatMap(citedIn))
  }
  if (fee!.rates === undefined) {
    const isDue = dealtIn >= (fee!.dealtInMin ?? 0)
    const amount = isDue ? times(fee!.amount, pots) : ZERO
    say(isDue ? formatMoney(amount) : 'no fee', [fee!.by])
    return amount
  }
  const at = night.state.tables.get(table)
  const seats = Object.fromEntries(Array.from({ length: dealtIn }, (_, index) => [String(index + 1), {}]))
  const known = { table, game: at?.game ?? 'none', decks: at?.decks ?? 1, common: {}, hands: handsOf({ seats }) }
  const due = feesDue(rule, { ...known, facts: { limit: limit ?? at?.limit ?? '' } })
  if ('clause' in due) {
    refusedBy(night.record, refuse({ kind: 'activity', activity }, [due]), activity)
    return undefined
  }
  const amount = times(add(...due.map((one) => one.amount)), pots)
  say(formatMoney(amount), [...new Set(due.flatMap(({ by }) => by))])
  return amount
}

export function askFee(night: Night, activity: string, table: string, { limit, seats }: StepText<'askFee'>): void {
  const { game = 'none', decks = 1 } = night.state.tables.get(table) ?? {}
  const hands = handsOf({ seats })
  hear(night.names, { do: 'ReportHit', table, facts: {}, common: {}, hands })
  const due = feesDue(ruleFor(activity).rule, { table, game, decks, facts: { limit }, common: {}, hands })
  if ('clause' in due) {
    refusedBy(night.record, refuse({ kind: 'activity', activity }, [due]), activity)
    return
  }
  for (const { who: party, amount, by } of due) {
    const who = party.kind === 'table' ? `table ${party.table} player` : partyKey(party)
    night.record.fees.push(withPerson(night.names, { who, amount }))
    night.record.says.push(`${who} puts down ${formatMoney(amount)} [${by.join(' ')}]`)
    note(night.record, activity, by.flatMap(citedIn))
  }
}
