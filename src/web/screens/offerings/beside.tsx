/** The sheet to be laid beside the document: clause by clause in the order of its lines, printable. */
import './beside.css'
import type { OfferedView } from '../../../server/desks/catalogview.ts'
import { documentLines } from '../../../views/clausesheet/cite.ts'
import type { ClauseRow, SheetValue } from '../../../views/clausesheet/clausesheet.ts'
import { Notice } from '../../ui/notice.tsx'
import { PrintHead } from '../../ui/paper/print.tsx'
import { Table } from '../../ui/table.tsx'
import { words } from '../../words.ts'
import { Readings } from './readings.tsx'

export function Beside({ offered: { name, id, beside } }: { offered: OfferedView }) {
  const { clauseSheet: say, noFile, parts } = words().offerings
  if (beside === undefined) return <Notice>{noFile}</Notice>
  return (
    <article class="pane printed beside" aria-label={parts.beside}>
      <PrintHead title={name} />
      <p class="soft">{documentSaid({ id, document: beside.document })}</p>
      {/* On a phone the columns stand below each other, so each cell carries its name. */}
      <Table isBare columns={[say.lines, say.clause, say.values, say.kind, say.readings, say.answers]}>
        {beside.rows.map((row) => (
          <Row key={row.clause} row={row} />
        ))}
      </Table>
      {beside.house.length > 0 && (
        <>
          <h2>{say.house}</h2>
          <Values of={beside.house} />
        </>
      )}
      {beside.absent.length > 0 && (
        <>
          <h2>{say.absent}</h2>
          <ul class="reasons" lang="en">
            {beside.absent.map(({ what, says }) => (
              <li key={what}>{`${what}: ${says}`}</li>
            ))}
          </ul>
        </>
      )}
    </article>
  )
}

/** The approved document by its number and lines: our own number of the file means nothing to anybody. */
export function documentSaid({ id, document }: { readonly id: string; readonly document: string }): string {
  const lines = documentLines(document)
  const place = lines === undefined ? document : words().offerings.clauseSheet.line(lines)
  return [id, place].filter((word) => word !== '').join(' · ')
}

function Row({ row: { clause, lines, heading, says, kind, values, see, readings, answers } }: { row: ClauseRow }) {
  const { clauseSheet: say, kind: kinds } = words().offerings
  return (
    <tr>
      <th scope="row" data-name={say.lines}>
        <span class="beside-line">{lines}</span>{' '}
        <span class="soft" lang="en">
          {heading}
        </span>
      </th>
      <td data-name={say.clause}>
        <span class="clause">{clause}</span> <span lang="en">{says}</span>
      </td>
      <td data-name={say.values}>
        <Values of={values} />
        {see.length > 0 && <p class="soft">{say.see(see.join(', '))}</p>}
      </td>
      <td data-name={say.kind}>{kinds[kind]}</td>
      <td data-name={say.readings}>
        {readings.map(({ values: own, ...reading }) => (
          <div key={reading.id}>
            <Readings of={[reading]} />
            <Values of={own} />
          </div>
        ))}
      </td>
      <td data-name={say.answers}>{answers.map((one) => say.who[one]).join(', ')}</td>
    </tr>
  )
}

export function Values({ of }: { of: readonly SheetValue[] }) {
  const { also: alsoBy } = words().offerings.clauseSheet
  return of.length === 0 ? null : (
    <ul>
      {of.map(({ says, rows = [], also }, index) => (
        // Two values may read alike; they never move.
        <li key={index}>
          <span lang="en">{says}</span>
          {also.length > 0 && <span class="soft">{` (${alsoBy(also.join(', '))})`}</span>}
          {rows.length > 0 && (
            <ul lang="en">
              {rows.map((row) => (
                <li key={row}>{row}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
