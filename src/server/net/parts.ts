/**
 * A view that lists things which people follow one at a time: whoever asks for one of them hears of no other. With fifty
 * tournaments a phone gets the fiftieth part, and nothing at all while its own stands still.
 */
import type { ViewName } from '../door/viewnames.ts'
import { viewWords, type Word } from './crowd.ts'

/** By which of its fields one of them is asked for. */
const NAMED_BY: Partial<Record<ViewName, string>> = { tournamentsigns: 'activity' }

type Part = Word & { readonly text: string }

/** Remembers the parts of one view. What it is given is the whole as last heard; it is taken apart when somebody asks. */
export function partsOf(view: ViewName): (version: number, seq: number | string, text: string) => Word['part'] {
  const field = NAMED_BY[view]
  if (field === undefined) return () => undefined
  let kept: ReadonlyMap<string, Part> = new Map()
  return (version, seq, text) => {
    let isApart = false
    const takeApart = () => {
      const things = (JSON.parse(text) as Readonly<Record<string, string>>[] | null) ?? []
      kept = new Map(
        things.map((thing) => {
          const name = thing[field] ?? ''
          const before = kept.get(name)
          const own = JSON.stringify([thing])
          return [name, before?.text === own ? before : { version, text: own, words: viewWords(seq, view, own) }]
        }),
      )
      isApart = true
    }
    return (name) => {
      if (!isApart) takeApart()
      return kept.get(name) ?? { version: 0, words: viewWords(seq, view, '[]') }
    }
  }
}
