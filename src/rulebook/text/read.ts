/** Reads a YAML text by a schema; every fault carries its line and column. */
import { type Document, isMap, isScalar, LineCounter, type Node, type Pair, parseDocument } from 'yaml'
import type { z } from 'zod'
import { type Message, message } from '../../base/message.ts'
import { bare, prototypeIn } from '../../base/own.ts'
import type { Fault } from './fault.ts'
import { placeAt, type Slip, slipsOf } from './syntax.ts'
import { fitted, type Misfit, placeIn } from './wording.ts'

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly Fault[] }

/** `said`: what the text says, where somebody has parsed it already. */
export function readYaml<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  said?: unknown,
): Read<z.infer<Schema>> {
  const known = said === undefined || prototypeIn(said) !== undefined ? undefined : schema.safeParse(said)
  if (known?.success) return { ok: true, value: bare(known.data) }
  const lines = new LineCounter()
  const document = parseDocument(text, { ...YAML, lineCounter: lines })
  const slips = slipsOf(document, text)
  const plain = slips.length > 0 ? slips : plainIn(document)
  if (!('value' in plain))
    return {
      ok: false,
      faults: plain.map(({ offset, told }) => ({ ...placeAt(lines, offset), path: '', where: '', told })),
    }
  const read = fitted(schema, plain.value)
  if (read.ok) return read
  const faults = read.misfits
    .map((misfit) => ({ misfit, offset: offsetOf(document.contents, keyed(misfit)) }))
    .toSorted((a, b) => a.offset - b.offset)
    .map(({ misfit: { path, told }, offset }): Fault => {
      return { ...placeAt(lines, offset), path: path.join('.'), where: placeIn(path), told }
    })
  return { ok: false, faults }
}

/** A fault that was found after the reading, at its place in the text. */
export function faultAt(text: string, path: readonly PropertyKey[], told: Message): Fault {
  const lines = new LineCounter()
  const document = parseDocument(text, { ...YAML, lineCounter: lines })
  const offset = offsetOf(document.contents, path)
  return { ...placeAt(lines, offset), path: path.join('.'), where: placeIn(path), told }
}

const keyed = ({ path, key }: Misfit) => (key === undefined ? path : [...path, key])

/** Keys that stand twice are found by ourselves: the parser compares each with each. */
export const YAML = { schema: 'failsafe', uniqueKeys: false, prettyErrors: false } as const

/** What a text says, without places; of one with faults nothing. */
export function plainOf(text: string): unknown {
  const document = parseDocument(text, YAML)
  if (slipsOf(document, text).length > 0) return undefined
  const plain = plainIn(document)
  return 'value' in plain ? plain.value : undefined
}

/** Parts of a text may be named and repeated, but not without measure. */
function plainIn(document: Document): { readonly value: unknown } | readonly Slip[] {
  try {
    return { value: document.toJS() }
  } catch {
    return [{ offset: 0, told: message('text repeats itself too often') }]
  }
}

function offsetOf(node: unknown, path: readonly PropertyKey[]): number {
  let here = node as Node | null
  let offset = here?.range?.[0] ?? 0
  for (const step of path) {
    if (isMap(here)) {
      const pair = here.items.find((item: Pair) => isScalar(item.key) && item.key.value === String(step))
      // One that stands alone may be written without the list.
      if (pair === undefined && typeof step === 'number') continue
      if (pair === undefined) return offset
      offset = (pair.key as Node).range?.[0] ?? offset
      here = pair.value as Node | null
    } else {
      here = (here as { items?: Node[] } | null)?.items?.[Number(step)] ?? null
      offset = here?.range?.[0] ?? offset
    }
  }
  return offset
}
