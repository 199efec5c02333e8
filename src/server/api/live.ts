/** The live stream of a house: server-sent events that carry whole views. A browser that comes back gets the present, not the past. */

import type { ReadView } from '../desks/views.ts'
import { VIEWS, type ViewName } from '../door/viewnames.ts'
import type { House } from '../house/kernel.ts'
import { type Crowd, crowdOf, type Pace, viewWords, type Word } from '../net/crowd.ts'
import { faultLog } from '../net/log.ts'
import { partsOf } from '../net/parts.ts'

export type Live = Crowd

type Read = Word & { read: unknown; readonly text: string }

export function liveOf(
  house: House,
  read: ReadView,
  { report = faultLog.fault, ...pace }: Pace & { readonly report?: (error: unknown) => void } = {},
): Live {
  const known = new Map<ViewName, Read>()
  const parts = new Map(VIEWS.map((view) => [view, partsOf(view)]))

  async function word(view: ViewName): Promise<Word | undefined> {
    const before = known.get(view)
    const { seq } = house.durable()
    try {
      const made = await read(view)
      // What was decided and could not be kept is never shown.
      if (!(await house.isRecorded())) return undefined
      if (before !== undefined && before.read === made) return before
      const text = JSON.stringify(made)
      if (before?.text === text) {
        before.read = made
        return before
      }
      const version = (before?.version ?? 0) + 1
      const part = parts.get(view)?.(version, seq, text)
      const next = { version, read: made, text, words: viewWords(seq, view, text), part }
      known.set(view, next)
      return next
    } catch (error) {
      // One view that cannot be read is seen as stale; the others go on, and the next change tries again.
      if (!isClosed) report(error)
      return undefined
    }
  }

  /** What is still being read as the house closes is told to nobody. */
  let isClosed = false
  /** Since when the journal takes nothing, by the clock of the house. */
  let stopped: string | undefined
  const beat = () => {
    const { at, local } = house.now()
    if (house.trouble() !== undefined) stopped ??= local
    return JSON.stringify({ seq: house.durable().seq, at, local, ...(stopped === undefined ? {} : { stopped }) })
  }

  const crowd = crowdOf({ word, beat }, pace)
  const stop = house.onChange(crowd.poke)
  return {
    ...crowd,
    close() {
      isClosed = true
      stop()
      crowd.close()
    },
  }
}
