/** Hits and claims that were looked for, as lists: sorted, filtered, had as files; each leads to its page. */
import type { FindView } from '../../../views/record/found.ts'
import { Badge } from '../../ui/badge.tsx'
import { List } from '../../ui/list/list.tsx'
import { Money } from '../../ui/money.tsx'
import { toneOf } from '../../ui/shell/found.tsx'
import { words } from '../../words.ts'

const statusText = (status: string): string => words().status[status] ?? status
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
        { key: 'hit', says: say.cage.hit, value: ({ hit }) => hit, cell: ({ hit }) => <strong>{hit}</strong> },
        {
          key: 'table',
          says: say.cage.table,
          value: ({ table }) => (table === undefined ? '' : say.table.title(table)),
          isUnlabelled: true,
        },
        { key: 'name', says: say.cage.activity, value: ({ name }) => name, isUnlabelled: true },
        {
          key: 'status',
          says: say.listed.state,
          value: ({ status }) => statusText(status),
          cell: ({ status }) => <Badge tone={toneOf(status)}>{statusText(status)}</Badge>,
          isUnlabelled: true,
        },
        { key: 'local', says: say.books.when, value: ({ local }) => local, kind: 'time', isUnlabelled: true },
        {
          key: 'amount',
          says: say.cage.prize,
          value: ({ amount }) => amount,
          cell: ({ amount }) => <Money amount={amount} />,
          kind: 'money',
          isUnlabelled: true,
        },
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
        {
          key: 'claim',
          says: say.cage.claim,
          value: ({ claim }) => claim,
          cell: ({ claim }) => <strong>{claim}</strong>,
        },
        { key: 'to', says: say.record.to, value: ({ to }) => say.party(to), isUnlabelled: true },
        {
          key: 'person',
          says: say.record.find.people,
          value: ({ person }) => (person === undefined ? '' : say.record.personNumber(person)),
          isUnlabelled: true,
        },
        { key: 'name', says: say.cage.activity, value: ({ name }) => name, isUnlabelled: true },
        { key: 'hit', says: say.cage.hit, value: ({ hit }) => hit, isUnlabelled: true },
        {
          key: 'status',
          says: say.listed.state,
          value: ({ status }) => statusText(status),
          cell: ({ status }) => <Badge tone={toneOf(status)}>{statusText(status)}</Badge>,
          isUnlabelled: true,
        },
        { key: 'local', says: say.books.when, value: ({ local }) => local, kind: 'time', isUnlabelled: true },
        {
          key: 'amount',
          says: say.cage.prize,
          value: ({ amount }) => amount,
          cell: ({ amount }) => <Money amount={amount} />,
          kind: 'money',
          isUnlabelled: true,
        },
      ]}
    />
  )
}
