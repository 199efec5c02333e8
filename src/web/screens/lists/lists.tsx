/** The lists on somebody's own phone: who waits, one's own place, and the call to a seat. */
import './lists.css'
import { useSignal } from '@preact/signals'
import type { WaitingSign } from '../../../views/signs/waitingsign.ts'
import { view } from '../../stream/feed.ts'
import { shortGame } from '../../stream/shortgame.ts'
import { Button, Choices, Toggle } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { LanguageChoice, ThemeChoice } from '../../ui/shell/display.tsx'
import { openScreen, Stale, Waiting } from '../../ui/shell.tsx'
import { words } from '../../words.ts'
import { stateOf } from '../board/lists.tsx'
import { ask, called, followMine, hasGone, isBusy, mine, places, refused } from './mine.ts'
import { Call, Place } from './place.tsx'

const SHOWN = ['initials', 'number'] as const

function ListsPage() {
  const say = words().lists
  const signs = view('lists').value
  const house = view('house').value
  const own = places()
  const call = called()
  return (
    <main class="phone">
      <header class="phone-head">
        <div>
          <h1>{say.title}</h1>
          <p class="soft">{house?.property}</p>
        </div>
        <span class="top-display">
          <ThemeChoice />
          <LanguageChoice />
        </span>
      </header>
      <Stale />
      {call !== undefined && <Call place={call} />}
      <Refusal refused={refused.value} />
      {hasGone.value && <Notice tone="due">{say.seated}</Notice>}
      {own.length > 0 && (
        <section aria-label={say.mine} class="phone-mine">
          <h2>{say.mine}</h2>
          {own.map((place) => (
            <Place key={place.list} place={place} />
          ))}
        </section>
      )}
      {signs === undefined ? (
        <Waiting />
      ) : signs.length === 0 ? (
        <p class="soft">{say.none}</p>
      ) : (
        <ul class="phone-lists">
          {signs.map((sign) => (
            <ListRow key={sign.list} sign={sign} />
          ))}
        </ul>
      )}
      <Elsewhere />
      {house?.isDemo === true && <p class="demo-mark">{words().demo}</p>}
    </main>
  )
}

/** A relay shows the lists and takes nobody: it says where the house does. A house may take names at its podium alone. */
function Elsewhere() {
  const say = words().lists
  if (mine.value === undefined || (mine.value.takes && mine.value.joins)) return null
  const at = mine.value.takes ? undefined : mine.value.at
  return (
    <p class="phone-elsewhere">
      {at === undefined ? (
        say.atPodium
      ) : (
        <>
          {say.elsewhere} <a href={at}>{at}</a>
        </>
      )}
    </p>
  )
}

function ListRow({ sign }: { sign: WaitingSign }) {
  const say = words().lists
  const isOpen = useSignal(false)
  const isMine = places().some(({ list }) => list === sign.list)
  const canJoin = mine.value?.takes === true && mine.value.joins && !isMine && !sign.isLocked
  const name = [shortGame(sign.game), sign.limit].filter((part) => part !== undefined).join(' ')
  return (
    <li data-list={sign.list}>
      <h2>{name}</h2>
      <p class="soft">{stateOf(sign).join(' · ')}</p>
      {sign.waiting.length > 0 && (
        <ol class="phone-waiting">
          {sign.waiting.map(({ as, since, isHere, page }) => (
            <li key={`${as} ${since}`} data-here={isHere} data-called={page !== undefined}>
              {page !== undefined && <span aria-hidden="true">▸ </span>}
              {as}
              {page !== undefined && <span class="unseen"> {say.called}</span>}
              {!isHere && <span class="unseen"> {say.outside}</span>}
            </li>
          ))}
        </ol>
      )}
      {canJoin && !isOpen.value && (
        <Button
          size="touch"
          aria-label={`${say.join}: ${name}`}
          onClick={() => {
            isOpen.value = true
          }}
        >
          {say.join}
        </Button>
      )}
      {canJoin && isOpen.value && (
        <Join
          list={sign.list}
          close={() => {
            isOpen.value = false
          }}
        />
      )}
    </li>
  )
}

/** A phone that is known does not give its name again. */
function Join({ list, close }: { list: string; close: () => void }) {
  const say = words().lists
  const known = mine.value?.takes === true ? mine.value.name : undefined
  const sendsTexts = mine.value?.takes === true && mine.value.texts && known === undefined
  const shows = useSignal<(typeof SHOWN)[number]>('initials')
  const send = async (form: HTMLFormElement) => {
    const typed = new FormData(form)
    const own = Object.fromEntries(
      ['name', 'phone'].flatMap((field) => {
        const text = String(typed.get(field) ?? '').trim()
        return text === '' ? [] : [[field, text]]
      }),
    )
    if (await ask('/api/wait/join', { list, shows: shows.value, ...own })) close()
  }
  return (
    <Form class="phone-join" onSend={send}>
      {known === undefined && (
        <Field label={say.name} hint={say.nameHint}>
          <Input name="name" required maxLength={60} autocomplete="name" />
        </Field>
      )}
      {sendsTexts && (
        <Field label={say.phone} hint={say.phoneHint}>
          <Input name="phone" maxLength={24} inputMode="tel" autocomplete="tel" />
        </Field>
      )}
      <Choices>
        <legend>{say.shows}</legend>
        {SHOWN.map((one) => (
          <Toggle
            key={one}
            size="touch"
            isOn={shows.value === one}
            onClick={() => {
              shows.value = one
            }}
          >
            {say.showsAs[one]}
          </Toggle>
        ))}
      </Choices>
      <div class="phone-acts">
        <Button size="touch" onClick={close}>
          {words().cancel}
        </Button>
        <Button look="primary" size="touch" type="submit" isBusy={isBusy.value}>
          {say.send}
        </Button>
      </div>
    </Form>
  )
}

export function open(page: HTMLElement): void {
  openScreen({ screen: 'lists', views: ['lists'] }, page, <ListsPage />)
  followMine()
}
