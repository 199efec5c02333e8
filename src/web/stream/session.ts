/** Who is signed in on this page. A page is a place: another page of the same browser may have somebody else. */
import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Role } from '../../engine/roles.ts'
import type { OfferedFactor } from '../../server/access/ownroutes.ts'
import type { SessionView } from '../../server/access/sessionview.ts'
import type { Fault, RefusalAnswer } from '../../server/api/answers.ts'
import { isPlace, type Place } from '../../server/door/places.ts'
import { heard, worded } from '../words.ts'
import { reopen } from './feed.ts'

export type Proof = { badge: string; pin: string }
type SignIn = ((Proof | { login: string; password: string }) & { factor?: string }) | { from: Place }
/** The first two people; and the house, where it is not there yet. */
export type First = Readonly<Record<string, string | Readonly<Record<string, string>>>>
/** Why not: what it is, where the page does something about it, and the sentence. */
export type Told = { readonly id: string; readonly says: string }

const CHANNEL = 'gamekeeper.session'
/** A screen that was let alone shows its sign-in soon after the house has ended the session. */
const LOOK_MS = 30_000
/** Touches are told at most this often. */
const TOUCH_MS = 30_000

/** What the house says about this page; nothing until it has answered. */
export const session = signal<SessionView | undefined>(undefined)
export const acting: ReadonlySignal<string> = computed(() => session.value?.person?.id ?? '')

let place: Place | undefined
export const placeHeader = (): Record<string, string> =>
  place === undefined ? {} : { 'x-gamekeeper-place': place, ...(place === 'table' ? tableHeader() : {}) }

/** Which table this screen shows, so that whoever was pushed there can be compared with who is signed in. */
function tableHeader(): Record<string, string> {
  const [, table] = /^\/table\/([^/]+)/.exec(location.pathname) ?? []
  return table === undefined ? {} : { 'x-gamekeeper-table': table }
}

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL)

/** From now on this page is that place. */
export function standAt(screen: string): void {
  if (!isPlace(screen)) return
  place = screen
  void look()
  setInterval(() => void look(), LOOK_MS)
  if (channel !== undefined) channel.onmessage = () => void look()
  let told = Date.now()
  const touched = () => {
    if (acting.value === '' || Date.now() - told < TOUCH_MS) return
    told = Date.now()
    void ask('POST', '/here')
  }
  addEventListener('pointerdown', touched)
  addEventListener('keydown', touched)
}

/** Asks who is signed in here; a house that does not answer changes nothing. */
export async function look(): Promise<void> {
  // Nobody signs in at a kiosk or a board.
  if (place === undefined) return
  const answer = await ask('GET', '')
  if (!answer.ok) return
  const before = acting.value
  session.value = answer.body as SessionView
  if (before !== acting.value) reopen()
}

/** Nothing when it went well, or why not. */
export const signIn = (proof: SignIn): Promise<Told | undefined> => enter('', { place, ...proof })
export const enrolFirst = (first: First): Promise<Told | undefined> => enter('/first', first)
/** A PIN or password of one's own, with a start code or with the PIN of before. */
export const setOwn = (given: Readonly<Record<string, string>>): Promise<Told | undefined> =>
  enter('/start', { place, ...given })
/** This browser is the station of that code from now on. */
export const becomeStation = (code: string): Promise<Told | undefined> => enter('/station', { code })
export const takeFactor = (code: string): Promise<Told | undefined> => enter('/factor/take', { code })
export async function offeredFactor(): Promise<OfferedFactor | undefined> {
  const { ok, body } = await ask('POST', '/factor', {})
  return ok ? (body as unknown as OfferedFactor) : undefined
}

/** Who is signed in elsewhere in this browser, and alone there, goes on here without saying so again, where that does no harm. */
export function goOnIf(isHarmless: (roles: readonly Role[]) => boolean): void {
  let hasGoneOn = false
  session.subscribe((known) => {
    if (known === undefined || hasGoneOn) return
    hasGoneOn = true
    const [only, another] = known.others
    const isAlone = known.person === undefined && only !== undefined && another === undefined
    if (isAlone && isHarmless(only.roles)) void signIn({ from: only.place })
  })
}

const READERS: readonly Role[] = ['manager', 'regulator']
/** Whoever orders nothing goes from place to place as they read. */
export const onlyReads = (roles: readonly Role[]): boolean => roles.every((role) => READERS.includes(role))

export async function signOut(): Promise<void> {
  await ask('DELETE', '')
  await changed()
}

async function enter(path: string, body: object): Promise<Told | undefined> {
  const { ok, body: read } = await ask('POST', path, body)
  if (!ok) await heard(read)
  if (!ok) return { id: read.id ?? '', says: (read.reasons ?? [read]).map(worded).join('; ') }
  await changed()
  return undefined
}

/** A house that was just set up takes a moment to open its doors. */
export async function opens(): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if ((await ask('GET', '')).ok) return
    await new Promise((done) => setTimeout(done, 100))
  }
}

async function changed(): Promise<void> {
  await look()
  channel?.postMessage('changed')
}

type Read = Partial<Fault & RefusalAnswer>

async function ask(method: string, path: string, body?: object): Promise<{ ok: boolean; body: Read }> {
  try {
    const answer = await fetch(`/api/session${path}`, {
      method,
      headers: { ...placeHeader(), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { ok: answer.ok, body: (await answer.json()) as Read }
  } catch {
    return { ok: false, body: {} }
  }
}
