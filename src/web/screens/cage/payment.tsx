/** The payment, always in sight: in what, out of which drawer of one's own, what is left in it, what is still missing. */
import { type Signal, useSignal } from '@preact/signals'
import { formatMoney, parseMoney, subtract } from '../../../base/money.ts'
import { drawerPlace } from '../../../ledger/name.ts'
import type { ClaimView } from '../../../views/claim.ts'
import { wayText } from '../../../views/record/recordtext.ts'
import { show } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { acting, type OrderTextOf, paper } from '../../stream/orders.ts'
import { useMay } from '../../stream/permission.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, Choices, Toggle } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { Money } from '../../ui/money.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Options } from '../../ui/options.tsx'
import { Reasons } from '../../ui/refusal.tsx'
import { words } from '../../words.ts'
import { drawersOf } from './drawers/drawerof.ts'
import { Late } from './latepayment.tsx'
import { PayAsk } from './payask.tsx'
import { hasDigits, PayerFactor } from './payerfactor.tsx'
import type { Act } from './step.tsx'

/** More ways than these stand in a list. */
const WAYS_MAX = 3

type PayOf = {
  readonly claim: ClaimView
  readonly form: Signal<string>
  /** To whom, as the question before the payment names them. */
  readonly who: string
  /** Names of the steps that are still to do. */
  readonly first: readonly string[]
  readonly act: Act
}

export function Payment({ claim, form, who, first, act }: PayOf) {
  const say = words().cage
  const chosen = useSignal<string | undefined>(undefined)
  const chosenSeries = useSignal('')
  const digits = useSignal('')
  const isAsked = useSignal(false)
  const isThing = claim.things.includes(form.value)
  // On paper it was the drawer of whoever paid.
  const drawers = drawersOf(paper.value?.by ?? acting.value)
  const drawer = chosen.value ?? drawers?.[0]
  const coupons = (claim.coupons ?? []).filter((one) => one.form === form.value)
  const series = coupons.find((one) => one.series === chosenSeries.value)?.series
  const order: OrderTextOf<'PayClaim'> = {
    do: 'PayClaim',
    claim: claim.claim,
    form: form.value,
    ...(isThing || drawer === undefined ? {} : { drawer }),
    ...(series === undefined ? {} : { series }),
  }
  const hasWay = isThing || drawer !== undefined
  const { idShown, person, shared, forms, isDisputed, reinstatement } = claim
  const may = useMay(
    hasWay ? order : undefined,
    JSON.stringify([idShown, person, shared, forms, isDisputed, reinstatement]),
  )
  const why = may?.refused
  const isReady = hasWay && hasDigits(claim, digits) && why === undefined
  const isNext = isReady || claim.into !== undefined
  /** Digits count once: right or wrong, the next try takes new ones. */
  const pay: Act = (what) => {
    const shown = digits.value
    digits.value = ''
    isAsked.value = false
    return act(what, undefined, shown === '' ? undefined : shown)
  }
  const label = isThing ? say.hand(form.value) : say.pay(claim.amount)
  const after = isThing ? undefined : leftIn(drawer, claim.amount)
  return (
    <>
      {why !== undefined && claim.into === undefined && (
        <Notice tone="due" class="pay-why">
          <strong>{say.held}</strong>
          <Reasons reasons={why.reasons} />
        </Notice>
      )}
      {paper.value === undefined && <Late order={order} drawer={isThing ? undefined : drawer} act={pay} />}
      <section class="pay-bar no-print" aria-label={say.steps.pay}>
        <div class="pay-form">
          <Ways claim={claim} form={form} />
          {!isThing && drawers !== undefined && drawers.length > 1 && (
            <Field label={say.drawer}>
              <Select value={drawer} onChange={(event) => (chosen.value = event.currentTarget.value)}>
                {drawers.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </Select>
            </Field>
          )}
          {isThing && coupons.length > 0 && (
            <Field label={say.outOf} hint={say.outOfSays}>
              <Select
                value={series ?? ''}
                onChange={({ currentTarget }) => {
                  chosenSeries.value = currentTarget.value
                }}
              >
                <Options
                  of={[
                    ['', say.outOfNone],
                    ...coupons.map((one) => [one.series, say.pieces(one.pieces, one.series, one.face)] as const),
                  ]}
                />
              </Select>
            </Field>
          )}
          {after !== undefined && (
            <p class="pay-after">
              <span>{say.drawerAfter(drawer ?? '')}</span>
              <Money amount={after} size={20} />
            </p>
          )}
          {isThing && <p class="soft">{say.noDrawer}</p>}
          <PayerFactor claim={claim} digits={digits} />
        </div>
        <div class="pay-do">
          {!hasWay && drawers !== undefined ? (
            <span class="pay-first">
              {say.openFirst} <Button onClick={() => show({ part: 'drawers' })}>{say.openDrawer}</Button>
            </span>
          ) : (
            <Badge tone={isNext && first.length === 0 ? 'good' : 'due'} class="pay-first">
              {first.length > 0 ? say.firstThese(first.join(', ')) : isNext ? say.everything : say.held}
            </Badge>
          )}
          {claim.into === undefined ? (
            <Button
              look="primary"
              size="next"
              // Nothing is offered before the house has said that it may be.
              disabled={!isReady || may === undefined}
              onClick={() => {
                isAsked.value = true
              }}
            >
              {label}
            </Button>
          ) : (
            <SignUp into={claim.into} />
          )}
        </div>
      </section>
      {isAsked.value && (
        <PayAsk
          amount={claim.amount}
          title={isThing ? say.handAsk(form.value, who) : say.payAsk(claim.amount, who)}
          to={who}
          form={wayName(form.value)}
          from={isThing ? undefined : words().account(drawerPlace(drawer ?? ''))}
          after={after}
          says={isThing ? say.handSays(claim.amount) : say.paySays(claim.amount, drawer ?? '')}
          label={label}
          onYes={() => void pay(order)}
          onNo={() => {
            isAsked.value = false
          }}
        />
      )}
    </>
  )
}

/** An entry that was won is handed over by signing its winner up. */
const SignUp = ({ into }: { into: NonNullable<ClaimView['into']> }) => (
  <Button
    look="primary"
    size="next"
    onClick={() => show({ part: 'tournaments', tournament: into.activity, claim: undefined })}
  >
    {words().cage.signUp(into.name)}
  </Button>
)

function Ways({ claim, form }: { claim: ClaimView; form: Signal<string> }) {
  const say = words().cage
  const ways = [...claim.ways, ...claim.things]
  if (ways.length > WAYS_MAX)
    return (
      <Field label={say.form}>
        <Select value={form.value} onChange={(event) => (form.value = event.currentTarget.value)}>
          <Options of={ways.map((way) => [way, wayName(way)])} />
        </Select>
      </Field>
    )
  return (
    <div class="pay-ways">
      <span>{say.form}</span>
      <Choices label={say.form}>
        {ways.map((way) => (
          <Toggle key={way} isOn={way === form.value} onClick={() => (form.value = way)}>
            {wayName(way)}
          </Toggle>
        ))}
      </Choices>
    </div>
  )
}

/** What the books expect in the drawer once it is paid; unknown where nobody counts it. */
function leftIn(drawer: string | undefined, amount: string): string | undefined {
  const inside = view('drawers').value?.find((one) => one.drawer === drawer)?.inside
  const [held, paid] = [parseMoney(inside ?? ''), parseMoney(amount)]
  return held === undefined || paid === undefined ? undefined : formatMoney(subtract(held, paid))
}

export const wayName = (way: string): string => wayText(words(), way)
