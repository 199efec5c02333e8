import { type Books, type HitKept, positive, stands } from '../books.ts'
import { draw } from '../reserve.ts'
import { holderIn, poolName, reseedOf, runOf } from '../terms.ts'

/** A pool that pays prizes of a certain amount starts again after each, whoever of several that waited had what was in it. */
export function refill(books: Books, activity: string, won: readonly HitKept[]): void {
  const running = runOf(books, activity)
  const { rule } = running
  const [pool, ...others] = Object.keys(rule.pools)
  if (pool === undefined || others.length > 0) return
  const names = new Set(won.flatMap(({ awards }) => awards.map(({ line }) => line)))
  const lines = Object.values(rule.charts.option).flat()
  const isOut = lines.some(({ line, pays }) => names.has(line) && pays.kind === 'fixed' && pays.from === poolName(pool))
  const holder = holderIn(books, activity)
  const there = stands(books, holder, poolName(pool))
  if (!isOut || there <= 0n) return
  const held = [...books.hits.values()].filter((one) => one.activity === activity)
  const coming = held.reduce((sum, { hit }) => sum + stands(books, holder, `reseed:${hit}`), 0n)
  draw(books, running, poolName(pool), positive(reseedOf(running, pool) - there - coming))
}
