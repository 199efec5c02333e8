/** What the house has against an order: every reason with its clause. */
import './sentence.css'
import type { Reason, Refused } from '../stream/orders.ts'
import { words } from '../words.ts'
import { Notice } from './notice.tsx'
import { Says } from './sentence.tsx'

/** Every reason with its clause; the deciding one first. */
export function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ul class="reasons">
      {reasons.map((reason, at) => (
        <li key={at}>
          {isClause(reason.clause) && <span class="clause">{clauseName(reason.clause)}</span>} <Says of={reason} />
        </li>
      ))}
    </ul>
  )
}

/** What the house asks itself, beyond every document, has no clause. */
const clauseName = (clause: string): string => (clause === 'profile' ? words().houseProfile : clause)

/** The program's own order of steps is no clause of a document. */
export const isClause = (clause: string): boolean => clause !== '' && clause !== 'order'

/** `of`: whom it is about, where several could be meant. */
export function Refusal({ refused, of }: { refused: Refused | undefined; of?: string | undefined }) {
  return (
    <div role="alert">
      {refused !== undefined && (
        <Notice tone="stop">
          <strong>{[words().somethingWrong, of].filter((part) => part !== undefined).join(' · ')}</strong>
          <Reasons reasons={refused.reasons} />
        </Notice>
      )}
    </div>
  )
}
