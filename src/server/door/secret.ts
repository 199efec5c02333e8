/** PINs and passwords are kept as Argon2id hashes only; the parameters stand in the hash, so they can be raised later. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'

export type Cost = { readonly memory: number; readonly passes: number; readonly parallelism: number }

/** 19 MiB, two passes: the first of those that OWASP names as the least for Argon2id. */
export const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 }
/** 7 MiB, five passes: the last of them, as hard to guess and the cheapest to check where many do it at once (decision 16). */
export const CROWD_COST: Cost = { memory: 7_168, passes: 5, parallelism: 1 }
const SALT_BYTES = 16
const TAG_BYTES = 32

const HASH = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** In the usual text form, `$argon2id$v=19$m=...`. */
export async function hashSecret(secret: string, cost: Cost = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const tag = await derive(secret, salt, cost, TAG_BYTES)
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(tag)}`
}

export async function isSecret(secret: string, hash: string): Promise<boolean> {
  const found = HASH.exec(hash)
  if (found === null) throw new Error('this is not the hash of a PIN or password')
  const [, memory, passes, parallelism, salt = '', tag = ''] = found
  const expected = Buffer.from(tag, 'base64')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  return timingSafeEqual(await derive(secret, Buffer.from(salt, 'base64'), cost, expected.length), expected)
}

/** Whether it was made at this cost. */
export const isOfCost = (hash: string, { memory, passes, parallelism }: Cost): boolean =>
  hash.startsWith(`$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`)

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

function derive(secret: string, nonce: Buffer, cost: Cost, tagLength: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // The same letters may be typed as different code points; NFKC makes them one.
    argon2('argon2id', { message: secret.normalize('NFKC'), nonce, tagLength, ...cost }, (error, tag) =>
      error === null || error === undefined ? resolve(tag) : reject(error),
    )
  })
}
