/**
 * What stands in a PDF file, read from its bytes without the package that made it: the text of each page by the tables that a reader
 * copies text with, and the dark rectangles. Only as much of the format as our own files have.
 */
import { inflateSync } from 'node:zlib'

export type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
export type ReadPage = { readonly texts: readonly string[]; readonly rects: readonly Rect[] }

export function readPdf(bytes: Uint8Array): readonly ReadPage[] {
  const file = Buffer.from(bytes).toString('latin1')
  const objects = new Map<string, string>()
  for (const [, n, body] of file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) objects.set(n!, body!)
  const streamOf = (n: string): string => {
    const body = objects.get(n) ?? ''
    const raw = /stream\n([\s\S]*)\nendstream/.exec(body)?.[1] ?? ''
    return body.includes('/FlateDecode') ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : raw
  }
  const letters = new Map<string, readonly string[]>()
  for (const body of objects.values())
    for (const [, name, n] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(n!) ?? '')?.[1]
      if (table !== undefined) letters.set(name!, lettersIn(streamOf(table)))
    }
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b(?!s)/.test(body))
  return pages.map((body) => pageIn(streamOf(/\/Contents (\d+) 0 R/.exec(body)?.[1] ?? ''), letters))
}

/** By the number of a sign, from nothing on, what it is in a text. */
const lettersIn = (table: string): string[] =>
  [...table.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list]) =>
    [...list!.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex]) =>
      String.fromCharCode(...hex!.split(' ').flatMap((four) => (four === '' ? [] : [Number.parseInt(four, 16)]))),
    ),
  )

function pageIn(content: string, letters: ReadonlyMap<string, readonly string[]>): ReadPage {
  const texts: string[] = []
  const rects: Rect[] = []
  let open: Rect[] = []
  let font = ''
  for (const line of content.split('\n')) {
    const rect = /^([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+) re$/.exec(line)
    if (rect !== null) {
      const [x, y, width, height] = rect.slice(1).map(Number)
      open.push({ x: x!, y: y!, width: width!, height: height! })
    } else if (line === 'f') {
      rects.push(...open)
      open = []
    } else if (line === 'S') open = []
    font = /^\/(F\d+) [\d.]+ Tf$/.exec(line)?.[1] ?? font
    if (line.endsWith(' TJ'))
      texts.push(
        [...line.matchAll(/<([0-9a-f]+)>/g)]
          .flatMap(([, hex]) => hex!.match(/.{4}/g) ?? [])
          .map((four) => letters.get(font)?.[Number.parseInt(four, 16)] ?? '\uFFFD')
          .join(''),
      )
  }
  return { texts, rects }
}
