/** Awards that people decide: one enters who has won, another verifies it like every hit. */
import { useSignal } from '@preact/signals'
import type { ByHandView } from '../../views/floor.ts'
import { show } from '../live/address.ts'
import { view } from '../live/feed.ts'
import { Refusal } from '../live/frame.tsx'
import { eventOf, type Refused, send } from '../live/orders.ts'
import { words } from '../words/words.ts'

export function ByHand() {
  const all = view('floor').value?.byHand ?? []
  return (
    <div class="desk even">
      {all.map((one) => (
        <Enter key={one.activity} one={one} />
      ))}
    </div>
  )
}

function Enter({ one }: { one: ByHandView }) {
  const say = words().floor.byhand
  const chosen = useSignal(one.lines[0]?.line ?? '')
  const refused = useSignal<Refused | undefined>(undefined)
  const line = one.lines.find((candidate) => candidate.line === chosen.value)
  const enter = async (event: SubmitEvent) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    const field = (name: string) => String(form.get(name) ?? '').trim()
    const answer = await send({
      do: 'EnterAward',
      activity: one.activity,
      ...(field('table') === '' ? {} : { table: field('table') }),
      awards: [
        {
          to: field('to'),
          line: chosen.value,
          ...(line?.isEntered === true ? { amount: `$${field('amount').replace('$', '')}` } : {}),
        },
      ],
      evidence: field('evidence'),
    })
    refused.value = answer.ok ? undefined : answer
    if (answer.ok) show({ tab: undefined, hit: eventOf(answer.events, 'HitDeclared')?.hit })
  }
  return (
    <section class="pane">
      <h1>{one.name}</h1>
      <p class="soft">{say.says}</p>
      <form class="form" onSubmit={(event) => void enter(event)}>
        <label>
          <span>{say.line}</span>
          <select
            name="line"
            value={chosen.value}
            onChange={(event) => {
              chosen.value = event.currentTarget.value
            }}
          >
            {one.lines.map((candidate) => (
              <option key={candidate.line} value={candidate.line}>
                {`${candidate.line} ${candidate.amount}`}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{say.to}</span>
          <input name="to" required maxLength={80} placeholder={say.toHint} />
        </label>
        <label>
          <span>{say.table}</span>
          <select name="table">
            <option value="">{say.noTable}</option>
            {(view('tables').value ?? []).map(({ table }) => (
              <option key={table} value={table}>
                {table}
              </option>
            ))}
          </select>
        </label>
        {line?.isEntered === true && (
          <label>
            <span>{`${say.amount} · ${say.range(line.amount)}`}</span>
            <input name="amount" class="money-in" required inputMode="decimal" />
          </label>
        )}
        <label>
          <span>{say.evidence}</span>
          <input name="evidence" required maxLength={1000} />
        </label>
        <button type="submit" class="act">
          {say.enter}
        </button>
      </form>
      <Refusal refused={refused.value} />
    </section>
  )
}
