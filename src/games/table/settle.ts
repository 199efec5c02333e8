/** Settling seat by seat from the dealer's right, then what is settled for the whole table. */

import { type Message, message } from '../../base/message.ts'
import type { Concern } from '../../base/party.ts'
import { because, type Refusal, refuse } from '../../base/refusal.ts'
import { signOf, signsOf } from '../../cards/card.ts'
import type { ActionOf } from './action.ts'
import { retold, whyNotRetold } from './cardcorrection.ts'
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
  repeated,
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
  if (table.phase !== 'settle') return refuseBy(rules, { kind: 'dealer' }, 'settle order', 'dealer hand not shown')
  const left = toSettle(table)
  if (action.seat !== undefined && action.seat !== left[0]) {
    const who: Concern = { kind: 'position', seat: action.seat }
    return left[0] !== undefined && left.includes(action.seat)
      ? refuseBy(rules, who, 'settle order', 'another settled first', { first: left[0] })
      : refuseBy(rules, who, 'settle order', 'not to be settled')
  }
  const shown = withHands(table, action.hands ?? {}, rules, action.floor === true)
  if ('refused' in shown) return shown
  let [now, meters]: [GameTable, Around['meters']] = [shown, around.meters]
  const instructions: Instruction[] = Object.entries(action.hands ?? {}).flatMap(([seat, cards]) =>
    retold(rules, seat, table.seats[seat]?.cards, cards, turnedBy(rules)),
  )
  for (const seat of action.seat === undefined ? left : [action.seat]) {
    const state = now.seats[seat]!
    if (isLookedAt(state, rules)) {
      if (state.cards === undefined)
        return refuseBy(rules, { kind: 'position', seat }, 'settle order', 'cards not named')
      const wrong =
        state.wagers.play === undefined
          ? undefined
          : whyNotPlay(rules, { kind: 'position', seat }, state, state.wagers.play)
      if (wrong !== undefined) return wrong
    }
    const settled = playOf(rules).settleSeat(now, seat, rules, meters)
    if (isLookedAt(state, rules)) instructions.push(...turned(state, seat, rules))
    instructions.push(...settled.entries.flatMap((entry) => callsFirst(entry, rules)), ...(settled.tells ?? []))
    meters = settled.meters
    now = withSeat(settled.table, seat, { isSettled: true })
  }
  if (toSettle(now).length === 0) {
    const finished = playOf(rules).finish(now, rules, meters)
    instructions.push(...finished.entries.flatMap((entry) => callsFirst(entry, rules)))
    meters = finished.meters
    instructions.push({
      does: 'use',
      ...message('system ready'),
      by: clauseOf(rules, 'game over'),
    })
    if (rules.by.discard !== undefined)
      instructions.push({
        does: 'discard',
        ...message('remaining cards'),
        by: rules.by.discard,
      })
    now = cleared(now)
  }
  const entries = instructions.flatMap(({ entry }) => (entry === undefined ? [] : [entry]))
  now = { ...now, ...withStaying(now, shown, entries) }
  const { seat, floor, hand, wager } = entries.find((entry) => entry.floor !== undefined) ?? {}
  if (floor !== undefined && hand !== undefined && wager !== undefined && action.floor !== true)
    return refuse(seat === undefined ? { kind: 'dealer' } : { kind: 'position', seat }, [
      because(floor, 'floor verifies first', { hand, wager }),
    ])
  return { table: now, instructions, entries, meters }
}

const turnedBy = ({ by }: TableRules) => (by['hand turned'] === undefined ? 'turned' : 'hand turned')

/** Hands of this deck that took a part of a meter; another deck may have some from before. */
function withStaying({ deck }: GameTable, shown: GameTable, entries: readonly Entry[]): Pick<GameTable, 'deck'> {
  const hands = entries.flatMap(({ staysUp, wager, seat }) =>
    staysUp === undefined
      ? []
      : [signsOf((wager === 'dealer hand bonus' ? shown.dealer : shown.seats[seat]?.cards) ?? [])],
  )
  if (deck?.last === undefined || hands.length === 0) return {}
  const before = deck.staying?.[deck.last] ?? []
  return { deck: { ...deck, staying: { ...deck.staying, [deck.last]: [...before, ...hands] } } }
}

/** Where the document has the dealer turn the hand over and lay out its best four. */
function turned({ cards = [] }: SeatState, seat: string, rules: TableRules): Instruction[] {
  const by = rules.by[turnedBy(rules)]
  return by === undefined ? [] : [{ does: 'show', ...message('hand shown', { seat, cards: signsOf(cards) }), by, seat }]
}

/** What has to be checked, and whoever has to be called, stands before the payment; what stays on the table after it. */
function callsFirst(entry: Entry, rules: TableRules): Instruction[] {
  const { seat, hand, floor, staysUp, wager } = entry
  const of = wager === 'dealer hand bonus' ? 'dealer' : seat
  const about = (does: Instruction['does'], says: Message, by: string | undefined): Instruction[] =>
    by === undefined ? [] : [{ does, ...says, by, seat }]
  const isProgressive = rules.wagers[wager]?.on === 'sensor'
  const first =
    floor === undefined || hand === undefined
      ? []
      : [
          ...(isProgressive ? about('check', message('light is lit', { hand, of }), rules.by.light) : []),
          ...(isProgressive ? about('use', message('hand button', { hand }), rules.by['hand button']) : []),
          ...about('call', message('verify hand', { hand, of }), floor),
        ]
  return [...first, told(entry), ...about('show', message('cards stay for papers', { of }), staysUp)]
}

function withHands(
  table: GameTable,
  hands: NonNullable<ActionOf<'settle'>['hands']>,
  rules: TableRules,
  hasFloor: boolean,
): GameTable | Refusal {
  const stray = Object.keys(hands).find((seat) => table.seats[seat] === undefined)
  if (stray !== undefined)
    return refuseBy(rules, { kind: 'position', seat: stray }, 'settle order', 'not in this round')
  for (const [seat, cards] of Object.entries(hands)) {
    if (cards.length !== 5) {
      const values = { cards: 5, named: cards.length }
      return refuseBy(rules, { kind: 'position', seat }, 'card count', 'wrong number of player cards', values)
    }
    const other = hasFloor ? undefined : whyNotRetold(rules, seat, table.seats[seat]?.cards, cards, turnedBy(rules))
    if (other !== undefined) return other
  }
  const seats = Object.fromEntries(
    Object.entries(table.seats).map(([seat, state]) => [
      seat,
      hands[seat] === undefined ? state : { ...state, cards: hands[seat] },
    ]),
  )
  const twice = repeated([...Object.values(seats).flatMap(({ cards }) => cards ?? []), ...(table.dealer ?? [])])
  if (twice !== undefined) return refuseBy(rules, { kind: 'cards' }, 'one deck', 'card twice', { card: signOf(twice) })
  return { ...table, seats }
}
