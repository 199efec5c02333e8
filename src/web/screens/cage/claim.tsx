/** One claim from ID to its win page: the steps in their order, each with what is still missing. */
import { useSignal } from '@preact/signals'
import { laidIn } from '../../../cards/showncards.ts'
import type { ClaimView } from '../../../views/claim.ts'
import { query, show } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { type Refused, send } from '../../stream/orders.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Button } from '../../ui/button.tsx'
import { ShownCards } from '../../ui/cards.tsx'
import { nameOf } from '../../ui/names.ts'
import { Notice } from '../../ui/notice.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { Slip } from '../../ui/slip.tsx'
import { words } from '../../words.ts'
import { Agreement } from './agreement.tsx'
import { Clock } from './claims.tsx'
import { InError } from './error.tsx'
import { Forms } from './forms.tsx'
import { History } from './history.tsx'
import { Identity } from './identity.tsx'
import { Settled } from './paidclaim.tsx'
import { Payment } from './payment.tsx'
import { Won } from './prizename.tsx'
import { Reinstatement } from './reinstatement.tsx'
import { Shared, Statement } from './shared.tsx'
import { type Act, Step } from './step.tsx'
import { Voucher } from './voucher.tsx'

export function Claim({ claim }: { claim: ClaimView }) {
  const say = words()
  const refused = useSignal<Refused | undefined>(undefined)
  const act: Act = async (order, second, factor) => {
    // Whoever works on a claim stays with it, although the list moves on.
    show({ claim: claim.claim })
    const answer = await send(order, second, factor)
    refused.value = answer.ok ? undefined : answer
    return answer.ok
  }
  /** How it will be paid: some forms are asked for only where it is paid so. */
  const way = useSignal(claim.ways[0] ?? claim.things[0] ?? 'chips')
  const paper = query.value.get('paper')
  if (paper === 'agreement') return <Agreement claim={claim} onBack={() => show({ paper: undefined })} />
  if (paper === 'statement') return <Statement claim={claim} onBack={() => show({ paper: undefined })} />
  if (paper === 'win') return <Settled claim={claim.claim} />
  const isOpen = claim.status === 'open'
  return (
    <>
      <article class="pane">
        <header class="pane-head">
          <h2>
            {claim.amount} · {words().party(claim.to)}
          </h2>
          <Clock claim={claim} />
        </header>
        <p class="soft">
          {claim.claim} · {claim.name} · <Won line={claim.line} share={claim.share} />
          {claim.thing !== undefined && ` · ${claim.thing}`} · {say.cage.hit} {claim.hit}
          {claim.of !== undefined && ` · ${say.cage.partOf(claim.of)}`}
          {claim.until !== undefined && isOpen && ` · ${say.cage.until(claim.until.replace('T', ' '))}`}
        </p>
        {laidIn(claim.cards).length > 0 && <h2>{say.cage.cards}</h2>}
        <ShownCards cards={claim.cards} />
        {claim.isDisputed && <Notice tone="stop">{say.cage.disputed}</Notice>}
        {isOpen && (
          <ol class="steps">
            <Identity claim={claim} act={act} />
            <Reinstatement claim={claim} act={act} />
            <Shared claim={claim} act={act} />
            <Forms claim={claim} way={way.value} act={act} />
            <Step title={say.cage.steps.agreement ?? ''}>
              <p class="soft">
                {say.cage.agreementSays} {claim.tray && say.cage.agreementTray}
              </p>
              <Button onClick={() => show({ claim: claim.claim, paper: 'agreement' })}>
                {say.cage.preview(say.cage.agreement)}
              </Button>
            </Step>
            {isAllowed('PayClaim') && <Payment claim={claim} form={way} act={act} />}
          </ol>
        )}
        {isOpen && <Waiting claim={claim.claim} />}
        <Refusal refused={refused.value} />
        {claim.voucher !== undefined && isAllowed('UseVoucher') && <Voucher claim={claim} act={act} />}
        {claim.status === 'paid' && isAllowed('ReportPaidInError') && <InError claim={claim} act={act} />}
      </article>
      {claim.status === 'paid' && <Settled claim={claim.claim} />}
      <History claim={claim.claim} after={doneSoFar(claim)} />
    </>
  )
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
