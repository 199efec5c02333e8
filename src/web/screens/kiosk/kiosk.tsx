/** The kiosk: a club card and its PIN, what belongs to that member, a prize put aside; it forgets after twenty seconds without a touch. */
import './kiosk.css'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { KioskCredits } from '../../../views/kiosk.ts'
import { houseNow, view } from '../../stream/feed.ts'
import { gameName } from '../../stream/games.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Money } from '../../ui/money.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { LanguageChoice, ThemeChoice } from '../../ui/shell/display.tsx'
import { openScreen, Stale } from '../../ui/shell.tsx'
import { words } from '../../words.ts'
import { act, forget, isBusy, leftSeconds, member, refused, show, touch } from './member.ts'

function KioskPage() {
  const say = words().kiosk
  const house = view('house').value
  const here = member.value
  return (
    // Every touch and key says that somebody is still there.
    <main class="kiosk" onPointerDown={touch} onKeyDown={touch}>
      <header class="kiosk-head">
        <div>
          <h1>{here === undefined ? say.title : say.hello(here.name)}</h1>
          <p class="soft">{house?.property}</p>
        </div>
        <span class="top-display">
          <ThemeChoice />
          <LanguageChoice />
        </span>
      </header>
      <Stale />
      <Refusal refused={refused.value} />
      {here === undefined ? <Card /> : <Mine />}
    </main>
  )
}

function Card() {
  const say = words().kiosk
  const card = useSignal('')
  const pin = useSignal('')
  const send = async () => {
    const isOpen = await show(card.value, pin.value)
    pin.value = ''
    if (isOpen) card.value = ''
  }
  return (
    <Form class="kiosk-card" onSend={() => void send()}>
      <p>{say.scan}</p>
      <Field label={say.card}>
        <Input
          value={card.value}
          inputMode="numeric"
          autocomplete="off"
          maxLength={20}
          required
          onInput={({ currentTarget }) => {
            card.value = currentTarget.value
          }}
        />
      </Field>
      <Field label={say.pin}>
        <Input
          type="password"
          value={pin.value}
          inputMode="numeric"
          autocomplete="off"
          maxLength={12}
          required
          onInput={({ currentTarget }) => {
            pin.value = currentTarget.value
          }}
        />
      </Field>
      <Button type="submit" look="primary" size="next" isBusy={isBusy.value}>
        {say.open}
      </Button>
    </Form>
  )
}

function Mine() {
  const say = words().kiosk
  const { played, entries, credits, aside, collection } = member.value!
  const left = leftSeconds(houseNow.value)
  useEffect(() => {
    if (left <= 0) forget()
  }, [left])
  return (
    <>
      {credits.map((one) => (
        <Credits key={one.activity} of={one} />
      ))}
      {aside.length > 0 && (
        <section aria-label={say.aside}>
          <h2>{say.aside}</h2>
          <p>{say.bringId}</p>
          {aside.map(({ reservation, prizes }) => (
            <p key={reservation} class="kiosk-row">
              <span>
                <strong>{reservation}</strong> <span lang="en">{prizes.join(', ')}</span>
              </span>
              <Button isBusy={isBusy.value} onClick={() => void act('release', { reservation })}>
                {say.giveBack}
              </Button>
            </p>
          ))}
        </section>
      )}
      {entries.length > 0 && (
        <section aria-label={say.entries}>
          <h2>{say.entries}</h2>
          {entries.map(({ activity, name, tickets, points }) => (
            <p key={activity} class="kiosk-row">
              <span lang="en">{name}</span>
              <span>{say.inIt(tickets, points)}</span>
            </p>
          ))}
        </section>
      )}
      {collection.map(({ left: amount, ends }) => (
        <p key={ends} class="kiosk-row">
          <span>{say.collection(ends.slice(0, 10))}</span>
          <Money amount={amount} />
        </p>
      ))}
      <section aria-label={say.hours}>
        <h2>{say.hours}</h2>
        {played.length === 0 && <p class="soft">{say.noHours}</p>}
        {played.map(({ game, ms }) => (
          <p key={game} class="kiosk-row">
            <span>{gameName(game)}</span>
            <span>{say.time(Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60)}</span>
          </p>
        ))}
      </section>
      <p class="kiosk-row kiosk-end">
        <span role="timer" aria-live="off" class="soft">
          {say.forgets(Math.max(0, left))}
        </span>
        <Button onClick={() => window.print()}>{say.print}</Button>
        <Button look="primary" onClick={() => forget()}>
          {say.done}
        </Button>
      </p>
    </>
  )
}

function Credits({ of: { activity, name, credits, to, reserves, rewards } }: { of: KioskCredits }) {
  const say = words().kiosk
  return (
    <section aria-label={name}>
      <h2 lang="en">{name}</h2>
      <p class="kiosk-credits">
        <strong>{credits}</strong> {say.credits(credits)}
      </p>
      <p class="soft">{say.until(to)}</p>
      {rewards.map(({ prize, credits: many, isWithin }) => (
        <p key={prize} class="kiosk-row">
          <span>
            <span lang="en">{prize}</span> · {many} {say.credits(many)}
          </span>
          {isWithin && reserves ? (
            <Button isBusy={isBusy.value} onClick={() => void act('reserve', { activity, prizes: [prize] })}>
              {say.putAside}
            </Button>
          ) : (
            <span class="soft">{isWithin ? say.askDesk : say.more(many - credits)}</span>
          )}
        </p>
      ))}
    </section>
  )
}

export function open(page: HTMLElement): void {
  openScreen({ screen: 'kiosk', views: [] }, page, <KioskPage />)
}
