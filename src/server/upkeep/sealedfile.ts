/**
 * Many files in one that only its key opens. A first line in plain text says what it is; then come sealed pieces, each bound to
 * the first line, its place and whether it is the last, so that none can be changed, left out, moved or cut off.
 * The key of the pieces is random and lies in the first line, wrapped by a passphrase (scrypt) or by a key file.
 */
import { randomBytes, scryptSync } from 'node:crypto'
import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, readSync, statSync, writeSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { sha256, toHex } from '../../journal/line.ts'
import { JournalTrouble } from '../../journal/trouble.ts'
import { KEY_BYTES, openBytes, sealBytes } from '../door/vault.ts'

/** A passphrase as somebody typed it, or the 32 bytes of a key file. */
export type Wrapping = { readonly passphrase: string } | { readonly key: Uint8Array }
export type Packed = { readonly name: string; readonly from: string }

type Wrap = { readonly by: 'passphrase'; readonly salt: string; readonly cost: number } | { readonly by: 'key file' }
export type SealedHeader = {
  readonly gamekeeper: 'house backup'
  readonly format: 1
  readonly about: Readonly<Record<string, string | number>>
  readonly wrap: Wrap
  readonly key: string
}

const PIECE = 1 << 20
/** 64 MiB and a quarter of a second: a guess at a passphrase costs as much. */
const COST = 1 << 16

const wrappingKey = (wrap: Wrap, wrapping: Wrapping): Uint8Array => {
  if ('key' in wrapping) return wrapping.key
  const { salt, cost } = wrap as Extract<Wrap, { by: 'passphrase' }>
  const options = { N: cost, r: 8, p: 1, maxmem: 256 * cost * 8 }
  return scryptSync(wrapping.passphrase.normalize('NFKC'), Buffer.from(salt, 'base64'), KEY_BYTES, options)
}
const labelOf = (head: string, n: number, isLast: boolean) => `${head} ${n} ${isLast ? 'end' : 'more'}`

export function writeSealed(
  file: string,
  files: readonly Packed[],
  wrapping: Wrapping,
  about: SealedHeader['about'],
): void {
  const wrap: Wrap =
    'key' in wrapping ? { by: 'key file' } : { by: 'passphrase', salt: randomBytes(16).toString('base64'), cost: COST }
  const key = randomBytes(KEY_BYTES)
  const sealedKey = sealBytes(wrappingKey(wrap, wrapping), key, 'house backup').toString('base64')
  const header: SealedHeader = { gamekeeper: 'house backup', format: 1, about, wrap, key: sealedKey }
  const text = JSON.stringify(header)
  const head = toHex(sha256(text))
  const handle = openSync(file, 'wx', 0o600)
  try {
    writeSync(handle, `${text}\n`)
    let n = 0
    let waiting: Buffer | undefined
    const put = (piece: Buffer, isLast: boolean) => {
      const sealed = sealBytes(key, piece, labelOf(head, n, isLast))
      const length = Buffer.alloc(4)
      length.writeUInt32BE(sealed.length)
      writeSync(handle, length)
      writeSync(handle, sealed)
      n += 1
    }
    for (const piece of piecesOf(files)) {
      if (waiting !== undefined) put(waiting, false)
      waiting = piece
    }
    put(waiting ?? Buffer.alloc(0), true)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Each file begins with a piece of its own that names it. */
function* piecesOf(files: readonly Packed[]): Generator<Buffer> {
  for (const { name, from } of files) {
    const { size } = statSync(from)
    yield Buffer.from(JSON.stringify({ name, size }))
    const handle = openSync(from, 'r')
    try {
      for (let left = size; left > 0; ) {
        const piece = Buffer.alloc(Math.min(PIECE, left))
        const got = readSync(handle, piece)
        // A trail that is written meanwhile only grows; one that shrank is another file.
        if (got === 0) throw new JournalTrouble('failed', `${from}: the file became shorter while it was read.`)
        left -= got
        yield piece.subarray(0, got)
      }
    } finally {
      closeSync(handle)
    }
  }
}

/** What the first line says; nothing when it is another file. */
export function sealedHeader(file: string): SealedHeader | undefined {
  const handle = openSync(file, 'r')
  try {
    const start = Buffer.alloc(8_192)
    const text = start.subarray(0, readSync(handle, start)).toString('utf8')
    if (!text.startsWith('{"gamekeeper":"house backup"') || !text.includes('\n')) return undefined
    return JSON.parse(text.slice(0, text.indexOf('\n'))) as SealedHeader
  } finally {
    closeSync(handle)
  }
}

/** Writes every file to a folder that is there and empty. Throws when the key is another one, or a single bit was changed. */
export function openSealed(file: string, folder: string, wrapping: Wrapping): string[] {
  const header = sealedHeader(file)
  if (header === undefined) throw new JournalTrouble('not a journal', `${file}: this is not a backup of a whole house.`)
  if ('key' in wrapping !== (header.wrap.by === 'key file'))
    throw new JournalTrouble('failed', `${file}: this backup is opened by a ${header.wrap.by}.`)
  const text = JSON.stringify(header)
  const head = toHex(sha256(text))
  let key: Uint8Array
  try {
    key = openBytes(wrappingKey(header.wrap, wrapping), Buffer.from(header.key, 'base64'), 'house backup')
  } catch (error) {
    throw new JournalTrouble('failed', `${file}: this ${header.wrap.by} does not open the backup.`, error)
  }
  const handle = openSync(file, 'r')
  try {
    return unpack(sealedPieces(handle, Buffer.byteLength(text) + 1, statSync(file).size, key, head, file), folder)
  } finally {
    closeSync(handle)
  }
}

function* sealedPieces(
  handle: number,
  start: number,
  size: number,
  key: Uint8Array,
  head: string,
  file: string,
): Generator<Buffer> {
  const damaged = (error?: unknown) =>
    new JournalTrouble('damaged', `${file}: the backup was changed or cut off. Nothing was restored from it.`, error)
  let at = start
  for (let n = 0; ; n += 1) {
    const length = Buffer.alloc(4)
    if (readSync(handle, length, 0, 4, at) !== 4) throw damaged()
    const sealed = Buffer.alloc(Math.min(length.readUInt32BE(), PIECE + 64))
    if (readSync(handle, sealed, 0, sealed.length, at + 4) !== sealed.length) throw damaged()
    at += 4 + sealed.length
    const isLast = at === size
    try {
      yield openBytes(key, sealed, labelOf(head, n, isLast))
    } catch (error) {
      throw error instanceof JournalTrouble ? error : damaged(error)
    }
    if (isLast) return
  }
}

function unpack(pieces: Iterable<Buffer>, folder: string): string[] {
  const names: string[] = []
  let open: { handle: number; left: number } | undefined
  const close = () => {
    if (open === undefined) return
    fsyncSync(open.handle)
    closeSync(open.handle)
    open = undefined
  }
  for (const piece of pieces) {
    if (open !== undefined && open.left > 0) {
      writeSync(open.handle, piece)
      open.left -= piece.length
      if (open.left === 0) close()
      continue
    }
    if (piece.length === 0) continue
    const { name, size } = JSON.parse(piece.toString('utf8')) as { name: string; size: number }
    if (normalize(name) !== name || name.startsWith('..') || name.startsWith('/'))
      throw new JournalTrouble('damaged', `${name}: no file of a house has such a name.`)
    mkdirSync(dirname(join(folder, name)), { recursive: true, mode: 0o700 })
    open = { handle: openSync(join(folder, name), 'wx', 0o600), left: size }
    chmodSync(join(folder, name), 0o600)
    names.push(name)
    if (size === 0) close()
  }
  close()
  return names
}
