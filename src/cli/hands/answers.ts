import type { Card } from '../../cards/card.ts'
import { DECK_52, DECK_53, type Deck, shoe } from '../../cards/deck.ts'
import { playBaccarat } from '../../cards/hands/baccarat.ts'
import { blackjackInWords, blackjackTotal } from '../../cards/hands/blackjack.ts'
import { fiveHigh } from '../../cards/hands/five.ts'
import { fourCard } from '../../cards/hands/four.ts'
import { bothHolePlay, twoAndThree } from '../../cards/hands/hole.ts'
import { aceToFive, deuceToSeven } from '../../cards/hands/low.ts'
import { PAI_GOW_RULES, type PaiGowRules, paiGowFive } from '../../cards/hands/paigow.ts'
import { paiGowSeven } from '../../cards/hands/paigowseven.ts'
import { isFoul, specialsOf, thirteenFront, USUAL_SPECIALS } from '../../cards/hands/thirteen.ts'
import { threeCard } from '../../cards/hands/three.ts'
import { tileHand } from '../../cards/hands/tilehand.ts'
import { type CardCount, type Reading, read, unread } from '../../cards/notation.ts'
import { type Standing, winnerOf } from '../../cards/standing.ts'
import { cardFields, type Entry, tileFields } from './fields.ts'

/** An answer has the keys that `expect` has for its game and kind; `says` is the same in words. */
export type Answered = { answer: Readonly<Record<string, unknown>>; says: string }

export function answerOf(entry: Entry): Reading<Answered> {
  const { game, kind } = entry
  if (typeof game !== 'string') return unread(`"game" is missing; games are ${Object.keys(GAMES).join(', ')}`)
  const kinds = Object.hasOwn(GAMES, game) ? GAMES[game] : undefined
  if (kinds === undefined) return unread(`unknown game "${shown(game)}"; games are ${Object.keys(GAMES).join(', ')}`)
  const known = `kinds of ${game} are ${Object.keys(kinds).join(', ')}`
  if (typeof kind !== 'string') return unread(`"kind" is missing; ${known}`)
  const question = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  return question === undefined ? unread(`unknown kind "${shown(kind)}"; ${known}`) : question(entry)
}

const shown = (text: string) => text.slice(0, 40)

type Question = (entry: Entry) => Reading<Answered>
type Judge = (cards: readonly Card[], entry: Entry) => Standing

/** Reads the cards an entry should have, and answers. */
const withCards =
  <Name extends string>(
    deck: Deck,
    wanted: Record<Name, CardCount>,
    answer: (cards: Record<Name, Card[]>, entry: Entry) => Answered,
  ) =>
  (entry: Entry): Reading<Answered> => {
    const fields = cardFields(entry, deck, wanted)
    return fields.ok ? read(answer(fields.value, entry)) : fields
  }

const classified = ({ category, tiebreak, says }: Standing): Answered => ({ answer: { category, tiebreak }, says })

const compared = (a: Standing, b: Standing): Answered => {
  const winner = winnerOf(a.strength, b.strength)
  return { answer: { winner, a_category: a.category, b_category: b.category }, says: versus(winner, a.says, b.says) }
}

const versus = (winner: 'a' | 'b' | 'tie', a: string, b: string) =>
  winner === 'tie' ? `${a} ties with ${b}` : winner === 'a' ? `${a} beats ${b}` : `${b} (b) beats ${a} (a)`

const classify = (judge: Judge, cards: CardCount, deck = DECK_52): Question =>
  withCards(deck, { cards }, (fields, entry) => classified(judge(fields.cards, entry)))

const compare = (judge: Judge, a: CardCount, b: CardCount = a, deck = DECK_52): Question =>
  withCards(deck, { a, b }, (fields, entry) => compared(judge(fields.a, entry), judge(fields.b, entry)))

const holdem: Question = withCards(DECK_52, { a: 2, b: 2, board: { min: 3, max: 5 } }, ({ a, b, board }) => {
  const { answer, says } = compared(fiveHigh([...a, ...board]), fiveHigh([...b, ...board]))
  const aBoth = bothHolePlay(a, board)
  const bBoth = bothHolePlay(b, board)
  const both = aBoth ? (bBoth ? 'of both' : 'of a') : bBoth ? 'of b' : 'of nobody'
  return {
    answer: { ...answer, a_both_hole_cards_play: aBoth, b_both_hole_cards_play: bBoth },
    says: `${says}; both hole cards ${both} play`,
  }
})

const HOLE = { min: 4, max: 5 }
const BOARD = { min: 3, max: 5 }
const omahaClassify: Question = withCards(DECK_52, { hole: HOLE, board: BOARD }, ({ hole, board }) =>
  classified(twoAndThree(hole, board)),
)
const omahaCompare: Question = withCards(DECK_52, { a: HOLE, b: HOLE, board: BOARD }, ({ a, b, board }) =>
  compared(twoAndThree(a, board), twoAndThree(b, board)),
)

const WHEELS: Readonly<Record<string, PaiGowRules['wheel']>> = {
  second: 'second',
  'second-highest': 'second',
  'second highest': 'second',
  lowest: 'lowest',
  low: 'lowest',
  last: 'lowest',
  bottom: 'lowest',
}

/** The entry's `rules.wheel`, if it has one, must be known before a pai gow hand is judged. */
const withWheel =
  (question: Question): Question =>
  (entry) => {
    const wheel = wheelOf(entry)
    if (wheel === undefined || (typeof wheel === 'string' && Object.hasOwn(WHEELS, wheel))) return question(entry)
    return unread('"rules.wheel" should be "second" or "lowest"')
  }

const wheelOf = ({ rules }: Entry): unknown =>
  typeof rules === 'object' && rules !== null ? (rules as Record<string, unknown>).wheel : undefined

const paiGow: Judge = (cards, entry) =>
  paiGowFive(cards, { ...PAI_GOW_RULES, wheel: WHEELS[String(wheelOf(entry))] ?? PAI_GOW_RULES.wheel })

const paiGowAll: Question = withCards(DECK_53, { cards: 7 }, ({ cards }) => {
  const best = paiGowSeven(cards)
  return { answer: { best }, says: best }
})

const lowCompare = (judge: Judge, count: CardCount): Question =>
  withCards(DECK_52, { a: count, b: count }, ({ a, b }, entry) => {
    const winner = winnerOf(judge(a, entry).strength, judge(b, entry).strength)
    return { answer: { winner }, says: versus(winner, judge(a, entry).says, judge(b, entry).says) }
  })

const lowClassify = (judge: Judge, count: CardCount, key: 'low_hand' | 'category'): Question =>
  withCards(DECK_52, { cards: count }, ({ cards }, entry) => {
    const { category, tiebreak, says } = judge(cards, entry)
    return { answer: { [key]: category, ranks_high_to_low: tiebreak }, says }
  })

const SHOE = shoe(8)

const baccarat: Question = (entry) => {
  const fields = cardFields(entry, SHOE, { player_first_two: 2, banker_first_two: 2, next_cards: { min: 0, max: 6 } })
  if (!fields.ok) return fields
  const coup = playBaccarat(fields.value.player_first_two, fields.value.banker_first_two, fields.value.next_cards)
  if (coup === undefined) return unread('"next_cards" has too few cards: a third card must be drawn and none is left')
  const { player, banker, playerTotal, bankerTotal, winner, isNatural } = coup
  return read({
    answer: {
      player_total: playerTotal,
      banker_total: bankerTotal,
      player_cards: player.length,
      banker_cards: banker.length,
      winner,
      natural: isNatural,
    },
    says: `player ${playerTotal} with ${player.length} cards, banker ${bankerTotal} with ${banker.length}: ${winner === 'tie' ? 'a tie' : `${winner} wins`}${isNatural ? ', natural' : ''}`,
  })
}

const blackjack: Question = withCards(SHOE, { cards: { min: 1, max: 30 } }, ({ cards }) => {
  const { total, isSoft, isBust, isBlackjack } = blackjackTotal(cards)
  return { answer: { total, soft: isSoft, bust: isBust, blackjack: isBlackjack }, says: blackjackInWords(cards) }
})

const specials: Question = withCards(DECK_52, { cards: 13 }, ({ cards }) => {
  const found = specialsOf(cards)
  const usual = found.filter((special) => USUAL_SPECIALS.includes(special))
  return { answer: { specials: usual }, says: found.length === 0 ? 'nothing special' : found.join(', ') }
})

const arrangement: Question = withCards(DECK_52, { front: 3, middle: 5, back: 5 }, (set) => {
  const foul = isFoul(set)
  const told = [thirteenFront(set.front), fiveHigh(set.middle), fiveHigh(set.back)].map(({ says }) => says)
  return { answer: { foul }, says: `${foul ? 'foul' : 'in order'}: ${told.join(' / ')}` }
})

const tiles: Question = (entry) => {
  const fields = tileFields(entry, ['tiles'])
  if (!fields.ok) return fields
  const { kind, value, says } = tileHand(...fields.value.tiles)
  return read({ answer: { kind, value }, says })
}

const tilesCompare: Question = (entry) => {
  const fields = tileFields(entry, ['a', 'b'])
  if (!fields.ok) return fields
  const [a, b] = [tileHand(...fields.value.a), tileHand(...fields.value.b)]
  const winner = winnerOf(a.strength, b.strength)
  return read({ answer: { winner }, says: versus(winner, a.says, b.says) })
}

const FIVE_TO_SEVEN = { min: 5, max: 7 }

export const GAMES: Readonly<Record<string, Readonly<Record<string, Question>>>> = {
  'five-card': { classify: classify(fiveHigh, 5), compare: compare(fiveHigh, 5) },
  'four-card-best-of-5': { classify: classify(fourCard, 5) },
  'four-card-best-of-6': { classify: classify(fourCard, 6) },
  'four-card-compare': { compare: compare(fourCard, { min: 4, max: 6 }) },
  'four-card-5v6': { compare: compare(fourCard, 5, 6) },
  'three-card': { classify: classify(threeCard, 3), compare: compare(threeCard, 3) },
  holdem: { compare: holdem },
  omaha: { classify: omahaClassify, compare: omahaCompare },
  'seven-card-stud': { classify: classify(fiveHigh, 7), compare: compare(fiveHigh, 7) },
  'pai-gow-poker-5': {
    classify: withWheel(classify(paiGow, 5, DECK_53)),
    compare: withWheel(compare(paiGow, 5, 5, DECK_53)),
  },
  'pai-gow-poker-7': { classify: paiGowAll },
  'lowball-A5': {
    classify: lowClassify(aceToFive, FIVE_TO_SEVEN, 'low_hand'),
    compare: lowCompare(aceToFive, FIVE_TO_SEVEN),
  },
  'lowball-27': {
    classify: lowClassify(deuceToSeven, FIVE_TO_SEVEN, 'category'),
    compare: lowCompare(deuceToSeven, FIVE_TO_SEVEN),
  },
  baccarat: { deal: baccarat },
  blackjack: { total: blackjack },
  'chinese-13': { specials, arrangement },
  'pai-gow-tiles': { hand: tiles, compare: tilesCompare },
}
