/** Rounds and boxes as the auditor sees them. `may` answers why a command must be refused; the others book what was done. */
import type { CommandOf, EventOf } from '../../engine/mechanisms.ts'
import { BLAZING } from '../cardroom/terms.ts'
import { agree, agreeOn } from './difference.ts'
import { draw, type Fund, fill, patronsGet, patronsPay, repay } from './fund.ts'
import type { AuditLedger } from './ledger.ts'
import { isWithin } from './needs.ts'

export function mayStart({ tables }: AuditLedger, { table, bets }: CommandOf<'StartRound'>): string | undefined {
  const there = tables.get(table)
  if (there?.openedAt === undefined) return 'the table is not open'
  if (there.isRoundOpen) return 'the last round has not ended'
  if (bets.some(({ seat }) => Number(seat) > there.seats)) return 'there is no such seat'
  return undefined
}

export function started(
  ledger: AuditLedger,
  { table, bets, at }: CommandOf<'StartRound'>,
  event: EventOf<'RoundStarted'>,
) {
  const there = ledger.tables.get(table)!
  there.round += 1
  agree(`number of the round at table ${table}`, there.round, event.round)
  there.isRoundOpen = true
  there.lockedAt = at
  there.hits.clear()
  // Outside the posted hours every fee is handed back.
  const takes = isWithin(ledger.terms.blazing.hours, at.local)
  const laid = bets.filter(({ fees }) => fees.includes(BLAZING))
  there.paid = laid
    .filter(({ wagered }) => takes && wagered)
    .map(({ seat, backline }) => (backline === undefined ? seat : `${seat}b${backline}`))
  agreeOn(`fees at table ${table}`, there.paid, event.fees?.[BLAZING] ?? [])
  agree(`fees returned at table ${table}`, laid.length - there.paid.length, event.returned?.length ?? 0)
  const fund = ledger.funds[BLAZING]!
  const [poolBefore, count] = [fund.pool, there.paid.length]
  if (count > 0) {
    patronsPay(fund, count * 100)
    there.box += count * 100
    // Eleven cents of each dollar to the meter, eighty-nine to the reserve.
    fill(fund, count * 11)
    there.toPool = fund.pool - poolBefore
    fund.reserve += count * 89
    there.toReserve = count * 100 - there.toPool
    repay(fund)
  } else {
    there.toPool = 0
    there.toReserve = 0
  }
}

export function mayEnd({ tables, hits }: AuditLedger, { table }: { table: string }): string | undefined {
  const there = tables.get(table)
  if (there?.openedAt === undefined || !there.isRoundOpen) return 'no round is open'
  for (const hit of there.hits) if (hits.get(hit)?.status === 'declared') return `hit ${hit} waits`
  return undefined
}

export function mayVoid({ tables, hits }: AuditLedger, { table }: { table: string }): string | undefined {
  const there = tables.get(table)
  if (there?.openedAt === undefined || !there.isRoundOpen) return 'no round is open'
  for (const hit of there.hits) if (hits.has(hit)) return `hit ${hit} was reported`
  return undefined
}

/** Everybody gets the fee back: out of the pool what went there, as far as it still does; the rest from the reserve. */
export function voided(ledger: AuditLedger, { table }: CommandOf<'VoidRound'>): void {
  const there = ledger.tables.get(table)!
  there.isRoundOpen = false
  const fund = ledger.funds[BLAZING]!
  const total = there.toPool + there.toReserve
  if (total === 0) return
  const fromPool = Math.min(there.toPool, fund.pool)
  fund.pool -= fromPool
  draw(fund, total - fromPool)
  patronsGet(fund, total)
  there.box -= Math.min(there.box, total)
}

export function mayCount(ledger: AuditLedger, command: CommandOf<'CountBox'>): string | undefined {
  if (new Set(command.counters).size < 2) return 'two persons count'
  if (ledger.counts.has(command.box)) return 'it is counted'
  if (command.corrects === undefined) return undefined
  const before = ledger.counts.get(command.corrects)
  if (before === undefined) return 'there is no such count'
  return before.isCorrected ? 'it was corrected already' : undefined
}

export function counted(ledger: AuditLedger, { box, table, counted: amounts, corrects }: CommandOf<'CountBox'>): void {
  for (const [activity, counted] of Object.entries(amounts)) {
    const fund = ledger.funds[activity]!
    const amount = Number(counted)
    const before = corrects === undefined ? undefined : ledger.counts.get(corrects)
    let lacked = 0
    if (before !== undefined) {
      before.isCorrected = true
      lacked = uncount(fund, before.counted, before.inBox, activity)
    }
    const there = ledger.tables.get(table)!
    const inBox = activity === BLAZING ? (before?.inBox ?? there.box) : 0
    if (activity === BLAZING) {
      if (before === undefined) there.box = 0
      fund.variance += amount - inBox
      if (amount > inBox) patronsPay(fund, amount - inBox)
      if (amount < inBox) patronsGet(fund, inBox - amount)
    } else {
      patronsPay(fund, amount)
      fund.reserve += amount - (amount % 100)
      fund.variance += amount % 100
      repay(fund)
      // What the wrong count cost the house, the right one gives back first.
      const back = Math.min(lacked, fund.promised, fund.reserve)
      fund.reserve -= back
      fund.promised -= back
    }
    ledger.counts.set(box, { activity, table, counted: amount, inBox, isCorrected: false })
  }
}

/** Answers with what the house had to promise for it. */
function uncount(fund: Fund, counted: number, inBox: number, activity: string): number {
  if (activity === BLAZING) {
    fund.variance -= counted - inBox
    if (counted > inBox) patronsGet(fund, counted - inBox)
    if (counted < inBox) patronsPay(fund, inBox - counted)
    return 0
  }
  const { promised } = draw(fund, counted - (counted % 100))
  fund.variance -= counted % 100
  patronsGet(fund, counted)
  return promised
}
