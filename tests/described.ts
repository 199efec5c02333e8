/** Holds an answer of the api against its description: the status is named there, and the body has every field and no other. */
import { z } from 'zod'
import { openApi } from '../src/server/api/openapi.ts'

type Media = { readonly schema: Readonly<Record<string, unknown>> }
type Operation = { readonly responses: Record<string, { readonly content?: Record<string, Media> }> }
type Doc = {
  readonly paths: Record<string, Record<string, Operation>>
  readonly components: { readonly schemas: Record<string, unknown> }
}

// Zod looks for what is referred to in another place than OpenAPI does.
const doc = JSON.parse(JSON.stringify(openApi('')).replaceAll('#/components/schemas/', '#/$defs/')) as Doc
const paths = Object.keys(doc.paths).map((path) => ({
  path,
  is: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}))
const read = new Map<string, z.ZodType>()
const DIALECT = 'https://json-schema.org/draft/2020-12/schema'

function schemaAt(key: string, schema: Media['schema']): z.ZodType {
  const known = read.get(key)
  if (known !== undefined) return known
  const made = z.fromJSONSchema({ $schema: DIALECT, ...schema, $defs: doc.components.schemas as never })
  read.set(key, made)
  return made
}

/** What is not as described, or nothing. Paths that the api does not have are not described either. */
export async function undescribed(method: string, asked: string, answer: Response): Promise<string | undefined> {
  const path = paths.find(({ is }) => is.test(asked.replace(/\?.*$/s, '')))?.path
  const operation = path === undefined ? undefined : doc.paths[path]?.[method.toLowerCase()]
  if (operation === undefined) return undefined
  const at = `${method} ${path} ${answer.status}`
  const content = operation.responses[answer.status]?.content
  if (content === undefined) return `${at}: this status is not described`
  const [type = ''] = (answer.headers.get('content-type') ?? '').split(';')
  const media = content[type]
  if (media === undefined) return `${at}: ${type} is not described`
  if (type !== 'application/json') return undefined
  const held = schemaAt(at, media.schema).safeParse(await answer.clone().json())
  return held.success ? undefined : `${at}: ${z.prettifyError(held.error)}`
}
