/** Figures and words as somebody who errs would write them: near, plausible, and never the same. */
import type { Rng } from '../../src/sim/rng.ts'

/** The last figure that counts goes up or down: $5,000 → $6,000 or $4,000; or all of it by the smallest coin. */
export function otherAmount(text: string, rng: Rng): string {
  const cents = BigInt(
    text
      .replace(/[$,]/g, '')
      .replace(/^(\d+)$/, '$1.00')
      .replace('.', ''),
  )
  let step = 1n
  if (cents > 0n) while (cents % (step * 10n) === 0n) step *= 10n
  const by = rng.oneIn(3) ? 1n : step
  return formatted(rng.oneIn(2) && cents > by ? cents - by : cents + by)
}

function formatted(cents: bigint): string {
  const dollars = (cents / 100n).toString().replace(/\B(?=(\d{3})+$)/g, ',')
  const rest = cents % 100n
  return rest === 0n ? `$${dollars}` : `$${dollars}.${rest.toString().padStart(2, '0')}`
}

export const isAmount = (text: string): boolean => /^\$[\d,]+(\.\d\d)?$/.test(text)
export const isPercent = (text: string): boolean => /^\d+(\.\d+)?%$/.test(text)
export const isCount = (text: string): boolean => /^\d+$/.test(text)
export const isClock = (text: string): boolean => /^\d\d:\d\d$/.test(text)
/** `50 to 1`. */
export const isOdds = (text: string): boolean => /^\d+ to \d+$/.test(text)
export const isId = (text: string): boolean => /^[A-Z]{4}-\d{6}$/.test(text)

export const otherPercent = (text: string, rng: Rng): string => {
  const [whole = '0', part] = text.slice(0, -1).split('.')
  const near = rng.oneIn(2) && Number(whole) > 1 ? Number(whole) - 1 : Number(whole) + 1
  return `${Number(whole) === 100 ? 99 : near}${part === undefined ? '' : `.${part}`}%`
}

export const otherCount = (text: string, rng: Rng): string =>
  String(rng.oneIn(2) && Number(text) > 1 ? Number(text) - 1 : Number(text) + 1)

export const otherOdds = (text: string, rng: Rng): string => {
  const [pays = '1', to = '1'] = text.split(' to ')
  return `${otherCount(pays, rng)} to ${to}`
}

export const otherClock = (text: string, rng: Rng): string => {
  const [hours = '0', minutes = '00'] = text.split(':')
  return `${String((Number(hours) + (rng.oneIn(2) ? 1 : 23)) % 24).padStart(2, '0')}:${minutes}`
}

export function otherId(text: string, rng: Rng): string {
  const at = text.length - 1 - rng.below(3)
  return `${text.slice(0, at)}${(Number(text[at]) + 1 + rng.below(8)) % 10}${text.slice(at + 1)}`
}

/** One letter of the last word is another. */
export function otherWord(text: string, rng: Rng): string {
  const letters = [...text.matchAll(/[a-z]/gi)].map(({ index }) => index)
  if (letters.length === 0) return `${text} x`
  const at = rng.pick(letters.slice(-5))
  return `${text.slice(0, at)}${text[at]!.toLowerCase() === 'e' ? 'a' : 'e'}${text.slice(at + 1)}`
}
