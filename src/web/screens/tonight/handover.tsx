/** One shift hands over to the next: everything open on one list, a note, two signatures, and paper. */

import { useSignal } from '@preact/signals'
import { itemKey, type OpenItem } from '../../../base/openitem.ts'
import type { HandedOverRow, TonightView } from '../../../views/tonight/tonight.ts'
import { beat } from '../../stream/feed.ts'
import { acting, type Refused, send } from '../../stream/orders.ts'
import { isAllowed } from '../../stream/permission.ts'
import { type Proof, placeHeader } from '../../stream/session.ts'
import { useView } from '../../stream/viewreader.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { nameOf } from '../../ui/names.ts'
import { Notice } from '../../ui/notice.tsx'
import { Options } from '../../ui/options.tsx'
import { Signatures } from '../../ui/paper/signatures.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { ReasonByTwo } from '../../ui/secondperson.tsx'
import { minuteOf, onPaper } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'
import { OpenItems } from './open.tsx'

const TRIES = 2

/** What is open at the moment of signing; what the page shows is up to a second older. */
async function openNow(shown: readonly OpenItem[]): Promise<OpenItem[]> {
  try {
    const answer = await fetch('/api/views/tonight', { headers: placeHeader() })
    return answer.ok ? ((await answer.json()) as { view: TonightView }).view.open : [...shown]
  } catch {
    return [...shown]
  }
}

const SHIFTS = ['day', 'swing', 'grave'] as const
type Shift = (typeof SHIFTS)[number]

/** Which one ends now, by the house's clock: each has eight hours, and is handed over around its end. */
function shiftNow(): Shift {
  const hour = Number(beat.peek()?.local.slice(11, 13) ?? 0)
  return hour >= 12 && hour < 20 ? 'day' : hour >= 20 || hour < 4 ? 'swing' : 'grave'
}

export function Handover({ tonight }: { tonight: TonightView }) {
  const say = words().tonight.handover
  const refused = useSignal<Refused | undefined>(undefined)
  const isDone = useSignal(false)
  const note = useSignal('')
  const { view: last } = useView(`/api/views/handovers?v=${encodeURIComponent(tonight.handed?.local ?? '')}`)
  const sign = async (text: string, second: Proof | undefined, form: HTMLFormElement) => {
    const shift = String(new FormData(form).get('shift'))
    const handOver = (open: readonly OpenItem[]) =>
      send({ do: 'HandOver', shift, open: open.map(itemKey), note: text }, second)
    let open = await openNow(tonight.open)
    let answer = await handOver(open)
    // In a busy room something opens in every second: it belongs on the list. Another refusal is not tried again.
    for (let again = 0; again < TRIES && !answer.ok; again += 1) {
      const fresh = await openNow(open)
      const named = new Set(open.map(itemKey))
      if (fresh.every((item) => named.has(itemKey(item)))) break
      open = fresh
      answer = await handOver(open)
    }
    refused.value = answer.ok ? undefined : answer
    isDone.value = answer.ok
    if (!answer.ok) return
    note.value = ''
    form.reset()
  }
  return (
    <div class="desk even handover">
      <section class="pane">
        <h2>{say.title}</h2>
        <p class="soft">{say.says}</p>
        <p class="for-paper">{`${beat.value === undefined ? '' : onPaper(beat.value.local)} · ${nameOf(acting.value)}`}</p>
        <OpenItems items={tonight.open} names={tonight.names} about={tonight.about} />
        <p class="for-paper">{note.value}</p>
        <Signatures of={signed(nameOf(acting.value), '')} />
        {isAllowed('HandOver') && (
          <ReasonByTwo
            act="HandOver"
            label={say.note}
            deed={say.sign}
            look="primary"
            most={1000}
            note={{
              rows: 3,
              hint: say.noteHint,
              onText: (text) => {
                note.value = text
              },
            }}
            first={
              <Field label={say.shift}>
                <Select name="shift" value={shiftNow()}>
                  <Options of={SHIFTS.map((shift) => [shift, say.shifts[shift]])} />
                </Select>
              </Field>
            }
            beside={<Button onClick={() => print()}>{say.print}</Button>}
            onSend={sign}
          />
        )}
        {isDone.value && (
          <Notice tone="good" role="status">
            {say.done}
          </Notice>
        )}
        <Refusal refused={refused.value} />
      </section>
      <section class="pane" aria-labelledby="handed-title">
        <h2 id="handed-title">{say.last}</h2>
        {last !== undefined && last.handed.length === 0 && <p class="soft">{say.none}</p>}
        {(last?.handed ?? []).map((row) => (
          <Handed key={row.seq} row={row} names={tonight.names} />
        ))}
      </section>
    </div>
  )
}

type Names = TonightView['names']

function Handed({ row: { shift, local, by, open, note }, names }: { row: HandedOverRow; names: Names }) {
  const say = words().tonight.handover
  const [from = '', to = ''] = by
  const name = say.shifts[shift as Shift] ?? shift
  return (
    <details class="fold handed" name="handed">
      <summary>
        {minuteOf(local)} · {name} · {say.from(nameOf(from), nameOf(to))}{' '}
        <span class="soft">{say.items(open.length)}</span>
      </summary>
      {note !== '' && <p>{note}</p>}
      <OpenItems items={open} names={names} />
      <Signatures of={signed(nameOf(from), nameOf(to))} />
      <p class="actions">
        <Button onClick={() => print()}>{say.print}</Button>
      </p>
    </details>
  )
}

/** Who hands over and who takes over. */
const signed = (...names: string[]): string[] => names.map((name) => `${words().tonight.handover.signature}: ${name}`)
