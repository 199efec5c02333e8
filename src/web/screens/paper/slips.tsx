/** Papers that were typed in and wait for those whom they name; one of them is open below. */
import { query, show } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { Slip } from '../../ui/slip.tsx'
import { words } from '../../words.ts'
import { SlipList } from './sliplist.tsx'

export function Slips() {
  const say = words().slips
  const slips = view('slips').value ?? []
  const wanted = query.value.get('slip')
  const chosen = slips.find(({ slip }) => slip === wanted) ?? slips[0]
  return (
    <main class="slips">
      <p class="soft">{say.about}</p>
      {slips.length === 0 && <p>{say.none}</p>}
      {slips.length > 1 && (
        <SlipList slips={slips} opens={{ isOpen: (one) => one === chosen, open: ({ slip }) => show({ slip }) }} />
      )}
      {chosen !== undefined && (
        <section key={chosen.slip} class="pane">
          <Slip slip={chosen} />
        </section>
      )}
    </main>
  )
}
