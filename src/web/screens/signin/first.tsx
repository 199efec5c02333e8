/** A house without an administrator asks for its first two people; a house that is not there yet also for its name. */
import { useState } from 'preact/hooks'
import { ORDERS } from '../../../server/door/acts.ts'
import { LOCALES } from '../../hands/texts.ts'
import { language } from '../../preferences.ts'
import { enrolFirst, opens } from '../../stream/session.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input, Select } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Options } from '../../ui/options.tsx'
import { BadgeFields } from '../../ui/proof.tsx'
import { words } from '../../words.ts'

const SECOND = 'second-'

export function FirstStart({ needsCode, needsProperty }: { needsCode: boolean; needsProperty: boolean }) {
  const say = words().signin
  const [why, setWhy] = useState('')
  const submit = async (sent: HTMLFormElement) => {
    const given = [...new FormData(sent)].map(([name, value]) => [name, String(value)] as const)
    const isSecond = ([name]: readonly [string, string]) => name.startsWith(SECOND)
    const second = given.filter(isSecond).map(([name, value]) => [name.slice(SECOND.length), value])
    const first = given.filter((one) => !isSecond(one))
    const refused = await enrolFirst({ ...Object.fromEntries(first), second: Object.fromEntries(second) })
    setWhy(refused?.says ?? '')
    if (refused !== undefined) return
    await opens()
    location.assign('/staff')
  }
  return (
    <main class="signin">
      <p class="soft">{say.firstSays}</p>
      <div role="alert">{why !== '' && <Notice tone="stop">{why}</Notice>}</div>
      <Form onSend={submit}>
        {needsProperty && <Property />}
        <fieldset class="signin-founder">
          <legend>{say.aboutYou}</legend>
          <Field label={say.name}>
            <Input name="name" required maxLength={80} autocomplete="off" />
          </Field>
          <Field label={say.login}>
            <Input name="login" required maxLength={40} autocomplete="username" autocapitalize="none" />
          </Field>
          <Field label={say.password} hint={say.passwordSays}>
            <Input
              name="password"
              type="password"
              required
              minLength={12}
              maxLength={200}
              autocomplete="new-password"
            />
          </Field>
          <p class="soft">{say.firstBadge}</p>
          <BadgeFields says={{ badge: say.badgeSays, pin: say.pinSays }} />
        </fieldset>
        <fieldset class="signin-founder">
          <legend>{say.aboutSecond}</legend>
          <p class="soft">{say.aboutSecondSays}</p>
          <Field label={say.name}>
            <Input name={`${SECOND}name`} required maxLength={80} autocomplete="off" />
          </Field>
          <Field label={words().staff.roles}>
            <Select name={`${SECOND}role`} required defaultValue="compliance">
              <Options of={(ORDERS.EnrolStaff.second ?? []).map((role) => [role, words().roles[role]])} />
            </Select>
          </Field>
          <BadgeFields of={SECOND} says={{ badge: say.badgeSays, pin: say.secondPinSays }} />
        </fieldset>
        {needsCode && (
          <Field label={say.code} hint={say.codeSays}>
            <Input name="code" required maxLength={20} autocomplete="off" />
          </Field>
        )}
        <Button type="submit" look="primary" size="next">
          {needsProperty ? say.openHouse : say.firstDone}
        </Button>
      </Form>
    </main>
  )
}

function Property() {
  const say = words().signin
  const here = new Intl.DateTimeFormat(LOCALES[language.value]).resolvedOptions().timeZone
  return (
    <>
      <h2>{say.aboutHouse}</h2>
      <Field label={say.property}>
        <Input name="property" required maxLength={80} autocomplete="organization" />
      </Field>
      <Field label={say.zone}>
        <Select name="zone" required>
          <Options of={[...new Set([here, ...Intl.supportedValuesOf('timeZone')])]} />
        </Select>
      </Field>
      <Field label={say.dayStart}>
        <Input name="dayStart" type="time" defaultValue="06:00" required />
      </Field>
      <Field label={say.chip} hint={say.chipSays}>
        <Input name="chip" defaultValue="$1.00" required maxLength={20} />
      </Field>
    </>
  )
}
