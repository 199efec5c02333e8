/** Who dealt at a table, and which hits name them: for the floor and for compliance. */

import { useSignal } from '@preact/signals'
import type { DealingRow } from '../../../server/presence/dealings.ts'
import { beat } from '../../stream/feed.ts'
import { isSeen } from '../../stream/permission.ts'
import { useView } from '../../stream/viewreader.ts'
import { Field, Input, Select } from '../../ui/field.tsx'
import { List } from '../../ui/list/list.tsx'
import { nameOf } from '../../ui/names.ts'
import { Options } from '../../ui/options.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { when } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'

export function WhoDealt({ tables }: { tables: readonly string[] }) {
  const say = words().lineup.dealt
  const table = useSignal('')
  const day = useSignal('')
  const chosen = table.value === '' ? tables[0] : table.value
  const asked = new URLSearchParams({ table: chosen ?? '', ...(day.value === '' ? {} : { day: day.value }) })
  // A push that has just happened is in it: asked again with the minute.
  const at = beat.value?.local.slice(0, 16) ?? ''
  const isAsked = chosen !== undefined && isSeen('dealings')
  const { view, reasons } = useView(isAsked ? `/api/views/dealings?${asked}&at=${at}` : undefined)
  if (!isAsked) return null
  return (
    <section class="pane">
      <h2>{say.title}</h2>
      <p class="soft">{say.says}</p>
      <div class="actions">
        <Field label={say.table}>
          <Select
            value={chosen}
            onChange={({ currentTarget: { value } }) => {
              table.value = value
            }}
          >
            <Options of={tables} />
          </Select>
        </Field>
        <Field label={say.day}>
          <Input
            type="date"
            value={day.value === '' ? (view?.day ?? '') : day.value}
            onInput={({ currentTarget: { value } }) => {
              day.value = value
            }}
          />
        </Field>
      </div>
      <Refusal refused={reasons === undefined ? undefined : { ok: false, who: { kind: 'order' }, reasons }} />
      {view !== undefined && <Dealings of={view.dealings} />}
    </section>
  )
}

function Dealings({ of }: { of: readonly DealingRow[] }) {
  const say = words().lineup.dealt
  return (
    <List
      name="dealings"
      title={say.title}
      isWhole
      keepsHeads
      quietUpTo={5}
      rows={of}
      keyOf={({ seq, dealer }) => `${seq} ${dealer}`}
      empty={say.none}
      columns={[
        { key: 'dealer', says: say.dealer, value: ({ dealer }) => nameOf(dealer) },
        { key: 'from', says: say.from, value: ({ from }) => from, kind: 'time' },
        {
          key: 'to',
          says: say.until,
          value: ({ to }) => to ?? say.still,
          cell: ({ to }) => (to === undefined ? say.still : when(to)),
          kind: 'time',
        },
        { key: 'hits', says: say.hits, value: ({ hits }) => hits.join(', ') },
      ]}
    />
  )
}
