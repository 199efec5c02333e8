/** What a draft changes in what runs, term by term. */
import { type Cents, formatMoney, parseMoney } from '../../base/money.ts'
import type { Value, Values } from './offeringtext.ts'

/** `path`: the names of the term, from the outside in. A term without `before` is new, one without `after` is gone. */
export type Changed = {
  readonly path: readonly string[]
  readonly before?: string
  readonly after?: string
  /** Of amounts: by how much it rises, or falls below nothing. */
  readonly by?: { readonly amount: string; readonly isMore: boolean }
}

export type Difference = { readonly changed: readonly Changed[]; readonly same: number }

export function differenceOf(before: Values, after: Values): Difference {
  const [was, is] = [new Map(termsIn(before)), new Map(termsIn(after))]
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

/** Every term with its text: a list is one term. What was left empty is none. */
function termsIn(values: Values, path: readonly string[] = []): [string, string][] {
  return Object.entries(values).flatMap(([key, value]): [string, string][] => {
    const own = [...path, key]
    if (typeof value === 'object' && !Array.isArray(value)) return termsIn(value as Values, own)
    const text = textOf(value)
    return text === '' ? [] : [[own.join(BETWEEN), text]]
  })
}

function textOf(value: Value): string {
  if (typeof value === 'string') return value
  if (!Array.isArray(value))
    return termsIn(value as Values)
      .map(([key, text]) => `${key.replaceAll(BETWEEN, ' ')} ${text}`)
      .join(', ')
  return (value as readonly (string | Values)[])
    .map(textOf)
    .join(value.every((one) => typeof one === 'string') ? ', ' : '; ')
}
