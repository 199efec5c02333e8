/** Papers that were typed in and wait for those whom they name. */
import { query } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { Slip } from '../../ui/slip.tsx'
import { words } from '../../words.ts'

export function Slips() {
  const say = words().slips
  const slips = view('slips').value ?? []
  const chosen = query.value.get('slip')
  const inOrder = slips.toSorted((a, b) => Number(b.slip === chosen) - Number(a.slip === chosen))
  return (
    <main class="slips">
      <p class="soft">{say.about}</p>
      {slips.length === 0 && <p>{say.none}</p>}
      {inOrder.map((slip) => (
        <section key={slip.slip} class="pane">
          <Slip slip={slip} />
        </section>
      ))}
    </main>
  )
}
