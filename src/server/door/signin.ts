/**
 * Proving who somebody is: badge and PIN, sign-in name and password, or a start code. Five wrong ones in a row lock that badge
 * at that station for a while, whether or not anybody has such a badge; a station that fails often has to wait. A wrong badge
 * takes as long as a wrong PIN, and the answer does not say which of the two it was.
 */
import { type Message, message } from '../../base/message.ts'
import { isStartCode } from '../access/startcodes.ts'
import { LOCK_MS, TRIALS_MAX, triesOf } from '../access/tries.ts'
import type { Audit } from './audit.ts'
import type { Clue, PersonNumber, Register } from './register.ts'

/** `factor`: six digits of the second factor, where it is asked for. */
export type Proof = (
  | { readonly badge: string; readonly pin: string }
  | { readonly login: string; readonly password: string }
  | { readonly badge: string; readonly start: string }
  | { readonly login: string; readonly start: string }
) & { readonly factor?: string | undefined }
export type Proved =
  | { readonly ok: true; readonly person: string }
  | { readonly ok: false; readonly status: 401 | 429; readonly why: Message }
/** Where it is tried: an enrolled station is known by its name, any other browser by its address. */
export type Where = { readonly address: string; readonly station?: string | undefined }

export type Doorkeeper = {
  prove(proof: Proof, where: Where): Promise<Proved>
  /** The second factor alone, of somebody who is signed in and pays. */
  proveFactor(person: string, code: string, where: Where): Proved
  /** Something else that is guessed here: nothing when it may be tried. */
  mayTry(where: Where): Proved | undefined
  failed(where: Where): void
  lockedUntil(person: string): number | undefined
  /** False when the person was not locked out. */
  unlock(person: string): boolean
}

export type DoorkeeperOptions = {
  readonly register: Register
  readonly audit: Pick<Audit, 'note'>
  /** Monotonic: nobody sets it forward to open a lock. */
  readonly now: () => number
  /** By the clock of the house: start codes expire by it. */
  readonly clock?: () => number
  readonly isActive: (person: string) => boolean
  /** Whether a second factor is asked for when this person signs in, and whether a code is right. */
  readonly factor?: {
    isAsked(person: string): boolean
    check(person: PersonNumber, code: string): boolean
  }
  /** Somebody was locked out just now. */
  readonly locked?: (person: string) => void
}

/** Proofs wait for each other, so that nobody tries many at once and the memory that one takes is taken once. */
const WAITING_MAX = 256
/** Of one station or address, so that one of them cannot keep everybody else waiting. */
const WAITING_EACH = 32

export function doorkeeper({
  register,
  audit,
  now,
  clock = now,
  isActive,
  factor,
  locked: tell = () => undefined,
}: DoorkeeperOptions): Doorkeeper {
  const tries = triesOf(register, now)
  const waiting = new Map<string, number>()
  let queue: Promise<unknown> = Promise.resolve()
  let inQueue = 0

  const marksOf = (person: string): string[] => {
    const { badge, login } = register.read(Number(person)) ?? {}
    return [
      ...(badge === undefined ? [] : [register.markOf({ badge })]),
      ...(login === undefined ? [] : [register.markOf({ login })]),
      factorMark(person),
    ]
  }

  async function tryOnce(proof: Proof, where: Where): Promise<Proved> {
    const wait = tries.waitAt(placeOf(where))
    if (wait !== undefined) return tooOften(wait)
    const clue: Clue = 'badge' in proof ? { badge: proof.badge } : { login: proof.login }
    const found = register.find(clue)
    // One badge, one person; a number that does not exist takes as long and is always wrong.
    const number = found.length === 1 ? (found[0] ?? 0) : 0
    const key = { mark: register.markOf(clue), place: placeOf(where) }
    const until = tries.lockedUntil(key)
    if (until !== undefined) return locked(until - now())
    const { isRight, by } = await secretIs(proof, number)
    const person = String(number)
    const isKnown = isRight && isActive(person)
    const isAsked = isKnown && factor?.isAsked(person) === true
    // Nobody has guessed yet: the digits are asked for. It neither counts nor forgives what was wrong before.
    if (isAsked && proof.factor === undefined) return { ok: false, status: 401, why: message('second factor asked') }
    const isProven = isKnown && (!isAsked || factor?.check(number, proof.factor ?? '') === true)
    if (isProven) {
      tries.forgive(key)
      return { ok: true, person }
    }
    const times = tries.failed(key)
    const who = number === 0 ? { why: 'nobody known' } : { person, ...(isRight ? { why: reasonOf(isKnown) } : {}) }
    const at = where.station === undefined ? {} : { station: where.station }
    if (times === 'locked') {
      audit.note('locked out', { ...who, ...at, address: where.address, by, minutes: LOCK_MS / 60_000 })
      if (number !== 0) tell(person)
      return locked(LOCK_MS)
    }
    audit.note('sign-in failed', { ...who, ...at, address: where.address, by, times })
    return { ok: false, status: 401, why: message(isAsked ? 'wrong factor' : WRONG[by]) }
  }

  async function secretIs(proof: Proof, number: PersonNumber): Promise<{ isRight: boolean; by: By }> {
    if ('start' in proof) {
      // As long as a PIN takes.
      await register.hasSecret(0, 'pin', proof.start)
      return { isRight: isStartCode(register, number, proof.start, clock()), by: 'start' }
    }
    const [by, secret] = 'pin' in proof ? (['pin', proof.pin] as const) : (['password', proof.password] as const)
    return { isRight: await register.hasSecret(number, by, secret), by }
  }

  return {
    async prove(proof, where) {
      const place = placeOf(where)
      const own = waiting.get(place) ?? 0
      if (inQueue >= WAITING_MAX || own >= WAITING_EACH) return tooOften(5_000)
      inQueue += 1
      waiting.set(place, own + 1)
      const turn = queue.then(() => tryOnce(proof, where))
      queue = turn.catch(() => undefined)
      try {
        return await turn
      } finally {
        inQueue -= 1
        const left = (waiting.get(place) ?? 1) - 1
        if (left === 0) waiting.delete(place)
        else waiting.set(place, left)
      }
    },
    proveFactor(person, code, where) {
      const wait = tries.waitAt(placeOf(where))
      if (wait !== undefined) return tooOften(wait)
      const key = { mark: factorMark(person), place: placeOf(where) }
      const until = tries.lockedUntil(key)
      if (until !== undefined) return locked(until - now())
      if (factor?.check(Number(person), code) === true) {
        tries.forgive(key)
        return { ok: true, person }
      }
      const times = tries.failed(key)
      const at = where.station === undefined ? {} : { station: where.station }
      const tried = { person, ...at, address: where.address, by: 'factor' }
      if (times === 'locked') {
        audit.note('locked out', { ...tried, minutes: LOCK_MS / 60_000 })
        tell(person)
        return locked(LOCK_MS)
      }
      audit.note('sign-in failed', { ...tried, times })
      return { ok: false, status: 401, why: message('wrong factor') }
    },
    mayTry(where) {
      const wait = tries.waitAt(placeOf(where))
      return wait === undefined ? undefined : tooOften(wait)
    },
    failed: (where) => tries.failedAt(placeOf(where)),
    lockedUntil(person) {
      const untils = marksOf(person).flatMap((mark) => tries.lockedAnywhere(mark) ?? [])
      return untils.length === 0 ? undefined : Math.max(...untils)
    },
    unlock: (person) => tries.unlock(marksOf(person)),
  }
}

type By = 'pin' | 'password' | 'start'
const WRONG = { pin: 'wrong pin', password: 'wrong password', start: 'wrong start code' } as const
const reasonOf = (isKnown: boolean) => (isKnown ? 'second factor' : 'left the house')

/** Wrong digits at a payment are counted apart from wrong PINs. */
const factorMark = (person: string): string => `factor of ${person}`

/** Where tries are counted. */
export const placeOf = ({ address, station }: Where): string =>
  station === undefined ? `at ${address}` : `in ${station}`

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
