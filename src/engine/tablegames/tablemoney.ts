/** What a step of a table game moves in the books: chips between patrons and the tray, wagers onto meters, game accounts. */
import { accrue, type Carry, NO_CARRY } from '../../base/meter.ts'
import { atLeastZero, type Cents, cents, negate, smaller, subtract, ZERO } from '../../base/money.ts'
import type { MeterTerms, TableRules, WagerName } from '../../games/table/rules.ts'
import type { Entry } from '../../games/table/table.ts'
import { balanceIn, carry, type Draft, entitle, entitleAtMost } from '../../ledger/draft.ts'
import {
  type CustodyName,
  type EntitlementName,
  gameAccount,
  isPool,
  type Pool,
  poolAccount,
  trayPlace,
  winAccount,
} from '../../ledger/name.ts'
import { accountsAt } from './gameaccount.ts'

export type Carries = Map<Pool | 'reserve', Carry>
type Books = {
  readonly draft: Draft
  readonly rules: TableRules
  readonly table: string
  readonly carries: Carries
  /** Meters that another table has won since the wagers of this round came onto them. */
  readonly wonElsewhere: ReadonlySet<Pool>
}

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
  entitle(draft, winAccount(table), from === 'account' ? gameAccount(table, seat) : 'patrons', win, by)
  if (from === 'tray') carry(draft, trayPlace(table), 'patron', win, by)
}

/** A game account gives back what it still holds; the rest is handed over in chips. */
function takenBack({ draft, table }: Books, seat: string, from: 'tray' | 'account', win: Cents, by: string): void {
  const account = from === 'account' ? entitleAtMost(draft, gameAccount(table, seat), winAccount(table), win, by) : ZERO
  const chips = subtract(win, account)
  entitle(draft, 'patrons', winAccount(table), chips, by)
  carry(draft, 'patron', trayPlace(table), chips, by)
}

/** Of a wager with a meter its rate goes there at once, exactly; below zero for a wager that is handed back. */
function taken(
  { draft, rules, table, carries, wonElsewhere }: Books,
  wager: WagerName,
  seat: string,
  wagered: Cents,
  by: string,
): void {
  const terms = rules.wagers[wager]
  const payer = terms?.on === 'device' ? gameAccount(table, seat) : 'patrons'
  const meter = terms?.meter === undefined ? undefined : { name: terms.meter, ...rules.meters[terms.meter]! }
  let rest = wagered
  for (const { to, rate, clause, least } of meter === undefined ? [] : partsOf(meter)) {
    const { gained: due, carry: left } = accrue(wagered, rate, carries.get(to) ?? NO_CARRY)
    carries.set(to, left)
    // What another table of the link has won is not there any more: the house hands it back, and the meter keeps its reset amount.
    const isGone = due < ZERO && isPool(to) && wonElsewhere.has(to)
    const gained = isGone ? negate(smaller(negate(due), above(draft, to, least))) : due
    either(draft, payer, to, gained, `${by} ${clause}`)
    rest = subtract(rest, gained)
  }
  either(draft, payer, winAccount(table), rest, by)
  if (terms?.on !== 'device') eitherCarried(draft, 'patron', trayPlace(table), wagered, by)
}

function partsOf({ name, by, rate, reserve, reserveBy = by, reset }: MeterTerms & { name: string }) {
  const onMeter = { to: poolAccount(name), rate, clause: by, least: reset }
  return reserve === undefined
    ? [onMeter]
    : [onMeter, { to: 'reserve' as const, rate: reserve, clause: reserveBy, least: ZERO }]
}

/** What a meter shows beyond its reset amount, or a reserve holds. */
const above = (draft: Draft, name: Pool | 'reserve', least: Cents): Cents =>
  atLeastZero(subtract(balanceIn(draft, name), least))

function either(draft: Draft, from: EntitlementName, to: EntitlementName, amount: Cents, by: string): void {
  if (amount >= ZERO) entitle(draft, from, to, amount, by)
  else entitle(draft, to, from, cents(-amount), by)
}

function eitherCarried(draft: Draft, from: CustodyName, to: CustodyName, amount: Cents, by: string): void {
  if (amount >= ZERO) carry(draft, from, to, amount, by)
  else carry(draft, to, from, cents(-amount), by)
}

/**
 * The house takes what the table has won, or makes good what it has lost; what came for meters goes to the bank; what
 * belongs to game accounts stays in the tray.
 */
export function settleTray(draft: Draft, table: string, by: string): void {
  const [won, tray] = [balanceIn(draft, winAccount(table)), balanceIn(draft, trayPlace(table), 'custody')]
  const accounts = accountsAt(draft.balances, table).filter(({ activity }) => activity === draft.activity)
  const kept = accounts.reduce((sum, { amount }) => sum + amount, 0n)
  either(draft, winAccount(table), 'house', won, by)
  eitherCarried(draft, trayPlace(table), 'house', won, by)
  eitherCarried(draft, trayPlace(table), 'bank', cents(tray - won - kept), by)
}
