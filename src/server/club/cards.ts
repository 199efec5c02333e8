/**
 * What the barcode of a club card carries: the number of its holder, the how manieth card of theirs it is, and a check digit. A lost
 * card is replaced by the next one, and is good for nothing from then on. Nothing of it is secret: the PIN is.
 */

const PERSON_DIGITS = 8
const ISSUE_DIGITS = 2
const LONG = PERSON_DIGITS + ISSUE_DIGITS + 1

export type Card = { readonly person: number; readonly issue: number }

export function cardNumber({ person, issue }: Card): string {
  const digits = `${String(person).padStart(PERSON_DIGITS, '0')}${String(issue).padStart(ISSUE_DIGITS, '0')}`
  return `${digits}${checkDigit(digits)}`
}

/** Nothing where it is damaged, or was never made here. Cards of before carry the number of the person alone. */
export function readCard(text: string): Card | undefined {
  const digits = text.trim()
  if (/^\d{1,7}$/.test(digits)) return { person: Number(digits), issue: 0 }
  if (digits.length !== LONG || !/^\d+$/.test(digits)) return undefined
  const body = digits.slice(0, -1)
  if (checkDigit(body) !== digits.at(-1)) return undefined
  return { person: Number(body.slice(0, PERSON_DIGITS)), issue: Number(body.slice(PERSON_DIGITS)) }
}

/** Luhn: one wrong digit, and nearly every swap of two, is noticed. */
function checkDigit(digits: string): string {
  const sum = [...digits].toReversed().reduce((total, digit, nth) => {
    const value = Number(digit) * (nth % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return String((10 - (sum % 10)) % 10)
}
