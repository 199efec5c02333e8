/** Claims by their clocks, payment, drawers, and the win page. */
import './cage.css'
import { useSignal } from '@preact/signals'
import type { ClaimView } from '../../views/claim.ts'
import { lyingIn } from '../../views/lying.ts'
import { query, show } from '../live/address.ts'
import { LyingCards } from '../live/cards.tsx'
import { houseNow, view } from '../live/feed.ts'
import { Desk, openScreen, placeName, Refusal, Waiting } from '../live/frame.tsx'
import { type OrderText, type Refused, send } from '../live/orders.ts'
import { words } from '../words/words.ts'
import { WinPage } from './winpage.tsx'

function CagePage() {
  const claims = view('claims').value
  const say = words()
  const open = (claims ?? []).filter(({ status }) => status === 'open')
  const settled = (claims ?? []).filter(({ status }) => status !== 'open')
  const wanted = query.value.get('claim')
  const claim = (claims ?? []).find((one) => one.claim === wanted) ?? open[0]
  return (
    <Desk screen="cage" as="cage">
      <main class="desk">
        <section class="no-print">
          <h1>{say.screens.cage}</h1>
          {claims === undefined && <Waiting />}
          <h2>{say.cage.open}</h2>
          {claims !== undefined && open.length === 0 && <p class="soft">{say.cage.none}</p>}
          <Claims claims={open} chosen={claim?.claim} />
          <Drawers />
          {settled.length > 0 && <h2>{say.cage.paid}</h2>}
          <Claims claims={settled} chosen={claim?.claim} />
        </section>
        <section>
          {claim !== undefined && <Claim key={claim.claim} claim={claim} />}
          {claims !== undefined && claim === undefined && <p class="pane soft no-print">{say.cage.noneSays}</p>}
        </section>
      </main>
    </Desk>
  )
}

function Claims({ claims, chosen }: { claims: readonly ClaimView[]; chosen: string | undefined }) {
  return (
    <ul class="rows">
      {claims.map((claim) => (
        <li key={claim.claim}>
          <button
            type="button"
            class="row"
            aria-current={claim.claim === chosen ? 'true' : undefined}
            onClick={() => show({ claim: claim.claim })}
          >
            <span>{placeName(claim.to)}</span>
            <span class="amount">{claim.amount}</span>
            <span class="soft">{`${claim.claim} · ${claim.name}`}</span>
            <Clock claim={claim} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function Clock({ claim }: { claim: ClaimView }) {
  const say = words()
  if (claim.status !== 'open')
    return (
      <span class="badge" data-tone={claim.status === 'paid' ? 'good' : 'due'}>
        {say.status[claim.status] ?? claim.status}
      </span>
    )
  if (claim.isDisputed)
    return (
      <span class="badge" data-tone="stop">
        {say.status.disputed}
      </span>
    )
  if (claim.idUntil !== undefined && !claim.idShown) {
    const minutes = Math.ceil((claim.idUntil - houseNow.value) / 60_000)
    return (
      <span class="badge" data-tone={minutes > 0 ? 'due' : 'stop'}>
        {minutes > 0 ? say.cage.idUntil(minutes) : say.cage.expires(claim.expires ?? '')}
      </span>
    )
  }
  return <span class="soft">{claim.expires === undefined ? say.cage.noClock : say.cage.expires(claim.expires)}</span>
}

const DRAWERS = ['main', '2']

function Claim({ claim }: { claim: ClaimView }) {
  const say = words()
  const refused = useSignal<Refused | undefined>(undefined)
  const form = useSignal('chips')
  const drawer = useSignal('main')
  const act = async (order: OrderText) => {
    // Whoever pays a claim stays with it, although the list moves on.
    show({ claim: claim.claim })
    const answer = await send(order)
    refused.value = answer.ok ? undefined : answer
  }
  const isOpen = claim.status === 'open'
  // Where the rule names chips only, nothing else is offered.
  const forms = say.cage.forms.filter(({ value }) => value === 'chips' || claim.form.includes(value))
  return (
    <>
      <article class="pane no-print">
        <header class="pane-head">
          <h1>
            {claim.amount} · {placeName(claim.to)}
          </h1>
          <Clock claim={claim} />
        </header>
        <p class="soft">
          {claim.claim} · {claim.name} ·{' '}
          {claim.share === 'full' ? claim.line : (say.shareOf[claim.share] ?? claim.share)} · {say.cage.hit} {claim.hit}
        </p>
        <h2>{say.cage.cards}</h2>
        <LyingCards lying={lyingIn(claim.hands)} />
        {claim.isDisputed && (
          <p class="notice" data-tone="stop">
            {say.cage.disputed}
          </p>
        )}
        {isOpen && (
          <>
            {claim.needsId && (
              <div class="actions">
                {claim.idShown ? (
                  <span class="badge" data-tone="good">
                    {say.cage.idShown}
                  </span>
                ) : (
                  <button type="button" class="act" onClick={() => void act({ do: 'ShowId', claim: claim.claim })}>
                    {say.cage.showId}
                  </button>
                )}
              </div>
            )}
            <div class="form pay-form">
              <label>
                <span>{say.cage.form}</span>
                <select value={form.value} onChange={(event) => (form.value = event.currentTarget.value)}>
                  {forms.map(({ value, says }) => (
                    <option key={value} value={value}>
                      {says}
                    </option>
                  ))}
                </select>
              </label>
              <label>
                <span>{say.cage.drawer}</span>
                <select value={drawer.value} onChange={(event) => (drawer.value = event.currentTarget.value)}>
                  {DRAWERS.map((name) => (
                    <option key={name}>{name}</option>
                  ))}
                </select>
              </label>
            </div>
            <div class="actions">
              <button
                type="button"
                class="act next"
                onClick={() => void act({ do: 'PayClaim', claim: claim.claim, form: form.value, drawer: drawer.value })}
              >
                {say.cage.pay(claim.amount)}
              </button>
              <span class="soft">{say.cage.paySays(claim.amount, drawer.value)}</span>
            </div>
          </>
        )}
        <Refusal refused={refused.value} />
      </article>
      {claim.status === 'paid' && <WinPage claim={claim} />}
    </>
  )
}

function Drawers() {
  const say = words()
  const refused = useSignal<Refused | undefined>(undefined)
  const laidOut = (view('funds').value ?? []).flatMap(({ activity, places }) =>
    places
      .filter(({ place }) => place.startsWith('drawer:'))
      .map(({ place, amount }) => ({ activity, drawer: place.slice('drawer:'.length), amount })),
  )
  const repay = async (activity: string, drawer: string) => {
    const answer = await send({ do: 'RepayDrawer', activity, drawer })
    refused.value = answer.ok ? undefined : answer
  }
  return (
    <>
      <h2>{say.cage.drawers}</h2>
      {laidOut.length === 0 && <p class="soft">{say.cage.nothingLaidOut}</p>}
      <ul class="rows">
        {laidOut.map(({ activity, drawer, amount }) => (
          <li key={`${activity} ${drawer}`} class="drawer">
            <span>
              {say.cage.drawer} {drawer}
              <br />
              <span class="soft">{activity.split('/')[1]}</span>
            </span>
            <span>
              {amount.replace('-', '')} <span class="soft">{say.cage.laidOut}</span>
            </span>
            <button type="button" class="act plain" onClick={() => void repay(activity, drawer)}>
              {say.cage.repay}
            </button>
          </li>
        ))}
      </ul>
      <Refusal refused={refused.value} />
    </>
  )
}

export const open = (page: HTMLElement): void =>
  openScreen({ screen: 'cage', look: 'office', views: ['claims', 'funds', 'chain'], role: 'cage' }, page, <CagePage />)
