/** Codes that one person tells another: typed once, soon, and then worth nothing. Only their digest is kept. */
import { createHash, randomInt, timingSafeEqual } from 'node:crypto'

/** Without what looks or sounds alike. */
const LETTERS = 'ACDEFGHJKMNPQRTWXY34679'
const LENGTH = 10

export type Given = { readonly digest: string; readonly until: number }

/** `F7KQM-3XWPA`: 45 bits, tried a few times at most. */
export function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`
}

/** However it is typed: small letters, spaces, no dash. */
export const digestOfCode = (code: string): string =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[\s-]+/g, ''))
    .digest('hex')

export const isGiven = (code: string, { digest, until }: Given, now: number): boolean =>
  timingSafeEqual(Buffer.from(digestOfCode(code)), Buffer.from(digest)) && now < until
