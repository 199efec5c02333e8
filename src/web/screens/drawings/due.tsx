/** Tickets due by seat: what was handed out at the posted time, and the seats that somebody answers for. */

import { useSignal } from '@preact/signals'
import type { DueView } from '../../../views/promotions/due.ts'
import { type OrderText, type Refused, send } from '../../stream/orders.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { clockOf, when } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'
import { AskBox, Asks, answersTo } from './asked.tsx'

type Asked = DueView['asked'][number]

export function TicketsDue({ activity, due }: { activity: string; due: DueView }) {
  const say = words().games.due
  const refused = useSignal<Refused | undefined>(undefined)
  const give = async (what: Omit<Extract<OrderText, { do: 'GiveTicket' }>, 'do' | 'activity'>) => {
    const answer = await send({ do: 'GiveTicket', activity, ...what })
    refused.value = answer.ok ? undefined : answer
    return answer.ok
  }
  return (
    <article class="pane due">
      <header class="pane-head">
        <h2>{say.title}</h2>
        <span class="soft">{due.next === undefined ? say.noNext : say.next(when(due.next))}</span>
      </header>
      {due.due === undefined ? (
        <p class="empty">{say.notYet}</p>
      ) : (
        <p role="status">{say.handed(clockOf(due.due), due.given, due.waiting, due.denied)}</p>
      )}
      {due.otherwise > 0 && <p role="status">{say.otherwise(due.otherwise)}</p>}
      <ul class="due-seats">
        {due.asked.map((one) => (
          <li key={`${one.table} ${one.seat}`}>
            <AskedSeat one={one} give={give} />
          </li>
        ))}
      </ul>
      {due.waiting > due.asked.length && <p class="soft">{say.more(due.waiting - due.asked.length)}</p>}
      {due.due !== undefined && (
        <details>
          <summary>{say.other}</summary>
          <Form
            onSend={(sent) => {
              const filled = new FormData(sent)
              const told = (name: string) => String(filled.get(name) ?? '').trim()
              const person = told('person')
              const answers = Object.fromEntries(due.asks.map(({ clause }) => [clause, filled.has(`asks ${clause}`)]))
              const seat = {
                table: told('table'),
                seat: told('seat'),
                ...(person === '' ? {} : { person }),
                ...(due.asks.length === 0 ? {} : { answers }),
              }
              void give(seat).then((isTaken) => isTaken && sent.reset())
            }}
          >
            <Field label={say.table}>
              <Input name="table" required maxLength={10} autocomplete="off" />
            </Field>
            <Field label={say.seat}>
              <Input name="seat" required inputMode="numeric" maxLength={3} autocomplete="off" />
            </Field>
            <Field label={words().games.person} hint={words().games.personHint}>
              <Input name="person" maxLength={40} autocomplete="off" />
            </Field>
            {due.asks.map((one) => (
              <AskBox key={one.clause} {...one} name={`asks ${one.clause}`} />
            ))}
            <p class="acts">
              <Button type="submit" look="primary">
                {say.give}
              </Button>
            </p>
          </Form>
        </details>
      )}
      <Refusal refused={refused.value} />
    </article>
  )
}

function AskedSeat({
  one: { table, seat, person, asks },
  give,
}: {
  one: Asked
  give: (what: { table: string; seat: string; answers?: Record<string, boolean> }) => Promise<boolean>
}) {
  const say = words().games.due
  const yes = useSignal<Readonly<Record<string, boolean>>>({})
  const answers = answersTo(asks, yes)
  const isYes = Object.values(answers).every((answer) => answer)
  const told = { table, seat, ...(asks.length === 0 ? {} : { answers }) }
  return (
    <>
      <strong>
        {words().party({ kind: 'seat', table, seat })}
        {person !== undefined && ` · ${words().party({ kind: 'person', person })}`}
      </strong>
      <Asks asks={asks} yes={yes} />
      <Button look={isYes ? 'primary' : 'stop'} onClick={() => void give(told)}>
        {isYes ? say.give : say.deny}
      </Button>
    </>
  )
}
