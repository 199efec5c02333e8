/** The second person of a two-person order confirms here, with badge and PIN, in the same form. */
import type { ComponentChildren } from 'preact'
import { type Act, ORDERS } from '../../server/door/acts.ts'
import { acting, type Proof, session } from '../stream/session.ts'
import { words } from '../words.ts'
import { Button } from './button.tsx'
import { Field, Input, TextArea } from './field.tsx'
import { Form } from './form.tsx'
import { BadgeFields, proofIn } from './proof.tsx'

const OF = 'second-'

/** Inside a form; `secondIn` reads it. */
export function SecondPerson({ act }: { act: Act }) {
  const say = words()
  const { second: roles = [], isSometimes } = ORDERS[act]
  const says = isSometimes === true ? say.signin.secondSometimes : say.signin.secondSays
  const demo = (session.value?.demo ?? []).filter(
    (person) => person.id !== acting.value && person.roles.some((role) => roles.includes(role)),
  )
  return (
    <fieldset class="second-person">
      <legend>{say.signin.second}</legend>
      <p class="soft">{says(roles.map((role) => say.roles[role]).join(', '))}</p>
      <BadgeFields of={OF} isNeeded={isSometimes !== true} demo={demo} />
    </fieldset>
  )
}

/** The proof that stands in a form; nothing where nobody filled it in. */
export const secondIn = (form: FormData): Proof | undefined => proofIn(form, OF)

type ByTwo = {
  readonly act: Act
  readonly label: string
  readonly deed: string
  readonly look?: 'primary' | 'stop' | 'plain'
  /** Signs of the reason. */
  readonly most?: number
  /** Of a note that may be long, and may be left out. */
  readonly note?: { readonly rows: number; readonly hint: string; readonly onText: (text: string) => void }
  /** Other fields, before the reason and after it; and what stands beside the button. */
  readonly first?: ComponentChildren
  readonly children?: ComponentChildren
  readonly beside?: ComponentChildren
  readonly onSend: (reason: string, second: Proof | undefined, form: HTMLFormElement) => unknown
}

/** What takes two and a reason: the reason, the second person, one button. */
export function ReasonByTwo({ act, label, deed, look = 'stop', most = 200, note, ...more }: ByTwo) {
  return (
    <Form
      autocomplete="off"
      keep={`${act} ${location.search}`}
      onSend={(sent) => {
        const filled = new FormData(sent)
        return more.onSend(String(filled.get('reason') ?? '').trim(), secondIn(filled), sent)
      }}
    >
      {more.first}
      <Field label={label}>
        {note === undefined ? (
          <Input name="reason" required maxLength={most} autocomplete="off" />
        ) : (
          <TextArea
            name="reason"
            rows={note.rows}
            maxLength={most}
            placeholder={note.hint}
            onInput={({ currentTarget }) => note.onText(currentTarget.value)}
          />
        )}
      </Field>
      {more.children}
      <SecondPerson act={act} />
      <p class="actions">
        <Button type="submit" look={look}>
          {deed}
        </Button>
        {more.beside}
      </p>
    </Form>
  )
}
