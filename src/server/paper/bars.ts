/** A text as the bars of Code 128; the package knows the code, the page draws them. */
import JsBarcode from 'jsbarcode'

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
  const drawn: { encodings?: readonly { readonly data: string }[] } = {}
  JsBarcode(drawn, text, { format: 'CODE128' })
  const modules = (drawn.encodings ?? []).map(({ data }) => data).join('')
  const bars = [...modules.matchAll(/1+/g)].map((run) => ({ at: QUIET + run.index, width: run[0].length }))
  return { width: modules.length + 2 * QUIET, bars }
}
