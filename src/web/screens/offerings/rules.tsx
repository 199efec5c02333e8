/** The rule file as it reads today: every clause with its kind, how unclear ones are read, ranges, options, what is absent. */

import { useSignal } from '@preact/signals'
import type { OfferedView } from '../../../server/desks/catalogview.ts'
import { headingOf } from '../../../views/clausesheet/cite.ts'
import type { ClauseRow } from '../../../views/clausesheet/clausesheet.ts'
import { Field, Select } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Says } from '../../ui/sentence.tsx'
import { Table } from '../../ui/table.tsx'
import { words } from '../../words.ts'
import { documentSaid, Values } from './beside.tsx'
import { Readings } from './readings.tsx'

const KINDS = ['runs', 'attested', 'shown', 'allowed', 'outside'] as const

export function Rules({ offered }: { offered: OfferedView }) {
  const say = words().offerings
  const kind = useSignal('')
  const clauses = offered.clauseList.filter((one) => kind.value === '' || one.kind === kind.value)
  return (
    <>
      {offered.faults.length > 0 && (
        <Notice tone="stop">
          <strong>{say.faulty}</strong>
          <ul class="reasons">
            {offered.faults.map((fault) => (
              <li key={fault.says}>
                <Says of={fault} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <section class="pane" aria-label={say.terms}>
        <h2>{say.terms}</h2>
        <p class="soft">{documentSaid(offered)}</p>
        <Sections beside={offered.beside} />
      </section>
      <section class="pane" aria-label={say.clauses}>
        <header class="pane-head">
          <h2>{say.clauses}</h2>
          <Field label={say.kindOf} isInline>
            <Select value={kind.value} onChange={({ currentTarget: { value } }) => (kind.value = value)}>
              <option value="">{words().books.all}</option>
              {KINDS.map((one) => (
                <option key={one} value={one}>
                  {`${say.kind[one]} (${offered.clauses[one] ?? 0})`}
                </option>
              ))}
            </Select>
          </Field>
        </header>
        <Table>
          {clauses.map(({ clause, kind: of, cite, says, readings }) => (
            <tr key={clause}>
              <td>
                <span class="clause">{clause}</span>
              </td>
              <td class="soft">{say.kind[of as (typeof KINDS)[number]]}</td>
              <td>
                <span lang="en">{says}</span>
                <Readings of={readings} />
              </td>
              <td class="soft" lang="en">
                {headingOf(cite)}
              </td>
            </tr>
          ))}
        </Table>
      </section>
    </>
  )
}

/** What the program holds by each clause, under the headings of the document. */
export function Sections({ beside }: { readonly beside: OfferedView['beside'] | undefined }) {
  return (
    <div class="sections">
      {sectionsOf(beside?.rows ?? []).map(({ heading, rows }) => (
        <section key={rows[0]?.clause}>
          <h3 lang="en">{heading}</h3>
          <dl class="terms">
            {rows.map(({ clause, values }) => (
              <div key={clause}>
                <dt class="clause">{clause}</dt>
                <dd>
                  <Values of={values} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {beside !== undefined && beside.house.length > 0 && (
        <section>
          <h3>{words().offerings.clauseSheet.house}</h3>
          <Values of={beside.house} />
        </section>
      )}
    </div>
  )
}

type Held = Pick<ClauseRow, 'clause' | 'heading' | 'values'>

/** Neighbours of one heading stand below it; a clause by which nothing is held is among the clauses only. */
function sectionsOf(rows: readonly ClauseRow[]): { heading: string; rows: Held[] }[] {
  const sections: { heading: string; rows: Held[] }[] = []
  for (const { clause, heading, values: own, readings } of rows) {
    const values = [...own, ...readings.flatMap((reading) => reading.values)]
    if (values.length === 0) continue
    const last = sections.at(-1)
    if (last?.heading === heading) last.rows.push({ clause, heading, values })
    else sections.push({ heading, rows: [{ clause, heading, values }] })
  }
  return sections
}
