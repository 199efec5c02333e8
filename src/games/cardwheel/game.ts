/**
 * A wheel of cards: one section for each card of a deck, and some for things. It is spun until five different cards are
 * recorded; they make the hand that is paid by the posted chart, and every thing on the way is kept.
 */
import { citedIn } from '../../base/cited.ts'
import { type Cents, ZERO } from '../../base/money.ts'
import { because, type Reason, type Refusal, refuse } from '../../base/refusal.ts'
import { type Card, signOf } from '../../cards/card.ts'
import { fiveHigh } from '../../cards/hands/five.ts'
import type { HighCategory } from '../../cards/high/classes.ts'

/** What a document says of its wheel; every term with its clause. Nothing makes a spin invalid that is not said. */
export type CardWheelRules = {
  readonly sections: Term & { readonly cards: number; readonly awards: number }
  /** A card that the pointer shows is recorded, until there are so many different ones. */
  readonly record: Term & { readonly different: number }
  /** A card that is recorded already is spun again. */
  readonly repeated: Term
  /** Things that the pointer shows are kept, and take the place of no card. */
  readonly awards: Term
  readonly chart: Term
  readonly over: Term
}
type Term = { readonly by: string }

/** What is posted: the things on the wheel, and what each hand is worth. */
export type CardWheel = {
  readonly awards: readonly Award[]
  readonly chart: readonly ChartLine[]
}
export type Award = { readonly award: string; readonly value: Cents; readonly times?: number | undefined }
export type ChartLine = { readonly hand: HighCategory; readonly amount: Cents }

export type CardWheelAction = { readonly do: 'spin'; readonly shows: Shows }
export type Shows = { readonly card: Card } | { readonly award: string }

export type CardWheelSpin = {
  readonly shows: Shows
  readonly was: 'card' | 'repeated' | 'award'
  readonly by: string
}

export type CardWheelGame = {
  readonly phase: 'to spin' | 'over'
  readonly spins: readonly CardWheelSpin[]
  /** The different cards, in the order in which they came. */
  readonly hand: readonly Card[]
}

export const beginCardWheel = (): CardWheelGame => ({ phase: 'to spin', spins: [], hand: [] })

export function stepCardWheel(
  rules: CardWheelRules,
  wheel: CardWheel,
  game: CardWheelGame,
  { shows }: CardWheelAction,
): CardWheelGame | Refusal {
  const wrong = whyNot(rules, wheel, game, shows)
  if (wrong !== undefined) return refuse({ kind: 'game' }, [wrong])
  const spun = (was: CardWheelSpin['was'], { by }: Term) => [...game.spins, { shows, was, by }]
  if ('award' in shows) return { ...game, spins: spun('award', rules.awards) }
  if (game.hand.includes(shows.card)) return { ...game, spins: spun('repeated', rules.repeated) }
  const hand = [...game.hand, shows.card]
  return {
    phase: hand.length === rules.record.different ? 'over' : 'to spin',
    spins: spun('card', rules.record),
    hand,
  }
}

function whyNot({ sections, over }: CardWheelRules, wheel: CardWheel, game: CardWheelGame, shows: Shows) {
  if (game.phase === 'over') return because(over.by, 'hand of the wheel complete', { cards: game.hand.length })
  if ('award' in shows) {
    const awards = wheel.awards.map(({ award }) => award)
    if (awards.includes(shows.award)) return undefined
    return because(sections.by, 'no such award on the wheel', { award: shows.award, awards })
  }
  const isOnWheel = Number.isInteger(shows.card) && shows.card >= 0 && shows.card < sections.cards
  return isOnWheel ? undefined : because(sections.by, 'card not on the wheel')
}

export type CardWheelResult = {
  readonly hand: HighCategory
  readonly cards: readonly Card[]
  readonly spins: number
  /** In the order in which they came; one may come twice. */
  readonly awards: readonly { readonly award: string; readonly value: Cents }[]
  /** Nothing where the chart has no line for the hand. */
  readonly amount: Cents
  readonly by: readonly string[]
}

/** Nothing as long as cards are lacking. */
export function settleCardWheel(
  rules: CardWheelRules,
  wheel: CardWheel,
  { phase, spins, hand: cards }: CardWheelGame,
): CardWheelResult | undefined {
  if (phase !== 'over') return undefined
  const hand = fiveHigh(cards).category
  const awards = spins.flatMap(({ shows }) => {
    if ('card' in shows) return []
    const { value = ZERO } = wheel.awards.find(({ award }) => award === shows.award) ?? {}
    return [{ award: shows.award, value }]
  })
  const by = [...spins.map((spin) => spin.by), rules.chart.by].flatMap(citedIn)
  return {
    hand,
    cards,
    spins: spins.length,
    awards,
    amount: lineFor(wheel, hand)?.amount ?? ZERO,
    by: [...new Set(by)],
  }
}

/** A royal flush is a straight flush too, where the chart has no line of its own for it. */
export const lineFor = ({ chart }: CardWheel, hand: HighCategory): ChartLine | undefined =>
  chart.find((line) => line.hand === hand) ??
  (hand === 'royal flush' ? chart.find((line) => line.hand === 'straight flush') : undefined)

/** A wheel that is to be posted, held against its document: everything that is wrong with it. */
export function cardWheelFaults({ sections, chart }: CardWheelRules, wheel: CardWheel): Reason[] {
  const faults: Reason[] = []
  const awards = wheel.awards.reduce((sum, { times }) => sum + (times ?? 1), 0)
  if (awards !== sections.awards)
    faults.push(because(sections.by, 'another number of awards', { awards, sections: sections.awards }))
  for (const { award, times = 1 } of wheel.awards)
    if (!Number.isInteger(times) || times < 1) faults.push(because(sections.by, 'award not counted', { award, times }))
  for (const award of twiceIn(wheel.awards.map((one) => one.award)))
    faults.push(because(sections.by, 'award named twice', { award }))
  for (const { award, value } of wheel.awards)
    if (value <= ZERO) faults.push(because(sections.by, 'award without value', { award }))
  if (wheel.chart.length === 0) faults.push(because(chart.by, 'chart of the wheel not posted'))
  for (const hand of twiceIn(wheel.chart.map((line) => line.hand)))
    faults.push(because(chart.by, 'hand of the wheel named twice', { hand }))
  for (const { hand, amount } of wheel.chart)
    if (amount <= ZERO) faults.push(because(chart.by, 'hand of the wheel without amount', { hand }))
  return faults
}

const twiceIn = (names: readonly string[]): Set<string> =>
  new Set(names.filter((name, at) => names.indexOf(name) !== at))

/** `Kh Kd cap Ks`: what the pointer showed, spin by spin. */
export const shownIn = ({ spins }: CardWheelGame): string[] =>
  spins.map(({ shows }) => ('card' in shows ? signOf(shows.card) : shows.award))
