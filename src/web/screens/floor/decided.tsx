/** What was decided today: verified, declined and backed out alike; sorted, filtered, and small ones folded together. */

import { parseMoney } from '../../../base/money.ts'
import type { DecidedHit } from '../../../server/desks/decidedhits.ts'
import { show } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { isSeen } from '../../stream/permission.ts'
import { useView } from '../../stream/viewreader.ts'
import { Facts } from '../../ui/facts.tsx'
import type { Column } from '../../ui/list/columns.ts'
import { List } from '../../ui/list/list.tsx'
import {
  activityColumn,
  hitColumn,
  prizeColumn,
  statusColumn,
  tableColumn,
  timeColumn,
} from '../../ui/list/wincolumns.tsx'
import { nameOf } from '../../ui/names.ts'
import { when } from '../../ui/shell/clock.tsx'
import { Status } from '../../ui/status.tsx'
import { words } from '../../words.ts'
import { isWaiting } from '../report/undecided.ts'

/** Read again whenever a hit comes or is decided. */
export function useDecided(): readonly DecidedHit[] | undefined {
  const waiting = (view('hits').value ?? []).filter(isWaiting).map(({ hit }) => hit)
  const latest = view('hits').value?.find((one) => !isWaiting(one))
  const of = `${waiting.join()} ${latest?.hit ?? ''} ${latest?.status ?? ''}`
  return useView(isSeen('decided') ? `/api/views/decided?again=${encodeURIComponent(of)}` : undefined).view?.rows
}

/** A busy night has hundreds of two dollars: the latest are seen, and those that somebody asks about are one press away. */
const SHOWN = 20
const LARGE = 100_00
const isLarge = ({ total }: DecidedHit): boolean => (parseMoney(total) ?? 0n) >= LARGE

/** `leads`: beside the list, or to the page that a hit has for ever. */
export function Decided({ chosen, leads = 'here' }: { chosen?: string | undefined; leads?: 'here' | 'record' }) {
  const say = words()
  const rows = useDecided()
  if (rows === undefined) return null
  const isUnpaid = ({ status }: DecidedHit): boolean => status !== 'verified'
  const [unpaid, large] = [rows.filter(isUnpaid).length, rows.filter(isLarge).length]
  return (
    <section class="decided" aria-label={say.floor.decided}>
      <List
        name="hits-decided"
        title={say.floor.decided}
        hasHeading
        at="decided-"
        rows={rows}
        keyOf={({ hit }) => hit}
        shows={SHOWN}
        choices={[
          ...(large === 0 || large === rows.length
            ? []
            : [{ key: 'large', says: say.floor.decidedAs.large(large, `$${LARGE / 100}`), fits: isLarge }]),
          ...(unpaid === 0 ? [] : [{ key: 'declined', says: say.floor.decidedAs.declined(unpaid), fits: isUnpaid }]),
        ]}
        fold={({ total }) => total}
        empty={say.floor.noDecided}
        opens={{
          isOpen: ({ hit }) => hit === chosen,
          open: ({ hit }) =>
            leads === 'record' ? location.assign(`/hit/${hit}`) : show({ hit, table: undefined, tab: undefined }),
          href: ({ hit }) => (leads === 'record' ? `/hit/${hit}` : `/floor?hit=${hit}`),
        }}
        columns={columnsOf()}
      />
    </section>
  )
}

function columnsOf(): Column<DecidedHit>[] {
  const say = words()
  return [
    hitColumn(),
    tableColumn(),
    activityColumn(),
    statusColumn(),
    timeColumn(say.books.when),
    { key: 'by', says: say.manager.who, value: ({ by }) => by.map(nameOf).join(', '), isDetail: true },
    { key: 'reason', says: say.floor.decidedWhy, value: ({ reason }) => reason, isDetail: true },
    { key: 'clause', says: say.floor.clauses, value: ({ clause }) => clause, isDetail: true },
    prizeColumn(({ total }) => (total === '$0.00' ? '' : total)),
  ]
}

/** A hit that has left the room: what became of it, who decided it and why. */
export function DecidedHitPane({ one }: { one: DecidedHit }) {
  const say = words().floor
  return (
    <article class="pane hit-pane">
      <header class="pane-head">
        <h2>{`${one.hit} · ${one.table === undefined ? one.name : words().table.title(one.table)} · ${one.total}`}</h2>
        <Status status={one.status} />
      </header>
      <p class="soft">
        <strong>{one.name}</strong> · {when(one.local)} · {say.decidedBy(one.by.map(nameOf).join(', '))}
      </p>
      <Facts
        rows={[
          [say.decidedWhy, one.reason ?? ''],
          [say.clauses, one.clause ?? ''],
        ]}
      />
    </article>
  )
}
