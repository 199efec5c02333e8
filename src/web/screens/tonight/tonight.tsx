/** Tonight: what waits, what falls due, one tap each; and the hand-over of the shift. */
import './tonight.css'
import type { DueItem } from '../../../views/tonight/due.ts'
import type { ClockItem } from '../../../views/tonight/waiting.ts'
import { lazily } from '../../lazily.tsx'
import { query } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { isSeen } from '../../stream/permission.ts'
import { Badge } from '../../ui/badge.tsx'
import { List } from '../../ui/list/list.tsx'
import type { Tone } from '../../ui/notice.tsx'
import { clockOf, dayName, written } from '../../ui/shell/clock.tsx'
import { Desk, openScreen, Waiting } from '../../ui/shell.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { worded, words } from '../../words.ts'
import { minutesOf, secondsTo } from '../floor/clock.ts'
import { minutesSince } from '../floor/map/tablestate.ts'
import { SlipList } from '../paper/sliplist.tsx'
import { rowName } from './duename.ts'
import { dueRows, keyOf, linkOf } from './duerows.ts'
import { Handover } from './handover.tsx'
import { Pause } from './pause.tsx'
import { TonightTiles } from './tiles.tsx'
import { Upkeep } from './upkeep.tsx'

const Decided = lazily(async () => (await import('../floor/decided.tsx')).Decided)

const TABS = ['now', 'handover'] as const

function TonightPage() {
  const say = words().tonight
  const tab = query.value.get('tab') === 'handover' ? 'handover' : 'now'
  const tonight = view('tonight').value
  if (!isSeen('tonight'))
    return (
      <Desk screen="tonight">
        <main>
          <Upkeep isWhole />
        </main>
      </Desk>
    )
  return (
    <Desk screen="tonight">
      <main>
        <Tabs
          label={words().screens.tonight}
          names={TABS}
          chosen={tab}
          says={(name) => say.tabs[name]}
          to={(name) => ({ tab: name === 'now' ? undefined : name })}
        />
        {tonight === undefined && <Waiting />}
        {tonight !== undefined && tab === 'now' && (
          <>
            <Upkeep />
            <TonightTiles tonight={tonight} />
            <WaitingPapers />
            <div class="desk tonight-desk">
              <div>
                <Clocks items={tonight.clocks} />
                <Decided leads="record" />
                <Pause />
              </div>
              <Due items={tonight.due} until={tonight.until} />
            </div>
          </>
        )}
        {tonight !== undefined && tab === 'handover' && <Handover tonight={tonight} />}
      </main>
    </Desk>
  )
}

/** Typed in from paper, and nothing is done before those whom they name have said so. */
function WaitingPapers() {
  const slips = view('slips').value ?? []
  if (slips.length === 0) return null
  const to = (slip: string) => `/paper?page=slips&slip=${slip}`
  return (
    <SlipList
      slips={slips}
      opens={{
        isOpen: () => false,
        open: ({ slip }) => location.assign(to(slip)),
        href: ({ slip }) => to(slip),
      }}
    />
  )
}

const TONES: Partial<Record<ClockItem['kind'], Tone>> = {
  disputed: 'stop',
  link: 'stop',
  fault: 'stop',
  halted: 'stop',
  uncovered: 'stop',
  overdue: 'stop',
}

/** The most urgent; a large room's others are a press away, and found by their names. */
const SHOWN = 20

function Clocks({ items }: { items: readonly ClockItem[] }) {
  const say = words()
  const shown = together(items)
  return (
    <section aria-label={say.tonight.clocks}>
      <List
        name="tonight-waiting"
        title={say.tonight.clocks}
        hasHeading
        rows={shown}
        keyOf={({ kind, what, table, more, times }) => `${kind} ${what} ${table ?? ''} ${more ?? times ?? ''}`}
        empty={say.tonight.noClocks}
        quietUpTo={6}
        shows={SHOWN}
        opens={{ isOpen: () => false, open: ({ to }) => location.assign(to), href: ({ to }) => to }}
        columns={[
          {
            key: 'what',
            says: say.manager.what,
            value: ({ kind, what, table }) =>
              `${say.tonight.clock[kind]} ${table === undefined ? '' : say.table.title(table)} ${deviceWord(kind, what)}`,
            cell: ({ kind, what, table }) => (
              <>
                <Badge tone={TONES[kind] ?? 'due'}>{say.tonight.clock[kind]}</Badge>{' '}
                {table !== undefined && <strong>{say.table.title(table)}</strong>} {deviceWord(kind, what)}
              </>
            ),
          },
          { key: 'why', says: say.manager.why, value: whyOf, isUnlabelled: true },
          {
            key: 'since',
            says: say.listed.waits,
            value: ({ since }) => (since === undefined ? undefined : minutesSince(since)),
            cell: ({ since }) => (since === undefined ? '' : say.tonight.since(minutesSince(since))),
            kind: 'number',
            isUnlabelled: true,
          },
          {
            key: 'amount',
            says: say.listed.amount,
            value: ({ amount }) => amount,
            kind: 'money',
            isUnlabelled: true,
          },
        ]}
      />
    </section>
  )
}

function whyOf({ kind, more, times, why, who }: ClockItem): string {
  const say = words()
  if (times !== undefined) return times.map(written).join('–')
  if (who !== undefined) return say.party(who)
  if (why !== undefined) return worded(why)
  return kind === 'held' && more !== undefined ? say.tonight.waitsFor(more) : (more ?? '')
}

/** A handful of late claims is one line: they are all dealt with at the cage. */
const CLAIMS_MAX = 3
function together(items: readonly ClockItem[]): ClockItem[] {
  const late = items.filter(({ kind }) => kind === 'id late')
  if (late.length <= CLAIMS_MAX) return [...items]
  const since = Math.min(...late.map((one) => one.since ?? 0))
  const all: ClockItem = { kind: 'id late', what: words().tonight.claims(late.length), since, to: '/cage' }
  return items.flatMap((item) => (item.kind !== 'id late' ? [item] : item === late[0] ? [all] : []))
}

function deviceWord(kind: ClockItem['kind'], what: string): string {
  const { card } = words().floor
  if (kind === 'day open') return words().tonight.day(dayName(what))
  return kind === 'fault' ? (what === 'sensor' ? card.sensor : what === 'reader' ? card.reader : what) : what
}

/** Many activities do the same at the same time: that is one line. */
function Due({ items, until }: { items: readonly DueItem[]; until: string }) {
  const say = words().tonight
  return (
    <section aria-label={say.due(clockOf(until))}>
      <List
        name="tonight-due"
        title={say.due(clockOf(until))}
        hasHeading
        class="timeline"
        quietUpTo={12}
        rows={dueRows(items)}
        keyOf={({ one }) => keyOf(one)}
        empty={say.noDue}
        opens={{ isOpen: () => false, open: (row) => location.assign(linkOf(row)), href: linkOf }}
        columns={[
          {
            key: 'at',
            says: words().listed.when,
            value: ({ one }) => one.at,
            cell: ({ one: { at } }) => (
              <>
                <strong class="timeline-at">{clockOf(at)}</strong>{' '}
                <span class="soft">{say.in(minutesOf(secondsTo(at) ?? 0))}</span>
              </>
            ),
            kind: 'time',
          },
          {
            key: 'what',
            says: words().manager.what,
            value: rowName,
            isUnlabelled: true,
          },
          { key: 'kind', says: words().listed.kind, value: ({ one }) => say.kind[one.kind], isUnlabelled: true },
          {
            key: 'amount',
            says: words().listed.amount,
            value: ({ one, count }) => (count === 1 ? one.amount : undefined),
            kind: 'money',
            isUnlabelled: true,
          },
        ]}
      />
    </section>
  )
}

export const open = (page: HTMLElement): void =>
  openScreen({ screen: 'tonight', views: ['tonight', 'upkeep', 'tables', 'hits', 'offerings'] }, page, <TonightPage />)
