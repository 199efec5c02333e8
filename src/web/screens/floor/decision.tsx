/** What becomes of a hit. What a button would do in money is said before it is pressed. */
import { useSignal } from '@preact/signals'
import { isPool } from '../../../ledger/name.ts'
import type { HitView } from '../../../views/hit.ts'
import { show } from '../../stream/address.ts'
import { acting, paper, type Refused, send } from '../../stream/orders.ts'
import { isAllowed, useMay } from '../../stream/permission.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Reasons, Refusal } from '../../ui/refusal.tsx'
import { isOfTournament } from '../../ui/tournament/prizename.tsx'
import { words } from '../../words.ts'
import { HeldNotice } from '../report/held.tsx'
import { isWaiting } from '../report/undecided.ts'
import { Checklist } from './checklist.tsx'
import type { Act } from './hitorders.ts'
import { OtherKey } from './key.tsx'
import { BackOut, Decline, Dispute, Settle, VoidTickets } from './undo.tsx'

export function Decide({ hit }: { hit: HitView }) {
  const refused = useSignal<Refused | undefined>(undefined)
  const act: Act = async (order, second) => {
    // Whoever works on a hit stays with it, although the list moves on.
    show({ hit: hit.hit, table: undefined })
    const answer = await send(order, second)
    return answer.ok ? undefined : answer
  }
  const tell: Act = async (order, second) => {
    refused.value = await act(order, second)
    return refused.value
  }
  const { status } = hit
  const isOpen = isWaiting(hit)
  const isStanding = status === 'verified' || status === 'disputed'
  const left = hit.ticketsLeft ?? []
  const isWon = hit.claims.length > 0 || hit.board !== undefined || hit.ticketsLeft !== undefined
  return (
    <>
      {status === 'held' && <Held hit={hit} act={tell} />}
      {status === 'declared' && <Checklist hit={hit} act={tell} />}
      {status === 'declared' && isAllowed('VerifyHit') && <Verify hit={hit} act={tell} />}
      <Refusal refused={refused.value} />
      {status === 'disputed' && isAllowed('SettleDispute') && <Settle hit={hit} act={act} />}
      {isOpen && hit.claims.length === 0 && isAllowed('DeclineHit') && <Decline hit={hit} act={act} />}
      {status !== 'disputed' && isAllowed('DisputeHit') && <Dispute hit={hit} act={act} />}
      {isStanding && left.length > 0 && <VoidTickets hit={hit} tickets={left} act={act} />}
      {status !== 'declared' && isWon && left.length === 0 && isAllowed('BackOutHit') && (
        <BackOut hit={hit} act={act} />
      )}
      {status === 'verified' && isWon && left.length === 0 && !isAllowed('BackOutHit') && (
        <p class="soft">{words().floor.backOutWho}</p>
      )}
    </>
  )
}

/** What the meter has to do with it; in a tournament there is none. */
function fromMeter({ awards }: HitView): FromMeter {
  const funds = awards.flatMap(({ parts }) => parts.map(({ fund }) => isPool(fund)))
  const isAll = funds.length > 0 && funds.every(Boolean)
  if (awards.length > 0 && awards.every(isOfTournament)) return isAll ? 'prizes' : 'house'
  return isAll ? 'all' : funds.some(Boolean) ? 'some' : 'none'
}
type FromMeter = Parameters<ReturnType<typeof words>['floor']['verifySays']>[1]

/** On record while an earlier hit for the same prize is not decided; then the floor has it judged. */
function Held({ hit, act }: { hit: HitView; act: Act }) {
  const order = { do: 'JudgeHeld', hit: hit.hit } as const
  return (
    <div class="hit-next">
      <HeldNotice hit={hit} />
      {isAllowed('JudgeHeld') && (
        <div class="actions">
          <Button
            look="primary"
            size="next"
            disabled={hit.held?.waitsFor !== undefined}
            onClick={() => void act(order)}
          >
            {words().floor.held.judge}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The next thing to do stays in sight, however long the checklist is. */
function Verify({ hit, act }: { hit: HitView; act: Act }) {
  const say = words().floor
  const order = { do: 'VerifyHit', hit: hit.hit } as const
  // The house itself says whether this person may verify now.
  const may = useMay(order, JSON.stringify(hit.checklist.map(({ answer }) => answer)))
  const isForBoard = hit.board !== undefined
  // Whoever reported it gives the key to somebody else.
  if (paper.value === undefined && hit.declaredBy === acting.value) return <OtherKey hit={hit} says={say.ownReport} />
  if (paper.value === undefined && hit.typedBy === acting.value) return <OtherKey hit={hit} says={say.ownTyping} />
  const unanswered = hit.checklist.filter(({ answer }) => answer === undefined).length
  // What is left to answer stands in the checklist itself.
  const others = (may?.refused?.reasons ?? []).filter(({ id }) => id !== 'question not answered')
  return (
    <div class="hit-next">
      {others.length > 0 && (
        <Notice tone="due">
          <strong>{words().notAllowed}</strong>
          <Reasons reasons={others} />
        </Notice>
      )}
      <div class="actions">
        <Button look="primary" size="next" disabled={may?.ok !== true} onClick={() => void act(order)}>
          {isForBoard ? say.verifyBoard : say.verify(hit.total)}
        </Button>
        <span class="soft">
          {unanswered > 0
            ? say.openQuestions(unanswered)
            : isForBoard
              ? say.verifyBoardSays
              : say.verifySays(hit.total, fromMeter(hit))}
        </span>
      </div>
    </div>
  )
}
