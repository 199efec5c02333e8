/** What every screen has around it: where one is, who acts, whether the feed lives. */
import { effect } from '@preact/signals'
import { type ComponentChildren, render, type VNode } from 'preact'
import type { Role } from '../../server/staff.ts'
import type { ViewName } from '../../server/views.ts'
import { type Room as Look, language } from '../preferences.ts'
import { LANGUAGES, TEXTS } from '../texts.ts'
import './live.css'
import { SCREEN_NAMES, type ScreenName, words } from '../words/words.ts'
import { beat, follow, staleSince, view } from './feed.ts'
import { actAs, acting, chooseActing, type Reason, type Refused } from './orders.ts'

export type Setting = { screen: ScreenName; look: Look; views: readonly ViewName[]; role?: Role }

/** Puts a screen on the page: its look, its title, its feed. */
export function openScreen({ screen, look, views, role }: Setting, page: HTMLElement, shown: VNode): void {
  effect(() => {
    const { documentElement: root } = document
    root.lang = language.value
    root.dataset.room = look
    document.title = `${words().screens[screen]} · Gamekeeper`
  })
  follow([...new Set<ViewName>([...views, 'room'])])
  if (role !== undefined) actAs(role)
  render(shown, page)
}

/** A desk screen: bar on top, content below. */
export function Desk({ screen, as, children }: { screen: ScreenName; as?: Role; children: ComponentChildren }) {
  return (
    <>
      <TopBar screen={screen} as={as} />
      <Stale />
      {children}
    </>
  )
}

export function TopBar({
  screen,
  as,
  children,
}: {
  screen: ScreenName
  as?: Role | undefined
  children?: ComponentChildren
}) {
  const say = words()
  return (
    <header class="topbar">
      <a class="brand" href="/">
        Gamekeeper
      </a>
      <nav aria-label="Gamekeeper">
        {SCREEN_NAMES.filter((name) => name !== 'start').map((name) => (
          <a key={name} href={`/${name}`} aria-current={name === screen ? 'page' : undefined}>
            {say.screens[name]}
          </a>
        ))}
      </nav>
      {children}
      <span class="topbar-end">
        {view('room').value?.isDemo === true && (
          <span class="demo-mark" title={say.demoLong}>
            {say.demo}
          </span>
        )}
        {as !== undefined && <Acting as={as} />}
        <LanguageChoice />
      </span>
    </header>
  )
}

export function Acting({ as }: { as: Role }) {
  const say = words()
  const staff = view('room').value?.staff ?? []
  return (
    <label class="acting">
      <span>{say.actingAs}</span>
      <select value={acting.value} onChange={(event) => chooseActing(as, event.currentTarget.value)}>
        {staff.map((person) => (
          <option key={person.id} value={person.id}>
            {`${person.name}, ${say.roles[person.role]}`}
          </option>
        ))}
      </select>
    </label>
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
      {reasons.map(({ clause, says }) => (
        <li key={`${clause} ${says}`}>
          {isClause(clause) && <span class="clause">{clause}</span>} {says}
        </li>
      ))}
    </ul>
  )
}

/** The program's own order of steps is no clause of a document. */
export const isClause = (clause: string): boolean => clause !== '' && clause !== 'order'

export function Refusal({ refused }: { refused: Refused | undefined }) {
  return (
    <div role="alert">
      {refused !== undefined && (
        <div class="notice" data-tone="stop">
          <strong>{words().somethingWrong}</strong>
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
  if (by.startsWith('device:')) return say.device(by.replace('device:table-', ''))
  return by === 'timer' ? say.timer : say.person(by)
}

/** `2026-11-15T13:24:22` as people of the house read it; the day only where it is not today. */
export function when(local: string): string {
  const [day = '', clock = ''] = local.split('T')
  return beat.value?.local.startsWith(day) === true ? clock : `${day} ${clock.slice(0, 5)}`
}

/** `table 1 seat 3` in the language of the page. */
export function placeName(place: string): string {
  const found = /^table (\S+) (?:seat (\d+)(?: backline (\d+))?|player-dealer)$/.exec(place)
  if (found === null) return place
  const [, table = '', seat] = found
  const say = words().table
  return `${say.title(table)} · ${seat === undefined ? 'player-dealer' : say.seat(seat).toLowerCase()}${found[3] === undefined ? '' : ` (+${found[3]})`}`
}
