/** What was told of a day's seats after the fact. What was settled before stays; here the difference is shown. */

import type { CorrectedStay, LateScan } from '../../../../server/presence/toldlater.ts'
import { query, show } from '../../../stream/address.ts'
import { beat } from '../../../stream/feed.ts'
import { useView } from '../../../stream/viewreader.ts'
import { Field, Input } from '../../../ui/field.tsx'
import { List } from '../../../ui/list/list.tsx'
import { Refusal } from '../../../ui/refusal.tsx'
import { when } from '../../../ui/shell/clock.tsx'
import { words } from '../../../words.ts'
import { nameOf } from '../naming.ts'

export function ToldLater() {
  const say = words().podium.later
  const day = query.value.get('day')
  const minute = beat.value?.local.slice(0, 16) ?? ''
  const question = new URLSearchParams({ ...(day === null ? {} : { day }), again: minute })
  const { view, reasons } = useView(minute === '' ? undefined : `/api/views/toldlater?${question}`)
  return (
    <div class="podium-stays">
      <section class="pane">
        <h2>{say.title}</h2>
        <p class="soft">{say.says}</p>
        <Field label={say.day} class="podium-day">
          <Input
            type="date"
            max={minute.slice(0, 10)}
            value={day ?? view?.day ?? ''}
            onChange={({ currentTarget: { value } }) => value !== '' && show({ day: value })}
          />
        </Field>
      </section>
      <Refusal refused={reasons === undefined ? undefined : { ok: false, who: { kind: 'order' }, reasons }} />
      {view !== undefined && (
        <>
          <section class="pane">
            <Corrected of={view.corrected} />
          </section>
          <section class="pane">
            <Late of={view.late} />
          </section>
        </>
      )}
    </div>
  )
}

function Corrected({ of }: { of: readonly CorrectedStay[] }) {
  const say = words().podium
  const { later } = say
  return (
    <List
      name="stays-corrected"
      title={later.corrected}
      hasHeading
      isWhole
      keepsHeads
      quietUpTo={5}
      rows={of}
      keyOf={({ stay }) => stay}
      empty={later.noneCorrected}
      columns={[
        { key: 'who', says: later.who, value: nameOf },
        {
          key: 'where',
          says: say.stays.where,
          value: ({ table, seat }) => say.stays.place(table, seat),
          isUnlabelled: true,
        },
        { key: 'told', says: later.told, value: ({ told }) => spanSaid(told) },
        { key: 'now', says: later.now, value: ({ now }) => (now === undefined ? say.stays.void : spanSaid(now)) },
        {
          key: 'difference',
          says: later.difference,
          value: ({ difference }) => (difference === undefined ? undefined : Math.trunc(difference / 60_000)),
          cell: ({ difference }) => differenceSaid(difference),
          kind: 'number',
        },
        { key: 'line', says: later.line, value: ({ corrected }) => corrected, kind: 'number' },
      ]}
    />
  )
}

function spanSaid({ from, to }: { from: string; to?: string }): string {
  const say = words().podium
  return say.later.span(when(from), to === undefined ? say.stays.still : when(to))
}

function differenceSaid(difference: number | undefined): string {
  const { later, minutes } = words().podium
  if (difference === undefined) return later.open
  const said = minutes(Math.floor(Math.abs(difference) / 60_000))
  return difference < 0 ? later.less(said) : later.more(said)
}

function Late({ of }: { of: readonly LateScan[] }) {
  const say = words().podium
  const { later } = say
  return (
    <List
      name="scans-late"
      title={later.late}
      hasHeading
      isWhole
      keepsHeads
      quietUpTo={5}
      rows={of}
      keyOf={(one) => String(of.indexOf(one))}
      empty={later.noneLate}
      columns={[
        { key: 'who', says: later.who, value: nameOf },
        {
          key: 'where',
          says: say.stays.where,
          value: ({ table, seat }) => (seat === undefined ? say.table(table) : say.stays.place(table, seat)),
          isUnlabelled: true,
        },
        { key: 'read', says: later.read, value: ({ at }) => at, kind: 'time' },
        { key: 'heard', says: later.heard, value: ({ heard }) => heard, kind: 'time' },
        { key: 'is', says: later.brought, value: ({ is }) => later.is[is] ?? is, isUnlabelled: true },
      ]}
    />
  )
}
