/** How many pieces of a series are in which place. */
import type { State } from '../../../engine/mechanisms.ts'
import { kindOf } from '../../../ledger/pieces/place.ts'
import type { Check } from '../checkresult.ts'
import type { Expectation } from '../file/expectation.ts'

export const checkPieces = (expected: Expectation['pieces'], { series }: State): Check[] =>
  Object.entries(expected ?? {}).flatMap(([code, places]) =>
    Object.entries(places).map(([place, count]): Check => {
      const counts = [...(series.get(code)?.book.counts ?? [])]
      const those = counts.filter(([at]) => at.replace(':', ' ') === place || kindOf(at) === place)
      const got = those.reduce((sum, [, there]) => sum + there, 0)
      const what = `pieces of ${code}: ${place}`
      return {
        what,
        expected: String(count),
        got: series.has(code) ? String(got) : 'no such series',
        ok: got === count,
      }
    }),
  )
