/** A second factor is enrolled: the phone reads the code off the screen once, and its first digits prove that it did. */
import { useState } from 'preact/hooks'
import type { OfferedFactor } from '../../../server/access/ownroutes.ts'
import { lazily } from '../../lazily.tsx'
import { offeredFactor, takeFactor } from '../../stream/session.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { tell } from '../../ui/overlay/toast.tsx'
import { words } from '../../words.ts'

const QrCode = lazily(async () => (await import('../../ui/stage/qr.tsx')).QrCode)

export function EnrolFactor({ says }: { says: string }) {
  const say = words().signin
  const [offered, setOffered] = useState<OfferedFactor | undefined>(undefined)
  const [why, setWhy] = useState('')
  const take = async (sent: HTMLFormElement) => {
    const refused = await takeFactor(String(new FormData(sent).get('code') ?? '').replaceAll(' ', ''))
    setWhy(refused?.says ?? '')
    if (refused === undefined) tell(say.factorIsSet)
  }
  return (
    <section class="factor" aria-labelledby="factor-title">
      <h2 id="factor-title">{say.factorTitle}</h2>
      <p>{says}</p>
      {offered === undefined ? (
        <Button look="primary" onClick={() => void offeredFactor().then(setOffered)}>
          {say.factorBegin}
        </Button>
      ) : (
        <>
          <p class="soft">{say.factorScan}</p>
          <QrCode of={offered.uri} label={words().signin.factorCode} class="factor-code" />
          <p>
            {say.factorByHand} <code class="factor-secret">{inFours(offered.secret)}</code>
          </p>
          <Form onSend={take}>
            <Field label={say.factor}>
              <Input name="code" inputMode="numeric" required maxLength={7} autocomplete="one-time-code" />
            </Field>
            <div role="alert">{why !== '' && <Notice tone="stop">{why}</Notice>}</div>
            <Button type="submit" look="primary" size="next">
              {say.factorTake}
            </Button>
          </Form>
        </>
      )}
    </section>
  )
}

const inFours = (text: string): string => text.match(/.{1,4}/g)?.join(' ') ?? ''
