/** What every answer looks like, as JSON Schema. Written by `npm run schemas` from the types of answers.ts. */
import { readFileSync } from 'node:fs'

/** The words of JSON Schema that we use; closed, so that what is not checked cannot be written. */
export type Schema = {
  readonly $ref?: string
  readonly description?: string
  readonly type?: 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null'
  readonly const?: string | number | boolean
  readonly enum?: readonly string[]
  readonly pattern?: string
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema | false
  readonly prefixItems?: readonly Schema[]
  readonly minItems?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema | false
}
export type Schemas = {
  /** By `method path`, as in `get /session`: what a good answer holds. */
  readonly answers: Readonly<Record<string, Schema>>
  /** By name: what more than one of them holds. */
  readonly schemas: Readonly<Record<string, Schema>>
}

export const SCHEMAS: Schemas = JSON.parse(readFileSync(new URL('./schemas.json', import.meta.url), 'utf8'))
