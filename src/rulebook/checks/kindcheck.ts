/**
 * One term, one kind, in every file. The term decides which: most terms run, some a person attests, signs are shown. A clause
 * that several terms go by has the strongest of their kinds; one that no term goes by is shown, only permits, or is not ours.
 */
import { message } from '../../base/message.ts'
import type { Misplaced } from '../kind.ts'
import type { ClauseKind } from '../parts/shared.ts'
import type { RuleFile } from '../rule.ts'
import type { Ground } from './refine.ts'

/** Kinds that a term can have, the strongest first. */
const TERM_KINDS = ['runs', 'attested', 'shown'] as const satisfies readonly ClauseKind[]
export type TermKind = (typeof TERM_KINDS)[number]

/** Conditions that only people can tell; what the lock, the cards or the register tell runs by itself. */
const ATTESTED: ReadonlySet<unknown> = new Set([
  'not a tournament',
  'no misdeal',
  'standard deck',
  'nobody spoke of it',
  'shown down',
  'best hand',
  'hand completed',
  'in at the flop',
  'present',
  'collection paid',
  'confirmed by surveillance',
  'no button',
  'no family or vendor staff',
  'employee',
])

function termKind({ path, term }: Pick<Ground, 'path' | 'term'>): TermKind {
  const [first, second] = path
  if (first === 'who') return ATTESTED.has(term.need) ? 'attested' : 'runs'
  if (first === 'confirm' || first === 'confirmHand') return 'attested'
  // What stands on a ticket is paper, as a sign is.
  if (first === 'drum' && second === 'ticket') return 'shown'
  if (first === 'period' && second === 'present') return 'attested'
  return first === 'signs' && second === 'show' ? 'shown' : 'runs'
}

export function kindFaults({ clauses }: RuleFile, grounds: readonly Ground[]): Misplaced[] {
  const byClause = Map.groupBy(grounds, ({ cited }) => cited)
  return [...byClause].flatMap(([clause, those]): Misplaced[] => {
    const kind = clauses[clause]?.kind
    const kinds = those.map(termKind)
    const right = TERM_KINDS.find((one) => kinds.includes(one))
    if (kind === undefined || right === undefined || kind === right) return []
    // What is only listed or only permits is told at the term, with what could be cited instead.
    return kind === 'outside' || kind === 'allowed'
      ? [{ path: ['clauses', clause, 'kind'], told: message('clause has terms', { clause, kind, right }) }]
      : [{ path: ['clauses', clause, 'kind'], told: message('clause of another kind', { clause, kind, right }) }]
  })
}
