/** The journal that a played night would have left, as an export. */

import type { Event } from '../../src/engine/mechanisms.ts'
import { keptOrder } from '../../src/engine/recorded.ts'
import { exportLines } from '../../src/journal/export.ts'
import { openMemory } from '../../src/journal/memory.ts'
import type { Store } from '../../src/journal/store.ts'
import { openWriter } from '../../src/journal/writer.ts'
import type { Night } from '../../src/sim/scenario/night.ts'

export async function linesOf(store: Store<Event>): Promise<string[]> {
  const exported: string[] = []
  for await (const line of exportLines(store)) exported.push(`${line}\n`)
  return exported
}

export async function storeOf({ accepted }: Night): Promise<Store<Event>> {
  const store = openMemory<Event>({ property: 'the house' })
  const writer = await openWriter<Event>(store)
  for (const { command, recorded, events } of accepted) {
    const { key, by, at, ...order } = command
    const written = keptOrder(order, events)
    writer.append({
      key,
      by,
      recorded: new Date(recorded).toISOString(),
      ...(at.at === recorded ? {} : { at: new Date(at.at).toISOString() }),
      ...(written === undefined ? {} : { order: written }),
      events,
    })
  }
  await writer.flush()
  return store
}
