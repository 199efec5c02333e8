/** The newest of a view, as it is told to all who listen: whole, apart, and what is new in it since it was told last. */
import { changeOf } from '../../views/change.ts'
import type { ViewName } from '../door/viewnames.ts'
import { viewWords, type Word } from './crowd.ts'
import { partsOf } from './parts.ts'

export type Told = Word & { readonly text: string }

const bytes = new TextEncoder()

/** Each that follows is the next version. */
export function tellerOf(view: ViewName): (seq: number | string, text: string) => Told {
  const part = partsOf(view)
  let before: Told | undefined
  return (seq, text) => {
    const version = (before?.version ?? 0) + 1
    const words = viewWords(seq, view, text)
    const change = before === undefined ? {} : { change: since(before.text, seq, view, text, words.length) }
    before = { version, words, text, part: part(version, seq, text), ...change }
    return before
  }
}

/** Made when the first one asks. */
function since(before: string, seq: number | string, view: ViewName, text: string, whole: number): Word['change'] & {} {
  let made: { readonly words: Uint8Array | undefined } | undefined
  return () => {
    if (made === undefined) {
      const data = JSON.stringify({ view, change: changeOf(before, text) })
      const words = bytes.encode(`id: ${seq}\nevent: change\ndata: ${data}\n\n`)
      made = { words: words.length < whole / 2 ? words : undefined }
    }
    return made.words
  }
}
