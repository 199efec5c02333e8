/** A rule file with one key left out at a time. */
import { isMap, isSeq, type Pair, parseDocument, type Scalar } from 'yaml'
import { YAML } from '../../src/rulebook/text/read.ts'
import type { Path } from './change.ts'

export type Lacking = { readonly path: Path; readonly text: string }

/** The places of all keys, in the order of the text; what stands in clauses, readings and words of ours is no term. */
export function keysIn(text: string): Path[] {
  const found: Path[] = []
  const visit = (node: unknown, path: Path): void => {
    if (isMap(node))
      for (const { key, value } of node.items as Pair<Scalar<string>, unknown>[]) {
        const at = [...path, key.value]
        if (PROSE.has(String(at[0]))) continue
        found.push(at)
        visit(value, at)
      }
    else if (isSeq(node)) for (const [index, item] of node.items.entries()) visit(item, [...path, index])
  }
  visit(parseDocument(text, YAML).contents, [])
  return found
}
const PROSE: ReadonlySet<string> = new Set(['clauses', 'readings', 'absent', 'house', 'activity'])

export function without(text: string, path: Path): Lacking {
  const document = parseDocument(text, YAML)
  document.deleteIn(path)
  return { path, text: document.toString({ lineWidth: 0 }) }
}
