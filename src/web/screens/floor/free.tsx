/** No purchase necessary: who asks for a free table, and which is offered. */

import { useSignal } from '@preact/signals'
import { view } from '../../stream/feed.ts'
import { type OrderText, type Refused, send } from '../../stream/orders.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input, Select } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Options } from '../../ui/options.tsx'
import { isClause, Refusal } from '../../ui/refusal.tsx'
import { Clause } from '../../ui/sentence.tsx'
import { when } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'
import { minutesSince } from './map/tablestate.ts'

export function FreeTables() {
  const say = words().floor.free
  const requests = view('free').value ?? []
  const offered = view('floor').value?.freeAt ?? []
  const activity = useSignal('')
  const refused = useSignal<Refused | undefined>(undefined)
  const chosen = offered.find((one) => one.activity === activity.value)
  const act = async (order: OrderText): Promise<boolean> => {
    const answer = await send(order)
    refused.value = answer.ok ? undefined : answer
    return answer.ok
  }
  const ask = async (form: HTMLFormElement) => {
    const field = (name: string) => String(new FormData(form).get(name) ?? '').trim()
    const isLogged = await act({
      do: 'RequestFreeTable',
      activity: field('activity'),
      patron: field('patron'),
      ...(field('table') === '' ? {} : { table: field('table') }),
    })
    if (isLogged) form.reset()
  }
  return (
    <div class="desk even">
      <section class="pane">
        <h2>{say.ask}</h2>
        <p class="soft">{say.says}</p>
        <Form onSend={ask}>
          <Field label={say.activity}>
            <Select
              name="activity"
              required
              onChange={(event) => {
                activity.value = event.currentTarget.value
              }}
            >
              <option value="">{words().choose}</option>
              <Options of={offered.map((one) => [one.activity, one.name])} />
            </Select>
          </Field>
          <Field label={say.patron}>
            <Input name="patron" required maxLength={80} placeholder={say.patronHint} />
          </Field>
          <Field label={say.table}>
            <Select name="table">
              <option value="">{say.any}</option>
              <Options of={chosen?.tables ?? []} />
            </Select>
          </Field>
          <Button type="submit" look="primary">
            {say.log}
          </Button>
        </Form>
        <Refusal refused={refused.value} />
      </section>
      <section class="pane" aria-live="polite">
        <h2>{say.waiting}</h2>
        {requests.length === 0 && <p class="soft">{say.none}</p>}
        <ul class="requests">
          {requests.map((one) => (
            <li key={one.request}>
              <Notice tone="due">
                {' '}
                <strong>{one.who}</strong> · {one.name}
                {one.table !== undefined && ` · ${words().table.title(one.table)}`}
                <p class="soft">
                  {one.request} · {when(one.local)} · {say.since(minutesSince(one.since))}{' '}
                  {isClause(one.clause) && <Clause clause={one.clause} says={one.says} />}
                </p>
                <p class="actions">
                  {(one.table !== undefined
                    ? [one.table]
                    : (offered.find(({ activity: of }) => of === one.activity)?.tables ?? [])
                  ).map((table) => (
                    <Button
                      key={table}
                      look="primary"
                      onClick={() => void act({ do: 'OfferFreeTable', request: one.request, table })}
                    >
                      {say.offerNow(table)}
                    </Button>
                  ))}
                  <Button onClick={() => void act({ do: 'WithdrawRequest', request: one.request })}>
                    {say.withdraw}
                  </Button>
                </p>
              </Notice>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
