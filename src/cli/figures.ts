/** A fraction as it is shown: exactly, and as near as a number can be. */
import { type Fraction, formatFraction, toNumber } from '../odds/fraction.ts'

export const figure = (value: Fraction) => ({ exact: formatFraction(value), value: toNumber(value) })
export const percent = (value: Fraction): string => `${(toNumber(value) * 100).toFixed(4)}%`
