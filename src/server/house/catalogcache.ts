/** What the rule files say that come with the program, kept beside its bundle: parsing them all takes half of a start. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Named by the digest of the text, so that only the very same text finds it. */
export const saidFile = (text: string): string =>
  join('said', `${createHash('sha256').update(text).digest('hex')}.json`)

/** As `plainOf` would have it; nothing where the sources run, or a text is the house's own. */
export function saidBefore(text: string): unknown {
  const file = join(import.meta.dirname, saidFile(text))
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
