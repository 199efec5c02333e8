/** The permission table as the door obeys it. */
import { ACT_NAMES, ORDERS, SEEN_NAMES, VIEWS_FOR } from '../../../server/door/permissions.ts'
import type { StaffRow } from '../../../server/door/staff.ts'
import { words } from '../../words.ts'

type Role = StaffRow['roles'][number]

export function Permissions() {
  const say = words()
  return (
    <div class="staff-permissions">
      <p class="soft">{say.staff.tableSays}</p>
      <Grid
        title={say.staff.order}
        rows={ACT_NAMES.map((act) => ({ name: act, allowed: ORDERS[act].roles, note: '' }))}
      />
      <Grid
        title={say.staff.second}
        rows={ACT_NAMES.filter((act) => ORDERS[act].second !== undefined).map((act) => ({
          name: act,
          allowed: ORDERS[act].second ?? [],
          note: ORDERS[act].isSometimes === true ? say.staff.sometimes : '',
        }))}
      />
      <Grid
        title={say.staff.view}
        rows={SEEN_NAMES.map((name) => {
          const allowed = VIEWS_FOR[name]
          return allowed === 'everybody'
            ? { name, allowed: Object.keys(say.roles) as Role[], note: say.staff.everybody }
            : { name, allowed, note: '' }
        })}
      />
    </div>
  )
}

type Row = { name: string; allowed: readonly Role[]; note: string }

function Grid({ title, rows }: { title: string; rows: readonly Row[] }) {
  const say = words()
  const roles = Object.keys(say.roles) as Role[]
  return (
    // The table is wider than a tablet: it scrolls by itself, also by the arrow keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section class="staff-grid" tabIndex={0} aria-label={title}>
      <table class="grid-table">
        <thead>
          <tr>
            <th>{title}</th>
            {roles.map((role) => (
              <th key={role}>{say.roles[role]}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, allowed, note }) => (
            <tr key={name}>
              <th scope="row">
                {name} {note !== '' && <span class="soft">({note})</span>}
              </th>
              {roles.map((role) => (
                <td key={role}>{allowed.includes(role) ? say.staff.yes : ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
