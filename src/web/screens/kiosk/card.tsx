/** Before anybody is known: the card, the PIN, digits to press. What is half typed and left alone is forgotten too. */
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { clock } from '../../stream/feed.ts'
import { useView } from '../../stream/viewreader.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Pad } from '../../ui/pad/pad.tsx'
import { Row, Rows } from '../../ui/row.tsx'
import { words } from '../../words.ts'
import { forget, isBusy, leftSeconds, show, touch } from './member.ts'

const CARD_MOST = 20
const PIN_MOST = 12

export function Card() {
  const say = words().kiosk
  const card = useSignal('')
  const pin = useSignal('')
  const isPin = useSignal(false)
  const pinField = useRef<HTMLInputElement>(null)
  const isLeft = leftSeconds(clock.value) <= 0
  useEffect(() => {
    if (!isLeft) return
    card.value = ''
    pin.value = ''
    isPin.value = false
    forget()
  }, [isLeft])
  const send = async () => {
    const isOpen = await show(card.value, pin.value)
    pin.value = ''
    if (isOpen) card.value = ''
  }
  return (
    <div class="kiosk-door">
      <Form class="kiosk-card" autocomplete="off" onSend={() => void send()}>
        <p>{say.scan}</p>
        <Field label={say.card} class={isPin.value ? undefined : 'kiosk-typed'}>
          <Input
            value={card.value}
            inputMode="none"
            autocomplete="off"
            maxLength={CARD_MOST}
            required
            onFocus={() => {
              isPin.value = false
            }}
            onInput={({ currentTarget }) => {
              card.value = currentTarget.value
            }}
            onKeyDown={(event) => {
              // A reader ends with Enter: the PIN comes next, nothing is sent yet.
              if (event.key !== 'Enter') return
              event.preventDefault()
              pinField.current?.focus()
            }}
          />
        </Field>
        <Field label={say.pin} class={isPin.value ? 'kiosk-typed' : undefined}>
          <Input
            ref={pinField}
            type="password"
            value={pin.value}
            inputMode="none"
            autocomplete="off"
            maxLength={PIN_MOST}
            required
            onFocus={() => {
              isPin.value = true
            }}
            onInput={({ currentTarget }) => {
              pin.value = currentTarget.value
            }}
          />
        </Field>
        <Pad
          label={`${say.pad.title}: ${isPin.value ? say.pin : say.card}`}
          value={isPin.value ? pin.value : card.value}
          most={isPin.value ? PIN_MOST : CARD_MOST}
          onChange={(value) => {
            touch()
            if (isPin.value) pin.value = value
            else card.value = value
          }}
        />
        <Button type="submit" look="primary" size="next" isBusy={isBusy.value}>
          {say.open}
        </Button>
      </Form>
      <Demo
        onChosen={(chosen) => {
          card.value = chosen.card
          pin.value = chosen.pin
        }}
      />
    </div>
  )
}

/** Shown in a demo alone, as its sign-in shows its people. */
function Demo({ onChosen }: { onChosen: (of: { card: string; pin: string }) => void }) {
  const say = words().kiosk
  const demo = useView('/api/kiosk').view?.demo ?? []
  if (demo.length === 0) return null
  return (
    <section class="kiosk-demo" aria-labelledby="kiosk-demo">
      <h2 id="kiosk-demo">{say.demoTitle}</h2>
      <p class="soft">{say.demoSays}</p>
      <Rows>
        {demo.map(({ name, card, pin }) => (
          <li key={card}>
            <Row onClick={() => onChosen({ card, pin })}>
              <strong>{name}</strong>
              <span class="soft">{say.demoMember(card, pin)}</span>
            </Row>
          </li>
        ))}
      </Rows>
    </section>
  )
}
