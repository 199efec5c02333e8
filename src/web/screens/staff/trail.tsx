/** The audit trail: sign-ins, refusals, lock-outs, devices, readings of the register; by day and kind, the newest first. */
import { AUDIT_KINDS } from '../../../server/door/auditkinds.ts'
import { query, show } from '../../stream/address.ts'
import { beat } from '../../stream/feed.ts'
import { useView } from '../../stream/reading.ts'
import { Reasons, Waiting } from '../../ui/frame.tsx'
import { Options } from '../../ui/options.tsx'
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
      <form class="trail-filter">
        <label>
          <span>{say.staff.kind}</span>
          <select value={kind} onChange={(event) => show({ kind: event.currentTarget.value || undefined })}>
            <option value="">{say.staff.everyKind}</option>
            <Options of={AUDIT_KINDS} />
          </select>
        </label>
        <label>
          <span>{say.staff.day}</span>
          <input type="date" value={day} onChange={(event) => show({ day: event.currentTarget.value || undefined })} />
        </label>
      </form>
      {reasons !== undefined && <Reasons reasons={reasons} />}
      {read === undefined && reasons === undefined && <Waiting />}
      {read?.trouble != null && (
        <p class="notice" data-tone="stop">
          {read.trouble}
        </p>
      )}
      <table class="grid-table" lang="en">
        <thead>
          <tr>
            <th>{say.staff.number}</th>
            <th>{say.staff.day}</th>
            <th>{say.staff.at}</th>
            <th>{say.staff.kind}</th>
            <th>{say.staff.details}</th>
          </tr>
        </thead>
        <tbody>
          {(read?.lines ?? []).map(({ n, at, day: of, kind: what, details, more }) => (
            <tr key={n}>
              <th scope="row">{n}</th>
              <td>{of}</td>
              <td>{at.slice(11, 19)}</td>
              <td>{what}</td>
              <td>
                {Object.entries(details)
                  .map(([name, value]) => `${name} ${value}`)
                  .join(' · ')}
                {more === undefined ? '' : ` · +${more}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
