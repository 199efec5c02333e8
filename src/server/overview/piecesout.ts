/** What players could still play their pieces for when each day ended, reckoned backwards from what they hold now. */
import { fromWire } from '../../base/money.ts'
import { withPatronsOf } from '../../views/pieces.ts'
import type { House } from '../house/kernel.ts'

/** In cents; `days` in order, the last one is today. */
export async function piecesOut({ state, store }: House, days: readonly string[]): Promise<number[]> {
  const first = days[0] ?? ''
  const faceOf = (series: string) => Number(fromWire(state.series.get(series)?.face ?? '0'))
  // What lies there now and what has moved are of one instant: nothing is waited for in between.
  let out = [...state.series.keys()].reduce((sum, series) => sum + faceOf(series) * withPatronsOf(state, series), 0)
  const moved = store.rows<{ seq: number; series: string; pieces: number }>(
    `select seq, series, sum(pieces * (("to" in ('patron', 'chips')) - ("from" in ('patron', 'chips')))) as pieces from pieces
     where seq > (select coalesce(max(seq), 0) from ends where day <= ?) group by seq, series order by seq desc`,
    first,
  )
  const ended = await store.rows<{ day: string; seq: number }>('select day, seq from ends where day >= ?', first)
  const rows = await moved
  let next = 0
  return days
    .toReversed()
    .map((day, back) => {
      // A day before the first one that ended was before the house.
      const end =
        back === 0
          ? Number.POSITIVE_INFINITY
          : Math.max(0, ...ended.filter((one) => one.day <= day).map(({ seq }) => seq))
      for (; next < rows.length && rows[next]!.seq > end; next += 1)
        out -= rows[next]!.pieces * faceOf(rows[next]!.series)
      return out
    })
    .reverse()
}
