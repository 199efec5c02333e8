/** Shoes, decks, and what lies on the table; now and then a deal that chance would take years for. */
import type { Rng } from '../rng.ts'

export type SevensDeal = { readonly seats: readonly (readonly number[])[]; readonly up: number }
export type HoldemDeal = { readonly holes: readonly (readonly number[])[]; readonly board: readonly number[] }

/** A shoe that is dealt down to a quarter and shuffled again. */
export type Shoe = { deal(count: number): number[]; take(wanted: readonly number[]): boolean; freshen(): void }

export function shoeOf(rng: Rng, decks: number): Shoe {
  const cards = new Uint8Array(decks * 52)
  for (let index = 0; index < cards.length; index += 1) cards[index] = index % 52
  let next = cards.length
  const shuffle = () => {
    rng.shuffle(cards)
    next = 0
  }
  return {
    freshen() {
      if (decks === 1 || next > cards.length * 0.75) shuffle()
    },
    deal(count) {
      if (next + count > cards.length) shuffle()
      const dealt: number[] = []
      for (let index = 0; index < count; index += 1) dealt.push(cards[next++]!)
      return dealt
    },
    /** Brings these cards to the top, if they are all still in the shoe. */
    take(wanted) {
      let place = next
      for (const card of wanted) {
        let found = place
        while (found < cards.length && cards[found] !== card) found += 1
        if (found >= cards.length) return false
        cards[found] = cards[place]!
        cards[place] = card
        place += 1
      }
      return true
    },
  }
}

const SEVEN = 5
const seven = (suit: number) => SEVEN * 4 + suit

/** Two cards to each of the seats in turn, seat by seat, then the up card. */
export function dealSevens(shoe: Shoe, seats: number): SevensDeal {
  shoe.freshen()
  const dealt = Array.from({ length: seats }, () => shoe.deal(2))
  return { seats: dealt, up: shoe.deal(1)[0]! }
}

/** Sevens where they matter: every line, and several winners of the pool at once. */
export function rigSevens(rng: Rng, shoe: Shoe, seats: number, suit: number): SevensDeal | undefined {
  const other = (suit + rng.between(1, 3)) % 4
  const red = rng.oneIn(2) ? [1, 2] : [0, 3]
  const up = rng.pick([suit, suit, other, red[0]!, rng.below(4)])
  const pair = (): [number, number] =>
    rng.pick<[number, number]>([
      [seven(up), seven(up)],
      [seven(up), seven(up)],
      [seven(red[0]!), seven(red[1]!)],
      [seven(rng.below(4)), seven(rng.below(4))],
    ])
  const winners = Math.min(seats, rng.pick([1, 1, 2]))
  const rigged = Array.from({ length: winners }, pair)
  if (!shoe.take([...rigged.flat(), seven(up)])) return undefined
  const first = Array.from({ length: winners }, () => shoe.deal(2))
  const upCard = shoe.deal(1)[0]!
  return { seats: [...first, ...Array.from({ length: seats - winners }, () => shoe.deal(2))], up: upCard }
}

export function dealHoldem(shoe: Shoe, players: number): HoldemDeal {
  shoe.freshen()
  const holes = Array.from({ length: players }, () => shoe.deal(2))
  return { holes, board: shoe.deal(5) }
}

/** Beats worth money and beats that just miss, as `winner | loser | third | board`. */
const BEATS = [
  'Kd Kh|Qs Qc||Kc Ks Qd Qh 3s',
  '9d 9h|2s 2c||9c 9s 2d 2h 7s',
  'As Ac|Ks Kc||Ad Ah Kd Kh 4c',
  '4c 4s|Ah Jh||As Ad Js 4h 4d',
  '4c 4s|Ah Th||As Ad Ts 4h 4d',
  '5c 5s|Ah Kh||As Ad Ks 5h 5d',
  'Jh Jd|Ah Kd||As Ad Jc Js 4h',
  'Ks Qs|Ah Qd|Ac Jh|As Ad Js Qh Ts',
  'Ks Qs|Ah Qd|Ac Qc|As Ad Qh Js Ts',
  '9h 8h|6h 5h||7h Th 4h Kc 2d',
  '9h 8h|6h 5h|Ah Kh|7h Th Jh 4h Kc',
  'Qh Qd|8s 8c||Qc Qs 8d 8h Kd',
  '7d 7h|6s 6c|5s 5c|7c 7s 6d 6h 5d',
  'Th 9h|Ac 2d||Kh Qh Jh As Ad',
] as const

const cardFrom = (sign: string): number => '23456789TJQKA'.indexOf(sign[0]!) * 4 + 'cdhs'.indexOf(sign[1]!)
const cardsFrom = (signs: string): number[] => signs.split(' ').filter(Boolean).map(cardFrom)

/** One of them, in suits that chance has renamed, to the first hands of the table. */
export function rigHoldem(rng: Rng, shoe: Shoe, players: number): HoldemDeal | undefined {
  shoe.freshen()
  const suits = Uint8Array.from([0, 1, 2, 3])
  rng.shuffle(suits)
  const rename = (card: number) => (card & ~3) | suits[card & 3]!
  const [winner, loser, third, board] = rng
    .pick(BEATS)
    .split('|')
    .map((signs) => cardsFrom(signs).map(rename))
  const wanted = [winner!, loser!, ...(third!.length > 0 ? [third!] : [])]
  if (players < wanted.length || !shoe.take([...wanted.flat(), ...board!])) return undefined
  const holes = wanted.map(() => shoe.deal(2))
  const lying = shoe.deal(5)
  return { holes: [...holes, ...Array.from({ length: players - wanted.length }, () => shoe.deal(2))], board: lying }
}

/** Would a dealer call the floor for this hand? A rough look: four of a kind, aces full, or four to a suit and more. */
export function looksBig(hole: readonly number[], board: readonly number[]): boolean {
  const ranks = new Uint8Array(13)
  const suits = new Uint8Array(4)
  for (const card of hole) {
    ranks[card >> 2]! += 1
    suits[card & 3]! += 1
  }
  for (const card of board) {
    ranks[card >> 2]! += 1
    suits[card & 3]! += 1
  }
  let pairs = 0
  for (const count of ranks) {
    if (count === 4) return true
    if (count >= 2) pairs += 1
  }
  if (ranks[12]! >= 3 && pairs >= 2) return true
  const suit = suits.findIndex((count) => count >= 5)
  return suit >= 0 && hasRun([...hole, ...board].filter((card) => (card & 3) === suit).map((card) => card >> 2))
}

function hasRun(ranks: readonly number[]): boolean {
  const there = new Set(ranks.includes(12) ? [-1, ...ranks] : ranks)
  return [...there].some((low) => [1, 2, 3, 4].every((step) => there.has(low + step)))
}
