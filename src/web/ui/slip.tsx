/** A paper that waits: what it would do, and whoever it names says yes or no, in their own session or here with badge and PIN. */
import { minuteOf } from './shell/clock.tsx'
import './slip.css'
import { useSignal } from '@preact/signals'
import type { Act } from '../../server/door/acts.ts'
import type { SlipView } from '../../views/paper/slip.ts'
import { type Answer, acting, type OrderText, type Refused, send, sendAs } from '../stream/orders.ts'
import { session } from '../stream/session.ts'
import { words } from '../words.ts'
import { Button } from './button.tsx'
import { cardsText } from './cards.tsx'
import { Facts } from './facts.tsx'
import { Field, Input } from './field.tsx'
import { Form } from './form.tsx'
import { nameOf } from './names.ts'
import { tell } from './overlay/toast.tsx'
import { BadgeFields, proofIn } from './proof.tsx'
import { Refusal } from './refusal.tsx'

export function Slip({ slip }: { slip: SlipView }) {
  const say = words()
  const refused = useSignal<Refused | undefined>(undefined)
  const { slip: name, act, by, at, typedBy, waits, confirmed } = slip
  const isNamed = waits.includes(acting.value)
  const done = (answer: Answer, says: string) => {
    refused.value = answer.ok ? undefined : answer
    if (answer.ok) tell(says)
  }
  const confirming: OrderText = { do: 'ConfirmPaper', slip: name }
  const declined = async (sent: HTMLFormElement) => {
    const form = new FormData(sent)
    const order: OrderText = { do: 'DeclinePaper', slip: name, reason: String(form.get('reason') ?? '') }
    const proof = proofIn(form)
    done(await (proof === undefined ? send(order) : sendAs(order, proof)), say.slips.declined(name))
  }
  const demo = (session.value?.demo ?? []).filter(({ id }) => waits.includes(id))
  return (
    <article class="slip" aria-label={say.slips.title(name)}>
      <h2>{`${name} · ${say.acts[act as Act]}`}</h2>
      <p>{say.slips.says(nameOf(by), minuteOf(at), nameOf(typedBy))}</p>
      <Facts rows={rowsOf(slip)} />
      <p class="soft">
        {say.slips.waitsFor(waits.map(nameOf).join(', '))}
        {confirmed.length > 0 && ` ${say.slips.confirmedBy(confirmed.map(nameOf).join(', '))}`}
      </p>
      {isNamed ? (
        <div class="actions">
          <Button look="primary" onClick={async () => done(await send(confirming), say.slips.confirmed(name))}>
            {say.slips.confirm}
          </Button>
        </div>
      ) : (
        <Form
          aria-label={say.slips.confirmHere}
          onSend={async (sent) => {
            const proof = proofIn(new FormData(sent))
            if (proof === undefined) return
            sent.reset()
            done(await sendAs(confirming, proof), say.slips.confirmed(name))
          }}
        >
          <BadgeFields demo={demo} />
          <Button type="submit" look="primary">
            {say.slips.confirmHere}
          </Button>
        </Form>
      )}
      <Refusal refused={refused.value} />
      <details class="fold">
        <summary>{say.slips.decline}</summary>
        <p class="soft">{say.slips.declineSays}</p>
        <Form onSend={declined}>
          <Field label={say.slips.reason}>
            <Input name="reason" required maxLength={1_000} />
          </Field>
          {!isNamed && acting.value !== typedBy && <BadgeFields demo={demo} />}
          <Button type="submit">{say.slips.decline}</Button>
        </Form>
      </details>
    </article>
  )
}

function rowsOf({ facts, cards, amount, counted = [] }: SlipView): [string, string][] {
  const say = words().books
  return [
    ...Object.entries(facts).map(([key, value]): [string, string] => [say.fact[key] ?? key, value]),
    ...(cards === undefined ? [] : [[say.fact.cards ?? '', cardsText(cards)] as [string, string]]),
    ...(amount === undefined ? [] : [[words().slips.amount, amount] as [string, string]]),
    ...counted.map(({ name, amount: of }): [string, string] => [name, of]),
  ]
}
