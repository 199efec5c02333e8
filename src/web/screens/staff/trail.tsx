/** The audit trail: sign-ins, refusals, lock-outs, devices, readings of the register; by day and kind, the newest first. */

import { AUDIT_KINDS } from '../../../server/door/auditkinds.ts'
import { query, show } from '../../stream/address.ts'
import { beat } from '../../stream/feed.ts'
import { useView } from '../../stream/viewreader.ts'
import { Field, Input, Select } from '../../ui/field.tsx'
import { List } from '../../ui/list/list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Options } from '../../ui/options.tsx'
import { Reasons } from '../../ui/refusal.tsx'
import { timeOf } from '../../ui/shell/clock.tsx'
import { Waiting } from '../../ui/shell.tsx'
import { words } from '../../words.ts'

const SHOWN = 200

export function Trail() {
  const say = words()
  const kind = query.value.get('kind') ?? ''
  const day = query.value.get('day') ?? ''
  // Asked again with every minute.
  const minute = beat.value?.local.slice(0, 16) ?? ''
  const filters = `${kind === '' ? '' : `&kind=${encodeURIComponent(kind)}`}${day === '' ? '' : `&day=${day}`}`
  const { view: read, reasons } = useView(`/api/views/audit?max=${SHOWN}${filters}&at=${minute}`)
  return (
    <section aria-label={say.staff.trail}>
      <p class="soft">{say.staff.trailSays}</p>
      <search class="trail-filter">
        <Field label={say.staff.kind}>
          <Select value={kind} onChange={(event) => show({ kind: event.currentTarget.value || undefined })}>
            <option value="">{say.staff.everyKind}</option>
            <Options of={AUDIT_KINDS.map((one) => [one, say.audited[one]])} />
          </Select>
        </Field>
        <Field label={say.staff.day}>
          <Input type="date" value={day} onChange={(event) => show({ day: event.currentTarget.value || undefined })} />
        </Field>
      </search>
      {reasons !== undefined && <Reasons reasons={reasons} />}
      {read === undefined && reasons === undefined && <Waiting />}
      {read?.trouble != null && <Notice tone="stop">{read.trouble}</Notice>}
      <List
        name="audit-trail"
        title={say.staff.trail}
        rows={read?.lines ?? []}
        keyOf={({ n }) => String(n)}
        columns={[
          { key: 'n', says: say.staff.number, value: ({ n }) => n },
          { key: 'day', says: say.staff.day, value: ({ day: of }) => of, kind: 'time' },
          { key: 'at', says: say.staff.at, value: ({ at }) => at, cell: ({ at }) => timeOf(at) },
          { key: 'kind', says: say.staff.kind, value: ({ kind: what }) => say.audited[what] },
          {
            key: 'details',
            says: say.staff.details,
            value: ({ details, more }) =>
              [
                ...Object.entries(details).map(([name, value]) => `${name} ${value}`),
                ...(more === undefined ? [] : [`+${more}`]),
              ].join(' · '),
            cell: ({ details, more }) => (
              <span lang="en">
                {Object.entries(details)
                  .map(([name, value]) => `${name} ${value}`)
                  .join(' · ')}
                {more === undefined ? '' : ` · +${more}`}
              </span>
            ),
          },
        ]}
      />
    </section>
  )
}
