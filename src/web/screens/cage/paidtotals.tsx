/** What a person was paid over all activities: before this prize, in a business day, in a calendar year. */
import type { ReceivedView } from '../../../server/desks/paidtotals.ts'
import type { ClaimView } from '../../../views/claim.ts'
import { show } from '../../stream/address.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { List } from '../../ui/list/list.tsx'
import { Table } from '../../ui/table.tsx'
import { words } from '../../words.ts'
import { useWinner } from './identity.tsx'

/** Told before anything is paid: thresholds look at everything that one person gets. */
export function Before({ claim: { received, person } }: { claim: ClaimView }) {
  const say = words().cage
  if (received === undefined) return <p class="soft">{say.beforeUnknown}</p>
  const { day, today, cash, year, thisYear } = received
  const see = (period: string, sum: string) => (
    <Button look="link" onClick={() => show({ part: 'payments', of: 'persons', period, person })}>
      {sum}
    </Button>
  )
  return (
    <p class="before" data-person={person}>
      {say.before} {see(day, say.beforeToday(today, cash))} · {see(year, say.beforeYear(year, thisYear))}
    </p>
  )
}

/** On paper. */
export function ReceivedSheet({ read }: { read: ReceivedView }) {
  const say = words().cage
  return (
    <>
      {read.rows.length === 0 && <p class="soft">{say.noReceived}</p>}
      {read.rows.length > 0 && (
        <Table
          head={
            <tr>
              <th scope="col">{say.personNumber}</th>
              <th scope="col" class="money">
                {say.number}
              </th>
              <th scope="col">{say.steps.forms}</th>
              <th scope="col" class="money">
                {say.inCash}
              </th>
              <th scope="col" class="money">
                {say.total}
              </th>
            </tr>
          }
        >
          {read.rows.map(({ person, count, forms, cash, total }) => (
            <tr key={person} data-person={person}>
              <td>
                <Button look="link" onClick={() => show({ person })}>
                  {say.personOf(person)}
                </Button>
              </td>
              <td class="money">{count}</td>
              <td>
                {forms.map(({ kind, sum, by, reference }) => (
                  <p key={kind} title={by}>
                    {kind} ({sum}):{' '}
                    <Badge tone={reference === undefined ? 'stop' : 'good'}>
                      {reference === undefined ? say.missing : say.recorded(reference)}
                    </Badge>
                  </p>
                ))}
              </td>
              <td class="money">{cash}</td>
              <td class="money">
                <strong>{total}</strong>
              </td>
            </tr>
          ))}
        </Table>
      )}
      {read.unnamed.count > 0 && <p class="soft">{say.unnamedPaid(read.unnamed.count, read.unnamed.total)}</p>}
    </>
  )
}

/** Persons of a period, the one who got most first; a name is read only where somebody looks at one. */
export function ReceivedList({ read }: { read: ReceivedView }) {
  const say = words().cage
  const formsOf = (forms: Received['forms']): string =>
    forms
      .map(({ kind, sum, reference }) => `${kind} (${sum}): ${reference === undefined ? say.missing : reference}`)
      .join(', ')
  const isLacking = ({ forms }: Received): boolean => forms.some(({ reference }) => reference === undefined)
  return (
    <>
      <List
        name="persons-paid"
        title={say.receivedSheet}
        rows={read.rows}
        keyOf={({ person }) => person}
        empty={say.noReceived}
        choices={read.rows.some(isLacking) ? [{ key: 'lacking', says: say.missing, fits: isLacking }] : []}
        opens={{ isOpen: () => false, open: ({ person }) => show({ person }) }}
        columns={[
          { key: 'person', says: say.personNumber, value: ({ person }) => say.personOf(person) },
          { key: 'count', says: say.number, value: ({ count }) => count, kind: 'number' },
          {
            key: 'forms',
            says: say.steps.forms ?? '',
            value: ({ forms }) => formsOf(forms),
            cell: ({ forms }) =>
              forms.map(({ kind, sum, by, reference }) => (
                <span key={kind} title={by}>
                  {kind} ({sum}):{' '}
                  <Badge tone={reference === undefined ? 'stop' : 'good'}>
                    {reference === undefined ? say.missing : say.recorded(reference)}
                  </Badge>{' '}
                </span>
              )),
          },
          { key: 'cash', says: say.inCash, value: ({ cash }) => cash, kind: 'money' },
          { key: 'total', says: say.total, value: ({ total }) => total, kind: 'money' },
        ]}
      />
      {read.unnamed.count > 0 && <p class="soft">{say.unnamedPaid(read.unnamed.count, read.unnamed.total)}</p>}
    </>
  )
}

type Received = ReceivedView['rows'][number]

export function PersonHead({ person }: { person: string }) {
  const say = words().cage
  const winner = useWinner(person)
  return (
    <p>
      <strong>{say.personOf(person)}</strong>
      {winner !== undefined && `: ${winner.name}`}{' '}
      <Button onClick={() => show({ person: undefined })}>{say.allPersons}</Button>
    </p>
  )
}
