/** Forms: found by card or form number, given out where the floor does that, paper typed in, hours corrected by two. */

import { useSignal } from '@preact/signals'
import { type Draft, emptyPicks, type Form as Filled, formFaults } from '../../../games/contest/form.ts'
import { packed, unpacked } from '../../../games/contest/packed.ts'
import type { Slate } from '../../../games/contest/slate.ts'
import type { ContestDesk } from '../../../views/contests/desk.ts'
import type { FormRow } from '../../../views/contests/forms.ts'
import { query, show } from '../../stream/address.ts'
import { beat } from '../../stream/feed.ts'
import { eventOf } from '../../stream/orders.ts'
import { isAllowed, isSeen } from '../../stream/permission.ts'
import { useView } from '../../stream/viewreader.ts'
import { Button } from '../../ui/button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { Form, typedIn, useSending } from '../../ui/form.tsx'
import { List } from '../../ui/list/list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Picker } from '../../ui/picks/picker.tsx'
import { Reasons, Refusal } from '../../ui/refusal.tsx'
import { SecondPerson, secondIn } from '../../ui/secondperson.tsx'
import { minuteOf } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'

export function Forms({ desk }: { desk: ContestDesk }) {
  const say = words().contests.form
  const find = query.value.get('find') ?? ''
  const { slate, activity, given } = desk
  // Asked again whenever a form comes in, and by the minute: hours go on.
  const since = `${desk.forms} ${given} ${desk.results.length} ${desk.status} ${beat.value?.local.slice(0, 16)}`
  const done = useSignal(0)
  const asked = new URLSearchParams({ activity, find, at: `${since} ${done.value}` })
  const isAsked = slate !== undefined && isSeen('contestforms')
  const { view: found, reasons } = useView(isAsked ? `/api/views/contestforms?${asked}` : undefined)
  if (slate === undefined) return <p class="empty">{words().contests.status[desk.status]}</p>
  const person = query.value.get('person')
  const rows = found?.rows ?? []
  // One alone is open: a card that was read needs no other press.
  const chosen = rows.length === 1 && find !== '' ? rows[0] : rows.find((row) => row.person === person)
  return (
    <article class="pane">
      <div class="contest-find">
        <Field label={say.find} hint={say.findHint}>
          <Input
            type="search"
            autocomplete="off"
            maxLength={40}
            value={find}
            onInput={({ currentTarget: { value } }) =>
              show({ find: value === '' ? undefined : value.trim(), person: undefined })
            }
          />
        </Field>
        <div class="actions">
          {desk.locked === undefined && (
            <Button onClick={() => show({ contest: activity, paper: 'blank' })}>{say.blank}</Button>
          )}
          {given !== undefined && <span class="soft">{say.given(given)}</span>}
        </div>
      </div>
      {reasons !== undefined && <Reasons reasons={reasons} />}
      {found !== undefined && found.found > found.rows.length && <p class="soft">{say.found(found.found)}</p>}
      {found !== undefined && (
        <FormList
          rows={found.rows}
          isLocked={desk.locked !== undefined}
          chosen={chosen?.person}
          empty={find === '' ? say.none : say.nobody}
        />
      )}
      {chosen !== undefined && (
        <div class="contest-form">
          <Member key={chosen.person} desk={desk} slate={slate} row={chosen} onDone={() => (done.value += 1)} />
        </div>
      )}
    </article>
  )
}

type Listed = {
  readonly rows: readonly FormRow[]
  readonly isLocked: boolean
  readonly chosen: string | undefined
  readonly empty: string
}

function FormList({ rows, isLocked, chosen, empty }: Listed) {
  const say = words().contests.form
  const hasHours = rows.some(({ hours }) => hours !== undefined)
  const isLacking = ({ lacks, entered }: FormRow): boolean => lacks.length > 0 && entered === undefined
  return (
    <List
      name="contest-forms"
      title={words().contests.parts.forms}
      quietUpTo={5}
      keepsHeads
      rows={rows}
      keyOf={({ person }) => person}
      empty={empty}
      choices={[
        { key: 'in', says: say.only.in, fits: ({ entered }: FormRow) => entered !== undefined },
        { key: 'out', says: say.only.out, fits: ({ entered, isGiven }: FormRow) => isGiven && entered === undefined },
      ].filter(({ fits }) => rows.some(fits) && !rows.every(fits))}
      opens={{ isOpen: ({ person }) => person === chosen, open: ({ person }) => show({ person }) }}
      columns={[
        {
          key: 'member',
          says: say.member,
          value: ({ person }) => words().party({ kind: 'person', person }),
          cell: ({ person }) => <strong>{words().party({ kind: 'person', person })}</strong>,
        },
        {
          key: 'form',
          says: say.number,
          value: (row) => row.entered?.form ?? (row.isGiven ? say.isGiven : say.notGiven),
          isUnlabelled: true,
        },
        {
          key: 'came',
          says: say.came,
          value: ({ entered }) => entered?.local,
          cell: ({ entered }) => entered !== undefined && `${minuteOf(entered.local)} ${say.ways[entered.on]}`,
          kind: 'time',
        },
        ...(hasHours
          ? [
              {
                key: 'hours',
                says: say.hours,
                value: ({ hours }: FormRow) => (hours === undefined ? undefined : Math.floor(hours.has / 3_600_000)),
                cell: (row: FormRow) =>
                  row.hours !== undefined && say.hoursOf(hoursText(row.hours.has), hoursText(row.hours.needs)),
                kind: 'number' as const,
              },
            ]
          : []),
        ...(isLocked
          ? [
              {
                key: 'right',
                says: say.right,
                value: ({ entered }: FormRow) => entered?.right,
                kind: 'number' as const,
              },
            ]
          : [
              {
                key: 'lacks',
                says: words().listed.state,
                value: (row: FormRow) => (isLacking(row) ? say.cannot : ''),
                isUnlabelled: true as const,
              },
            ]),
      ]}
    />
  )
}

type Of = { readonly desk: ContestDesk; readonly slate: Slate; readonly row: FormRow; readonly onDone: () => void }

function Member({ desk, slate, row, onDone }: Of) {
  const say = words().contests.form
  const { activity, locked } = desk
  const { person, entered, hours, lacks, isGiven } = row
  const isTyping = useSignal(false)
  const { refused, order } = useSending()
  const give = async () => {
    if (await order({ do: 'GiveForm', activity, person }, say.gave(person))) onDone()
  }
  const isOpen = locked === undefined
  const isToGive = isOpen && desk.given !== undefined && !isGiven && entered === undefined
  return (
    <section aria-label={words().party({ kind: 'person', person })} data-person={person}>
      <h3>{words().party({ kind: 'person', person })}</h3>
      <Facts
        rows={[
          [say.number, entered?.form ?? (isGiven ? say.isGiven : say.notGiven)],
          [say.came, entered === undefined ? '' : `${minuteOf(entered.local)} ${say.ways[entered.on]}`],
          [say.hours, hours === undefined ? '' : say.hoursOf(hoursText(hours.has), hoursText(hours.needs))],
          [say.right, entered === undefined || locked === undefined ? '' : String(entered.right)],
          [say.tooLate, entered?.begun?.map(words().picks.game).join(', ') ?? ''],
        ]}
      />
      {lacks.length > 0 && (
        <Notice tone="due">
          <strong>{say.lacks}</strong>
          <Reasons reasons={lacks} />
        </Notice>
      )}
      <div class="actions">
        {isToGive && isAllowed('GiveForm') && <Button onClick={() => void give()}>{say.giveDo}</Button>}
        {isOpen && isAllowed('EnterForm') && !isTyping.value && (
          <Button onClick={() => (isTyping.value = true)}>{entered === undefined ? say.typeDo : say.again}</Button>
        )}
        {entered !== undefined && (
          <Button onClick={() => show({ contest: activity, paper: 'slip', form: entered.form })}>{say.slip}</Button>
        )}
      </div>
      <Refusal refused={refused.value} />
      {isTyping.value && (
        <TypedIn
          desk={desk}
          slate={slate}
          row={row}
          onDone={() => {
            isTyping.value = false
            onDone()
          }}
        />
      )}
      {hours !== undefined && desk.status !== 'awarded' && isAllowed('AdjustHours') && (
        <Hours activity={activity} person={person} onDone={onDone} />
      )}
    </section>
  )
}

/** `12 h`, `4 h 30`: minutes only where there are some. */
function hoursText(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`
}

function TypedIn({ desk: { activity }, slate, row: { person, entered }, onDone }: Of) {
  const say = words().contests.form
  const draft = useSignal<Draft>(startFrom(slate, entered?.picks))
  const { refused, order } = useSending()
  const isComplete = formFaults(slate, draft.value).length === 0
  const enter = async () => {
    const replaces = entered === undefined ? {} : { replaces: entered.form }
    const isDone = await order(
      { do: 'EnterForm', activity, person, picks: packed(slate, draft.value as Filled), on: 'paper', ...replaces },
      ({ events }) => say.entered(eventOf(events, 'FormEntered')?.form ?? ''),
    )
    if (isDone) onDone()
  }
  return (
    <Form class="contest-typing" onSend={enter}>
      <h4>{say.typing(words().party({ kind: 'person', person }))}</h4>
      <Picker slate={slate} draft={draft.value} onDraft={(next) => (draft.value = next)} />
      <div class="actions">
        <Button type="submit" look="primary" disabled={!isComplete}>
          {say.enterDo}
        </Button>
        <Button onClick={onDone}>{say.cancel}</Button>
      </div>
      <Refusal refused={refused.value} />
    </Form>
  )
}

/** Another form begins with what the one before has. */
function startFrom(slate: Slate, picks: string | undefined): Draft {
  const known = picks === undefined ? undefined : unpacked(slate, picks)
  return known !== undefined && 'picks' in known ? known : { picks: emptyPicks(slate) }
}

function Hours({ activity, person, onDone }: { activity: string; person: string; onDone: () => void }) {
  const say = words().contests.form
  const { refused, order } = useSending()
  const adjust = async (form: HTMLFormElement) => {
    const typed = typedIn(form)
    const isDone = await order(
      { do: 'AdjustHours', activity, person, hours: Number(typed('hours')), reason: typed('reason') },
      say.adjusted,
      secondIn(new FormData(form)),
    )
    if (!isDone) return
    form.reset()
    onDone()
  }
  return (
    <details>
      <summary>{say.adjust}</summary>
      <Form onSend={adjust}>
        <Field label={say.by}>
          <Input name="hours" type="number" step={1} required autocomplete="off" />
        </Field>
        <Field label={say.reason}>
          <Input name="reason" required maxLength={200} />
        </Field>
        <SecondPerson act="AdjustHours" />
        <div class="actions">
          <Button type="submit">{say.adjustDo}</Button>
        </div>
        <Refusal refused={refused.value} />
      </Form>
    </details>
  )
}
