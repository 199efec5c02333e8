/** Hands for a wild night: examples of named outcomes, their near misses, and deals from decks so poor that anything happens often. */
import { rankOf, suitOf } from '../../cards/card.ts'
import { cardsOf } from '../../cards/deck.ts'
import { type Deal, type DealText, dealFrom, OUTCOME_NAMES, OUTCOMES } from '../../cards/outcomes/table.ts'
import { DUTIES, type Hand, type RoundFacts, STREETS } from '../../engine/judging/fact.ts'
import type { Game } from '../../games/game.ts'
import { GAMES, isGame } from '../../games/games.ts'
import type { Rng } from '../rng.ts'

export type Dealt = { readonly facts: RoundFacts; readonly common: Deal; readonly hands: readonly Hand[] }
type Lying = { readonly common: Deal; readonly hands: readonly Deal[]; readonly dealer?: Deal }

export function dealtAt(rng: Rng, slug: string, seats: readonly string[], persons: readonly string[]): Dealt {
  if (!isGame(slug)) throw new Error(`there is no game ${slug}`)
  const game = GAMES[slug]
  const { common, hands, dealer } = exampleOf(rng, game) ?? poorDeal(rng, game, seats.length)
  const winner = rng.below(hands.length + 1)
  return {
    facts: factsOf(rng),
    common,
    hands: [
      ...hands.map((cards, nth) => handOf(rng, cards, seats[nth] ?? String(nth + 1), nth === winner, persons)),
      ...(dealer === undefined ? [] : [dealerOf(rng, dealer)]),
    ],
  }
}

const maybe = <Value>(rng: Rng, value: () => Value): Value | undefined => (rng.oneIn(2) ? value() : undefined)
const defined = <T extends object>(facts: { [Key in keyof T]: T[Key] | undefined }): T =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as T

const factsOf = (rng: Rng): RoundFacts =>
  defined<RoundFacts>({
    dealtIn: maybe(rng, () => rng.between(1, 9)),
    tournament: maybe(rng, () => rng.oneIn(20)),
    misdeal: maybe(rng, () => rng.oneIn(20)),
    standardDeck: maybe(rng, () => !rng.oneIn(20)),
    spokenOf: maybe(rng, () => rng.oneIn(20)),
  })

function handOf(rng: Rng, cards: Deal, seat: string, won: boolean, persons: readonly string[]): Hand {
  const bettor = (place: 'seated' | 'backline') =>
    defined<Hand['bettors'][number]>({
      place,
      person: maybe(rng, () => rng.pick(persons)),
      wagered: maybe(rng, () => !rng.oneIn(10)),
      feePosted: maybe(rng, () => !rng.oneIn(10)),
      duty: maybe(rng, () => rng.pick(DUTIES)),
      proposition: maybe(rng, () => rng.oneIn(6)),
      present: maybe(rng, () => !rng.oneIn(10)),
    })
  const isFolded = rng.oneIn(8)
  return {
    seat,
    role: 'player',
    cards,
    won,
    ...(isFolded ? { folded: true, foldedOn: rng.pick(STREETS) } : {}),
    ...(rng.oneIn(2) ? { betsCompleted: !rng.oneIn(10), dealt: true } : {}),
    bettors: [bettor('seated'), ...(rng.oneIn(5) ? [bettor('backline')] : [])],
  }
}

const dealerOf = (rng: Rng, cards: Deal): Hand => ({
  seat: 'player-dealer',
  role: 'player-dealer',
  cards,
  bettors: [{ place: 'seated', ...(rng.oneIn(4) ? { proposition: true } : {}) }],
})

/** Half of the hands are what some rule is written for, or what just misses it. */
function exampleOf(rng: Rng, game: Game): Lying | undefined {
  const fitting = OUTCOME_NAMES.filter((name) => (OUTCOMES[name].games as readonly string[]).includes(game.outcomes))
  if (fitting.length === 0 || rng.oneIn(2)) return undefined
  const { example, justMisses } = OUTCOMES[rng.pick(fitting)]
  const text: DealText = rng.oneIn(4) ? justMisses.deal : example.deal
  const deal = dealFrom(text)
  const { common, hands, dealer } = parted(game, deal)
  const others = deal.opponent === undefined ? [] : parted(game, deal.opponent).hands
  return { common, hands: [...hands, ...others], ...(dealer === undefined ? {} : { dealer }) }
}

/** By whose they are; what the game has no zone for is the player's own. */
export function parted(game: Game, deal: Deal): Lying {
  const parts: Record<'seat' | 'table' | 'player-dealer', Record<string, unknown>> = {
    seat: {},
    table: {},
    'player-dealer': {},
  }
  for (const [name, lying] of Object.entries(deal)) {
    if (name === 'opponent') continue
    const whose = game.zones.find((zone) => zone.name === name)?.whose ?? (name === 'board' ? 'table' : 'seat')
    parts[whose][name] = lying
  }
  const dealer = parts['player-dealer'] as Deal
  return {
    common: parts.table as Deal,
    hands: [parts.seat as Deal],
    ...(Object.keys(dealer).length === 0 ? {} : { dealer }),
  }
}

function poorDeal(rng: Rng, game: Game, hands: number): Lying {
  const pieces = piecesOf(rng, game)
  const take = (zones: Game['zones']) =>
    Object.fromEntries(zones.map(({ name, min, max }) => [name, pieces.splice(0, rng.between(min, max))])) as Deal
  const of = (whose: 'seat' | 'table' | 'player-dealer') => game.zones.filter((zone) => zone.whose === whose)
  const common = take(of('table'))
  const dealer = of('player-dealer')
  const own = rng.between(1, Math.max(1, Math.min(hands, 4)))
  return {
    common,
    hands: Array.from({ length: own }, () => take(of('seat'))),
    ...(dealer.length === 0 ? {} : { dealer: take(dealer) }),
  }
}

const TILES_IN_ALL = 32

/** A few ranks or one suit on top, everything else below. */
function piecesOf(rng: Rng, { pieces }: { pieces: Game['pieces'] }): number[] {
  const all = Uint8Array.from(pieces === 'tiles' ? Array.from({ length: TILES_IN_ALL }, (_, n) => n) : cardsOf(pieces))
  rng.shuffle(all)
  if (pieces === 'tiles') return [...all]
  const low = rng.below(10)
  const suit = rng.below(4)
  const isRich = rng.oneIn(2)
    ? (card: number) => rankOf(card) >= low && rankOf(card) < low + 4
    : (card: number) => suitOf(card) === suit || rankOf(card) === low
  return [...[...all].filter(isRich), ...[...all].filter((card) => !isRich(card))]
}
