/** The cover statement: what the signs promise against the money really held; every promise with its date. Printable. */
import type { CoverRow } from '../../../views/cover.ts'
import { useView } from '../../stream/viewreader.ts'
import { Badge } from '../../ui/badge.tsx'
import { List } from '../../ui/list/list.tsx'
import { PrintHead, useFresh } from '../../ui/paper/print.tsx'
import { Reasons } from '../../ui/refusal.tsx'
import { RecordLink } from '../../ui/shell/recordlink.tsx'
import { Table } from '../../ui/table.tsx'
import { words } from '../../words.ts'

const COLUMNS = [
  'posted',
  'hits',
  'claims',
  'signs',
  'bank',
  'boxes',
  'laidOut',
  'held',
  'reserve',
  'due',
  'promised',
  'short',
] as const

export function Cover() {
  const say = words().books
  const fresh = useFresh()
  const { view, reasons } = useView(`/api/views/cover?${fresh.query}`)
  if (reasons !== undefined) return <Reasons reasons={reasons} />
  if (view === undefined) return null
  const { rows, total, terms, promises, claims, local } = view
  return (
    <article class="pane printed" aria-label={say.pages.cover}>
      <PrintHead title={say.pages.cover} at={local} again={fresh.again} />
      <p>
        <Badge tone={total.isShort ? 'due' : 'good'}>
          {total.isShort ? say.coverShort(total.short) : say.coverWhole}
        </Badge>{' '}
        {say.coverSays(total.signs, total.held, total.promised)}
      </p>
      <Table
        file="cover"
        label={say.pages.cover}
        class="figures"
        head={
          <>
            <tr>
              <td />
              <th colSpan={4} scope="colgroup" class="group">
                {say.coverSigns}
              </th>
              <th colSpan={4} scope="colgroup" class="group">
                {say.coverHeld}
              </th>
              <th colSpan={4} scope="colgroup" class="group">
                {say.coverRest}
              </th>
            </tr>
            <tr>
              <th scope="col">{say.activity}</th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" class="money">
                  {say.coverColumn[column]}
                </th>
              ))}
            </tr>
          </>
        }
        foot={
          <tr>
            <th scope="row">{say.totalName}</th>
            <Figures row={total} />
          </tr>
        }
      >
        {rows.map((row) => (
          <tr key={row.activity} data-short={row.isShort}>
            <th scope="row">
              {row.name}
              {row.stopped !== undefined && (
                <>
                  {' '}
                  <Badge tone="stop" title={words().message(row.stopped)}>
                    {say.stoppedNow}
                  </Badge>
                </>
              )}
              {row.also.length > 0 && <span class="soft also"> {say.coverAlso(row.also.join(', '))}</span>}
            </th>
            <Figures row={row} />
          </tr>
        ))}
      </Table>
      <h2>{say.promises}</h2>
      <List
        name="promises"
        title={say.promises}
        rows={promises}
        keyOf={({ activity, seq, amount }) => `${activity} ${seq} ${amount}`}
        empty={say.noPromises}
        columns={[
          { key: 'name', says: say.activity, value: ({ name }) => name },
          { key: 'since', says: say.since, value: ({ since }) => since, kind: 'time' },
          {
            key: 'due',
            says: say.dueBy,
            value: ({ due }) => due,
            cell: ({ due, isOverdue }) => (
              <>
                {due} {isOverdue && <Badge tone="stop">{say.overdue}</Badge>}
              </>
            ),
          },
          {
            key: 'why',
            says: say.why,
            value: ({ clause, says }) => `${clause} ${says}`,
            cell: ({ clause, says }) => (
              <>
                <span class="clause">{clause}</span> <span lang="en">{says}</span>
              </>
            ),
          },
          { key: 'amount', says: say.amount, value: ({ amount }) => amount, kind: 'money' },
        ]}
      />
      <p class="soft">
        {say.promisesSay(terms.days, terms.by)} {terms.play === 'stops' ? say.playStops : say.playGoesOn}
      </p>
      <h2>{say.claimsOpen}</h2>
      <List
        name="claims-unpaid"
        title={say.claimsOpen}
        rows={claims}
        keyOf={({ claim }) => claim}
        empty={say.noClaims}
        columns={[
          {
            key: 'claim',
            says: say.claim,
            value: ({ claim }) => claim,
            cell: ({ claim }) => <RecordLink of={claim} />,
          },
          { key: 'name', says: say.activity, value: ({ name }) => name, isUnlabelled: true },
          { key: 'to', says: say.winner, value: ({ to }) => words().party(to) },
          {
            key: 'until',
            says: words().listed.until,
            value: ({ until }) => until,
            cell: ({ until }) => (until === undefined ? say.noExpiry : say.expires(until.replace('T', ' '))),
            kind: 'time',
          },
          { key: 'amount', says: say.amount, value: ({ amount }) => amount, kind: 'money' },
        ]}
      />
    </article>
  )
}

const Figures = ({ row }: { row: Omit<CoverRow, 'activity' | 'name' | 'also'> }) => (
  <>
    {COLUMNS.map((column) => (
      <td key={column} class="money" data-sum={column === 'signs' || column === 'held'}>
        {row[column] === '$0.00' ? '–' : row[column]}
      </td>
    ))}
  </>
)
