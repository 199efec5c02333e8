/** The page now: the next one after its time, or at an arrow key. Pages may come and go meanwhile. */
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Stories, StoryPage } from './pages.ts'
import { minutesOf, standsOf } from './schedule.ts'

export type Turning = {
  readonly page: StoryPage | undefined
  /** Where it stands among the pages of its minute. */
  readonly at: number
  readonly of: number
  /** How long it stands. */
  readonly seconds: number
}

export function useTurning({ pages, grids, soon, urgent }: Stories, wanted: number): Turning {
  const all = [...pages, ...grids]
  const seconds = standsOf(grids.length, wanted)
  const minutes = minutesOf({ singles: pages.map(({ key }) => key), soon, grids: grids.map(({ key }) => key) }, seconds)
  const round = minutes.flat()
  const [place, turnTo] = useState({ key: '', at: 0 })
  const at = placeIn(round, place)
  const known = useRef<ReadonlySet<string>>(new Set())
  const keys = round.join('\n')
  useEffect(() => {
    const fresh = urgent.find((key) => !known.current.has(key))
    known.current = new Set(urgent)
    if (fresh !== undefined) turnTo({ key: fresh, at: Math.max(0, round.indexOf(fresh)) })
  }, [urgent.join('\n')])
  // A new amount on a page does not hold up its turning.
  useEffect(() => {
    const by = (step: number) => {
      const next = (at + step + round.length) % Math.max(1, round.length)
      turnTo({ key: round[next] ?? '', at: next })
    }
    const timer = round.length > 1 ? setTimeout(() => by(1), seconds * 1_000) : undefined
    const onKey = ({ key: pressed }: KeyboardEvent) => {
      if (pressed === 'ArrowRight') by(1)
      if (pressed === 'ArrowLeft') by(-1)
    }
    addEventListener('keydown', onKey)
    return () => {
      clearTimeout(timer)
      removeEventListener('keydown', onKey)
    }
  }, [at, round[at], keys, seconds])
  const before = minutes.findIndex((_, nth) => minutes.slice(0, nth + 1).flat().length > at)
  const minute = minutes[before] ?? []
  return {
    page: all.find(({ key }) => key === round[at]),
    at: at - minutes.slice(0, Math.max(0, before)).flat().length,
    of: minute.length,
    seconds,
  }
}

/** Where the page went when others came or went; if it is gone, whatever stands there now. */
function placeIn(round: readonly string[], { key, at }: { readonly key: string; readonly at: number }): number {
  if (round[at] === key) return at
  const found = round.indexOf(key)
  return found >= 0 ? found : Math.min(at, Math.max(0, round.length - 1))
}
