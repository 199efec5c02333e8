/** Days get their anchors: when they close, and at the next start if a crash came between. */
import type { Anchor } from './anchor.ts'
import { toHex } from './line.ts'
import type { Store } from './store.ts'

/** Takes the anchor of the business day that closes now and keeps it beside the journal. */
export async function anchorDay(store: Store, day: string, recorded: string): Promise<Anchor> {
  const head = await store.head()
  const anchor: Anchor = { day, seq: head.seq, digest: toHex(head.digest), recorded }
  await store.addAnchor(anchor)
  return anchor
}

/** Every closed day gets its anchor. A crash may come between the two; the next start makes up for it. */
export async function anchorDays(store: Store): Promise<void> {
  const closed = await store.rows<{ day: string; seq: number; recorded: string }>('select day, seq, recorded from days')
  const anchored = new Set((await store.anchors()).map(({ day }) => day))
  for (const { day, seq, recorded } of closed) {
    const digest = anchored.has(day) ? undefined : await store.digestAt(seq)
    if (digest !== undefined) await store.addAnchor({ day, seq, digest: toHex(digest), recorded })
  }
}
