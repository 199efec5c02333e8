/** Why a text is no YAML: what stands there, and how it would be written. */
import { type Document, isCollection, isScalar, type LineCounter, type Node, visit, type YAMLError } from 'yaml'
import { type Message, message } from '../../base/message.ts'
import { excerpt } from './excerpt.ts'
import type { TextFaults } from './messages.ts'

export type Slip = { readonly offset: number; readonly told: Message }

/** One slip makes a parser stumble over all that follows, so the first one speaks. */
export function slipsOf(document: Document, text: string): Slip[] {
  const [first, ...more] = document.errors.toSorted((a, b) => a.pos[0] - b.pos[0])
  if (first === undefined) {
    const commas = commaSlips(document)
    return commas.length > 0 ? commas : [...aliasSlips(document), ...keysTwice(document)]
  }
  const offset = openedAt(document, text, first) ?? first.pos[0]
  const together = [first, ...more.filter(({ pos }) => pos[0] === first.pos[0])]
  return [{ offset, told: message(toldOf(together)) }]
}

export function placeAt(lines: LineCounter, offset: number): { line: number; column: number } {
  const { line, col } = lines.linePos(offset)
  return { line: Math.max(line, 1), column: Math.max(col, 1) }
}

type Slipped = { [Id in keyof TextFaults]: TextFaults[Id] extends undefined ? Id : never }[keyof TextFaults]
type Sign = readonly [code: YAMLError['code'], part: RegExp, told: Slipped]

/** Looked at in this order, among all that the parser says of one place. */
const SIGNS: readonly Sign[] = [
  ['TAB_AS_INDENT', /./, 'tab indents'],
  ['BAD_INDENT', /end with a [}\]]/, 'bracket never closed'],
  ['MISSING_CHAR', /end with a [}\]]/, 'bracket never closed'],
  ['UNEXPECTED_TOKEN', /flow-(?:seq|map)-end/, 'bracket never opened'],
  ['BAD_INDENT', /sequence/, 'item in another column'],
  ['BLOCK_AS_IMPLICIT_KEY', /sequence/, 'item in another column'],
  ['BAD_INDENT', /./, 'key in another column'],
  ['UNEXPECTED_TOKEN', /block-seq-ind/, 'item among keys'],
  ['MISSING_CHAR', /closing ['"]/, 'quote never closed'],
  ['MISSING_CHAR', /followed by map values/, 'colon is missing'],
  ['MISSING_CHAR', /Missing , or :/, 'comma or colon is missing'],
  ['MISSING_CHAR', /Missing ,/, 'comma is missing'],
  ['MISSING_CHAR', /space after :/, 'colon is missing'],
  ['MISSING_CHAR', /without -/, 'dash is missing'],
  ['MISSING_CHAR', /Comments/, 'space before comment is missing'],
  ['MISSING_CHAR', /directives-end/, 'percent sign has a meaning'],
  ['BAD_SCALAR_START', /./, 'sign cannot begin a value'],
  ['BAD_DQ_ESCAPE', /./, 'backslash has a meaning'],
  ['UNEXPECTED_TOKEN', /Unexpected ,|empty item/, 'comma too many'],
  ['UNEXPECTED_TOKEN', /./, 'value goes on'],
  ['BLOCK_IN_FLOW', /./, 'block within brackets'],
  ['MULTIPLE_DOCS', /./, 'second text in a file'],
  ['KEY_OVER_1024_CHARS', /./, 'colon is missing'],
]

function toldOf(errors: readonly YAMLError[]): Slipped {
  const has = (code: YAMLError['code']) => errors.some((error) => error.code === code)
  if (errors.some((error) => error.message.includes('compact mappings')))
    return has('MULTILINE_IMPLICIT_KEY') ? 'line below is indented deeper' : 'colon within a value'
  const found = SIGNS.find(([code, part]) => errors.some((one) => one.code === code && part.test(one.message)))
  if (found !== undefined) return found[2]
  return has('MULTILINE_IMPLICIT_KEY') ? 'colon is missing' : 'text cannot be read'
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
          slips.push({ offset: value.range?.[0] ?? 0, told: message('amount cut by its comma') })
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
            told: message('key stands twice', { key: excerpt(String(name)) }),
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
      slips.push({ offset: node.range?.[0] ?? 0, told: message('star has a meaning') })
    },
  })
  return slips
}
