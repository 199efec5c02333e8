/** Forms that the house profile asks for: what is missing, under which of its lines, and the number of each. */
import type { ClaimView, FormView } from '../../views/claim.ts'
import { isAllowed } from '../live/asking.ts'
import { words } from '../words/words.ts'
import { type Act, Step } from './claim.tsx'

export function Forms({ claim, act }: { claim: ClaimView; act: Act }) {
  const say = words().cage
  if (claim.forms.length === 0)
    return (
      <Step title={say.steps.forms ?? ''}>
        <p class="soft">{say.noForms}</p>
      </Step>
    )
  const isDone = claim.forms.every(({ reference }) => reference !== undefined)
  return (
    <Step title={say.steps.forms ?? ''} state={isDone ? 'done' : 'missing'}>
      {claim.forms.map((form) => (
        <Form key={form.kind} claim={claim.claim} form={form} act={act} />
      ))}
    </Step>
  )
}

function Form({
  claim,
  form: { kind, amount, from, by, reference },
  act,
}: {
  claim: string
  form: FormView
  act: Act
}) {
  const say = words().cage
  const record = (event: SubmitEvent) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    void act({ do: 'RecordForm', claim, kind, reference: String(form.get('reference')).trim() })
  }
  return (
    <>
      <p>
        <strong>{kind}</strong> {say.formAsked(amount, from)} <span class="soft">{`· ${say.profileLine}: ${by}`}</span>
        {reference !== undefined && ` · ${say.recorded(reference)}`}
      </p>
      {reference === undefined && isAllowed('RecordForm') && (
        <form class="form form-row" autocomplete="off" onSubmit={record}>
          <label>
            <span>{say.reference}</span>
            <input name="reference" required maxLength={80} />
          </label>
          <button type="submit" class="act">
            {say.record(kind)}
          </button>
        </form>
      )}
    </>
  )
}
