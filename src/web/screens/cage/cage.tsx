/** Claims by their clocks, ID, forms, payment; drawers, trays, what was paid; the papers of each. */
import './cage.css'
import { query } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { Desk, openScreen, Waiting } from '../../ui/shell.tsx'
import { TabCount, Tabs } from '../../ui/tabs.tsx'
import { words } from '../../words.ts'
import { Claim } from './claim.tsx'
import { Claims, found } from './claims.tsx'
import { Drawers } from './drawers.tsx'
import { Settled } from './paidclaim.tsx'
import { Payments } from './payments.tsx'
import { Pieces } from './pieces/pieces.tsx'
import { Trays } from './trays.tsx'

const PARTS = ['claims', 'drawers', 'trays', 'pieces', 'payments'] as const
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
      <Parts part={part} />
      <main class="desk">
        <section class="no-print">
          {claims === undefined ? <Waiting /> : <Claims claims={listed} chosen={claim?.claim} />}
        </section>
        <section>
          {part === 'drawers' && <Drawers />}
          {part === 'trays' && <Trays />}
          {part === 'pieces' && <Pieces />}
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
  const owed = view('pieces').value?.owed.length ?? 0
  return (
    <Tabs
      label={say.partsLabel}
      names={PARTS}
      chosen={part}
      says={(name) => (
        <>
          {say.parts[name]}
          {name === 'trays' && trays > 0 && <TabCount of={trays} isDue />}
          {name === 'pieces' && owed > 0 && <TabCount of={owed} isDue />}
        </>
      )}
      to={(name) => ({ part: name === 'claims' ? undefined : name, paper: undefined })}
    />
  )
}

export const open = (page: HTMLElement): void =>
  openScreen({ screen: 'cage', views: ['claims', 'drawers', 'trays', 'pieces', 'chain'] }, page, <CagePage />)
