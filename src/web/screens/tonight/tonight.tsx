/** Tonight: what waits, what falls due, one tap each; and the hand-over of the shift. */
import './tonight.css'
import type { Act } from '../../../server/door/acts.ts'
import type { DueItem } from '../../../views/tonight/due.ts'
import type { ClockItem } from '../../../views/tonight/waiting.ts'
import { query } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { isSeen } from '../../stream/permission.ts'
import { Badge } from '../../ui/badge.tsx'
import { List } from '../../ui/list/list.tsx'
import { Money } from '../../ui/money.tsx'
import { nameOf as personName } from '../../ui/names.ts'
import type { Tone } from '../../ui/notice.tsx'
import { RowLink, Rows } from '../../ui/row.tsx'
import { Desk, openScreen, Waiting } from '../../ui/shell.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { worded, words } from '../../words.ts'
import { minutesOf, secondsTo } from '../floor/clock.ts'
import { minutesSince } from '../floor/map.tsx'
import { Handover } from './handover.tsx'
import { Upkeep } from './upkeep.tsx'

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
            <WaitingPapers />
            <div class="desk even">
              <Clocks items={tonight.clocks} />
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
  const say = words()
  const slips = view('slips').value ?? []
  if (slips.length === 0) return null
  return (
    <section aria-labelledby="slips-title">
      <h2 id="slips-title">{say.tonight.handover.group.slip}</h2>
      <Rows>
        {slips.map(({ slip, act, waits }) => (
          <li key={slip}>
            <RowLink href={`/paper?page=slips&slip=${slip}`}>
              <span>
                <strong>{slip}</strong> {say.acts[act as Act]} · {say.slips.waitsFor(waits.map(personName).join(', '))}
              </span>
            </RowLink>
          </li>
        ))}
      </Rows>
    </section>
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

function Clocks({ items }: { items: readonly ClockItem[] }) {
  const say = words()
  const shown = together(items)
  return (
    <section aria-labelledby="clocks-title">
      <h2 id="clocks-title">{say.tonight.clocks}</h2>
      <List
        name="tonight-waiting"
        title={say.tonight.clocks}
        rows={shown}
        keyOf={({ kind, what, table, more }) => `${kind} ${what} ${table ?? ''} ${more ?? ''}`}
        empty={say.tonight.noClocks}
        quietUpTo={6}
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
        ]}
      />
    </section>
  )
}

function whyOf({ kind, more, why, who }: ClockItem): string {
  const say = words()
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
  if (kind === 'day open') return words().tonight.day(what)
  return kind === 'fault' ? (what === 'sensor' ? card.sensor : what === 'reader' ? card.reader : what) : what
}

/** Many activities do the same at the same time: that is one line. */
function Due({ items, until }: { items: readonly DueItem[]; until: string }) {
  const say = words().tonight
  const times = [...Map.groupBy(items, ({ at }) => at)]
  return (
    <section aria-labelledby="due-title">
      <h2 id="due-title">{say.due(until.slice(11, 16))}</h2>
      {items.length === 0 && <p class="empty">{say.noDue}</p>}
      <ol class="timeline">
        {times.map(([at, those]) => (
          <li key={at}>
            <p class="timeline-at">
              <strong>{at.slice(11, 16)}</strong> <span class="soft">{say.in(minutesOf(secondsTo(at) ?? 0))}</span>
            </p>
            <ul class="timeline-items">
              {[...Map.groupBy(those, sameOf).values()].map(([one, ...others]) => (
                <li key={`${one!.kind} ${one!.what}`}>
                  <a href={others.length === 0 || !isClaim(one!) ? one!.to : '/cage'}>
                    <span class="what">{others.length === 0 ? nameOf(one!) : manyOf(one!, others.length + 1)}</span>
                    <span class="soft">{say.kind[one!.kind]}</span>
                    {others.length === 0 && one!.amount !== undefined && <Money amount={one!.amount} />}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Claims that run out together are one line. */
const sameOf = (item: DueItem): string => (isClaim(item) ? item.kind : `${item.kind} ${item.what} ${item.to}`)
const isClaim = ({ kind }: DueItem): boolean => kind === 'expires' || kind === 'id'

/** Several claims are claims; several of anything else are that, so many times. */
const manyOf = (one: DueItem, count: number): string =>
  isClaim(one) ? words().tonight.claims(count) : words().tonight.times(nameOf(one), count)

function nameOf({ kind, what, count }: DueItem): string {
  const say = words().tonight
  switch (kind) {
    case 'expires':
    case 'id':
      return say.claim(what)
    case 'day':
      return say.day(what)
    case 'boxes':
      return say.boxes(count ?? 0)
    case 'cards':
      return words().table.title(what)
    default:
      return what
  }
}

export const open = (page: HTMLElement): void =>
  openScreen({ screen: 'tonight', views: ['tonight', 'upkeep'] }, page, <TonightPage />)
