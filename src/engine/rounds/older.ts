/** Events of rounds as older versions wrote them. */
import { type Denied1, deniedFrom1 } from '../judging/older.ts'
import type { Old } from '../mechanism.ts'

/** Whose fee went back was a text: `table 1 seat 3`. */
export function roundFrom1(event: Old): Old {
  const returned = event.returned as readonly Denied1[] | undefined
  return { ...event, v: 2, ...(returned === undefined ? {} : { returned: deniedFrom1(returned) }) }
}
