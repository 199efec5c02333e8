/** The second person of a two-person order confirms here, with badge and PIN, in the same form. */
import { type Act, ORDERS } from '../../server/door/acts.ts'
import { acting, type Proof, session } from '../stream/session.ts'
import { words } from '../words.ts'
import { BadgeFields, proofIn } from './proof.tsx'

const OF = 'second-'

/** Inside a form; `secondIn` reads it. */
export function SecondPerson({ act }: { act: Act }) {
  const say = words()
  const { second: roles = [], isSometimes } = ORDERS[act]
  const demo = (session.value?.demo ?? []).filter(
    (person) => person.id !== acting.value && person.roles.some((role) => roles.includes(role)),
  )
  return (
    <fieldset class="second-person">
      <legend>{say.signin.second}</legend>
      <p class="soft">{say.signin.secondSays(roles.map((role) => say.roles[role]).join(', '))}</p>
      <BadgeFields of={OF} isNeeded={isSometimes !== true} demo={demo} />
    </fieldset>
  )
}

/** The proof that stands in a form; nothing where nobody filled it in. */
export const secondIn = (form: FormData): Proof | undefined => proofIn(form, OF)
