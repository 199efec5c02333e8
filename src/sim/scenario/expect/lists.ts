/** Who waits on which list, in order. */
import type { State } from '../../../engine/mechanisms.ts'
import type { Check } from '../checkresult.ts'
import type { Expectation } from '../file/expectation.ts'

export const checkLists = (expected: Expectation['lists'], { lists }: State): Check[] =>
  Object.entries(expected ?? {}).map(([list, persons]) => {
    const there = lists.get(list)?.listed.map(({ person }) => person)
    const got = there === undefined ? 'no such list' : there.join(', ') || 'nobody'
    const wanted = persons.join(', ') || 'nobody'
    return { what: `on list ${list}`, expected: wanted, got, ok: wanted === got }
  })
