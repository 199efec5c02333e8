/** The podium: who sits where, who waits, and the next thing to do about it. */
import './deeds.css'
import './podium.css'
import { query, show } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { isSeen } from '../../stream/permission.ts'
import { Choices, Toggle } from '../../ui/button.tsx'
import { Desk, openScreen, Waiting } from '../../ui/shell.tsx'
import { TabCount, Tabs } from '../../ui/tabs.tsx'
import { words } from '../../words.ts'
import { Dealers } from './dealers.tsx'
import { isFreeChosen } from './freetables.tsx'
import { chosenList, ListsPane } from './lists.tsx'
import { type Fits, RoomMap } from './map.tsx'
import { Moves } from './moves.tsx'
import { moving, openAt, tableNamed } from './moving.ts'
import { Hours } from './past/hours.tsx'
import { Present } from './past/present.tsx'
import { Stays } from './past/stays.tsx'
import { ToldLater } from './past/toldlater.tsx'
import { TablesToOpen, tablesToOpen } from './plan.tsx'
import { TablePane } from './table.tsx'

type Tab = keyof ReturnType<typeof words>['podium']['tabs']

const tabsNow = (): Tab[] => [
  'room',
  'moves',
  'open',
  'dealers',
  ...(['present', 'stays', 'hours', 'toldlater'] as const).filter(isSeen),
]

/** Both tell of one person: whoever is looked at in the one is looked at in the other. */
const OF_ONE: ReadonlySet<Tab> = new Set(['stays', 'hours'])

function PodiumPage() {
  const say = words().podium
  const podium = view('podium').value
  const tabs = tabsNow()
  const chosen = tabs.find((tab) => tab === query.value.get('tab')) ?? 'room'
  return (
    <Desk screen="podium">
      <main class="podium">
        <Tabs
          label={words().screens.podium}
          names={tabs}
          chosen={chosen}
          says={(tab) => (
            <>
              {say.tabs[tab]}
              {countOf(tab) > 0 && <TabCount of={countOf(tab)} isDue={tab === 'room'} />}
            </>
          )}
          to={(tab) => ({ tab: tab === 'room' ? undefined : tab, ...(OF_ONE.has(tab) ? {} : { person: undefined }) })}
        >
          {podium !== undefined && (
            <span class="podium-totals">{say.totals(podium.open, podium.tables.length, podium.seated)}</span>
          )}
        </Tabs>
        {podium === undefined ? <Waiting /> : <Page tab={chosen} />}
      </main>
    </Desk>
  )
}

function Page({ tab }: { tab: Tab }) {
  switch (tab) {
    case 'room':
      return <RoomPage />
    case 'moves':
      return <Moves />
    case 'open':
      return <TablesToOpen />
    case 'dealers':
      return <Dealers />
    case 'present':
      return <Present />
    case 'stays':
      return <Stays />
    case 'hours':
      return <Hours />
    case 'toldlater':
      return <ToldLater />
  }
}

/** How many wait there for somebody to do something. */
function countOf(tab: Tab): number {
  const podium = view('podium').value
  if (podium === undefined) return 0
  switch (tab) {
    case 'room':
      return new Set(podium.lists.flatMap(({ waiting }) => waiting.map(({ person }) => person))).size
    case 'moves':
      return podium.changes.length
    case 'open':
      return new Set(tablesToOpen().map(({ list }) => list.list)).size
    case 'dealers':
      return (view('rotation').value?.tables ?? []).filter(({ compared }) => compared === 'differs').length
    case 'present':
    case 'stays':
    case 'hours':
    case 'toldlater':
      return 0
  }
}

/** Somebody is being moved, or waits for a seat: where one is open for them. */
function fitting(): Fits {
  const say = words().podium
  if (moving() !== undefined) return { tables: openAt(), says: say.hasSeat }
  const list = isFreeChosen() ? undefined : chosenList()
  if (list === undefined || list.waiting.length === 0) return { tables: new Set(), says: '' }
  return { tables: openAt(list.tables), says: say.hasSeatFor(list.list) }
}

/** On a small screen lists or tables; a table that is open, or somebody who is being moved, decides which. */
function RoomPage() {
  const say = words()
  const table = tableNamed(query.value.get('table') ?? '')
  const asked = query.value.get('show') === 'tables' ? 'tables' : 'lists'
  const shown = table !== undefined ? 'lists' : moving() !== undefined ? 'tables' : asked
  return (
    <>
      {table === undefined && (
        <div class="podium-shown">
          <Choices label={say.podium.tabs.room}>
            {(['lists', 'tables'] as const).map((one) => (
              <Toggle key={one} isOn={shown === one} onClick={() => show({ show: one === 'lists' ? undefined : one })}>
                {one === 'lists' ? say.waiting.lists : say.waiting.tables}
              </Toggle>
            ))}
          </Choices>
        </div>
      )}
      <div class="podium-desk" data-show={shown}>
        {table === undefined ? <ListsPane /> : <TablePane key={table.table} table={table} />}
        <RoomMap chosen={table?.table} fits={fitting()} />
      </div>
    </>
  )
}

export const open = (page: HTMLElement): void =>
  openScreen({ screen: 'podium', views: ['podium', 'rotation'] }, page, <PodiumPage />)
