/**
 * What is wrong with a value that a schema refuses, as data: what it is, and what would be right. The one place for rule files,
 * offerings, profiles, scenarios, requests and messages of devices. What a schema tells itself (`issueOf`) stands.
 */
import type { z } from 'zod'
import { type Message, type MessageId, type Messages, message } from '../../base/message.ts'
import { nearTo } from '../../base/near.ts'
import { bare, PROTOTYPE, prototypeIn } from '../../base/own.ts'
import { excerpt } from './excerpt.ts'
import type { Found, Listed } from './messages.ts'

/** `key`: the one that nobody knows, where the fault is about a key. */
export type Misfit = { readonly path: readonly PropertyKey[]; readonly told: Message; readonly key?: string }
export type Fitted<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly misfits: readonly Misfit[] }

/** `unquoted`: without a word of what was sent, for where it must not stand. */
export function fitted<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  how: 'quoted' | 'unquoted' = 'quoted',
): Fitted<z.output<Schema>> {
  const strange = prototypeIn(input)
  if (strange !== undefined)
    return { ok: false, misfits: [{ path: strange, key: PROTOTYPE, told: message('key of every object') }] }
  // The parser hands on a text alone: it is the place of what is told, in this list.
  const told: (readonly Message[])[] = []
  const error = (issue: Raw): string => {
    const isHidden = how === 'unquoted' || SECRET.has(issue.schema ?? NOBODY)
    return String(told.push(toldOf(issue, isHidden ? hidden : found, told)) - 1)
  }
  const read = schema.safeParse(input, { error })
  if (read.success) return { ok: true, value: bare(read.data) }
  const misfits = read.error.issues.slice(0, TOLD_MAX).flatMap((issue) => misfitsOf(issue, told))
  return { ok: false, misfits: withoutEchoes(misfits).slice(0, TOLD_MAX) }
}
type Told = readonly (readonly Message[])[]

/** Nobody reads more faults than this, of a whole text or of the keys of a group. */
const TOLD_MAX = 50

const valuesOf = <Id extends MessageId>({ id, with: values }: Message, of: Id): Messages[Id] | undefined =>
  id === of ? (values as Messages[Id]) : undefined

/** A mistyped key is missing under its right name too, and what is asked of the whole fails with it: one fault is enough. */
function withoutEchoes(misfits: readonly Misfit[]): Misfit[] {
  const unknown = misfits.filter(({ key }) => key !== undefined)
  const wholes = unknown.map(({ path }) => placeIn(path))
  const meant = unknown.flatMap(({ path, told }) => {
    const name = valuesOf(told, 'unknown key')?.meant
    return name === undefined ? [] : [placeIn([...path, name])]
  })
  return misfits.filter(({ path, told, key }) => {
    const place = placeIn(path)
    return key !== undefined || !(wholes.includes(place) || (isMissing(told) && meant.includes(place)))
  })
}

const WANTED = new WeakMap<object, Message>()
/** What goes where the shape by itself only asks for a text, or for one of several shapes: `an amount like $5`. */
export function asking<Schema extends z.ZodType>(wanted: Message, schema: Schema): Schema {
  WANTED.set(schema, wanted)
  return schema
}
const askedBy = ({ inst, schema }: Raw): Message | undefined =>
  WANTED.get(inst ?? NOBODY) ?? WANTED.get(schema ?? NOBODY)
const NOBODY = {}

const ELSEWHERE = new WeakMap<object, (word: string) => Message | undefined>()
/** What is known of a key that is unknown here, or of the word that tells the shapes apart: where it belongs. */
export function explaining<Schema extends z.ZodType>(
  schema: Schema,
  elsewhere: (word: string) => Message | undefined,
): Schema {
  ELSEWHERE.set(schema, elsewhere)
  return schema
}

const SECRET = new WeakSet<object>()
/** What is sent here is never said again. */
export function unsaid<Schema extends z.ZodType>(schema: Schema): Schema {
  SECRET.add(schema)
  return schema
}

/** Lists are counted from one, as people do: `hands #2.wager`. */
export const placeIn = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (said, step) =>
      typeof step === 'number'
        ? `${said}${said === '' ? '' : ' '}#${step + 1}`
        : `${said}${said === '' ? '' : '.'}${String(step)}`,
    '',
  )

type Raw = z.core.$ZodRawIssue
type Finding = (input: unknown) => Found
type Known = { readonly shape?: Record<string, unknown>; readonly keyType?: z.core.$ZodType }

/** One fault, or one for each unknown key; of a union nothing, where its branches are to tell. */
function toldOf(issue: Raw, got: Finding, told: Told): readonly Message[] {
  const { input } = issue
  switch (issue.code) {
    case 'invalid_type':
      return [isNothing(input) ? missing(wantedOf(issue), input) : wrong(got, input, wantedOf(issue))]
    case 'invalid_value':
      return [isNothing(input) ? missing(wordsOf(issue.values), input) : noneOf(got, input, issue.values)]
    case 'unrecognized_keys':
      return issue.keys
        .slice(0, TOLD_MAX)
        .map((key) => ELSEWHERE.get(issue.inst ?? NOBODY)?.(key) ?? unknownKey(key, keysOf(issue.inst)))
    case 'too_small':
      return [sized(got, issue, issue.origin, { limit: Number(issue.minimum), bound: 'at least' })]
    case 'too_big':
      return [sized(got, issue, issue.origin, { limit: Number(issue.maximum), bound: 'at most' })]
    case 'invalid_union': {
      if (issue.discriminator === undefined) {
        const wanted = askedBy(issue)
        if (wanted === undefined) return []
        return [isNothing(input) ? missing(wanted, input) : wrong(got, input, wanted)]
      }
      const said = (input as Record<string, unknown>)[issue.discriminator]
      const words = (issue.options ?? []) as readonly z.core.util.Primitive[]
      const explained = typeof said === 'string' ? ELSEWHERE.get(issue.inst ?? NOBODY)?.(said) : undefined
      return [explained ?? (isNothing(said) ? missing(wordsOf(words), said) : noneOf(got, said, words))]
    }
    case 'invalid_key': {
      const [inner] = toldBy(issue.issues[0], told)
      return [inner ?? message('key does not fit', { key: got(issue.path?.at(-1)) })]
    }
    case 'not_multiple_of':
      return [message('value is no multiple', { found: got(input), of: String(issue.divisor) })]
    case 'custom':
      return [(issue.params?.told as Message | undefined) ?? wrong(got, input, askedBy(issue))]
    case 'invalid_format':
    case 'invalid_element':
      return [wrong(got, input, askedBy(issue))]
  }
}

/** What was told of an issue when the parser asked. */
const toldBy = (issue: { readonly message: string } | undefined, told: Told): readonly Message[] =>
  told[Number(issue?.message)] ?? []

const isNothing = (input: unknown): boolean => input === undefined || input === null || input === ''
const isMissing = ({ id }: Message): boolean => id === 'value is missing'
const missing = (wanted: Message | undefined, input?: unknown): Message =>
  message(input === undefined ? 'value is missing' : 'value is empty', wanted === undefined ? {} : { wanted })

const wrong = (got: Finding, input: unknown, wanted?: Message): Message => {
  const isText = wanted !== undefined && valuesOf(wanted, 'value of a type')?.type === 'text'
  if (isText && typeof input === 'number') return message('number for a text', { found: got(input) })
  return message('value does not fit', { found: got(input), ...(wanted === undefined ? {} : { wanted }) })
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  int: 'whole number',
  boolean: 'true or false',
  array: 'list',
  object: 'keys',
  record: 'names',
}
const typed = (type: string): Message => message('value of a type', { type: TYPES[type] ?? type })

function wantedOf(issue: Raw & { readonly expected: string }): Message {
  const { inst, schema, expected } = issue
  const said = askedBy(issue)
  if (said !== undefined) return said
  const keys = keysOf(inst)
  if (expected === 'object' && keys.length > 0) return message('the keys', { keys: listed(keys) })
  if (expected === 'int' || expected === 'number') return numberOf(schema)
  return typed(expected)
}

/** Longer lists help nobody. */
const LISTED_MAX = 40
const listed = (words: readonly string[]): Listed =>
  words.length <= LISTED_MAX ? { words } : { words: words.slice(0, SHOWN), more: words.length - SHOWN }
const SHOWN = 12
const wordsOf = (values: readonly z.core.util.Primitive[]): Message =>
  values.length === 1
    ? message('this value', { value: textOf(values[0]) })
    : message('one of', { words: listed(values.map(String)) })

function noneOf(got: Finding, input: unknown, values: readonly z.core.util.Primitive[]): Message {
  if (values.length === 1) return message('value does not fit', { found: got(input), wanted: wordsOf(values) })
  const words = values.map(String)
  const meant = typeof input === 'string' ? nearTo(input, words) : undefined
  // A list of many hides the one that is meant.
  return words.length > SHOWN && meant !== undefined
    ? message('value is not known here', { found: got(input), meant })
    : message('value is none of', {
        found: got(input),
        oneOf: listed(words),
        ...(meant === undefined ? {} : { meant }),
      })
}

function unknownKey(key: string, known: readonly string[]): Message {
  const meant = nearTo(key, known)
  const keys = meant === undefined ? listed(known) : listed([])
  return message('unknown key', { key: excerpt(key), keys, ...(meant === undefined ? {} : { meant }) })
}

function keysOf(inst: Raw['inst']): readonly string[] {
  const { shape, keyType } = ((inst as z.core.$ZodType | undefined)?._zod.def ?? {}) as Known
  return shape === undefined ? [...(keyType?._zod.values ?? [])].map(String) : Object.keys(shape)
}

type Bounded = { readonly limit: number; readonly bound: 'at least' | 'at most' }

function sized(got: Finding, issue: Raw, origin: string, bounded: Bounded): Message {
  const { input } = issue
  if (typeof input === 'string')
    return input === ''
      ? missing(askedBy(issue) ?? typed('string'), input)
      : message('text of another length', { length: input.length, ...bounded })
  if (Array.isArray(input))
    return input.length === 0
      ? message('list is empty', bounded)
      : message('list of another length', { length: input.length, ...bounded })
  if (origin === 'number' || origin === 'int')
    return message('value does not fit', { found: got(input), wanted: numberOf(issue.schema) })
  return message('size does not fit', bounded)
}

/** `a whole number from 1 to 30`. Bounds that only a computer has are no bounds. */
function numberOf(schema: Raw['schema']): Message {
  const { minValue, maxValue, isInt } = (schema ?? {}) as Partial<z.ZodNumber>
  return message('a number', {
    isWhole: isInt === true,
    ...(typeof minValue === 'number' && minValue > Number.MIN_SAFE_INTEGER ? { from: minValue } : {}),
    ...(typeof maxValue === 'number' && maxValue < Number.MAX_SAFE_INTEGER ? { to: maxValue } : {}),
  })
}

const textOf = (value: unknown): Found =>
  typeof value === 'string' ? { text: excerpt(value) } : { word: String(value) }

function found(input: unknown): Found {
  if (typeof input === 'number') return { number: String(input) }
  if (Array.isArray(input)) return { is: 'list' }
  if (typeof input === 'object' && input !== null) return { is: 'keys' }
  return textOf(input)
}
const hidden: Finding = () => ({ is: 'this' })

/** Of a union that fits nowhere, the branch that came nearest speaks; where none has the right kind, all of them do. */
function misfitsOf(issue: z.core.$ZodIssue, told: Told, above: readonly PropertyKey[] = []): Misfit[] {
  const path = [...above, ...issue.path]
  const own = toldBy(issue, told)
  if (issue.code === 'invalid_union' && own.length === 0) return nearestOf(issue.errors, told, path)
  if (issue.code === 'unrecognized_keys')
    return own.map((one, index) => ({ path, told: one, key: issue.keys[index] ?? '' }))
  return [{ path, told: own[0] ?? message('value does not fit', { found: { is: 'this' } }) }]
}

type Branch = readonly z.core.$ZodIssue[]

function nearestOf(branches: readonly Branch[], told: Told, path: readonly PropertyKey[]): Misfit[] {
  const isOtherKind = (branch: Branch) =>
    branch.some(
      ({ code, path: inside }) => inside.length === 0 && (code === 'invalid_type' || code === 'invalid_value'),
    )
  const ofKind = branches.filter((branch) => !isOtherKind(branch))
  const lacking = ofKind.map((branch) =>
    branch.map((issue) => (toldBy(issue, told).some(isMissing) ? issue.path.at(-1) : undefined)),
  )
  if (lacking.length > 1 && !lacking.flat().includes(undefined))
    return [{ path, told: message('keys are needed', { oneOf: lacking.map((keys) => keys.map(String)) }) }]
  const [nearest] = ofKind.toSorted((a, b) => a.length - b.length)
  if (nearest !== undefined) return nearest.flatMap((inner) => misfitsOf(inner, told, path))
  const all = branches.flatMap((branch) => branch.flatMap((inner) => misfitsOf(inner, told, path)))
  const different = new Map(all.map((misfit) => [JSON.stringify(misfit.told), misfit.told]))
  return [{ path, told: together([...different.values()]) }]
}

/** Several faults of one value: what it is once, and all that would be right. */
function together(faults: readonly Message[]): Message {
  const [first] = faults
  if (first === undefined || faults.length === 1) return first ?? wrong(hidden, undefined)
  const wanted = faults.map(askedIn)
  if (wanted.includes(undefined)) return message('several faults of one value', { faults })
  const either = message('either of', { of: wanted.filter((one) => one !== undefined) })
  const found = valuesOf(first, 'value does not fit')?.found ?? valuesOf(first, 'value is none of')?.found
  return found === undefined
    ? message(isMissing(first) ? 'value is missing' : 'value is empty', { wanted: either })
    : message('value does not fit', { found, wanted: either })
}

/** What would be right by this fault, where it is about the value as a whole. */
function askedIn(fault: Message): Message | undefined {
  const words = valuesOf(fault, 'value is none of')?.oneOf
  if (words !== undefined) return message('one of', { words })
  const plain =
    valuesOf(fault, 'value does not fit') ?? valuesOf(fault, 'value is missing') ?? valuesOf(fault, 'value is empty')
  return plain?.wanted
}
