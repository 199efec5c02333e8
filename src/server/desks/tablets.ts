/** Who works the tablet of which table: whoever gave the last order there. Of this run only; a push signs nobody in. */
import type { TabletAt, TabletUse } from '../../views/podium/dealers.ts'

export type Tablets = {
  used(table: string, use: TabletUse): void
  readonly at: TabletAt
  /** Counts whoever takes a tablet over, and the first touch after that. */
  version(): number
}

/** As often as this it is noted that somebody is still there. */
const STILL_MS = 60_000

export function tabletsOf(): Tablets {
  const uses = new Map<string, TabletUse>()
  let version = 0
  return {
    used(table, use) {
      const before = uses.get(table)
      if (before?.person === use.person && use.at - before.at < STILL_MS) return
      uses.set(table, use)
      version += 1
    },
    at: (table) => uses.get(table),
    version: () => version,
  }
}
