/** A stay that was told wrong: from when to when it really was, or that it never was. The old entry stays beside it. */

import { useSignal } from '@preact/signals'
import type { StayRow } from '../../../../server/desks/podium.ts'
import { beat } from '../../../stream/feed.ts'
import { type OrderTextOf, type Refused, send } from '../../../stream/orders.ts'
import { Button } from '../../../ui/button.tsx'
import { Check, Field, Input } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { tell } from '../../../ui/overlay/toast.tsx'
import { Refusal } from '../../../ui/refusal.tsx'
import { when } from '../../../ui/shell/clock.tsx'
import { words } from '../../../words.ts'
import { withNames } from '../naming.ts'
import { HouseTime, type HouseTimeText, instantOf, isAskedTwice } from './housetime.tsx'

type CorrectionProps = {
  readonly stay: StayRow
  readonly person: string
  readonly onClose: () => void
  readonly onDone: () => void
}

export function Correction({ stay, person, onClose, onDone }: CorrectionProps) {
  const say = words().podium.correct
  const { stays } = words().podium
  const from = useSignal<HouseTimeText>({ local: stay.from })
  const until = useSignal<HouseTimeText>({ local: stay.to ?? '' })
  const isNever = useSignal(false)
  const twice = useSignal<readonly ('from' | 'until')[]>([])
  const refused = useSignal<Refused | undefined>(undefined)

  /** What was not touched stays as the records have it, to the millisecond. */
  async function timeOf(edge: 'from' | 'until'): Promise<number | undefined> {
    const { value } = edge === 'from' ? from : until
    if (value.local === (edge === 'from' ? stay.from : stay.to) && value.which === undefined)
      return edge === 'from' ? stay.since : stay.until
    const found = await instantOf(value)
    if (typeof found === 'number') return found
    refused.value = { ok: false, who: { kind: 'order' }, reasons: found }
    if (isAskedTwice(found)) twice.value = [...twice.value.filter((one) => one !== edge), edge]
    return undefined
  }

  async function correct(form: HTMLFormElement): Promise<void> {
    refused.value = undefined
    const to = isNever.value ? undefined : await times()
    if (to === undefined && !isNever.value) return
    const answer = await send({
      do: 'CorrectStay',
      stay: stay.stay,
      was: was(stay, person),
      ...(to === undefined ? {} : { to }),
      reason: String(new FormData(form).get('reason')),
    })
    refused.value = answer.ok ? undefined : withNames(answer)
    if (!answer.ok) return
    tell(say.done)
    onDone()
  }

  async function times(): Promise<OrderTextOf<'CorrectStay'>['to']> {
    const since = await timeOf('from')
    if (since === undefined) return undefined
    if (stay.until === undefined) return { since }
    const end = await timeOf('until')
    return end === undefined ? undefined : { since, until: end }
  }

  return (
    <Dialog title={say.title(stays.place(stay.table, stay.seat))} onClose={onClose}>
      <Form keep={`stay ${stay.stay}`} onSend={correct}>
        <p class="soft">{say.says(when(stay.from), stay.to === undefined ? stays.still : when(stay.to))}</p>
        {stay.until !== undefined && (
          <Check
            label={say.never}
            checked={isNever.value}
            onChange={({ currentTarget: { checked } }) => {
              isNever.value = checked
            }}
          />
        )}
        {!isNever.value && (
          <>
            <HouseTime
              label={say.from}
              hint={say.hint}
              value={from.value}
              isTwice={twice.value.includes('from')}
              max={beat.value?.local}
              onChange={(value) => {
                from.value = value
              }}
            />
            {stay.until === undefined ? (
              <p class="soft">{say.goesOn}</p>
            ) : (
              <HouseTime
                label={say.until}
                value={until.value}
                isTwice={twice.value.includes('until')}
                max={beat.value?.local}
                onChange={(value) => {
                  until.value = value
                }}
              />
            )}
          </>
        )}
        <Field label={say.reason}>
          <Input name="reason" required maxLength={1000} autocomplete="off" />
        </Field>
        <Refusal refused={refused.value} />
        <div class="actions">
          <Button type="submit" look="primary">
            {say.save}
          </Button>
          <Button onClick={onClose}>{words().cancel}</Button>
        </div>
      </Form>
    </Dialog>
  )
}

const was = ({ table, seat, since, until }: StayRow, person: string): OrderTextOf<'CorrectStay'>['was'] => ({
  table,
  seat,
  person,
  since,
  ...(until === undefined ? {} : { until }),
})
