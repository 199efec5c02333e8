/** A start code is given by two people; its owner sets a PIN or a password with it, which nobody else ever knew. */
import { HOUSE, type PersonNumber, type Register } from '../door/register.ts'
import { digestOfCode, type Given, isGiven, newCode } from './codes.ts'

const START_HOURS = 24

export type StartCode = { readonly code: string; readonly until: number }

/** What was set before opens nothing any more. `now`: by the clock of the house, so that a restart does not prolong it. */
export function giveStartCode(register: Register, person: PersonNumber, now: number): StartCode {
  const code = newCode()
  const until = now + START_HOURS * 3_600_000
  register.dropSecrets(person)
  register.setNote(person, 'start code', JSON.stringify({ digest: digestOfCode(code), until } satisfies Given))
  return { code, until }
}

/** A person who is not there, or has no code, is answered as one with another code. */
export function isStartCode(register: Register, person: PersonNumber, code: string, now: number): boolean {
  const text = person === HOUSE ? undefined : register.note(person, 'start code')
  const given = text === undefined ? NONE : (JSON.parse(text) as Given)
  return isGiven(code, given, now) && text !== undefined
}

export const spendStartCode = (register: Register, person: PersonNumber): void => register.setNote(person, 'start code')

export const waitsForStart = (register: Register, person: PersonNumber): boolean =>
  register.note(person, 'start code') !== undefined

const NONE: Given = { digest: '0'.repeat(64), until: 0 }
