/** Events of rounds as older versions wrote them. */
import { deniedFrom1, type Old } from '../hits/older.ts'

/** Whose fee went back was a text: `table 1 seat 3`. */
export function roundFrom1(event: Old): Old {
  const { returned } = event as Old & { returned?: readonly { readonly who: string }[] }
  return { ...event, v: 2, ...(returned === undefined ? {} : { returned: deniedFrom1(returned) }) } as Old
}
