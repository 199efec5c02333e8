/** Settling seat by seat from the dealer's right, then what is settled for the whole table. */
import type { Refusal } from '../../base/refusal.ts'
import { signOf } from '../../cards/card.ts'
import type { ActionOf } from './action.ts'
import { repeated } from './deal.ts'
import { whyNotPlay } from './decisions.ts'
import { told } from './entries.ts'
import { playOf } from './games.ts'
import { clauseOf, type TableRules } from './rules.ts'
import {
  type Around,
  cleared,
  type Entry,
  fromRight,
  type GameTable,
  type Instruction,
  refuseBy,
  type SeatState,
  type Stepped,
  withSeat,
} from './table.ts'

export const toSettle = (table: GameTable): string[] =>
  fromRight(table).filter((seat) => table.seats[seat]!.isSettled !== true)

/** Cards are looked at where something of the seat is still in play. */
const isLookedAt = ({ decision, wagers }: SeatState, rules: TableRules): boolean =>
  decision === 'left'
    ? false
    : decision === 'fold'
      ? playOf(rules).keptOnFold.some((wager) => wagers[wager] !== undefined)
      : true

export function settle(table: GameTable, action: ActionOf<'settle'>, around: Around): Stepped | Refusal {
  const { rules } = around
  if (table.phase !== 'settle')
    return refuseBy(rules, 'the dealer', "nothing is settled before the dealer's hand is shown", 'settle order')
  const left = toSettle(table)
  if (action.seat !== undefined && action.seat !== left[0])
    return refuseBy(
      rules,
      `seat ${action.seat}`,
      left.includes(action.seat) ? `seat ${left[0]} is settled first, from the right` : 'is not to be settled',
      'settle order',
    )
  const shown = withHands(table, action.hands ?? {}, rules)
  if ('refused' in shown) return shown
  let [now, meters]: [GameTable, Around['meters']] = [shown, around.meters]
  const instructions: Instruction[] = []
  for (const seat of action.seat === undefined ? left : [action.seat]) {
    const state = now.seats[seat]!
    if (isLookedAt(state, rules)) {
      if (state.cards === undefined)
        return refuseBy(rules, `seat ${seat}`, 'name the cards of this hand', 'settle order')
      const wrong =
        state.wagers.play === undefined ? undefined : whyNotPlay(rules, `seat ${seat}`, state, state.wagers.play)
      if (wrong !== undefined) return wrong
    }
    const settled = playOf(rules).settleSeat(now, seat, rules, meters)
    instructions.push(...settled.entries.flatMap((entry) => callsFirst(entry)))
    meters = settled.meters
    now = withSeat(settled.table, seat, { isSettled: true })
  }
  if (toSettle(now).length === 0) {
    instructions.push(...playOf(rules).finish(now, rules).map(told))
    instructions.push({
      does: 'use',
      says: 'game over: the system is ready for the next hand',
      by: clauseOf(rules, 'game over'),
    })
    instructions.push({
      does: 'discard',
      says: 'all cards, so that each hand can be laid out again',
      by: clauseOf(rules, 'discard'),
    })
    now = cleared(now)
  }
  const entries = instructions.flatMap(({ entry }) => (entry === undefined ? [] : [entry]))
  const looked = entries.find(({ floor }) => floor !== undefined)
  if (looked !== undefined && action.floor !== true)
    return {
      refused: true,
      who: `seat ${looked.seat}`,
      reasons: [
        {
          clause: looked.floor!,
          says: `${looked.hand} on ${looked.wager} is paid after a floor person has verified it`,
        },
      ],
    }
  return { table: now, instructions, entries, meters }
}

/** Whoever has to be called or wait stands before the payment. */
function callsFirst(entry: Entry): Instruction[] {
  return [
    ...(entry.floor === undefined
      ? []
      : [
          {
            does: 'call' as const,
            says: `floor person: verify ${entry.hand} of seat ${entry.seat}`,
            by: entry.floor,
            seat: entry.seat,
          },
        ]),
    told(entry),
    ...(entry.staysUp === undefined
      ? []
      : [
          {
            does: 'show' as const,
            says: `the cards of seat ${entry.seat} stay until the papers are done`,
            by: entry.staysUp,
            seat: entry.seat,
          },
        ]),
  ]
}

function withHands(
  table: GameTable,
  hands: NonNullable<ActionOf<'settle'>['hands']>,
  rules: TableRules,
): GameTable | Refusal {
  const stray = Object.keys(hands).find((seat) => table.seats[seat] === undefined)
  if (stray !== undefined) return refuseBy(rules, `seat ${stray}`, 'is not in this round', 'settle order')
  for (const [seat, cards] of Object.entries(hands))
    if (cards.length !== 5)
      return refuseBy(
        rules,
        `seat ${seat}`,
        `a player has 5 cards, not ${cards.length}; a wrong number voids the round`,
        'card count',
      )
  const seats = Object.fromEntries(
    Object.entries(table.seats).map(([seat, state]) => [
      seat,
      hands[seat] === undefined ? state : { ...state, cards: hands[seat] },
    ]),
  )
  const twice = repeated([...Object.values(seats).flatMap(({ cards }) => cards ?? []), ...(table.dealer ?? [])])
  if (twice !== undefined)
    return refuseBy(rules, 'the cards', `${signOf(twice)} is there twice; one deck has it once`, 'one deck')
  return { ...table, seats }
}
