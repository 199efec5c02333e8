/** Sealing with AES-256-GCM: a sealed text opens only with its key and under the label that it was sealed with. */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs'
import { JournalTrouble } from '../../journal/trouble.ts'

const NONCE_BYTES = 12
const TAG_BYTES = 16
export const KEY_BYTES = 32

export function sealBytes(key: Uint8Array, plain: Uint8Array, label: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(label))
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

/** Throws when the key or the label is another one, or a single bit was changed. */
export function openBytes(key: Uint8Array, sealed: Uint8Array, label: string): Buffer {
  const nonce = sealed.subarray(0, NONCE_BYTES)
  const tag = sealed.subarray(sealed.length - TAG_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(label))
    .setAuthTag(tag)
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
}

/** A second key from the first, for one purpose only. */
export const derivedKey = (key: Uint8Array, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', key, new Uint8Array(), purpose, KEY_BYTES))

export const keyedDigest = (key: Uint8Array, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** Writes a new key to a file that only its owner may read. An existing file is left alone. */
export function makeKeyFile(file: string): void {
  try {
    const handle = openSync(file, 'wx', 0o600)
    try {
      writeSync(handle, `${randomBytes(KEY_BYTES).toString('hex')}\n`)
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
  } catch (error) {
    if ((error as { code?: string }).code === 'EEXIST') {
      throw new JournalTrouble('exists', `${file}: there is already a key; it was left as it is.`)
    }
    throw error
  }
}

export function readKeyFile(file: string): Uint8Array {
  let text: string
  try {
    text = readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new JournalTrouble(
      'missing',
      `${file}: the key of the register cannot be read. Without it no name can be opened.`,
      error,
    )
  }
  if (!/^[0-9a-f]{64}$/.test(text))
    throw new JournalTrouble('damaged', `${file}: a key is 64 hexadecimal digits; this file holds something else.`)
  return Buffer.from(text, 'hex')
}
