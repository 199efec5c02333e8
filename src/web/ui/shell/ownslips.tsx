/** Papers that wait for whoever is signed in. */
import '../slip.css'
import { lazily } from '../../lazily.tsx'
import { view } from '../../stream/feed.ts'
import { acting } from '../../stream/orders.ts'
import { words } from '../../words.ts'
import { Notice } from '../notice.tsx'

const Slip = lazily(async () => (await import('../slip.tsx')).Slip)

/** On every screen: whoever is named is told, wherever they are signed in. */
export function OwnSlips() {
  const own = (view('slips').value ?? []).filter(({ waits }) => acting.value !== '' && waits.includes(acting.value))
  if (own.length === 0) return null
  return (
    <Notice tone="due" class="own-slips no-print" role="region" aria-label={words().slips.yours(own.length)}>
      <details>
        <summary>
          <strong>{words().slips.yours(own.length)}</strong>
        </summary>
        {own.map((slip) => (
          <Slip key={slip.slip} slip={slip} />
        ))}
      </details>
    </Notice>
  )
}
