/** The same key, the same answer: an order that came before is answered as it was then, from the journal. */
import { type Refusal, refuseOrder } from '../../base/refusal.ts'
import type { Event, Order, State } from '../../engine/mechanisms.ts'
import { orderOf, toWireOrder } from '../../engine/recorded.ts'
import { canonical } from '../../journal/canonical.ts'
import type { Journal } from '../../journal/journal.ts'
import type { KeyCheck } from '../../journal/keys.ts'
import { hashInputs } from '../../journal/line.ts'
import type { Store } from '../../journal/store.ts'
import { spokenRefusal } from '../../words/sentence.ts'
import { entryAt } from './storage.ts'

/** `asked`: as it came through the door; the house may have added to it what it knew at that moment. */
type Asking = { readonly by: string; readonly asked: Order }
type Again = { readonly seq: number; readonly events: readonly Event[]; readonly isAgain: true } | Refusal

/** Over who asked and what, before the house added anything: that would be something else the second time. */
export const askedHash = ({ by, asked }: Asking): string => hashInputs({ by, order: toWireOrder(asked) })

/** Only where the house has added something does a line have a digest of what was asked. */
export function checkAgain(journal: Pick<Journal<State, Event>, 'check'>, key: string, asking: Asking): KeyCheck {
  const check = journal.check(key)
  return check.kind === 'refused' && check.reason === 'other inputs' ? journal.check(key, askedHash(asking)) : check
}

export async function answerAgain(
  { journal, store }: { readonly journal: Journal<State, Event>; readonly store: Store<Event> },
  order: Order,
  key: string,
  seq: number,
  asking: Asking,
): Promise<Again> {
  // What was recorded a moment ago may not be safe yet.
  await journal.flush()
  const trouble = journal.trouble()
  if (trouble !== undefined) throw trouble
  const entry = await entryAt(store, seq)
  if (entry === undefined) throw new Error(`line ${seq} is not in the journal`)
  const recorded = () => canonical(toWireOrder(orderOf(entry.order, entry.events)))
  const isSame =
    entry.hash === undefined
      ? entry.by === asking.by && [asking.asked, order].some((one) => canonical(toWireOrder(one)) === recorded())
      : entry.hash === askedHash(asking)
  if (isSame) return { seq, events: entry.events, isAgain: true }
  return spokenRefusal(refuseOrder('key used for another command', { key, seq }))
}
