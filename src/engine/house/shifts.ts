/** One shift hands over to the next: whatever is open is named, and both sign. */
import { refuseOrder } from '../../base/refusal.ts'
import type { CommandOf } from '../command.ts'
import type { Decision } from '../decision.ts'
import type { EventOf } from '../event.ts'
import type { State } from '../state.ts'
import { DEVICES } from './equipment.ts'

/** What the next shift has to know of, as a hand-over names it: `hit H3`, `claim C12`, `sensor of table 4`. */
export function openItems(state: State): string[] {
  const items: string[] = []
  for (const { hit, status } of state.hits.values()) if (status !== 'verified') items.push(`hit ${hit}`)
  for (const { claim, status } of state.claims.values()) if (status === 'open') items.push(`claim ${claim}`)
  for (const [activity, entries] of state.boards)
    for (const until of new Set(entries.map((entry) => entry.until)))
      items.push(`period of ${activity} until ${until.replace('T', ' ')}`)
  for (const request of state.free.keys()) items.push(`request ${request}`)
  for (const { callup, status } of state.callups.values())
    if (status === 'called' || status === 'playing') items.push(`drawn ${callup}`)
  for (const { opened } of state.draws.pending) items.push(`draw ${opened.draw}`)
  for (const { table } of state.sealed.values()) items.push(`second count of table ${table}`)
  for (const table of state.calls.keys()) items.push(`call from table ${table}`)
  for (const { table, broken } of state.tables.values())
    for (const device of DEVICES) if (broken?.[device] !== undefined) items.push(`${device} of table ${table}`)
  for (const { drawer, cashier } of state.drawers.values()) if (cashier !== undefined) items.push(`drawer ${drawer}`)
  for (const { activity, status } of state.offerings.values())
    if (status === 'paused' || status === 'stopped') items.push(`${activity} ${status}`)
  return items
}

export function handOver(state: State, { shift, open, note, second, by, at }: CommandOf<'HandOver'>): Decision {
  if (second === by) return refuseOrder('shift goes to another person')
  const unnamed = openItems(state).filter((item) => !open.includes(item))
  if (unnamed.length > 0) return refuseOrder('open items not named', { items: unnamed })
  return [{ type: 'ShiftHandedOver', v: 1, shift, open: [...open], note, by: [by, second], at: at.at, local: at.local }]
}

export function evolveShift(state: State, event: EventOf<'ShiftHandedOver'>): void {
  const { type: _type, v: _v, ...handed } = event
  state.handedOver = handed
}
