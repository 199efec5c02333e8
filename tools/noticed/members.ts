/** The words among which a term of a rule file is chosen, as the schema of its kind lists them. */
import { z } from 'zod'
import { KINDS } from '../../src/rulebook/kinds.ts'

type Node = {
  readonly properties?: Readonly<Record<string, Node>>
  readonly additionalProperties?: Node | boolean
  readonly items?: Node
  readonly anyOf?: readonly Node[]
  readonly oneOf?: readonly Node[]
  readonly allOf?: readonly Node[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
}

const schemas = new Map<string, Node>(
  KINDS.map(({ runs, rule }) => [runs, z.toJSONSchema(rule, { io: 'input', unrepresentable: 'any' }) as Node]),
)

/** Empty where any word may stand. */
export function membersAt(runs: string, path: readonly (string | number)[]): string[] {
  let here = parts(schemas.get(runs) ?? {})
  for (const step of path) here = here.flatMap((node) => below(node, step)).flatMap(parts)
  const words = here.flatMap((node) => node.enum ?? (node.const === undefined ? [] : [node.const]))
  return [...new Set(words.filter((word) => typeof word === 'string'))]
}

const parts = (node: Node): Node[] => {
  const inner = [...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])]
  return inner.length === 0 ? [node] : [node, ...inner.flatMap(parts)]
}

function below({ properties, additionalProperties, items }: Node, step: string | number): Node[] {
  if (typeof step === 'number') return items === undefined ? [] : [items]
  const own = properties?.[step]
  if (own !== undefined) return [own]
  return typeof additionalProperties === 'object' ? [additionalProperties] : []
}
