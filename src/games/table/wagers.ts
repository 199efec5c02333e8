/** Wagers placed and closed. */
import { type Cents, formatMoney, ZERO } from '../../base/money.ts'
import { type Reason, type Refusal, refuse } from '../../base/refusal.ts'
import type { ActionOf } from './action.ts'
import { inPlay, whyNotReady } from './deck.ts'
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
  const who = `seat ${seat}`
  const no = (says: string, ...terms: readonly Term[]) => refuseBy(rules, who, says, ...terms)
  if (table.phase === 'closed') return no('the table is not open', 'inspection')
  if (table.phase !== 'bets') return no('no more bets: nothing is made, increased or withdrawn now', 'no more bets')
  if (!/^[1-9]\d*$/.test(seat) || Number(seat) > rules.seatsMax) return no(`seats are 1 to ${rules.seatsMax}`)
  if (action.cash === true && rules.by['no cash'] !== undefined)
    return no('chips lie on the layout; a call with cash is no wager', 'no cash')
  if (action.seated === false && rules.by.seated !== undefined) return no('only who is seated wagers', 'seated')
  const elsewhere =
    player === undefined
      ? undefined
      : fromLeft(table).find((other) => other !== seat && table.seats[other]?.player === player)
  const { sameAs } = action
  if (sameAs !== undefined && rules.positions === 'one')
    return no(`one player wagers at seat ${sameAs} already; one position for each player`, 'one position')
  if (sameAs !== undefined && (sameAs === seat || table.seats[sameAs] === undefined))
    return no(`seat ${sameAs} is no other position with a wager`, 'one position')
  if (elsewhere !== undefined && rules.positions === 'one')
    return no(`${player} wagers at seat ${elsewhere} already; one position for each player`, 'one position')
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
function whyNotWagers(rules: TableRules, who: string, wagers: Wagers): Refusal | undefined {
  const reasons = WAGERS.flatMap((name) => whyNotWager(rules, name, wagers) ?? [])
  return reasons.length === 0 ? undefined : refuse(who, reasons)
}

function whyNotWager(rules: TableRules, name: WagerName, wagers: Wagers): Reason | undefined {
  const because = (clause: string, says: string): Reason => ({ clause, says })
  const amount = wagers[name]
  if (amount === undefined) return undefined
  if (name === 'play') return because(clauseOf(rules, 'turn'), 'the Play wager is made after the cards were seen')
  const terms = rules.wagers[name]
  if (terms === undefined)
    return because(
      rules.unoffered?.[name] ?? clauseOf(rules, 'offered'),
      `${name} is not offered at this table: there is ${Object.keys(rules.wagers).join(', ')}`,
    )
  const written = `${name} ${formatMoney(amount)}`
  if (name === 'cover all' && !hasShuffler(rules))
    return because(clauseOf(rules, 'cover all odds'), 'Cover All is taken only where the shuffler shows its payouts')
  if (amount < 0n) return because(terms.by, `${written} is no wager`)
  const lacking = terms.after.find((first) => wagers[first] === undefined)
  if (lacking !== undefined) return because(terms.by, `${name} is made after ${terms.after.join(' and ')} only`)
  const { equal, amounts } = terms
  // Of two that must be equal the first one says so.
  const other = equal === undefined || (wagers[equal] !== undefined && isBefore(equal, name)) ? undefined : equal
  if (other !== undefined && wagers[other] !== amount)
    return because(terms.by, `${written} and ${other} ${formatMoney(wagers[other] ?? ZERO)} must be equal`)
  if (amounts !== undefined && !amounts.includes(amount))
    return because(terms.by, `${name} is ${amounts.map(formatMoney).join(' or ')}, not ${formatMoney(amount)}`)
  const { limits } = rules
  if (limits !== undefined && terms.on === 'layout' && (amount < limits.min || amount > limits.max))
    return because(
      clauseOf(rules, 'limits'),
      `${written} is outside the posted ${formatMoney(limits.min)} to ${formatMoney(limits.max)}${rules.by.limits === undefined ? ' (limits of the house, the document names none)' : ''}`,
    )
  return undefined
}

const isBefore = (one: WagerName, other: WagerName): boolean => WAGERS.indexOf(one) < WAGERS.indexOf(other)

/** The shuffler counts the players and shows what Cover All pays. */
const hasShuffler = ({ by, deck }: TableRules): boolean =>
  by['cover all odds'] === undefined || deck === undefined || deck.shuffling !== 'by hand'

/** Wagers that leave the player before the deal: chips on sensors, and what a device takes from the game account. */
export const isCollectedFirst = (rules: TableRules, wager: WagerName): boolean =>
  rules.wagers[wager]?.on !== 'layout' && wager !== 'play'

export function closeBets(table: GameTable, action: ActionOf<'close bets'>, around: Around): Stepped | Refusal {
  const { rules } = around
  if (table.phase !== 'bets') return refuseBy(rules, 'the dealer', 'bets are not open', 'no more bets')
  const players = fromLeft(table)
  if (players.length === 0) return refuseBy(rules, 'the dealer', 'nobody has made a wager', 'no more bets')
  const notReady = whyNotReady(table, rules, action.at)
  if (notReady !== undefined) return notReady
  const covers = players.find((seat) => table.seats[seat]!.wagers['cover all'] !== undefined)
  if (covers !== undefined && !hasShuffler(rules))
    return refuseBy(
      rules,
      `seat ${covers}`,
      'the shuffler is out of order: Cover All goes back first',
      'cover all odds',
    )
  const uncounted = Object.keys({ ...action.chips, ...action.accepted }).find(
    (wager) => rules.wagers[wager as WagerName]?.on !== 'sensor',
  )
  if (uncounted !== undefined)
    return refuseBy(rules, 'the dealer', `${uncounted} lies on no sensor; its chips are not counted now`, 'accepted')
  const told: Instruction[] = [
    ...ownPlayers(rules, table),
    { does: 'announce', says: 'no more bets', by: clauseOf(rules, 'no more bets') },
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
        'the dealer',
        `${wager}: ${made.length} on the sensors, ${chips} counted, ${accepted} accepted by the system; that must be the same`,
        rules.by.accepted === undefined ? 'sensors' : 'accepted',
      )
    if (made.length === 0) continue
    const lit =
      terms.on === 'sensor' ? `; lit until the round is over: ${made.map((seat) => `seat ${seat}`).join(', ')}` : ''
    const by = terms.on === 'device' ? clauseOf(rules, 'accepted') : clauseOf(rules, 'accepted', 'sensors')
    told.push({ does: 'use', says: `lock ${wager} in the system${lit}`, by })
    for (const seat of made) told.push(takenFirst(rules, seat, wager, table.seats[seat]!.wagers[wager]!))
    if (terms.on === 'sensor' && rules.by.accepted !== undefined)
      told.push(
        {
          does: 'check',
          says: `${made.length === 1 ? '1 chip' : `${made.length} chips`} counted before the tray, ${accepted} accepted`,
          by: rules.by.accepted,
        },
        { does: 'collect', says: 'the counted chips, into the tray', by: rules.by.accepted },
      )
  }
  return done({ ...inPlay(table), phase: 'deal', round: table.round + 1 }, around, ...told)
}

/** Who sits where is seen by the dealer alone, unless every player is named. */
function ownPlayers({ positions, by }: TableRules, table: GameTable): Instruction[] {
  const seats = fromLeft(table)
  const isKnown = seats.every((seat) => table.seats[seat]?.player !== undefined)
  if (positions !== 'one' || by['one position'] === undefined || seats.length < 2 || isKnown) return []
  return [{ does: 'check', says: `${seats.length} positions, each with a player of its own`, by: by['one position'] }]
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
    says: `${wager} of seat ${seat}: ${formatMoney(wagered)} ${takenTo(rules, on)}`,
    by: entry.by,
    seat,
    entry,
  }
}

const takenTo = ({ by }: TableRules, on: 'layout' | 'sensor' | 'device'): string =>
  on === 'device' ? 'from the game account' : by.accepted === undefined ? 'into the tray' : 'off the sensor'

/** Everything back to everybody; what had left the player comes out of the tray or goes back to the game account. */
export function returned(table: GameTable, rules: TableRules, by: string): Instruction[] {
  const isTaken = (seat: string, wager: WagerName) =>
    (rules.wagers[wager] !== undefined && isCollectedFirst(rules, wager)) ||
    table.moved?.some((one) => one.does === 'collect' && one.seat === seat && one.wager === wager)
  return fromLeft(table).flatMap((seat) => {
    const { wagers, isSettled } = table.seats[seat]!
    const lying = WAGERS.filter((wager) => wagers[wager] !== undefined)
    // A settled seat has back what it won or what was pushed.
    return lying.flatMap((wager): Instruction[] => {
      if (isSettled === true && !isTaken(seat, wager)) return []
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
      return [{ does: 'return', says: `${wager} of seat ${seat}: ${formatMoney(wagered)}`, by, seat, entry }]
    })
  })
}
