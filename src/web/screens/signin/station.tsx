/** A browser that is no station of the house, or one that opens other screens: nobody signs in, until it has a code. */
import { useState } from 'preact/hooks'
import { becomeStation } from '../../stream/session.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { words } from '../../words.ts'

export function NoStation({ station }: { station: string | undefined }) {
  const say = words().signin
  const [why, setWhy] = useState('')
  const submit = async (sent: HTMLFormElement) => {
    const refused = await becomeStation(String(new FormData(sent).get('code') ?? ''))
    setWhy(refused?.says ?? '')
  }
  return (
    <main class="signin">
      <Notice tone="due">{station === undefined ? say.noStation : say.otherStation(station)}</Notice>
      <p class="soft">{say.stationSays}</p>
      <Form onSend={submit}>
        <Field label={say.stationCode}>
          <Input name="code" required maxLength={20} autocomplete="off" autocapitalize="characters" />
        </Field>
        <div role="alert">{why !== '' && <Notice tone="stop">{why}</Notice>}</div>
        <Button type="submit" look="primary" size="next">
          {say.becomeStation}
        </Button>
      </Form>
    </main>
  )
}
