/**
 * Proving who somebody is: badge and PIN, or sign-in name and password. Five wrong ones in a row lock the person out for a
 * while, or until an administrator unlocks; an address that fails often has to wait. A wrong badge takes as long as a wrong
 * PIN, and the answer does not say which of the two it was.
 */
import { type Message, message } from '../../base/message.ts'
import type { Audit } from './audit.ts'
import type { PersonNumber, Register } from './register.ts'

export type Proof =
  | { readonly badge: string; readonly pin: string }
  | { readonly login: string; readonly password: string }
export type Proved =
  | { readonly ok: true; readonly person: string }
  | { readonly ok: false; readonly status: 401 | 429; readonly why: Message }

export type Doorkeeper = {
  prove(proof: Proof, address: string): Promise<Proved>
  lockedUntil(person: string): number | undefined
  /** False when the person was not locked out. */
  unlock(person: string): boolean
}

export type DoorkeeperOptions = {
  readonly register: Register
  readonly audit: Pick<Audit, 'note'>
  readonly now: () => number
  readonly isActive: (person: string) => boolean
  /** Somebody was locked out just now. */
  readonly locked?: (person: string) => void
}

export const TRIALS_MAX = 5
export const LOCK_MS = 15 * 60_000
/** Of one address, whoever it tries to be. */
export const ADDRESS_MAX = 30
export const ADDRESS_MS = 10 * 60_000
const ADDRESSES_MAX = 10_000
/** Proofs wait for each other, so that nobody tries many at once and the memory that one takes is taken once. */
const WAITING_MAX = 64

export function doorkeeper({
  register,
  audit,
  now,
  isActive,
  locked: tell = () => undefined,
}: DoorkeeperOptions): Doorkeeper {
  const failures = new Map<string, number[]>()
  let queue: Promise<unknown> = Promise.resolve()
  let waiting = 0

  const recent = (address: string) => (failures.get(address) ?? []).filter((at) => now() - at < ADDRESS_MS)
  const failed = (address: string) => {
    if (failures.size >= ADDRESSES_MAX)
      for (const known of failures.keys()) if (recent(known).length === 0) failures.delete(known)
    failures.set(address, [...recent(address), now()].slice(-ADDRESS_MAX))
  }
  /** By the monotonic clock. Whoever was locked out before this start stays so for a whole while from then on. */
  const locks = new Map<PersonNumber, number>()
  const began = now()
  const lockedUntil = (number: PersonNumber): number | undefined => {
    if (register.trials(number).lockedUntil === undefined) return undefined
    const until = locks.get(number) ?? began + LOCK_MS
    return until > now() ? until : undefined
  }

  async function tryOnce(proof: Proof, address: string): Promise<Proved> {
    const past = recent(address)
    if (past.length >= ADDRESS_MAX) return tooOften((past[0] ?? 0) + ADDRESS_MS - now())
    const [kind, secret] = 'badge' in proof ? (['pin', proof.pin] as const) : (['password', proof.password] as const)
    const found = 'badge' in proof ? register.find({ badge: proof.badge }) : register.find({ login: proof.login })
    // One badge, one person; a number that does not exist takes as long and is always wrong.
    const number = found.length === 1 ? (found[0] ?? 0) : 0
    const until = lockedUntil(number)
    if (until !== undefined) return locked(until - now())
    const isRight = await register.hasSecret(number, kind, secret)
    const person = String(number)
    if (isRight && isActive(person)) {
      const { failed: before, lockedUntil: past } = register.trials(number)
      if (before > 0 || past !== undefined) register.setTrials(number, { failed: 0 })
      return { ok: true, person }
    }
    failed(address)
    if (number === 0 || isRight) {
      audit.note('sign-in failed', {
        why: isRight ? 'left the house' : 'nobody known',
        address,
        by: kind,
        ...(isRight ? { person } : {}),
      })
      return wrong(kind)
    }
    const times = register.trials(number).failed + 1
    if (times < TRIALS_MAX) {
      register.setTrials(number, { failed: times })
      audit.note('sign-in failed', { person, address, by: kind, times })
      return wrong(kind)
    }
    locks.set(number, now() + LOCK_MS)
    register.setTrials(number, { failed: 0, lockedUntil: LOCK_MS })
    audit.note('locked out', { person, address, by: kind, minutes: LOCK_MS / 60_000 })
    tell(person)
    return locked(LOCK_MS)
  }

  return {
    async prove(proof, address) {
      if (waiting >= WAITING_MAX) return tooOften(5_000)
      waiting += 1
      const turn = queue.then(() => tryOnce(proof, address))
      queue = turn.catch(() => undefined)
      try {
        return await turn
      } finally {
        waiting -= 1
      }
    },
    lockedUntil: (person) => lockedUntil(Number(person)),
    unlock(person) {
      if (lockedUntil(Number(person)) === undefined) return false
      register.setTrials(Number(person), { failed: 0 })
      return true
    },
  }
}

const wrong = (kind: 'pin' | 'password'): Proved => ({
  ok: false,
  status: 401,
  why: message(kind === 'pin' ? 'wrong pin' : 'wrong password'),
})
const locked = (ms: number): Proved => ({
  ok: false,
  status: 429,
  why: message('locked out', { tries: TRIALS_MAX, minutes: Math.ceil(ms / 60_000) }),
})
const tooOften = (ms: number): Proved => ({
  ok: false,
  status: 429,
  why: message('too many tries', { seconds: Math.ceil(ms / 1_000) }),
})
