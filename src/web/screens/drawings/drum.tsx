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
import { ReasonByTwo, SecondPerson, secondIn } from '../../ui/secondperson.tsx'
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
  return (
    <>
      <h3>
        {say.tickets} · {drum.in}
      </h3>
      {drum.in === 0 && <p class="soft">{say.noTickets}</p>}
      {drum.out > 0 && <p role="status">{say.ticketsOut(drum.out, drum.outFrom ?? '', drum.outTo ?? '')}</p>}
      {isOpen && drum.in > 0 && (
        <Form keep={`drawn ${activity}`} onSend={announce}>
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
          <Form
            keep={`collected ${activity}`}
            onSend={(sent) =>
              order({ do: 'CollectTickets', activity, tickets: [rangeIn(sent)] }, secondIn(new FormData(sent)), sent)
            }
          >
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
          <ReasonByTwo
            act="VoidTickets"
            label={say.voidWhy}
            deed={say.voidDo}
            first={<Numbers />}
            onSend={(reason, second, sent) =>
              order({ do: 'VoidTickets', activity, tickets: [rangeIn(sent)], reason }, second, sent)
            }
          />
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

/** One ticket, where the last one is left out. */
function rangeIn(sent: HTMLFormElement): { first: number; last: number } {
  const filled = new FormData(sent)
  const first = numberIn(filled, 'first')
  return { first, last: numberIn(filled, 'last') || first }
}

/** Those that were never printed, or a range. */
function PrintTickets() {
  const say = words().drawingPapers
  const range = (sent: HTMLFormElement) => {
    const { first, last } = rangeIn(sent)
    show({ paper: 'tickets', first: String(first), last: String(last) })
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
