/** Which PINs and passwords are not taken: those that are tried first. */
import { type Refusal, refuseOrder } from '../../base/refusal.ts'

const PASSWORD_MIN = 12
const PIN = /^\d{4,12}$/
/** Most chosen of all, beside years, runs and repeated digits: keyboard columns, pairs, words on a keypad. */
const CHOSEN_FIRST = ['1004', '1122', '1313', '2580', '0852', '4200', '5683', '6969', '7410', '1470', '3690', '2112']

export type Chosen = {
  readonly name?: string | undefined
  readonly login?: string | undefined
  readonly badge?: string | undefined
  readonly pin?: string | undefined
  readonly password?: string | undefined
}

/** Why a PIN or a password is not taken. */
export function weak({ name = '', login = '', badge = '', password, pin }: Chosen): Refusal | undefined {
  if (pin !== undefined && !PIN.test(pin)) return refuseOrder('pin of another length')
  if (pin !== undefined && isObvious(pin, badge)) return refuseOrder('pin guessed first')
  if (password === undefined) return undefined
  if (password.length < PASSWORD_MIN) return refuseOrder('password too short', { least: PASSWORD_MIN })
  const plain = password.toLowerCase()
  const own = [name, login].some((word) => word.length >= 4 && plain.includes(word.toLowerCase()))
  if (own || new Set(password).size < 5) return refuseOrder('password too plain')
  return undefined
}

function isObvious(pin: string, badge = ''): boolean {
  const printed = badge.replace(/\D/g, '')
  return (
    isRun(pin) ||
    isRepeated(pin) ||
    isYear(pin) ||
    CHOSEN_FIRST.includes(pin) ||
    // What is printed on the badge is no secret, nor is a part of it.
    (printed.length >= 3 && (printed.includes(pin) || pin.includes(printed)))
  )
}

/** 1111, 1234, 9876, 2468: one step between all digits, also past the 9. */
function isRun(digits: string): boolean {
  const steps = new Set([...digits].slice(1).map((digit, at) => (Number(digit) - Number(digits[at]) + 10) % 10))
  return steps.size === 1
}

/** 1212, 123123, 11112222: a part again and again, or no more than two digits in it. */
function isRepeated(digits: string): boolean {
  if (digits.length > 4 && new Set(digits).size <= 2) return true
  for (let length = 1; length <= digits.length / 2; length += 1)
    if (digits === digits.slice(0, length).repeat(digits.length / length)) return true
  return /^(\d)\1(\d)\2$/.test(digits)
}

/** A year that somebody was born or married in. */
const isYear = (digits: string): boolean => /^(?:19|20)\d\d$/.test(digits)
