/** The live stream of a house: server-sent events that carry whole views. A browser that comes back gets the present, not the past. */

import type { ReadView } from '../desks/views.ts'
import { VIEWS, type ViewName } from '../door/viewnames.ts'
import type { House } from '../house/kernel.ts'
import { type Crowd, crowdOf, type Pace, type Word } from '../net/crowd.ts'
import { faultLog } from '../net/log.ts'
import { type Told, tellerOf } from '../net/told.ts'

export type Live = Crowd

type Read = { read: unknown; readonly told: Told }

export function liveOf(
  house: House,
  read: ReadView,
  { report = faultLog.fault, ...pace }: Pace & { readonly report?: (error: unknown) => void } = {},
): Live {
  const known = new Map<ViewName, Read>()
  const tellers = new Map(VIEWS.map((view) => [view, tellerOf(view)]))

  async function word(view: ViewName): Promise<Word | undefined> {
    const before = known.get(view)
    const { seq } = house.durable()
    try {
      const made = await read(view)
      // What was decided and could not be kept is never shown.
      if (!(await house.isRecorded())) return undefined
      if (before !== undefined && before.read === made) return before.told
      const text = JSON.stringify(made)
      if (before?.told.text === text) {
        before.read = made
        return before.told
      }
      const told = tellers.get(view)!(seq, text)
      known.set(view, { read: made, told })
      return told
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
