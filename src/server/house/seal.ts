/** Seals what one person counted, so that it can lie in the journal and still nobody reads it before the second count. */

import { randomBytes } from 'node:crypto'
import { fromWire, toWire } from '../../base/money.ts'
import type { Counted } from '../../engine/money/vocabulary.ts'
import { KEY_BYTES, openBytes, sealBytes } from '../door/vault.ts'

export type Seal = {
  close(counted: Counted, table: string): string
  /** Nothing when it was sealed with another key. */
  open(sealed: string, table: string): Counted | undefined
}

/** With a key of the register a first count outlives a restart; without one, only this process can open it. */
export function sealOf(key: Uint8Array = randomBytes(KEY_BYTES)): Seal {
  const label = (table: string) => `count of table ${table}`
  return {
    close(counted, table) {
      const text = JSON.stringify(Object.entries(counted).map(([activity, amount]) => [activity, toWire(amount)]))
      return sealBytes(key, Buffer.from(text), label(table)).toString('base64')
    },
    open(sealed, table) {
      try {
        const text = openBytes(key, Buffer.from(sealed, 'base64'), label(table)).toString('utf8')
        const rows = JSON.parse(text) as [string, string][]
        return Object.fromEntries(rows.map(([activity, amount]) => [activity, fromWire(amount)]))
      } catch {
        return undefined
      }
    },
  }
}
