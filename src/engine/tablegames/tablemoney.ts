/** What a step of a table game moves in the books: chips between patrons and the tray, wagers onto meters, game accounts. */
import { accrue, type Carry, NO_CARRY } from '../../base/meter.ts'
import { type Cents, cents, negate, subtract, ZERO } from '../../base/money.ts'
import type { MeterTerms, TableRules, WagerName } from '../../games/table/rules.ts'
import type { Entry } from '../../games/table/table.ts'
import { balanceIn, carry, type Draft, entitle, entitleAtMost } from '../../ledger/draft.ts'
import { accountName, accountsAt } from './gameaccount.ts'

/** What a table has won for the house and not handed over; below zero it has lost. */
const tableWin = (table: string): string => `due:game:${table}`

export type Carries = Map<string, Carry>
type Books = { readonly draft: Draft; readonly rules: TableRules; readonly table: string; readonly carries: Carries }

/** Entries of the meters become hits and are booked there. */
export function bookEntry(books: Books, entry: Entry): void {
  const { does, wager, seat, wagered, win, by } = entry
  if (does === 'collect' && wagered > 0n) taken(books, wager, seat, wagered, by)
  // Chips on the layout never left the player until they were collected; those on a sensor come back out of the tray.
  if (does === 'return' && entry.isTaken === true) taken(books, wager, seat, negate(wagered), by)
  if (does === 'pay' && entry.from !== 'meter') paid(books, seat, entry.from, win, by)
  if (does === 'take back' && entry.from !== 'meter') takenBack(books, seat, entry.from, win, by)
}

function paid({ draft, table }: Books, seat: string, from: 'tray' | 'account', win: Cents, by: string): void {
  entitle(draft, tableWin(table), from === 'account' ? accountName(table, seat) : 'patrons', win, by)
  if (from === 'tray') carry(draft, `tray:${table}`, 'patron', win, by)
}

/** A game account gives back what it still holds; the rest is handed over in chips. */
function takenBack({ draft, table }: Books, seat: string, from: 'tray' | 'account', win: Cents, by: string): void {
  const account = from === 'account' ? entitleAtMost(draft, accountName(table, seat), tableWin(table), win, by) : ZERO
  const chips = subtract(win, account)
  entitle(draft, 'patrons', tableWin(table), chips, by)
  carry(draft, 'patron', `tray:${table}`, chips, by)
}

/** Of a wager with a meter its rate goes there at once, exactly; below zero for a wager that is handed back. */
function taken(
  { draft, rules, table, carries }: Books,
  wager: WagerName,
  seat: string,
  wagered: Cents,
  by: string,
): void {
  const terms = rules.wagers[wager]
  const payer = terms?.on === 'device' ? accountName(table, seat) : 'patrons'
  const meter = terms?.meter === undefined ? undefined : { name: terms.meter, ...rules.meters[terms.meter]! }
  let rest = wagered
  for (const { to, rate, clause } of meter === undefined ? [] : partsOf(meter)) {
    const { gained, carry: left } = accrue(wagered, rate, carries.get(to) ?? NO_CARRY)
    carries.set(to, left)
    either(draft, payer, to, gained, `${by} ${clause}`)
    rest = subtract(rest, gained)
  }
  either(draft, payer, tableWin(table), rest, by)
  if (terms?.on !== 'device') eitherCarried(draft, 'patron', `tray:${table}`, wagered, by)
}

function partsOf({ name, by, rate, reserve, reserveBy = by }: MeterTerms & { name: string }) {
  const onMeter = { to: `pool:${name}`, rate, clause: by }
  return reserve === undefined ? [onMeter] : [onMeter, { to: 'reserve', rate: reserve, clause: reserveBy }]
}

function either(draft: Draft, from: string, to: string, amount: Cents, by: string): void {
  if (amount >= ZERO) entitle(draft, from, to, amount, by)
  else entitle(draft, to, from, cents(-amount), by)
}

function eitherCarried(draft: Draft, from: string, to: string, amount: Cents, by: string): void {
  if (amount >= ZERO) carry(draft, from, to, amount, by)
  else carry(draft, to, from, cents(-amount), by)
}

/**
 * The house takes what the table has won, or makes good what it has lost; what came for meters goes to the bank; what
 * belongs to game accounts stays in the tray.
 */
export function settleTray(draft: Draft, table: string, by: string): void {
  const [won, tray] = [balanceIn(draft, tableWin(table)), balanceIn(draft, `tray:${table}`, 'custody')]
  const accounts = accountsAt(draft.balances, table).filter(({ activity }) => activity === draft.activity)
  const kept = accounts.reduce((sum, { amount }) => sum + amount, 0n)
  either(draft, tableWin(table), 'house', won, by)
  eitherCarried(draft, `tray:${table}`, 'house', won, by)
  eitherCarried(draft, `tray:${table}`, 'bank', cents(tray - won - kept), by)
}
