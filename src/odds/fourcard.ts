/** Four-Card Poker: every hand of the player, every card that the dealer shows, every hand of the dealer. */
import { settleMain } from '../games/fourcard/main.ts'
import type { TableRules } from '../games/table/rules.ts'
import { blockedFor } from './blocked.ts'
import { type Choice, Choices, type How, kindsFrom, type MainOdds, turnsOf } from './choices.ts'
import { fraction } from './fraction.ts'
import { completionsOf, levelsOf } from './levels.ts'
import { type Sets, setsUpTo } from './sets.ts'
import { CARDS, cardsInto, setsOf } from './suits.ts'
import { OWN, type Range, UPCARDS, upcardsFor } from './upcard.ts'
import { cardsOfSuits, UNIT } from './value.ts'

const HANDS_OF_UPCARD = setsOf(5, 46)

export function fourCardMain(rules: TableRules, sets: readonly Sets[] = setsUpTo(5), how: How = {}): MainOdds {
  const hands = sets[5]!
  const own = new Map(levelsOf(hands).map(({ strength, families }) => [strength, families]))
  const theirs = new Map(completionsOf(hands).map((level) => [level.strength, level]))
  const dealers = [...theirs.keys()]
  const game = { rules, settle: how.settle ?? settleMain, wagers: { ante: UNIT }, dealers }
  const choices = new Choices(game, how.strategy)
  const [turn] = turnsOf(game)
  if (turn !== undefined) throw new Error(`the dealer always plays, but the settlement turns at strength ${turn}`)

  const dealt = blockedFor(6, sets)
  const seen = upcardsFor(sets, dealt.held)
  const cards = new Uint8Array(5)
  const catchUp = (): boolean => {
    const isNew = dealt.catchUp()
    if (isNew) seen.renew()
    return isNew
  }
  /** By seen card: the dealer's hands that came in, up to this strength. */
  const counted = (family: number, strength: number): Int32Array => {
    catchUp()
    cardsInto(cards, hands.suits, family)
    seen.look(cards)
    seen.lookCloser()
    const into = new Int32Array(CARDS)
    seen.counts(strength, into)
    return into
  }
  let [range, rangeAt]: [Range, number] = [{ least: 0, most: 0 }, 0]
  /** The decision that is best for every hand of the level, whatever the dealer shows. */
  const sureOf = (table: Decided): number => {
    // Hands that came in since add no more than themselves to any count: mostly that is enough to know.
    const sure = table.sameAt({ least: range.least, most: range.most + dealt.count() - rangeAt })
    if (table.isSettled(sure) || !catchUp()) return sure
    range = rangeOfLevel(dealt.held[1]!)
    rangeAt = dealt.count()
    return table.sameAt(range)
  }
  const upTo = new Int32Array(CARDS)
  const bookHand = (
    table: Decided,
    strength: number,
    family: number,
    sure: number,
    below: Int32Array | undefined,
  ): void => {
    const weight = hands.weights[family]!
    let alike = sure
    if (!table.isSettled(sure)) cardsInto(cards, hands.suits, family)
    if (alike === MIXED) alike = table.sameAt(seen.look(cards))
    if (alike === MIXED) alike = table.sameAt(seen.lookCloser())
    if (alike !== MIXED) {
      const wins = table.isSettled(alike) ? 0 : 6 * dealt.avoiding(cards, dealt.held[5]![family]!)
      table.book(alike, weight, UPCARDS, wins, wins)
      return
    }
    seen.counts(strength, upTo)
    if (below === undefined) table.bookBest(weight, upTo)
    else table.bookApart(weight, below, upTo)
  }
  // A step of its own: the compiler takes whole loops, and this one is worth its time.
  const bookLevel = (
    table: Decided,
    strength: number,
    level: Int32Array,
    sure: number,
    below: readonly Int32Array[] | undefined,
  ): void => {
    for (let at = 0; at < level.length; at++) bookHand(table, strength, level[at]!, sure, below?.[at])
  }

  const known = new Map<readonly Choice[], Decided>()
  const decidedBy = (all: readonly Choice[]): Decided => {
    const table = known.get(all) ?? new Decided(all)
    known.set(all, table)
    return table
  }
  let [won, wagered, folded] = [0n, 0n, 0n]
  for (const strength of [...new Set([...own.keys(), ...dealers])].sort((a, b) => a - b)) {
    const met = theirs.get(strength)
    const level = own.get(strength)
    if (level === undefined) {
      dealt.add(met!)
      continue
    }
    const cardsOfOne = cardsOfSuits(hands.suits, level[0]!)
    const table = decidedBy(choices.of(strength, cardsOfOne, kindsFrom(strength, [])))
    const below = table.areTiesApart ? Array.from(level, (family) => counted(family, strength - 1)) : undefined
    if (met !== undefined) dealt.add(met)
    bookLevel(table, strength, level, sureOf(table), below)
    const sums = table.take()
    won += BigInt(sums.won)
    wagered += BigInt(sums.wagered)
    folded += BigInt(sums.folded)
  }
  const deals = BigInt(setsOf(5)) * BigInt(UPCARDS)
  return {
    expectation: fraction(won, deals * BigInt(HANDS_OF_UPCARD) * UNIT),
    averageWager: fraction(wagered, deals * UNIT),
    folds: fraction(folded, deals),
  }
}

/** No decision is best whatever the dealer shows. */
const MIXED = -1

/** Decisions side by side, and what they come to for the hands of a level, which stays far below 2^53. */
class Decided {
  readonly areTiesApart: boolean
  readonly #choices: readonly Choice[]
  /** By choice: against weaker, equal and better hands. */
  readonly #worth: Float64Array
  /** The decisions that are best for some count of hands not better than the player's, and up to which. */
  readonly #steps: readonly { readonly choice: number; readonly upTo: number }[]
  #won = 0
  #wagered = 0
  #folded = 0

  constructor(choices: readonly Choice[]) {
    this.#choices = choices
    this.#worth = Float64Array.from(choices.flatMap(({ worth }) => worth))
    // Where equal hands are not settled like weaker ones they are counted for themselves.
    this.areTiesApart = choices.some(({ worth }) => worth[1] !== worth[0])
    this.#steps = this.areTiesApart ? [] : this.#stepsUp()
  }

  /** The more hands the player beats the more they wager; each decision is best between two counts. */
  #stepsUp(): { choice: number; upTo: number }[] {
    const steps: { choice: number; upTo: number }[] = []
    for (let from = 0; from <= HANDS_OF_UPCARD; from = steps.at(-1)!.upTo + 1) {
      const choice = this.#best(from, from)
      let [upTo, beyond] = [from, HANDS_OF_UPCARD + 1]
      while (beyond - upTo > 1) {
        const middle = (upTo + beyond) >> 1
        if (this.#best(middle, middle) === choice) upTo = middle
        else beyond = middle
      }
      steps.push({ choice, upTo })
    }
    return steps
  }

  #value(choice: number, deals: number, weaker: number, notBetter: number): number {
    const [worth, at] = [this.#worth, choice * 3]
    return (
      weaker * worth[at]! +
      (notBetter - weaker) * worth[at + 1]! +
      (deals * HANDS_OF_UPCARD - notBetter) * worth[at + 2]!
    )
  }

  /** Of all hands with the seen card so many are weaker, and so many not better. */
  #best(weaker: number, notBetter: number): number {
    let best = 0
    let most = this.#value(0, 1, weaker, notBetter)
    for (let choice = 1; choice < this.#choices.length; choice++) {
      const value = this.#value(choice, 1, weaker, notBetter)
      if (value <= most) continue
      best = choice
      most = value
    }
    return best
  }

  /** A decision that is best at both ends is best between them. */
  sameAt({ least, most }: Range): number {
    const step = this.#steps.find(({ upTo }) => least <= upTo)
    return step === undefined || most > step.upTo ? MIXED : step.choice
  }

  /** Whatever the dealer has, it comes to the same. */
  isSettled(choice: number): boolean {
    const [worth, at] = [this.#worth, choice * 3]
    return choice !== MIXED && worth[at] === worth[at + 1] && worth[at] === worth[at + 2]
  }

  /** For every seen card by itself. */
  bookBest(weight: number, notBetter: Int32Array): void {
    let over = -1
    for (const { choice, upTo } of this.#steps) {
      let [cards, sum] = [0, 0]
      for (let card = 0; card < CARDS; card++) {
        const count = notBetter[card]!
        if (count <= over || count > upTo) continue
        cards++
        sum += count
      }
      if (cards > 0) this.book(choice, weight, cards, sum, sum)
      over = upTo
    }
  }

  bookApart(weight: number, weaker: Int32Array, notBetter: Int32Array): void {
    for (let card = 0; card < CARDS; card++) {
      const [below, upTo] = [weaker[card]!, notBetter[card]!]
      if (upTo !== OWN) this.book(this.#best(below, upTo), weight, 1, below, upTo)
    }
  }

  book(choice: number, weight: number, deals: number, weaker: number, notBetter: number): void {
    const { wagered, isFold } = this.#choices[choice]!
    this.#won += weight * this.#value(choice, deals, weaker, notBetter)
    this.#wagered += weight * deals * wagered
    if (isFold) this.#folded += weight * deals
  }

  /** What was booked since the last time. */
  take(): { readonly won: number; readonly wagered: number; readonly folded: number } {
    const sums = { won: this.#won, wagered: this.#wagered, folded: this.#folded }
    this.#won = this.#wagered = this.#folded = 0
    return sums
  }
}

/**
 * Strong and weak hands are played alike whatever the dealer shows. The hands with a card of that rank among all 52 are
 * never fewer than those that also avoid the player's cards, so they bound the count from above, and those that beat the
 * player bound it from below.
 */
function rangeOfLevel(withRank: Int32Array): Range {
  const all = setsOf(5, 51)
  let [least, most] = [HANDS_OF_UPCARD, 0]
  for (const among of withRank) {
    most = Math.max(most, Math.min(HANDS_OF_UPCARD, among))
    least = Math.min(least, Math.max(0, HANDS_OF_UPCARD - (all - among)))
  }
  return { least, most }
}
