/** The payment: in what, out of which drawer of one's own; or as it stands on paper. The house says whether it may be. */
import { type Signal, useSignal } from '@preact/signals'
import type { ClaimView } from '../../../views/claim.ts'
import { show } from '../../stream/address.ts'
import { useMay } from '../../stream/asking.ts'
import { beat, view } from '../../stream/feed.ts'
import { acting, type OrderTextOf, paper } from '../../stream/orders.ts'
import { Reasons } from '../../ui/frame.tsx'
import { Options } from '../../ui/options.tsx'
import { words } from '../../words.ts'
import { type Act, Step } from './claim.tsx'

/** Where nobody counts drawers yet, the cage has this one. */
const UNCOUNTED = 'main'

export function Payment({ claim, form, act }: { claim: ClaimView; form: Signal<string>; act: Act }) {
  const say = words().cage
  const chosen = useSignal<string | undefined>(undefined)
  const isThing = claim.things.includes(form.value)
  const counted = (view('drawers').value ?? []).filter(({ opened, last }) => opened !== undefined || last !== undefined)
  // On paper it was the drawer of whoever paid.
  const payer = paper.value?.by ?? acting.value
  const own = counted.filter(({ cashier }) => cashier === payer).map(({ drawer }) => drawer)
  const drawers = counted.length === 0 ? [UNCOUNTED] : own
  const drawer = chosen.value ?? drawers[0]
  const order: OrderTextOf<'PayClaim'> = {
    do: 'PayClaim',
    claim: claim.claim,
    form: form.value,
    ...(isThing || drawer === undefined ? {} : { drawer }),
  }
  const hasWay = isThing || drawer !== undefined
  const asked = JSON.stringify([claim.idShown, claim.forms, claim.isDisputed, claim.reinstatement])
  const may = useMay(hasWay ? order : undefined, asked)
  const why = may?.refused
  return (
    <Step title={say.steps.pay ?? ''}>
      <div class="form pay-form">
        <label>
          <span>{say.form}</span>
          <select value={form.value} onChange={(event) => (form.value = event.currentTarget.value)}>
            <Options of={[...claim.ways, ...claim.things].map((way) => [way, wayName(way)])} />
          </select>
        </label>
        {isThing ? (
          <p class="soft">{say.noDrawer}</p>
        ) : (
          drawers.length > 0 && (
            <label>
              <span>{say.drawer}</span>
              <select value={drawer} onChange={(event) => (chosen.value = event.currentTarget.value)}>
                {drawers.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            </label>
          )
        )}
      </div>
      {!hasWay && (
        <p class="notice" data-tone="due">
          {say.openFirst}{' '}
          <button type="button" class="act plain" onClick={() => show({ part: 'drawers' })}>
            {say.openDrawer}
          </button>
        </p>
      )}
      <div class="actions">
        <button type="button" class="act next" disabled={!hasWay || why !== undefined} onClick={() => void act(order)}>
          {isThing ? say.hand(form.value) : say.pay(claim.amount)}
        </button>
        {why === undefined && hasWay && (
          <span class="soft">{isThing ? say.handSays(claim.amount) : say.paySays(claim.amount, drawer ?? '')}</span>
        )}
      </div>
      {why !== undefined && (
        <div class="notice" data-tone="due">
          <strong>{say.held}</strong>
          <Reasons reasons={why.reasons} />
        </div>
      )}
      {paper.value === undefined && <Late order={order} drawer={isThing ? undefined : drawer} act={act} />}
    </Step>
  )
}

export const wayName = (way: string): string => words().cage.forms.find(({ value }) => value === way)?.says ?? way

type LateOf = { order: OrderTextOf<'PayClaim'>; drawer: string | undefined; act: Act }

function Late({ order, drawer, act }: LateOf) {
  const say = words()
  const cashiers = (view('room').value?.staff ?? []).filter(
    ({ id, roles }) => id !== acting.value && roles.includes('cage'),
  )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    const field = (name: string) => String(form.get(name) ?? '').trim()
    const paper = { by: field('by'), at: field('at') }
    void act({ ...order, ...(drawer === undefined ? {} : { drawer: field('drawer') }), paper })
  }
  return (
    <details class="fold">
      <summary>{say.cage.late}</summary>
      <p class="soft">{say.cage.lateSays}</p>
      <form class="form" onSubmit={submit}>
        <div class="form-row">
          <label>
            <span>{say.cage.lateBy}</span>
            <select name="by" required>
              <option value="">{say.choose}</option>
              <Options of={cashiers.map(({ id, name }) => [id, name])} />
            </select>
          </label>
          <label>
            <span>{say.cage.lateAt}</span>
            <input name="at" type="datetime-local" required max={beat.value?.local.slice(0, 16)} />
          </label>
        </div>
        {drawer !== undefined && (
          <label>
            <span>{say.cage.drawer}</span>
            <input name="drawer" required maxLength={20} />
          </label>
        )}
        <button type="submit" class="act plain">
          {say.cage.late}
        </button>
      </form>
    </details>
  )
}
