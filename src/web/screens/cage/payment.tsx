/** The payment: in what, out of which drawer of one's own; or as it stands on paper. The house says whether it may be. */
import { type Signal, useSignal } from '@preact/signals'
import type { ClaimView } from '../../../views/claim.ts'
import { show } from '../../stream/address.ts'
import { beat, view } from '../../stream/feed.ts'
import { acting, type OrderTextOf, paper } from '../../stream/orders.ts'
import { useMay } from '../../stream/permission.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input, Select } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Options } from '../../ui/options.tsx'
import { Reasons } from '../../ui/refusal.tsx'
import { words } from '../../words.ts'
import { hasDigits, PayerFactor } from './payerfactor.tsx'
import { type Act, Step } from './step.tsx'

/** Where nobody counts drawers yet, the cage has this one. */
const UNCOUNTED = 'main'

export function Payment({ claim, form, act }: { claim: ClaimView; form: Signal<string>; act: Act }) {
  const say = words().cage
  const chosen = useSignal<string | undefined>(undefined)
  const digits = useSignal('')
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
  const { idShown, person, shared, forms, isDisputed, reinstatement } = claim
  const asked = JSON.stringify([idShown, person, shared, forms, isDisputed, reinstatement])
  const may = useMay(hasWay ? order : undefined, asked)
  const why = may?.refused
  const isReady = hasDigits(claim, digits)
  /** Digits count once: right or wrong, the next try takes new ones. */
  const pay: Act = (what) => {
    const shown = digits.value
    digits.value = ''
    return act(what, undefined, shown === '' ? undefined : shown)
  }
  return (
    <Step title={say.steps.pay ?? ''}>
      <div class="form pay-form">
        <Field label={say.form}>
          <Select value={form.value} onChange={(event) => (form.value = event.currentTarget.value)}>
            <Options of={[...claim.ways, ...claim.things].map((way) => [way, wayName(way)])} />
          </Select>
        </Field>
        {isThing ? (
          <p class="soft">{say.noDrawer}</p>
        ) : (
          drawers.length > 0 && (
            <Field label={say.drawer}>
              <Select value={drawer} onChange={(event) => (chosen.value = event.currentTarget.value)}>
                {drawers.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </Select>
            </Field>
          )
        )}
      </div>
      {!hasWay && (
        <Notice tone="due">
          {say.openFirst} <Button onClick={() => show({ part: 'drawers' })}>{say.openDrawer}</Button>
        </Notice>
      )}
      <PayerFactor claim={claim} digits={digits} />
      <div class="actions">
        <Button
          look="primary"
          size="next"
          disabled={!hasWay || !isReady || why !== undefined}
          onClick={() => void pay(order)}
        >
          {isThing ? say.hand(form.value) : say.pay(claim.amount)}
        </Button>
        {why === undefined && hasWay && (
          <span class="soft">{isThing ? say.handSays(claim.amount) : say.paySays(claim.amount, drawer ?? '')}</span>
        )}
      </div>
      {why !== undefined && (
        <Notice tone="due">
          <strong>{say.held}</strong>
          <Reasons reasons={why.reasons} />
        </Notice>
      )}
      {paper.value === undefined && <Late order={order} drawer={isThing ? undefined : drawer} act={pay} />}
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
  const submit = (sent: HTMLFormElement) => {
    const form = new FormData(sent)
    const field = (name: string) => String(form.get(name) ?? '').trim()
    const paper = { by: field('by'), at: field('at') }
    void act({ ...order, ...(drawer === undefined ? {} : { drawer: field('drawer') }), paper })
  }
  return (
    <details class="fold">
      <summary>{say.cage.late}</summary>
      <p class="soft">{say.cage.lateSays}</p>
      <Form onSend={submit}>
        <div class="form-row">
          <Field label={say.cage.lateBy}>
            <Select name="by" required>
              <option value="">{say.choose}</option>
              <Options of={cashiers.map(({ id, name }) => [id, name])} />
            </Select>
          </Field>
          <Field label={say.cage.lateAt}>
            <Input name="at" type="datetime-local" required max={beat.value?.local.slice(0, 16)} />
          </Field>
        </div>
        {drawer !== undefined && (
          <Field label={say.cage.drawer}>
            <Input name="drawer" required maxLength={20} />
          </Field>
        )}
        <Button type="submit">{say.cage.late}</Button>
      </Form>
    </details>
  )
}
