/** What every screen has around it: where one is, who acts, whether the feed lives. */

import { effect } from '@preact/signals'
import { type ComponentChildren, Fragment, render, type VNode } from 'preact'
import type { ViewName } from '../../server/desks/views.ts'
import { isPlace } from '../../server/door/permissions.ts'
import { LANGUAGES, TEXTS } from '../hands/texts.ts'
import { type Room as Look, language } from '../preferences.ts'
import { isMarkedPractice, PracticeMark } from './practicemark.tsx'
import { Says } from './said.tsx'
import './live.css'
import './desk.css'
import './form.css'
import { SignIn } from '../screens/signin/signin.tsx'
import { beat, follow, staleSince, view } from '../stream/feed.ts'
import type { Reason, Refused } from '../stream/orders.ts'
import { acting, session, signOut, standAt } from '../stream/session.ts'
import { SCREEN_NAMES, type ScreenName, words } from '../words.ts'

export type Setting = { screen: ScreenName; look: Look; views: readonly ViewName[] }

/** Puts a screen on the page: its look, its title, its feed. */
export function openScreen({ screen, look, views }: Setting, page: HTMLElement, shown: VNode): void {
  effect(() => {
    const { documentElement: root } = document
    root.lang = language.value
    root.dataset.room = look
    document.title = `${words().screens[screen]} · Gamekeeper`
  })
  follow([...new Set<ViewName>([...views, 'room', 'house'])])
  standAt(screen)
  render(<Gate screen={screen}>{shown}</Gate>, page)
}

/** A place shows its screen to whoever is signed in there, and its sign-in to everybody else. */
function Gate({ screen, children }: { screen: ScreenName; children: ComponentChildren }) {
  const known = session.value
  const isOpen = !isPlace(screen) || known?.person !== undefined
  return (
    <>
      {(isMarkedPractice() || view('house').value?.isPractice === true) && <PracticeMark />}
      {isOpen && <Fragment key={acting.value}>{children}</Fragment>}
      {!isOpen && <TopBar screen={screen} />}
      {!isOpen && known === undefined && (
        <main>
          <Stale />
          <Waiting />
        </main>
      )}
      {!isOpen && known !== undefined && <SignIn view={known} />}
    </>
  )
}

/** A desk screen: bar on top, content below. */
export function Desk({ screen, children }: { screen: ScreenName; children: ComponentChildren }) {
  return (
    <>
      <TopBar screen={screen} />
      <Stale />
      {children}
    </>
  )
}

/** Screens that nobody who is signed in here may open are not shown. */
const isOpenToUs = (name: ScreenName): boolean =>
  name !== 'start' && (!isPlace(name) || session.value?.places.includes(name) === true)

export function TopBar({ screen, children }: { screen: ScreenName; children?: ComponentChildren }) {
  const say = words()
  return (
    <header class="topbar">
      <a class="brand" href="/">
        Gamekeeper
      </a>
      <nav aria-label="Gamekeeper">
        {SCREEN_NAMES.filter(isOpenToUs).map((name) => (
          <a key={name} href={`/${name}`} aria-current={name === screen ? 'page' : undefined}>
            {say.screens[name]}
          </a>
        ))}
      </nav>
      {children}
      <span class="topbar-end">
        {view('house').value?.isDemo === true && (
          <span class="demo-mark" title={say.demoLong}>
            {say.demo}
          </span>
        )}
        <Person />
        <LanguageChoice />
      </span>
    </header>
  )
}

/** Who is signed in here, and the way out. */
function Person() {
  const say = words()
  const person = session.value?.person
  if (person === undefined) return null
  return (
    <span class="acting">
      <span>
        <strong>{person.name}</strong>, {person.roles.map((role) => say.roles[role]).join(', ')}
      </span>
      <button type="button" class="toggle small" onClick={() => void signOut()}>
        {say.signin.signOut}
      </button>
    </span>
  )
}

export function LanguageChoice() {
  return (
    <fieldset class="pair" aria-label="Language / Idioma">
      {LANGUAGES.map((name) => (
        <button
          key={name}
          type="button"
          class="toggle small"
          lang={name}
          aria-label={`${name.toUpperCase()} ${TEXTS[name].language}`}
          aria-pressed={language.value === name}
          onClick={() => {
            language.value = name
            rememberLanguage()
          }}
        >
          {name.toUpperCase()}
        </button>
      ))}
    </fieldset>
  )
}

function rememberLanguage(): void {
  try {
    const kept = JSON.parse(localStorage.getItem('gamekeeper.preferences') ?? '{}') as object
    localStorage.setItem('gamekeeper.preferences', JSON.stringify({ ...kept, language: language.value }))
  } catch {}
}

/** Says so when the house has not been heard. */
export function Stale() {
  const since = staleSince.value
  if (since === undefined) return null
  return (
    <p class="notice" data-tone="stop" role="alert">
      {words().stale(clockOf(since))}
    </p>
  )
}

/** Shown until the first view has come. */
export const Waiting = () => <p class="waiting-feed">{words().waitingForFeed}</p>

/** Every reason with its clause; the deciding one first. */
export function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ul class="reasons">
      {reasons.map((reason, at) => (
        <li key={at}>
          {isClause(reason.clause) && <span class="clause">{reason.clause}</span>} <Says of={reason} />
        </li>
      ))}
    </ul>
  )
}

/** The program's own order of steps is no clause of a document. */
export const isClause = (clause: string): boolean => clause !== '' && clause !== 'order'

/** `of`: whom it is about, where several could be meant. */
export function Refusal({ refused, of }: { refused: Refused | undefined; of?: string | undefined }) {
  return (
    <div role="alert">
      {refused !== undefined && (
        <div class="notice" data-tone="stop">
          <strong>{[words().somethingWrong, of].filter((part) => part !== undefined).join(' · ')}</strong>
          <Reasons reasons={refused.reasons} />
        </div>
      )}
    </div>
  )
}

const clockOf = (at: number) =>
  new Intl.DateTimeFormat(language.value === 'en' ? 'en-US' : 'es-US', { timeStyle: 'medium' }).format(at)

/** A person's name where the room knows it. */
export function nameOf(by: string): string {
  const say = words()
  const known = view('room').value?.staff.find(({ id }) => id === by)
  if (known !== undefined) return known.name
  if (by.startsWith('device:')) return say.device(by.slice('device:'.length))
  return by === 'timer' ? say.timer : say.person(by)
}

/** `2026-11-15T13:24:22` as people of the house read it; the day only where it is not today. */
export function when(local: string): string {
  const [day = '', clock = ''] = local.split('T')
  return beat.value?.local.startsWith(day) === true ? clock : `${day} ${clock.slice(0, 5)}`
}

/** `table 1 seat 3` in the language of the page. */
export function placeName(place: string): string {
  const found = /^table (.+) (?:seat (\d+)(?: backline (\d+))?|player-dealer)$/.exec(place)
  if (found === null) return place
  const [, table = '', seat] = found
  const say = words().table
  return `${say.title(table)} · ${seat === undefined ? say.playerDealer.toLowerCase() : say.seat(seat).toLowerCase()}${found[3] === undefined ? '' : ` (+${found[3]})`}`
}
