/** The deal, and a round that is void. */
import { type Message, message } from '../../base/message.ts'
import { toWire } from '../../base/money.ts'
import type { Refusal } from '../../base/refusal.ts'
import { signOf } from '../../cards/card.ts'
import type { ActionOf } from './action.ts'
import { stillPaid, takenBack } from './backout.ts'
import { asked } from './decisions.ts'
import { withoutDeck } from './deck.ts'
import type { InstructionMessages } from './instructions.ts'
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
      { kind: 'dealer' },
      ['no more bets', 'deal order'],
      table.phase === 'bets' ? 'bets not closed' : 'cards dealt already',
    )
  const { hands = {}, counts = {}, dealer, up } = action
  const seats = fromLeft(table)
  const stray = [...Object.keys(hands), ...Object.keys(counts)].find((seat) => !seats.includes(seat))
  if (stray !== undefined)
    return refuseBy(rules, { kind: 'position', seat: stray }, 'deal order', 'cards without wagers')
  if (up !== undefined && rules.dealerCards === 5)
    return refuseBy(rules, { kind: 'dealer' }, 'deal order', 'no up card in this game')
  if (up !== undefined && dealer?.includes(up) === false)
    return refuseBy(rules, { kind: 'dealer' }, 'deal order', 'up card not with the dealer', { card: signOf(up) })
  const twice = repeated([...Object.values(hands).flat(), ...(dealer ?? (up === undefined ? [] : [up]))])
  if (twice !== undefined) return refuseBy(rules, { kind: 'cards' }, 'one deck', 'card twice', { card: signOf(twice) })
  const unlike = seats.find((seat) => hands[seat] !== undefined && (counts[seat] ?? 5) !== hands[seat].length)
  if (unlike !== undefined && counts[unlike] !== undefined)
    return refuseBy(rules, { kind: 'position', seat: unlike }, 'card count', 'cards counted and named differ', {
      counted: counts[unlike],
      named: hands[unlike]!.length,
    })
  const short = seats.find((seat) => (hands[seat]?.length ?? counts[seat] ?? 5) !== 5)
  const dealerHas = dealer?.length ?? action.dealerCount ?? rules.dealerCards
  if (short !== undefined || dealerHas !== rules.dealerCards) {
    const why =
      short === undefined
        ? message('dealer dealt wrongly', { dealt: dealerHas, right: rules.dealerCards })
        : message('seat dealt wrongly', { seat: short, dealt: hands[short]?.length ?? counts[short] ?? 0, right: 5 })
    return voided(table, around, why, 'card count')
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
    { does: 'deal', ...message('deal to', { seats, way: wayOf(rules) }), by: order },
    ...(up === undefined
      ? []
      : [{ does: 'show' as const, ...message('dealer card face up', { card: signOf(up) }), by: order }]),
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
  const told = message('cover all pays', {
    players: count,
    lines: lines.map(({ hand, pays }) => ({ hand, odds: formatPay(pays) })),
  })
  return [{ does: 'check', ...told, by: by['cover all odds'] }]
}

const wayOf = ({ deck, dealerCards }: TableRules): InstructionMessages['deal to']['way'] =>
  deck?.dealing === 'automated shoe' ? 'stacks' : dealerCards === 6 ? 'dealer one up' : 'one by one'

const stubTold = (rules: TableRules, { deck }: GameTable): Instruction =>
  rules.deck!.shuffling !== 'counting device' && (deck?.roundsSinceCount ?? 0) >= rules.deck!.stubEvery
    ? { does: 'check', ...message('count the stub'), by: clauseOf(rules, 'stub count') }
    : { does: 'discard', ...message('stub unseen'), by: clauseOf(rules, 'stub right') }

/** All hands void, all wagers back, and what was paid already; reshuffle. */
export function voided(table: GameTable, around: Around, why: Message, term: Term, removes = false): Stepped {
  const { rules } = around
  const by = clauseOf(rules, term)
  const without = cleared(table)
  const told: Instruction[] = [
    { does: 'announce', ...message('all hands void', { why }), by },
    ...stillPaid(table).map((paid) => takenBack(paid, by)),
    ...(table.moved ?? [])
      .filter(({ does, from }) => does === 'pay' && from === 'meter')
      .map(({ seat, amount }): Instruction => {
        const told = message('award not verified', { amount: toWire(amount), seat })
        return { does: 'call', ...told, by, seat }
      }),
    ...returned(table, rules, by),
    removes ? { does: 'remove', ...message('deck leaves'), by } : { does: 'shuffle', ...message('reshuffle'), by },
  ]
  const last = without.deck?.last
  return done(removes && last !== undefined ? withoutDeck(without, last) : without, around, ...told)
}
