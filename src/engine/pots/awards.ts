/** Whose the prize of a table is: of those who win its pot, of the seat that a card picks, or of everybody who sits there. */
import { message } from '../../base/message.ts'
import { add, type Cents, fromWire, smaller, subtract, ZERO } from '../../base/money.ts'
import type { Party } from '../../base/party.ts'
import { because, isRefusal, type Reason, refuse, refuseOrder } from '../../base/refusal.ts'
import { divideRoundedDown } from '../../base/split.ts'
import { shownOf } from '../../cards/showncards.ts'
import { chartOf, prizeOf } from '../../rulebook/choice.ts'
import { readyFor } from '../drawings/callups.ts'
import { heldAgainst } from '../drawings/eligibility.ts'
import { seatsTold } from '../drawings/tabledraw.ts'
import { callOf, declareWins, prizeLineOf, type Winning, type WonTogether } from '../drawings/win.ts'
import type { Denied } from '../judging/judgement.ts'
import { seatedAt } from '../presence/seats.ts'
import { keepsSeats, personAt, playersAt } from '../presence/status.ts'
import { type Called, calledTable, picksSeat } from './splash.ts'
import type { CommandOf, Decision, State } from './vocabulary.ts'

export function awardPot(state: State, command: CommandOf<'AwardPot'>): Decision {
  const one = calledTable(state, command.callup)
  if (isRefusal(one)) return one
  const { callup, gift, running } = one
  if (gift.what !== 'pot' || running.rule.pot === undefined)
    return refuse(callup.who, [because(gift.by, 'prize goes into no pot')])
  return picksSeat(state, one) ? pickSeat(state, one, command) : winPot(state, one, command)
}

/** One has all of it; equal hands divide chips, and each of them has a thing of the same value. */
function winPot(state: State, one: Called, command: CommandOf<'AwardPot'>): Decision {
  const { callup, table, running } = one
  const { rule, offering, chip } = running
  const pot = rule.pot!
  if (command.card !== undefined || command.seats === undefined)
    return refuse(callup.who, [because(pot.by, 'winners of the pot are told')])
  const splash = state.splashes.get(callup.callup)
  if (splash === undefined) return refuse(callup.who, [because(pot.by, 'pot is not splashed yet')])
  const seats = seatsTold(state, table, command.seats, command.at.at)
  if (isRefusal(seats)) return seats
  const line = chartOf(rule, offering).find((candidate) => candidate.line === splash.line)
  if (line === undefined) return refuseOrder('drawing has no prize', { activity: rule.activity })
  const isTied = seats.length > 1
  const { thing } = splash
  if (isTied && thing !== undefined && pot.ties.things === undefined)
    return refuse(callup.who, [because(pot.ties.by, 'thing cannot be divided', { thing })])
  const prize = fromWire(splash.amount)
  const parts = thing === undefined ? divided(prize, seats.length, chip) : seats.map(() => prize)
  const isOdd = parts.some((part) => part !== parts[0])
  const why = [
    pot.by,
    ...(isTied ? [thing === undefined ? pot.ties.by : pot.ties.things!.by] : []),
    ...(isTied && isOdd ? [pot.ties.odd.by] : []),
  ]
  const winners = seats.map(
    ({ seat, person }, nth): Winning => ({
      who: { kind: 'seat', table, seat },
      person,
      line,
      amount: parts[nth]!,
      ...(thing === undefined ? { pot: table, thing: null } : { thing }),
    }),
  )
  return declared(state, one, command, {
    winners: winners.filter(({ amount }) => amount !== ZERO),
    why,
    ready: readyFor(one.terms, undefined),
    cards: shownOf({}, []),
    evidence: message('pot was won', { callup: callup.callup, table, seats: seats.map(({ seat }) => seat) }),
  })
}

/** As many chips for each; those left over go to the first in turn, one by one, and what is less than a chip to the first. */
function divided(prize: Cents, winners: number, chip: Cents): Cents[] {
  const { each, rest } = divideRoundedDown(prize, winners, chip)
  let left: Cents = rest
  const parts = Array.from({ length: winners }, () => {
    const more = left < chip ? ZERO : smaller(left, chip)
    left = subtract(left, more)
    return add(each, more)
  })
  return parts.map((part, nth) => (nth === 0 ? add(part, left) : part))
}

function pickSeat(state: State, one: Called, command: CommandOf<'AwardPot'>): Decision {
  const { callup, table, running } = one
  const { card, isEmpty = false, at, by } = command
  const { seat: terms } = running.rule.pot!
  if (terms === undefined) return refuseOrder('drawing has no prize', { activity: callup.activity })
  if (card === undefined || command.seats !== undefined)
    return refuse(callup.who, [because(terms.by, 'card picks the seat')])
  if (card < 1 || card > terms.cards)
    return refuse(callup.who, [because(terms.by, 'no such card to pick', { card, cards: terms.cards })])
  const seat = String(card)
  const isTaken = keepsSeats(state, table) ? seatedAt(state, { table, seat }) !== undefined : !isEmpty
  if (!isTaken || card > state.tables.get(table)!.seats)
    return [
      { type: 'SeatPicked', callup: callup.callup, activity: callup.activity, table, card, clause: terms.empty.by, by },
    ]
  const line = prizeLineOf(running, one.gift.line)
  if (line === undefined) return refuseOrder('drawing has no prize', { activity: callup.activity })
  const who: Party = { kind: 'seat', table, seat }
  const person = personAt(state, table, seat, at.at)
  const { misses } = heldAgainst(state, running, person, who)
  if (person !== undefined && misses.length > 0) return forfeited(one, [{ who, reasons: misses }], command)
  return declared(state, one, command, {
    winners: [{ who, person, line, amount: prizeOf(running, line), thing: null }],
    why: [terms.by],
    ready: readyFor(one.terms, undefined),
    cards: shownOf({}, []),
    evidence: message('seat was picked', { callup: callup.callup, table, card }),
  })
}

export function awardSeats(state: State, command: CommandOf<'AwardSeats'>): Decision {
  const one = calledTable(state, command.callup)
  if (isRefusal(one)) return one
  const { callup, table, running, gift, terms } = one
  if (gift.what !== 'prize') return refuse(callup.who, [because(gift.by, 'prize is not for each seat')])
  const seats = seatsTold(state, table, command.seats, command.at.at)
  if (isRefusal(seats)) return seats
  const missing = keepsSeats(state, table)
    ? playersAt(state, table).find((seat) => !seats.some((told) => told.seat === seat))
    : undefined
  if (missing !== undefined) return refuseOrder('seat is not told', { table, seat: missing })
  const line = prizeLineOf(running, gift.line)
  if (line === undefined) return refuseOrder('drawing has no prize', { activity: callup.activity })
  const thing = running.offering.things?.[line.line] ?? (line.form === undefined ? null : line.line)
  const answered = new Set<string>()
  const winners: Winning[] = []
  const denied: Denied[] = []
  for (const { seat, person } of seats) {
    const who: Party = { kind: 'seat', table, seat }
    const { answers = {} } = command.seats.find((told) => told.seat === seat)!
    const held = heldAgainst(state, running, person, who)
    const unanswered = (terms.ready ?? []).find(({ by }) => answers[by] === undefined)
    if (unanswered !== undefined)
      return refuse(who, [because(unanswered.by, 'not ready', { asks: unanswered.asks, answer: 'not answered' })])
    const reasons: Reason[] = [
      ...held.misses,
      ...held.questions.flatMap(({ clause, asks }) =>
        answers[clause] === false ? [because(clause, 'question answered no', { who, asks: asks ?? {} })] : [],
      ),
      ...(terms.ready ?? []).flatMap(({ by, asks }) =>
        answers[by] === false ? [because(by, 'not ready', { asks, answer: 'no' })] : [],
      ),
    ]
    for (const { id, clause } of held.questions) if (answers[clause] !== undefined) answered.add(id)
    if (reasons.length > 0) denied.push({ who, reasons })
    else winners.push({ who, person, line, amount: prizeOf(running, line), thing })
  }
  if (winners.length === 0) return forfeited(one, denied, command)
  return declared(state, one, command, {
    winners,
    denied,
    answered,
    why: [gift.by],
    cards: shownOf({}, []),
    evidence: message('table was drawn', { callup: callup.callup, table }),
  })
}

type Acting = Pick<CommandOf<'AwardPot'>, 'at' | 'by'>

function declared(state: State, { running, callup }: Called, { at, by }: Acting, won: WonTogether): Decision {
  const hit = declareWins(state, running, callOf(callup), { at, by }, won)
  return isRefusal(hit) ? hit : [hit.declared]
}

/** Nobody may have it, and nothing is drawn in its place. */
function forfeited({ callup, terms }: Called, denied: readonly Denied[], { by }: Acting): Decision {
  const clauses = [terms.missed.by, ...denied.flatMap(({ reasons }) => reasons.map(({ clause }) => clause))]
  return [
    {
      type: 'PassedOver',
      callup: callup.callup,
      activity: callup.activity,
      reason: message('prize forfeited', { seats: denied.map(({ who }) => (who.kind === 'seat' ? who.seat : '')) }),
      by,
      clause: [...new Set(clauses)].join(' '),
      ...(terms.missed.next === 'another is drawn' ? {} : { isOver: true as const }),
    },
  ]
}
