/** The deal, and what may go wrong with cards. */
import type { Refusal } from '../../base/refusal.ts'
import { type Card, signOf } from '../../cards/card.ts'
import type { ActionOf } from './action.ts'
import { clauseOf, type TableRules, type Term } from './rules.ts'
import {
  type Around,
  cleared,
  done,
  fromLeft,
  type GameTable,
  type Instruction,
  refuseBy,
  type Stepped,
} from './table.ts'
import { returned } from './wagers.ts'

export function deal(table: GameTable, action: ActionOf<'deal'>, around: Around): Stepped | Refusal {
  const { rules } = around
  if (table.phase !== 'deal')
    return refuseBy(
      rules,
      'the dealer',
      table.phase === 'bets' ? 'cards are dealt after "no more bets"' : 'the cards are dealt already',
      'no more bets',
      'deal order',
    )
  const { hands = {}, counts = {}, dealer, up } = action
  const seats = fromLeft(table)
  const stray = [...Object.keys(hands), ...Object.keys(counts)].find((seat) => !seats.includes(seat))
  if (stray !== undefined)
    return refuseBy(rules, `seat ${stray}`, 'cards go only to those who placed the wagers', 'deal order')
  const twice = repeated([...Object.values(hands).flat(), ...(dealer ?? (up === undefined ? [] : [up]))])
  if (twice !== undefined)
    return refuseBy(rules, 'the cards', `${signOf(twice)} is there twice; one deck has it once`, 'one deck')
  const short = seats.find((seat) => (hands[seat]?.length ?? counts[seat] ?? 5) !== 5)
  const dealerHas = dealer?.length ?? action.dealerCount ?? rules.dealerCards
  if (short !== undefined || dealerHas !== rules.dealerCards) {
    const who =
      short === undefined
        ? `the dealer has ${dealerHas} cards, not ${rules.dealerCards}`
        : `seat ${short} has ${hands[short]?.length ?? counts[short]} cards, not 5`
    return voided(table, around, who, 'card count')
  }
  const dealt: GameTable = {
    ...table,
    phase: 'decisions',
    seats: Object.fromEntries(
      Object.entries(table.seats).map(([seat, state]) => [
        seat,
        hands[seat] === undefined ? state : { ...state, cards: hands[seat] },
      ]),
    ),
    ...(dealer === undefined ? {} : { dealer }),
    ...(table.deck === undefined ? {} : { deck: used(table.deck) }),
  }
  const order = clauseOf(rules, 'deal order')
  const told: Instruction[] = [
    {
      does: 'deal',
      says: `to ${seats.map((seat) => `seat ${seat}`).join(', ')} and the dealer, ${inWhatWay(rules)}`,
      by: order,
    },
    ...(rules.deck === undefined ? [] : [stubTold(rules, dealt)]),
  ]
  const asked = dealt.seats
  const first = seats.find((seat) => asked[seat]!.wagers.ante !== undefined)
  if (first === undefined) return done({ ...dealt, phase: 'reveal' }, around, ...told)
  return done(dealt, around, ...told, {
    does: 'ask',
    says: `seat ${first}: fold or play?`,
    by: clauseOf(rules, 'turn'),
    seat: first,
  })
}

const inWhatWay = ({ deck, dealerCards }: TableRules): string =>
  deck?.dealing === 'automated shoe'
    ? 'a stack of five each'
    : dealerCards === 6
      ? 'five each face down; the dealer one more face up'
      : 'one card at a time until each has five'

const stubTold = (rules: TableRules, { deck }: GameTable): Instruction =>
  rules.deck!.shuffling !== 'counting device' && (deck?.roundsSinceCount ?? 0) >= rules.deck!.stubEvery
    ? { does: 'check', says: 'count the stub face down', by: clauseOf(rules, 'stub count') }
    : { does: 'discard', says: 'the stub, unseen', by: clauseOf(rules, 'stub right') }

/** A deck that was dealt from is not ready any more. */
function used(deck: NonNullable<GameTable['deck']>): NonNullable<GameTable['deck']> {
  const { ready, ...rest } = deck
  return { ...rest, ...(ready === undefined ? {} : { last: ready }), roundsSinceCount: deck.roundsSinceCount + 1 }
}

export function repeated(cards: readonly Card[]): Card | undefined {
  return cards.find((card, index) => cards.indexOf(card) !== index)
}

/** All hands void, all wagers back, reshuffle. */
export function voided(table: GameTable, around: Around, why: string, term: Term, removes = false): Stepped {
  const { rules } = around
  const by = clauseOf(rules, term)
  const after = cleared(table)
  const deck = after.deck === undefined ? undefined : used(after.deck)
  const without: GameTable = { ...after, ...(deck === undefined ? {} : { deck }) }
  const told: Instruction[] = [
    { does: 'announce', says: `all hands are void: ${why}`, by },
    ...returned(table, rules, by),
    removes
      ? { does: 'remove', says: 'the whole deck leaves the table', by }
      : { does: 'shuffle', says: 'reshuffle', by },
  ]
  if (!removes || without.deck === undefined) return done(without, around, ...told)
  const { last, ...rest } = without.deck
  const backs = rest.backs.filter((back) => back !== last)
  const { deck: _deck, ...bare } = without
  return done(
    backs.length === 0 ? { ...bare, phase: 'closed' } : { ...bare, deck: { ...rest, backs } },
    around,
    ...told,
  )
}

export function countStub(
  table: GameTable,
  { cards, misdealt }: ActionOf<'count stub'>,
  around: Around,
): Stepped | Refusal {
  const { rules } = around
  const { deck } = table
  if (deck === undefined || table.phase === 'bets' || table.phase === 'deal' || table.phase === 'closed')
    return refuseBy(rules, 'the dealer', 'the stub is counted after the deal', 'stub count')
  const dealt = 5 * fromLeft(table).length + rules.dealerCards
  const counted: GameTable = { ...table, deck: { ...deck, roundsSinceCount: 0 } }
  if (cards + dealt === 52 && misdealt !== true)
    return done(counted, around, {
      does: 'discard',
      says: `the stub of ${cards} cards, unseen`,
      by: clauseOf(rules, 'stub right'),
    })
  return misdealt === true
    ? voided(counted, around, 'the cards were misdealt', 'stub wrong')
    : voided(counted, around, `the stub has ${cards} cards where ${52 - dealt} belong`, 'stub wrong', true)
}

const inRound = ({ phase }: GameTable): boolean => phase === 'deal' || phase === 'decisions' || phase === 'reveal'

export function irregularity(table: GameTable, action: ActionOf<'irregularity'>, around: Around): Stepped | Refusal {
  const { rules } = around
  const told = (does: Instruction['does'], says: string, ...terms: readonly Term[]): Instruction => ({
    does,
    says,
    by: clauseOf(rules, ...terms),
  })
  switch (action.what) {
    case 'face up card': {
      if (!inRound(table)) return refuseBy(rules, 'the dealer', 'no cards are being dealt', 'face up card')
      if (rules.by['face up card'] === undefined) return unknownHere(rules)
      const found = (table.faceUpFound ?? 0) + (action.cards ?? 1)
      if (found > 1) return voided(table, around, `${found} cards lay face up`, 'face up card')
      return done(
        { ...table, faceUpFound: found },
        around,
        told('discard', 'the card found face up; the round goes on', 'face up card'),
      )
    }
    case 'drawn in error':
      if (rules.by['drawn in error'] === undefined) return unknownHere(rules)
      return done(table, around, told('deal', 'the card drawn in error, unseen, as the next card', 'drawn in error'))
    case 'wrong number of cards':
      return table.phase === 'bets' || table.phase === 'closed'
        ? refuseBy(rules, 'the dealer', 'no cards are dealt', 'card count')
        : voided(table, around, 'somebody has a wrong number of cards', 'card count')
    case 'dealer card exposed':
      if (rules.by['dealer exposed'] === undefined) return unknownHere(rules)
      return table.phase === 'deal' || table.phase === 'decisions'
        ? voided(table, around, "a card of the dealer's was seen before everybody had decided", 'dealer exposed')
        : done(table, around, told('show', 'everybody has decided: the round stands', 'dealer exposed'))
    case 'shuffler jam': {
      if (table.deck === undefined || rules.by['shuffler jam'] === undefined) return unknownHere(rules)
      const { ready: _ready, uncut: _uncut, ...rest } = table.deck
      return done({ ...table, deck: rest }, around, told('shuffle', 'reshuffle the cards', 'shuffler jam'))
    }
    case 'shoe jam':
      if (rules.by['shoe jam'] === undefined) return unknownHere(rules)
      return inRound(table)
        ? voided(table, around, 'the dealing shoe failed; its cards and those dealt are reshuffled', 'shoe jam')
        : refuseBy(rules, 'the dealer', 'no round is being dealt', 'shoe jam')
    case 'shuffler out of order':
    case 'shoe out of order': {
      if (table.deck === undefined || rules.by['out of order'] === undefined) return unknownHere(rules)
      const device = action.what === 'shoe out of order' ? 'shoe' : 'shuffler'
      const out = {
        ...table.deck.out,
        [device]: action.covered === true ? ('covered' as const) : ('uncovered' as const),
      }
      return done(
        { ...table, deck: { ...table.deck, out } },
        around,
        told('use', `cover the ${device}, or put the sign on it, before another way is used`, 'out of order'),
      )
    }
  }
}

const unknownHere = (rules: TableRules): Refusal =>
  refuseBy(rules, 'the dealer', 'the rules of this game do not speak of that; a floor person decides')
