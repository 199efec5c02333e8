/** Tickets of a posted time: the floor goes from table to table, and answers for seats of which something is not known. */

import { useSignal } from '@preact/signals'
import type { AskedSeat, HandOutTable, HandOutView } from '../../../views/handout.ts'
import { view } from '../../stream/feed.ts'
import { type Refused, send } from '../../stream/orders.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input, Select } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Options } from '../../ui/options.tsx'
import { Reasons, Refusal } from '../../ui/refusal.tsx'
import { Says } from '../../ui/sentence.tsx'
import { when } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'
import { YesNo } from './question.tsx'

export function Tickets() {
  const all = view('floor').value?.handOuts ?? []
  return (
    <div class="desk even">
      {all.map((one) => (
        <HandOut key={one.activity} one={one} />
      ))}
    </div>
  )
}

function HandOut({ one }: { one: HandOutView }) {
  const say = words().floor.tickets
  return (
    <section class="pane" aria-label={one.name}>
      <header class="pane-head">
        <h2>{one.name}</h2>
        <span class="soft">
          {one.due === undefined ? say.none : say.given(one.given, when(one.due))}
          {one.next !== undefined && ` · ${say.next(when(one.next))}`}
        </span>
      </header>
      {one.collect !== undefined && (
        <Notice tone="due">{say.collect(one.collect.tickets, when(one.collect.from))}</Notice>
      )}
      {one.tables.map((table) => (
        <Table key={table.table} one={one} table={table} />
      ))}
      {one.unkept.length > 0 && isAllowed('GiveTicket') && <Unkept one={one} />}
      {one.otherwise.length > 0 && (
        <>
          <h3>{say.otherwise}</h3>
          <ul>
            {one.otherwise.map(({ table, seat, was, ticket }) => (
              <li key={`${table} ${seat}`}>
                {words().party({ kind: 'seat', table, seat })}:{' '}
                {was === 'seated' ? say.wasSeated : say.wasNot(ticket ?? '')}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Table({ one, table }: { one: HandOutView; table: HandOutTable }) {
  const say = words()
  return (
    <section aria-label={say.table.title(table.table)}>
      <h3>{say.table.title(table.table)}</h3>
      {table.asked.map((seat) => (
        <Seat key={seat.seat} one={one} table={table.table} asked={seat} />
      ))}
      {table.denied.map(({ seats, reasons }) => (
        <div class="soft" key={seats.join()}>
          {say.floor.tickets.noTicket(seats)}
          <Reasons reasons={reasons} />
        </div>
      ))}
    </section>
  )
}

/** Nothing is handed out before every question has its answer. */
function Seat({ one, table, asked }: { one: HandOutView; table: string; asked: AskedSeat }) {
  const say = words()
  const answers = useSignal<Readonly<Record<string, boolean>>>({})
  const refused = useSignal<Refused | undefined>(undefined)
  const isOpen = asked.asks.some(({ clause }) => answers.value[clause] === undefined)
  const isNo = asked.asks.some(({ clause }) => answers.value[clause] === false)
  const give = async () => {
    const answer = await send({
      do: 'GiveTicket',
      activity: one.activity,
      table,
      seat: asked.seat,
      answers: answers.value,
    })
    refused.value = answer.ok ? undefined : answer
  }
  return (
    <Notice tone="due">
      <strong>{say.table.seat(asked.seat)}</strong> {asked.person !== undefined && say.person(asked.person)}
      <ul class="requests">
        {asked.asks.map(({ clause, asks }) => (
          <li key={clause}>
            <span class="clause">{clause}</span> <Says of={asks} />
            <YesNo
              label={`${say.message(asks)} ${say.table.seat(asked.seat)}`}
              answer={answers.value[clause]}
              disabled={!isAllowed('GiveTicket')}
              onAnswer={(yes) => {
                answers.value = { ...answers.value, [clause]: yes }
              }}
            />
          </li>
        ))}
      </ul>
      {isAllowed('GiveTicket') && (
        <Button look="primary" disabled={isOpen && !isNo} onClick={() => void give()}>
          {isNo ? say.floor.tickets.deny : say.floor.tickets.give}
        </Button>
      )}
      <Refusal refused={refused.value} />
    </Notice>
  )
}

/** Where nobody keeps the seats: one seat after the other, with who sits there or the answers. */
function Unkept({ one }: { one: HandOutView }) {
  const say = words()
  const { tickets } = say.floor
  const answers = useSignal<Readonly<Record<string, boolean>>>({})
  const refused = useSignal<Refused | undefined>(undefined)
  const give = async (form: HTMLFormElement) => {
    const field = (name: string) => String(new FormData(form).get(name) ?? '').trim()
    const person = field('person')
    const answer = await send({
      do: 'GiveTicket',
      activity: one.activity,
      table: field('table'),
      seat: field('seat'),
      ...(person === '' ? {} : { person }),
      ...(Object.keys(answers.value).length === 0 ? {} : { answers: answers.value }),
    })
    refused.value = answer.ok ? undefined : answer
    if (!answer.ok) return
    answers.value = {}
    form.reset()
  }
  return (
    <Form onSend={give}>
      <h3>{tickets.unkept}</h3>
      <Field label={tickets.table}>
        <Select name="table" required>
          <option value="">{say.choose}</option>
          <Options of={one.unkept.map(({ table }) => table)} />
        </Select>
      </Field>
      <Field label={tickets.seat}>
        <Input name="seat" required inputMode="numeric" maxLength={2} />
      </Field>
      <Field label={tickets.person}>
        <Input name="person" maxLength={40} />
      </Field>
      <ul class="requests">
        {one.asks.map(({ clause, asks }) => (
          <li key={clause}>
            <span class="clause">{clause}</span> <Says of={asks} />
            <YesNo
              label={say.message(asks)}
              answer={answers.value[clause]}
              onAnswer={(yes) => {
                answers.value = { ...answers.value, [clause]: yes }
              }}
            />
          </li>
        ))}
      </ul>
      <Button type="submit" look="primary">
        {tickets.give}
      </Button>
      <Refusal refused={refused.value} />
    </Form>
  )
}
