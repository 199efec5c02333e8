/** The permission table as the door obeys it. */

import { ACT_NAMES, ORDERS } from '../../../server/door/acts.ts'
import { SEEN_NAMES, VIEWS_FOR } from '../../../server/door/permissions.ts'
import type { StaffRow } from '../../../server/door/staff.ts'
import { Table } from '../../ui/table.tsx'
import { words } from '../../words.ts'

type Role = StaffRow['roles'][number]

export function Permissions() {
  const say = words()
  return (
    <div class="staff-permissions">
      <p class="soft">{say.staff.tableSays}</p>
      <Grid
        title={say.staff.order}
        rows={ACT_NAMES.map((act) => ({ name: say.acts[act], allowed: ORDERS[act].roles, note: '' }))}
      />
      <Grid
        title={say.staff.second}
        rows={ACT_NAMES.filter((act) => ORDERS[act].second !== undefined).map((act) => ({
          name: say.acts[act],
          allowed: ORDERS[act].second ?? [],
          note: ORDERS[act].isSometimes === true ? say.staff.sometimes : '',
        }))}
      />
      <Grid
        title={say.staff.view}
        rows={SEEN_NAMES.map((name) => {
          const allowed = VIEWS_FOR[name]
          return allowed === 'everybody'
            ? { name: say.seen[name], allowed: Object.keys(say.roles) as Role[], note: say.staff.everybody }
            : { name: say.seen[name], allowed, note: '' }
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
    <Table label={title} columns={[title, ...roles.map((role) => say.roles[role])]}>
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
    </Table>
  )
}
