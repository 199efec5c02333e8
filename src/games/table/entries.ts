/** The small parts that settlements are made of: a line of a paytable, a part of a meter, an envy. */
import { message } from '../../base/message.ts'
import { type Cents, cents, subtract, toWire, ZERO } from '../../base/money.ts'
import { partRoundedDown } from '../../base/share.ts'
import { type HandName, isHand, type Shown } from './hands.ts'
import { formatPay, type Pay, winRoundedDown } from './pays.ts'
import { clauseOf, type EnvyTable, type PayLine, type Paytable, type TableRules, type WagerName } from './rules.ts'
import type { Entry, Instruction, Meters } from './table.ts'

export const lineOf = ({ lines, judged }: Pick<Paytable, 'lines' | 'judged'>, shown: Shown): PayLine | undefined =>
  lines.find(({ hand }) => isHand(hand, judged, shown))

type Bet = { readonly seat: string; readonly wager: WagerName; readonly wagered: Cents }

export const collected = (bet: Bet, by: string): Entry => ({
  ...bet,
  what: 'wager',
  does: 'collect',
  win: ZERO,
  isReturned: false,
  from: 'tray',
  by,
})
export const handedBack = (bet: Bet, by: string): Entry => ({
  ...collected(bet, by),
  does: 'return',
  isReturned: true,
})

/** At odds on top of the wager, which goes back too. */
export const paidTo = (bet: Bet, pay: Pay, by: string, hand?: HandName): Entry => {
  if (pay.is === 'meter') throw new Error('a meter pays through its own function')
  return {
    ...bet,
    what: 'wager',
    does: 'pay',
    win: winRoundedDown(bet.wagered, pay),
    isReturned: pay.is === 'to',
    from: 'tray',
    odds: formatPay(pay),
    by,
    ...(hand === undefined ? {} : { hand }),
  }
}

/** A wager on a paytable alone, whatever the dealer has. */
export function settleTable(rules: TableRules, bet: Bet, shown: Shown, by: string): Entry {
  const table = rules.pays[bet.wager]!
  const line = lineOf(table, shown)
  const clauses = `${by} ${table.by}`
  return line === undefined ? collected(bet, clauses) : paidTo(bet, line.pays, clauses, line.hand)
}

/** Of the meter as it shows now; a full award starts it anew with the reset amount and what stands behind it. */
export function takeFrom(
  meters: Meters,
  meter: string,
  rules: TableRules,
  pay: Extract<Pay, { is: 'meter' }>,
  parts = 1,
): { each: Cents; isFull: boolean; meters: Meters } {
  const { shows, reserve = ZERO } = meters[meter] ?? { shows: ZERO }
  const isFull = pay.share.over === pay.share.under
  const each = cents(partRoundedDown(shows, pay.share) / BigInt(parts))
  const left = subtract(shows, cents(each * BigInt(parts)))
  const terms = rules.meters[meter]
  const after = isFull ? { shows: cents(left + (terms?.reset ?? 0n) + reserve) } : { shows: left, reserve }
  return { each, isFull, meters: { ...meters, [meter]: after } }
}

/**
 * A wager that was collected before the deal: `for 1` from the tray, or a part of the meter at this player's turn; of
 * several parts that part is divided, and only the last of them starts the meter anew.
 */
export function settleProgressive(
  rules: TableRules,
  bet: Bet,
  shown: Shown,
  meters: Meters,
  parts = 1,
): { entry: Entry; meters: Meters } {
  const table = rules.pays[bet.wager]!
  const line = lineOf(table, shown)
  const by = clauseOf(rules, 'progressive')
  if (line === undefined) return { entry: collected({ ...bet, wagered: ZERO }, `${by} ${table.by}`), meters }
  const base = {
    ...bet,
    wagered: ZERO,
    what: 'wager' as const,
    does: 'pay' as const,
    isReturned: false,
    hand: line.hand,
    odds: formatPay(line.pays),
    floor: clauseOf(rules, 'floor'),
  }
  if (line.pays.is !== 'meter')
    return {
      entry: {
        ...base,
        win: winRoundedDown(bet.wagered, line.pays),
        from: 'tray',
        by: [by, table.by, ...(rules.by['tray pays'] === undefined ? [] : [rules.by['tray pays']])].join(' '),
      },
      meters,
    }
  const meter = rules.wagers[bet.wager]!.meter!
  const taken = takeFrom(meters, meter, rules, line.pays, parts)
  const entry: Entry = {
    ...base,
    win: taken.each,
    from: 'meter',
    meter,
    ...(taken.isFull ? { resets: true as const } : {}),
    ...(rules.by.tray === undefined ? {} : { staysUp: rules.by.tray }),
    by: [table.by, clauseOf(rules, 'meter turn', 'tray', 'meter pays')].join(' '),
  }
  return { entry, meters: taken.meters }
}

/** What the others get for this hand; never its holder, never for the dealer's hand. */
export function envyFor(rules: TableRules, of: string, shown: Shown, others: readonly Bet[]): Entry[] {
  return others.flatMap((bet): Entry[] => {
    const table = rules.envy[bet.wager]
    const amount = table === undefined ? undefined : envyAmount(table, shown, bet.wagered)
    if (table === undefined || amount === undefined) return []
    return [
      {
        seat: bet.seat,
        wager: bet.wager,
        what: 'envy',
        does: 'pay',
        wagered: ZERO,
        win: amount.amount,
        isReturned: false,
        from: 'tray',
        hand: amount.hand,
        of,
        by: `${clauseOf(rules, 'envy')} ${table.by}`,
      },
    ]
  })
}

function envyAmount(
  { columns, judged, scales }: EnvyTable,
  shown: Shown,
  wagered: Cents,
): { amount: Cents; hand: HandName } | undefined {
  const exact = columns.find(({ wager }) => wager === wagered)
  const column = exact ?? (scales === true ? columns[0] : undefined)
  const line = column?.lines.find(({ hand }) => isHand(hand, judged, shown))
  if (column === undefined || line === undefined) return undefined
  return { amount: cents((line.amount * wagered) / column.wager), hand: line.hand }
}

/** An entry as the dealer is told it. */
export function told(entry: Entry): Instruction {
  const { seat, wager, what, does, wagered, win, from, isReturned, hand, odds, of, by } = entry
  const bet = { seat, wager, what }
  const says =
    does === 'collect' && wagered === ZERO
      ? message('nothing more to collect', bet)
      : message('wager settled', {
          ...bet,
          does,
          wagered: toWire(wagered),
          win: toWire(win),
          from,
          isReturned,
          ...(hand === undefined ? {} : { hand }),
          ...(odds === undefined ? {} : { odds }),
          ...(of === undefined ? {} : { of }),
        })
  return { does, ...says, by, seat, entry }
}
