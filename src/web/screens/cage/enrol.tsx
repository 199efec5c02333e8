/** A winner whom the register does not know yet: name, date of birth, the document in their hand. */
import { useSignal } from '@preact/signals'
import type { PersonView } from '../../../server/door/persons.ts'
import { post, type Refused } from '../../stream/orders.ts'
import { readView } from '../../stream/viewreader.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input, Select } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { words } from '../../words.ts'

export function Enrol({ choose }: { choose: (person: PersonView) => void }) {
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
    if (!answer.ok) return
    const { view } = await readView(`/api/persons/${answer.person}`)
    if (view !== undefined) choose(view)
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
            <Input name="born" type="date" required />
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
