/** So many times an amount: 2, or 2.5. An exact fraction, because a posted prize is paid to the cent. */
import type { Cents } from './money.ts'

export type Multiple = { readonly over: bigint; readonly under: bigint; readonly isMultiple: true }

export const ONCE: Multiple = { over: 1n, under: 1n, isMultiple: true }

/** `2` or `2.5`, with two decimals at most. */
export function parseMultiple(text: string): Multiple | undefined {
  const match = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text)
  if (match === null) return undefined
  const [, whole = '', fraction = ''] = match
  return { over: BigInt(whole + fraction), under: 10n ** BigInt(fraction.length), isMultiple: true }
}

export const isMultiple = (value: object): value is Multiple => 'isMultiple' in value
export const isWholeMultiple = ({ over, under }: Multiple): boolean => over % under === 0n
/** For signs and sentences; amounts are reckoned from the fraction. */
export const multipleNumber = ({ over, under }: Multiple): number => Number(over) / Number(under)
export const isMore = ({ over, under }: Multiple, than: number): boolean => over > BigInt(than) * under

/** To the cent, and a part of a cent up: nobody has less than what is posted. */
export const multiplied = (amount: Cents, { over, under }: Multiple): Cents =>
  ((amount * over + under - 1n) / under) as Cents
