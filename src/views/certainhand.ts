/** Hands that an outcome leaves no choice about but the suit: one button then lays all their cards. */
import { type Card, cardOf, rankOf, signsOf, suitOf } from '../cards/card.ts'
import { CARD_ZONES, type CardZone, type Deal, dealFrom } from '../cards/outcomes/deal.ts'
import { OUTCOMES } from '../cards/outcomes/table.ts'
import { hasLine } from '../engine/judging/line.ts'
import type { Written } from '../rulebook/offering.ts'
import type { Line } from '../rulebook/rule.ts'
import { isOutcome } from '../rulebook/settings.ts'

/** Cards by zone, as text: `{ hand: '7h 7h', dealerUp: '7h' }`. */
export type ExactHand = Readonly<Partial<Record<CardZone, string>>>

const known = new Map<string, readonly ExactHand[]>()

export function exactHands(line: Line, offering: Written): readonly ExactHand[] {
  const { outcome = '', posted, with: settings, pays } = line
  if (!isOutcome(outcome) || pays.kind === 'beaten' || line.beaten !== undefined) return []
  const key = JSON.stringify([outcome, settings, Object.values(posted ?? {}).map((name) => offering.settings?.[name])])
  const before = known.get(key)
  if (before !== undefined) return before
  const { deal: example } = OUTCOMES[outcome].example
  const isPlain = Object.keys(example).every((zone) => (CARD_ZONES as readonly string[]).includes(zone))
  const found = isPlain ? exactOf(dealFrom(example), (deal) => hasLine(line, offering, deal)) : []
  known.set(key, found)
  return found
}

/** More are no picture any more. */
const CARDS_SHOWN = 5
const pictured = new Map<string, string>()

/** Cards that make the line, for a sign that draws it before it says it: `7h 7h 7h`. Nothing where it takes more than a few. */
export function pictureOf(line: Line, offering: Written): string {
  const { outcome = '', posted, with: settings, pays } = line
  if (!isOutcome(outcome) || pays.kind === 'beaten' || line.beaten !== undefined) return ''
  const key = JSON.stringify([outcome, settings, Object.values(posted ?? {}).map((name) => offering.settings?.[name])])
  const before = pictured.get(key)
  if (before !== undefined) return before
  const { deal: example } = OUTCOMES[outcome].example
  const isPlain = Object.keys(example).every((zone) => (CARD_ZONES as readonly string[]).includes(zone))
  const deal = isPlain ? dealFrom(example) : {}
  const cards = CARD_ZONES.flatMap((zone) => (deal[zone] === undefined ? [] : [[zone, deal[zone]] as const]))
  const few = cards.flatMap(([, lying]) => lying).length <= CARDS_SHOWN ? [0, 1, 2, 3] : []
  const found = few
    .map((by) => changed(cards, (card) => turn(card, by)))
    .find((one) => hasLine(line, offering, asDeal(one)))
  const text = found === undefined ? '' : signsOf(found.flatMap(([, lying]) => lying))
  pictured.set(key, text)
  return text
}

type Cards = readonly (readonly [zone: CardZone, cards: readonly Card[]])[]

function exactOf(example: Deal, has: (deal: Deal) => boolean): ExactHand[] {
  const cards = CARD_ZONES.flatMap((zone) => (example[zone] === undefined ? [] : [[zone, example[zone]] as const]))
  const turned = [0, 1, 2, 3].map((by) => changed(cards, (card) => turn(card, by))).filter((one) => has(asDeal(one)))
  if (!turned.every((one) => isTight(one, has))) return []
  const texts = turned.map((one) => JSON.stringify(Object.fromEntries(one.map(([zone, all]) => [zone, signsOf(all)]))))
  return [...new Set(texts)].map((text) => JSON.parse(text) as ExactHand)
}

/** With any one card replaced it would be another hand. A card that does not matter shows at the first try of its place. */
function isTight(cards: Cards, has: (deal: Deal) => boolean): boolean {
  const all = cards.flatMap(([, lying]) => lying)
  return DECK.every((other) =>
    all.every((card, place) => {
      if (other === card) return true
      let at = -1
      return !has(
        asDeal(
          changed(cards, (one) => {
            at += 1
            return at === place ? other : one
          }),
        ),
      )
    }),
  )
}

const DECK: readonly Card[] = Array.from({ length: 52 }, (_, card) => card as Card)
const turn = (card: Card, by: number): Card => (card >= 52 ? card : cardOf(rankOf(card), (suitOf(card) + by) % 4))
const changed = (cards: Cards, change: (card: Card) => Card): Cards =>
  cards.map(([zone, lying]) => [zone, lying.map(change)] as const)
const asDeal = (cards: Cards): Deal => Object.fromEntries(cards)
