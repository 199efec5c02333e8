/** The deal, and a round that is void. */
import { formatMoney } from '../../base/money.ts'
import type { Refusal } from '../../base/refusal.ts'
import { signOf } from '../../cards/card.ts'
import type { ActionOf } from './action.ts'
import { stillPaid, takenBack } from './backout.ts'
import { asked } from './decisions.ts'
import { withoutDeck } from './deck.ts'
import { formatPay } from './pays.ts'
import { clauseOf, type TableRules, type Term } from './rules.ts'
import {
  type Around,
  cleared,
  done,
  fromLeft,
  type GameTable,
  type Instruction,
  refuseBy,
  repeated,
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
  if (up !== undefined && rules.dealerCards === 5)
    return refuseBy(rules, 'the dealer', "no card of the dealer's lies face up in this game", 'deal order')
  if (up !== undefined && dealer?.includes(up) === false)
    return refuseBy(
      rules,
      'the dealer',
      `${signOf(up)} lies face up, and is not among the dealer's cards`,
      'deal order',
    )
  const twice = repeated([...Object.values(hands).flat(), ...(dealer ?? (up === undefined ? [] : [up]))])
  if (twice !== undefined)
    return refuseBy(rules, 'the cards', `${signOf(twice)} is there twice; one deck has it once`, 'one deck')
  const unlike = seats.find((seat) => hands[seat] !== undefined && (counts[seat] ?? 5) !== hands[seat].length)
  if (unlike !== undefined && counts[unlike] !== undefined)
    return refuseBy(
      rules,
      `seat ${unlike}`,
      `${counts[unlike]} cards are counted and ${hands[unlike]?.length} are named`,
      'card count',
    )
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
    ...(up === undefined ? {} : { up }),
  }
  const order = clauseOf(rules, 'deal order')
  const told: Instruction[] = [
    {
      does: 'deal',
      says: `to ${seats.map((seat) => `seat ${seat}`).join(', ')} and the dealer, ${inWhatWay(rules)}`,
      by: order,
    },
    ...(up === undefined
      ? []
      : [{ does: 'show' as const, says: `the dealer's card face up: ${signOf(up)}`, by: order }]),
    ...coverAllTold(rules, dealt),
    ...(rules.deck === undefined ? [] : [stubTold(rules, dealt)]),
  ]
  return asked(dealt, around, told)
}

/** How many play decides what Cover All pays. */
function coverAllTold({ by, coverAll }: TableRules, { seats }: GameTable): Instruction[] {
  const count = Object.keys(seats).length
  const lines = coverAll?.players[String(count)]
  const isWagered = Object.values(seats).some(({ wagers }) => wagers['cover all'] !== undefined)
  if (lines === undefined || !isWagered || by['cover all odds'] === undefined) return []
  const pays = lines.map(({ hand, pays }) => `${hand} ${formatPay(pays)}`).join(', ')
  const players = count === 1 ? '1 player' : `${count} players`
  return [{ does: 'check', says: `Cover All for ${players}: ${pays}`, by: by['cover all odds'] }]
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

/** All hands void, all wagers back, and what was paid already; reshuffle. */
export function voided(table: GameTable, around: Around, why: string, term: Term, removes = false): Stepped {
  const { rules } = around
  const by = clauseOf(rules, term)
  const without = cleared(table)
  const told: Instruction[] = [
    { does: 'announce', says: `all hands are void: ${why}`, by },
    ...stillPaid(table).map((paid) => takenBack(paid, by)),
    ...(table.moved ?? [])
      .filter(({ does, from }) => does === 'pay' && from === 'meter')
      .map(({ seat, amount }): Instruction => {
        const says = `floor person: the award of ${formatMoney(amount)} to seat ${seat} is not verified, and goes back on the meter`
        return { does: 'call', says, by, seat }
      }),
    ...returned(table, rules, by),
    removes
      ? { does: 'remove', says: 'the whole deck leaves the table', by }
      : { does: 'shuffle', says: 'reshuffle', by },
  ]
  const last = without.deck?.last
  return done(removes && last !== undefined ? withoutDeck(without, last) : without, around, ...told)
}
