/** The live stream of a house: server-sent events that carry whole views. A browser that comes back gets the present, not the past. */

import type { ReadView } from '../desks/views.ts'
import type { ViewName } from '../door/viewnames.ts'
import type { House } from '../house/kernel.ts'
import { type Crowd, crowdOf, type Pace, type Word } from '../net/crowd.ts'
import { faultLog } from '../net/log.ts'

export type Live = Crowd

type Read = Word & { read: unknown; readonly text: string }

const bytes = new TextEncoder()

/** One message of the stream: a whole view as of a line of the journal. */
export const viewWords = (seq: number | string, view: ViewName, text: string): Uint8Array =>
  bytes.encode(`id: ${seq}\nevent: ${view}\ndata: ${text}\n\n`)

export function liveOf(
  house: House,
  read: ReadView,
  { report = faultLog.fault, ...pace }: Pace & { readonly report?: (error: unknown) => void } = {},
): Live {
  const known = new Map<ViewName, Read>()

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
      const next = { version: (before?.version ?? 0) + 1, read: made, text, words: viewWords(seq, view, text) }
      known.set(view, next)
      return next
    } catch (error) {
      // One view that cannot be read is seen as stale; the others go on, and the next change tries again.
      report(error)
      return undefined
    }
  }

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
      stop()
      crowd.close()
    },
  }
}
