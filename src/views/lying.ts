/** The reported hands as cards, read from the words that the journal keeps of them. */
import { type Card, RANKS, SUITS } from '../cards/card.ts'

export type Lying = { who: string; zone: string; cards: Card[] }

const CARDS_AT_END = /^(.*?)\s*((?:[2-9TJQKA][cdhs]\s?)+)$/
const SEAT = /^(seat \d+|player-dealer)\s+(.*)$/

/** `seat 3 hand 7h 7h | player-dealer's up card 7h` as cards that can be drawn. */
export function lyingIn(hands: string): Lying[] {
  return hands.split(' | ').flatMap((part) => {
    const seat = SEAT.exec(part)
    const who = seat?.[1] ?? ''
    return (seat?.[2] ?? part).split('; ').flatMap((zone) => {
      const found = CARDS_AT_END.exec(zone)
      return found === null ? [] : [{ who, zone: found[1] ?? '', cards: cardsIn(found[2] ?? '') }]
    })
  })
}

const cardsIn = (signs: string): Card[] =>
  signs
    .trim()
    .split(/\s+/)
    .map((sign) => RANKS.indexOf(sign[0] as never) * 4 + SUITS.indexOf(sign[1] as never))
