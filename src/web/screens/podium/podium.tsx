/** The podium: who sits where, who waits, and the next thing to do about it. */
import './podium.css'
import { maySee } from '../../../server/door/permissions.ts'
import { query } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { session } from '../../stream/session.ts'
import { Desk, openScreen, Waiting } from '../../ui/shell.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { words } from '../../words.ts'
import { RoomMap } from './map.tsx'
import { fitting, tableNamed } from './moving.ts'
import { Stays } from './stays.tsx'
import { MovingNow, TablePane } from './table.tsx'

type Tab = keyof ReturnType<typeof words>['podium']['tabs']

const tabsNow = (): Tab[] => [
  'room',
  ...(maySee('stays', session.value?.person?.roles ?? []) ? (['stays'] as const) : []),
]

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
          says={(tab) => say.tabs[tab]}
          to={(tab) => ({ tab: tab === 'room' ? undefined : tab, person: undefined })}
        >
          {podium !== undefined && (
            <span class="podium-totals">{say.totals(podium.open, podium.tables.length, podium.seated)}</span>
          )}
        </Tabs>
        {podium === undefined ? <Waiting /> : chosen === 'room' ? <RoomPage /> : <Stays />}
      </main>
    </Desk>
  )
}

function RoomPage() {
  const table = tableNamed(query.value.get('table') ?? '')
  return (
    <div class="podium-desk" data-open={table !== undefined}>
      {table === undefined ? <NoTable /> : <TablePane key={table.table} table={table} />}
      <RoomMap chosen={table?.table} fits={fitting()} />
    </div>
  )
}

const NoTable = () => (
  <section class="podium-side">
    <MovingNow />
    <p class="empty">{words().podium.chooseTable}</p>
  </section>
)

export const open = (page: HTMLElement): void =>
  openScreen({ screen: 'podium', views: ['podium'] }, page, <PodiumPage />)
