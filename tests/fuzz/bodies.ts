/** Bodies that nobody should send: broken JSON, wrong shapes, orders spoiled in one place, things that are far too large. */
import type { z } from 'zod'
import { doorOptions } from '../../src/server/api/orders.ts'
import type { Chance } from './random.ts'

const TEXTS = [
  '',
  ' ',
  '1',
  '7',
  '99',
  '0',
  '-1',
  '1e400',
  'NaN',
  'H1',
  'H999',
  'C1',
  'C999',
  'D1',
  '2026-03-02',
  '2026-13-99',
  '2026-03-02T19:00',
  '$5',
  '$0.001',
  '-$5',
  '$999,999,999,999,999',
  '7h 7d',
  '7h 7h 7h',
  'Zz',
  'main',
  'pool:main',
  'bay-101/blazing-7s',
  'no/such',
  'reserve',
  'constructor',
  '__proto__',
  'toString',
  '../../etc/passwd',
  '%00',
  "'; drop table journal; --",
  '<script>alert(1)</script>',
  '\u0000',
  '\ud800',
  '\u202e',
  '🂡',
  'ａ',
  'x'.repeat(5_000),
  '{"do":"EndRound"}',
  'null',
  'undefined',
  'holdem',
  'no-bust-21',
] as const
const LIKELY = [
  '1',
  '2',
  '4',
  '7',
  '12',
  'x',
  '$5',
  '500',
  '2026-03-10',
  'main',
  'bay-101/blazing-7s',
  '7h 7d',
  '2026-03-10T19:00',
] as const
const NUMBERS = [0, -0, 1, -1, 2, 7, 0.5, 1e21, -1e308, Number.MAX_SAFE_INTEGER, 2 ** 53, 2 ** 31, 1e-7] as const

export function anyValue(chance: Chance, depth = 0): unknown {
  switch (chance.below(depth > 4 ? 5 : 8)) {
    case 0:
      return chance.pick(TEXTS)
    case 1:
      return chance.pick(NUMBERS)
    case 2:
      return chance.once(2)
    case 3:
      return null
    case 4:
      return chance.pick(TEXTS)
    case 5:
      return Array.from({ length: chance.below(5) }, () => anyValue(chance, depth + 1))
    case 6:
      return Object.fromEntries(
        Array.from({ length: chance.below(5) }, () => [chance.pick(TEXTS).slice(0, 60), anyValue(chance, depth + 1)]),
      )
    default:
      return { do: chance.pick(ORDER_NAMES), by: '21', key: chance.pick(TEXTS), order: anyValue(chance, depth + 1) }
  }
}

type Def = {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  options?: z.ZodType[]
  entries?: Record<string, string>
  values?: unknown[]
  in?: z.ZodType
  valueType?: z.ZodType
}
const defOf = (schema: z.ZodType) => schema.def as unknown as Def
const OPTIONS = doorOptions as unknown as readonly z.ZodType[]
const nameOf = (option: z.ZodType) => String(defOf(defOf(option).shape!.do!).values?.[0])
const ORDER_NAMES = OPTIONS.map(nameOf)

/** An order of the right shape, with values out of the hat. */
export const anyOrder = (chance: Chance): Record<string, unknown> & { do: string } =>
  shaped(chance.pick(OPTIONS), chance) as Record<string, unknown> & { do: string }

function shaped(schema: z.ZodType, chance: Chance): unknown {
  const def = defOf(schema)
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape ?? {}).flatMap(([key, of]) => {
          const value = shaped(of, chance)
          return value === undefined ? [] : [[key, value]]
        }),
      )
    case 'optional':
      return chance.once(2) ? undefined : shaped(def.innerType!, chance)
    case 'array':
      return Array.from({ length: chance.below(4) }, () => shaped(def.element!, chance))
    case 'union':
      return shaped(chance.pick(def.options ?? []), chance)
    case 'enum':
      return chance.pick(Object.values(def.entries ?? {}))
    case 'literal':
      return def.values?.[0]
    case 'boolean':
      return chance.once(2)
    case 'number':
      return chance.pick([0, 1, 2, 5, 8, 30])
    case 'record':
      return Object.fromEntries([[chance.pick(TEXTS).slice(0, 30), shaped(def.valueType!, chance)]])
    case 'pipe':
      return shaped(def.in!, chance)
    case 'string':
      // Mostly something that might be meant, so that the orders get further than the door.
      return chance.once(6) ? chance.pick(TEXTS) : chance.pick(LIKELY)
    default:
      return anyValue(chance)
  }
}

/** One place of it is wrong: a key too many, a key too few, another type. */
export function spoiled(order: Record<string, unknown>, chance: Chance): Record<string, unknown> {
  const keys = Object.keys(order)
  switch (chance.below(4)) {
    case 0:
      return {
        ...order,
        [chance.pick(['extra', 'second', 'witnesses', 'by', '__proto__x', 'posts'])]: anyValue(chance),
      }
    case 1: {
      const { do: _gone, ...rest } = order
      return rest
    }
    case 2:
      return {
        ...order,
        do: chance.pick([
          '',
          'Nothing',
          'endround',
          'OpenProperty',
          'SetAsideMessage',
          'EnrolStaff',
          'TakeAdminFee',
          'CountBox',
        ]),
      }
    default: {
      const key = chance.pick(keys)
      const wrong = chance.pick([null, [], {}, [[[]]], 1e9, { $gt: '' }])
      // A list without anything in it may be right: a round in which nobody has bet.
      return { ...order, [key]: Array.isArray(order[key]) && Array.isArray(wrong) ? null : wrong }
    }
  }
}

/** Text that is no JSON, or JSON that is no body. */
export function broken(chance: Chance): string | Uint8Array {
  const whole = JSON.stringify({ order: anyOrder(chance) })
  switch (chance.below(8)) {
    case 0:
      return whole.slice(0, chance.below(whole.length))
    case 1:
      return '['.repeat(50_000)
    case 2:
      return Uint8Array.from({ length: chance.below(400) }, () => chance.below(256))
    case 3:
      return `${whole}${whole}`
    case 4:
      return JSON.stringify(anyValue(chance))
    case 5:
      return `{"order":${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}}`
    case 6:
      return `{"order":{"do":"EndRound","table":"1","table":"2"},"__proto__":{"may":true}}`
    default:
      return ''
  }
}

/** Longer than anybody may send. */
export const huge = (chance: Chance): string => `{"order":{"do":"${'A'.repeat(256 * 1024 + chance.below(4_096))}"}}`
