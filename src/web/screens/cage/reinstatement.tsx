/** A winner whose ban has ended: the request is filed, and its approval lets the prize go. */
import type { ClaimView } from '../../../views/claim.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { SecondPerson, secondIn } from '../../ui/secondperson.tsx'
import { words } from '../../words.ts'
import { FormNumber } from './formnumber.tsx'
import type { Act } from './step.tsx'

export function Reinstatement({ claim, act }: { claim: ClaimView; act: Act }) {
  const say = words().cage
  const { reinstatement } = claim
  if (reinstatement === undefined) return null
  const { form, by, reference, person, facts } = reinstatement
  const file = (sent: HTMLFormElement) => {
    const typed = new FormData(sent)
    void act({
      do: 'RecordForm',
      claim: claim.claim,
      kind: form,
      reference: String(typed.get('reference')).trim(),
    })
  }
  const approve = (sent: HTMLFormElement) => {
    const { duty = 'none', proposition = false, age, connection } = facts
    const known = {
      ...(age === undefined ? {} : { age }),
      ...(connection === undefined ? {} : { connection }),
    }
    void act(
      { do: 'EnrolPerson', person, duty, proposition, ...known, exclusion: 'reinstated' },
      secondIn(new FormData(sent)),
    )
  }
  return (
    <section class="step-part">
      <h4>{say.reinstatement}</h4>
      <p>
        {say.reinstatementSays} <span class="clause">{by}</span>
      </p>
      {reference === undefined && isAllowed('RecordForm') && (
        <Form class="form-row" autocomplete="off" keep={`reinstatement ${claim.claim}`} onSend={file}>
          <Field label={say.reference}>
            <FormNumber name="reference" />
          </Field>
          <Button type="submit" look="primary">
            {say.requestFiled}
          </Button>
        </Form>
      )}
      {reference !== undefined && <p>{say.recorded(reference)}</p>}
      {reference !== undefined && isAllowed('EnrolPerson') && (
        <Form onSend={approve}>
          <SecondPerson act="EnrolPerson" />
          <Button type="submit" look="primary">
            {say.requestApproved}
          </Button>
        </Form>
      )}
    </section>
  )
}
