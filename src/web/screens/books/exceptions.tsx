/** Everything that was taken back, corrected, overridden or counted otherwise, by days; and numbers that are missing. */
import type { ExceptionRow, ExceptionsView } from '../../../server/desks/exceptions.ts'
import { query, show } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { useView } from '../../stream/viewreader.ts'
import { Input } from '../../ui/field.tsx'
import { nameOf, when } from '../../ui/names.ts'
import { CsvButton, PrintHead } from '../../ui/paper/print.tsx'
import { Reasons } from '../../ui/refusal.tsx'
import { Says } from '../../ui/sentence.tsx'
import { RecordLink } from '../../ui/shell/recordlink.tsx'
import { Table } from '../../ui/table.tsx'
import { words } from '../../words.ts'
import { nameOfActivity } from './name.ts'

export function Exceptions() {
  const say = words().books
  const today = view('chain').value?.day
  const to = query.value.get('to') ?? today
  const from = query.value.get('from') ?? to
  const path =
    from === undefined || to === undefined
      ? undefined
      : (`/api/views/exceptions?${new URLSearchParams({ from, to })}` as const)
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
        {told !== undefined && <CsvButton name={`exceptions-${told.from}-${told.to}`} rows={() => rowsOf(told)} />}
      </PrintHead>
      <p class="soft">{say.exceptionsSay}</p>
      {reasons !== undefined && <Reasons reasons={reasons} />}
      {told !== undefined && <Sheet told={told} />}
    </article>
  )
}

function Sheet({ told: { rows, missing } }: { told: ExceptionsView }) {
  const say = words().books
  return (
    <>
      <p>{missing.length === 0 ? say.noneMissing : <strong>{say.missing(missing.join(', '))}</strong>}</p>
      {rows.length === 0 && <p>{say.noExceptions}</p>}
      {rows.length > 0 && (
        <Table
          columns={[
            say.line,
            say.when,
            say.what,
            say.concerns,
            say.why,
            say.document,
            say.before,
            say.after,
            say.recordedBy,
          ]}
        >
          {rows.map((row, index) => (
            <tr key={`${row.seq} ${index}`}>
              <td>{row.seq}</td>
              <td>{when(row.local)}</td>
              <td>{whatOf(row)}</td>
              <td>
                <RecordLink of={row.of} />{' '}
                {row.activity !== undefined && <span class="soft">{nameOfActivity(row.activity)}</span>}
              </td>
              <td>{row.told === undefined ? row.why : <Says of={row.told} />}</td>
              <td>{row.document}</td>
              <td class="money">{row.before}</td>
              <td class="money">{row.after}</td>
              <td>{row.by.map(nameOf).join(', ')}</td>
            </tr>
          ))}
        </Table>
      )}
    </>
  )
}

const whatOf = ({ what }: ExceptionRow): string => words().event[what] ?? what

function rowsOf({ rows }: ExceptionsView): string[][] {
  const say = words().books
  return [
    [say.line, say.when, say.what, say.concerns, say.why, say.document, say.before, say.after, say.recordedBy],
    ...rows.map((row) => [
      ...[String(row.seq), row.local.replace('T', ' '), whatOf(row), row.of],
      row.told === undefined ? (row.why ?? '') : words().message(row.told),
      ...[row.document ?? '', row.before ?? '', row.after ?? '', row.by.map(nameOf).join(', ')],
    ]),
  ]
}
