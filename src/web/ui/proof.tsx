/** Badge and PIN, wherever somebody proves with them who they are. Inside a form; `proofIn` reads them. */
import { useRef, useState } from 'preact/hooks'
import type { DemoPerson } from '../../server/demo/people.ts'
import type { Proof } from '../stream/session.ts'
import { words } from '../words.ts'
import { Button } from './button.tsx'
import { Field, Input } from './field.tsx'
import { Pad } from './pad/pad.tsx'

/** A tablet has no keys, and its own keyboard covers half of the page. */
const hasPad = matchMedia('(pointer: coarse)').matches

type Fields = {
  /** Where a form has more than one person in it. */
  readonly of?: 'second-'
  readonly isNeeded?: boolean
  /** They are chosen now, and not proven: what is said beside them. */
  readonly says?: { readonly badge: string; readonly pin: string }
  /** In a demo: who may be tapped instead of typed. */
  readonly demo?: readonly DemoPerson[]
}

export function BadgeFields({ of, isNeeded = true, says, demo = [] }: Fields) {
  const say = words()
  const badge = useRef<HTMLInputElement>(null)
  const pin = useRef<HTMLInputElement>(null)
  const [digits, setDigits] = useState('')
  const take = (person: DemoPerson) => {
    if (badge.current !== null) badge.current.value = person.badge
    if (pin.current !== null) pin.current.value = person.pin
  }
  return (
    <>
      <Field label={say.signin.badge} hint={says?.badge}>
        <Input
          ref={badge}
          name={`${of ?? ''}badge`}
          required={isNeeded}
          maxLength={80}
          autocomplete="off"
          onKeyDown={(event) => {
            // A badge reader ends with Enter: the PIN comes next, nothing is sent yet.
            if (event.key !== 'Enter') return
            event.preventDefault()
            pin.current?.focus()
          }}
        />
      </Field>
      <Field label={say.signin.pin} hint={says?.pin}>
        <Input
          ref={pin}
          onInput={({ currentTarget }) => setDigits(currentTarget.value)}
          name={`${of ?? ''}pin`}
          type="password"
          inputMode={hasPad ? 'none' : 'numeric'}
          required={isNeeded}
          maxLength={12}
          autocomplete="off"
        />
      </Field>
      {hasPad && (
        <Pad
          label={say.kit.pinPad}
          value={digits}
          most={12}
          onChange={(value) => {
            setDigits(value)
            if (pin.current !== null) pin.current.value = value
          }}
        />
      )}
      {demo.length > 0 && (
        <p class="second-demo">
          {demo.map((person) => (
            <Button key={person.id} onClick={() => take(person)}>
              {`${person.name}, ${person.roles.map((role) => say.roles[role]).join(', ')}`}
            </Button>
          ))}
        </p>
      )}
    </>
  )
}

/** What was filled in; nothing where nobody did. */
export function proofIn(form: FormData, of = ''): Proof | undefined {
  const badge = String(form.get(`${of}badge`) ?? '')
  return badge === '' ? undefined : { badge, pin: String(form.get(`${of}pin`) ?? '') }
}
