/** A payment of another cashier while the network was down: typed in here, done once that cashier has confirmed it. */
import { beat, view } from '../../stream/feed.ts'
import { acting, type OrderTextOf } from '../../stream/orders.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input, Select } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Options } from '../../ui/options.tsx'
import { words } from '../../words.ts'
import type { Act } from './step.tsx'

type LateOf = { order: OrderTextOf<'PayClaim'>; drawer: string | undefined; act: Act }

export function Late({ order, drawer, act }: LateOf) {
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
      <Form keep={`late ${order.claim}`} onSend={submit}>
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
