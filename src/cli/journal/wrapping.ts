/** How the key of a backup is wrapped: by a passphrase in a file, or by a key file. Neither is ever typed into a command. */
import { existsSync } from 'node:fs'
import { makeKeyFile, readKeyFile } from '../../server/door/vault.ts'
import type { Wrapping } from '../../server/upkeep/sealedfile.ts'
import { type Call, Complaint } from '../command.ts'
import { textOf } from '../file.ts'

export const WRAPPING_FLAGS = {
  'passphrase-file': { takes: 'FILE', says: 'a file whose first line is the passphrase of the backup' },
  'key-file': { takes: 'FILE', says: 'a key file, 64 hexadecimal digits; backup makes one that is not there' },
}
const LEAST = 16

export function wrappingOf({ flags }: Call, mayMake = false): Wrapping | undefined {
  const { 'passphrase-file': phrase, 'key-file': key } = flags
  if (phrase !== undefined && key !== undefined)
    throw new Complaint('a backup is opened by a passphrase or by a key file; name one of them.')
  if (typeof key === 'string') {
    if (mayMake && !existsSync(key)) makeKeyFile(key)
    return { key: readKeyFile(key) }
  }
  if (typeof phrase !== 'string') return undefined
  const [passphrase = ''] = textOf(phrase).split(/\r?\n/)
  if (passphrase.length < LEAST)
    throw new Complaint(`the passphrase in ${phrase} is short; ${LEAST} characters at least.`)
  return { passphrase }
}
