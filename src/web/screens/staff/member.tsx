/** One person: roles, badge, PIN, password; leaving and unlocking. */
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { PLACES } from '../../../server/door/places.ts'
import type { StaffRow } from '../../../server/door/staff.ts'
import { show } from '../../stream/address.ts'
import { type Answer, post, type Refused } from '../../stream/orders.ts'
import { session } from '../../stream/session.ts'
import { Button } from '../../ui/button.tsx'
import { Check, Field, Input } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { tell } from '../../ui/toast.tsx'
import { words } from '../../words.ts'

type Role = StaffRow['roles'][number]
const isAdministrator = () => session.value?.person?.roles.includes('administrator') === true

/** What was filled in: an empty field changes nothing. */
function filled(form: HTMLFormElement): Record<string, unknown> {
  const fields = new FormData(form)
  const texts = ['name', 'login', 'badge', 'pin', 'password'].map((name) => [name, String(fields.get(name) ?? '')])
  const given = Object.fromEntries(texts.filter(([, text]) => text !== ''))
  return { ...given, roles: fields.getAll('role').map(String) }
}

type StaffPath = '' | '/change' | '/disable' | '/unlock'

function useSending() {
  const refused = useSignal<Refused | undefined>(undefined)
  const sendTo = async (path: StaffPath, body: unknown, says: string): Promise<Answer<{ person: string }>> => {
    const answer = await post(`/api/staff${path}`, body)
    refused.value = answer.ok ? undefined : answer
    if (answer.ok) tell(says)
    return answer
  }
  return { sendTo, shown: <Refusal refused={refused.value} /> }
}

export function Enrol() {
  const say = words().staff
  const { sendTo, shown } = useSending()
  if (!isAdministrator()) return <p class="soft">{say.readOnly}</p>
  const submit = async (form: HTMLFormElement) => {
    const entry = filled(form)
    const answer = await sendTo('', entry, say.isEnrolled(String(entry.name)))
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
  const { id, name, roles, isActive, hasBadge, lockedUntil, login = '' } = member
  return (
    <article>
      <h2>{name}</h2>
      <p class="soft">
        {[say.person(id), login, hasBadge ? say.staff.hasBadge : say.staff.noBadge]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
      {lockedUntil !== undefined && (
        <Notice tone="due">
          {say.staff.locked(lockedUntil.slice(11, 16))}{' '}
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

function PersonForm({
  roles,
  save,
  isNew = false,
  onSave,
  children,
}: {
  roles: readonly Role[]
  save: string
  isNew?: boolean
  onSave: (form: HTMLFormElement) => Promise<void>
  children?: ComponentChildren
}) {
  const say = words()
  const all = Object.keys(say.roles) as Role[]
  return (
    <Form class="staff-form" onSend={onSave}>
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
      <Text name="badge" label={isNew ? say.signin.badge : say.staff.newBadge} />
      <Secret name="pin" label={isNew ? say.signin.pin : say.staff.newPin} mode="numeric" />
      <Text name="login" label={say.signin.login} />
      <Secret name="password" label={isNew ? say.signin.password : say.staff.newPassword} />
      <Button type="submit" look="primary" size="next">
        {save}
      </Button>
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

function Secret({ name, label, mode = 'text' }: { name: string; label: string; mode?: 'text' | 'numeric' }) {
  return (
    <Field label={label}>
      <Input name={name} type="password" inputMode={mode} maxLength={200} autocomplete="new-password" />
    </Field>
  )
}
