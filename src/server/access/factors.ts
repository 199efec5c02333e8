/**
 * Second factors: six digits that an app on the owner's phone shows for half a minute (TOTP, RFC 6238). The secret is in the
 * register alone, and told once, to its owner.
 */
import { Secret, TOTP } from 'otpauth'
import type { PersonNumber, Register } from '../door/register.ts'

type Kept = {
  readonly secret: string
  /** The last half minute whose code was used: each counts once. */
  readonly step: number
}

export type Factors = {
  /** A new secret, not asked for until its first code was typed. `uri` is what the app reads off the screen. */
  offer(person: PersonNumber, label: string): { readonly secret: string; readonly uri: string }
  /** The first code: from now on it is theirs. */
  take(person: PersonNumber, code: string): boolean
  /** Whether this code is right now, and was not used before. */
  check(person: PersonNumber, code: string): boolean
  drop(person: PersonNumber): void
}

const PERIOD_SECONDS = 30
/** A phone may be this many half minutes ahead or behind. */
const DRIFT = 1
const SECRET_BYTES = 20

const totpOf = (secret: string, issuer: string, label: string) =>
  new TOTP({ issuer, label, secret, period: PERIOD_SECONDS, digits: 6, algorithm: 'SHA1' })

export function factorsOf(register: Register, now: () => number, house: () => string): Factors {
  /** The half minute of a right code, if it is one. */
  function stepOf(secret: string, code: string): number | undefined {
    const timestamp = now()
    const drift = totpOf(secret, '', '').validate({ token: code, timestamp, window: DRIFT })
    return drift === null ? undefined : Math.floor(timestamp / 1_000 / PERIOD_SECONDS) + drift
  }
  return {
    offer(person, label) {
      const secret = new Secret({ size: SECRET_BYTES }).base32
      register.setNote(person, 'factor offered', secret)
      return { secret, uri: totpOf(secret, house(), label).toString() }
    },
    take(person, code) {
      const secret = register.note(person, 'factor offered')
      const step = secret === undefined ? undefined : stepOf(secret, code)
      if (secret === undefined || step === undefined) return false
      register.setNote(person, 'factor', JSON.stringify({ secret, step } satisfies Kept))
      register.setNote(person, 'factor offered')
      return true
    },
    check(person, code) {
      const text = register.note(person, 'factor')
      if (text === undefined) return false
      const { secret, step: used } = JSON.parse(text) as Kept
      const step = stepOf(secret, code)
      if (step === undefined || step <= used) return false
      register.setNote(person, 'factor', JSON.stringify({ secret, step } satisfies Kept))
      return true
    },
    drop(person) {
      register.setNote(person, 'factor')
      register.setNote(person, 'factor offered')
    },
  }
}
