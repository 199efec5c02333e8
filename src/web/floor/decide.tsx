/** What becomes of a hit. What a button would do in money is said before it is pressed. */
import { useSignal } from '@preact/signals'
import type { HitView } from '../../views/hit.ts'
import { show } from '../live/address.ts'
import { isAllowed, useMay } from '../live/asking.ts'
import { Reasons, Refusal } from '../live/frame.tsx'
import { acting, type OrderText, type Refused, send } from '../live/orders.ts'
import type { Proof } from '../live/session.ts'
import { words } from '../words/words.ts'
import { Checklist } from './checklist.tsx'
import { OtherKey } from './key.tsx'
import { BackOut, Decline, Dispute, Settle } from './undo.tsx'

/** Orders about a hit; the refusal stays on the page. */
export type Act = (order: OrderText, second?: Proof) => Promise<boolean>

export function Decide({ hit }: { hit: HitView }) {
  const refused = useSignal<Refused | undefined>(undefined)
  const act: Act = async (order, second) => {
    // Whoever works on a hit stays with it, although the list moves on.
    show({ hit: hit.hit, table: undefined })
    const answer = await send(order, second)
    refused.value = answer.ok ? undefined : answer
    return answer.ok
  }
  const { status } = hit
  const isOpen = status === 'declared' || status === 'disputed'
  const isWon = hit.claims.length > 0 || hit.board !== undefined
  return (
    <>
      {status === 'declared' && <Checklist hit={hit} act={act} />}
      {status === 'declared' && isAllowed('VerifyHit') && <Verify hit={hit} act={act} />}
      <Refusal refused={refused.value} />
      {status === 'disputed' && isAllowed('SettleDispute') && <Settle hit={hit} act={act} />}
      {isOpen && hit.claims.length === 0 && isAllowed('DeclineHit') && <Decline hit={hit} act={act} />}
      {status !== 'disputed' && isAllowed('DisputeHit') && <Dispute hit={hit} act={act} />}
      {status !== 'declared' && isWon && isAllowed('BackOutHit') && <BackOut hit={hit} act={act} />}
      {status === 'verified' && isWon && !isAllowed('BackOutHit') && <p class="soft">{words().floor.backOutWho}</p>}
    </>
  )
}

/** What is left to answer stands in the checklist itself; the first few are enough here. */
const REASONS_SHOWN = 3

function Verify({ hit, act }: { hit: HitView; act: Act }) {
  const say = words()
  const order = { do: 'VerifyHit', hit: hit.hit } as const
  // The house itself says whether this person may verify now.
  const may = useMay(order, JSON.stringify(hit.checklist.map(({ answer }) => answer)))
  const why = may?.refused
  const isForBoard = hit.board !== undefined
  // Whoever reported it gives the key to somebody else.
  if (hit.declaredBy === acting.value) return <OtherKey hit={hit} />
  return (
    <>
      <div class="actions">
        <button type="button" class="act next" disabled={may?.ok !== true} onClick={() => void act(order)}>
          {isForBoard ? say.floor.verifyBoard : say.floor.verify(hit.total)}
        </button>
        <span class="soft">
          {why !== undefined ? '' : isForBoard ? say.floor.verifyBoardSays : say.floor.verifySays(hit.total)}
        </span>
      </div>
      {why !== undefined && (
        <div class="notice" data-tone="due">
          <strong>{say.notAllowed}</strong>
          <Reasons reasons={why.reasons.slice(0, REASONS_SHOWN)} />
          {why.reasons.length > REASONS_SHOWN && (
            <p class="soft">{say.floor.more(why.reasons.length - REASONS_SHOWN)}</p>
          )}
        </div>
      )}
    </>
  )
}
