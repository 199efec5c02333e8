/** Where the money of a hit came from and went, and the lines of the journal that say so. */
import type { HitRecord } from '../../../views/record/record.ts'
import { session } from '../../stream/session.ts'
import { Badge } from '../../ui/badge.tsx'
import { List } from '../../ui/list/list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { words } from '../../words.ts'
import { MoneyPicture } from './flow.tsx'

export function MoneyWent({ read: { money, status, prizes } }: { read: HitRecord }) {
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
      <MoneyPicture rows={rows} prizes={prizes} />
      <List
        name="record-movements"
        title={say.record.movements}
        isWhole
        keepsHeads
        quietUpTo={8}
        rows={rows}
        // Two movements of one line may be alike in everything.
        keyOf={(row) => `${row.seq} ${rows.indexOf(row)}`}
        columns={[
          { key: 'at', says: say.record.time, value: ({ local }) => local, kind: 'time', isUnlabelled: true },
          { key: 'from', says: say.record.from, value: ({ from }) => say.account(from) },
          { key: 'to', says: say.record.to, value: ({ to }) => say.account(to) },
          { key: 'amount', says: say.record.amount, value: ({ amount }) => amount, kind: 'money' },
          {
            key: 'clause',
            says: say.record.clause,
            value: ({ clause }) => say.books.ownReason[clause] ?? clause,
            cell: ({ clause, says }) =>
              say.books.ownReason[clause] ?? (
                <span class="clause" title={says}>
                  {clause}
                </span>
              ),
          },
          {
            key: 'line',
            says: say.record.line,
            value: ({ seq }) => seq,
            cell: ({ seq }) => <LineLink seq={seq} />,
            kind: 'number',
          },
        ]}
      />
    </section>
  )
}

export function JournalLines({ read: { lines, chain } }: { read: HitRecord }) {
  const say = words()
  if (lines === undefined) return null
  return (
    <section class="pane" aria-labelledby="journal">
      <header class="pane-head">
        <h2 id="journal">{say.record.journal}</h2>
        {chain !== undefined && (
          <Badge tone={chain.brokenAt === undefined ? 'good' : 'stop'}>
            {chain.brokenAt === undefined ? say.record.chainHolds : say.record.chainBroken(chain.brokenAt)}
          </Badge>
        )}
      </header>
      {chain?.brokenAt !== undefined && <Notice tone="stop">{say.record.chainBrokenSays}</Notice>}
      {chain !== undefined && (
        <p class="soft record-looked">
          {chain.isWhole
            ? say.record.chainLooked(chain.first, chain.last)
            : say.record.chainOwn(chain.lines, chain.last - chain.first + 1)}{' '}
          {say.record.journalSays}
        </p>
      )}
      <List
        name="record-lines"
        title={say.record.lines}
        isWhole
        keepsHeads
        quietUpTo={8}
        rows={lines}
        keyOf={({ seq }) => String(seq)}
        columns={[
          { key: 'line', says: say.record.line, value: ({ seq }) => seq, cell: ({ seq }) => <LineLink seq={seq} /> },
          { key: 'at', says: say.record.time, value: ({ local }) => local, kind: 'time', isUnlabelled: true },
          {
            key: 'what',
            says: say.record.what,
            value: ({ what }) => what.map((type) => say.event[type] ?? type).join(', '),
            isUnlabelled: true,
          },
          {
            key: 'digest',
            says: say.record.digest,
            value: ({ digest }) => digest,
            cell: ({ digest }) => (
              <span class="digest" title={digest}>
                {digest.slice(0, 16).replace(/(.{4})(?=.)/g, '$1 ')}
              </span>
            ),
            isUnlabelled: true,
          },
        ]}
      />
    </section>
  )
}

/** The line itself is in the books, for whoever may go there. */
const LineLink = ({ seq }: { seq: number }) =>
  session.value?.places.includes('books') === true ? <a href={`/books?line=${seq}`}>{seq}</a> : seq
