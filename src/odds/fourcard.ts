/** Four-Card Poker: every hand of the player, every card that the dealer shows, every hand of the dealer. */
import { times } from '../base/money.ts'
import { settleMain } from '../games/fourcard/main.ts'
import { whyNotPlay } from '../games/table/decisions.ts'
import type { TableRules } from '../games/table/rules.ts'
import { type Blocked, blockedFor, familiesUpTo, levelsOf, strengthsOf } from './blocked.ts'
import type { MainOdds, Strategy } from './crazy4.ts'
import { foldedRound } from './fold.ts'
import { fraction } from './fraction.ts'
import { CARDS, cardsInto, type Families, setsOf } from './suits.ts'
import { withUpcard } from './upcard.ts'
import { cardsOfSuits, netOf, UNIT } from './value.ts'

const UPCARDS = 47
const HANDS_OF_UPCARD = setsOf(5, 46)

/** What a decision wins against a weaker, an equal and a better dealer. */
type Choice = {
  readonly wagered: number
  readonly isFold: boolean
  readonly weaker: number
  readonly equal: number
  readonly better: number
}

export function fourCardMain(
  rules: TableRules,
  families: readonly Families[] = familiesUpTo(6),
  strategy?: Strategy,
): MainOdds {
  const [hands, dealers] = [families[5]!, families[6]!]
  const [ownStrengths, dealerStrengths] = [strengthsOf(hands), strengthsOf(dealers)]
  const own = new Map(levelsOf(ownStrengths).map((level) => [level.strength, level.families]))
  const theirs = new Map(levelsOf(dealerStrengths).map((level) => [level.strength, level.families]))
  const levels = [...new Set([...own.keys(), ...theirs.keys()])].sort((a, b) => a - b)
  const dealt = blockedFor(6, families, 5)
  const seen = withUpcard(dealt)
  const fold = foldedRound(rules, { ante: UNIT })
  const cards = new Uint8Array(5)
  const [weaker, notBetter] = [new Int32Array(CARDS), new Int32Array(CARDS)]
  let [won, wagered, folded] = [0n, 0n, 0n]

  for (const strength of levels) {
    const level = own.get(strength) ?? NOBODY
    const choices =
      level.length === 0 ? [] : choicesOf(rules, strength, cardsOfSuits(hands.suits, level[0]!), fold, strategy)
    // Ties count for themselves only where they are settled like neither a win nor a loss.
    const [asksBelow, asksAfter] = [
      choices.some(({ weaker, equal }) => weaker !== equal),
      choices.some(({ better, equal }) => better !== equal),
    ]
    const before = new Map<number, Int32Array>()
    if (asksBelow)
      for (const family of level) {
        cardsInto(cards, hands.suits, family)
        seen.counts(cards, suitsAt(hands, family), -1, weaker)
        before.set(family, weaker.slice())
      }
    for (const family of theirs.get(strength) ?? NOBODY) dealt.add(dealers, family)
    const sure = asksBelow ? undefined : sureChoice(choices, dealt)
    for (const family of level) {
      cardsInto(cards, hands.suits, family)
      const weight = BigInt(hands.weights[family]!)
      const alike = sure ?? (asksBelow ? undefined : sameAt(choices, ...seen.range(cards)))
      if (alike !== undefined) {
        const wins = alike.isFold ? 0 : 6 * dealt.avoiding(cards, dealt.held[5]![family]!)
        won += weight * BigInt(wins * alike.weaker + (UPCARDS * HANDS_OF_UPCARD - wins) * alike.better)
        wagered += weight * BigInt(UPCARDS * alike.wagered)
        if (alike.isFold) folded += weight * BigInt(UPCARDS)
        continue
      }
      if (asksAfter || !asksBelow) seen.counts(cards, suitsAt(hands, family), strength, notBetter)
      const below = before.get(family)
      let [value, laid, folds] = [0, 0, 0]
      for (let card = 0, next = 0; card < CARDS; card++) {
        if (next < 5 && cards[next] === card) {
          next++
          continue
        }
        const upTo = asksAfter || !asksBelow ? notBetter[card]! : below![card]!
        const under = below === undefined ? upTo : below[card]!
        const best = bestOf(choices, under, upTo)
        value += best.value
        laid += best.choice.wagered
        if (best.choice.isFold) folds++
      }
      won += weight * BigInt(value)
      wagered += weight * BigInt(laid)
      folded += weight * BigInt(folds)
    }
  }
  const deals = BigInt(setsOf(5)) * BigInt(UPCARDS)
  return {
    expectation: fraction(won, deals * BigInt(HANDS_OF_UPCARD) * UNIT),
    averageWager: fraction(wagered, deals * UNIT),
    folds: fraction(folded, deals),
  }
}

const NOBODY = new Int32Array(0)
const suitsAt = ({ suits }: Families, family: number): [number, number, number, number] => [
  suits[family * 4]!,
  suits[family * 4 + 1]!,
  suits[family * 4 + 2]!,
  suits[family * 4 + 3]!,
]

function bestOf(choices: readonly Choice[], under: number, upTo: number): { value: number; choice: Choice } {
  let best = { value: Number.NEGATIVE_INFINITY, choice: choices[0]! }
  for (const choice of choices) {
    const value = under * choice.weaker + (upTo - under) * choice.equal + (HANDS_OF_UPCARD - upTo) * choice.better
    if (value > best.value) best = { value, choice }
  }
  return best
}

/**
 * Strong and weak hands are played alike whatever the dealer shows. The hands with a card of that rank among all 52 are
 * never fewer than those that also avoid the player's cards, so they bound the count from above, and those that beat the
 * player bound it from below.
 */
function sureChoice(choices: readonly Choice[], { held, familyOf }: Blocked): Choice | undefined {
  const all = setsOf(5, 51)
  let [least, most] = [HANDS_OF_UPCARD, 0]
  for (let rank = 0; rank < 13; rank++) {
    const among = held[1]![familyOf[1]![rank]!]! / 24
    most = Math.max(most, Math.min(HANDS_OF_UPCARD, among))
    least = Math.min(least, Math.max(0, HANDS_OF_UPCARD - (all - among)))
  }
  return choices.length === 0 ? undefined : sameAt(choices, least, most)
}

/** A decision that is best at both ends is best between them. */
function sameAt(choices: readonly Choice[], least: number, most: number): Choice | undefined {
  const [low, high] = [bestOf(choices, least, least).choice, bestOf(choices, most, most).choice]
  return low === high ? low : undefined
}

function choicesOf(
  rules: TableRules,
  strength: number,
  cards: ReturnType<typeof cardsOfSuits>,
  fold: number,
  strategy: Strategy | undefined,
): Choice[] {
  const shown = { four: strength, five: undefined }
  const played = Array.from({ length: rules.playMax }, (_, index) => index + 1).flatMap(
    (factor): (Choice & { factor: number })[] => {
      const play = times(UNIT, factor)
      const wagers = { ante: UNIT, play }
      if (whyNotPlay(rules, 'seat 1', { wagers: { ante: UNIT }, cards }, play) !== undefined) return []
      const worth = (dealer: number): number =>
        netOf(settleMain(rules, '1', wagers, shown, { four: dealer, five: undefined }))
      return [
        {
          factor,
          wagered: Number(UNIT) * (1 + factor),
          isFold: false,
          weaker: worth(strength - 1),
          equal: worth(strength),
          better: worth(strength + 1),
        },
      ]
    },
  )
  const folded: Choice = { wagered: Number(UNIT), isFold: true, weaker: fold, equal: fold, better: fold }
  if (strategy === undefined) return [folded, ...played]
  const chosen = strategy(strength)
  return chosen === undefined ? [folded] : played.filter(({ factor }) => factor === chosen)
}
