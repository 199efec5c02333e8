/** One claim in five steps: who, ID, forms, paper, pay. What is done is a line; the payment is always in sight. */

import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { laidIn } from '../../../cards/showncards.ts'
import type { PersonView } from '../../../server/door/persons.ts'
import type { ClaimView } from '../../../views/claim.ts'
import { query, show } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { type Refused, send } from '../../stream/orders.ts'
import { isAllowed } from '../../stream/permission.ts'
import { useView } from '../../stream/viewreader.ts'
import { Button } from '../../ui/button.tsx'
import { ShownCards } from '../../ui/cards.tsx'
import { Money } from '../../ui/money.tsx'
import { nameOf } from '../../ui/names.ts'
import { Notice } from '../../ui/notice.tsx'
import { tell } from '../../ui/overlay/toast.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { written } from '../../ui/shell/clock.tsx'
import { RecordLink } from '../../ui/shell/recordlink.tsx'
import { Slip } from '../../ui/slip.tsx'
import { Won } from '../../ui/tournament/prizename.tsx'
import { words } from '../../words.ts'
import { Agreement } from './agreement.tsx'
import { Clock } from './claims.tsx'
import { InError } from './error.tsx'
import { areFormsDone, Forms } from './forms.tsx'
import { History } from './history.tsx'
import { Identity, lacksCopy, useWinner, Who } from './identity.tsx'
import { Settled } from './paidclaim.tsx'
import { Payment } from './payment.tsx'
import { putRefusal, refusalAt } from './refusals.ts'
import { Reinstatement } from './reinstatement.tsx'
import { Shared, Statement } from './shared.tsx'
import { type Act, Step, type StepState } from './step.tsx'
import { Voucher } from './voucher.tsx'

export function Claim({ claim }: { claim: ClaimView }) {
  const refused = refusalAt(claim.claim)
  // Whoever comes here reads nothing of what was refused before.
  useEffect(() => putRefusal(claim.claim, undefined), [])
  const act: Act = async (order, second, factor) => {
    // Whoever works on a claim stays with it, although the list moves on.
    show({ claim: claim.claim })
    const answer = await send(order, second, factor)
    putRefusal(claim.claim, answer.ok ? undefined : answer)
    if (answer.ok && order.do === 'PayClaim' && order.paper === undefined)
      tell(words().cage.paidTold(claim.amount, words().party(claim.to)))
    return answer.ok
  }
  const paper = query.value.get('paper')
  if (paper === 'agreement') return <Agreement claim={claim} onBack={() => show({ paper: undefined })} />
  if (paper === 'statement') return <Statement claim={claim} onBack={() => show({ paper: undefined })} />
  if (paper === 'win') return <Settled claim={claim.claim} />
  return (
    <>
      <article class="pane claim-pane">
        <Head claim={claim} />
        {claim.isDisputed && <Notice tone="stop">{words().cage.disputed}</Notice>}
        {claim.status === 'open' && <Steps claim={claim} act={act} refused={refused} />}
        {claim.status !== 'open' && <Refusal refused={refused} />}
        {claim.voucher !== undefined && isAllowed('UseVoucher') && <Voucher claim={claim} act={act} />}
        {claim.status === 'paid' && isAllowed('ReportPaidInError') && <InError claim={claim} act={act} />}
      </article>
      {claim.status === 'paid' && <Settled claim={claim.claim} />}
      <History claim={claim.claim} after={doneSoFar(claim)} />
    </>
  )
}

function Head({ claim }: { claim: ClaimView }) {
  const say = words().cage
  return (
    <header class="claim-head">
      <div>
        <h2>
          <Money amount={claim.amount} size={40} />
          <span class="unseen"> · </span>
          <span class="claim-to">{words().party(claim.to)}</span>
        </h2>
        <p class="soft">
          <strong>{claim.claim}</strong> · {claim.name} · <Won line={claim.line} share={claim.share} />
          {claim.thing !== undefined && claim.thing !== claim.line && ` · ${claim.thing}`} · {say.hit}{' '}
          <RecordLink of={claim.hit} />
          {claim.of !== undefined && ` · ${say.partOf(claim.of)}`}
          {claim.until !== undefined && claim.status === 'open' && ` · ${say.until(written(claim.until))}`}
        </p>
        <Clock claim={claim} />
      </div>
      {laidIn(claim.cards).length > 0 && (
        <div class="claim-cards">
          <ShownCards cards={claim.cards} />
        </div>
      )}
    </header>
  )
}

function Steps({ claim, act, refused }: { claim: ClaimView; act: Act; refused: Refused | undefined }) {
  const say = words().cage
  /** How it will be paid: some forms are asked for only where it is paid so. */
  const way = useSignal(claim.ways[0] ?? claim.things[0] ?? 'chips')
  const chosen = useSignal<PersonView | undefined>(undefined)
  const known = useWinner(claim.person)
  const { view: prints } = useView(
    `/api/views/prints?${new URLSearchParams({ sheet: 'prize agreement', of: claim.claim, at: query.value.toString() })}`,
  )
  const states = statesOf(claim, way.value, chosen.value !== undefined, (prints?.n ?? 0) > 0)
  const first = (['who', 'id', 'forms', 'paper'] as const).filter((name) => ['now', 'later'].includes(states[name]))
  const who = known?.name ?? chosen.value?.name ?? words().party(claim.to)
  return (
    <>
      <ol class="claim-steps">
        <Who claim={claim} act={act} chosen={chosen} state={states.who} />
        <Identity claim={claim} act={act} chosen={chosen} state={states.id} />
        <Forms claim={claim} way={way.value} act={act} state={states.forms} who={known}>
          <Reinstatement claim={claim} act={act} />
          <Shared claim={claim} act={act} />
        </Forms>
        <Step
          n={4}
          title={say.steps.paper}
          state={states.paper}
          says={
            <>
              {states.paper === 'done' ? say.printed(prints?.n ?? 0) : say.agreementSays}{' '}
              {claim.tray && say.agreementTray}{' '}
              <Button size="small" onClick={() => show({ claim: claim.claim, paper: 'agreement' })}>
                {say.preview(say.agreement)}
              </Button>
            </>
          }
        />
        <Step
          n={5}
          title={say.steps.pay}
          state={states.pay}
          says={states.pay === 'now' ? say.countOut : say.payBelow}
        />
      </ol>
      <Waiting claim={claim.claim} />
      <Refusal refused={refused} />
      {isAllowed('PayClaim') && (
        <Payment claim={claim} form={way} who={who} first={first.map((name) => say.steps[name])} act={act} />
      )}
    </>
  )
}

type States = Record<'who' | 'id' | 'forms' | 'paper' | 'pay', StepState>

/** Each in its turn: what the rules and the profile do not ask for is nobody's turn. */
function statesOf(claim: ClaimView, way: string, isChosen: boolean, isPrinted: boolean): States {
  const isAskedWho = claim.needsId || claim.unnamed !== undefined || claim.forms.length > 0
  const isNamed = claim.person !== undefined || isChosen || (claim.idShown && claim.unnamed === undefined)
  const hasId = claim.idShown && !lacksCopy(claim) && !(isChosen && claim.person === undefined)
  const isFormed = areFormsDone(claim, way)
  const hasForms = claim.forms.length > 0 || claim.reinstatement !== undefined
  const done: [keyof States, StepState][] = [
    ['who', isNamed ? 'done' : isAskedWho ? 'now' : 'none'],
    ['id', hasId ? 'done' : isAskedWho || isChosen ? 'now' : 'none'],
    ['forms', !hasForms ? 'none' : isFormed ? 'done' : 'now'],
    ['paper', isPrinted ? 'done' : isAskedWho ? 'now' : 'none'],
    ['pay', 'now'],
  ]
  const turn = done.findIndex(([, state]) => state === 'now')
  return Object.fromEntries(
    done.map(([name, state], at) => [name, state === 'now' && at > turn ? 'later' : state]),
  ) as States
}

/** What another cashier did and somebody typed in: nothing is done before that cashier has confirmed it. */
function Waiting({ claim }: { claim: string }) {
  const slips = (view('slips').value ?? []).filter(({ facts }) => facts.claim === claim)
  return (
    <>
      {slips.map((slip) => (
        <Notice key={slip.slip} tone="due">
          <strong>{words().slips.kept(slip.slip, slip.waits.map(nameOf).join(', '))}</strong>
          <Slip slip={slip} />
        </Notice>
      ))}
    </>
  )
}

/** Another word whenever something was done to the claim. */
const doneSoFar = ({ status, idShown, recorded, shared }: ClaimView): string =>
  `${status} ${idShown} ${recorded.length} ${(shared?.shares ?? []).map(({ person, amount, forms }) => `${person} ${amount} ${forms.length}`)}`
