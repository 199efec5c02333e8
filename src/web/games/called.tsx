/** Somebody is called: the clock, what must be there, reported or passed over. */
import { useSignal } from '@preact/signals'
import type { DrawingDesk } from '../../views/drawing.ts'
import { houseNow } from '../live/feed.ts'
import { Refusal } from '../live/frame.tsx'
import { type OrderText, type Refused, send } from '../live/orders.ts'
import { words } from '../words/words.ts'

export function Called({ called }: { called: NonNullable<DrawingDesk['called']> }) {
  const say = words().games
  const answers = useSignal<Record<string, boolean>>({})
  const why = useSignal('')
  const refused = useSignal<Refused | undefined>(undefined)
  const left = Math.max(0, Math.ceil((called.until - houseNow.value) / 1_000))
  const order = async (what: OrderText) => {
    const answer = await send(what)
    refused.value = answer.ok ? undefined : answer
  }
  const isReady = called.ready.every(({ clause }) => answers.value[clause] === true)
  return (
    <article class="pane called">
      <h2>{say.called(say.player(called.who))}</h2>
      {called.draw !== undefined && <p class="soft">{say.picked(called.draw)}</p>}
      <p class="clock" role="timer">
        {left > 0 ? say.timeLeft(`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`) : say.timeOver}
      </p>
      {called.ready.map(({ clause, says }) => (
        <label key={clause} class="tick">
          <input
            type="checkbox"
            checked={answers.value[clause] === true}
            onChange={(event) => {
              answers.value = { ...answers.value, [clause]: event.currentTarget.checked }
            }}
          />
          <span>
            <span class="clause">{clause}</span> {says}
          </span>
        </label>
      ))}
      <p class="acts">
        <button
          type="button"
          class="act next"
          disabled={!isReady || left === 0}
          onClick={() =>
            void order({
              do: 'ReportIn',
              callup: called.callup,
              ...(called.ready.length === 0 ? {} : { answers: answers.value }),
            })
          }
        >
          {say.reported}
        </button>
      </p>
      <details>
        <summary>{say.passOver}</summary>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void order({ do: 'PassOver', callup: called.callup, reason: why.value })
          }}
        >
          <label class="field">
            {say.passOverWhy}
            <input
              name="why"
              required
              maxLength={200}
              value={why.value}
              onInput={(event) => {
                why.value = event.currentTarget.value
              }}
            />
          </label>
          <p class="acts">
            <button type="submit" class="act stop">
              {say.passOverDo}
            </button>
          </p>
        </form>
      </details>
      <Refusal refused={refused.value} />
    </article>
  )
}
