/** Between rounds: a prize out of the tray that was paid by mistake is taken back, by two persons and with a document. */
import { useSignal } from '@preact/signals'
import { formatMoney } from '../../../base/money.ts'
import { stillPaid } from '../../../games/table/backout.ts'
import { Button, Toggle } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { SecondPerson, secondIn } from '../../ui/secondperson.tsx'
import { words } from '../../words.ts'
import * as live from './live.ts'

export function BackOut({ table, game }: live.Props) {
  const say = words().dealing
  const paid = stillPaid(game)
  const chosen = useSignal(0)
  if (paid.length === 0) return null
  const backOut = (form: FormData) => {
    const { seat, wager, what } = paid[chosen.value] ?? paid[0]!
    const [reason, document] = ['reason', 'document'].map((name) => String(form.get(name) ?? ''))
    void live.play(table, [{ do: 'back out', seat, wager, what, reason: reason!, document: document! }], secondIn(form))
  }
  return (
    <details class="fold">
      <summary>{say.backOutTitle}</summary>
      <Form onSend={(form) => backOut(new FormData(form))}>
        <fieldset class="seat-group">
          <legend>{say.backOutSays}</legend>
          {paid.map(({ seat, wager, what, amount }, at) => (
            <Toggle
              key={at}
              isOn={chosen.value === at}
              onClick={() => {
                chosen.value = at
              }}
            >
              {`${formatMoney(amount)} · ${words().table.seat(seat)} · ${words().dealing.bet({ what, wager })}`}
            </Toggle>
          ))}
        </fieldset>
        <Field label={say.backOutReason}>
          <Input name="reason" required maxLength={200} autocomplete="off" />
        </Field>
        <Field label={say.backOutDocument}>
          <Input name="document" required maxLength={80} autocomplete="off" />
        </Field>
        <SecondPerson act="PlayTable" />
        <Button type="submit" look="primary" size="next">
          {say.backOut}
        </Button>
      </Form>
    </details>
  )
}
