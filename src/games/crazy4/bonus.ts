/** The Five Card Hand Bonus on the own hand and on the dealer's, Magic Card and Lucky Bonus; all to the game account. */
import { add, type Cents, negate, times, ZERO } from '../../base/money.ts'
import { collected, lineOf, takeFrom } from '../table/entries.ts'
import { type Shown, shownOf } from '../table/hands.ts'
import { formatPay, type Pay, winRoundedDown } from '../table/pays.ts'
import { clauseOf, type PayLine, type TableRules } from '../table/rules.ts'
import { type Entry, fromRight, type GameTable, type Meters } from '../table/table.ts'

const WAGERS = ['hand bonus', 'dealer hand bonus'] as const
type BonusWager = (typeof WAGERS)[number]
type Settled = { readonly entries: readonly Entry[]; readonly meters: Meters; readonly table: GameTable }

export function settleBonus(table: GameTable, seat: string, rules: TableRules, before: Meters): Settled {
  let settled: Settled = { entries: [], meters: before, table }
  for (const wager of WAGERS) {
    const wagered = table.seats[seat]!.wagers[wager]
    if (wagered === undefined) continue
    const cards = wager === 'hand bonus' ? table.seats[seat]!.cards! : table.dealer!
    const shown = shownOf(cards)
    const won = wager === 'hand bonus' ? ownHand(settled, seat, rules, shown) : dealerHand(settled, seat, rules, shown)
    const besides: Entry[] = []
    const { magic } = rules
    const lucky = wager === 'hand bonus' ? seat : 'dealer'
    if (magic !== undefined && table.magic !== undefined && cards.includes(table.magic))
      besides.push(
        beside(
          seat,
          wager,
          'magic card',
          wagered,
          magic.card,
          `${clauseOf(rules, 'magic card', 'bonus account')} ${magic.by}`,
        ),
      )
    if (magic !== undefined && table.lucky === lucky)
      besides.push(
        beside(
          seat,
          wager,
          'lucky bonus',
          wagered,
          magic.lucky,
          `${clauseOf(rules, 'lucky bonus', 'bonus account')} ${magic.by}`,
        ),
      )
    settled = { ...won, entries: [...settled.entries, ...won.entries, ...besides] }
  }
  return settled
}

function ownHand({ table, meters }: Settled, seat: string, rules: TableRules, shown: Shown): Settled {
  const wager = 'hand bonus'
  const line = lineOf(rules.pays[wager]!, shown)
  if (line === undefined) return { table, meters, entries: [lost(rules, seat, wager)] }
  if (line.pays.is !== 'meter') return { table, meters, entries: [fixed(rules, seat, wager, table, line)] }
  const meter = rules.wagers[wager]!.meter!
  // What is kept for the hand of the dealer is nobody else's.
  const kept = keptFor(table)
  const taken = takeFrom(changed(meters, meter, negate(kept)), meter, rules, line.pays)
  return {
    table,
    meters: changed(taken.meters, meter, kept),
    entries: [fromMeter(rules, seat, wager, line, taken)],
  }
}

/** A part of the meter for the dealer's hand is divided at the first turn of those still in; each is paid at the own turn. */
function dealerHand({ table, meters }: Settled, seat: string, rules: TableRules, shown: Shown): Settled {
  const wager = 'dealer hand bonus'
  const line = lineOf(rules.pays[wager]!, shown)
  if (line === undefined) return { table, meters, entries: [lost(rules, seat, wager)] }
  if (line.pays.is !== 'meter') return { table, meters, entries: [fixed(rules, seat, wager, table, line)] }
  const meter = rules.wagers[wager]!.meter!
  const { dealerShare } = table
  if (dealerShare !== undefined) {
    const { each, left } = dealerShare
    return {
      table: { ...table, dealerShare: { each, left: left - 1 } },
      meters: changed(meters, meter, negate(each)),
      entries: [fromMeter(rules, seat, wager, line, { each, isFull: false })],
    }
  }
  const sharing = fromRight(table).filter(
    (other) => table.seats[other]!.wagers[wager] !== undefined && table.seats[other]!.decision === 'play',
  )
  const taken = takeFrom(meters, meter, rules, line.pays, sharing.length)
  const now: GameTable = { ...table, dealerShare: { each: taken.each, left: sharing.length - 1 } }
  return {
    table: now,
    meters: changed(taken.meters, meter, keptFor(now)),
    entries: [fromMeter(rules, seat, wager, line, taken)],
  }
}

/** Still on the meter, for those who wait for their part of the dealer's hand. */
export const keptFor = ({ dealerShare }: GameTable): Cents =>
  dealerShare === undefined ? ZERO : times(dealerShare.each, dealerShare.left)

function changed(meters: Meters, meter: string, by: Cents): Meters {
  const before = meters[meter] ?? { shows: ZERO }
  return { ...meters, [meter]: { ...before, shows: add(before.shows, by) } }
}

const lost = (rules: TableRules, seat: string, wager: BonusWager): Entry =>
  collected({ seat, wager, wagered: ZERO }, `${clauseOf(rules, 'bonus')} ${rules.pays[wager]!.by}`)

function fixed(rules: TableRules, seat: string, wager: BonusWager, table: GameTable, { hand, pays }: PayLine): Entry {
  const times = pays.is === 'for' ? pays.times : 0
  return {
    ...beside(
      seat,
      wager,
      'wager',
      table.seats[seat]!.wagers[wager]!,
      pays,
      `${clauseOf(rules, 'bonus', 'bonus account')} ${rules.pays[wager]!.by}`,
    ),
    hand,
    ...(times >= (rules.bonusFloorFrom ?? Number.POSITIVE_INFINITY) ? { floor: clauseOf(rules, 'bonus floor') } : {}),
  }
}

const beside = (
  seat: string,
  wager: BonusWager,
  what: Entry['what'],
  wagered: Entry['wagered'],
  pays: Pay,
  by: string,
): Entry => ({
  seat,
  wager,
  what,
  does: 'pay',
  wagered: ZERO,
  win: pays.is === 'meter' ? ZERO : winRoundedDown(wagered, pays),
  isReturned: false,
  from: 'account',
  odds: formatPay(pays),
  by,
})

const fromMeter = (
  rules: TableRules,
  seat: string,
  wager: BonusWager,
  { hand, pays }: PayLine,
  { each, isFull }: { each: Entry['win']; isFull: boolean },
): Entry => ({
  seat,
  wager,
  what: 'wager',
  does: 'pay',
  wagered: ZERO,
  win: each,
  isReturned: false,
  from: 'meter',
  meter: rules.wagers[wager]!.meter!,
  ...(isFull ? { resets: true as const } : {}),
  hand,
  odds: formatPay(pays),
  by: `${clauseOf(rules, ...(wager === 'hand bonus' ? (['bonus account'] as const) : (['bonus account', 'dealer bonus'] as const)))} ${rules.pays[wager]!.by}`,
  floor: clauseOf(rules, 'bonus floor'),
  staysUp: clauseOf(rules, 'bonus account'),
})
