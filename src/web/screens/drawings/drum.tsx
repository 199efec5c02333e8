/** The drum: how many tickets lie in it and how many are still out, the ticket drawn by hand, and what goes in and out besides. */
import { useSignal } from '@preact/signals'
import type { DrawingDesk } from '../../../views/drawings/desk.ts'
import { readSerial } from '../../../views/paper/serial.ts'
import { show } from '../../stream/address.ts'
import { type OrderText, type Refused, send } from '../../stream/orders.ts'
import { isAllowed } from '../../stream/permission.ts'
import type { Proof } from '../../stream/session.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { SecondPerson, secondIn } from '../../ui/secondperson.tsx'
import { words } from '../../words.ts'

export function Drum({ desk, isOpen }: { desk: DrawingDesk; isOpen: boolean }) {
  const say = words().games
  const { drum, activity } = desk
  const refused = useSignal<Refused | undefined>(undefined)
  const order = async (what: OrderText, second: Proof | undefined, sent: HTMLFormElement) => {
    const answer = await send(what, second)
    refused.value = answer.ok ? undefined : answer
    if (answer.ok) sent.reset()
  }
  const announce = (sent: HTMLFormElement) => {
    const filled = new FormData(sent)
    // Typed, or scanned off the ticket.
    const ticket = readSerial(String(filled.get('ticket') ?? '')).of
    void order({ do: 'DrawTicket', activity, ticket }, secondIn(filled), sent)
  }
  const ranged = (act: 'CollectTickets' | 'VoidTickets') => (sent: HTMLFormElement) => {
    const filled = new FormData(sent)
    const tickets = [{ first: numberIn(filled, 'first'), last: numberIn(filled, 'last') || numberIn(filled, 'first') }]
    const what: OrderText =
      act === 'CollectTickets'
        ? { do: act, activity, tickets }
        : { do: act, activity, tickets, reason: String(filled.get('reason') ?? '') }
    void order(what, secondIn(filled), sent)
  }
  return (
    <>
      <h3>
        {say.tickets} · {drum.in}
      </h3>
      {drum.in === 0 && <p class="soft">{say.noTickets}</p>}
      {drum.out > 0 && <p role="status">{say.ticketsOut(drum.out, drum.outFrom ?? '', drum.outTo ?? '')}</p>}
      {isOpen && drum.in > 0 && (
        <Form onSend={announce}>
          <Field label={say.drawTicket} hint={say.drawTicketHint}>
            <Input name="ticket" required maxLength={20} autocomplete="off" />
          </Field>
          <SecondPerson act="DrawTicket" />
          <p class="acts">
            <Button type="submit" look="primary" size="next">
              {say.announce}
            </Button>
          </p>
        </Form>
      )}
      <Refusal refused={refused.value} />
      {drum.in + drum.out > 0 && isAllowed('PrintSheet') && <PrintTickets />}
      {desk.isCollected && (
        <details open={drum.out > 0 && !isOpen}>
          <summary>{say.collect}</summary>
          <Form onSend={ranged('CollectTickets')}>
            <Numbers />
            <SecondPerson act="CollectTickets" />
            <p class="acts">
              <Button type="submit" look="primary">
                {say.collectDo}
              </Button>
            </p>
          </Form>
        </details>
      )}
      {drum.in + drum.out > 0 && (
        <details>
          <summary>{say.voidTickets}</summary>
          <Form onSend={ranged('VoidTickets')}>
            <Numbers />
            <Field label={say.voidWhy}>
              <Input name="reason" required maxLength={200} />
            </Field>
            <SecondPerson act="VoidTickets" />
            <p class="acts">
              <Button type="submit" look="stop">
                {say.voidDo}
              </Button>
            </p>
          </Form>
        </details>
      )}
      {desk.isEmptied && drum.in > 0 && (
        <details>
          <summary>{say.emptyDrum}</summary>
          <Form onSend={(sent) => void order({ do: 'EmptyDrum', activity }, secondIn(new FormData(sent)), sent)}>
            <p class="soft">{say.emptySays(drum.in)}</p>
            <SecondPerson act="EmptyDrum" />
            <p class="acts">
              <Button type="submit" look="stop">
                {say.emptyDo}
              </Button>
            </p>
          </Form>
        </details>
      )}
    </>
  )
}

/** With or without the letter before it. */
const numberIn = (filled: FormData, name: string): number =>
  Number(readSerial(String(filled.get(name) ?? '')).of.replace(/^T/, ''))

/** Those that were never printed, or a range. */
function PrintTickets() {
  const say = words().drawingPapers
  const range = (sent: HTMLFormElement) => {
    const filled = new FormData(sent)
    const first = numberIn(filled, 'first')
    show({ paper: 'tickets', first: String(first), last: String(numberIn(filled, 'last') || first) })
  }
  return (
    <details>
      <summary>{say.print}</summary>
      <p class="acts">
        <Button look="primary" onClick={() => show({ paper: 'tickets', first: undefined, last: undefined })}>
          {say.printNew}
        </Button>
      </p>
      <Form onSend={range}>
        <Numbers />
        <p class="acts">
          <Button type="submit">{say.printThese}</Button>
        </p>
      </Form>
    </details>
  )
}

function Numbers() {
  const say = words().games
  return (
    <>
      <Field label={say.firstTicket} hint={say.drawTicketHint}>
        <Input name="first" required maxLength={20} autocomplete="off" />
      </Field>
      <Field label={say.lastTicket} hint={say.lastTicketHint}>
        <Input name="last" maxLength={20} autocomplete="off" />
      </Field>
    </>
  )
}
