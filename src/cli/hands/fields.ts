import { type Card, signOf } from '../../cards/card.ts'
import { copiesIn, type Deck } from '../../cards/deck.ts'
import { type CardCount, parseCards, type Reading, read, unread } from '../../cards/notation.ts'
import { parseTiles, type Tile } from '../../cards/tile.ts'

/** One entry of the list, as it came from the file. */
export type Entry = Readonly<Record<string, unknown>>

/** Reads the named fields as cards of one deck; a card may be in two fields only if the entry says that cards are shared. */
export function cardFields<Name extends string>(
  entry: Entry,
  deck: Deck,
  wanted: Readonly<Record<Name, CardCount>>,
): Reading<Record<Name, Card[]>> {
  const found = {} as Record<Name, Card[]>
  for (const name of Object.keys(wanted) as Name[]) {
    const text = textOf(entry[name])
    if (text === undefined) return unread(`"${name}" is missing; it should be cards, such as "As Kd"`)
    const cards = parseCards(text, deck, wanted[name])
    if (!cards.ok) return { ...cards, says: `"${name}": ${cards.says}` }
    found[name] = cards.value
  }
  return (entry.shared_cards === true ? undefined : refuseShared(found, deck)) ?? read(found)
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
    return unread(`${place}, '${signOf(card)}': already ${first}; ${deck.name} does not have it so often`)
  }
  return undefined
}

/** Reads the named fields as tiles of one set. */
export function tileFields<Name extends string>(
  entry: Entry,
  names: readonly Name[],
): Reading<Record<Name, [Tile, Tile]>> {
  const found = {} as Record<Name, [Tile, Tile]>
  const taken: Tile[] = []
  for (const name of names) {
    const value = entry[name]
    const signs = typeof value === 'string' ? value.split(',') : value
    if (!Array.isArray(signs))
      return unread(`"${name}" is missing; it should be two tiles, such as ["Teen", "Gow 3-6"]`)
    const tiles = parseTiles(signs, 2, entry.shared_cards === true ? [] : taken)
    if (!tiles.ok) return { ...tiles, says: `"${name}": ${tiles.says}` }
    found[name] = tiles.value as [Tile, Tile]
    taken.push(...tiles.value)
  }
  return read(found)
}
