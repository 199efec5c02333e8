/** The floor: the room as a map, what waits, and everything a floor person looks after. */
import './floor.css'
import { useRef } from 'preact/hooks'
import { maySee } from '../../../server/door/permissions.ts'
import type { HitView } from '../../../views/hit.ts'
import { lazily } from '../../lazily.tsx'
import { query, show } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { isAllowed } from '../../stream/permission.ts'
import { session } from '../../stream/session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Desk, openScreen, Waiting } from '../../ui/shell.tsx'
import { TabCount, Tabs } from '../../ui/tabs.tsx'
import { words } from '../../words.ts'
import { ByHand } from './byhand.tsx'
import { TableCard } from './card.tsx'
import { Decided, DecidedHitPane, useDecided } from './decided.tsx'
import { FreeTables } from './free.tsx'
import { FloorTiles } from './glance/tiles.tsx'
import { Hit } from './hit.tsx'
import { RoomMap } from './map/map.tsx'
import { Periods } from './periods.tsx'
import { Ranks } from './ranks.tsx'
import { ReportPage } from './report.tsx'
import { Tickets } from './tickets.tsx'
import { WaitingList } from './waiting/list.tsx'
import { keyOf, type WaitingRow, waitingRows } from './waiting/rows.ts'

const Pieces = lazily(async () => (await import('../cage/pieces/pieces.tsx')).Pieces)
const Rulings = lazily(async () => (await import('./rulings/rulings.tsx')).Rulings)
const WhyNot = lazily(async () => (await import('./whynot.tsx')).WhyNot)

type Tab = keyof ReturnType<typeof words>['floor']['tabs']

function FloorPage() {
  const report = query.value.get('report')
  return <Desk screen="floor">{report === null ? <Pages /> : <ReportPage chosen={report} />}</Desk>
}

/** A section is there only where something of the house needs it. */
function tabsNow(): Tab[] {
  const floor = view('floor').value
  return [
    'room',
    ...((floor?.periods.length ?? 0) > 0 ? (['periods'] as const) : []),
    ...((floor?.ranks.length ?? 0) > 0 && isAllowed('PostRank') ? (['ranks'] as const) : []),
    ...((floor?.handOuts.length ?? 0) > 0 ? (['tickets'] as const) : []),
    ...((floor?.freeAt.length ?? 0) > 0 && isAllowed('RequestFreeTable') ? (['free'] as const) : []),
    ...((floor?.byHand.length ?? 0) > 0 && isAllowed('EnterAward') ? (['byhand'] as const) : []),
    ...((view('pieces').value?.series.length ?? 0) > 0 && isAllowed('VerifyPieces') ? (['pieces'] as const) : []),
    'rulings' as const,
    ...(maySee('whynot', session.value?.person?.roles ?? []) ? (['whynot'] as const) : []),
  ]
}

/** How much of it waits for somebody. */
function waitingIn(tab: Tab): number {
  switch (tab) {
    case 'room':
      return waitingNow().length
    case 'periods':
      return (view('floor').value?.periods ?? []).flatMap(({ boards }) => boards).filter(({ isOver }) => isOver).length
    case 'tickets':
      return (view('floor').value?.handOuts ?? []).flatMap(({ tables }) => tables.flatMap(({ asked }) => asked)).length
    case 'free':
      return view('free').value?.length ?? 0
    case 'pieces':
      return (view('pieces').value?.owed ?? []).filter(({ status }) => status === 'to verify').length
    case 'ranks':
    case 'byhand':
    case 'rulings':
    case 'whynot':
      return 0
  }
}

function Pages() {
  const say = words().floor
  const tabs = tabsNow()
  const asked = query.value.get('tab') as Tab | null
  const isComing = asked !== null && view('floor').value === undefined
  const tab = asked !== null && tabs.includes(asked) ? asked : 'room'
  return (
    <main>
      <Tabs
        label={words().screens.floor}
        names={tabs}
        chosen={tab}
        says={(name) => (
          <>
            {say.tabs[name]}
            {waitingIn(name) > 0 && <TabCount of={waitingIn(name)} isDue />}
          </>
        )}
        to={(name) => ({ tab: name === 'room' ? undefined : name, hit: undefined, table: undefined })}
      >
        {isAllowed('ReportHit') && (
          <Button
            look={isDeciding() ? 'plain' : 'primary'}
            onClick={() => show({ report: '', hit: undefined, table: undefined })}
          >
            {say.report.start}
          </Button>
        )}
      </Tabs>
      {tab === 'room' && query.value.get('hit') === null && <FloorTiles />}
      {isComing && <Waiting />}
      {tab === 'room' && !isComing && <Room />}
      {tab === 'periods' && <Periods />}
      {tab === 'ranks' && <Ranks />}
      {tab === 'tickets' && <Tickets />}
      {tab === 'free' && <FreeTables />}
      {tab === 'byhand' && <ByHand />}
      {tab === 'pieces' && <Pieces />}
      {tab === 'rulings' && <Rulings />}
      {tab === 'whynot' && <WhyNot />}
    </main>
  )
}

function Room() {
  const say = words()
  const hits = view('hits').value
  const waiting = waitingNow()
  const tables = view('tables').value
  const asked = tables?.find((one) => one.table === query.value.get('table'))
  const wanted = query.value.get('hit')
  const named = (hits ?? []).find((one) => one.hit === wanted)
  // Whoever has just decided a hit is not taken to another one unasked.
  const past = useDecided()?.find((one) => one.hit === wanted)
  const isGone =
    asked === undefined && wanted !== null && named === undefined && (past !== undefined || isPast(wanted, hits ?? []))
  const first = useFirst(hits === undefined || tables === undefined ? undefined : waiting)
  const open = asked !== undefined || named !== undefined || isGone ? undefined : first
  const table = asked ?? (open?.kind === 'call' ? tables?.find((one) => one.table === open.table) : undefined)
  const hit = table === undefined ? (named ?? (open?.kind === 'hit' ? open.hit : undefined)) : undefined
  const chosen = table === undefined ? hit?.hit : `call ${table.table}`
  return (
    <div class="desk room-desk" data-open={asked !== undefined || wanted !== null}>
      <section aria-label={say.floor.list}>
        {hits === undefined && <Waiting />}
        {waiting.length > 0 && <WaitingList rows={waiting} chosen={chosen} />}
        <RoomMap chosen={table?.table} />
      </section>
      <section aria-live="polite">
        <p class="to-room">
          <ButtonLink look="quiet" href="/floor" onClick={home}>
            ‹ {say.floor.toRoom}
          </ButtonLink>
        </p>
        {table !== undefined && <TableCard key={table.table} table={table} />}
        {hit !== undefined && <Hit key={hit.hit} hit={hit} />}
        {isGone && past !== undefined && <DecidedHitPane key={past.hit} one={past} />}
        {isGone && past === undefined && (
          <Notice tone="good">
            {say.floor.gone(wanted)}{' '}
            <a href="/floor" onClick={home}>
              {say.floor.tabs.room}
            </a>
          </Notice>
        )}
        {table === undefined && hit === undefined && !isGone && hits !== undefined && tables !== undefined && (
          <p class="empty">
            {say.floor.none} {isAllowed('ReportHit') && say.floor.noneSays}
          </p>
        )}
        <Decided chosen={wanted ?? undefined} />
      </section>
    </div>
  )
}

/** A number that was given before: one that is higher has only just been reported and is on its way here. */
const isPast = (hit: string, hits: readonly HitView[]): boolean =>
  hits.some((other) => numberOf(other.hit) > numberOf(hit)) || hits.length === 0
const numberOf = (hit: string): number => Number(hit.replace(/\D/g, ''))

function home(event: MouseEvent): void {
  event.preventDefault()
  show({ hit: undefined, table: undefined })
}

/** Whoever has a hit or a table before them has something else to do first: one button of a page is brass. */
const isDeciding = (): boolean =>
  (query.value.get('tab') ?? 'room') === 'room' && (query.value.get('table') !== null || waitingNow().length > 0)

const waitingNow = (): WaitingRow[] =>
  waitingRows(view('hits').value ?? [], view('tables').value ?? [], view('room').value?.byHand)

/** What was opened by itself stays open as long as it waits: nobody's finger lands on another hit because a larger one came in. */
function useFirst(waiting: readonly WaitingRow[] | undefined): WaitingRow | undefined {
  const opened = useRef<string | undefined>(undefined)
  // Their order is not known before that.
  if (waiting === undefined || view('room').value === undefined) return waiting?.[0]
  const first = waiting.find((row) => keyOf(row) === opened.current) ?? waiting[0]
  opened.current = first === undefined ? undefined : keyOf(first)
  return first
}

export const open = (page: HTMLElement): void =>
  openScreen(
    { screen: 'floor', views: ['hits', 'tables', 'floor', 'free', 'claims', 'devices', 'pieces', 'rulings'] },
    page,
    <FloorPage />,
  )
