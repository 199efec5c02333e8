/** The people who work here, for the administrator; and the table of who may do what, for everybody who may look. */

import { view } from '../live/feed.ts'
import { Desk, openScreen, Waiting } from '../live/frame.tsx'
import { words } from '../words/words.ts'

function StaffPage() {
  const say = words()
  const rows = view('staff').value
  return (
    <Desk screen="staff">
      <main class="desk">
        <section aria-labelledby="staff-title">
          <h1 id="staff-title">{say.screens.staff}</h1>
          {rows === undefined && <Waiting />}
          <ul>
            {(rows ?? []).map(({ id, name, roles }) => (
              <li key={id} class="row">
                {`${name}, ${roles.map((role) => say.roles[role]).join(', ')}`}
              </li>
            ))}
          </ul>
        </section>
      </main>
    </Desk>
  )
}

export const open = (page: HTMLElement): void =>
  openScreen({ screen: 'staff', look: 'office', views: ['staff'] }, page, <StaffPage />)
