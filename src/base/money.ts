/** Money is whole cents in a bigint of its own type; at every edge it is a string like `$1,234.56`. */
declare const centsBrand: unique symbol
export type Cents = bigint & { readonly [centsBrand]: true }

export const cents = (amount: bigint | number): Cents => BigInt(amount) as Cents
export const dollars = (amount: bigint | number): Cents => (BigInt(amount) * 100n) as Cents
export const ZERO = cents(0)
/** No room has as much: whoever writes more has slipped by some digits. */
export const MOST = dollars(1_000_000_000)

export const add = (...amounts: readonly Cents[]): Cents =>
  amounts.reduce<bigint>((sum, next) => sum + next, 0n) as Cents
export const subtract = (from: Cents, amount: Cents): Cents => (from - amount) as Cents
export const times = (amount: Cents, factor: bigint | number): Cents => (amount * BigInt(factor)) as Cents
export const negate = (amount: Cents): Cents => -amount as Cents
export const smaller = (a: Cents, b: Cents): Cents => (a < b ? a : b)
export const larger = (a: Cents, b: Cents): Cents => (a > b ? a : b)
export const atLeastZero = (amount: Cents): Cents => larger(amount, ZERO)

const PATTERN = /^(-)?\$?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{2}))?$/

/** Reads `$1,234.56`, `1234.56`, `$5` and nothing looser: a third decimal or a stray comma is not money. */
export function parseMoney(text: string): Cents | undefined {
  const match = PATTERN.exec(text.trim())
  if (match === null) return undefined
  const [, minus, whole = '', fraction = '00'] = match
  const amount = BigInt(whole.replaceAll(',', '')) * 100n + BigInt(fraction)
  return (minus === undefined ? amount : -amount) as Cents
}

/** `$1,234.50`; always with cents. */
export function formatMoney(amount: Cents): string {
  const absolute = amount < 0n ? -amount : amount
  const whole = (absolute / 100n).toString().replace(/\B(?=(\d{3})+$)/g, ',')
  const fraction = (absolute % 100n).toString().padStart(2, '0')
  return `${amount < 0n ? '-' : ''}$${whole}.${fraction}`
}

/** The least multiple of `unit` that is not under `amount`: what a chip unit makes of an odd amount, in the winner's favour. */
export const roundUpTo = (unit: Cents, amount: Cents): Cents => (((amount + unit - 1n) / unit) * unit) as Cents

/** The journal and every wire carry an amount as a plain string of cents. */
export const toWire = (amount: Cents): string => amount.toString()
export function fromWire(text: string): Cents {
  if (!/^-?\d+$/.test(text)) throw new Error(`not an amount in cents: ${JSON.stringify(text)}`)
  return BigInt(text) as Cents
}
