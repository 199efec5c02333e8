/** Who stands at the window: found in the register or enrolled there; the journal gets a number. */
import { useSignal } from '@preact/signals'
import type { PersonView } from '../../../server/door/persons.ts'
import type { ClaimView } from '../../../views/claim.ts'
import { post, type Refused } from '../../stream/orders.ts'
import { isAllowed } from '../../stream/permission.ts'
import { useView } from '../../stream/viewreader.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input, Select } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { words } from '../../words.ts'
import { type Act, Step } from './step.tsx'

export function Identity({ claim, act }: { claim: ClaimView; act: Act }) {
  const say = words().cage
  const winner = useWinner(claim.person)
  if (claim.idShown)
    return (
      <Step title={say.steps.id ?? ''} state="done">
        <p>{winner === undefined ? say.idShown : say.idShownBy(winner.name)}</p>
        {claim.isClaimed && <p class="soft">{say.claimedSays}</p>}
        {claim.claimedBy !== undefined && isAllowed('ShowId') && <Back claim={claim} by={claim.claimedBy} act={act} />}
        {claim.unnamed !== undefined && isAllowed('ShowId') && (
          <Find show={(person) => act({ do: 'ShowId', claim: claim.claim, person })} />
        )}
      </Step>
    )
  if (!isAllowed('ShowId'))
    return <Step title={say.steps.id ?? ''} {...(claim.needsId ? { state: 'missing' as const } : {})} />
  return (
    <Step title={say.steps.id ?? ''} {...(claim.needsId ? { state: 'missing' as const } : {})}>
      {!claim.needsId && <p class="soft">{say.notAsked}</p>}
      <Find show={(person) => act({ do: 'ShowId', claim: claim.claim, person })} />
      <div class="actions">
        <Button onClick={() => void act({ do: 'ShowId', claim: claim.claim })}>{say.showId}</Button>
        <span class="soft">{say.showIdSays}</span>
      </div>
    </Step>
  )
}

/** ID was shown when it was won; the winner is here again and claims the prize, which may then be paid later. */
function Back({ claim, by, act }: { claim: ClaimView; by: string; act: Act }) {
  const say = words().cage
  return (
    <div class="actions">
      <Button onClick={() => void act({ do: 'ShowId', claim: claim.claim })}>{say.isBack}</Button>
      <span class="soft">
        {say.isBackSays} <span class="clause">{by}</span>
      </span>
    </div>
  )
}

/** The person behind a number, for this page only. */
export function useWinner(person: string | undefined): PersonView | undefined {
  return useView(person === undefined || !isAllowed('EnrolPerson') ? undefined : `/api/persons/${person}`).view
}

function Find({ show }: { show: (person: string) => Promise<boolean> }) {
  const say = words().cage
  const refused = useSignal<Refused | undefined>(undefined)
  const people = useSignal<readonly PersonView[] | undefined>(undefined)
  const find = async (sent: HTMLFormElement) => {
    const form = new FormData(sent)
    const [name, document] = ['name', 'document'].map((field) => String(form.get(field) ?? '').trim())
    if (!name && !document) return
    const answer = await post('/api/persons/find', document ? { document } : { name })
    refused.value = answer.ok ? undefined : answer
    people.value = answer.ok ? answer.found : undefined
  }
  return (
    <>
      <Form autocomplete="off" onSend={find}>
        <p>{say.findWinner}</p>
        <div class="form-row">
          <Field label={say.byName}>
            <Input name="name" maxLength={120} />
          </Field>
          <Field label={say.byDocument}>
            <Input name="document" maxLength={60} />
          </Field>
          <Button type="submit" look="primary">
            {say.look}
          </Button>
        </div>
      </Form>
      <div role="status">
        {people.value?.length === 0 && <p class="soft">{say.nobody}</p>}
        <ul class="found">
          {(people.value ?? []).map(({ person, name, born, documents }) => (
            <li key={person}>
              <span>
                <strong>{name}</strong> {born !== undefined && <span class="soft">{`${say.born} ${born}`}</span>}
                {documents.map(({ kind, ends, isExpired }) => (
                  <span key={ends} class="soft">
                    {` · ${say.documentEnds(kind, ends)}${isExpired ? ` (${say.expired})` : ''}`}
                  </span>
                ))}
              </span>
              <Button look="primary" onClick={() => void show(person)}>
                {say.thisOne}
              </Button>
            </li>
          ))}
        </ul>
      </div>
      <Refusal refused={refused.value} />
      <Enrol show={show} />
    </>
  )
}

function Enrol({ show }: { show: (person: string) => Promise<boolean> }) {
  const say = words().cage
  const refused = useSignal<Refused | undefined>(undefined)
  const enrol = async (sent: HTMLFormElement) => {
    const form = new FormData(sent)
    const field = (name: string) => String(form.get(name) ?? '').trim()
    const given = (name: string, key = name) => (field(name) === '' ? {} : { [key]: field(name) })
    const answer = await post('/api/persons', {
      name: field('name'),
      ...given('born'),
      document: { kind: field('kind'), number: field('number'), ...given('issuer'), ...given('expires') },
    })
    refused.value = answer.ok ? undefined : answer
    if (answer.ok) await show(answer.person)
  }
  return (
    <details class="fold">
      <summary>{say.enrol}</summary>
      <p class="soft">{say.enrolSays}</p>
      <Form autocomplete="off" onSend={enrol}>
        <div class="form-row">
          <Field label={say.byName}>
            <Input name="name" required maxLength={120} />
          </Field>
          <Field label={say.born}>
            <Input name="born" type="date" />
          </Field>
        </div>
        <div class="form-row">
          <Field label={say.kind}>
            <Select name="kind">
              {say.kinds.map((kind) => (
                <option key={kind}>{kind}</option>
              ))}
            </Select>
          </Field>
          <Field label={say.byDocument}>
            <Input name="number" required maxLength={60} />
          </Field>
        </div>
        <div class="form-row">
          <Field label={say.issuer}>
            <Input name="issuer" maxLength={60} />
          </Field>
          <Field label={say.validUntil}>
            <Input name="expires" type="date" />
          </Field>
        </div>
        <Button type="submit" look="primary">
          {say.enrolNow}
        </Button>
      </Form>
      <Refusal refused={refused.value} />
    </details>
  )
}
