/** Drawings: prizes that start with the first call of a day and go back to the house after the last drawing. */
import { agree } from '../../audit/difference.ts'
import { type Books, positive, stands } from '../books.ts'
import type { Part } from '../part.ts'
import { draw, toHouse } from '../reserve.ts'
import type { Running } from '../running.ts'
import { forDrawing, holderOf, poolName, runOf } from '../terms.ts'

/** By call-up, when its drawing began: its prizes may be that drawing's own. */
const begun = new WeakMap<Books, Map<string, string>>()

/** By activity, what nobody came for. */
const carries = new WeakMap<Books, Map<string, bigint>>()

const reverts = ({ rule }: Running): string[] =>
  Object.entries(rule.pools).flatMap(([pool, { falls }]) =>
    falls.only === 'when won or after the last drawing' ? [pool] : [],
  )

export const drawings: Part = (books) => {
  const calls = new Map<string, string>()
  begun.set(books, calls)
  const carry = new Map<string, bigint>()
  carries.set(books, carry)
  const taken = new Map<string, { readonly activity: string; readonly more: bigint }>()
  // Nobody has won it after all: it is still there for the next drawing.
  const goesOn = (hit: string): void => {
    const { activity, more } = taken.get(hit) ?? {}
    taken.delete(hit)
    if (activity !== undefined) carry.set(activity, (carry.get(activity) ?? 0n) + more!)
  }
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
    // Announced before it started: the prize of a drawing that nobody came for is added to the next.
    PassedOver: ({ activity, callup, isOver, carried: said }) => {
      const isCarried = isOver === true && said !== undefined
      if (!isCarried) return
      const line = prizeLine(drawnFor(books, activity, callup))
      const amount = line === undefined ? 0n : line[1]
      agree(`carried over in ${activity}`, amount, BigInt(said))
      carry.set(activity, amount)
    },
    HitDeclared: ({ activity, source, hit }) => {
      const more = carry.get(activity)
      if (source.kind !== 'drawing' || more === undefined) return
      carry.delete(activity)
      taken.set(hit, { activity, more })
    },
    HitDeclined: ({ hit }) => goesOn(hit),
    HitBackedOut: ({ hit }) => goesOn(hit),
    OfferingClosed: ({ activity }) => void carry.delete(activity),
    PoolsReverted: ({ activity }) => {
      const running = runOf(books, activity)
      const holder = holderOf(running)
      for (const pool of reverts(running))
        toHouse(books, holder, poolName(pool), positive(stands(books, holder, poolName(pool))))
    },
  }
}

/** What runs, with the prizes of the drawing that the called person plays for, and what was carried over to it. */
export function drawnFor(books: Books, activity: string, callup: string): Running {
  const running = forDrawing(runOf(books, activity), begun.get(books)?.get(callup))
  const more = carries.get(books)?.get(activity)
  const line = prizeLine(running)
  if (more === undefined || line === undefined) return running
  const prizes = { ...running.offering.prizes, [line[0]]: line[1] + more }
  return { ...running, offering: { ...running.offering, prizes } as Running['offering'] }
}

/** A drawing whose prize can wait for the next one is for one prize. */
const prizeLine = ({ offering }: Running): [string, bigint] | undefined => Object.entries(offering.prizes ?? {})[0]
