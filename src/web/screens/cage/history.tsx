/** What happened to a claim so far, by whom: from the hit to its papers. */

import type { ClaimStep } from '../../../server/desks/cage.ts'
import { useView } from '../../stream/viewreader.ts'
import { nameOf } from '../../ui/names.ts'
import { when } from '../../ui/shell/clock.tsx'
import { Table } from '../../ui/table.tsx'
import { words } from '../../words.ts'
import { wayName } from './payment.tsx'

export function History({ claim, after }: { claim: string; after: string }) {
  const say = words()
  const { view } = useView(`/api/views/claimlog?${new URLSearchParams({ claim, at: after })}`)
  if (view === undefined) return null
  return (
    <article class="pane no-print">
      <h2>{say.cage.claimHistory}</h2>
      <Table class="claim-history">
        {view.steps.map((step) => (
          <tr key={`${step.local} ${step.what} ${step.note ?? ''}`}>
            <td>{when(step.local)}</td>
            <td>
              {say.event[step.what] ?? step.what}
              {noteOf(step) !== '' && <span class="soft"> · {noteOf(step)}</span>}
            </td>
            <td>{step.by === undefined ? '' : nameOf(step.by)}</td>
          </tr>
        ))}
      </Table>
    </article>
  )
}

function noteOf({ what, note = '', n, typedBy }: ClaimStep): string {
  const say = words().cage
  if (what === 'SheetPrinted') return `${say.sheets[note] ?? note}${n === 1 ? '' : `, ${say.copyMark((n ?? 1) - 1)}`}`
  if (what === 'ClaimPaid')
    return `${wayName(note)}${typedBy === undefined ? '' : ` · ${say.lateTyped(nameOf(typedBy))}`}`
  return note
}
