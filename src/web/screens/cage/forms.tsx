/** Forms that the house profile asks for: what is missing, under which of its lines, and the number of each. */

import type { ComponentChildren } from 'preact'
import type { PersonView } from '../../../server/door/persons.ts'
import type { ClaimView, FormView } from '../../../views/claim.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { dayOf } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'
import { FormNumber } from './formnumber.tsx'
import { OnTheForm } from './ontheform.tsx'
import { Before } from './paidtotals.tsx'
import { wayName } from './payment.tsx'
import { type Act, Step, type StepState } from './step.tsx'

type FormsOf = {
  readonly claim: ClaimView
  readonly way: string
  readonly act: Act
  readonly state: StepState
  readonly who: PersonView | undefined
  readonly children?: ComponentChildren
}

/** Some are asked for only where it is paid so. */
const asksNow = (way: string) => (form: FormView) => form.in?.includes(way) !== false

export const areFormsDone = (claim: ClaimView, way: string): boolean =>
  claim.reinstatement === undefined &&
  claim.forms.filter(asksNow(way)).every(({ reference }) => reference !== undefined)

export function Forms({ claim, way, act, state, who, children }: FormsOf) {
  const say = words().cage
  const forms = claim.forms.filter(asksNow(way))
  const others = claim.forms.filter((form) => !asksNow(way)(form) && form.reference === undefined)
  return (
    <Step
      n={3}
      title={say.steps.forms}
      state={state}
      says={<Told claim={claim} forms={forms} others={others} state={state} />}
      opens={say.openStep}
    >
      {forms.map((form) => (
        <OneForm key={`${form.kind} ${form.person ?? ''}`} claim={claim} form={form} act={act} who={who} />
      ))}
      {children}
    </Step>
  )
}

type ToldOf = { claim: ClaimView; forms: readonly FormView[]; others: readonly FormView[]; state: StepState }

/** What is asked for and what was paid before stand there whether the step is open or not. */
function Told({ claim, forms, others, state }: ToldOf) {
  const say = words().cage
  return (
    <>
      {state === 'later' && <p class="soft">{say.first(say.steps.id)}</p>}
      {forms.length === 0 && claim.unnamed === undefined && <p class="soft">{say.noForms}</p>}
      {claim.unnamed !== undefined && (
        <p>
          {say.unnamedSays(claim.unnamed.amount)} <ProfileLine by={claim.unnamed.by} />
        </p>
      )}
      {forms.map((form) => (
        <p key={`${form.kind} ${form.person ?? ''}`}>
          <strong>{ofWhom(form.kind, form.person)}</strong>{' '}
          {form.part !== undefined && `${say.statesPart(form.part)} · `}
          {askedFor(form)} <ProfileLine by={form.by} />
          {form.reference !== undefined && ` · ${say.recorded(form.reference)}`}
        </p>
      ))}
      {others.map((form) => (
        <p key={`${form.kind} ${form.person ?? ''}`} class="soft">
          {say.onlyIfPaidIn((form.in ?? []).map(wayName).join(', ').toLowerCase())} <strong>{form.kind}</strong>{' '}
          {askedFor(form)}
        </p>
      ))}
      {(claim.needsId || forms.length > 0 || claim.person !== undefined) && <Before claim={claim} />}
    </>
  )
}

type OneFormOf = { claim: ClaimView; form: FormView; act: Act; who: PersonView | undefined }

/** The number is typed from the form; what goes onto the form is here to be copied. */
function OneForm({ claim, form, act, who }: OneFormOf) {
  const say = words().cage
  const { kind, reference, person } = form
  const whose = person === undefined ? {} : { person }
  const record = (sent: HTMLFormElement) => {
    const entered = new FormData(sent)
    const number = String(entered.get('reference')).trim()
    void act({ do: 'RecordForm', claim: claim.claim, kind, reference: number, ...whose })
  }
  if (reference !== undefined) return null
  return (
    <>
      {isAllowed('RecordForm') && (
        <Form class="form-row" autocomplete="off" keep={`${claim.claim} ${ofWhom(kind, person)}`} onSend={record}>
          <Field label={ofWhom(say.reference, person)}>
            <FormNumber name="reference" />
          </Field>
          <Button type="submit" look="plain">
            {say.record(ofWhom(kind, person))}
          </Button>
        </Form>
      )}
      {person === undefined && <OnTheForm claim={claim} form={form} who={who} />}
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
  if (sum === 'one payment') return say.formAsked(`${least}${paidIn}`, dayOf(from))
  return say.sumAsked(`${least}${paidIn}`, say.sums[sum], total, dayOf(from))
}
