/**
 * Schemas of every answer of the api, read from the types in src/server/api/answers.ts: the screens are compiled against the
 * same types, so there is nothing to keep in step by hand. `npm run schemas` writes them; a test sees that they are fresh.
 */
import { writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { API, type Checker, type Symbol as Sym, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync'
import type { Schema, Schemas } from '../src/server/api/schemas.ts'

const root = resolve(import.meta.dirname, '..')
export const SCHEMAS_FILE = join(root, 'src/server/api/schemas.json')
const ANSWERS = join(root, 'src/server/api/answers.ts')

export function schemasNow(): Schemas {
  const api = new API({ cwd: root })
  try {
    const config = join(root, 'tsconfig.json')
    const snapshot = api.updateSnapshot({ openProjects: [config] })
    const project = snapshot.getProject(config)
    if (project === undefined) throw new Error(`there is no project at ${config}`)
    const file = project.program.getSourceFile(ANSWERS)
    const module = file && project.checker.getSymbolAtLocation(file)
    const bodies = module && project.checker.getMemberInModuleExports(module, 'Bodies')
    if (bodies === undefined) throw new Error(`${ANSWERS} exports no type Bodies`)
    return schemasOf(project.checker, project.checker.getDeclaredTypeOfSymbol(bodies))
  } finally {
    api.close()
  }
}

function schemasOf(checker: Checker, bodies: Type): Schemas {
  const named = new Map<string, { of: number; schema: Schema }>()
  const sorted = <Value>(all: readonly (readonly [string, Value])[]): Record<string, Value> =>
    Object.fromEntries(all.toSorted(([a], [b]) => (a < b ? -1 : 1)))

  /** A type with a name of its own becomes a component; two of one name are told apart by their files. */
  function nameOf(type: Type): { name: string; of: number } | undefined {
    const alias = type.getAliasSymbol()
    if (alias === undefined || type.getAliasTypeArguments().length > 0) return undefined
    const { name, id: of } = alias
    const known = named.get(name)
    if (known === undefined || known.of === of) return { name, of }
    const file = basename(alias.declarations[0]?.path ?? '', '.ts')
    return { name: `${name}Of${file.charAt(0).toUpperCase()}${file.slice(1)}`, of }
  }

  function schemaOf(type: Type, at: string): Schema {
    const called = isPlainObject(type) || isUnion(type) ? (nameOf(type) ?? eventName(type)) : undefined
    if (called === undefined) return shapeOf(type, at)
    const { name, of } = called
    // Opaque to the program; a text on the wire.
    if (name === 'Said') return { type: 'string' }
    const ref = { $ref: `#/components/schemas/${name}` }
    const known = named.get(name)
    if (known?.of === of) return ref
    if (known !== undefined) throw new Error(`${at}: two types are called ${name}`)
    const entry = { of, schema: {} as Schema }
    named.set(name, entry)
    entry.schema = shapeOf(type, name)
    return ref
  }

  /** Events of the journal are members of one union, each known by its type. */
  function eventName(type: Type): { name: string; of: number } | undefined {
    if (!isPlainObject(type)) return undefined
    const kind = checker.getPropertyOfType(type, 'type')
    const version = checker.getPropertyOfType(type, 'v')
    if (kind === undefined || version === undefined) return undefined
    const literal = checker.getTypeOfSymbol(kind)
    return literal?.isStringLiteralType() ? { name: `${literal.value}Event`, of: type.id } : undefined
  }

  function shapeOf(type: Type, at: string): Schema {
    const { flags } = type
    if (flags & (TypeFlags.Any | TypeFlags.Unknown)) return {}
    if (flags & TypeFlags.Null) return { type: 'null' }
    if (type.isStringLiteralType() || type.isNumberLiteralType() || type.isBooleanLiteralType())
      return { const: type.value }
    if (flags & TypeFlags.Boolean) return { type: 'boolean' }
    if (flags & TypeFlags.String) return { type: 'string' }
    if (flags & TypeFlags.Number) return { type: 'number' }
    if (type.isTemplateLiteralType()) return { type: 'string', pattern: patternOf(type.texts, type.getTypes(), at) }
    if (type.isUnionType()) return unionOf(type.getTypes(), at)
    if (type.isIntersectionType()) {
      const plain = type.getTypes().find((part) => part.flags & (TypeFlags.String | TypeFlags.Number))
      if (plain !== undefined) return shapeOf(plain, at)
    }
    if (type.isTypeReference() && type.getTarget().isTupleType()) {
      const items = checker.getTypeArguments(type).map((item, n) => schemaOf(item, `${at}[${n}]`))
      return { type: 'array', prefixItems: items, items: false, minItems: items.length }
    }
    if (type.isTypeReference() && checker.isArrayLikeType(type)) {
      const [item] = checker.getTypeArguments(type)
      return { type: 'array', items: schemaOf(item!, `${at}[]`) }
    }
    if (isPlainObject(type)) return objectOf(type, at)
    throw new Error(`${at}: ${checker.typeToString(type)} has no place in JSON`)
  }

  function patternOf(texts: readonly string[], types: readonly Type[], at: string): string {
    const part = (type: Type): string => {
      if (type.flags & (TypeFlags.BigInt | TypeFlags.Number)) return '-?\\d+'
      if (type.flags & TypeFlags.String) return '.*'
      throw new Error(`${at}: ${checker.typeToString(type)} in a text`)
    }
    const plain = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return `^${texts.map((text, n) => plain(text) + (types[n] === undefined ? '' : part(types[n]))).join('')}$`
  }

  function unionOf(types: readonly Type[], at: string): Schema {
    const parts = types.filter(({ flags }) => !(flags & TypeFlags.Undefined))
    const texts = parts.filter((part) => part.isStringLiteralType()).map(({ value }) => value as string)
    const others = parts.filter((part) => !part.isStringLiteralType())
    const isBoolean = others.filter((part) => part.isBooleanLiteralType()).length === 2
    const schemas: Schema[] = [
      ...(texts.length === 0 ? [] : [{ type: 'string' as const, enum: texts.toSorted() }]),
      ...(isBoolean ? [{ type: 'boolean' as const }] : []),
      ...others.filter((part) => !isBoolean || !part.isBooleanLiteralType()).map((part) => schemaOf(part, at)),
    ]
    return schemas.length === 1 ? schemas[0]! : { anyOf: schemas }
  }

  function objectOf(type: Type, at: string): Schema {
    const fields = checker.getPropertiesOfType(type)
    const [index] = checker.getIndexInfosOfType(type)
    return {
      type: 'object',
      ...(fields.length === 0
        ? {}
        : {
            properties: sorted(fields.map((field) => [field.name, fieldOf(field, `${at}.${field.name}`)] as const)),
            required: fields
              .filter((field) => !isOptional(field))
              .map(({ name }) => name)
              .toSorted(),
          }),
      additionalProperties: index === undefined ? false : schemaOf(index.valueType, `${at}{}`),
    }
  }

  function fieldOf(field: Sym, at: string): Schema {
    const type = checker.getTypeOfSymbol(field)
    if (type === undefined) throw new Error(`${at} has no type`)
    const says = checker.getDocumentationCommentOfSymbol(field).replace(/\s+/g, ' ').trim()
    const whole = isOptional(field) ? (checker.getNonNullableType(type) ?? type) : type
    return { ...(says === '' ? {} : { description: says }), ...schemaOf(whole, at) }
  }

  const isOptional = (field: Sym): boolean => {
    const type = checker.getTypeOfSymbol(field)
    const mayMiss = type?.isUnionType() === true && type.getTypes().some(({ flags }) => flags & TypeFlags.Undefined)
    return (field.flags & SymbolFlags.Optional) !== 0 || mayMiss
  }

  const answers = sorted(
    checker
      .getPropertiesOfType(bodies)
      .map((body) => [body.name, schemaOf(checker.getTypeOfSymbol(body)!, body.name)] as const),
  )
  return { answers, schemas: sorted([...named].map(([name, { schema }]) => [name, schema] as const)) }
}

const isUnion = (type: Type): boolean => type.isUnionType() && !(type.flags & TypeFlags.Boolean)
const isPlainObject = (type: Type): boolean =>
  (type.flags & TypeFlags.Object) !== 0 && !type.isTypeReference()
    ? true
    : type.isIntersectionType() && type.getTypes().every((part) => part.flags & TypeFlags.Object)

/** One name and schema a line: a change of a view is seen in the line that it changes. */
export function schemasText({ answers, schemas }: Schemas): string {
  const lines = (all: Readonly<Record<string, Schema>>) =>
    Object.entries(all)
      .map(([name, schema]) => `    ${JSON.stringify(name)}: ${JSON.stringify(schema)}`)
      .join(',\n')
  return `{\n  "answers": {\n${lines(answers)}\n  },\n  "schemas": {\n${lines(schemas)}\n  }\n}\n`
}

if (process.argv[1] === import.meta.filename) writeFileSync(SCHEMAS_FILE, schemasText(schemasNow()))
