/** One person: roles and badge, by two; a start code, a lost second factor; leaving and unlocking. */

import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { PLACES } from '../../../server/door/places.ts'
import type { StaffRow } from '../../../server/door/staff.ts'
import type { StartAnswer } from '../../../server/door/staffroutes.ts'
import { show } from '../../stream/address.ts'
import { type Answer, post, type Refused } from '../../stream/orders.ts'
import { session } from '../../stream/session.ts'
import { Button } from '../../ui/button.tsx'
import { Check, Field, Input } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { tell } from '../../ui/overlay/toast.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { SecondPerson, secondIn } from '../../ui/secondperson.tsx'
import { clockOf, minuteOf } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'

type Role = StaffRow['roles'][number]
export const isAdministrator = () => session.value?.person?.roles.includes('administrator') === true

/** What was filled in: an empty field changes nothing. */
function filled(form: HTMLFormElement): Record<string, unknown> {
  const fields = new FormData(form)
  const texts = ['name', 'login', 'badge'].map((name) => [name, String(fields.get(name) ?? '')])
  const given = Object.fromEntries(texts.filter(([, text]) => text !== ''))
  return { ...given, roles: fields.getAll('role').map(String), second: secondIn(fields) }
}

type StaffPath = '' | '/change' | '/start' | '/factor' | '/disable' | '/unlock'
type Started = { person: string; startCode?: string; until?: string }

function useSending() {
  const refused = useSignal<Refused | undefined>(undefined)
  const start = useSignal<({ name: string } & StartAnswer) | undefined>(undefined)
  const sendTo = async (path: StaffPath, body: unknown, says: string, name = ''): Promise<Answer<Started>> => {
    const answer: Answer<Started> = await post(`/api/staff${path}`, body)
    refused.value = answer.ok ? undefined : answer
    if (answer.ok) tell(says)
    if (answer.ok && answer.startCode !== undefined) start.value = { name, ...(answer as StartAnswer) }
    return answer
  }
  const given = start.value
  const say = words().staff
  return {
    sendTo,
    shown: (
      <>
        <Refusal refused={refused.value} />
        <div role="status">
          {given !== undefined && (
            <Notice tone="good">
              <p>{say.startOnce(given.name, minuteOf(given.until))}</p>
              <code class="start-code">{given.startCode}</code>
            </Notice>
          )}
        </div>
      </>
    ),
  }
}

export function Enrol() {
  const say = words().staff
  const { sendTo, shown } = useSending()
  if (!isAdministrator()) return <p class="soft">{say.readOnly}</p>
  const submit = async (form: HTMLFormElement) => {
    const entry = filled(form)
    const answer = await sendTo('', entry, say.isEnrolled(String(entry.name)), String(entry.name))
    if (answer.ok) form.reset()
  }
  return (
    <article>
      <h2>{say.enrol}</h2>
      <p class="soft">{say.enrolSays}</p>
      <PersonForm onSave={submit} save={say.enrolNow} isNew roles={[]}>
        <Text name="name" label={say.name} isNeeded />
      </PersonForm>
      {shown}
    </article>
  )
}

export function Member({ member }: { member: StaffRow }) {
  const say = words()
  const { sendTo, shown } = useSending()
  const { id, name, roles, isActive, hasBadge, hasFactor, isNew, conflicts, lockedUntil, login = '' } = member
  const withSecond = (form: HTMLFormElement) => ({ person: id, second: secondIn(new FormData(form)) })
  const facts = [
    say.person(id),
    login,
    hasBadge ? say.staff.hasBadge : say.staff.noBadge,
    isNew ? say.staff.isNew : '',
    hasFactor ? say.staff.hasFactor : '',
  ]
  return (
    <article>
      <h2>{name}</h2>
      <p class="soft">{facts.filter((part) => part !== '').join(' · ')}</p>
      {conflicts.map(({ duties: [one, other] }) => (
        <Notice key={one} tone="stop">
          {say.staff.conflict(say.staff.duties[one], say.staff.duties[other])}
        </Notice>
      ))}
      {lockedUntil !== undefined && (
        <Notice tone="due">
          {say.staff.locked(clockOf(lockedUntil))}{' '}
          {isAdministrator() && (
            <Button onClick={() => void sendTo('/unlock', { person: id }, say.staff.isSaved)}>
              {say.staff.unlock}
            </Button>
          )}
        </Notice>
      )}
      {isAdministrator() ? (
        <PersonForm
          roles={roles}
          save={isActive ? say.staff.save : say.staff.back}
          onSave={async (form) => {
            await sendTo('/change', { person: id, ...filled(form) }, say.staff.isSaved)
          }}
          onStart={
            isActive
              ? (form) => sendTo('/start', withSecond(form), say.staff.isGiven, name).then(() => undefined)
              : undefined
          }
          onFactor={
            hasFactor
              ? (form) => sendTo('/factor', withSecond(form), say.staff.isSaved).then(() => undefined)
              : undefined
          }
        />
      ) : (
        <p>{roles.map((role) => say.roles[role]).join(', ')}</p>
      )}
      {shown}
      {isActive && isAdministrator() && (
        <details class="fold">
          <summary>{say.staff.disable}</summary>
          <p class="soft">{say.staff.disableSays}</p>
          <Button
            look="stop"
            onClick={() =>
              void sendTo('/disable', { person: id }, say.staff.isSaved).then(
                (answer) => answer.ok && show({ person: id }),
              )
            }
          >
            {say.staff.disableNow}
          </Button>
        </details>
      )}
    </article>
  )
}

type Sent = (form: HTMLFormElement) => Promise<void>

/** One form and one proof of the second person, for whatever the two do about somebody. */
function PersonForm({
  roles,
  save,
  isNew = false,
  onSave,
  onStart,
  onFactor,
  children,
}: {
  roles: readonly Role[]
  save: string
  isNew?: boolean
  onSave: Sent
  onStart?: Sent | undefined
  onFactor?: Sent | undefined
  children?: ComponentChildren
}) {
  const say = words()
  const all = Object.keys(say.roles) as Role[]
  const send = useSignal<Sent>(onSave)
  const other = (label: string, act: Sent | undefined) =>
    act !== undefined && (
      <Button type="submit" onClick={() => (send.value = act)}>
        {label}
      </Button>
    )
  return (
    <Form class="staff-form" onSend={(form) => send.value(form)}>
      {children}
      <fieldset class="staff-roles">
        <legend>{say.staff.roles}</legend>
        {all.map((role) => (
          <Check
            key={role}
            title={placesOf(role)}
            label={say.roles[role]}
            name="role"
            value={role}
            defaultChecked={roles.includes(role)}
          />
        ))}
      </fieldset>
      {!isNew && <p class="soft">{say.staff.keep}</p>}
      <Text name="badge" label={isNew ? say.staff.ownBadge : say.staff.newBadge} />
      <Text name="login" label={say.signin.login} />
      <SecondPerson act="EnrolStaff" />
      <p class="actions">
        <Button type="submit" look="primary" size="next" onClick={() => (send.value = onSave)}>
          {save}
        </Button>
        {other(say.staff.giveStart, onStart)}
        {other(say.staff.dropFactor, onFactor)}
      </p>
    </Form>
  )
}

const placesOf = (role: Role): string =>
  Object.entries(PLACES)
    .filter(([, { roles }]) => (roles as readonly Role[]).includes(role))
    .map(([place]) => words().screens[place as keyof typeof PLACES])
    .join(', ')

function Text({ name, label, isNeeded = false }: { name: string; label: string; isNeeded?: boolean }) {
  return (
    <Field label={label}>
      <Input name={name} required={isNeeded} maxLength={80} autocomplete="off" />
    </Field>
  )
}
