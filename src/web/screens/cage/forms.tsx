/** Forms that the house profile asks for: what is missing, under which of its lines, and the number of each. */
import type { ClaimView, FormView } from '../../../views/claim.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { words } from '../../words.ts'
import { Before } from './paidtotals.tsx'
import { wayName } from './payment.tsx'
import { type Act, Step } from './step.tsx'

export function Forms({ claim, way, act }: { claim: ClaimView; way: string; act: Act }) {
  const say = words().cage
  const isAskedNow = ({ in: ways }: FormView) => ways?.includes(way) !== false
  const forms = claim.forms.filter(isAskedNow)
  const others = claim.forms.filter((form) => !isAskedNow(form) && form.reference === undefined)
  const isDone = claim.unnamed === undefined && forms.every(({ reference }) => reference !== undefined)
  const isAsked = claim.unnamed !== undefined || forms.length > 0
  return (
    <Step title={say.steps.forms ?? ''} {...(isAsked ? { state: isDone ? 'done' : 'missing' } : {})}>
      <Before claim={claim} />
      {claim.unnamed !== undefined && (
        <p>
          {say.unnamedSays(claim.unnamed.amount)} <ProfileLine by={claim.unnamed.by} />
        </p>
      )}
      {!isAsked && <p class="soft">{say.noForms}</p>}
      {forms.map((form) => (
        <OneForm key={`${form.kind} ${form.person ?? ''}`} claim={claim.claim} form={form} act={act} />
      ))}
      {others.map((form) => (
        <p key={`${form.kind} ${form.person ?? ''}`} class="soft">
          {say.onlyIfPaidIn((form.in ?? []).map(wayName).join(', ').toLowerCase())} <strong>{form.kind}</strong>{' '}
          {askedFor(form)}
        </p>
      ))}
    </Step>
  )
}

function OneForm({ claim, form, act }: { claim: string; form: FormView; act: Act }) {
  const say = words().cage
  const { kind, by, reference, person, part } = form
  const whose = person === undefined ? {} : { person }
  const record = (sent: HTMLFormElement) => {
    const entered = new FormData(sent)
    void act({ do: 'RecordForm', claim, kind, reference: String(entered.get('reference')).trim(), ...whose })
  }
  return (
    <>
      <p>
        <strong>{ofWhom(kind, person)}</strong> {part !== undefined && `${say.statesPart(part)} · `}
        {askedFor(form)} <ProfileLine by={by} />
        {reference !== undefined && ` · ${say.recorded(reference)}`}
      </p>
      {reference === undefined && isAllowed('RecordForm') && (
        <Form class="form-row" autocomplete="off" onSend={record}>
          <Field label={ofWhom(say.reference, person)}>
            <Input name="reference" required maxLength={80} />
          </Field>
          <Button type="submit" look="primary">
            {say.record(ofWhom(kind, person))}
          </Button>
        </Form>
      )}
    </>
  )
}

/** A form of the claim, or of one of those who share the prize. */
export const ofWhom = (kind: string, person: string | undefined): string =>
  person === undefined ? kind : `${kind} · ${words().cage.personOf(person)}`

function ProfileLine({ by }: { by: string }) {
  const say = words().cage
  return (
    <span class="soft">
      · {say.profileLine}: <span lang="en">{by}</span>
    </span>
  )
}

/** The threshold in words, and how far this prize takes it where a day or a year is added up. */
function askedFor({ amount, isOver, sum, total, in: ways, from }: FormView): string {
  const say = words().cage
  const least = isOver ? say.moreThan(amount) : say.orMore(amount)
  const paidIn = ways === undefined ? '' : ` ${say.paidInWays(ways.map(wayName).join(', ').toLowerCase())}`
  if (sum === 'one payment') return say.formAsked(`${least}${paidIn}`, from)
  return say.sumAsked(`${least}${paidIn}`, say.sums[sum], total, from)
}
