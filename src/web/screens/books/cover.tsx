/** The cover statement: what the signs promise against the money really held; every promise with its date. Printable. */
import type { CoverRow } from '../../../views/cover.ts'
import { useView } from '../../stream/viewreader.ts'
import { Badge } from '../../ui/badge.tsx'
import { when } from '../../ui/names.ts'
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
      {promises.length === 0 && <p class="soft">{say.noPromises}</p>}
      {promises.length > 0 && (
        <Table
          head={
            <tr>
              <th scope="col">{say.activity}</th>
              <th scope="col">{say.since}</th>
              <th scope="col">{say.dueBy}</th>
              <th scope="col">{say.why}</th>
              <th scope="col" class="money">
                {say.amount}
              </th>
            </tr>
          }
        >
          {promises.map(({ activity, name, seq, since, due, isOverdue, clause, says, amount }) => (
            <tr key={`${activity} ${seq} ${amount}`}>
              <td>{name}</td>
              <td>{when(since)}</td>
              <td>
                {due} {isOverdue && <Badge tone="stop">{say.overdue}</Badge>}
              </td>
              <td>
                <span class="clause">{clause}</span> <span lang="en">{says}</span>
              </td>
              <td class="money">{amount}</td>
            </tr>
          ))}
        </Table>
      )}
      <p class="soft">
        {say.promisesSay(terms.days, terms.by)} {terms.play === 'stops' ? say.playStops : say.playGoesOn}
      </p>
      <h2>{say.claimsOpen}</h2>
      {claims.length === 0 && <p class="soft">{say.noClaims}</p>}
      {claims.length > 0 && (
        <Table>
          {claims.map(({ claim, name, to, amount, until }) => (
            <tr key={claim}>
              <td>
                <RecordLink of={claim} />
              </td>
              <td>{name}</td>
              <td>{words().party(to)}</td>
              <td>{until === undefined ? say.noExpiry : say.expires(until.replace('T', ' '))}</td>
              <td class="money">{amount}</td>
            </tr>
          ))}
        </Table>
      )}
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
