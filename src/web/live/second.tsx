/** The second person of a two-person order proves himself here, with badge and PIN, in the same form. */
import { useRef } from 'preact/hooks'
import { type Act, ORDERS } from '../../server/permissions.ts'
import { words } from '../words/words.ts'
import { acting, type Proof, session } from './session.ts'

/** Inside a form; `secondIn` reads it. */
export function SecondPerson({ act }: { act: Act }) {
  const say = words()
  const badge = useRef<HTMLInputElement>(null)
  const pin = useRef<HTMLInputElement>(null)
  const { second: roles = [], isSometimes } = ORDERS[act]
  const demo = (session.value?.demo ?? []).filter(
    (person) => person.id !== acting.value && person.roles.some((role) => roles.includes(role)),
  )
  return (
    <fieldset class="second-person">
      <legend>{say.signin.second}</legend>
      <p class="soft">{say.signin.secondSays(roles.map((role) => say.roles[role]).join(', '))}</p>
      <label>
        <span>{say.signin.badge}</span>
        <input
          ref={badge}
          name="second-badge"
          required={isSometimes !== true}
          maxLength={80}
          autocomplete="off"
          onKeyDown={(event) => {
            // A badge reader ends with Enter: the PIN comes next, nothing is sent yet.
            if (event.key !== 'Enter') return
            event.preventDefault()
            pin.current?.focus()
          }}
        />
      </label>
      <label>
        <span>{say.signin.pin}</span>
        <input
          ref={pin}
          name="second-pin"
          type="password"
          inputMode="numeric"
          required={isSometimes !== true}
          maxLength={12}
          autocomplete="off"
        />
      </label>
      {demo.length > 0 && (
        <p class="second-demo">
          {demo.map((person) => (
            <button
              key={person.id}
              type="button"
              class="toggle"
              onClick={() => {
                if (badge.current !== null) badge.current.value = person.badge
                if (pin.current !== null) pin.current.value = person.pin
              }}
            >
              {`${person.name}, ${person.roles.map((role) => say.roles[role]).join(', ')}`}
            </button>
          ))}
        </p>
      )}
    </fieldset>
  )
}

/** The proof that stands in a form; nothing where nobody filled it in. */
export function secondIn(form: FormData): Proof | undefined {
  const badge = String(form.get('second-badge') ?? '')
  return badge === '' ? undefined : { badge, pin: String(form.get('second-pin') ?? '') }
}
