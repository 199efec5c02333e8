/** The small words of scenario files that rule files do not have: moments, spans of time, cards, spots. */
import { z } from 'zod'
import { message } from '../../../base/message.ts'
import { parseSpot, readSpot, type SpotPlace } from '../../../base/spot.ts'
import { shoe } from '../../../cards/deck.ts'
import { parseCards } from '../../../cards/notation.ts'
import { parseTiles } from '../../../cards/tile.ts'
import { formed, parsed } from '../../../rulebook/text/parsed.ts'

/** A card more often than the table's decks hold it is refused by the engine, which knows the table. */
const ANY_SHOE = shoe(8, 8)

export const cards = parsed(z.string(), (text) => parseCards(text, ANY_SHOE))

/** Tiles by name with commas between; the two of a pair are told apart across the table later. */
export const tiles = parsed(z.string(), (text) => parseTiles(text.split(',').map((sign) => sign.trim())))

/** The wall clock of the house: `2026-03-02T19:30`. */
export const localTime = formed(z.string(), message('a date and time'), (text) => {
  const match = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::(\d{2}))?$/.exec(text)
  if (match === null) return undefined
  try {
    return Temporal.PlainDateTime.from(`${match[1]}T${match[2]}:${match[3] ?? '00'}`, { overflow: 'reject' }).toString()
  } catch {
    return undefined
  }
})

/** A zone of the world: `America/Los_Angeles`. */
export const zone = formed(z.string(), message('a time zone'), (text) => {
  try {
    Temporal.Now.zonedDateTimeISO(text)
    return text
  } catch {
    return undefined
  }
})

const UNITS = { day: 'days', hour: 'hours', minute: 'minutes', second: 'seconds' } as const
export type Span = { readonly [unit in (typeof UNITS)[keyof typeof UNITS]]?: number }

/** `2 days`, `1 hour 30 minutes`. */
export const span = formed(z.string(), message('a span of time'), (text): Span | undefined => {
  const parts = [...text.matchAll(/(\d+)\s*(day|hour|minute|second)s?/g)]
  const rest = text.replaceAll(/(\d+)\s*(day|hour|minute|second)s?/g, '').replaceAll(/\s|,|\band\b/g, '')
  if (parts.length === 0 || rest !== '') return undefined
  return Object.fromEntries(parts.map(([, count, unit]) => [UNITS[unit as keyof typeof UNITS], Number(count)]))
})

/** A betting spot: `3`; `3b1` for the first behind seat 3; `3d` for the space of seat 3 on the player-dealer's hand. */
export const spot = formed(z.string(), message('a spot'), (text): SpotPlace | undefined => {
  const read = parseSpot(text)
  return read === undefined ? undefined : readSpot(read)
})

/** A remark behind a name counts for nothing: `seat 2 (losing hand)`. */
export const plainName = (written: string): string => written.replace(/\s*\([^()]*\)$/, '')

/** `seats 1, 3 and 4`, `table 2 seats 1 and 3 each`: one by one. */
export function seatsIn(written: string): string[] | undefined {
  const match = /^(.*?)\bseats ((?:\d+(?:, | and )?)+)(?: each)?$/.exec(plainName(written))
  return match?.[2]?.split(/, | and /).map((seat) => `${match[1]}seat ${seat}`)
}

/** `seat 5` is meant at whatever table; `table 1 seat 5` at that one. */
export const isMeant = (written: string, who: string): boolean => who === written || who.endsWith(` ${written}`)
