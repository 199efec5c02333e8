/** What a search of the whole house finds: hits, claims, tickets, tables, people and days, each with what tells it from the others. */
import { isDate as isDay } from '../../base/moment.ts'
import type { Party } from '../../base/party.ts'
import type { Role } from '../../engine/roles.ts'

export type FindView = {
  text: string
  hits: FoundHit[]
  claims: FoundClaim[]
  tickets: FoundTicket[]
  tables: { table: string; game: string }[]
  people: { id: string; name: string; roles: readonly Role[] }[]
  /** A day that was meant, where the books have pages of days for whoever asks. */
  day?: string
}
export type FoundHit = { hit: string; name: string; table?: string; local: string; status: string; amount: string }
export type FoundClaim = {
  claim: string
  hit: string
  name: string
  to: Party
  /** Number of the register. */
  person?: string
  local: string
  status: string
  amount: string
}
/** `is: 'over'`: drawn, void or thrown away, and no longer in memory. */
export type FoundTicket = {
  ticket: string
  is: 'in the drum' | 'drawn' | 'handed out' | 'over'
  activity?: string
  name?: string
  to?: Party
  /** The hand that brought it, where one did. */
  hit?: string
}

/** What somebody may have meant by a text: all of it is looked for. */
export type Meant = {
  /** Numbers of things: `H31` is a hit, `31` may be one of any kind, a person too. */
  hit?: string
  claim?: string
  ticket?: string
  table?: string
  /** Number of the register, or of somebody who works here. */
  person?: string
  /** Both ends in cents; dollars alone are every amount of so many dollars. */
  cents?: { from: number; to: number }
  day?: string
  /** Letters: names of people and activities. */
  name?: string
}

const AMOUNT = /^\$?(\d{1,3}(?:,\d{3})+|\d{1,11})(?:\.(\d\d))?$/
const TABLE = /^(?:table|mesa|t\.?)\s+([\w-]{1,20})$/
const DAY = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?$/

/** `today` completes a day without its year: the last one that has been. */
export function meantBy(asked: string, today: string): Meant {
  const text = asked.trim().toLowerCase()
  const [, kind = '', number = ''] = /^([hct#]?)(\d{1,15})$/.exec(text) ?? []
  const table = TABLE.exec(text)?.[1] ?? (kind === '' && number !== '' ? number : undefined)
  const day = dayIn(text, today)
  return {
    ...(number !== '' && (kind === 'h' || kind === '') ? { hit: `H${number}` } : {}),
    ...(number !== '' && (kind === 'c' || kind === '') ? { claim: `C${number}` } : {}),
    ...(number !== '' && (kind === 't' || kind === '') ? { ticket: `T${number}` } : {}),
    ...(number !== '' && (kind === '#' || kind === '') ? { person: number } : {}),
    ...(table === undefined ? {} : { table }),
    ...centsIn(text),
    ...(day === undefined ? {} : { day }),
    ...(/\p{L}{2}/u.test(text) && table === undefined ? { name: text } : {}),
  }
}

function centsIn(text: string): Pick<Meant, 'cents'> {
  const [, whole, cents] = AMOUNT.exec(text) ?? []
  if (whole === undefined) return {}
  const dollars = Number(whole.replaceAll(',', '')) * 100
  const exact = dollars + Number(cents ?? 0)
  return { cents: { from: exact, to: cents === undefined ? dollars + 99 : exact } }
}

/** `2026-03-10`, `3/10/2026` or `3/10`, as days are written in California, and as the screens write them: `Tue, Mar 10`, `mar, 10 mar`. */
function dayIn(text: string, today: string): string | undefined {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return isDay(text) ? text : undefined
  const [, month, day, year] = DAY.exec(text) ?? namedDay(text)
  if (month === undefined || day === undefined) return undefined
  const written = (of: string) => `${of}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (year !== undefined) {
    const full = written(year.length === 2 ? `20${year}` : year)
    return isDay(full) ? full : undefined
  }
  const thisYear = written(today.slice(0, 4))
  const last = thisYear <= today ? thisYear : written(String(Number(today.slice(0, 4)) - 1))
  return isDay(last) ? last : undefined
}

const NAMED = /^(?:\p{L}+,? +)?(\p{L}{3,10})\.? +(\d{1,2})(?:,? +(\d{4}))?$/u
const NAMED_SPANISH = /^(?:\p{L}+,? +)?(\d{1,2}) +(?:de +)?(\p{L}{3,10})\.?(?: +(?:de +)?(\d{4}))?$/u
const MONTHS = [
  'january february march april may june july august september october november december',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
].map((names) => names.split(' '))

/** As `DAY` finds them: month, day and year. */
function namedDay(text: string): readonly (string | undefined)[] {
  const [, english, day] = NAMED.exec(text) ?? []
  const [, other, spanish] = NAMED_SPANISH.exec(text) ?? []
  const year = (NAMED.exec(text) ?? NAMED_SPANISH.exec(text))?.[3]
  const name = english ?? spanish
  if (name === undefined) return []
  const month = Math.max(...MONTHS.map((names) => names.findIndex((whole) => whole.startsWith(name)))) + 1
  return month === 0 ? [] : [text, String(month), day ?? other, year]
}
