/** What is open, by kind: each item with what is known of it, and the way to where it is done. */

import { useSignal } from '@preact/signals'
import { parseMoney, ZERO } from '../../../base/money.ts'
import { itemKey, type OpenItem } from '../../../base/openitem.ts'
import type { Act } from '../../../server/door/acts.ts'
import type { OpenDetail } from '../../../views/tonight/openitems.ts'
import { Button } from '../../ui/button.tsx'
import { Money } from '../../ui/money.tsx'
import { nameOf } from '../../ui/names.ts'
import { when } from '../../ui/shell/clock.tsx'
import { worded, words } from '../../words.ts'

type Group = keyof ReturnType<typeof words>['tonight']['handover']['group']
type Shown = { readonly group: Group; readonly link: string; readonly name: string }

function shownAs(item: OpenItem, names: Of['names']): Shown {
  const say = words()
  const called = (activity: string) => names[activity] ?? activity
  switch (item.kind) {
    case 'hit':
      return { group: 'hit', link: `/floor?hit=${item.hit}`, name: item.hit }
    case 'claim':
      return { group: 'claim', link: `/cage?claim=${item.claim}`, name: item.claim }
    case 'period': {
      const until = say.floor.periods.until(when(item.until))
      const link = `/floor?tab=periods&activity=${item.activity}`
      return { group: 'period', link, name: `${called(item.activity)} · ${until}` }
    }
    case 'request':
      return { group: 'request', link: '/floor?tab=free', name: item.request }
    case 'callup':
      return { group: 'drawn', link: '/games', name: item.callup }
    case 'draw':
      return { group: 'draw', link: '/games', name: String(item.draw) }
    case 'stage':
      return { group: 'drawn', link: `/games?drawing=${item.activity}`, name: called(item.activity) }
    case 'squares': {
      const name = `${called(item.activity)} · ${words().squares.period(item.period)}`
      return { group: 'drawn', link: `/games?squares=${item.activity}`, name }
    }
    case 'tournament':
      return { group: 'tournament', link: `/director?tournament=${item.activity}`, name: called(item.activity) }
    case 'call':
      return { group: 'call', link: `/floor?table=${item.table}`, name: say.table.title(item.table) }
    case 'device': {
      const name = `${say.floor.card[item.device]} · ${say.table.title(item.table)}`
      return { group: 'device', link: `/floor?table=${item.table}`, name }
    }
    case 'count':
      return { group: 'count', link: `/count?table=${item.table}`, name: say.table.title(item.table) }
    case 'drawer':
      return { group: 'drawer', link: '/cage', name: say.tonight.handover.drawer(item.drawer) }
    case 'slip':
      return { group: 'slip', link: `/paper?page=slips&slip=${item.slip}`, name: item.slip }
    case 'offering': {
      const name = `${called(item.activity)} · ${say.status[item.status] ?? item.status}`
      return { group: 'offering', link: `/offerings?activity=${item.activity}`, name }
    }
    case 'piece':
      return { group: 'piece', link: '/cage?part=pieces', name: item.use }
    case 'piece in error':
      return { group: 'piece', link: '/cage?part=pieces', name: `${item.use} · ${say.pieces.inError}` }
    case 'pieces':
      return { group: 'piece', link: '/cage?part=pieces', name: item.series }
    case 'named':
      return { group: 'named', link: '/tonight', name: item.name }
  }
}

type Of = {
  readonly items: readonly OpenItem[]
  readonly names: Readonly<Record<string, string>>
  /** Known only while it is open: of an earlier shift the list is all there is, and none of it need be open now. */
  readonly about?: Readonly<Record<string, OpenDetail>>
}

export function OpenItems({ items, names, about }: Of) {
  const say = words().tonight.handover
  return (
    <section class="open-items">
      <h2>{about === undefined ? say.wasOpen(items.length) : say.open(items.length)}</h2>
      {[...Map.groupBy(items, (item) => shownAs(item, names).group)].map(([group, those]) => (
        <div key={group} class="open-group">
          <h3>
            {say.group[group]} <span class="soft">{those.length}</span>
          </h3>
          <Few of={those} names={names} about={about} />
        </div>
      ))}
    </section>
  )
}

/** So many of a kind are read at a glance; of a large room's the others are one press away, and on paper all are there. */
const FEW = 8

function Few({ of, names, about }: { of: readonly OpenItem[] } & Pick<Of, 'names'> & { about: Of['about'] }) {
  const isWhole = useSignal(false)
  const worth = (item: OpenItem) => parseMoney(about?.[itemKey(item)]?.amount ?? '') ?? ZERO
  const largestFirst = of.toSorted((a, b) => Number(worth(b) - worth(a)))
  return (
    <>
      <ul class="open-list">
        {largestFirst.map((item, nth) => (
          <li key={itemKey(item)} class={nth < FEW || isWhole.value ? undefined : 'open-later'}>
            <Item shown={shownAs(item, names)} detail={about?.[itemKey(item)] ?? {}} />
          </li>
        ))}
      </ul>
      {of.length > FEW && !isWhole.value && (
        <Button size="small" class="no-print" onClick={() => (isWhole.value = true)}>
          {words().listed.more(of.length - FEW)}
        </Button>
      )}
    </>
  )
}

function Item({ shown: { link, name }, detail }: { shown: Shown; detail: OpenDetail }) {
  const { table, name: activity, amount, says, why, who, by, act } = detail
  const more = [
    ...(table === undefined ? [] : [words().table.title(table)]),
    ...(activity === undefined ? [] : [activity]),
    ...(act === undefined ? [] : [words().acts[act as Act]]),
    ...(says === undefined ? [] : [says]),
    ...(why === undefined ? [] : [worded(why)]),
    ...(who === undefined ? [] : [words().party(who)]),
    ...(by === undefined ? [] : [nameOf(by)]),
  ]
  return (
    <a href={link}>
      <strong>{name}</strong> <span class="soft">{more.join(' · ')}</span>
      {amount !== undefined && <Money amount={amount} />}
    </a>
  )
}
