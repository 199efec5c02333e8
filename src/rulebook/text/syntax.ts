/** Why a text is no YAML, in our own words: what stands there, and how it would be written. */
import { type Document, isCollection, isScalar, type LineCounter, type Node, visit, type YAMLError } from 'yaml'
import { quoted } from './wording.ts'

export type Slip = { readonly offset: number; readonly says: string }

/** One slip makes a parser stumble over all that follows, so the first one speaks. */
export function slipsOf(document: Document, text: string): Slip[] {
  const [first, ...more] = document.errors.toSorted((a, b) => a.pos[0] - b.pos[0])
  if (first === undefined) {
    const commas = commaSlips(document)
    return commas.length > 0 ? commas : [...aliasSlips(document), ...keysTwice(document)]
  }
  const offset = openedAt(document, text, first) ?? first.pos[0]
  const together = [first, ...more.filter(({ pos }) => pos[0] === first.pos[0])]
  return [{ offset, says: wordingOf(together) }]
}

export function placeAt(lines: LineCounter, offset: number): { line: number; column: number } {
  const { line, col } = lines.linePos(offset)
  return { line: Math.max(line, 1), column: Math.max(col, 1) }
}

type Wording = readonly [code: YAMLError['code'], part: RegExp, says: string]

const QUOTES = 'put the whole value in quotes'
const COLON = 'after a key come a colon and a space, as in "name: value"; they are missing here'
/** Looked at in this order, among all that the parser says of one place. */
const WORDINGS: readonly Wording[] = [
  ['TAB_AS_INDENT', /./, 'a tab stands here; lines are indented with spaces'],
  ['BAD_INDENT', /end with a [}\]]/, 'a bracket is opened here and never closed'],
  ['MISSING_CHAR', /end with a [}\]]/, 'a bracket is opened here and never closed'],
  ['UNEXPECTED_TOKEN', /flow-(?:seq|map)-end/, 'a bracket is closed here that was never opened'],
  ['BAD_INDENT', /sequence/, 'the items of a list all begin in the same column; this one begins in another'],
  ['BLOCK_AS_IMPLICIT_KEY', /sequence/, 'the items of a list all begin in the same column; this one begins in another'],
  ['BAD_INDENT', /./, 'the keys of a group all begin in the same column; this line begins in another'],
  ['UNEXPECTED_TOKEN', /block-seq-ind/, 'an item of a list stands among keys; a list stands below a key of its own'],
  ['MISSING_CHAR', /closing ['"]/, 'a quote is opened here and never closed'],
  ['MISSING_CHAR', /followed by map values/, COLON],
  ['MISSING_CHAR', /Missing , or :/, 'a comma or a colon is missing between two things in brackets'],
  ['MISSING_CHAR', /Missing ,/, 'a comma is missing between two things in brackets'],
  ['MISSING_CHAR', /space after :/, COLON],
  ['MISSING_CHAR', /without -/, 'an item of a list begins with a dash and a space'],
  ['MISSING_CHAR', /Comments/, 'a space is missing before the #'],
  [
    'MISSING_CHAR',
    /directives-end/,
    'a line above begins with %, which has a meaning of its own in YAML; write # before it',
  ],
  ['BAD_SCALAR_START', /./, `a value cannot begin with this sign; ${QUOTES}`],
  [
    'BAD_DQ_ESCAPE',
    /./,
    'a backslash within double quotes has a meaning of its own; write two of them, or use single quotes',
  ],
  ['UNEXPECTED_TOKEN', /Unexpected ,|empty item/, 'a comma too many stands here'],
  ['UNEXPECTED_TOKEN', /./, `something goes on here after a value has ended; ${QUOTES}`],
  ['BLOCK_IN_FLOW', /./, 'lists and keys in lines of their own cannot stand within brackets'],
  ['MULTIPLE_DOCS', /./, 'the line --- begins a second text here; a file holds one'],
  ['KEY_OVER_1024_CHARS', /./, COLON],
]

function wordingOf(errors: readonly YAMLError[]): string {
  const has = (code: YAMLError['code']) => errors.some((error) => error.code === code)
  if (errors.some(({ message }) => message.includes('compact mappings')))
    return has('MULTILINE_IMPLICIT_KEY')
      ? 'this key has a value, and the line below is indented deeper; the keys of a group all begin in the same column'
      : `a colon and a space stand within this value; ${QUOTES}`
  const found = WORDINGS.find(([code, part]) => errors.some((one) => one.code === code && part.test(one.message)))
  if (found !== undefined) return found[2]
  return has('MULTILINE_IMPLICIT_KEY')
    ? COLON
    : 'this cannot be read; look for a quote, a bracket or a colon too many or too few'
}

/** What is never closed is told where it was opened; the parser notices at the end of the text. */
function openedAt(document: Document, text: string, { message, pos: [noticed] }: YAMLError): number | undefined {
  const isQuote = /closing ['"]/.test(message)
  if (!isQuote && !/end with a [}\]]/.test(message)) return undefined
  let opened: number | undefined
  visit(document, (_, node) => {
    const isOpen = isQuote
      ? isScalar(node) && /^QUOTE/.test(node.type ?? '') && (node.range?.[1] ?? 0) >= noticed
      : isCollection(node) && node.flow === true && !/[\]}]/.test(text[(node.range?.[1] ?? 0) - 1] ?? '')
    const from = isOpen ? (node as Node).range?.[0] : undefined
    if (from !== undefined && from < noticed) opened = from
  })
  return opened
}

/** `{ seed: $5,000 }`: within brackets the comma of an amount ends it, and three digits stand there as a key. */
function commaSlips(document: Document): Slip[] {
  const slips: Slip[] = []
  visit(document, {
    Map: (_, { items, flow }) => {
      for (const [index, { value }] of flow === true ? items.entries() : []) {
        const next = items[index + 1]
        const isCut = next?.value === null && isScalar(next.key) && /^\d{3}(?:\.\d\d)?$/.test(String(next.key.value))
        if (isCut && isScalar(value) && /^-?\$\d{1,3}$/.test(String(value.value)))
          slips.push({
            offset: value.range?.[0] ?? 0,
            says: 'within brackets an amount with a comma is put in quotes, as in "$5,000"',
          })
      }
    },
  })
  return slips
}

function keysTwice(document: Document): Slip[] {
  const slips: Slip[] = []
  visit(document, {
    Map: (_, { items }) => {
      const seen = new Set<unknown>()
      for (const { key } of items) {
        const name = isScalar(key) ? key.value : undefined
        if (name === undefined) continue
        if (seen.has(name))
          slips.push({
            offset: (key as Node).range?.[0] ?? 0,
            says: `the key ${quoted(String(name))} stands here a second time; each key stands once`,
          })
        seen.add(name)
      }
      return slips.length < TWICE_MAX ? undefined : visit.BREAK
    },
  })
  return slips.slice(0, TWICE_MAX)
}
const TWICE_MAX = 20

/** A name for another part of the text that nobody gave, or one that is used without measure. */
function aliasSlips(document: Document): Slip[] {
  const slips: Slip[] = []
  visit(document, {
    Alias: (_, node) => {
      if (node.resolve(document) !== undefined) return
      slips.push({
        offset: node.range?.[0] ?? 0,
        says: `a value that begins with * has a meaning of its own in YAML; ${QUOTES}`,
      })
    },
  })
  return slips
}
