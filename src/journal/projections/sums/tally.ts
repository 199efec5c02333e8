/**
 * Rows that are added up in memory and written once a transaction: a round changes a few sums, a thousand rounds the same few.
 * Every round comes through here, so rows are found by their columns one after another, and no text is made to find them by.
 */
import type { SqlValue, WriteSql } from '../projection.ts'

export type Row = { amount: number; count: number }

/** Rows by so many columns as the keys are long; all of one tally have the same. */
export type Tally = {
  row(...key: readonly (string | number)[]): Row
  /** Every row with its columns. */
  each(look: (key: readonly SqlValue[], row: Row) => void): void
  write(sql: string, write: WriteSql): void
}

type Branch = Map<string | number, Branch | Row>

export function tally(): Tally {
  const root: Branch = new Map()
  const visit = (branch: Branch, key: readonly SqlValue[], look: (key: readonly SqlValue[], row: Row) => void) => {
    for (const [part, under] of branch) {
      if (under instanceof Map) visit(under, [...key, part], look)
      else look([...key, part], under)
    }
  }
  return {
    row(...key) {
      let branch = root
      const last = key.length - 1
      for (let n = 0; n < last; n += 1) {
        let under = branch.get(key[n]!) as Branch | undefined
        if (under === undefined) {
          under = new Map()
          branch.set(key[n]!, under)
        }
        branch = under
      }
      let row = branch.get(key[last]!) as Row | undefined
      if (row === undefined) {
        row = { amount: 0, count: 0 }
        branch.set(key[last]!, row)
      }
      return row
    },
    each: (look) => visit(root, [], look),
    write(sql, write) {
      visit(root, [], (key, { amount, count }) => {
        if (amount !== 0 || count !== 0) write(sql, ...key, amount, count)
      })
    },
  }
}

export function add(row: Row, amount: number, count: number): void {
  row.amount += amount
  row.count += count
}
