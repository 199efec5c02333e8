/** Between rounds: a prize out of the tray that was paid by mistake is taken back, by two persons and with a document. */
import { useSignal } from '@preact/signals'
import { formatMoney } from '../../../base/money.ts'
import { stillPaid } from '../../../games/table/backout.ts'
import { SecondPerson, secondIn } from '../../ui/second.tsx'
import { words } from '../../words.ts'
import * as live from './live.ts'
import { Toggle } from './toggle.tsx'

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
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault()
          backOut(new FormData(event.currentTarget))
        }}
      >
        <fieldset class="seat-group">
          <legend>{say.backOutSays}</legend>
          {paid.map(({ seat, wager, what, amount }, at) => (
            <Toggle
              key={at}
              isPressed={chosen.value === at}
              onPress={() => {
                chosen.value = at
              }}
            >
              {`${formatMoney(amount)} · ${words().table.seat(seat)} · ${words().dealing.bet({ what, wager })}`}
            </Toggle>
          ))}
        </fieldset>
        <label>
          {say.backOutReason} <input name="reason" required maxLength={200} autocomplete="off" />
        </label>
        <label>
          {say.backOutDocument} <input name="document" required maxLength={80} autocomplete="off" />
        </label>
        <SecondPerson act="PlayTable" />
        <button type="submit" class="act next">
          {say.backOut}
        </button>
      </form>
    </details>
  )
}
