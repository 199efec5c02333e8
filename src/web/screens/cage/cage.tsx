/** Claims by their clocks, ID, forms, payment; drawers, trays, what was paid; the papers of each. */
import './cage.css'
import { query, show } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { Desk, openScreen, Waiting } from '../../ui/frame.tsx'
import { words } from '../../words.ts'
import { Claim } from './claim.tsx'
import { Claims, found } from './claims.tsx'
import { Drawers } from './drawers.tsx'
import { Payments } from './payments.tsx'
import { Settled } from './settled.tsx'
import { Trays } from './trays.tsx'

const PARTS = ['claims', 'drawers', 'trays', 'payments'] as const
type Part = (typeof PARTS)[number]

function CagePage() {
  const claims = view('claims').value
  const say = words()
  const part = PARTS.find((name) => name === query.value.get('part')) ?? 'claims'
  const wanted = query.value.get('claim') ?? undefined
  const listed = found(claims ?? [])
  // A number that is not in the list may be of a closed day: the books know it.
  const number = /^c[1-9]\d*$/i.exec(query.value.get('find') ?? '')?.[0].toUpperCase()
  const asked = wanted ?? (listed.length === 0 ? number : undefined)
  const claim = asked === undefined ? listed[0] : claims?.find((one) => one.claim === asked)
  return (
    <Desk screen="cage">
      <main class="desk">
        <section class="no-print">
          <h1>{say.screens.cage}</h1>
          <Parts part={part} />
          {claims === undefined ? <Waiting /> : <Claims claims={listed} chosen={claim?.claim} />}
        </section>
        <section>
          {part === 'drawers' && <Drawers />}
          {part === 'trays' && <Trays />}
          {part === 'payments' && <Payments />}
          {part === 'claims' && claim !== undefined && <Claim key={claim.claim} claim={claim} />}
          {part === 'claims' && claims !== undefined && claim === undefined && (
            <>
              <p class="pane soft no-print">{asked === undefined ? say.cage.noneSays : say.cage.notHere(asked)}</p>
              {asked !== undefined && <Settled key={asked} claim={asked} />}
            </>
          )}
        </section>
      </main>
    </Desk>
  )
}

function Parts({ part }: { part: Part }) {
  const say = words().cage
  const trays = view('trays').value?.length ?? 0
  return (
    <nav class="parts" aria-label={say.partsLabel}>
      {PARTS.map((name) => (
        <button
          key={name}
          type="button"
          class="toggle"
          aria-pressed={name === part}
          onClick={() => show({ part: name === 'claims' ? undefined : name, paper: undefined })}
        >
          {say.parts[name]}
          {name === 'trays' && trays > 0 && ` (${trays})`}
        </button>
      ))}
    </nav>
  )
}

export const open = (page: HTMLElement): void =>
  openScreen({ screen: 'cage', look: 'office', views: ['claims', 'drawers', 'trays', 'chain'] }, page, <CagePage />)
