/** Hands that an outcome leaves no choice about but the suit: one button then lays all their cards. */
import { ACE, type Card, cardOf, rankOf, signsOf, suitOf } from '../cards/card.ts'
import { groupsOf, straightTop } from '../cards/groups.ts'
import { bestFive } from '../cards/high/high.ts'
import { CARD_ZONES, type CardZone, type Deal, dealFrom } from '../cards/outcomes/deal.ts'
import { OUTCOME_FAMILIES, OUTCOMES } from '../cards/outcomes/table.ts'
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
  const dealt = CARD_ZONES.flatMap((zone) => (deal[zone] === undefined ? [] : [[zone, deal[zone]] as const]))
  // In some games all of them are the player's own.
  const own = [['hand', laidOut(dealt)] as const]
  const found = [dealt, own]
    .flatMap((cards) => [0, 1, 2, 3].map((by) => changed(cards, (card) => turn(card, by))))
    .find((one) => hasLine(line, offering, asDeal(one)))
  const text = found === undefined ? '' : signsOf(drawnOf(outcome, laidOut(found)))
  pictured.set(key, text)
  return text
}

const laidOut = (cards: Cards): readonly Card[] => cards.flatMap(([, lying]) => lying)

/** All of a few cards; of more the five that are the hand, where the hand is one of five cards of a plain deck. */
function drawnOf(outcome: string, cards: readonly Card[]): readonly Card[] {
  if (cards.length <= CARDS_SHOWN) return cards
  const isOfFive =
    Object.hasOwn(OUTCOME_FAMILIES['five-card hands'], outcome) && cards.every((card) => card < DECK.length)
  return isOfFive ? inOrder(bestFive(cards)) : []
}

/** As people lay a hand out: what is there most often first, then from the top; the ace of five to ace is its last card. */
function inOrder(five: readonly Card[]): readonly Card[] {
  const ranks = groupsOf(five.map(rankOf)).map(({ rank }) => rank)
  const [top = 0, second = 0] = ranks
  const isWheel = ranks.length === five.length && top === ACE && straightTop(ranks) === second
  const place = (card: Card): number => (isWheel && rankOf(card) === ACE ? ranks.length : ranks.indexOf(rankOf(card)))
  return five.toSorted((a, b) => place(a) - place(b))
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
