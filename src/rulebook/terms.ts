/** The small words that rule files and offerings are made of, read from text: money, ranges, shares, clocks. */
import { z } from 'zod'
import { type Message, message } from '../base/message.ts'
import { isClock, isDate, WEEKDAYS, type Window } from '../base/moment.ts'
import { type Cents, formatMoney, parseMoney, toWire } from '../base/money.ts'
import { parseMultiple } from '../base/multiple.ts'
import { parseShare } from '../base/share.ts'
import { isPool, type Pool, parseName } from '../ledger/name.ts'
import type { WireRange } from './messages.ts'
import { formed } from './text/parsed.ts'
import { asking } from './text/wording.ts'

export type MoneyRange = { readonly min: Cents; readonly max: Cents }
export type WholeRange = { readonly min: number; readonly max: number }

const read = <T>(reads: (text: string) => T | undefined, wanted: Message) =>
  formed(asking(wanted, z.string()), wanted, reads)

export const money = read(parseMoney, message('an amount of money'))
export const share = read(parseShare, message('a share'))
export const whole = read((text) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined), message('a count'))
/** So many times a posted prize. */
export const multiple = read(parseMultiple, message('a multiple'))
/** Where a fee goes or a prize comes from, as the account of that fund is called. */
export type FundName = 'reserve' | Pool
function fundIn(text: string): FundName | undefined {
  const name = parseName(text)
  return name !== undefined && (name === 'reserve' || isPool(name)) ? name : undefined
}
export const fund = read(fundIn, message('a fund'))
/** Where the money of a claim goes that nobody has made in time. */
export type Leftover = FundName | 'house' | 'where it came from'
export const leftover = read(
  (text): Leftover | undefined => (text === 'house' || text === 'where it came from' ? text : fundIn(text)),
  message('a fund or the house'),
)
export const flag = read((text) => ({ yes: true, no: false })[text], message('yes or no'))

/** Where a document names no upper end. */
export const UNBOUNDED = (10n ** 15n) as Cents

/** `$5..$5,000`; `$500,000` alone is a range of one amount, `$1,000..` has no upper end. */
export const moneyRange = read((text): MoneyRange | undefined => {
  const [low = '', high = low] = text.split('..')
  const [min, max] = [parseMoney(low), high === '' ? UNBOUNDED : parseMoney(high)]
  return min === undefined || max === undefined || min > max ? undefined : { min, max }
}, message('a range of money'))

/** `2..4`; `2..` has no upper end. */
export const wholeRange = read((text): WholeRange | undefined => {
  const match = /^(\d{1,9})(?:\.\.(\d{0,9}))?$/.exec(text)
  if (match === null) return undefined
  const [min, max] = [Number(match[1]), match[2] === '' ? Number.MAX_SAFE_INTEGER : Number(match[2] ?? match[1])]
  return min > max ? undefined : { min, max }
}, message('a range of counts'))

const clockIn = (text: string): string | undefined => (isClock(text) ? text : undefined)
export const clock = read(clockIn, message('a time of day'))
export const date = read((text) => (isDate(text) ? text : undefined), message('a date'))

export const weekday = z.enum(WEEKDAYS)
export const window = z.strictObject({
  days: z.array(weekday).optional(),
  from: clock,
  /** 24:00 is the midnight that the day ends with. */
  to: read((text) => (text === '24:00' ? '00:00' : clockIn(text)), message('a time of day or midnight')),
}) satisfies z.ZodType<Window>

/** The least bet of a table by the limit that is posted there: `$10-$100`, `$25 and higher`, `$5`. */
export const leastIn = (limit: string): Cents | undefined => parseMoney(/\$[\d,]+(?:\.\d\d)?/.exec(limit)?.[0] ?? '')

/** Both ends: `$10-$500`, `$25 and higher`; where one amount alone stands there is no upper end. */
export function limitsOf(limit: string): MoneyRange | undefined {
  const [min, max = UNBOUNDED] = [...limit.matchAll(/\$[\d,]+(?:\.\d\d)?/g)].flatMap(([text]) => parseMoney(text) ?? [])
  return min === undefined ? undefined : { min, max }
}

/** As a message carries it. */
export const wireRange = ({ min, max }: MoneyRange): WireRange =>
  max === UNBOUNDED ? { min: toWire(min) } : { min: toWire(min), max: toWire(max) }

export const formatRange = ({ min, max }: MoneyRange): string =>
  min === max
    ? formatMoney(min)
    : max === UNBOUNDED
      ? `${formatMoney(min)} or more`
      : `${formatMoney(min)} to ${formatMoney(max)}`
/** `1 to 10`; one count alone as it is. */
export const formatCounts = ({ min, max }: WholeRange): string =>
  min === max ? String(min) : max === Number.MAX_SAFE_INTEGER ? `${min} or more` : `${min} to ${max}`
export const ticketsText = ({ min, max }: WholeRange): string =>
  `${formatCounts({ min, max })} ${max === 1 ? 'ticket' : 'tickets'}`
export const isWithin = ({ min, max }: MoneyRange, amount: Cents): boolean => amount >= min && amount <= max
