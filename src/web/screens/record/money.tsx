/** Where the money of a hit came from and went, and the lines of the journal that say so. */
import type { HitRecord } from '../../../views/record/record.ts'
import { session } from '../../stream/session.ts'
import { Badge } from '../../ui/badge.tsx'
import { when } from '../../ui/names.ts'
import { Table } from '../../ui/table.tsx'
import { words } from '../../words.ts'

export function MoneyWent({ read: { money, status } }: { read: HitRecord }) {
  const say = words()
  if (money === undefined) return <p class="soft">{say.record.moneyHidden}</p>
  if (money.rows.length === 0) return null
  const { held, rows } = money
  // What is over has nothing left; what waits holds what it waits with.
  const isOver = status !== 'declared' && status !== 'verified' && status !== 'disputed' && status !== 'held'
  const adds = !isOver || held.left === '$0.00'
  return (
    <section class="pane" aria-labelledby="money">
      <header class="pane-head">
        <h2 id="money">{say.record.money}</h2>
        <Badge tone={adds ? 'good' : 'stop'}>{adds ? say.record.addsUp : say.record.doesNotAddUp}</Badge>
      </header>
      <p class="soft">{say.record.held(held.in, held.out, held.left)}</p>
      <Table
        label={say.record.movements}
        columns={[
          say.record.time,
          say.record.from,
          say.record.to,
          { says: say.record.amount, isMoney: true },
          say.record.clause,
          say.record.line,
        ]}
      >
        {rows.map((row, index) => (
          // Two movements of one line may be alike in everything.
          <tr key={`${row.seq} ${index}`}>
            <td>{when(row.local)}</td>
            <td>{say.account(row.from)}</td>
            <td>{say.account(row.to)}</td>
            <td class="money">{row.amount}</td>
            <td>
              {say.books.ownReason[row.clause] ?? (
                <span class="clause" title={row.says}>
                  {row.clause}
                </span>
              )}
            </td>
            <td>
              <LineLink seq={row.seq} />
            </td>
          </tr>
        ))}
      </Table>
    </section>
  )
}

export function JournalLines({ read: { lines } }: { read: HitRecord }) {
  const say = words()
  if (lines === undefined) return null
  return (
    <section class="pane" aria-labelledby="journal">
      <h2 id="journal">{say.record.journal}</h2>
      <p class="soft">{say.record.journalSays}</p>
      <Table label={say.record.lines} columns={[say.record.line, say.record.time, say.record.what, say.record.digest]}>
        {lines.map(({ seq, local, what, digest }) => (
          <tr key={seq}>
            <td>
              <LineLink seq={seq} />
            </td>
            <td>{when(local)}</td>
            <td>{what.map((type) => say.event[type] ?? type).join(', ')}</td>
            <td class="digest" title={digest}>
              {digest.slice(0, 16).replace(/(.{4})(?=.)/g, '$1 ')}
            </td>
          </tr>
        ))}
      </Table>
    </section>
  )
}

/** The line itself is in the books, for whoever may go there. */
const LineLink = ({ seq }: { seq: number }) =>
  session.value?.places.includes('books') === true ? <a href={`/books?line=${seq}`}>{seq}</a> : seq
