/** A schema in the short notation of the page: `seats: number`, `since?: text`, `hits: HitView[]`. */
import { SCHEMAS, type Schema } from './schemas.ts'

/** A piece of a line: text, or the name of a schema that has its own place on the page. */
export type Piece = string | { readonly named: string }
export type Line = { readonly depth: number; readonly pieces: readonly Piece[]; readonly says?: string }

const REF = '#/components/schemas/'
const refName = ({ $ref = '' }: Schema): string => $ref.slice(REF.length)

/** What a schema says in one breath; an object inside it begins lines of its own. */
function inOne(schema: Schema): Piece[] {
  if (schema.$ref !== undefined) return [{ named: refName(schema) }]
  if (schema.const !== undefined) return [JSON.stringify(schema.const)]
  if (schema.enum !== undefined) return [schema.enum.map((one) => JSON.stringify(one)).join(' | ')]
  if (schema.anyOf !== undefined)
    return schema.anyOf.flatMap((one, index) => (index === 0 ? inOne(one) : [' | ', ...inOne(one)]))
  switch (schema.type) {
    case 'string':
      return ['text']
    case 'array':
      if (schema.prefixItems !== undefined)
        return [
          '[',
          ...schema.prefixItems.flatMap((one, index) => (index === 0 ? inOne(one) : [', ', ...inOne(one)])),
          ']',
        ]
      return schema.items === undefined || schema.items === false ? ['[]'] : [...inOne(schema.items), '[]']
    case 'object':
      if (schema.properties !== undefined) return ['{ … }']
      return schema.additionalProperties ? ['by name: ', ...inOne(schema.additionalProperties)] : ['{}']
    case undefined:
      return ['anything']
    default:
      return [schema.type]
  }
}

/** What stands behind a list or a table by names, or the schema itself. */
const inside = (schema: Schema): Schema =>
  schema.items ? inside(schema.items) : schema.additionalProperties ? inside(schema.additionalProperties) : schema
const isLong = (schema: Schema): boolean => {
  const { properties, anyOf = [] } = inside(schema)
  return properties !== undefined || anyOf.some(isLong)
}

/** Field by field, what is inside an unnamed object indented below it. */
export function linesOf(schema: Schema, depth = 0): Line[] {
  const { properties, required = [], anyOf = [] } = isLong(schema) ? inside(schema) : {}
  if (anyOf.length > 0)
    return anyOf.flatMap((one, index) => [...(index === 0 ? [] : [{ depth, pieces: ['or'] }]), ...linesOf(one, depth)])
  if (properties === undefined) return [{ depth, pieces: inOne(schema) }]
  return Object.entries(properties).flatMap(([name, field]): Line[] => {
    const { description: says } = field
    const pieces = [`${name}${required.includes(name) ? '' : '?'}: `, ...inOne(field)]
    const head: Line = says === undefined ? { depth, pieces } : { depth, pieces, says }
    return [head, ...(isLong(field) ? linesOf(field, depth + 1) : [])]
  })
}

export const NAMED: readonly (readonly [string, Schema])[] = Object.entries(SCHEMAS.schemas)
