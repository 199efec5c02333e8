/**
 * A day's anchor: the digest of the day's last line, shown, printed and handed to somebody outside the house's computers.
 * Whoever holds it can tell later whether any line up to it was changed, even when every digest after it was made anew.
 */
import type { Header } from './line.ts'

export type Anchor = {
  /** Business day, as 2026-11-15. */
  readonly day: string
  readonly seq: number
  /** 64 hexadecimal digits. */
  readonly digest: string
  readonly recorded: string
}

/** A text that can be read aloud, typed off paper and checked by a program: one line a day. */
export function writeAnchors(header: Header, anchors: readonly Anchor[]): string {
  const lines = anchors.map((a) => `${a.day}  ${a.seq}  ${inGroups(a.digest)}  ${a.recorded}`)
  return [
    `# gamekeeper anchors, format ${header.format}, property ${header.property}`,
    '# day, line, digest, recorded',
    ...lines,
    '',
  ].join('\n')
}

const inGroups = (digest: string): string => digest.match(/.{8}/g)?.join(' ') ?? digest

const ANCHOR_LINE = /^(\d{4}-\d{2}-\d{2})\s+(\d+)\s+((?:[0-9a-fA-F]{2}\s*){32})(?:\s(\S+))?$/

export type AnchorFile = { readonly property: string | undefined; readonly anchors: Anchor[] }

/** Reads an anchor file; groups of digits, capitals and a missing time do not matter. */
export function readAnchors(text: string): AnchorFile {
  let property: string | undefined
  const anchors: Anchor[] = []
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim()
    if (line === '') continue
    if (line.startsWith('#')) {
      property ??= /, property (.+)$/.exec(line)?.[1]
      continue
    }
    const found = ANCHOR_LINE.exec(line)
    if (found === null) {
      throw new Error(
        `Line ${index + 1} of the anchor file is not an anchor: a day, a line number and 64 hexadecimal digits were expected.`,
      )
    }
    const [, day = '', seq = '', digest = '', recorded = ''] = found
    anchors.push({ day, seq: Number(seq), digest: digest.replace(/\s/g, '').toLowerCase(), recorded })
  }
  return { property, anchors }
}
