import { type Card, signOf } from '../../cards/card.ts'
import { copiesIn, type Deck } from '../../cards/deck.ts'
import { type CardCount, parseCards } from '../../cards/notation.ts'
import { parseTiles, type Tile } from '../../cards/tile.ts'
import { english } from '../../words/sentence.ts'

/** One entry of the list, as it came from the file. */
export type Entry = Readonly<Record<string, unknown>>

/** What an entry gives, or what is wrong with it. */
export type Taken<T> = { ok: true; value: T } | { ok: false; says: string }
export const taken = <T>(value: T): Taken<T> => ({ ok: true, value })
export const untaken = (says: string): { ok: false; says: string } => ({ ok: false, says })

/** Reads the named fields as cards of one deck; a card may be in two fields only if the entry says that cards are shared. */
export function cardFields<Name extends string>(
  entry: Entry,
  deck: Deck,
  wanted: Readonly<Record<Name, CardCount>>,
): Taken<Record<Name, Card[]>> {
  const found = {} as Record<Name, Card[]>
  for (const name of Object.keys(wanted) as Name[]) {
    const text = textOf(entry[name])
    if (text === undefined) return untaken(`"${name}" is missing; it should be cards, such as "As Kd"`)
    const cards = parseCards(text, deck, wanted[name])
    if (!cards.ok) return untaken(`"${name}": ${english(cards.why)}`)
    found[name] = cards.value
  }
  return (entry.shared_cards === true ? undefined : refuseShared(found, deck)) ?? taken(found)
}

const textOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value
  return Array.isArray(value) && value.every((part) => typeof part === 'string') ? value.join(' ') : undefined
}

function refuseShared(found: Record<string, readonly Card[]>, deck: Deck) {
  const places = Object.entries(found).flatMap(([name, cards]) =>
    cards.map((card, index) => ({ card, place: `"${name}" card ${index + 1}` })),
  )
  for (const [index, { card, place }] of places.entries()) {
    const before = places.slice(0, index).filter((other) => other.card === card)
    if (before.length < copiesIn(deck, card)) continue
    const first = before.map((other) => other.place).join(', ')
    return untaken(`${place}, '${signOf(card)}': already ${first}; ${deck.name} does not have it so often`)
  }
  return undefined
}

/** Reads the named fields as tiles of one set. */
export function tileFields<Name extends string>(
  entry: Entry,
  names: readonly Name[],
): Taken<Record<Name, [Tile, Tile]>> {
  const found = {} as Record<Name, [Tile, Tile]>
  const placed: Tile[] = []
  for (const name of names) {
    const value = entry[name]
    const signs = typeof value === 'string' ? value.split(',') : value
    if (!Array.isArray(signs))
      return untaken(`"${name}" is missing; it should be two tiles, such as ["Teen", "Gow 3-6"]`)
    const tiles = parseTiles(signs, 2, entry.shared_cards === true ? [] : placed)
    if (!tiles.ok) return untaken(`"${name}": ${english(tiles.why)}`)
    found[name] = tiles.value as [Tile, Tile]
    placed.push(...tiles.value)
  }
  return taken(found)
}
