/** Paid in error: a claim on the person, never a silent change of what was paid. It takes two. */
import type { ClaimView } from '../../../views/claim.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SecondPerson, secondIn } from '../../ui/secondperson.tsx'
import { words } from '../../words.ts'
import type { Act } from './step.tsx'

type Of = { claim: Pick<ClaimView, 'claim' | 'amount' | 'inError'>; act: Act }

export function InError({ claim, act }: Of) {
  const say = words()
  if (claim.inError) return <Notice tone="stop">{say.cage.inError}</Notice>
  const report = (sent: HTMLFormElement) => {
    const form = new FormData(sent)
    const reason = String(form.get('reason')).trim()
    void act({ do: 'ReportPaidInError', claim: claim.claim, reason }, secondIn(form))
  }
  return (
    <details class="fold">
      <summary>{say.cage.error}</summary>
      <p class="soft">{say.cage.errorSays(claim.amount)}</p>
      <Form keep={`error ${claim.claim}`} onSend={report}>
        <Field label={say.reason}>
          <Input name="reason" required maxLength={1000} />
        </Field>
        <SecondPerson act="ReportPaidInError" />
        <Button type="submit" look="stop">
          {say.cage.reportError}
        </Button>
      </Form>
    </details>
  )
}
