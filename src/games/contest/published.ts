/**
 * The list that is published when the forms are locked, and its digest: whoever has a slip finds the own line on the list, and whoever
 * has the list makes the same digest. A line is `KEY PICKS`, by key; what the key is (a form's number, a card's) is the room's choice.
 */
import { type Digest, digestOf } from '../../base/digest.ts'

export type Entry = { readonly key: string; readonly picks: string }
export type Published = { readonly text: string; readonly digest: Digest; readonly forms: number }

/** The first line says whose list it is, so that no two contests share a digest. */
export function published(contest: string, entries: readonly Entry[]): Published {
  const lines = entries.map(({ key, picks }) => `${sound(key)} ${picks}`).toSorted(byCode)
  const keys = new Set(entries.map(({ key }) => key))
  if (keys.size !== entries.length) throw new Error('a form is on the list twice')
  const text = [`gamekeeper picks 1 ${contest} ${entries.length}`, ...lines, ''].join('\n')
  return { text, digest: digestOf(text), forms: entries.length }
}

/** What a slip is found to be when it is held against the list. */
export type Found = 'as on the slip' | 'otherwise' | 'not on the list'

function sound(key: string): string {
  if (!/^[\w-]+$/.test(key)) throw new Error('a key of the list has letters, digits and hyphens')
  return key
}

/** The same everywhere, whatever the language of the machine. */
const byCode = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** What a slip carries: of its own line, so that a slip cannot be made to fit a list afterwards. */
export const slipDigest = (contest: string, { key, picks }: Entry): Digest => digestOf(`${contest} ${key} ${picks}`)
