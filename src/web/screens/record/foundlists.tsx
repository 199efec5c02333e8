/** Hits and claims that were looked for, as lists: sorted, filtered, had as files; each leads to its page. */
import type { FindView } from '../../../views/record/found.ts'
import { List } from '../../ui/list/list.tsx'
import {
  activityColumn,
  hitColumn,
  prizeColumn,
  statusColumn,
  tableColumn,
  timeColumn,
  winnerColumns,
} from '../../ui/list/wincolumns.tsx'
import { words } from '../../words.ts'

const leadsTo = (kind: 'hit' | 'claim', number: string) => `/${kind}/${number}`

export function FoundHits({ hits, title }: { hits: FindView['hits']; title: string }) {
  const say = words()
  if (hits.length === 0) return null
  return (
    <List
      name="records-hits"
      title={title}
      hasHeading
      at="hits-"
      rows={hits}
      keyOf={({ hit }) => hit}
      fold={({ amount }) => amount}
      opens={{
        isOpen: () => false,
        open: ({ hit }) => location.assign(leadsTo('hit', hit)),
        href: ({ hit }) => leadsTo('hit', hit),
      }}
      columns={[
        hitColumn(),
        tableColumn(),
        activityColumn(),
        statusColumn(),
        timeColumn(say.books.when),
        prizeColumn(amountOf),
      ]}
    />
  )
}

export function FoundClaims({ claims, title }: { claims: FindView['claims']; title: string }) {
  const say = words()
  if (claims.length === 0) return null
  return (
    <List
      name="records-claims"
      title={title}
      hasHeading
      at="claims-"
      rows={claims}
      keyOf={({ claim }) => claim}
      opens={{
        isOpen: () => false,
        open: ({ claim }) => location.assign(leadsTo('claim', claim)),
        href: ({ claim }) => leadsTo('claim', claim),
      }}
      columns={[
        ...winnerColumns<FindView['claims'][number]>(),
        {
          key: 'person',
          says: say.record.find.people,
          value: ({ person }) => (person === undefined ? '' : say.record.personNumber(person)),
          isUnlabelled: true,
        },
        activityColumn(),
        { key: 'hit', says: say.cage.hit, value: ({ hit }) => hit, isUnlabelled: true },
        statusColumn(),
        timeColumn(say.books.when),
        prizeColumn(amountOf),
      ]}
    />
  )
}

const amountOf = ({ amount }: { amount: string }): string => amount
