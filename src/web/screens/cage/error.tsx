/** Paid in error: a claim on the person, never a silent change of what was paid. It takes two. */
import type { ClaimView } from '../../../views/claim.ts'
import { SecondPerson, secondIn } from '../../ui/second.tsx'
import { words } from '../../words.ts'
import type { Act } from './claim.tsx'

type Of = { claim: Pick<ClaimView, 'claim' | 'amount' | 'inError'>; act: Act }

export function InError({ claim, act }: Of) {
  const say = words()
  if (claim.inError)
    return (
      <p class="notice" data-tone="stop">
        {say.cage.inError}
      </p>
    )
  const report = (event: SubmitEvent) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    const reason = String(form.get('reason')).trim()
    void act({ do: 'ReportPaidInError', claim: claim.claim, reason }, secondIn(form))
  }
  return (
    <details class="fold">
      <summary>{say.cage.error}</summary>
      <p class="soft">{say.cage.errorSays(claim.amount)}</p>
      <form class="form" onSubmit={report}>
        <label>
          <span>{say.reason}</span>
          <input name="reason" required maxLength={1000} />
        </label>
        <SecondPerson act="ReportPaidInError" />
        <button type="submit" class="act stop">
          {say.cage.reportError}
        </button>
      </form>
    </details>
  )
}
