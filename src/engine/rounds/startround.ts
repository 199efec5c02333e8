/** The lock: bets as they lie when a round starts, the fees that are taken, and those that go back. */

import { message } from '../../base/message.ts'
import { businessDay } from '../../base/moment.ts'
import { add, type Cents, cents, times, toWire } from '../../base/money.ts'
import type { Party } from '../../base/party.ts'
import { type Reason, type Refusal, refuse, refuseOrder } from '../../base/refusal.ts'
import { type Spot, spotOf } from '../../base/spot.ts'
import { carry, type Draft, draftOf, entitle } from '../../ledger/draft.ts'
import { boxPlace, isPool, type Place, poolOf } from '../../ledger/name.ts'
import { capOf, isBookedAtLock } from '../../rulebook/choice.ts'
import type { RuleFile } from '../../rulebook/rule.ts'
import { brokenTerms } from '../house/equipment.ts'
import type { Table } from '../house/vocabulary.ts'
import { placeOf } from '../judging/fact.ts'
import type { Denied } from '../judging/judgement.ts'
import { whyStopped } from '../money/cover.ts'
import { fillPool } from '../money/movements.ts'
import type { Running } from '../offerings/running.ts'
import { activitiesAt, haltedAt, repayFrom, whyHalted } from '../offerings/running.ts'
import { toPosts } from '../posts.ts'
import { feeRefusals, isInHours, placeIn } from './feerefusals.ts'
import { limitFee } from './limitfee.ts'
import { playersIn, roundFee } from './roundfee.ts'
import type { Bet, CommandOf, Decision, Event, State } from './vocabulary.ts'

export function startRound(state: State, table: Table, { bets, at, by }: CommandOf<'StartRound'>): Decision {
  const { round = 0, open } = state.rounds.get(table.table) ?? {}
  if (open !== undefined) return refuseOrder('round not ended', { round: open.round, table: table.table })
  const wrong = whyWrong(table, bets)
  if (wrong !== undefined) return wrong
  const running = activitiesAt(state, table.table)
  const asked = new Set<string>()
  for (const bet of bets) for (const activity of bet.fees) asked.add(activity)
  const isTaken = (activity: string) => running.some(({ rule }) => rule.activity === activity && isBookedAtLock(rule))
  // A stop comes at once, while sensors are lit: that fee goes back and the round goes on.
  const halted = [...asked].every(isTaken) ? [] : haltedAt(state, table.table).filter((activity) => asked.has(activity))
  const unknown = [...asked].find((activity) => !isTaken(activity) && !halted.includes(activity))
  if (unknown !== undefined) return refuseOrder('no fee taken at table', { activity: unknown, table: table.table })

  const fees: Record<string, Spot[]> = {}
  const returned: Denied[] = []
  const giveBack = (bet: Bet, ...reasons: Reason[]) => returned.push({ who: whereIs(table, bet), reasons })
  for (const activity of halted) {
    const reason = { clause: 'order', ...whyHalted(state, activity) }
    for (const bet of bets) if (bet.fees.includes(activity)) giveBack(bet, reason)
  }
  const amounts: Record<string, Record<string, string>> = {}
  const posts: ReturnType<typeof toPosts>[] = []
  for (const { rule, offering, chip } of running) {
    if (!isBookedAtLock(rule)) continue
    const stopped = whyStopped(state, rule.activity, at.local)
    const forRound = rule.fee?.round === undefined ? undefined : roundFee(rule, bets, table.game)
    if (forRound?.lacking !== undefined && stopped === undefined && isInHours(offering, at.local))
      return refuse({ kind: 'activity', activity: rule.activity }, [forRound.lacking])
    for (const { bet, reason } of forRound?.returned ?? []) giveBack(bet, reason)
    const byLimit = rule.fee?.rates === undefined || !asked.has(rule.activity) ? undefined : limitFee(rule, table, bets)
    if (byLimit !== undefined && 'clause' in byLimit)
      return refuse({ kind: 'activity', activity: rule.activity }, [byLimit])
    for (const { bet, reason } of byLimit?.returned ?? []) giveBack(bet, reason)
    const laid = byLimit?.accepted.map(({ bet }) => bet) ?? forRound?.accepted
    const accepted: Bet[] = []
    const whyReturned = feeRefusals(state, { rule, offering, chip }, table, at, bets)
    for (const bet of laid ?? bets.filter((one) => one.fees.includes(rule.activity))) {
      // After the clauses of the document, what the house itself asks.
      const own = whyReturned(bet)
      const reasons = stopped === undefined ? own : [...own, stopped]
      if (reasons.length === 0) accepted.push(bet)
      else giveBack(bet, ...reasons)
    }
    if (accepted.length === 0) continue
    fees[rule.activity] = accepted.map(spotOf)
    const draft = draftOf(state.balances, rule.activity)
    const instead = accepted.some((bet) => bet.marked) ? brokenTerms(rule, 'sensor') : undefined
    const owed = byLimit?.accepted.filter(({ bet }) => accepted.includes(bet))
    if (owed !== undefined)
      amounts[rule.activity] = Object.fromEntries(owed.map(({ bet, amount }) => [spotOf(bet), toWire(amount)]))
    const total =
      owed === undefined ? times(rule.fee!.amount, accepted.length) : add(...owed.map(({ amount }) => amount))
    takeFees(draft, rule, offering, total, boxPlace(table.table), instead?.by)
    repayFrom(state, draft)
    posts.push(toPosts(draft.posts))
  }
  const marked = bets.filter((bet) => bet.marked).map(spotOf)
  // Everybody who is signed in, with a fee or without: who they are decides who may win, and how often.
  const persons = bets.flatMap((bet) => (bet.person === undefined ? [] : [[spotOf(bet), bet.person]]))
  // Who pays depends on who else plays: for one fee a round, and where the first position or the largest wager pays.
  const isForRound = running.some(
    ({ rule: { fee, activity } }) => fee?.round !== undefined || (fee?.rates !== undefined && asked.has(activity)),
  )
  const dealer = bets.find(({ playerDealer }) => playerDealer)
  const propositions = bets.filter(({ proposition }) => proposition).map(spotOf)
  const day = lateDay(state, at.local)
  const isNewOutage =
    marked.length > 0 &&
    table.broken?.sensor === undefined &&
    running.some(({ rule }) => brokenTerms(rule, 'sensor')?.instead === 'not offered')
  const failed: Event = {
    type: 'EquipmentFailed',
    table: table.table,
    device: 'sensor',
    reason: message('sensors dark', { spots: marked }),
    by,
  }
  return [
    {
      type: 'RoundStarted',
      table: table.table,
      round: round + 1,
      at: at.at,
      ...(Object.keys(fees).length === 0 ? {} : { fees, posts: Object.assign({}, ...posts) }),
      ...(marked.length === 0 ? {} : { marked }),
      ...(Object.keys(amounts).length === 0 ? {} : { amounts }),
      ...(persons.length === 0 ? {} : { persons: Object.fromEntries(persons) }),
      ...(isForRound ? { players: playersIn(bets) } : {}),
      // A position with a number is kept for every fee: a report may name it without one.
      ...(dealer !== undefined && (isForRound || dealer.seat !== 'player-dealer') ? { playerDealer: dealer.seat } : {}),
      ...(isForRound && propositions.length > 0 ? { proposition: propositions } : {}),
      ...(returned.length === 0 ? {} : { returned }),
      ...(day === undefined ? {} : { day }),
    },
    ...(isNewOutage ? [failed] : []),
  ]
}

/** What no table can have: a seat that is not there, a spot or a player-dealer twice. */
function whyWrong({ table, seats }: Table, bets: readonly Bet[]): Refusal | undefined {
  const outside = bets.find(
    ({ seat, playerDealer }) =>
      !(playerDealer === true && seat === 'player-dealer') &&
      (!/^\d+$/.test(seat) || Number(seat) < 1 || Number(seat) > seats),
  )
  if (outside !== undefined) return refuseOrder('no such seat', { table, seats, seat: outside.seat })
  const spots = bets.map(spotOf)
  const twice = spots.find((spot, index) => spots.indexOf(spot) !== index)
  if (twice !== undefined) return refuseOrder('spot named twice', { spot: twice })
  const dealers = bets.filter(({ playerDealer }) => playerDealer)
  return dealers.length > 1 ? refuseOrder('one player-dealer in a round') : undefined
}

const whereIs = (table: Table, bet: Bet): Party =>
  bet.playerDealer === true
    ? { kind: 'player-dealer', table: table.table }
    : placeOf(table, bet.seat, placeIn(bet), bet.backline)

/** A closed day stays closed: a round that comes late for it is booked today and names its day. */
function lateDay({ property, closedDay }: State, local: string): string | undefined {
  const day = businessDay(local, property?.dayStart ?? '00:00')
  return closedDay !== undefined && day <= closedDay ? day : undefined
}

/** Fees into the box, and to the funds that the rule names; what a full pool cannot take goes where the rule says. */
function takeFees(
  draft: Draft,
  rule: RuleFile,
  offering: Running['offering'],
  total: Cents,
  place: Place,
  instead?: string,
): void {
  const { fee } = rule
  if (fee === undefined) return
  carry(draft, 'patron', place, total, instead === undefined ? fee.by : `${fee.by} ${instead}`)
  for (const part of fee.parts) {
    // Every fee is so many of the smallest one.
    const amount = times(part.amount, total / fee.amount)
    if (!isPool(part.to)) {
      entitle(draft, 'patrons', part.to, amount, part.by)
      continue
    }
    const pool = poolOf(part.to)
    const fits = fillPool(draft, pool, capOf({ rule, offering }, pool), 'patrons', amount, part.by)
    if (fits < amount)
      entitle(draft, 'patrons', fee.past?.to ?? 'reserve', cents(amount - fits), fee.past?.by ?? part.by)
  }
}
