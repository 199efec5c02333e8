/** The cover statement: what the signs promise against the money really held; every promise with its date. Printable. */

import type { CoverRow } from '../../../views/cover.ts'
import { useView } from '../../stream/viewreader.ts'
import { Badge } from '../../ui/badge.tsx'
import { List } from '../../ui/list/list.tsx'
import { PrintHead, useFresh } from '../../ui/paper/print.tsx'
import { Reasons } from '../../ui/refusal.tsx'
import { dateOf, written } from '../../ui/shell/clock.tsx'
import { RecordLink } from '../../ui/shell/recordlink.tsx'
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
  'charity',
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
      <List
        name="cover"
        title={say.pages.cover}
        class="figures"
        isWhole
        keepsHeads
        quietUpTo={5}
        rows={rows}
        total={{ ...total, activity: '', name: say.totalName, also: [] }}
        keyOf={({ activity }) => activity}
        choices={[{ key: 'short', says: say.coverColumn.short, fits: ({ isShort }: CoverRow) => isShort }].filter(
          ({ fits }) => rows.some(fits),
        )}
        columns={[
          { key: 'name', says: say.activity, value: ({ name }) => name, cell: (row) => <Named row={row} /> },
          ...COLUMNS.map((column, nth) => ({
            key: column,
            says: say.coverColumn[column],
            group: [say.coverSigns, say.coverHeld, say.coverRest][Math.min(Math.floor(nth / GROUP), 2)]!,
            value: (row: CoverRow) => row[column],
            cell: (row: CoverRow) =>
              row[column] === '$0.00' ? '–' : isSum(column) ? <strong>{row[column]}</strong> : row[column],
            kind: 'money' as const,
          })).filter(({ key }) => key !== 'charity' || total.charity !== '$0.00'),
        ]}
      />
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
                <time dateTime={due}>{dateOf(due)}</time> {isOverdue && <Badge tone="stop">{say.overdue}</Badge>}
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
            cell: ({ until }) => (until === undefined ? say.noExpiry : say.expires(written(until))),
            kind: 'time',
          },
          { key: 'amount', says: say.amount, value: ({ amount }) => amount, kind: 'money' },
        ]}
      />
    </article>
  )
}

/** So many columns are on the signs and in hand; the others are beyond. */
const GROUP = 4
const isSum = (column: (typeof COLUMNS)[number]): boolean => column === 'signs' || column === 'held'

/** The activity leads to its money in both books. */
function Named({ row: { activity, name, stopped, also } }: { row: CoverRow }) {
  const say = words().books
  if (activity === '') return <strong>{name}</strong>
  return (
    <>
      <a href={`/books?activity=${activity}`}>{name}</a>{' '}
      {stopped !== undefined && (
        <Badge tone="stop" title={words().message(stopped)}>
          {say.stoppedNow}
        </Badge>
      )}
      {also.length > 0 && <span class="soft also"> {say.coverAlso(also.join(', '))}</span>}
    </>
  )
}
