/** Events of rounds as older versions wrote them. */
import { type Denied1, deniedFrom1 } from '../judging/older.ts'
import type { Old } from '../mechanism.ts'

type Returned1 = Denied1 & { readonly reasons: readonly { readonly clause: string; readonly says: string }[] }

/** Whose fee went back was a text: `table 1 seat 3`. Every reason said again that it went back. */
export function roundFrom1(event: Old): Old {
  const returned = event.returned as readonly Returned1[] | undefined
  return { ...event, v: 2, ...(returned === undefined ? {} : { returned: deniedFrom1(returned.map(reasonAlone)) }) }
}

const reasonAlone = ({ reasons, ...of }: Returned1): Returned1 => ({
  ...of,
  reasons: reasons.map((reason) => ({ ...reason, says: reason.says.replace('; the fee is returned', '') })),
})
