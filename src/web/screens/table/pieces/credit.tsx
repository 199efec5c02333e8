/** Collection that somebody has won: taken from the balance by club card, and only what it does not cover is the player's own. */
import { useSignal } from '@preact/signals'
import { add, formatMoney, fromWire, parseMoney, ZERO } from '../../../../base/money.ts'
import type { EventOf } from '../../../../engine/mechanisms.ts'
import { type Refused, send } from '../../../stream/orders.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, Input } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Refusal } from '../../../ui/refusal.tsx'
import { words } from '../../../words.ts'
import * as desk from '../desk.ts'
import { seatAt } from '../sitting.tsx'
import { click } from '../sound.ts'

export function Credit({ seat }: { seat: string | undefined }) {
  const say = words().pieces.table
  const refused = useSignal<Refused | undefined>(undefined)
  const wrong = useSignal('')
  const done = useSignal('')
  const at = seat === undefined ? undefined : seatAt(seat)
  const known = at === undefined || at.is === 'empty' ? undefined : at.person
  const pay = async (form: HTMLFormElement) => {
    const filled = new FormData(form)
    const person = String(filled.get('card') ?? '').replace(/\D/g, '')
    const text = String(filled.get('amount') ?? '').trim()
    const amount = parseMoney(text)
    wrong.value = amount === undefined ? say.notMoney(text) : ''
    if (amount === undefined) return
    click()
    const answer = await send({ do: 'UseCredit', person, table: desk.tableName.value, amount: formatMoney(amount) })
    refused.value = answer.ok ? undefined : answer
    done.value = answer.ok ? usedOf(answer.events.filter((event) => event.type === 'CreditUsed')) : ''
    if (answer.ok) form.reset()
  }
  return (
    <section class="seat-details" aria-label={say.credit}>
      <h2>{say.credit}</h2>
      <Refusal refused={refused.value} />
      {done.value !== '' && <Notice tone="good">{done.value}</Notice>}
      <Form class="piece-form" onSend={pay}>
        <div class="piece-pair">
          <Field label={say.creditCard}>
            <Input
              name="card"
              required
              inputMode="numeric"
              pattern="\D*\d{1,15}\D*"
              autocomplete="off"
              defaultValue={known ?? ''}
            />
          </Field>
          <Field label={say.creditAmount} error={wrong.value}>
            <Input isMoney name="amount" required placeholder="0.00" />
          </Field>
        </div>
        <Button type="submit" size="touch">
          {say.useCredit}
        </Button>
      </Form>
    </section>
  )
}

/** Several credits may have paid one collection; the last one says what is left and what none of them covered. */
function usedOf(events: readonly EventOf<'CreditUsed'>[]): string {
  const say = words().pieces.table
  const used = add(ZERO, ...events.map(({ amount }) => fromWire(amount)))
  const last = events.at(-1)
  return [
    say.creditUsed(formatMoney(used), formatMoney(fromWire(last?.left ?? '0'))),
    ...(last?.own === undefined ? [] : [say.creditOwn(formatMoney(fromWire(last.own)))]),
  ].join(' ')
}
