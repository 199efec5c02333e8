/** Hits of a business day that somebody has decided: verified, declined and backed out, the latest first. */
import { formatMoney, fromWire } from '../../base/money.ts'
import { acceptedRule, runningOf } from '../../engine/offerings/running.ts'
import type { House } from '../house/kernel.ts'
import { boundsOf } from './paidtotals.ts'

export type DecidedHit = {
  hit: string
  /** None of what was drawn or entered by hand. */
  table?: string
  name: string
  /** Local time of the hand. */
  local: string
  status: string
  total: string
  by: string[]
  /** Why it was declined or backed out, and the clause where one was named. */
  reason?: string
  clause?: string
}
export type DecidedView = { day: string; rows: DecidedHit[]; count: number }

/** A night has fewer; of more than these the largest and every one that was not paid are told. */
const SHOWN_MAX = 300
/** It is asked for with every hit, so it does not look through years of them: days before these are in the log sheets. */
const LOOKED_AT = 5_000

type Row = Record<'hit' | 'activity' | 'local' | 'status' | 'total', string> &
  Record<'table' | 'decided_by' | 'reason' | 'clause', string | null>

export async function decidedView(house: House, day: string): Promise<DecidedView> {
  const [from, to] = boundsOf(house, day).map((text) => Date.parse(text))
  const rows = await house.store.rows<Row>(
    `select hit, activity, "table", local, status, total, decided_by, reason, clause from hits
     where seq > (select coalesce(max(seq), 0) from (select seq from hits order by seq desc limit 1 offset ?))
       and at >= ? and at < ? and status not in ('declared', 'held', 'disputed') order by seq desc`,
    LOOKED_AT,
    from ?? 0,
    to ?? 0,
  )
  const isTold = new Set(
    rows
      .toSorted((a, b) => Number(b.status !== 'verified') - Number(a.status !== 'verified') || byTotal(a, b))
      .slice(0, SHOWN_MAX),
  )
  return { day, count: rows.length, rows: rows.filter((row) => isTold.has(row)).map((row) => decidedHit(house, row)) }
}

const byTotal = (a: Row, b: Row): number => (fromWire(a.total) < fromWire(b.total) ? 1 : -1)

function decidedHit(
  house: House,
  { hit, activity, table, local, status, total, reason, clause, ...row }: Row,
): DecidedHit {
  return {
    hit,
    ...(table === null ? {} : { table }),
    name: runningOf(house.state, activity)?.offering.name ?? acceptedRule(house.state, activity)?.name ?? activity,
    local,
    status,
    total: formatMoney(fromWire(total)),
    by: row.decided_by?.split(' ') ?? [],
    ...(reason === null ? {} : { reason }),
    ...(clause === null ? {} : { clause }),
  }
}
