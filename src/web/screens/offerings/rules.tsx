/** The rule file as it reads today: every clause with its kind, how unclear ones are read, ranges, options, what is absent. */

import { useSignal } from '@preact/signals'
import type { OfferedView } from '../../../server/desks/catalogview.ts'
import { headingOf } from '../../../views/clausesheet/cite.ts'
import { Field, Select } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Says } from '../../ui/sentence.tsx'
import { Table } from '../../ui/table.tsx'
import { words } from '../../words.ts'
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
        <p class="soft">{offered.document}</p>
        <Sections sections={offered.sections} />
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

export const Sections = ({ sections }: Pick<OfferedView, 'sections'>) => (
  <div class="sections" lang="en">
    {sections.map(({ title, by, rows }) => (
      <section key={title}>
        <h3>
          {title} {by !== undefined && <span class="clause">{by}</span>}
        </h3>
        <ul>
          {rows.map((row, index) => (
            // Two rows may be alike; they never move.
            <li key={index} data-deeper={row.isDeeper}>
              {row.says} {row.by !== '' && <span class="clause">{row.by}</span>}
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
)
