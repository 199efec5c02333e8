/**
 * Read by Node before the program: the wall clock can be set, and the disk can be full, in a process that knows nothing of it.
 * Whoever has started the process says so by a message, and hears when it is done.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import Database from 'better-sqlite3'

export type Told = { readonly clockMs?: number; readonly isDiskFull?: boolean }

const told = JSON.parse(process.env.ATTACK_SHIM ?? '{}') as Told
let offMs = told.clockMs ?? 0
let isFull = false

const Real = Date
class Shifted extends Real {
  constructor(...given: [] | [number]) {
    if (given.length === 0) super(Real.now() + offMs)
    else super(...given)
  }
  static override now(): number {
    return Real.now() + offMs
  }
}
globalThis.Date = Shifted as DateConstructor

const noSpace = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 })
for (const name of ['writeSync', 'writeFileSync', 'appendFileSync', 'ftruncateSync', 'mkdirSync'] as const) {
  const real = fs[name] as (...given: unknown[]) => unknown
  const limited = (...given: unknown[]) => {
    // A terminal is no disk.
    if (isFull && given[0] !== 1 && given[0] !== 2) throw noSpace()
    return real(...given)
  }
  Object.assign(fs, { [name]: limited })
}
syncBuiltinESMExports()

/** No page more than there are: the library says by itself that the disk is full. */
const databases = new Set<Database.Database>()
const fill = (db: Database.Database) => {
  if (!db.open || db.readonly) return
  const pages = isFull ? (db.pragma('page_count', { simple: true }) as number) : 2 ** 31 - 2
  db.pragma(`max_page_count = ${pages}`)
}
const prepare = Database.prototype.prepare
Database.prototype.prepare = function (this: Database.Database, source: string) {
  databases.add(this)
  return prepare.call(this, source)
} as typeof prepare

process.on('message', ({ clockMs, isDiskFull }: Told) => {
  if (clockMs !== undefined) offMs = clockMs
  if (isDiskFull !== undefined) {
    isFull = isDiskFull
    for (const db of databases) fill(db)
  }
  process.send?.('done')
})
// It lives as long as the program wants, no longer.
process.channel?.unref()
