/** A PIN of one's own: the first one, with the start code that two people gave; another one, with the old. */
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { setOwn } from '../../stream/session.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { tell } from '../../ui/overlay/toast.tsx'
import { words } from '../../words.ts'

export function StartCode() {
  const say = words().signin
  return (
    <NewPin given={(text) => ({ badge: text('start-badge'), start: text('start') })}>
      <p class="soft">{say.startSays}</p>
      <Field label={say.badge} hint={say.badgeSays}>
        <Input name="start-badge" required maxLength={80} autocomplete="off" />
      </Field>
      <Field label={say.start}>
        <Input name="start" required maxLength={20} autocomplete="off" autocapitalize="characters" />
      </Field>
    </NewPin>
  )
}

/** Anybody, at any time; whoever has a second factor shows it too. */
export function ChangePin() {
  const say = words().signin
  return (
    <NewPin
      given={(text) => ({
        badge: text('old-badge'),
        pin: text('old-pin'),
        ...(text('factor') === '' ? {} : { factor: text('factor') }),
      })}
    >
      <Field label={say.badge} hint={say.badgeSays}>
        <Input name="old-badge" required maxLength={80} autocomplete="off" />
      </Field>
      <Field label={say.oldPin}>
        <Input name="old-pin" type="password" inputMode="numeric" required maxLength={12} autocomplete="off" />
      </Field>
      <Field label={say.factor} hint={say.factorIfAny}>
        <Input name="factor" inputMode="numeric" maxLength={7} autocomplete="one-time-code" />
      </Field>
    </NewPin>
  )
}

/** What the app on the phone shows. */
export const Factor = () => (
  <Field label={words().signin.factor} hint={words().signin.factorSays}>
    <Input name="factor" inputMode="numeric" required maxLength={7} autocomplete="one-time-code" />
  </Field>
)

function NewPin({
  given,
  children,
}: {
  given: (text: (name: string) => string) => Record<string, string>
  children?: ComponentChildren
}) {
  const say = words().signin
  const [why, setWhy] = useState('')
  const submit = async (sent: HTMLFormElement) => {
    const form = new FormData(sent)
    const text = (name: string) => String(form.get(name) ?? '')
    if (text('new-pin') !== text('again')) return setWhy(say.pinsDiffer)
    const refused = await setOwn({ ...given(text), newPin: text('new-pin') })
    setWhy(refused?.says ?? '')
    if (refused !== undefined) return undefined
    sent.reset()
    return tell(say.pinIsSet)
  }
  return (
    <Form onSend={submit}>
      {children}
      <Field label={say.newPin} hint={say.pinSays}>
        <Input
          name="new-pin"
          type="password"
          inputMode="numeric"
          required
          minLength={4}
          maxLength={12}
          autocomplete="off"
        />
      </Field>
      <Field label={say.again}>
        <Input name="again" type="password" inputMode="numeric" required maxLength={12} autocomplete="off" />
      </Field>
      <div role="alert">{why !== '' && <Notice tone="stop">{why}</Notice>}</div>
      <Button type="submit" look="primary" size="next">
        {say.setPin}
      </Button>
    </Form>
  )
}
