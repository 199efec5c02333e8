/** A winner whose ban has ended: the request is filed, and its approval lets the prize go. */
import type { ClaimView } from '../../../views/claim.ts'
import { isAllowed } from '../../stream/asking.ts'
import { words } from '../../words.ts'
import { type Act, Step } from './claim.tsx'

export function Reinstatement({ claim, act }: { claim: ClaimView; act: Act }) {
  const say = words().cage
  const { reinstatement } = claim
  if (reinstatement === undefined) return null
  const { form, by, reference, person, facts } = reinstatement
  const file = (event: SubmitEvent) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget as HTMLFormElement)
    void act({
      do: 'RecordForm',
      claim: claim.claim,
      kind: form,
      reference: String(typed.get('reference')).trim(),
    })
  }
  const approve = () => {
    const { duty = 'none', proposition = false, age, connection } = facts
    void act({
      do: 'EnrolPerson',
      person,
      duty,
      proposition,
      ...(age === undefined ? {} : { age }),
      ...(connection === undefined ? {} : { connection }),
      exclusion: 'reinstated',
    })
  }
  return (
    <Step title={say.reinstatement} state="missing">
      <p>
        {say.reinstatementSays} <span class="clause">{by}</span>
      </p>
      {reference === undefined && isAllowed('RecordForm') && (
        <form class="form form-row" autocomplete="off" onSubmit={file}>
          <label>
            <span>{say.reference}</span>
            <input name="reference" required maxLength={80} />
          </label>
          <button type="submit" class="act">
            {say.requestFiled}
          </button>
        </form>
      )}
      {reference !== undefined && <p>{say.recorded(reference)}</p>}
      {reference !== undefined && isAllowed('EnrolPerson') && (
        <button type="button" class="act" onClick={approve}>
          {say.requestApproved}
        </button>
      )}
    </Step>
  )
}
