/** Awards that people decide: one enters who has won, another verifies it like every hit. */
import { useSignal } from '@preact/signals'
import type { ByHandView } from '../../../views/floor.ts'
import { show } from '../../stream/address.ts'
import { useMay } from '../../stream/asking.ts'
import { beat, view } from '../../stream/feed.ts'
import { eventOf, type OrderTextOf, type Refused, send } from '../../stream/orders.ts'
import { Reasons, Refusal } from '../../ui/frame.tsx'
import { Options } from '../../ui/options.tsx'
import { Clause, Ruled } from '../../ui/said.tsx'
import { words } from '../../words.ts'

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

type Prize = ByHandView['lines'][number]

/** What would be asked of the house if somebody had won now: whether it is the hour for it at all. */
const sample = ({ activity }: ByHandView, { line, amount, isEntered }: Prize): OrderTextOf<'EnterAward'> => ({
  do: 'EnterAward',
  activity,
  awards: [{ to: '–', line, ...(isEntered ? { amount: amount.split(' ')[0]! } : {}) }],
  evidence: '–',
})

function Enter({ one }: { one: ByHandView }) {
  const say = words().floor.byhand
  const chosen = useSignal(one.lines[0]?.line ?? '')
  const winners = useSignal(1)
  const refused = useSignal<Refused | undefined>(undefined)
  const prize = one.lines.find(({ line }) => line === chosen.value)
  // Asked again with every minute: posted hours begin and end while the page is open.
  const minute = beat.value?.local.slice(0, 16)
  const why = useMay(prize === undefined ? undefined : sample(one, prize), minute)?.refused
  const enter = async (event: SubmitEvent) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    const field = (name: string) => String(form.get(name) ?? '').trim()
    const amount = prize?.isEntered === true ? { amount: `$${field('amount').replace('$', '')}` } : {}
    const answer = await send({
      do: 'EnterAward',
      activity: one.activity,
      ...(field('table') === '' ? {} : { table: field('table') }),
      awards: form.getAll('to').map((to) => ({ to: String(to).trim(), line: chosen.value, ...amount })),
      evidence: field('evidence'),
    })
    refused.value = answer.ok ? undefined : answer
    if (answer.ok) show({ tab: undefined, hit: eventOf(answer.events, 'HitDeclared')?.hit })
  }
  return (
    <section class="pane byhand">
      <h1>{one.name}</h1>
      <p class="soft">{say.says}</p>
      {why !== undefined && (
        <div class="notice" data-tone="due">
          <strong>{words().notAllowed}</strong>
          <Reasons reasons={why.reasons} />
        </div>
      )}
      <form class="form" onSubmit={(event) => void enter(event)}>
        <fieldset class="byhand-lines">
          <legend>{say.line}</legend>
          {one.lines.map(({ line, amount, isShare, clause }) => (
            <button
              key={line}
              type="button"
              class="toggle"
              aria-pressed={line === chosen.value}
              onClick={() => {
                chosen.value = line
              }}
            >
              <Ruled text={line} /> <span class="soft">{isShare ? words().board.share(amount) : amount}</span>{' '}
              <Clause clause={clause} />
            </button>
          ))}
        </fieldset>
        {Array.from({ length: winners.value }, (_, at) => (
          // Winners keep their order.
          <label key={at}>
            <span>{winners.value === 1 ? say.to : say.toNth(at + 1)}</span>
            <input name="to" required maxLength={80} placeholder={say.toHint} />
          </label>
        ))}
        <p class="actions">
          <button
            type="button"
            class="toggle"
            onClick={() => {
              winners.value += 1
            }}
          >
            {say.another}
          </button>
          {winners.value > 1 && (
            <button
              type="button"
              class="toggle"
              onClick={() => {
                winners.value -= 1
              }}
            >
              {say.fewer}
            </button>
          )}
        </p>
        {prize?.isEntered === true && (
          <label>
            <span>{`${winners.value === 1 ? say.amount : say.amountEach} · ${say.range(prize.amount)}`}</span>
            <input name="amount" class="money-in" required inputMode="decimal" autocomplete="off" />
          </label>
        )}
        <label>
          <span>{say.table}</span>
          <select name="table">
            <option value="">{say.noTable}</option>
            <Options of={(view('tables').value ?? []).map(({ table }) => table)} />
          </select>
        </label>
        <label>
          <span>{say.evidence}</span>
          <input name="evidence" required maxLength={1000} placeholder={say.evidenceHint} />
        </label>
        <Refusal refused={refused.value} />
        <button type="submit" class="act next" disabled={why !== undefined}>
          {say.enter}
        </button>
      </form>
    </section>
  )
}
