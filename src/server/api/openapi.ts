/** The api as an OpenAPI 3.1 document, made from the schemas that read the bodies and from the types of the answers; nothing in it is written twice. */

import { z } from 'zod'
import { ROLES } from '../../engine/roles.ts'
import { type Act, ORDERS } from '../door/acts.ts'
import { SEEN_NAMES, VIEWS_FOR } from '../door/permissions.ts'
import { PLACE_NAMES } from '../door/places.ts'
import type { Seen } from '../door/viewnames.ts'
import type { Described } from './described.ts'
import { EXAMPLES } from './examples.ts'
import { doorOptions, orderCall } from './orders.ts'
import { DESCRIBED } from './paths.ts'
import { SCHEMAS } from './schemas.ts'
import { VIEWS_SAY } from './viewdocs.ts'

type Json = { readonly [key: string]: unknown }

const schemaOf = (schema: z.ZodType): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json
  return rest
}
const refTo = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })
const json = (schema: Json, example?: unknown): Json => ({
  'application/json': { schema, ...(example === undefined ? {} : { example }) },
})
const answer = (description: string, schema: Json): Json => ({ description, content: json(schema) })

/** Who may: a sentence for a reader. */
export function whoSays(who: Described['who']): string {
  switch (who) {
    case 'everybody':
      return 'everybody'
    case 'signed in':
      return 'whoever is signed in'
    case 'table':
      return 'as the table of permissions says for the order'
    case 'device':
      return 'a device of the house, by its signature'
    default:
      return whoMay(who)
  }
}
export function whoMay(act: Act): string {
  const { roles, second, isSometimes } = ORDERS[act]
  if (second === undefined) return roles.join(', ')
  return `${roles.join(', ')}; ${isSometimes === true ? 'sometimes ' : ''}with a second person: ${second.join(', ')}`
}
export function whoSees(name: Seen): string {
  const allowed = VIEWS_FOR[name]
  return allowed === 'everybody'
    ? 'everybody'
    : allowed.length === ROLES.length
      ? 'all who work here'
      : allowed.join(', ')
}

/** What may go wrong, at every path that has it. */
export const FAULTS = {
  400: 'What was sent cannot be read; says tells what was wrong and where.',
  401: 'Nobody is signed in at this place, or the session has ended.',
  403: 'Your role does not do this, or the second person was not proven.',
  404: 'There is nothing of that name.',
  409: 'Refused: who, and every reason with its clause. Nothing was booked.',
  413: 'Too long.',
  415: 'Bodies are sent as application/json.',
  429: 'Too many wrong tries, screens or requests; says tells how long to wait.',
  500: 'The program has a fault here; it was logged and nothing was booked.',
  503: 'The journal cannot be written; nothing was booked.',
} as const

type Status = keyof typeof FAULTS
type Asked = Pick<Described, 'method' | 'who' | 'path' | 'answers' | 'body'>

/** Every status that this path may answer with, beside 200. A test holds what is answered against it. */
function faultsOf({ method, who, path, body }: Asked): Status[] {
  if (path === '/devices/messages') return [400, 401, 403, 409, 413, 500, 503]
  const isPage = ['/', '/style.css', '/openapi.json'].includes(path)
  const all: readonly [boolean, readonly Status[]][] = [
    [body !== undefined, [400, 409, 413, 415]],
    [path === '/session', [400]],
    [who !== 'everybody', [401, 403]],
    [path === '/session' && method === 'post', [401, 403]],
    [path === '/session/start', [401, 403, 429]],
    [path === '/session/first' || path === '/session/station', [403]],
    [path === '/wait/join', [404, 429]],
    [path.startsWith('/kiosk/'), [401, 404, 429]],
    [path === '/session/station' || path === '/session/factor/take', [429]],
    [path === '/session/factor', [409]],
    // A time that the clock of the house never showed, showed twice, or has not shown yet.
    [path === '/views/present' || path === '/views/instant', [409]],
    [
      path.includes('{') || path.startsWith('/papers/') || path === '/drawings/seal' || path === '/drawings/prepare',
      [404],
    ],
    [takesSecond(body), [429]],
    [path === '/live' || path === '/orders' || (path === '/session' && method === 'post'), [429]],
    [path === '/live', [400]],
    [!isPage, [500, 503]],
  ]
  const found = new Set(all.flatMap(([holds, statuses]) => (holds ? statuses : [])))
  return (Object.keys(FAULTS).map(Number) as Status[]).filter((status) => found.has(status))
}

/** A second person's badge and PIN may be tried too often. */
const takesSecond = (body: z.ZodType | undefined): boolean =>
  body !== undefined && 'shape' in body && Object.hasOwn(body.shape as object, 'second')

/** A refusal of the rules, or a sentence where no rule has refused. */
const faultAt = ({ path, who }: Pick<Described, 'path' | 'who'>, status: Status): Json => {
  if (path === '/devices/messages' && status < 413)
    return status === 409 ? refTo('EnvelopeAnswer') : refTo('DeviceFault')
  if (who === 'device' && status < 413) return refTo('DeviceFault')
  return status === 409 ? { anyOf: [refTo('RefusalAnswer'), refTo('Fault')] } : refTo('Fault')
}

/** What is no JSON, by its path. */
const OTHER_TYPES: Readonly<Record<string, string>> = {
  '/': 'text/html',
  '/style.css': 'text/css',
  '/papers/packet': 'application/pdf',
  '/papers/{sheet}': 'application/pdf',
  '/papers/list': 'application/pdf',
  '/live': 'text/event-stream',
}

function responses(asked: Asked): Json {
  const { method, path, answers } = asked
  const faults = faultsOf(asked).map((status) => [String(status), answer(FAULTS[status], faultAt(asked, status))])
  const other = OTHER_TYPES[path]
  const schema = (SCHEMAS.answers[`${method} ${path}`] ?? { type: 'object' }) as Json
  const good =
    other === undefined
      ? answer(answers, schema)
      : { description: answers, content: { [other]: { schema: { type: 'string' } } } }
  return { 200: good, ...Object.fromEntries(faults) }
}

const placed: Json = { $ref: '#/components/parameters/place' }
const asked = (query: Readonly<Record<string, string>>, isExample: boolean) =>
  Object.entries(query).map(([name, text]) => ({
    name,
    in: 'query',
    schema: { type: 'string' },
    ...(isExample ? { example: text } : { description: text }),
  }))
const inPath = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))

function operation(one: Described): Json {
  const { method, path, group, says, who, body, example, query = {} } = one
  return {
    operationId: operationName(method, path),
    tags: [group],
    summary: says,
    description: `Who: ${whoSays(who)}.`,
    parameters: [placed, ...inPath(path), ...asked(query, false)],
    ...(who === 'everybody' || who === 'device' ? { security: [] } : {}),
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: json(body === orderCall ? refTo('OrderCall') : schemaOf(body), example),
          },
        }),
    responses: responses(one),
  }
}

/** `getViewsMeters`, `postDrawingsDrawReveal`: what a generated client calls it. */
const operationName = (method: string, path: string): string =>
  method + path.replace(/\W+(\w?)/g, (_, letter: string) => letter.toUpperCase()) + (path === '/' ? 'Page' : '')

/** A view of the api by its name: what it shows, and the question that it is asked with. */
export function viewSays(name: Seen): { says: string; query: Readonly<Record<string, string>> } {
  const said = VIEWS_SAY[name]
  return typeof said === 'string' ? { says: said, query: {} } : said
}

function viewOperation(name: Seen): Json {
  const { says, query } = viewSays(name)
  const path = `/views/${name}`
  const who = VIEWS_FOR[name] === 'everybody' ? 'everybody' : 'signed in'
  const isAsked = Object.keys(query).length > 0
  return {
    operationId: operationName('get', path),
    tags: ['views'],
    summary: says,
    description: `Who: ${whoSees(name)}.`,
    parameters: [placed, ...asked(query, true)],
    ...(who === 'everybody' ? { security: [] } : {}),
    responses: {
      ...responses({ method: 'get', path, who, answers: isAsked ? 'the answer' : 'seq and view' }),
      ...(isAsked ? { 400: answer(FAULTS[400], refTo('Fault')), 404: answer(FAULTS[404], refTo('Fault')) } : {}),
    },
  }
}

/** Events are told apart by their type, so that a client can be made with one class for each. */
function eventsOf(schemas: Readonly<Record<string, Json>>): Json {
  const kindOf = (schema: Json | undefined) =>
    ((schema?.properties as Record<string, Json> | undefined)?.type?.const as string | undefined) ?? ''
  const { anyOf = [] } = (schemas.Event ?? {}) as { anyOf?: { $ref: string }[] }
  const mapping = anyOf.map(({ $ref }) => [kindOf(schemas[$ref.slice('#/components/schemas/'.length)]), $ref] as const)
  return { oneOf: anyOf, discriminator: { propertyName: 'type', mapping: Object.fromEntries(mapping) } }
}

export function openApi(version: string): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const one of DESCRIBED) paths[one.path] = { ...paths[one.path], [one.method]: operation(one) }
  for (const name of SEEN_NAMES) paths[`/views/${name}`] = { get: viewOperation(name) }
  const orders = doorOptions.map((option) => {
    const name = option.shape.do.value
    const schema = {
      title: name,
      description: `Who: ${whoMay(name)}.`,
      ...schemaOf(option),
      examples: [EXAMPLES[name]],
    }
    return [name, schema] as const
  })
  const { order: _order, ...call } = schemaOf(orderCall).properties as Record<string, Json>
  return {
    openapi: '3.1.0',
    info: {
      title: 'Gamekeeper',
      version,
      description:
        'What screens may ask and order. Bad input is a 4xx with a sentence; a refusal is a 409 with its clauses.',
    },
    servers: [{ url: '/api' }],
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'gk-PLACE',
          description: 'Set by POST /session, one for each place: gk-floor, gk-cage. HttpOnly, SameSite=Strict.',
        },
      },
      parameters: {
        place: {
          name: 'x-gamekeeper-place',
          in: 'header',
          description:
            'Where the request is made: the person signed in there acts. The screen of a table names it in x-gamekeeper-table, as in its address.',
          schema: { type: 'string', enum: PLACE_NAMES },
        },
      },
      schemas: {
        ...SCHEMAS.schemas,
        Event: eventsOf(SCHEMAS.schemas as Readonly<Record<string, Json>>),
        OrderCall: {
          type: 'object',
          required: ['order'],
          additionalProperties: false,
          properties: {
            ...call,
            order: {
              oneOf: orders.map(([name]) => refTo(name)),
              discriminator: {
                propertyName: 'do',
                mapping: Object.fromEntries(orders.map(([name]) => [name, `#/components/schemas/${name}`])),
              },
            },
          },
        },
        ...Object.fromEntries(orders),
      },
    },
  }
}
