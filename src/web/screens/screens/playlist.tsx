/** The playlist of one screen: what it shows, how long a page stands, and which wins fill it. */
import { useSignal } from '@preact/signals'
import { SCREEN_PARTS, SCREEN_WINS, type Screen, type ScreenWins } from '../../../base/screen.ts'
import { show } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { type Refused, send } from '../../stream/orders.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Check, Field, Input, Select } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { hush, tell } from '../../ui/overlay/toast.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { QrCode } from '../../ui/stage/qr.tsx'
import { words } from '../../words.ts'
import { addressOf } from './address.ts'

const SECONDS = [12, 15, 20, 30, 45, 60] as const
const USUAL: readonly string[] = ['jackpots', 'grid', 'drawings', 'prizes']

/** Without one: a new screen. */
export function Playlist({ screen }: { screen: Screen | undefined }) {
  const say = words().wall
  const refused = useSignal<Refused | undefined>(undefined)
  const shows = useSignal<readonly string[]>(screen?.shows ?? USUAL)
  const mayChange = isAllowed('SetScreen')
  const activities = (view('meters').value ?? []).map(({ activity, name }) => ({ activity, name }))
  const save = async (sent: HTMLFormElement) => {
    const form = new FormData(sent)
    const name = String(form.get('name') ?? '').trim()
    const address = screen?.screen ?? String(form.get('address') ?? '').trim()
    const answer = await send({
      do: 'SetScreen',
      screen: address,
      name,
      shows: shows.value,
      seconds: Number(form.get('seconds')),
      wins: String(form.get('wins')) as ScreenWins,
    })
    refused.value = answer.ok ? undefined : answer
    if (!answer.ok) return
    // What it showed before is one order away; a screen that was not there is taken down.
    const back =
      screen === undefined
        ? ({ do: 'RemoveScreen', screen: address } as const)
        : ({ do: 'SetScreen', ...screen } as const)
    tell(say.saved(name), {
      says: say.undo,
      press: () => {
        hush()
        void send(back)
      },
    })
    show({ screen: address })
  }
  return (
    <article class="pane wall-screen">
      {screen !== undefined && <Hang screen={screen} />}
      <Form onSend={save}>
        <h2>{screen?.name ?? say.another}</h2>
        <div class="form-row">
          <Field label={say.name}>
            <Input name="name" required maxLength={60} defaultValue={screen?.name ?? ''} disabled={!mayChange} />
          </Field>
          {screen === undefined && (
            <Field label={say.address} hint={say.addressHint}>
              <Input name="address" required maxLength={24} pattern="[a-z0-9]+(?:-[a-z0-9]+)*" />
            </Field>
          )}
        </div>
        <fieldset class="wall-shows" disabled={!mayChange}>
          <legend>{say.shows}</legend>
          {SCREEN_PARTS.map((part) => (
            <Part key={part} shows={shows} of={part} label={say.parts[part]} />
          ))}
        </fieldset>
        <fieldset class="wall-shows" disabled={!mayChange}>
          <legend>{say.also}</legend>
          <p class="soft">{say.alsoSays}</p>
          {activities.map(({ activity, name }) => (
            <Part key={activity} shows={shows} of={activity} label={name} />
          ))}
        </fieldset>
        <div class="form-row">
          <Field label={say.seconds}>
            <Select name="seconds" defaultValue={String(screen?.seconds ?? 12)} disabled={!mayChange}>
              {SECONDS.map((seconds) => (
                <option key={seconds} value={seconds}>
                  {say.secondsOf(seconds)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={say.winsLabel}>
            <Select name="wins" defaultValue={screen?.wins ?? 'all'} disabled={!mayChange}>
              {SCREEN_WINS.map((wins) => (
                <option key={wins} value={wins}>
                  {say.wins[wins]}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <Refusal refused={refused.value} />
        <div class="actions">
          {mayChange && (
            <Button type="submit" look="primary" disabled={shows.value.length === 0}>
              {screen === undefined ? say.hang : say.save}
            </Button>
          )}
          {screen !== undefined && <ButtonLink href={addressOf(screen.screen)}>{say.open}</ButtonLink>}
          {screen !== undefined && isAllowed('RemoveScreen') && (
            <Button look="stop" onClick={() => void takeDown(screen)}>
              {say.remove}
            </Button>
          )}
        </div>
        {shows.value.length === 0 && <p class="soft">{say.nothingChosen}</p>}
      </Form>
    </article>
  )
}

/** How the screen itself gets there: its address as a code for a camera, and in letters. */
function Hang({ screen: { screen } }: { screen: Screen }) {
  const say = words().wall
  const address = new URL(addressOf(screen), location.origin).href
  return (
    <div class="wall-hang">
      <QrCode of={address} label={say.code} />
      <div>
        <p>{say.hangSays}</p>
        <p>
          <code>{address}</code>
        </p>
        <p class="soft">{say.soundSays}</p>
      </div>
    </div>
  )
}

function Part({ shows, of, label }: { shows: { value: readonly string[] }; of: string; label: string }) {
  return (
    <Check
      label={label}
      checked={shows.value.includes(of)}
      onChange={({ currentTarget }) => {
        const others = shows.value.filter((one) => one !== of)
        shows.value = currentTarget.checked ? [...others, of] : others
      }}
    />
  )
}

/** Whoever did not mean it puts it back as it was. */
async function takeDown(screen: Screen): Promise<void> {
  const say = words().wall
  const answer = await send({ do: 'RemoveScreen', screen: screen.screen })
  if (!answer.ok) return
  show({ screen: undefined })
  tell(say.removed(screen.name), {
    says: say.undo,
    press: () => {
      hush()
      void send({ do: 'SetScreen', ...screen })
    },
  })
}
