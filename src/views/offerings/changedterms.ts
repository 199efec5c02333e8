/** What a draft changes in what runs, term by term. */
import { type Cents, formatMoney, parseMoney } from '../../base/money.ts'
import type { Value, Values } from './offeringtext.ts'

/** `path`: the names of the term, from the outside in; in a list of several things, which of them: `#2`. A term without `before` is new, one without `after` is gone. */
export type Changed = {
  readonly path: readonly string[]
  readonly before?: string
  readonly after?: string
  /** Of amounts: by how much it rises, or falls below nothing. */
  readonly by?: { readonly amount: string; readonly isMore: boolean }
}

export type Difference = { readonly changed: readonly Changed[]; readonly same: number }

export function differenceOf(before: Values, after: Values): Difference {
  const lists = matched(before, after)
  const [was, is] = [new Map(termsIn(before, lists.before)), new Map(termsIn(after, lists.after))]
  const keys = [...new Set([...is.keys(), ...was.keys()])]
  const changed = keys.filter((key) => was.get(key) !== is.get(key))
  return {
    changed: changed.map((key) => changedTerm(key.split(BETWEEN), was.get(key), is.get(key))),
    same: keys.length - changed.length,
  }
}

const BETWEEN = '\n'

function changedTerm(path: readonly string[], before: string | undefined, after: string | undefined): Changed {
  const [from, to] = [amountIn(before), amountIn(after)]
  const by = from === undefined || to === undefined ? undefined : to - from
  return {
    path,
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
    ...(by === undefined ? {} : { by: { amount: formatMoney((by < 0n ? -by : by) as Cents), isMore: by > 0n } }),
  }
}

function amountIn(text: string | undefined): bigint | undefined {
  if (text === undefined || !/^\$[\d,]+(\.\d\d)?$/.test(text)) return undefined
  return parseMoney(text)
}

/** By list of things, under which number each of them is compared. */
type Numbers = ReadonlyMap<readonly Values[], readonly number[]>

/** What is the same at the beginning and at the end of two lists lies beside itself; what is between is told one by one. */
function matched(before: Value | undefined, after: Value | undefined): { before: Numbers; after: Numbers } {
  const found = { before: new Map<readonly Values[], number[]>(), after: new Map<readonly Values[], number[]>() }
  const look = (was: Value | undefined, is: Value | undefined): void => {
    if (isThings(was) && isThings(is)) {
      const end = sameAtEnd(was, is)
      // What follows on what was put in or left out keeps the number that it had.
      const pastBoth = Math.max(was.length, is.length)
      const numbers = (list: readonly Values[]) =>
        list.map((_, at) => (at < list.length - end ? at : pastBoth - (list.length - at)))
      found.before.set(was, numbers(was))
      found.after.set(is, numbers(is))
    }
    if (isMap(was) && isMap(is)) for (const key of Object.keys(is)) look(was[key], is[key])
  }
  look(before, after)
  return found
}

function sameAtEnd(was: readonly Values[], is: readonly Values[]): number {
  const most = Math.min(was.length, is.length)
  const same = (one: Values | undefined, other: Values | undefined) => JSON.stringify(one) === JSON.stringify(other)
  let start = 0
  while (start < most && same(was[start], is[start])) start += 1
  let end = 0
  while (end < most - start && same(was.at(-1 - end), is.at(-1 - end))) end += 1
  return end
}

const isMap = (value: Value | undefined): value is Values => typeof value === 'object' && !Array.isArray(value)
const isThings = (value: Value | undefined): value is readonly Values[] =>
  Array.isArray(value) && value.some((one) => typeof one === 'object')

/** Every term with its text: a list of words is one term, of a list of things each has its own. What was left empty is none. */
function termsIn(values: Values, numbers: Numbers, path: readonly string[] = []): [string, string][] {
  return Object.entries(values).flatMap(([key, value]) => termsOf(value, numbers, [...path, key]))
}

function termsOf(value: Value, numbers: Numbers, path: readonly string[]): [string, string][] {
  if (isMap(value)) return termsIn(value, numbers, path)
  if (isThings(value))
    return value.flatMap((one, at) => termsOf(one, numbers, [...path, `#${(numbers.get(value)?.[at] ?? at) + 1}`]))
  const text = typeof value === 'string' ? value : (value as readonly string[]).join(', ')
  return text === '' ? [] : [[path.join(BETWEEN), text]]
}
