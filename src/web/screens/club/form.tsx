/** The form of the club. For a member who is known only what is filled in is changed. */
import { useSignal } from '@preact/signals'
import type { ClubLook } from '../../../server/club/clubroutes.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input, Select } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { words } from '../../words.ts'
import { write } from './looked.ts'
import { shrunk } from './shrink.ts'

export function FormPane({ of }: { of?: ClubLook }) {
  const say = words().club
  const picture = useSignal<string | undefined>(undefined)
  const wrong = useSignal('')
  const take = async (file: File | undefined) => {
    picture.value = file === undefined ? undefined : await shrunk(file)
    wrong.value = file !== undefined && picture.value === undefined ? say.notAPicture : ''
  }
  const save = (sent: HTMLFormElement) => {
    const form = new FormData(sent)
    const told = (name: string) => String(form.get(name) ?? '').trim()
    const given = (name: string) => (told(name) === '' ? {} : { [name]: told(name) })
    const number = told('number')
    return write(
      'members',
      {
        ...(of === undefined ? {} : { person: of.person }),
        ...given('name'),
        ...given('address'),
        ...given('born'),
        ...(number === '' ? {} : { document: { kind: told('kind'), number } }),
        ...(picture.value === undefined ? {} : { picture: picture.value }),
      },
      () => say.saved,
    )
  }
  return (
    <article class="pane no-print">
      <h2>{of === undefined ? say.newMember : say.form}</h2>
      {of !== undefined && <p class="soft">{say.formSays}</p>}
      <Form autocomplete="off" onSend={save}>
        <Field label={say.name}>
          <Input name="name" required={of === undefined} maxLength={120} autocomplete="off" />
        </Field>
        <Field label={say.address}>
          <Input name="address" maxLength={300} autocomplete="off" />
        </Field>
        <Field label={say.born}>
          <Input name="born" type="date" />
        </Field>
        <Field label={say.documentKind}>
          <Select name="kind">
            {words().cage.kinds.map((kind) => (
              <option key={kind}>{kind}</option>
            ))}
          </Select>
        </Field>
        <Field label={say.documentNumber}>
          <Input name="number" maxLength={60} autocomplete="off" />
        </Field>
        <Field label={say.takePicture} error={wrong.value}>
          <Input
            type="file"
            accept="image/*"
            capture="user"
            onInput={({ currentTarget }) => void take(currentTarget.files?.[0])}
          />
        </Field>
        {picture.value !== undefined && <img class="club-picture" src={picture.value} alt={say.picture} />}
        <p class="actions">
          <Button type="submit">{say.save}</Button>
        </p>
      </Form>
    </article>
  )
}
