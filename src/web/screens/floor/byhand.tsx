/** Awards that people decide: one enters who has won, another verifies it like every hit. */

import { useSignal } from '@preact/signals'
import { formatMoney, fromWire } from '../../../base/money.ts'
import type { ByHandView } from '../../../views/floor.ts'
import { show } from '../../stream/address.ts'
import { beat, view } from '../../stream/feed.ts'
import { eventOf, type OrderTextOf, type Refused, send } from '../../stream/orders.ts'
import { useMay } from '../../stream/permission.ts'
import { Button, Toggle } from '../../ui/button.tsx'
import { Field, Input, Select } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Options } from '../../ui/options.tsx'
import { Reasons, Refusal } from '../../ui/refusal.tsx'
import { Clause, Ruled } from '../../ui/sentence.tsx'
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

/** The least that may be entered, as people write it. */
const leastOf = (prize: Prize['prize']): string =>
  formatMoney(fromWire(prize?.is === 'range' ? prize.min : prize?.is === 'amount' ? prize.amount : '0'))

/** What would be asked of the house if somebody had won now: whether it is the hour for it at all. */
const sample = ({ activity }: ByHandView, { line, prize, isEntered }: Prize): OrderTextOf<'EnterAward'> => ({
  do: 'EnterAward',
  activity,
  awards: [{ to: '–', line, ...(isEntered ? { amount: leastOf(prize) } : {}) }],
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
  const enter = async (sent: HTMLFormElement) => {
    const form = new FormData(sent)
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
      <h2>{one.name}</h2>
      <p class="soft">{say.says}</p>
      {why !== undefined && (
        <Notice tone="due">
          <strong>{words().notAllowed}</strong>
          <Reasons reasons={why.reasons} />
        </Notice>
      )}
      <Form onSend={enter}>
        <fieldset class="byhand-lines">
          <legend>{say.line}</legend>
          {one.lines.map(({ line, prize: pays, clause }) => (
            <Toggle
              key={line}
              isOn={line === chosen.value}
              onClick={() => {
                chosen.value = line
              }}
            >
              <Ruled text={line} /> <span class="soft">{pays === undefined ? '' : words().prize(pays)}</span>{' '}
              <Clause clause={clause} />
            </Toggle>
          ))}
        </fieldset>
        {Array.from({ length: winners.value }, (_, at) => (
          // Winners keep their order.
          <Field key={at} label={winners.value === 1 ? say.to : say.toNth(at + 1)}>
            <Input name="to" required maxLength={80} placeholder={say.toHint} />
          </Field>
        ))}
        <p class="actions">
          <Button
            onClick={() => {
              winners.value += 1
            }}
          >
            {say.another}
          </Button>
          {winners.value > 1 && (
            <Button
              onClick={() => {
                winners.value -= 1
              }}
            >
              {say.fewer}
            </Button>
          )}
        </p>
        {prize?.isEntered === true && (
          <Field
            label={`${winners.value === 1 ? say.amount : say.amountEach} · ${say.range(prize.prize === undefined ? '' : words().prize(prize.prize))}`}
          >
            <Input name="amount" isMoney required />
          </Field>
        )}
        <Field label={say.table}>
          <Select name="table">
            <option value="">{say.noTable}</option>
            <Options of={(view('tables').value ?? []).map(({ table }) => table)} />
          </Select>
        </Field>
        <Field label={say.evidence}>
          <Input name="evidence" required maxLength={1000} placeholder={say.evidenceHint} />
        </Field>
        <Refusal refused={refused.value} />
        <Button type="submit" look="primary" size="next" disabled={why !== undefined}>
          {say.enter}
        </Button>
      </Form>
    </section>
  )
}
