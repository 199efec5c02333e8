/** Records of a house by age: the audit trail erases nothing that the profile still keeps. */
import { profileOf } from '../../engine/house/profile.ts'
import { parseEntry } from '../../journal/line.ts'
import type { Store } from '../../journal/store.ts'
import { keptUntil } from '../../rulebook/profile.ts'
import { type Audit, type AuditOptions, openAudit } from '../door/audit.ts'
import { auditFolder } from '../door/auditfiles.ts'
import type { House } from '../house/kernel.ts'

/** When a note is written, and on which business day, by the house's own clock. */
export const clockOf = (house: Pick<House, 'state' | 'zone' | 'now'>) => ({
  now: () => house.now().at,
  dayOf: (at: number) => house.zone.dayOf(at, house.state.property?.dayStart ?? '00:00'),
})

export const trailIn = (
  house: Pick<House, 'state' | 'zone' | 'now'>,
  folder: string,
  measure: Pick<AuditOptions, 'fileMax' | 'filesMax'> = {},
): Audit =>
  openAudit({
    ...measure,
    folder: auditFolder(folder),
    ...clockOf(house),
    isKept: (day) => (keptUntil(profileOf(house.state), 'audit trail', day) ?? '') >= house.now().local.slice(0, 10),
  })

/** When the first line of the journal was recorded. */
export async function firstDay(store: Pick<Store, 'lines'>): Promise<string | undefined> {
  for await (const [line] of store.lines({ after: 0, until: 1 }))
    if (line !== undefined) return parseEntry(line.text).recorded.slice(0, 10)
  return undefined
}
