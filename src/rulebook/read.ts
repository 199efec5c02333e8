/** Reads a YAML text by a schema; every fault carries its line and column. */
import { isMap, isScalar, LineCounter, type Node, type Pair, parseDocument } from 'yaml'
import type { z } from 'zod'
import type { Fault } from './fault.ts'

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly Fault[] }

/** `said`: what the text says, where somebody has parsed it already. */
export function readYaml<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  said?: unknown,
): Read<z.infer<Schema>> {
  const known = said === undefined ? undefined : schema.safeParse(said)
  if (known?.success) return { ok: true, value: known.data }
  const lines = new LineCounter()
  const document = parseDocument(text, { ...YAML, lineCounter: lines })
  const place = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(line, 1), column: Math.max(col, 1) }
  }
  if (document.errors.length > 0) {
    return {
      ok: false,
      faults: document.errors.map((error) => ({ ...place(error.pos[0]), path: '', says: firstLine(error.message) })),
    }
  }
  const result = schema.safeParse(document.toJS())
  if (result.success) return { ok: true, value: result.data }
  const faults = result.error.issues
    .flatMap((issue) => flatten(issue))
    .map(({ path, message, keys }): Fault => {
      const at = [...path, ...(keys ?? []).slice(0, 1)]
      return { ...place(offsetOf(document.contents, at)), path: path.join('.'), says: message }
    })
  return { ok: false, faults }
}

const YAML = { schema: 'failsafe', uniqueKeys: true } as const

/** What a text says, without places; of one with faults nothing. */
export function plainOf(text: string): unknown {
  const document = parseDocument(text, YAML)
  return document.errors.length > 0 ? undefined : document.toJS()
}

type Issue = { path: readonly PropertyKey[]; message: string; keys?: readonly string[] }

/** Of a union that fits nowhere, the branch that came nearest speaks. */
function flatten(issue: z.core.$ZodIssue, above: readonly PropertyKey[] = []): Issue[] {
  const path = [...above, ...issue.path]
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const nearest = [...issue.errors].sort((a, b) => a.length - b.length)[0] ?? []
    return nearest.flatMap((inner) => flatten(inner, path))
  }
  if (issue.code === 'unrecognized_keys') {
    return [{ path, message: `unknown key ${issue.keys.map((key) => `"${key}"`).join(', ')}`, keys: issue.keys }]
  }
  return [{ path, message: issue.message }]
}

function offsetOf(node: unknown, path: readonly PropertyKey[]): number {
  let here = node as Node | null
  let offset = here?.range?.[0] ?? 0
  for (const step of path) {
    if (isMap(here)) {
      const pair = here.items.find((item: Pair) => isScalar(item.key) && item.key.value === String(step))
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

const firstLine = (text: string) => text.split('\n')[0] ?? text
