/** What is open, by kind: each item with what is known of it, and the way to where it is done. */
import type { OpenDetail } from '../../../views/tonight/open.ts'
import { Money } from '../../ui/money.tsx'
import { nameOf } from '../../ui/names.ts'
import { words } from '../../words.ts'

type Group = keyof ReturnType<typeof words>['tonight']['handover']['group']
type Kind = {
  readonly group: Group
  /** What the item is about stands in the place. */
  readonly pattern: RegExp
  readonly link: (about: string) => string
  readonly name: (about: string) => string
}

const KINDS: readonly Kind[] = [
  { group: 'hit', pattern: /^hit (\S+)$/, link: (hit) => `/floor?hit=${hit}`, name: (hit) => hit },
  { group: 'claim', pattern: /^claim (\S+)$/, link: (claim) => `/cage?claim=${claim}`, name: (claim) => claim },
  {
    group: 'period',
    pattern: /^period of (.+)$/,
    link: (period) => `/floor?tab=periods&activity=${period.split(' ')[0]}`,
    name: (period) => {
      const [activity = '', until = ''] = period.split(' until ')
      return `${activity} · ${words().floor.periods.until(until)}`
    },
  },
  { group: 'request', pattern: /^request (\S+)$/, link: () => '/floor?tab=free', name: (request) => request },
  { group: 'drawn', pattern: /^drawn (\S+)$/, link: () => '/games', name: (callup) => callup },
  { group: 'draw', pattern: /^draw (\S+)$/, link: () => '/games', name: (draw) => draw },
  { group: 'call', pattern: /^call from table (.+)$/, link: toTable, name: (table) => words().table.title(table) },
  { group: 'device', pattern: /^sensor of table (.+)$/, link: toTable, name: (table) => deviceAt('sensor', table) },
  { group: 'device', pattern: /^reader of table (.+)$/, link: toTable, name: (table) => deviceAt('reader', table) },
  {
    group: 'count',
    pattern: /^second count of table (.+)$/,
    link: (table) => `/count?table=${table}`,
    name: (table) => words().table.title(table),
  },
  {
    group: 'drawer',
    pattern: /^drawer (\S+)$/,
    link: () => '/cage',
    name: (drawer) => words().tonight.handover.drawer(drawer),
  },
]

function toTable(table: string): string {
  return `/floor?table=${table}`
}
const deviceAt = (device: 'sensor' | 'reader', table: string): string =>
  `${words().floor.card[device]} · ${words().table.title(table)}`

/** `bay-101/blazing-7s paused` */
const OFFERING: Kind = {
  group: 'offering',
  pattern: /^(.+)$/,
  link: (item) => `/offerings?activity=${item.split(' ')[0]}`,
  name: (item) => {
    const [activity = '', status = ''] = item.split(' ')
    return `${activity} · ${words().status[status] ?? status}`
  },
}

const kindOf = (item: string): Kind => KINDS.find(({ pattern }) => pattern.test(item)) ?? OFFERING

type Of = {
  readonly items: readonly string[]
  readonly names: Readonly<Record<string, string>>
  /** Known only while it is open: of an earlier shift the list is all there is, and none of it need be open now. */
  readonly about?: Readonly<Record<string, OpenDetail>>
}

export function OpenItems({ items, names, about }: Of) {
  const say = words().tonight.handover
  return (
    <section class="open-items">
      <h2>{about === undefined ? say.wasOpen(items.length) : say.open(items.length)}</h2>
      {[...Map.groupBy(items, (item) => kindOf(item).group)].map(([group, those]) => (
        <div key={group} class="open-group">
          <h3>
            {say.group[group]} <span class="soft">{those.length}</span>
          </h3>
          <ul class="open-list">
            {those.map((item) => (
              <li key={item}>
                <Item item={item} names={names} detail={about?.[item] ?? {}} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function Item({ item, names, detail }: { item: string; names: Of['names']; detail: OpenDetail }) {
  const { pattern, link, name } = kindOf(item)
  const about = pattern.exec(item)?.[1] ?? ''
  const { table, name: activity, amount, says, who, by } = detail
  const more = [
    ...(table === undefined ? [] : [words().table.title(table)]),
    ...(activity === undefined ? [] : [activity]),
    ...(says === undefined ? [] : [says]),
    ...(who === undefined ? [] : [words().party(who)]),
    ...(by === undefined ? [] : [nameOf(by)]),
  ]
  return (
    <a href={link(about)}>
      <strong>{withNames(name(about), names)}</strong> <span class="soft">{more.join(' · ')}</span>
      {amount !== undefined && <Money amount={amount} />}
    </a>
  )
}

/** Activities as people call them. */
const withNames = (text: string, names: Of['names']): string =>
  Object.entries(names).reduce((so, [activity, name]) => so.replace(activity, name), text)
