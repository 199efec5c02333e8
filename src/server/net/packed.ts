/** Text goes out compressed: what lies in a file is packed once, and kept as long as the file is the same. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

const PACKING: { readonly [E in Encoding]: (bytes: Uint8Array) => Promise<Uint8Array> } = {
  // A step below the densest, which takes ten times as long for a fiftieth less.
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
}

/** The densest that the browser names; whatever it refuses with `q=0` is not named. */
export function encodingFor(accepted: string | undefined): Encoding | undefined {
  const named = new Set(
    (accepted ?? '')
      .split(',')
      .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one))
      .map((one) => one.split(';')[0]!.trim().toLowerCase()),
  )
  return ENCODINGS.find((one) => named.has(one))
}

/** Packs each file once for each encoding. Only for names that never change what they stand for. */
export function packer(): (name: string, bytes: Uint8Array, encoding: Encoding) => Promise<Uint8Array> {
  const kept = new Map<string, Promise<Uint8Array>>()
  return (name, bytes, encoding) => {
    const key = `${encoding} ${name}`
    const packed = kept.get(key) ?? PACKING[encoding](bytes)
    kept.set(key, packed)
    return packed
  }
}
