/** One box: the first count is sealed, the second is made by somebody else without seeing it. */
import { type Signal, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { type Cents, formatMoney, fromWire, parseMoney } from '../../../base/money.ts'
import type { EventOf } from '../../../engine/mechanisms.ts'
import type { CountAnswer } from '../../../server/api/answers.ts'
import type { BoxView } from '../../../views/box.ts'
import { query, show } from '../../stream/address.ts'
import { beat, view } from '../../stream/feed.ts'
import { acting, eventOf, held, post, type Refused } from '../../stream/orders.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { CountedMoney } from '../../ui/countedmoney.tsx'
import { Field, Input, Select } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { nameOf } from '../../ui/names.ts'
import { Notice } from '../../ui/notice.tsx'
import { Options } from '../../ui/options.tsx'
import { tell } from '../../ui/overlay/toast.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { words } from '../../words.ts'
import { isFar } from './far.ts'
import { shiftName, shiftNow } from './shift.ts'

type Said = { tone: 'due' | 'stop'; says: string }
type Line = { readonly name: string; readonly there: Cents; readonly known: Cents }

/** What was just booked of a box elsewhere, where the house expected something. */
function bookedNow(table: string, shift: string): Line[] {
  const booked = view('counts').value?.done.find((one) => one.table === table && one.shift === shift && !one.corrected)
  return (booked?.lines ?? []).flatMap(({ name, counted, recorded }) => {
    const [there, known] = [parseMoney(counted), parseMoney(recorded ?? '')]
    return there === undefined || known === undefined ? [] : [{ name, there, known }]
  })
}

export function Box({ box }: { box: BoxView }) {
  const say = words().count
  const refused = useSignal<Refused | undefined>(undefined)
  const said = useSignal<Said | undefined>(undefined)
  const wrong = useSignal<Wrong | undefined>(undefined)
  const isLate = useSignal(false)
  // The other counter may sit at another screen: what was said of the sealed count ends with it.
  const before = useRef(box)
  useEffect(() => {
    const { waiting, counted } = before.current
    before.current = box
    if (waiting === undefined || box.waiting !== undefined || said.value?.says !== say.sealed) return
    said.value = undefined
    if (waiting.by === acting.value) {
      if (box.counted.length > counted.length) {
        tell(say.bookedOther)
        said.value = farIn(bookedNow(box.table, waiting.shift))
      } else said.value = { tone: 'stop', says: say.sealGone }
    }
  }, [box])
  const corrects = box.waiting === undefined ? (query.value.get('corrects') ?? undefined) : box.waiting.corrects
  const isSecond = box.waiting !== undefined
  const shift = box.waiting?.shift ?? shiftNow()
  const isOwn = box.waiting?.by === acting.value
  const nameIn = (activity: string) => box.activities.find((one) => one.activity === activity)?.name ?? activity
  const told = (answer: CountAnswer): Said | undefined => {
    const booked = 'events' in answer ? eventOf(answer.events, 'BoxCounted') : undefined
    if (booked !== undefined) {
      tell(say.booked(booked.box))
      return farFrom(booked)
    }
    const kept = 'events' in answer ? eventOf(answer.events, 'PaperHeld') : undefined
    if (kept !== undefined) {
      held.value = kept.slip
      return { tone: 'due', says: words().slips.kept(kept.slip, kept.waits.map(nameOf).join(', ')) }
    }
    if ('differs' in answer) return { tone: 'stop', says: say.differs(answer.differs.map(nameIn).join(', ')) }
    return { tone: 'due', says: say.sealed }
  }
  /** Nobody was told what was expected before both had counted; now it is said where it differs much. */
  const farFrom = ({ counted, recorded }: EventOf<'BoxCounted'>): Said | undefined =>
    farIn(
      Object.entries(recorded).map(([activity, expected]) => ({
        name: nameIn(activity),
        there: fromWire(counted[activity] ?? '0'),
        known: fromWire(expected),
      })),
    )
  function farIn(lines: readonly Line[]): Said | undefined {
    const far = lines.flatMap(({ name, there, known }) =>
      isFar(there, known) ? [say.farLine(name, formatMoney(there), formatMoney(known))] : [],
    )
    return far.length === 0 ? undefined : { tone: 'stop', says: `${say.far} ${say.farSays(far.join('; '))}` }
  }
  const submit = async (element: HTMLFormElement) => {
    const read = readFigures(new FormData(element), box)
    wrong.value = 'wrong' in read ? read : undefined
    if ('wrong' in read) return
    const { counted, paper } = read
    const answer = await post(paper === undefined ? '/api/counts' : '/api/counts/paper', {
      table: box.table,
      shift,
      counted,
      ...(corrects === undefined ? {} : { corrects }),
      ...paper,
    })
    refused.value = answer.ok ? undefined : answer
    said.value = answer.ok ? told(answer) : undefined
    if (!answer.ok) return
    element.reset()
    isLate.value = false
    if ('events' in answer) show({ corrects: undefined })
  }
  const withdraw = async () => {
    const answer = await post('/api/counts/withdraw', { table: box.table })
    refused.value = answer.ok ? undefined : answer
    if (answer.ok) said.value = { tone: 'due', says: say.withdrawn }
  }
  return (
    <article class="pane">
      <header class="pane-head">
        <h2>
          {say.table(box.table)} · {shiftName(shift)}
        </h2>
        <Badge tone="due">{isSecond ? '2 / 2' : '1 / 2'}</Badge>
      </header>
      {corrects !== undefined && (
        <Notice tone="due">
          <strong>{say.correcting(corrects)}</strong>
          <p>{say.correctSays}</p>
          {!isSecond && <Button onClick={() => show({ corrects: undefined })}>{say.cancelCorrection}</Button>}
        </Notice>
      )}
      {/* Above the form: what was booked far from the books is read before anything else is counted. */}
      <div role="status">
        {said.value !== undefined && !isOwn && <Notice tone={said.value.tone}>{said.value.says}</Notice>}
      </div>
      {isOwn ? (
        // Nobody counts a box twice: there is nothing to fill in before it is withdrawn.
        <Notice tone="due">
          {say.ownSealed}
          <div class="actions">
            <Button onClick={() => void withdraw()}>{say.withdraw}</Button>
          </div>
        </Notice>
      ) : (
        <>
          <p class="soft">{isSecond ? say.secondSays(nameOf(box.waiting!.by)) : say.firstSays}</p>
          <Form onSend={submit} autocomplete="off" keep={`box ${box.table}`}>
            {box.activities.map(({ activity, name, evidence }) => (
              <CountedMoney
                key={activity}
                name={activity}
                error={wrong.value?.wrong === activity && say.notMoney(wrong.value.text)}
                label={
                  <>
                    {name} ({say.evidence[evidence] ?? evidence})
                  </>
                }
              />
            ))}
            {isAllowed('CountBox') && !isLate.value && (
              <div class="actions">
                <Button type="submit" look="primary" size="next">
                  {isSecond ? say.sealSecond : say.sealFirst}
                </Button>
              </div>
            )}
            {!isSecond && isAllowed('CountBox paper') && <Late isOpen={isLate} />}
          </Form>
        </>
      )}
      <Refusal refused={refused.value} />
      <DemoBox box={box} />
    </article>
  )
}

type Figures = { counted: Record<string, string>; paper?: { counters: [string, string]; at: string } }

/** The activity whose figure cannot be read, and what stands there. */
type Wrong = { wrong: string; text: string }

function readFigures(form: FormData, box: BoxView): Figures | Wrong {
  const counted: Record<string, string> = {}
  for (const { activity } of box.activities) {
    const text = String(form.get(activity)).trim()
    const read = parseMoney(text)
    if (read === undefined || read < 0n) return { wrong: activity, text }
    counted[activity] = read.toString()
  }
  const field = (name: string) => String(form.get(name) ?? '')
  if (field('first') === '') return { counted }
  return { counted, paper: { counters: [field('first'), field('again')], at: field('at') } }
}

/** In the same form: the figures are the same, only who counted and when stands on the paper. */
function Late({ isOpen }: { isOpen: Signal<boolean> }) {
  const say = words()
  const counters = (view('room').value?.staff ?? []).filter(
    ({ id, roles }) => id !== acting.value && roles.includes('count'),
  )
  return (
    <details class="fold" open={isOpen.value} onToggle={(event) => (isOpen.value = event.currentTarget.open)}>
      <summary>{say.count.late}</summary>
      <p class="soft">{say.count.lateSays}</p>
      {isOpen.value && (
        <>
          <div class="late-row">
            {(['first', 'again'] as const).map((name) => (
              <Field key={name} label={name === 'first' ? say.count.lateFirst : say.count.lateAgain}>
                <Select name={name} required>
                  <option value="">{say.choose}</option>
                  <Options of={counters.map(({ id, name: who }) => [id, who])} />
                </Select>
              </Field>
            ))}
            <Field label={say.count.lateAt}>
              <Input name="at" type="datetime-local" required max={beat.value?.local.slice(0, 16)} />
            </Field>
          </div>
          <Button type="submit">{say.count.lateNow}</Button>
        </>
      )}
    </details>
  )
}

/** There is no box to open in a demo, so it is described. */
function DemoBox({ box }: { box: BoxView }) {
  const say = words().count
  const room = view('room').value
  if (room?.isDemo !== true) return null
  return (
    <details class="fold">
      <summary>{say.look}</summary>
      <p class="soft">{say.lookSays}</p>
      <ul class="demo-box">
        {(room.boxes[box.table] ?? []).map(({ activity, amount, hands, fee }) => (
          <li key={activity}>
            {amount !== undefined && <strong>{amount} </strong>}
            {box.activities.find((one) => one.activity === activity)?.name}{' '}
            <span class="soft">
              {amount === undefined && say.lookUnknown}
              {hands !== undefined && fee !== undefined && `(${say.lookHands(hands, fee)})`}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
