/** A text as the bars of Code 128; the package knows the code, of a dozen of which a page needs no other, and the page draws them. */
import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128/index.js'

/** Light on both sides is part of the code. */
const QUIET = 10

export type Bars = {
  /** In modules, with the light on both sides. */
  readonly width: number
  readonly bars: readonly { readonly at: number; readonly width: number }[]
}

export function barsOf(text: string): Bars {
  // The package drops some other signs without a word.
  if (!/^[A-Z0-9-]{1,40}$/.test(text)) throw new Error(`not a serial: ${text}`)
  const modules = new CODE128(text, {}).encode().data
  const bars = [...modules.matchAll(/1+/g)].map((run) => ({ at: QUIET + run.index, width: run[0].length }))
  return { width: modules.length + 2 * QUIET, bars }
}
