/** Rounds as devices see them: bets locked, fees taken, late bets logged, the table reset. */
import { businessDay, isInside } from '../base/moment.ts'
import { add, atLeastZero, type Cents, cents, smaller, subtract, times, toWire } from '../base/money.ts'
import { type Reason, refuse, refuseStep } from '../base/refusal.ts'
import { nameOf } from '../ledger/account.ts'
import { balanceIn, carry, type Draft, draftOf, entitle } from '../ledger/draft.ts'
import { capOf, isBookedAtLock } from '../rulebook/chosen.ts'
import type { RuleFile } from '../rulebook/rule.ts'
import { type Player, refuseFee } from './answer.ts'
import type { Bet, CommandOf } from './command.ts'
import { whyStopped } from './cover.ts'
import type { Decision } from './decision.ts'
import { brokenTerms, outageOf } from './equipment.ts'
import type { Denied, Event, EventOf, Posts } from './event.ts'
import { type Bettor, type Hand, placeOf } from './fact.ts'
import { fillPool, takeBack } from './fund.ts'
import { postedOf, type Running } from './judge.ts'
import { limitFee } from './limitfee.ts'
import { playersIn, roundFee } from './roundfee.ts'
import { activitiesAt, haltedAt, repayFrom, runningOf, whyHalted } from './running.ts'
import type { State, Table } from './state.ts'
import { fromPosts, toPosts } from './wire.ts'

type RoundOrder = 'StartRound' | 'BetLate' | 'EndRound' | 'VoidRound'
type RoundEvent = 'RoundStarted' | 'BetLate' | 'RoundEnded' | 'RoundVoided'

/** `3`, `3b1` for the first behind seat 3, `3d` for the space of seat 3 on the player-dealer's hand. */
export const spotOf = ({ seat, backline, onDealer }: Pick<Bet, 'seat' | 'backline' | 'onDealer'>): string =>
  `${seat}${backline === undefined ? '' : `b${backline}`}${onDealer === true ? 'd' : ''}`

export function decideRounds(state: State, command: CommandOf<RoundOrder>): Decision {
  const table = state.tables.get(command.table)
  if (table?.openedAt === undefined) return refuseStep(`table ${command.table} is not open`)
  if (command.do === 'StartRound') return startRound(state, table, command)
  const { open } = table
  switch (command.do) {
    case 'BetLate':
      return [{ type: 'BetLate', v: 1, table: table.table, round: open?.round ?? table.round, seat: command.seat }]
    case 'EndRound': {
      if (open === undefined) return refuseStep(`no round is open at table ${table.table}`)
      const waiting = open.hits.find((hit) => state.hits.get(hit)?.status === 'declared')
      if (waiting !== undefined)
        return refuseStep(`hit ${waiting} of this round waits for verification; verify or decline it first`)
      return [{ type: 'RoundEnded', v: 1, table: table.table, round: open.round }]
    }
    case 'VoidRound': {
      if (open === undefined) return refuseStep(`no round is open at table ${table.table}`)
      const reported = open.hits.find((hit) => state.hits.has(hit))
      if (reported !== undefined) return refuseStep(`hit ${reported} was reported in this round; decline it first`)
      const posts = returnedFees(state, table.table, open.posts)
      return [
        {
          type: 'RoundVoided',
          v: 1,
          table: table.table,
          round: open.round,
          reason: command.reason,
          by: command.by,
          posts,
        },
      ]
    }
  }
}

/** Every fee goes back to its player: from where it went, as far as it is still there. A repayment of the house stands. */
function returnedFees(state: State, table: string, taken: Posts): Posts {
  const returned = Object.keys(taken).map((activity) => {
    const draft = draftOf(state.balances, activity)
    const rule = runningOf(state, activity)!.rule
    for (const { book, from, to, amount } of fromPosts({ [activity]: taken[activity]! })) {
      if (book === 'custody') {
        const inBox = smaller(amount, atLeastZero(balanceIn(draft, `box:${table}`, 'custody')))
        carry(draft, `box:${table}`, 'patron', inBox, 'void')
        carry(draft, 'bank', 'patron', subtract(amount, inBox), 'void')
      } else if (nameOf(from) === 'patrons') takeBack(draft, rule, nameOf(to), 'patrons', amount, 'void')
    }
    return toPosts(draft.posts)
  })
  return Object.assign({}, ...returned)
}

function startRound(state: State, table: Table, { bets, at, by }: CommandOf<'StartRound'>): Decision {
  if (table.open !== undefined) return refuseStep(`round ${table.open.round} at table ${table.table} has not ended`)
  const outside = bets.find(
    ({ seat, playerDealer }) =>
      !(playerDealer === true && seat === 'player-dealer') &&
      (!/^\d+$/.test(seat) || Number(seat) < 1 || Number(seat) > table.seats),
  )
  if (outside !== undefined)
    return refuseStep(`table ${table.table} has seats 1 to ${table.seats}; there is no seat ${outside.seat}`)
  const spots = bets.map(spotOf)
  const twice = spots.find((spot, index) => spots.indexOf(spot) !== index)
  if (twice !== undefined) return refuseStep(`spot ${twice} is named twice`)
  if (bets.filter(({ playerDealer }) => playerDealer).length > 1) return refuseStep('a round has one player-dealer')
  const running = activitiesAt(state, table.table)
  const asked = new Set(bets.flatMap(({ fees }) => fees))
  const isTaken = (activity: string) => running.some(({ rule }) => rule.activity === activity && isBookedAtLock(rule))
  // A stop comes at once, while sensors are lit: that fee goes back and the round goes on.
  const halted = [...asked].every(isTaken) ? [] : haltedAt(state, table.table).filter((activity) => asked.has(activity))
  const unknown = [...asked].find((activity) => !isTaken(activity) && !halted.includes(activity))
  if (unknown !== undefined) return refuseStep(`no fee of ${unknown} is taken at table ${table.table}`)

  const fees: Record<string, string[]> = {}
  const returned: Denied[] = halted.flatMap((activity) => {
    const reason = { clause: 'order', says: `${whyHalted(state, activity)}; the fee is returned` }
    return bets
      .filter((bet) => bet.fees.includes(activity))
      .map((bet) => ({ who: whereIs(table, bet), reasons: [reason] }))
  })
  const amounts: Record<string, Record<string, string>> = {}
  const posts: ReturnType<typeof toPosts>[] = []
  for (const { rule, offering, chip } of running) {
    if (!isBookedAtLock(rule)) continue
    const stopped = whyStopped(state, rule.activity, at.local)
    const forRound = rule.fee?.round === undefined ? undefined : roundFee(rule, bets, table.game)
    if (forRound?.lacking !== undefined && stopped === undefined && isInHours(offering, at.local))
      return refuse(rule.activity, [forRound.lacking])
    returned.push(
      ...(forRound?.returned ?? []).map(({ bet, reason }) => ({ who: whereIs(table, bet), reasons: [reason] })),
    )
    const byLimit = rule.fee?.rates === undefined || !asked.has(rule.activity) ? undefined : limitFee(rule, table, bets)
    if (byLimit !== undefined && 'says' in byLimit) return refuse(rule.activity, [byLimit])
    returned.push(
      ...(byLimit?.returned ?? []).map(({ bet, reason }) => ({ who: whereIs(table, bet), reasons: [reason] })),
    )
    const laid = byLimit?.accepted.map(({ bet }) => bet) ?? forRound?.accepted
    const accepted: Bet[] = []
    for (const bet of laid ?? bets.filter((one) => one.fees.includes(rule.activity))) {
      // After the clauses of the document, what the house itself asks.
      const own = whyReturned(state, { rule, offering, chip }, bet, table, at.local, bets)
      const reasons =
        stopped === undefined ? own : [...own, { ...stopped, says: `${stopped.says}; the fee is returned` }]
      if (reasons.length === 0) accepted.push(bet)
      else returned.push({ who: whereIs(table, bet), reasons })
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
    takeFees(draft, rule, offering, total, `box:${table.table}`, instead?.by)
    repayFrom(state, draft)
    posts.push(toPosts(draft.posts))
  }
  const marked = bets.filter((bet) => bet.marked).map(spotOf)
  const paid = new Set(Object.values(fees).flat())
  const persons = bets.flatMap((bet) =>
    bet.person === undefined || !paid.has(spotOf(bet)) ? [] : [[spotOf(bet), bet.person]],
  )
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
    v: 1,
    table: table.table,
    device: 'sensor',
    reason: `dark at ${marked.join(', ')}`,
    by,
  }
  return [
    {
      type: 'RoundStarted',
      v: 1,
      table: table.table,
      round: table.round + 1,
      at: at.at,
      ...(Object.keys(fees).length === 0 ? {} : { fees, posts: Object.assign({}, ...posts) }),
      ...(marked.length === 0 ? {} : { marked }),
      ...(Object.keys(amounts).length === 0 ? {} : { amounts }),
      ...(persons.length === 0 ? {} : { persons: Object.fromEntries(persons) }),
      ...(isForRound ? { players: playersIn(bets) } : {}),
      ...(isForRound && dealer !== undefined ? { playerDealer: dealer.seat } : {}),
      ...(isForRound && propositions.length > 0 ? { proposition: propositions } : {}),
      ...(returned.length === 0 ? {} : { returned }),
      ...(day === undefined ? {} : { day }),
    },
    ...(isNewOutage ? [failed] : []),
  ]
}

const whereIs = (table: Table, bet: Bet): string =>
  bet.playerDealer === true
    ? `table ${table.table} player-dealer`
    : placeOf(table, bet.seat, placeIn(bet), bet.backline)

const isInHours = ({ hours }: Running['offering'], local: string): boolean =>
  hours === undefined || hours.some((window) => isInside(window, local))

const placeIn = ({ backline }: Bet): 'seated' | 'backline' => (backline === undefined ? 'seated' : 'backline')

/** Why the fee on a spot is not taken, every reason of it. */
function whyReturned(
  { persons }: State,
  { rule, offering }: Running,
  bet: Bet,
  table: Table,
  local: string,
  bets: readonly Bet[],
): Reason[] {
  const { fee } = rule
  const reasons: Reason[] = []
  const hours = rule.who.find(({ need }) => need === 'posted hours')
  if (hours !== undefined && !isInHours(offering, local))
    reasons.push({ clause: hours.by, says: 'outside the posted hours; the fee is returned' })
  const out = outageOf(rule, table) ?? darkSensor(rule, bet, bets)
  if (out !== undefined) reasons.push({ ...out, says: `${out.says}; the fee is returned` })
  if (fee?.baseWagerFirst !== undefined && !bet.wagered)
    reasons.push({ clause: fee.baseWagerFirst.by, says: 'the base wager comes before the fee; the fee is returned' })
  if (fee !== undefined && bet.onDealer === true && fee.dealerSpace === undefined)
    reasons.push({ clause: fee.by, says: 'there is no space for a fee on the player-dealer hand; the fee is returned' })
  const bettor: Bettor = {
    ...(bet.person === undefined ? {} : persons.get(bet.person)),
    ...(bet.proposition === undefined ? {} : { proposition: bet.proposition }),
    place: placeIn(bet),
    wagered: bet.wagered,
  }
  const hand: Hand = { seat: bet.seat, role: 'player', cards: {}, bettors: [bettor] }
  const player: Player = { who: '', hand, bettor, on: 'own hand', cards: hand }
  return [...reasons, ...refuseFee(rule.who, player, postedOf(rule, offering, table.game, local))]
}

/** One dark sensor: its own fee only, or the whole activity at this table, as the rule says. */
function darkSensor(rule: RuleFile, bet: Bet, bets: readonly Bet[]): Reason | undefined {
  const terms = brokenTerms(rule, 'sensor')
  if (terms === undefined)
    return bet.marked === true
      ? { clause: rule.fee!.by, says: 'the sensor is dark and the rules have nothing in its place' }
      : undefined
  return terms.instead === 'not offered' && bets.some(({ marked }) => marked)
    ? { clause: terms.by, says: 'a sensor of the table is dark; nothing is offered until it is mended' }
    : undefined
}

/** A closed day stays closed: a round that comes late for it is booked today and names its day. */
function lateDay({ property, closedDay }: State, local: string): string | undefined {
  const day = businessDay(local, property?.dayStart ?? '00:00')
  return closedDay !== undefined && day <= closedDay ? day : undefined
}

/** Fees into the box, and to the funds that the rule names; what a full pool cannot take goes where the rule says. */
export function takeFees(
  draft: Draft,
  rule: RuleFile,
  offering: Running['offering'],
  total: Cents,
  place: string,
  instead?: string,
): void {
  const { fee } = rule
  if (fee === undefined) return
  carry(draft, 'patron', place, total, instead === undefined ? fee.by : `${fee.by} ${instead}`)
  for (const part of fee.parts) {
    // Every fee is so many of the smallest one.
    const amount = times(part.amount, total / fee.amount)
    const pool = part.to.startsWith('pool:') ? part.to.slice(5) : undefined
    if (pool === undefined) {
      entitle(draft, 'patrons', part.to, amount, part.by)
      continue
    }
    const fits = fillPool(draft, pool, capOf({ rule, offering }, pool), 'patrons', amount, part.by)
    if (fits < amount)
      entitle(draft, 'patrons', fee.past?.to ?? 'reserve', cents(amount - fits), fee.past?.by ?? part.by)
  }
}

export function evolveRounds(state: State, event: EventOf<RoundEvent>): void {
  switch (event.type) {
    case 'RoundStarted': {
      const table = state.tables.get(event.table)!
      table.round = event.round
      table.open = {
        round: event.round,
        at: event.at,
        fees: event.fees ?? {},
        ...(event.persons === undefined ? {} : { persons: event.persons }),
        ...(event.players === undefined ? {} : { players: event.players }),
        ...(event.playerDealer === undefined ? {} : { playerDealer: event.playerDealer }),
        ...(event.proposition === undefined ? {} : { proposition: event.proposition }),
        posts: event.posts ?? {},
        hits: [],
      }
      return
    }
    case 'BetLate':
      return
    case 'RoundEnded':
    case 'RoundVoided':
      delete state.tables.get(event.table)!.open
      return
  }
}
