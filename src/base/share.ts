/** A share is an exact fraction with a type of its own, so that it can never be taken for money. */
import type { Cents } from './money.ts'

export type Share = { readonly over: bigint; readonly under: bigint; readonly isShare: true }

export function share(over: bigint | number, under: bigint | number): Share {
  if (BigInt(under) <= 0n) throw new Error('a share needs a denominator above zero')
  return { over: BigInt(over), under: BigInt(under), isShare: true }
}
export const percent = (hundredths: bigint | number): Share => share(hundredths, 100)
export const WHOLE = share(1, 1)

/** `40%`, `12.5%` or `1/3`. */
export function parseShare(text: string): Share | undefined {
  const asPercent = /^(\d+)(?:\.(\d+))?%$/.exec(text.trim())
  if (asPercent !== null) {
    const [, whole = '', fraction = ''] = asPercent
    return share(BigInt(whole + fraction), 100n * 10n ** BigInt(fraction.length))
  }
  const asFraction = /^(\d+)\/(\d+)$/.exec(text.trim())
  if (asFraction === null || BigInt(asFraction[2] ?? '0') === 0n) return undefined
  return share(BigInt(asFraction[1] ?? '0'), BigInt(asFraction[2] ?? '1'))
}

export function formatShare({ over, under }: Share): string {
  if ((over * 100n) % under === 0n) return `${(over * 100n) / under}%`
  if ((over * 10_000n) % under === 0n) {
    const text = ((over * 10_000n) / under).toString().padStart(3, '0')
    return `${text.slice(0, -2)}.${text.slice(-2).replace(/0$/, '')}%`
  }
  return `${over}/${under}`
}

export const isWhole = ({ over, under }: Share): boolean => over === under
export const sumOfShares = (shares: readonly Share[]): Share =>
  shares.reduce(
    (sum, next) => share(sum.over * next.under + next.over * sum.under, sum.under * next.under),
    share(0, 1),
  )

export const partRoundedDown = (whole: Cents, { over, under }: Share): Cents => ((whole * over) / under) as Cents
