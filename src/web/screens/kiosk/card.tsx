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

/** Which of the two the next digit goes into. */
type Half = 'card' | 'pin'
const MOST: Readonly<Record<Half, number>> = { card: 20, pin: 12 }

export function Card() {
  const say = words().kiosk
  const typed = { card: useSignal(''), pin: useSignal('') }
  const half = useSignal<Half>('card')
  const fields = { card: useRef<HTMLInputElement>(null), pin: useRef<HTMLInputElement>(null) }
  const isLeft = leftSeconds(clock.value) <= 0
  // A reader types into whatever has the focus; a phone shows no keyboard for it.
  useEffect(() => fields.card.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    if (!isLeft) return
    typed.card.value = ''
    typed.pin.value = ''
    fields.card.current?.focus({ preventScroll: true })
    forget()
  }, [isLeft])
  const send = async () => {
    const isOpen = await show(typed.card.value, typed.pin.value)
    typed.pin.value = ''
    if (isOpen) typed.card.value = ''
    else fields.pin.current?.focus({ preventScroll: true })
  }
  return (
    <div class="kiosk-door">
      <Form class="kiosk-card" autocomplete="off" onSend={() => void send()}>
        <p>{say.scan}</p>
        {(['card', 'pin'] as const).map((one) => (
          <Field key={one} label={say[one]} class={half.value === one ? 'kiosk-typed' : undefined}>
            <Input
              ref={fields[one]}
              type={one === 'pin' ? 'password' : 'text'}
              value={typed[one].value}
              inputMode="none"
              autocomplete="off"
              maxLength={MOST[one]}
              required
              onFocus={() => {
                half.value = one
              }}
              onInput={({ currentTarget }) => {
                typed[one].value = currentTarget.value
              }}
              onKeyDown={(event) => {
                // A reader ends with Enter: the PIN comes next, nothing is sent yet.
                if (one === 'pin' || event.key !== 'Enter') return
                event.preventDefault()
                fields.pin.current?.focus()
              }}
            />
          </Field>
        ))}
        <Pad
          label={`${say.pad.title}: ${say[half.value]}`}
          value={typed[half.value].value}
          most={MOST[half.value]}
          onChange={(value) => {
            touch()
            typed[half.value].value = value
          }}
        />
        <Button type="submit" look="primary" size="next" isBusy={isBusy.value}>
          {say.open}
        </Button>
      </Form>
      <Demo
        onChosen={({ card, pin }) => {
          touch()
          typed.card.value = card
          typed.pin.value = pin
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
