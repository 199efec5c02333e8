/** Balls of tables: the table that was drawn, or called for an event; a ball that is held out goes back for the next drawing. */
import { useSignal } from '@preact/signals'
import type { DrawingDesk } from '../../../views/drawings/desk.ts'
import type { TableDrawView } from '../../../views/promotions/tabledraw.ts'
import { type Refused, send } from '../../stream/orders.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input, Select } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { SecondPerson, secondIn } from '../../ui/secondperson.tsx'
import { words } from '../../words.ts'

export function TableDraw({ desk, view, isOpen }: { desk: DrawingDesk; view: TableDrawView; isOpen: boolean }) {
  const say = words().games.tables
  const refused = useSignal<Refused | undefined>(undefined)
  const draw = async (sent: HTMLFormElement) => {
    const filled = new FormData(sent)
    const told = (name: string) => String(filled.get(name) ?? '').trim()
    const [event, dealtIn] = [told('event'), told('dealtIn')]
    const answer = await send(
      {
        do: 'DrawTable',
        activity: desk.activity,
        table: told('table'),
        ...(event === '' ? {} : { event }),
        ...(dealtIn === '' ? {} : { dealtIn: Number(dealtIn) }),
      },
      secondIn(filled),
    )
    refused.value = answer.ok ? undefined : answer
    if (answer.ok) sent.reset()
  }
  return (
    <>
      <h3>
        {say.balls} · {view.tables.length}
      </h3>
      <p class="soft">{view.tables.length === 0 ? say.noBalls : say.inPlay(view.tables.join(', '))}</p>
      {view.heldOut.length > 0 && <p role="status">{say.heldOut(view.heldOut.join(', '))}</p>}
      {(isOpen || view.events.length > 0) && (
        <Form onSend={(sent) => void draw(sent)}>
          <Field label={say.drawn}>
            <Input name="table" required maxLength={10} autocomplete="off" />
          </Field>
          {view.events.length > 0 && (
            <Field label={say.event}>
              <Select name="event">
                {isOpen && <option value="">{say.noEvent}</option>}
                {view.events.map((event) => (
                  <option key={event} value={event}>
                    {event}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          {view.dealtIn !== undefined && <DealtIn least={view.dealtIn} />}
          <SecondPerson act="DrawTable" />
          <p class="acts">
            <Button type="submit" look="primary" size="next">
              {say.drawDo}
            </Button>
          </p>
        </Form>
      )}
      <Refusal refused={refused.value} />
    </>
  )
}

/** Left empty where the house keeps the seats of the table. */
export function DealtIn({ least }: { least?: number | undefined }) {
  const say = words().games.tables
  return (
    <Field label={say.dealtIn} hint={least === undefined ? '' : say.dealtInHint(least)}>
      <Input name="dealtIn" inputMode="numeric" maxLength={2} autocomplete="off" />
    </Field>
  )
}
