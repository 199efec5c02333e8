/** What every screen has around it: the places one may go to, the time of the house, who acts, whether the feed lives. */
import './shell.css'
import './desk.css'
import './fold.css'
import { effect, type ReadonlySignal, useSignal } from '@preact/signals'
import { type ComponentChildren, Fragment, render, type VNode } from 'preact'
import { isPlace } from '../../server/door/places.ts'
import type { ViewName } from '../../server/door/viewnames.ts'
import { keepPreferences, whose } from '../preferences.ts'
import { SignIn } from '../screens/signin/signin.tsx'
import { follow, staleSince, stoppedSince, view } from '../stream/feed.ts'
import { acting, session, signOut, standAt } from '../stream/session.ts'
import { SCREEN_NAMES, type ScreenName, withWords, words } from '../words.ts'
import { Button } from './button.tsx'
import { Drawer } from './overlay/drawer.tsx'
import { Toasts } from './overlay/toast.tsx'
import { countAt, watchWaiting } from './shell/alerts.ts'
import { HouseClock, lastHeard, timeOf } from './shell/clock.tsx'
import { AlertChoice, LanguageChoice, ThemeChoice } from './shell/display.tsx'
import { Find } from './shell/find.tsx'
import { Icon, Mark } from './shell/icons.tsx'
import { OwnSlips } from './shell/ownslips.tsx'
import { isMarkedPractice, PracticeMark } from './shell/practicemark.tsx'
import { Skip } from './shell/skip.tsx'

/** `isStage`: looked at by a crowd, and dark for everybody. `part`: which one of a list it shows, where it needs no other. */
export type Setting = {
  screen: ScreenName
  isStage?: boolean
  views: readonly ViewName[]
  part?: ReadonlySignal<string | undefined>
}

/** Puts a screen on the page: its look, its title, its feed. */
export function openScreen({ screen, isStage = false, views, part }: Setting, page: HTMLElement, shown: VNode): void {
  effect(() => {
    whose.value = acting.value
  })
  watchWaiting(screen)
  keepPreferences(isStage)
  follow([...new Set<ViewName>(['house', ...views, 'room', 'slips'])], part)
  standAt(screen)
  render(<Gate screen={screen}>{shown}</Gate>, page)
  keepForKeys(page).catch(() => undefined)
}

/** What those need who work by keys comes after the page; without it they find the page as the browser has it. */
async function keepForKeys(page: HTMLElement): Promise<void> {
  const [{ keepPlace }, { keepArrivals }, { keepStops }] = await Promise.all([
    withWords(import('./shell/keepplace.ts')),
    withWords(import('./shell/arrival.ts')),
    withWords(import('./shell/onestop.ts')),
  ])
  keepPlace(page)
  keepArrivals(page)
  keepStops(page)
}

/** A place shows its screen to whoever is signed in there, and its sign-in to everybody else. */
function Gate({ screen, children }: { screen: ScreenName; children: ComponentChildren }) {
  const known = session.value
  const isOpen = !isPlace(screen) || known?.person !== undefined
  return (
    <>
      {(isMarkedPractice() || view('house').value?.isPractice === true) && <PracticeMark />}
      {isOpen && <Fragment key={acting.value}>{children}</Fragment>}
      {!isOpen && (
        <Desk screen={screen} title={signInTitle(screen)}>
          {known === undefined ? (
            <main>
              <Waiting />
            </main>
          ) : (
            <SignIn view={known} />
          )}
        </Desk>
      )}
      <Toasts />
    </>
  )
}

function signInTitle(screen: ScreenName): string {
  const say = words()
  return session.value?.first === undefined ? say.signin.title(say.screens[screen]) : say.signin.firstTitle
}

/** A desk: places on the left, or below on a phone; on top where one is, what time it is in the house, who one is. */
export function Desk({ screen, title, children }: { screen: ScreenName; title?: string; children: ComponentChildren }) {
  return (
    <div class="shell" data-stale={staleSince.value !== undefined}>
      <Skip />
      <Rail screen={screen} />
      <div class="shell-main">
        <header class="top">
          <h1>{title ?? words().screens[screen]}</h1>
          <TopEnd />
        </header>
        <Stale isDesk />
        <OwnSlips />
        <div class="shell-body" tabIndex={-1}>
          {children}
        </div>
      </div>
    </div>
  )
}

/** The same for a screen with a stage of its own: one line on top, and the whole rest of the page for it. */
export const TopBar = ({ screen, children }: { screen: ScreenName; children?: ComponentChildren }) => (
  <header class="topbar">
    <a class="mark" href="/" aria-label="Gamekeeper">
      <Mark />
    </a>
    <nav class="places" aria-label={words().kit.places}>
      <Places screen={screen} />
    </nav>
    {children}
    <TopEnd />
  </header>
)

function TopEnd() {
  const say = words()
  return (
    <div class="top-end">
      {view('house').value?.isDemo === true && (
        <span class="demo-mark" title={say.demoLong}>
          {say.demo}
        </span>
      )}
      {acting.value !== '' && <Find />}
      <HouseClock />
      <span class="top-display">
        <AlertChoice />
        <ThemeChoice />
        <LanguageChoice />
      </span>
      <Person />
    </div>
  )
}

/** Screens that nobody who is signed in here may open are not shown. */
const isOpenToUs = (name: ScreenName): boolean =>
  name !== 'start' && (!isPlace(name) || session.value?.places.includes(name) === true)

/** Where people of the house work. Walls, kiosks and phones of the public are opened now and then. */
const isWork = (name: ScreenName, screen: ScreenName): boolean =>
  acting.value === '' || isPlace(name) || name === screen

const Places = ({ screen, isAll = false }: { screen: ScreenName; isAll?: boolean }) => (
  <>
    {SCREEN_NAMES.filter((name) => isOpenToUs(name) && (isAll || isWork(name, screen))).map((name) => (
      <a key={name} href={`/${name}`} aria-current={name === screen ? 'page' : undefined}>
        <Icon of={name} />
        <span>{words().screens[name]}</span>
        {name === screen && <Waits at={name} />}
      </a>
    ))}
  </>
)

/** How much waits there, in amber. */
function Waits({ at }: { at: ScreenName }) {
  const waits = countAt(at)
  return waits === 0 ? null : <span class="rail-waits">{waits}</span>
}

/**
 * Where this person works, and everything else behind one word; on a phone the first few and the open one, and behind the
 * word also what stands on top of a desk.
 */
function Rail({ screen }: { screen: ScreenName }) {
  const isMore = useSignal(false)
  const say = words().kit
  const close = () => {
    isMore.value = false
  }
  return (
    <>
      <nav class="rail" aria-label={say.places}>
        <a class="mark" href="/" aria-label="Gamekeeper">
          <Mark />
        </a>
        <Places screen={screen} />
        <Button
          look="quiet"
          class="rail-more"
          aria-expanded={isMore.value}
          onClick={() => {
            isMore.value = true
          }}
        >
          <Icon of="more" />
          <span>{say.more}</span>
        </Button>
      </nav>
      {isMore.value && (
        <Drawer title="Gamekeeper" onClose={close}>
          <nav class="more-places" aria-label={say.more}>
            <Places screen={screen} isAll />
          </nav>
          <div class="more-display">
            <HouseClock />
            <AlertChoice />
            <ThemeChoice />
            <LanguageChoice />
            {acting.value !== '' && <SignOut />}
          </div>
        </Drawer>
      )}
    </>
  )
}

/** Who is signed in here, and the way out. */
function Person() {
  const say = words()
  const person = session.value?.person
  if (person === undefined) return null
  const roles = person.roles.map((role) => say.roles[role]).join(', ')
  return (
    <span class="acting">
      <span title={`${person.name}, ${roles}`}>
        <strong>{person.name}</strong>
        <span class="acting-roles">, {roles}</span>
      </span>
      <SignOut />
    </span>
  )
}

const SignOut = () => (
  <Button size="small" onClick={() => void signOut()}>
    {words().signin.signOut}
  </Button>
)

/** Says so when the house has not been heard; what stands below is grey until it is. */
export function Stale({ isDesk = false }: { isDesk?: boolean }) {
  if (staleSince.value === undefined) return null
  const stopped = stoppedSince.value
  return (
    <p class="stale-band" role="alert">
      {stopped === undefined ? words().stale(lastHeard()) : words().stopped(timeOf(stopped))}
      {isDesk && <span class="stale-figures">{words().staleFigures}</span>}
    </p>
  )
}

/** Shown until the first view has come. */
export const Waiting = () => <p class="waiting-feed">{words().waitingForFeed}</p>
