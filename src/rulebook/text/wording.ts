/**
 * What is wrong with a value that a schema refuses, in our own words: what it is, and what would be right. The one place for
 * rule files, offerings, profiles, scenarios, requests and messages of devices. A message that a schema brings itself stands.
 */
import type { z } from 'zod'
import { didYouMean } from '../../base/near.ts'

/** `key`: the one that nobody knows, where the fault is about a key. */
export type Misfit = { readonly path: readonly PropertyKey[]; readonly says: string; readonly key?: string }
export type Fitted<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly misfits: readonly Misfit[] }

/** `unquoted`: without a word of what was sent, for where it must not stand. */
export function fitted<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  how: 'quoted' | 'unquoted' = 'quoted',
): Fitted<z.output<Schema>> {
  const read = schema.safeParse(input, { error: how === 'quoted' ? worded : unquoted })
  if (read.success) return { ok: true, value: read.data }
  const misfits = read.error.issues.slice(0, TOLD_MAX).flatMap((issue) => misfitsOf(issue))
  return { ok: false, misfits: withoutEchoes(misfits).slice(0, TOLD_MAX) }
}

/** Nobody reads more faults than this, of a whole text or of the keys of a group. */
const TOLD_MAX = 50

/** A mistyped key is missing under its right name too, and what is asked of the whole fails with it: one fault is enough. */
function withoutEchoes(misfits: readonly Misfit[]): Misfit[] {
  const unknown = misfits.filter(({ key }) => key !== undefined)
  const wholes = unknown.map(({ path }) => placeIn(path))
  const meant = unknown.flatMap(({ path, says }) => {
    const name = /; did you mean "(.*)"\?$/.exec(says)?.[1]
    return name === undefined ? [] : [placeIn([...path, name])]
  })
  return misfits.filter(({ path, says, key }) => {
    const place = placeIn(path)
    return key !== undefined || !(wholes.includes(place) || (isMissing(says) && meant.includes(place)))
  })
}

const WANTED = new WeakMap<object, string>()
/** What goes where the shape by itself only asks for a text: `an amount like $5`. */
export function asking<Schema extends z.ZodType>(wanted: string, schema: Schema): Schema {
  WANTED.set(schema, wanted)
  return schema
}
const askedBy = ({ inst, schema }: Raw): string | undefined =>
  WANTED.get(inst ?? NOBODY) ?? WANTED.get(schema ?? NOBODY)
const NOBODY = {}

const ELSEWHERE = new WeakMap<object, (key: string) => string | undefined>()
/** Where a key that is unknown here belongs, if somebody knows. */
export function explaining<Schema extends z.ZodType>(
  schema: Schema,
  elsewhere: (key: string) => string | undefined,
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
type Got = (input: unknown) => string
type Known = { readonly shape?: Record<string, unknown>; readonly keyType?: z.core.$ZodType }

const worded = (issue: Raw): string => wordingOf(issue, SECRET.has(issue.schema ?? NOBODY) ? () => 'this' : got)
const unquoted = (issue: Raw): string => wordingOf(issue, () => 'this')

/** A fault for each unknown key stands in a line of its own; a union's is found among its branches. */
function wordingOf(issue: Raw, got: Got): string {
  const { input } = issue
  switch (issue.code) {
    case 'invalid_type':
      return isNothing(input) ? missing(wantedOf(issue), input) : wrong(got, input, wantedOf(issue))
    case 'invalid_value':
      return isNothing(input) ? missing(wordsOf(issue.values), input) : noneOf(got, input, issue.values)
    case 'unrecognized_keys':
      return issue.keys
        .slice(0, TOLD_MAX)
        .map((key) => ELSEWHERE.get(issue.inst ?? NOBODY)?.(key) ?? unknownKey(key, keysOf(issue.inst)))
        .join('\n')
    case 'too_small':
      return sized(got, issue, issue.origin, issue.minimum, 'at least')
    case 'too_big':
      return sized(got, issue, issue.origin, issue.maximum, 'at most')
    case 'invalid_union': {
      if (issue.discriminator === undefined) return ''
      const said = (input as Record<string, unknown>)[issue.discriminator]
      const words = (issue.options ?? []) as readonly z.core.util.Primitive[]
      return isNothing(said) ? missing(wordsOf(words), said) : noneOf(got, said, words)
    }
    case 'invalid_key':
      return issue.issues[0]?.message || `${got(issue.path?.at(-1))} is no key that fits here`
    case 'not_multiple_of':
      return `${got(input)} does not fit; it takes a multiple of ${issue.divisor}`
    case 'invalid_format':
    case 'invalid_element':
    case 'custom':
      return wrong(got, input, askedBy(issue))
  }
}

const isNothing = (input: unknown): boolean => input === undefined || input === null || input === ''
const isMissing = (says: string): boolean => says.startsWith('this is missing')
const missing = (wanted: string | undefined, input?: unknown): string =>
  `this is ${input === undefined ? 'missing' : 'empty'}${wanted === undefined ? '' : `; it takes ${wanted}`}`

const wrong = (got: Got, input: unknown, wanted: string | undefined): string => {
  if (wanted === TYPES.string && typeof input === 'number')
    return `${got(input)} does not fit; write it as text${got(input) === 'this' ? '' : `: "${input}"`}`
  return `${got(input)} does not fit${wanted === undefined ? ' here' : `; it takes ${wanted}`}`
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'keys with values',
  record: 'names with values',
}

function wantedOf(issue: Raw & { readonly expected: string }): string | undefined {
  const { inst, schema, expected } = issue
  const said = askedBy(issue)
  if (said !== undefined) return said
  const keys = keysOf(inst)
  if (expected === 'object' && keys.length > 0) return `the keys ${listed(keys)}`
  if (expected === 'int' || expected === 'number') return numberOf(schema)
  return TYPES[expected] ?? expected
}

/** Longer lists help nobody. */
const LISTED_MAX = 40
const listed = (words: readonly string[]): string =>
  words.length <= LISTED_MAX ? words.join(', ') : `${words.slice(0, SHOWN).join(', ')} and ${words.length - SHOWN} more`
const SHOWN = 12
const wordsOf = (values: readonly z.core.util.Primitive[]): string =>
  values.length === 1 ? quotedValue(values[0]) : `one of ${listed(values.map(String))}`

function noneOf(got: Got, input: unknown, values: readonly z.core.util.Primitive[]): string {
  const [only] = values
  if (values.length === 1) return `${got(input)} does not fit; it takes ${quotedValue(only)}`
  const words = values.map(String)
  const meant = typeof input === 'string' ? didYouMean(input, words) : ''
  // A list of many hides the one that is meant.
  return words.length > SHOWN && meant !== ''
    ? `${got(input)} is not known here${meant}`
    : `${got(input)} is none of ${listed(words)}${meant}`
}

function unknownKey(key: string, known: readonly string[]): string {
  const meant = didYouMean(key, known)
  if (meant !== '') return `unknown key ${quoted(key)}${meant}`
  return `unknown key ${quoted(key)}${known.length === 0 ? '; there are no keys here' : `; the keys here are ${listed(known)}`}`
}

function keysOf(inst: Raw['inst']): readonly string[] {
  const { shape, keyType } = ((inst as z.core.$ZodType | undefined)?._zod.def ?? {}) as Known
  return shape === undefined ? [...(keyType?._zod.values ?? [])].map(String) : Object.keys(shape)
}

function sized(got: Got, issue: Raw, origin: string, limit: number | bigint, most: 'at least' | 'at most'): string {
  const { input } = issue
  if (typeof input === 'string') {
    if (input === '') return missing(askedBy(issue) ?? TYPES.string, input)
    return `a text of ${input.length} characters does not fit; it takes ${limit} ${most}`
  }
  if (Array.isArray(input))
    return input.length === 0
      ? `this list is empty; it takes ${limit === 1 ? 'one' : limit} ${most}`
      : `a list of ${input.length} does not fit; it takes ${limit} ${most}`
  if (origin === 'number' || origin === 'int') return `${got(input)} does not fit; it takes ${numberOf(issue.schema)}`
  return `this does not fit; it takes ${limit} ${most}`
}

/** `a whole number from 1 to 30`. Bounds that only a computer has are no bounds. */
function numberOf(schema: Raw['schema']): string {
  const { minValue, maxValue, isInt } = (schema ?? {}) as Partial<z.ZodNumber>
  const kind = isInt === true ? 'a whole number' : 'a number'
  const least = typeof minValue === 'number' && minValue > Number.MIN_SAFE_INTEGER ? minValue : undefined
  const most = typeof maxValue === 'number' && maxValue < Number.MAX_SAFE_INTEGER ? maxValue : undefined
  if (least === undefined && most === undefined) return kind
  if (most === undefined) return `${kind} from ${least} on`
  return least === undefined ? `${kind} up to ${most}` : `${kind} from ${least} to ${most}`
}

const QUOTED_MAX = 40
export const quoted = (text: string): string =>
  JSON.stringify(text.length > QUOTED_MAX ? `${text.slice(0, QUOTED_MAX)}…` : text)
const quotedValue = (value: unknown): string => (typeof value === 'string' ? quoted(value) : String(value))

function got(input: unknown): string {
  if (typeof input === 'string') return quoted(input)
  if (typeof input === 'number') return `the number ${input}`
  if (Array.isArray(input)) return 'a list'
  if (typeof input === 'object' && input !== null) return 'a group of keys'
  return String(input)
}

/** Of a union that fits nowhere, the branch that came nearest speaks; where none has the right kind, all of them do. */
function misfitsOf(issue: z.core.$ZodIssue, above: readonly PropertyKey[] = []): Misfit[] {
  const path = [...above, ...issue.path]
  if (issue.code === 'invalid_union' && issue.message === '') return nearestOf(issue.errors, path)
  if (issue.code === 'unrecognized_keys') {
    const says = issue.message.split('\n')
    return says.flatMap((one, index) => ({ path, says: one, key: issue.keys[index] ?? '' }))
  }
  return [{ path, says: issue.message }]
}

function nearestOf(branches: readonly (readonly z.core.$ZodIssue[])[], path: readonly PropertyKey[]): Misfit[] {
  const isOtherKind = (branch: readonly z.core.$ZodIssue[]) =>
    branch.some(
      ({ code, path: inside }) => inside.length === 0 && (code === 'invalid_type' || code === 'invalid_value'),
    )
  const ofKind = branches.filter((branch) => !isOtherKind(branch))
  const lacking = ofKind.map((branch) =>
    branch.map(({ path: inside, message }) => (isMissing(message) ? inside.at(-1) : undefined)),
  )
  if (lacking.length > 1 && !lacking.flat().includes(undefined))
    return [
      { path, says: `${lacking.map((keys) => keys.map(String).join(' and ')).join(', or ')} would be needed here` },
    ]
  const [nearest] = ofKind.toSorted((a, b) => a.length - b.length)
  if (nearest !== undefined) return nearest.flatMap((inner) => misfitsOf(inner, path))
  const all = branches.flatMap((branch) => branch.flatMap((inner) => misfitsOf(inner, path)))
  return [{ path, says: together([...new Set(all.map(({ says }) => says))]) }]
}

/** Several sentences about one value: what it is once, and all that would be right. */
function together(says: readonly string[]): string {
  const parts = says.map((one) => /^(.*?)(?:; it takes | is none of )(.*)$/.exec(one))
  const [first] = parts
  if (first === undefined || first === null || parts.includes(null)) return says.join(', or: ')
  return `${first[1]}; it takes ${parts.map((part) => part?.[2]).join(', or ')}`
}
