/** Takes every recorded decision again under today's code and tells where it would be another one. Changes nothing. */

import { isRefusal } from '../../base/refusal.ts'
import { decide } from '../../engine/decide.ts'
import { evolve } from '../../engine/evolve.ts'
import { Unreadable } from '../../engine/inforce.ts'
import { type Command, type Event, initialState, type State } from '../../engine/mechanisms.ts'
import { orderOf } from '../../engine/recorded.ts'
import { upcast } from '../../engine/upcast.ts'
import { canonical } from '../../journal/canonical.ts'
import { type JournalEvent, parseEntry } from '../../journal/line.ts'
import type { Store } from '../../journal/store.ts'
import { factsOf } from '../../words/recorded.ts'
import { english, sentence } from '../../words/sentence.ts'
import { commandOf } from './commandtime.ts'
import { type Zone, zoneOf } from './zone.ts'

export type Difference = {
  readonly seq: number
  /** The command, as StartRound. */
  readonly order: string
  readonly by: string
  /** What was decided then, and what today's code decides from the same state: canonical JSON, or a refusal in words. */
  readonly then: string
  readonly today: string
}

export type Reperformed = { readonly lines: number; readonly differences: readonly Difference[] }

/** Later lines are decided on the books as they were recorded, so one difference does not drag others behind it. */
export async function reperform(store: Store<Event>, progress?: (seq: number) => void): Promise<Reperformed> {
  const differences: Difference[] = []
  let state = initialState()
  let zone: Zone | undefined
  let lines = 0
  for await (const batch of store.lines()) {
    for (const { seq, text } of batch) {
      const entry = parseEntry<JournalEvent>(text)
      const at = Date.parse(entry.at ?? entry.recorded)
      const events = entry.events.map((event) => upcast(event, entry))
      const [first] = events
      if (first?.type === 'PropertyOpened') zone = zoneOf(first.zone)
      const order = orderOf(entry.order, events)
      const command = commandOf(order, entry.key, { by: entry.by, at }, zone ?? zoneOf('UTC'))
      const decision = decided(state, { ...command, isRecorded: true })
      const today = typeof decision === 'string' ? decision : canonical(factsOf(decision, events))
      const then = canonical(factsOf(events, events))
      if (then !== today) differences.push({ seq, order: order.do, by: entry.by, then, today })
      for (const event of events) state = evolve(state, event)
      lines = seq
    }
    progress?.(lines)
  }
  return { lines, differences }
}

function decided(state: State, command: Command): string | readonly Event[] {
  try {
    const decision = decide(state, command)
    return isRefusal(decision) ? `refused: ${sentence(decision)}` : decision
  } catch (error) {
    if (error instanceof Unreadable) return `not decided: ${error.faults.map(english).join('; ')}`
    throw error
  }
}
