/** What older versions said of whom: a text, `table 1 seat 3`. */
import { partyFrom, type Subject } from '../../base/party.ts'

export type Denied1 = { readonly who: string }

export const deniedFrom1 = (denied: readonly Denied1[]) => denied.map((one) => ({ ...one, who: subjectIn(one.who) }))

export const subjectIn = (who: string): Subject => (who === 'the hand' ? { kind: 'round' } : partyFrom(who))
