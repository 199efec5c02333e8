/**
 * Letters on paper: one face in two weights. Its files hold a script each, so that a name like Nguyễn is put together from several
 * of them; what none of them has is a question mark, and never nothing.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../root.ts'

export const WEIGHTS = [400, 600] as const
export type Weight = (typeof WEIGHTS)[number]
/** In the order in which they are asked. */
export const SCRIPTS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'greek'] as const
type Script = (typeof SCRIPTS)[number]

export const letterFile = (script: Script, weight: Weight): string => `source-sans-3-${script}-${weight}-normal.woff`

/** The bundle brings them beside it. */
function readLetters(script: Script, weight: Weight): Buffer {
  const name = letterFile(script, weight)
  const bundled = join(import.meta.dirname, 'letters', name)
  return readFileSync(
    existsSync(bundled) ? bundled : join(ROOT, 'node_modules', '@fontsource', 'source-sans-3', 'files', name),
  )
}

/** A stretch of text that one file has all letters of. */
export type Stretch = { readonly font: string; readonly text: string }

type Known = { readonly has: (codePoint: number) => boolean; readonly font: string }
/** Of pdfkit's own document we need no more than this. */
type Document = {
  registerFont(name: string, src: Buffer): unknown
  font(name: string): unknown
  readonly _font?: { readonly font: { hasGlyphForCodePoint(codePoint: number): boolean } }
}

/** Files are read when the first letter of them is asked for. */
export function lettersOf(document: Document): (text: string, weight: Weight) => Stretch[] {
  const known = new Map<string, Known>()
  function load(script: Script, weight: Weight): Known {
    const font = `${script} ${weight}`
    const before = known.get(font)
    if (before !== undefined) return before
    document.registerFont(font, readLetters(script, weight))
    document.font(font)
    const { font: file } = document._font!
    const loaded = { font, has: (codePoint: number) => file.hasGlyphForCodePoint(codePoint) }
    known.set(font, loaded)
    return loaded
  }
  const fontFor = (letter: string, weight: Weight): string | undefined =>
    SCRIPTS.map((script) => load(script, weight)).find(({ has }) => has(letter.codePointAt(0)!))?.font
  return (text, weight) => {
    const stretches: { font: string; text: string }[] = []
    const plain = `latin ${weight}`
    for (const letter of text.normalize('NFC').replace(/\s/gu, ' ')) {
      const font = load('latin', weight).has(letter.codePointAt(0)!) ? plain : fontFor(letter, weight)
      const last = stretches.at(-1)
      const [chosen, drawn] = font === undefined ? [plain, '?'] : [font, letter]
      if (last?.font === chosen) last.text += drawn
      else stretches.push({ font: chosen, text: drawn })
    }
    return stretches
  }
}
