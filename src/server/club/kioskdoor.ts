/**
 * Who stands at a kiosk: a club card and its PIN, and a word for the calls that follow. A wrong PIN, a card that was replaced and one
 * that was never made are told alike, and take as long.
 */
import { randomBytes } from 'node:crypto'
import { type Message, message } from '../../base/message.ts'
import { LOCK_MS, triesOf } from '../access/tries.ts'
import type { Door } from '../door/door.ts'
import { placeOf, type Where } from '../door/signin.ts'
import { readCard } from './cards.ts'
import type { Members } from './members.ts'
import { turnsOf } from './turns.ts'

/** The page forgets a member after twenty seconds without a touch, and tells a touch here at most every five. */
const FORGETS_SECONDS = 20
const STAY_SECONDS = 5
export const OPEN_MS = (FORGETS_SECONDS + STAY_SECONDS) * 1_000
const OPEN_MAX = 2_000

export type Opened =
  | { readonly ok: true; readonly person: string; readonly token: string }
  | { readonly ok: false; readonly status: 401 | 429; readonly why: Message }

export type Kiosks = {
  open(tried: { readonly card: string; readonly pin: string }, where: Where): Promise<Opened>
  /** Who opened it, if somebody touched it lately; asking is a touch. */
  personOf(token: string): string | undefined
  close(token: string): void
}

export function kiosksOf({ house, register, audit }: Door, members: Members): Kiosks {
  const now = () => house.monotonic()
  const tries = triesOf(register, now, 'kiosk locks')
  const turns = turnsOf()
  const open = new Map<string, { readonly person: string; readonly card: string; at: number }>()

  async function check(card: string, pin: string, where: Where, mark: string): Promise<Opened> {
    const place = placeOf(where)
    const wait = tries.waitAt(place)
    if (wait !== undefined) return waits(wait)
    const until = tries.lockedUntil({ mark, place })
    if (until !== undefined) return locked(until - now())
    const holder = members.holderOf(card)
    // Nobody has the number 0: a card that is none takes as long as one that is.
    const isRight = await register.hasSecret(holder ?? 0, 'club pin', pin)
    if (holder === undefined || !isRight) {
      const times = tries.failed({ mark, place })
      const who = holder === undefined ? {} : { person: String(holder) }
      audit.note('sign-in failed', { ...who, address: where.address, by: 'club PIN' })
      return times === 'locked' ? locked(LOCK_MS) : { ok: false, status: 401, why: message('kiosk pin wrong') }
    }
    tries.forgive({ mark, place })
    for (const [text, { at }] of open) if (now() - at > OPEN_MS || open.size >= OPEN_MAX) open.delete(text)
    const token = randomBytes(24).toString('base64url')
    open.set(token, { person: String(holder), card, at: now() })
    return { ok: true, person: String(holder), token }
  }

  return {
    async open({ card, pin }, where) {
      const read = readCard(card)
      // However many zeros somebody types before it, it is one card.
      const typed = read === undefined ? card : `${read.person} ${read.issue}`
      const mark = register.markOf({ login: `club card ${typed}` })
      return (await turns.take(mark, placeOf(where), () => check(card, pin, where, mark))) ?? waits(5_000)
    },
    personOf(token) {
      const known = open.get(token)
      if (known === undefined) return undefined
      // A card that was replaced meanwhile opens nothing, here as at every desk.
      if (now() - known.at > OPEN_MS || String(members.holderOf(known.card)) !== known.person) {
        open.delete(token)
        return undefined
      }
      known.at = now()
      return known.person
    },
    close: (token) => void open.delete(token),
  }
}

const minutes = (ms: number) => ({ minutes: Math.max(1, Math.ceil(ms / 60_000)) })
const locked = (ms: number): Opened => ({ ok: false, status: 429, why: message('kiosk card locked', minutes(ms)) })
const waits = (ms: number): Opened => ({ ok: false, status: 429, why: message('kiosk waits', minutes(ms)) })
