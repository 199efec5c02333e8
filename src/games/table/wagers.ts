/** Wagers placed and closed. */

import { type MessageId, message, type Values } from '../../base/message.ts'
import { type Cents, toWire, ZERO } from '../../base/money.ts'
import type { Concern } from '../../base/party.ts'
import { because, type Reason, type Refusal, refuse } from '../../base/refusal.ts'
import type { ActionOf } from './action.ts'
import { inPlay, whyNotReady } from './deck.ts'
import { playOf } from './games.ts'
import { clauseOf, type TableRules, type Term, WAGERS, type WagerName, type Wagers } from './rules.ts'
import {
  type Around,
  done,
  type Entry,
  fromLeft,
  type GameTable,
  type Instruction,
  refuseBy,
  type Stepped,
} from './table.ts'

export function placeWagers(table: GameTable, action: ActionOf<'wager'>, around: Around): Stepped | Refusal {
  const { rules } = around
  const { seat, wagers, player } = action
  const who: Concern = { kind: 'position', seat }
  const no = <Id extends MessageId>(terms: Term | readonly Term[], id: Id, ...values: Values<Id>) =>
    refuseBy(rules, who, terms, id, ...values)
  if (table.phase === 'closed') return no('inspection', 'game not open')
  if (table.phase !== 'bets') return no('no more bets', 'no more bets')
  if (!/^[1-9]\d*$/.test(seat) || Number(seat) > rules.seatsMax)
    return no([], 'seat out of range', { seats: rules.seatsMax })
  if (action.cash === true && rules.by['no cash'] !== undefined) return no('no cash', 'call with cash')
  if (action.seated === false && rules.by.seated !== undefined) return no('seated', 'not seated')
  const elsewhere =
    player === undefined
      ? undefined
      : fromLeft(table).find((other) => other !== seat && table.seats[other]?.player === player)
  const { sameAs } = action
  if (sameAs !== undefined && rules.positions === 'one')
    return no('one position', 'one position each', { seat: sameAs })
  if (sameAs !== undefined && (sameAs === seat || table.seats[sameAs] === undefined))
    return no('one position', 'no other position', { seat: sameAs })
  if (elsewhere !== undefined && player !== undefined && rules.positions === 'one')
    return no('one position', 'one position each', { seat: elsewhere, player })
  const laid = Object.fromEntries(Object.entries(wagers).filter(([, amount]) => amount !== ZERO)) as Wagers
  const wrong = whyNotWagers(rules, who, laid)
  if (wrong !== undefined) return wrong
  const { [seat]: _before, ...others } = table.seats
  if (Object.keys(laid).length === 0) return done({ ...table, seats: others }, around)
  const there = {
    wagers: laid,
    ...(player === undefined ? {} : { player }),
    ...(sameAs === undefined ? {} : { sameAs: table.seats[sameAs]?.sameAs ?? sameAs }),
  }
  return done({ ...table, seats: { ...others, [seat]: there } }, around)
}

/** Every wager that is wrong is named, the first one first. */
function whyNotWagers(rules: TableRules, who: Concern, wagers: Wagers): Refusal | undefined {
  const reasons = WAGERS.flatMap((name) => whyNotWager(rules, name, wagers) ?? [])
  return reasons.length === 0 ? undefined : refuse(who, reasons)
}

function whyNotWager(rules: TableRules, name: WagerName, wagers: Wagers): Reason | undefined {
  const amount = wagers[name]
  if (amount === undefined) return undefined
  if (name === 'play') return because(clauseOf(rules, 'turn'), 'play wager later')
  const terms = rules.wagers[name]
  if (terms === undefined)
    return because(rules.unoffered?.[name] ?? clauseOf(rules, 'offered'), 'wager not offered', {
      wager: name,
      offered: Object.keys(rules.wagers) as WagerName[],
    })
  const bet = { wager: name, amount: toWire(amount) }
  if (name === 'cover all' && !hasShuffler(rules))
    return because(clauseOf(rules, 'cover all odds'), 'cover all without shuffler')
  if (amount < 0n) return because(terms.by, 'no wager', bet)
  const lacking = terms.after.find((first) => wagers[first] === undefined)
  if (lacking !== undefined) return because(terms.by, 'wager made before another', { wager: name, after: terms.after })
  const { equal, amounts } = terms
  // Of two that must be equal the first one says so.
  const other = equal === undefined || (wagers[equal] !== undefined && isBefore(equal, name)) ? undefined : equal
  if (other !== undefined && wagers[other] !== amount)
    return because(terms.by, 'wagers not equal', { ...bet, other, otherAmount: toWire(wagers[other] ?? ZERO) })
  if (amounts !== undefined && !amounts.includes(amount))
    return because(terms.by, 'wager of another amount', { ...bet, amounts: amounts.map(toWire) })
  const { limits } = rules
  if (limits !== undefined && terms.on === 'layout' && (amount < limits.min || amount > limits.max))
    return because(clauseOf(rules, 'limits'), 'wager outside limits', {
      ...bet,
      min: toWire(limits.min),
      max: toWire(limits.max),
      of: rules.by.limits === undefined ? 'house' : 'document',
    })
  return undefined
}

const isBefore = (one: WagerName, other: WagerName): boolean => WAGERS.indexOf(one) < WAGERS.indexOf(other)

/** The shuffler counts the players and shows what Cover All pays. */
const hasShuffler = ({ by, deck }: TableRules): boolean =>
  by['cover all odds'] === undefined || deck === undefined || deck.shuffling !== 'by hand'

/** Wagers that leave the player before the deal: chips on sensors, and what a device takes from the game account. */
const isCollectedFirst = (rules: TableRules, wager: WagerName): boolean =>
  rules.wagers[wager]?.on !== 'layout' && wager !== 'play'

export function closeBets(table: GameTable, action: ActionOf<'close bets'>, around: Around): Stepped | Refusal {
  const { rules } = around
  if (table.phase !== 'bets') return refuseBy(rules, { kind: 'dealer' }, 'no more bets', 'bets not open')
  const players = fromLeft(table)
  if (players.length === 0) return refuseBy(rules, { kind: 'dealer' }, 'no more bets', 'nobody has wagered')
  const notReady = whyNotReady(table, rules, action.at)
  if (notReady !== undefined) return notReady
  const covers = players.find((seat) => table.seats[seat]!.wagers['cover all'] !== undefined)
  if (covers !== undefined && !hasShuffler(rules))
    return refuseBy(rules, { kind: 'position', seat: covers }, 'cover all odds', 'cover all goes back first')
  const counted = Object.keys({ ...action.chips, ...action.accepted }) as WagerName[]
  const uncounted = counted.find((wager) => rules.wagers[wager]?.on !== 'sensor')
  if (uncounted !== undefined)
    return refuseBy(rules, { kind: 'dealer' }, 'accepted', 'wager on no sensor', { wager: uncounted })
  const told: Instruction[] = [
    ...ownPlayers(rules, table),
    { does: 'announce', ...message('announce no more bets'), by: clauseOf(rules, 'no more bets') },
  ]
  for (const wager of WAGERS) {
    const made = players.filter((seat) => table.seats[seat]!.wagers[wager] !== undefined)
    const terms = rules.wagers[wager]
    if (terms === undefined || terms.on === 'layout') continue
    const accepted = action.accepted?.[wager] ?? made.length
    const chips = action.chips?.[wager] ?? made.length
    if (terms.on === 'sensor' && (chips !== accepted || accepted !== made.length))
      return refuseBy(
        rules,
        { kind: 'dealer' },
        rules.by.accepted === undefined ? 'sensors' : 'accepted',
        'sensors disagree',
        { wager, made: made.length, counted: chips, accepted },
      )
    if (made.length === 0) continue
    const lit = terms.on === 'sensor' ? made : []
    const by = terms.on === 'device' ? clauseOf(rules, 'accepted') : clauseOf(rules, 'accepted', 'sensors')
    told.push({ does: 'use', ...message('lock wager', { wager, lit }), by })
    for (const seat of made) told.push(takenFirst(rules, seat, wager, table.seats[seat]!.wagers[wager]!))
    if (terms.on === 'sensor' && rules.by.accepted !== undefined)
      told.push(
        {
          does: 'check',
          ...message('chips counted', { chips: made.length, accepted }),
          by: rules.by.accepted,
        },
        { does: 'collect', ...message('chips into the tray'), by: rules.by.accepted },
      )
  }
  return done({ ...inPlay(table), phase: 'deal', round: table.round + 1 }, around, ...told)
}

/** Who sits where is seen by the dealer alone, unless every player is named. */
function ownPlayers({ positions, by }: TableRules, table: GameTable): Instruction[] {
  const seats = fromLeft(table)
  const isKnown = seats.every((seat) => table.seats[seat]?.player !== undefined)
  if (positions !== 'one' || by['one position'] === undefined || seats.length < 2 || isKnown) return []
  return [{ does: 'check', ...message('own players', { positions: seats.length }), by: by['one position'] }]
}

function takenFirst(rules: TableRules, seat: string, wager: WagerName, wagered: Cents): Instruction {
  const { by, on } = rules.wagers[wager]!
  const entry: Entry = {
    seat,
    wager,
    what: 'wager',
    does: 'collect',
    wagered,
    win: ZERO,
    isReturned: false,
    from: on === 'device' ? 'account' : 'tray',
    by: [by, on === 'device' ? rules.by.accepted : rules.by.sensors].filter((one) => one !== undefined).join(' '),
  }
  return {
    does: 'collect',
    ...message('wager taken first', { wager, seat, amount: toWire(wagered), how: takenHow(rules, on) }),
    by: entry.by,
    seat,
    entry,
  }
}

const takenHow = ({ by }: TableRules, on: 'layout' | 'sensor' | 'device') =>
  on === 'device' ? 'account' : by.accepted === undefined ? 'tray' : 'sensor'

/** Everything back to everybody; what had left the player comes out of the tray or goes back to the game account. */
export function returned(table: GameTable, rules: TableRules, by: string): Instruction[] {
  const isTaken = (seat: string, wager: WagerName) =>
    (rules.wagers[wager] !== undefined && isCollectedFirst(rules, wager)) ||
    table.moved?.some((one) => one.does === 'collect' && one.seat === seat && one.wager === wager)
  const { settledLast } = playOf(rules)
  return fromLeft(table).flatMap((seat) => {
    const { wagers, isSettled } = table.seats[seat]!
    const lying = WAGERS.filter((wager) => wagers[wager] !== undefined)
    // A settled seat has back what it won or what was pushed; what is settled last still lies there.
    return lying.flatMap((wager): Instruction[] => {
      if (isSettled === true && !isTaken(seat, wager) && !settledLast.includes(wager)) return []
      const wagered = wagers[wager]!
      const entry: Entry = {
        seat,
        wager,
        what: 'wager',
        does: 'return',
        wagered,
        win: ZERO,
        isReturned: true,
        ...(isTaken(seat, wager) ? { isTaken: true as const } : {}),
        from: rules.wagers[wager]?.on === 'device' ? 'account' : 'tray',
        by,
      }
      const told = message('wager back', { wager, seat, amount: toWire(wagered) })
      return [{ does: 'return', ...told, by, seat, entry }]
    })
  })
}
