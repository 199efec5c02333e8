/** The small words of scenario files that rule files do not have: moments, spans of time, cards, spots. */
import { z } from 'zod'
import { parseSpot, readSpot, type SpotPlace } from '../../../base/spot.ts'
import { shoe } from '../../../cards/deck.ts'
import { parseCards } from '../../../cards/notation.ts'
import { parseTiles } from '../../../cards/tile.ts'
import { parsed } from '../../../rulebook/text/parsed.ts'

/** A card more often than the table's decks hold it is refused by the engine, which knows the table. */
const ANY_SHOE = shoe(8, 8)

export const cards = parsed(z.string(), (text) => parseCards(text, ANY_SHOE))

/** Tiles by name with commas between; the two of a pair are told apart across the table later. */
export const tiles = parsed(z.string(), (text) => parseTiles(text.split(',').map((sign) => sign.trim())))

/** The wall clock of the house: `2026-03-02T19:30`. */
export const localTime = z.string().transform((text, context): string => {
  const match = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::(\d{2}))?$/.exec(text)
  try {
    if (match === null) throw new RangeError('no date and time')
    return Temporal.PlainDateTime.from(`${match[1]}T${match[2]}:${match[3] ?? '00'}`, { overflow: 'reject' }).toString()
  } catch {
    context.addIssue({ code: 'custom', message: `"${text}" is not a date and time like 2026-03-02T19:30` })
    return z.NEVER
  }
})

const UNITS = { day: 'days', hour: 'hours', minute: 'minutes', second: 'seconds' } as const
export type Span = { readonly [unit in (typeof UNITS)[keyof typeof UNITS]]?: number }

/** `2 days`, `1 hour 30 minutes`. */
export const span = z.string().transform((text, context): Span => {
  const parts = [...text.matchAll(/(\d+)\s*(day|hour|minute|second)s?/g)]
  const rest = text.replaceAll(/(\d+)\s*(day|hour|minute|second)s?/g, '').replaceAll(/\s|,|\band\b/g, '')
  if (parts.length > 0 && rest === '') {
    return Object.fromEntries(parts.map(([, count, unit]) => [UNITS[unit as keyof typeof UNITS], Number(count)]))
  }
  context.addIssue({ code: 'custom', message: `"${text}" is not a span like 2 days or 1 hour 30 minutes` })
  return z.NEVER
})

/** A betting spot: `3`; `3b1` for the first behind seat 3; `3d` for the space of seat 3 on the player-dealer's hand. */
export const spot = z.string().transform((text, context): SpotPlace => {
  const read = parseSpot(text)
  if (read !== undefined) return readSpot(read)
  const spots = '3, 3b1 for the first behind seat 3, or 3d for its space on the player-dealer hand'
  context.addIssue({ code: 'custom', message: `"${text}" is not a spot like ${spots}` })
  return z.NEVER
})

/** `seat 5` is meant at whatever table; `table 1 seat 5` at that one. */
export const isMeant = (written: string, who: string): boolean => who === written || who.endsWith(` ${written}`)
