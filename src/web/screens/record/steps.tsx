/** What happened to a hit, one line each: when, what, by whom. */
import { drawerPlace, trayPlace } from '../../../ledger/name.ts'
import type { RecordStep } from '../../../views/record/record.ts'
import { nameOf, when } from '../../ui/names.ts'
import { words } from '../../words.ts'
import { wayName } from '../cage/payment.tsx'

export const Steps = ({ steps }: { steps: readonly RecordStep[] }) => (
  <ol class="record-steps">
    {steps.map((step, index) => (
      // One line may say the same of two claims.
      <li key={`${step.seq} ${index}`}>
        <time dateTime={step.local}>{when(step.local)}</time>
        <span>
          <strong>{words().event[step.what] ?? step.what}</strong>
          {detailOf(step) !== '' && <span class="soft"> {detailOf(step)}</span>}
        </span>
        <span class="record-by">{step.by.map(nameOf).join(', ')}</span>
      </li>
    ))}
  </ol>
)

function detailOf({ about }: RecordStep): string {
  const say = words()
  switch (about?.is) {
    case undefined:
      return ''
    case 'reason':
      return [
        about.says,
        ...(about.clause === undefined ? [] : [say.record.byClause(about.clause)]),
        ...(about.document === undefined ? [] : [say.record.document(about.document)]),
      ].join(' · ')
    case 'answers':
      return say.record.answers(about.yes, about.no)
    case 'claims':
      return say.record.claimsOpened(about.claims.join(', '))
    case 'form':
      return [about.kind, about.reference ?? ''].filter((part) => part !== '').join(' ')
    case 'paid':
      return [
        wayName(about.form),
        ...(about.drawer === undefined ? [] : [say.account(drawerPlace(about.drawer))]),
        ...(about.tray === undefined ? [] : [say.account(trayPlace(about.tray))]),
      ].join(' · ')
    case 'sheet':
      return `${say.cage.sheets[about.sheet] ?? about.sheet}${about.n === 1 ? '' : `, ${say.cage.copyMark(about.n - 1)}`}`
    case 'waits':
      return say.record.waitsFor(about.hit)
    case 'round':
      return say.record.roundOf(about.round)
  }
}
