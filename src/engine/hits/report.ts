/** A hand is reported: judged for every activity of the table, declared where it wins something. */

import { businessDay, localAt } from '../../base/moment.ts'
import { toWire } from '../../base/money.ts'
import { type Party, partyKey } from '../../base/party.ts'
import { because, type Reason, refuse, refuseOrder } from '../../base/refusal.ts'
import { copyOf, post } from '../../ledger/balances.ts'
import { needsLock } from '../../rulebook/choice.ts'
import { isByHand, isHeld } from '../../rulebook/rule.ts'
import { isTableGame } from '../../rulebook/tablegame.ts'
import { outageOf } from '../house/equipment.ts'
import { wrongCards, wrongPlaces } from '../judging/cardcheck.ts'
import type { RoomPlayer } from '../judging/case.ts'
import { holdPlayer } from '../judging/conditions.ts'
import { type Hand, placeOf, shownIn } from '../judging/fact.ts'
import { judge } from '../judging/judge.ts'
import type { Denied } from '../judging/judgement.ts'
import type { When } from '../offerings/moment.ts'
import { isToldLate, sinceThen } from '../offerings/raises.ts'
import type { Running } from '../offerings/running.ts'
import { activitiesAt, haltedAt, whyHalted, whysHalted } from '../offerings/running.ts'
import { toPosts } from '../posts.ts'
import { personAt } from '../presence/status.ts'
import { namedDealer } from '../rotation/dealer.ts'
import { firstUndecided, poolsOf } from './held.ts'
import { heldReport } from './heldreport.ts'
import { tooLate } from './periods.ts'
import { feeAgainstLock, isFeeNowhere, placeAt, reportedRound } from './reportedround.ts'
import { refuseRepeated, sameHands } from './samehand.ts'
import { kindTold } from './seatsknown.ts'
import { tableIn } from './source.ts'
import type { CommandOf, Decision, Event, State } from './vocabulary.ts'

export function reportHit(state: State, given: CommandOf<'ReportHit'>): Decision {
  const table = state.tables.get(given.table)
  if (table === undefined) return refuseOrder('no such table', { table: given.table })
  const command = { ...given, facts: kindTold(table, given.facts) }
  // A hand of the whole table is nobody's own: then the fees of the round tell who takes part.
  if (command.hands.length === 0 && command.common.player === undefined) return refuseOrder('hit without hands')
  const open = state.rounds.get(table.table)?.open
  const { dealtAt } = command.facts
  if (dealtAt !== undefined && dealtAt > command.at.at) return refuseOrder('dealt later than now')
  // The lock decides, or the first card: settings, hours and periods as they were then.
  const when: When =
    open === undefined
      ? { at: dealtAt ?? command.at.at }
      : { at: open.at, ...(open.seen === undefined ? {} : { seen: open.seen }) }
  const moment = when.at
  const here = activitiesAt(state, table.table, when).filter(
    ({ rule }) => !isHeld(rule) && (command.activities?.includes(rule.activity) ?? true),
  )
  // Cards decide nothing where people do.
  const running = here.filter(({ rule }) => !isByHand(rule) && !isTableGame(rule))
  if (here.length > 0 && running.length === 0)
    return refuseOrder(isTableGame(here[0]!.rule) ? 'settled at its table' : 'awarded by hand', {
      activity: here[0]!.rule.activity,
    })
  const halted = haltedAt(state, table.table).filter((activity) => command.activities?.includes(activity) ?? true)
  if (running.length === 0 || (command.activities !== undefined && halted.length > 0))
    return running.length === 0
      ? refuseOrder('no activity at table', { table: table.table, halted: whysHalted(state, halted) })
      : refuseOrder('not judged while halted', { halted: whysHalted(state, halted) })
  const wrong = wrongPlaces(table, command) ?? wrongCards(table, command)
  if (wrong !== undefined) return wrong
  if (isFeeNowhere(command, running)) {
    const { activity, fee, charts } = running[0]!.rule
    return refuse({ kind: 'activity', activity }, [because(fee?.by ?? charts.by, 'no space on the player-dealer hand')])
  }
  const events: Event[] = []
  let declared = 0
  // What one activity takes from a shared reserve, the next one does not find there.
  const balances = running.length > 1 ? copyOf(state.balances) : state.balances
  for (const activity of running) {
    const { rule } = activity
    const isSensed = needsLock(rule)
    const isFree = command.facts.freeTable === true
    if (isFree && open?.fees[rule.activity] !== undefined)
      return refuse({ kind: 'activity', activity: rule.activity }, [
        because(rule.free?.by ?? rule.charts.by, 'fees at a free table', { table: table.table }),
      ])
    if (isSensed && open === undefined && !isFree)
      return refuseOrder('no round with its fees', { table: table.table, activity: rule.activity })
    if (open?.hits.some((id) => state.hits.get(id)?.activity === rule.activity))
      return refuseOrder('hit reported already', { activity: rule.activity })
    const against = feeAgainstLock(command, table, rule, open)
    if (against !== undefined)
      return refuse({ kind: 'activity', activity: rule.activity }, [
        because(rule.fee?.by ?? rule.charts.by, 'fee not as locked', against),
      ])
    const dealt = localAt(command.at, moment)
    const hit = `H${state.hitsSoFar + declared + 1}`
    const round = reportedRound(state, table, command, activity, open, moment)
    const room = roomOf(state, activity)
    const { awards, denied, questions, board, tickets, points, total, draft } = judge(
      activity,
      {
        round,
        local: dealt,
        hit,
        room,
        since: sinceThen(state, activity, when),
        out:
          (open?.fees[rule.activity] === undefined ? outageOf(rule, table) : undefined) ??
          tooLate(state, activity, dealt) ??
          outOfDays(state, activity, dealt),
      },
      balances,
    )
    const wins = awards.length + (board ?? []).length + (tickets ?? []).length + (points ?? []).length > 0
    const cards = shownIn(round)
    // A recorded round tells one deal from the next.
    const same = wins && open === undefined ? sameHands(state, rule.activity, command, cards) : []
    const repeated = refuseRepeated(state, command, same)
    if (repeated !== undefined) return repeated
    const pools = poolsOf(activity, awards)
    const waitsFor = firstUndecided(state, activity, pools)
    if (balances !== state.balances && waitsFor === undefined) post(balances, draft.posts)
    const digest = state.offerings.get(rule.activity)!.running!.digest
    const where = { table: table.table, ...(open === undefined ? {} : { round: open.round }) }
    if (!wins) {
      events.push({ type: 'HandJudged', ...where, activity: rule.activity, digest, denied, cards })
      continue
    }
    declared += 1
    const { at, local } = command.at
    const called = {
      hit,
      activity: rule.activity,
      digest,
      source: { kind: 'table', ...where },
      at,
      local,
      ...(rule.claim.expires?.hours === undefined || moment === at ? {} : { dealtAt: moment }),
      declaredBy: command.by,
      ...namedDealer(state, table.table, moment),
      cards,
      ...(same.length === 0 ? {} : { otherThan: same }),
    } as const
    if (waitsFor !== undefined) {
      // Dealt now: what is posted in this same instant, but after it, is later.
      const isNow = open === undefined && dealtAt === undefined && !isToldLate(state, rule.activity, when)
      const then = isNow ? { ...when, seen: state.postings } : when
      const report = heldReport(round, then, dealt, room)
      const waitsAt = tableIn(state.hits.get(waitsFor)!.source)
      const of = waitsAt === undefined ? {} : { waitsAt }
      const winners = awards.map(({ to, person, line, share }) => ({
        to,
        ...(person === undefined ? {} : { person }),
        line,
        share,
      }))
      events.push({ type: 'HitHeld', ...called, denied, waitsFor, ...of, winners, pools, report })
      continue
    }
    events.push({
      type: 'HitDeclared',
      ...called,
      awards,
      denied,
      questions,
      total: toWire(total),
      ...(board === undefined ? {} : { board }),
      ...(tickets === undefined ? {} : { tickets }),
      ...(points === undefined ? {} : { points }),
      posts: toPosts(draft.posts),
    })
  }
  // Where others run at the table the hand is judged for them, and this answer says why not for these.
  for (const activity of halted) {
    const denied: Denied[] = [
      { who: { kind: 'activity', activity }, reasons: [{ clause: 'order', ...whyHalted(state, activity) }] },
    ]
    const { digest } = state.offerings.get(activity)!.running!
    const where = { table: table.table, ...(open === undefined ? {} : { round: open.round }) }
    const cards = shownIn(command)
    events.push({ type: 'HandJudged', ...where, activity, digest, denied, cards })
  }
  return events
}

/** Before the first or after the last posted day, as the house counts its days. */
export function outOfDays(
  { property }: { readonly property?: { readonly dayStart: string } | undefined },
  { rule, offering: { from = '', to } }: Running,
  local: string,
): Reason | undefined {
  const day = businessDay(local, property?.dayStart ?? '00:00')
  if (day >= from && (to === undefined || day <= to)) return undefined
  const clause = rule.who.find(({ need }) => need === 'posted hours')?.by ?? rule.charts.by
  return because(clause, 'outside posted days', {
    ...(from === '' ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  })
}

/** Everybody with a fee of the activity in an open round, table by table; a person with fees at several spots once. */
function roomOf(state: State, { rule }: Running): RoomPlayer[] {
  if (rule.room === undefined) return []
  const seen = new Set<string>()
  return [...state.tables.values()].flatMap((table) => {
    const open = state.rounds.get(table.table)?.open
    return (open?.fees[rule.activity] ?? []).flatMap((spot): RoomPlayer[] => {
      const { seat, place, nth } = placeAt(spot)
      // The player-dealer may have no numbered seat.
      const who: Party =
        spot === 'player-dealer' ? { kind: spot, table: table.table } : placeOf(table, seat, place, nth)
      const sits = place === 'seated' ? personAt(state, table.table, seat, open?.at ?? 0) : undefined
      const person = open?.persons?.[spot] ?? sits
      const same = person ?? partyKey(who)
      const known = person === undefined ? {} : { person, ...state.persons.get(person) }
      const bettor = { ...known, place, wagered: true, feePosted: true }
      const hand: Hand = { seat, role: 'player', cards: {}, bettors: [bettor] }
      const misses = holdPlayer(rule.who, { who, hand, bettor, on: 'own hand', cards: hand }).misses
      if (seen.has(same) || misses.length > 0) return []
      seen.add(same)
      return [{ who, ...(person === undefined ? {} : { person }) }]
    })
  })
}
