/** Claims by their clocks, ID, forms, payment; drawers, trays, what was paid; the papers of each. */
import './cage.css'
import { lazily } from '../../lazily.tsx'
import { query, show } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { acting } from '../../stream/orders.ts'
import { Button } from '../../ui/button.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { Desk, openScreen, Waiting } from '../../ui/shell.tsx'
import { TabCount, Tabs } from '../../ui/tabs.tsx'
import { words } from '../../words.ts'
import { Claim } from './claim.tsx'
import { Claims, found, inOrder } from './claims.tsx'
import { CageTiles } from './glance/tiles.tsx'
import { History } from './history.tsx'
import { Settled } from './paidclaim.tsx'
import { Payments } from './payments.tsx'
import { refusalAt } from './refusals.ts'

const Drawers = lazily(async () => (await import('./drawers/drawers.tsx')).Drawers)
const Trays = lazily(async () => (await import('./drawers/trays.tsx')).Trays)
const Pieces = lazily(async () => (await import('./pieces/pieces.tsx')).Pieces)
const Tournaments = lazily(async () => (await import('./tournaments/tournaments.tsx')).Tournaments)

const PARTS = ['claims', 'drawers', 'trays', 'pieces', 'tournaments', 'payments'] as const
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
  // What stands first in the list; where nothing is open, what was settled last.
  const first = inOrder(listed.filter(({ status }) => status === 'open'))[0] ?? listed[0]
  const claim = asked === undefined ? first : claims?.find((one) => one.claim === asked)
  return (
    <Desk screen="cage">
      <Parts part={part} />
      {part === 'claims' && wanted === undefined && <CageTiles />}
      <main class="desk cage-desk" data-chosen={part !== 'claims' || wanted !== undefined}>
        <section class="no-print">
          <Button class="all-claims" onClick={() => show({ claim: undefined, part: undefined, paper: undefined })}>
            {say.cage.allClaims}
          </Button>
          {claims === undefined ? <Waiting /> : <Claims claims={listed} chosen={claim?.claim} />}
        </section>
        <section>
          {part === 'drawers' && <Drawers />}
          {part === 'trays' && <Trays />}
          {part === 'pieces' && <Pieces />}
          {part === 'tournaments' && <Tournaments />}
          {part === 'payments' && <Payments />}
          {part === 'claims' && claim !== undefined && <Claim key={claim.claim} claim={claim} />}
          {part === 'claims' && claims !== undefined && claim === undefined && (
            <>
              {asked === undefined && <p class="pane soft no-print">{say.cage.noneSays}</p>}
              {asked !== undefined && <Refusal refused={refusalAt(asked)} />}
              {asked !== undefined && <Settled key={asked} claim={asked} />}
              {asked !== undefined && <History claim={asked} after="" />}
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
  const open = (view('claims').value ?? []).filter(({ status }) => status === 'open').length
  const own = view('drawers').value?.find(({ cashier }) => cashier === acting.value)
  const owed = view('pieces').value?.owed.length ?? 0
  const rebuys = (view('tournaments').value ?? []).flatMap(({ entries }) => entries).filter(({ owes }) => owes).length
  return (
    <Tabs
      label={say.partsLabel}
      names={PARTS}
      chosen={part}
      says={(name) => (
        <>
          {say.parts[name]}
          {name === 'claims' && open > 0 && <TabCount of={open} isDue />}
          {name === 'trays' && trays > 0 && <TabCount of={trays} isDue />}
          {name === 'pieces' && owed > 0 && <TabCount of={owed} isDue />}
          {name === 'tournaments' && rebuys > 0 && <TabCount of={rebuys} isDue />}
        </>
      )}
      to={(name) => ({ part: name === 'claims' ? undefined : name, paper: undefined })}
    >
      {own?.inside !== undefined && (
        <aside class="tabs-holds" aria-label={say.drawer}>
          {say.holds(own.drawer)} <strong>{own.inside}</strong>
        </aside>
      )}
    </Tabs>
  )
}

export const open = (page: HTMLElement): void =>
  openScreen(
    { screen: 'cage', views: ['claims', 'drawers', 'trays', 'pieces', 'tournaments', 'chain'] },
    page,
    <CagePage />,
  )
