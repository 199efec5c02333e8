/** What a floor person types about a table: seats with their chips, and hands in their order. */
import type { PutIn } from '../../../../games/tournament/rulings.ts'

/** `1500` or `1,500`; nothing else is a number here: half a reading would be a wrong ruling. */
const NUMBER = /^(?:\d{1,12}|\d{1,3}(?:,\d{3}){1,3})$/
/** A comma with just three digits after it is part of a number. */
const BETWEEN = /[;,](?!\d{3}(?!\d))/

const numberOf = (text: string): number | undefined =>
  NUMBER.test(text) ? Number(text.replaceAll(',', '')) : undefined

/** What one field says: nothing where it is no number. */
export const numberIn = (text: string): number => numberOf(text.trim()) ?? 0

/** Several, with blanks or commas between them, in the order in which they were typed. */
export const listIn = (text: string): number[] => partsOf(text).flatMap((part) => numberOf(part) ?? [])

const partsOf = (text: string): string[] =>
  text.split(BETWEEN).flatMap((part) => part.split(/\s+/).filter((one) => one !== ''))

/** What of it is no number, for whoever typed it. */
export const unreadIn = (text: string): string[] => partsOf(text).filter((part) => numberOf(part) === undefined)

export type PutInRead = { readonly told: readonly PutIn[]; readonly unread: readonly string[] }

/** `1 500, 2 1,300, 3 500 f`: an `f` for a fold. What cannot be read, or a seat twice, is left out and told. */
export function putInOf(text: string): PutInRead {
  const told: PutIn[] = []
  const unread: string[] = []
  for (const part of text.split(BETWEEN).map((one) => one.trim())) {
    if (part === '') continue
    const [, seat = '', chips = '', fold] = /^(\d{1,2})\s+([\d,]+)\s*(f)?$/i.exec(part) ?? []
    const [at, put] = [Number(seat), numberOf(chips)]
    if (at === 0 || put === undefined || told.some((one) => one.seat === at)) unread.push(part)
    else told.push({ seat: at, chips: put, ...(fold === undefined ? {} : { folded: true }) })
  }
  return { told, unread }
}

export type RanksRead = { readonly ranks: ReadonlyMap<number, number>; readonly unread: readonly string[] }

/** `2, 1=4`: seat 2 has the best hand, 1 and 4 the same next one. Only `=` makes hands equal. */
export function ranksOf(text: string): RanksRead {
  const ranks = new Map<number, number>()
  const unread: string[] = []
  const parts = text
    .replaceAll(/\s*=\s*/g, '=')
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
  for (const [rank, part] of parts.entries()) {
    const seats = part.split('=').map(numberOf)
    if (seats.some((seat) => seat === undefined || ranks.has(seat))) unread.push(part)
    else for (const seat of seats) ranks.set(seat!, rank)
  }
  return { ranks, unread }
}
