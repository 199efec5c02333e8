/** Everything that was taken back, corrected, overridden or counted otherwise, by days; and numbers that are missing. */
import type { ExceptionRow, ExceptionsView } from '../../../server/desks/exceptions.ts'
import { query, show } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { useView } from '../../stream/viewreader.ts'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/field.tsx'
import type { Column } from '../../ui/list/columns.ts'
import { List } from '../../ui/list/list.tsx'
import { nameOf } from '../../ui/names.ts'
import { PrintHead } from '../../ui/paper/print.tsx'
import { Reasons } from '../../ui/refusal.tsx'
import { Says } from '../../ui/sentence.tsx'
import { RecordLink } from '../../ui/shell/recordlink.tsx'
import { words } from '../../words.ts'
import { nameOfActivity } from './name.ts'

export function Exceptions() {
  const say = words().books
  const today = view('chain').value?.day
  const to = query.value.get('to') ?? today
  const from = query.value.get('from') ?? to
  const table = query.value.get('table')
  const path =
    from === undefined || to === undefined
      ? undefined
      : (`/api/views/exceptions?${new URLSearchParams({ from, to, ...(table === null ? {} : { table }) })}` as const)
  const { view: told, reasons } = useView(path)
  return (
    <article class="pane printed" aria-label={say.pages.exceptions}>
      <PrintHead title={say.pages.exceptions}>
        {(['from', 'to'] as const).map((edge) => (
          <Input
            key={edge}
            type="date"
            aria-label={edge === 'from' ? say.fromDay : say.toDay}
            value={(edge === 'from' ? from : to) ?? ''}
            onChange={({ currentTarget: { value } }) => value !== '' && show({ [edge]: value })}
          />
        ))}
      </PrintHead>
      <p class="soft">{say.exceptionsSay}</p>
      {table !== null && (
        <p>
          <strong>{table === '' ? say.notAtTable : `${say.table} ${table}`}</strong>{' '}
          <Button size="small" class="no-print" onClick={() => show({ table: undefined })}>
            {say.allTables}
          </Button>
        </p>
      )}
      {reasons !== undefined && <Reasons reasons={reasons} />}
      {told !== undefined && <Sheet told={told} />}
    </article>
  )
}

function Sheet({ told: { rows, missing } }: { told: ExceptionsView }) {
  const say = words().books
  const whats = [...new Set(rows.map(({ what }) => what))]
  return (
    <>
      <p>{missing.length === 0 ? say.noneMissing : <strong>{say.missing(missing.join(', '))}</strong>}</p>
      <List
        name="exceptions"
        title={say.pages.exceptions}
        rows={rows}
        keyOf={(row) => `${row.seq} ${rows.indexOf(row)}`}
        empty={say.noExceptions}
        choices={whats.map((what) => ({
          key: what,
          says: words().event[what] ?? what,
          fits: (row: ExceptionRow) => row.what === what,
        }))}
        columns={columnsOf()}
      />
    </>
  )
}

function columnsOf(): Column<ExceptionRow>[] {
  const say = words().books
  return [
    { key: 'seq', says: say.line, value: ({ seq }) => seq, kind: 'number' },
    { key: 'local', says: say.when, value: ({ local }) => local, kind: 'time' },
    { key: 'what', says: say.what, value: whatOf },
    { key: 'of', says: say.concerns, value: ({ of }) => of, cell: ({ of }) => <RecordLink of={of} /> },
    { key: 'table', says: say.table, value: ({ table }) => table },
    {
      key: 'activity',
      says: say.activity,
      value: ({ activity }) => (activity === undefined ? '' : nameOfActivity(activity)),
    },
    {
      key: 'why',
      says: say.why,
      value: ({ told, why }) => (told === undefined ? why : words().message(told)),
      cell: ({ told, why }) => (told === undefined ? why : <Says of={told} />),
    },
    { key: 'document', says: say.document, value: ({ document }) => document, isDetail: true },
    { key: 'before', says: say.before, value: ({ before }) => before, kind: 'money' },
    { key: 'after', says: say.after, value: ({ after }) => after, kind: 'money' },
    { key: 'by', says: say.recordedBy, value: ({ by }) => by.map(nameOf).join(', ') },
  ]
}

const whatOf = ({ what }: ExceptionRow): string => words().event[what] ?? what
