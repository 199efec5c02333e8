/** Drawings: prizes that start with the first call of a day and go back to the house after the last drawing. */
import { type Books, positive, stands } from './books.ts'
import type { Part } from './part.ts'
import { draw, toHouse } from './reserve.ts'
import type { Running } from './running.ts'
import { forDrawing, holderOf, poolName, runOf } from './terms.ts'

/** By call-up, when its drawing began: its prizes may be that drawing's own. */
const begun = new WeakMap<Books, Map<string, string>>()

const reverts = ({ rule }: Running): string[] =>
  Object.entries(rule.pools).flatMap(([pool, { falls }]) =>
    falls.only === 'when won or after the last drawing' ? [pool] : [],
  )

export const drawings: Part = (books) => {
  const calls = new Map<string, string>()
  begun.set(books, calls)
  return {
    CalledUp: ({ activity, callup, drawing }) => {
      if (drawing !== undefined) calls.set(callup, drawing)
      const running = runOf(books, activity)
      for (const pool of reverts(running)) {
        const isHeld = [...books.hits.values()].some(
          (hit) => hit.activity === activity && !hit.isDecided && hit.holds.some(({ from }) => from === poolName(pool)),
        )
        if (isHeld) continue
        if (stands(books, holderOf(running), poolName(pool)) !== 0n) continue
        const seed = running.offering.pools?.[pool]?.seed ?? running.rule.pools[pool]!.range.min
        draw(books, running, poolName(pool), seed)
      }
    },
    PoolsReverted: ({ activity }) => {
      const running = runOf(books, activity)
      const holder = holderOf(running)
      for (const pool of reverts(running))
        toHouse(books, holder, poolName(pool), positive(stands(books, holder, poolName(pool))))
    },
  }
}

/** What runs, with the prizes of the drawing that the called person plays for. */
export const drawnFor = (books: Books, activity: string, callup: string): Running =>
  forDrawing(runOf(books, activity), begun.get(books)?.get(callup))
