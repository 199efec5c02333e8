/** A hit: declared, verified, awarded as claims; or declined; disputed from any state; backed out by adjustment. */

import { localAt } from '../base/moment.ts'
import { fromWire, toWire } from '../base/money.ts'
import { refuse, refuseStep } from '../base/refusal.ts'
import { nameOf } from '../ledger/account.ts'
import { copyOf, post } from '../ledger/balances.ts'
import { draftOf, entitle, entitleAtMost } from '../ledger/draft.ts'
import { reversed } from '../ledger/post.ts'
import { chartOf, needsLock } from '../rulebook/chosen.ts'
import type { RuleFile } from '../rulebook/rule.ts'
import { holdPlayer } from './answer.ts'
import { wrongCards } from './cards.ts'
import { clocksOf } from './clocks.ts'
import type { CommandOf } from './command.ts'
import type { Decision } from './decision.ts'
import { outageOf } from './equipment.ts'
import type { Award, Event, EventOf, Posts } from './event.ts'
import { type Bettor, type Hand, handsInWords, placeOf, type Round } from './fact.ts'
import { giveBack, keepToCaps, repayHouse } from './fund.ts'
import { judge, type RoomPlayer, type Running } from './judge.ts'
import { putOnBoard, takeOffBoard, tooLate } from './periods.ts'
import { spotOf } from './rounds.ts'
import { activitiesAt, funderIn, funderRunning, haltedAt, ruleOf, runningOf, whyHalted } from './running.ts'
import { bestShown, isShown, strengthOf } from './showdown.ts'
import type { Hit, OpenRound, State, Table } from './state.ts'
import { fromPosts, toPosts } from './wire.ts'

type HitOrder = 'ReportHit' | 'AttestHit' | 'VerifyHit' | 'DeclineHit' | 'DisputeHit' | 'SettleDispute' | 'BackOutHit'
type HitEvent =
  | 'HandJudged'
  | 'HitDeclared'
  | 'HitAttested'
  | 'HitVerified'
  | 'HitDeclined'
  | 'HitDisputed'
  | 'DisputeSettled'
  | 'HitBackedOut'

export function decideHits(state: State, command: CommandOf<HitOrder>): Decision {
  if (command.do === 'ReportHit') return reportHit(state, command)
  const hit = state.hits.get(command.hit)
  if (hit === undefined) return refuseStep(`there is no open hit ${command.hit}`)
  switch (command.do) {
    case 'AttestHit': {
      if (hit.status !== 'declared') return refuseStep(`hit ${hit.hit} is ${hit.status}; nothing is left to attest`)
      const unknown = Object.keys(command.answers).find((id) => !hit.questions.some((question) => question.id === id))
      if (unknown !== undefined) return refuseStep(`hit ${hit.hit} has no question "${unknown}"`)
      const theirs = hit.questions.find(({ id, of }) => of === 'surveillance' && command.answers[id] !== undefined)
      if (theirs !== undefined)
        return refuse(`hit ${hit.hit}`, [{ clause: theirs.clause, says: 'surveillance answers that, not the floor' }])
      const answers = Object.entries(command.answers).map(([question, yes]) => ({ question, yes }))
      return [{ type: 'HitAttested', v: 1, hit: hit.hit, answers, by: command.by }]
    }
    case 'VerifyHit':
      return verifyHit(state, hit, command)
    case 'DeclineHit': {
      if (hit.status !== 'declared' && hit.status !== 'disputed')
        return refuseStep(`hit ${hit.hit} is ${hit.status} and cannot be declined`)
      if (hit.claims.length > 0) return refuseStep(`hit ${hit.hit} was awarded; it can only be backed out`)
      if (command.second === command.by) return refuseStep('declining takes two persons')
      if (command.evidence === '') return refuseStep('declining names the evidence that is kept')
      const { reason, clause, second, evidence, by } = command
      const posts = releasePosts(state, hit, clause ?? 'declined')
      return [
        {
          type: 'HitDeclined',
          v: 1,
          hit: hit.hit,
          reason,
          ...(clause === undefined ? {} : { clause }),
          by: [by, second],
          evidence,
          posts,
        },
      ]
    }
    case 'DisputeHit':
      if (hit.status === 'disputed') return refuseStep(`hit ${hit.hit} is disputed already`)
      return [{ type: 'HitDisputed', v: 1, hit: hit.hit, by: command.by, reason: command.reason }]
    case 'SettleDispute':
      if (hit.status !== 'disputed') return refuseStep(`hit ${hit.hit} is not disputed`)
      if (command.second === command.by) return refuseStep('a dispute is settled by two persons')
      return [{ type: 'DisputeSettled', v: 1, hit: hit.hit, by: [command.by, command.second], reason: command.reason }]
    case 'BackOutHit':
      return backOut(state, hit, command)
  }
}

function reportHit(state: State, command: CommandOf<'ReportHit'>): Decision {
  const table = state.tables.get(command.table)
  if (table === undefined) return refuseStep(`there is no table ${command.table}`)
  // A hand of the whole table is nobody's own: then the fees of the round tell who takes part.
  if (command.hands.length === 0 && command.common.player === undefined)
    return refuseStep('a hit needs at least one hand')
  const { open } = table
  const { dealtAt } = command.facts
  if (dealtAt !== undefined && dealtAt > command.at.at)
    return refuseStep('the hand cannot have been dealt later than now')
  // The lock decides, or the first card: settings, hours and periods as they were then.
  const moment = open?.at ?? dealtAt ?? command.at.at
  const here = activitiesAt(state, table.table, moment).filter(
    ({ rule }) => command.activities === undefined || command.activities.includes(rule.activity),
  )
  // Cards decide nothing where people do.
  const running = here.filter(({ rule }) => rule.runs !== 'by hand')
  if (here.length > 0 && running.length === 0)
    return refuseStep(`${here[0]!.rule.activity} runs by hand: enter an award, no cards decide it`)
  const halted = haltedAt(state, table.table).filter((activity) => command.activities?.includes(activity) ?? true)
  if (running.length === 0 || (command.activities !== undefined && halted.length > 0))
    return refuseStep(
      [
        running.length === 0 ? `no activity runs at table ${table.table}` : 'not judged',
        ...halted.map((activity) => whyHalted(state, activity)),
      ].join('; '),
    )
  const wrong = wrongCards(table, command)
  if (wrong !== undefined) return refuseStep(wrong)
  const events: Event[] = []
  let declared = 0
  // What one activity takes from a shared reserve, the next one does not find there.
  const balances = running.length > 1 ? copyOf(state.balances) : state.balances
  for (const activity of running) {
    const { rule } = activity
    const isSensed = needsLock(rule)
    const isFree = command.facts.freeTable === true
    if (isFree && open?.fees[rule.activity] !== undefined)
      return refuse(rule.activity, [
        {
          clause: rule.free?.by ?? rule.charts.by,
          says: `fees of this round lie at table ${table.table}; a free table takes none`,
        },
      ])
    if (isSensed && open === undefined && !isFree)
      return refuseStep(`no round is open at table ${table.table}; the fees of ${rule.activity} are known only there`)
    if (open?.hits.some((id) => state.hits.get(id)?.activity === rule.activity))
      return refuseStep(`a hit of ${rule.activity} was reported in this round already`)
    const dealt = localAt(command.at, moment)
    const hit = `H${state.hitsSoFar + declared + 1}`
    const round = roundOf(state, table, command, activity, open)
    const { awards, denied, questions, board, tickets, total, draft } = judge(
      activity,
      {
        round,
        local: dealt,
        hit,
        room: roomOf(state, activity),
        out:
          (open?.fees[rule.activity] === undefined ? outageOf(rule, table) : undefined) ??
          tooLate(state, activity, dealt),
      },
      balances,
    )
    const before = undecidedFor(state, activity, awards)
    if (before !== undefined)
      return refuseStep(
        `hit ${before} for the same prize is not decided yet, and what this hand wins depends on it; decide it, then report this hand again`,
      )
    if (balances !== state.balances) post(balances, draft.posts)
    const digest = state.offerings.get(rule.activity)!.running!.digest
    const where = { table: table.table, ...(open === undefined ? {} : { round: open.round }) }
    const hands = handsInWords(round)
    if (awards.length === 0 && (board ?? []).length === 0 && (tickets ?? []).length === 0) {
      events.push({ type: 'HandJudged', v: 1, ...where, activity: rule.activity, digest, denied, hands })
      continue
    }
    declared += 1
    const { at, local } = command.at
    events.push({
      type: 'HitDeclared',
      v: 1,
      hit,
      activity: rule.activity,
      digest,
      ...where,
      at,
      local,
      declaredBy: command.by,
      hands,
      awards,
      denied,
      questions,
      total: toWire(total),
      ...(board === undefined ? {} : { board }),
      ...(tickets === undefined ? {} : { tickets }),
      posts: toPosts(draft.posts),
    })
  }
  // Where others run at the table the hand is judged for them, and this answer says why not for these.
  for (const activity of halted) {
    const denied = [{ who: activity, reasons: [{ clause: 'order', says: whyHalted(state, activity) ?? '' }] }]
    const { digest } = state.offerings.get(activity)!.running!
    const where = { table: table.table, ...(open === undefined ? {} : { round: open.round }) }
    const hands = handsInWords(command)
    events.push({ type: 'HandJudged', v: 1, ...where, activity, digest, denied, hands })
  }
  return events
}

/** A hit that holds the same pool and is neither verified nor declined: the first one to be reported is decided first. */
export function undecidedFor(state: State, { rule, offering }: Running, awards: readonly Award[]): string | undefined {
  const poolOf = (award: Award) => chartOf(rule, offering).find(({ line }) => line === award.line)?.pays
  const pools = new Set(awards.map(poolOf).flatMap((pays) => (pays !== undefined && 'pool' in pays ? [pays.pool] : [])))
  // Most hits are fixed prizes, and a busy day has thousands of them.
  if (pools.size === 0) return undefined
  const isSame = (award: Award) => {
    const pays = poolOf(award)
    return pays !== undefined && 'pool' in pays && pools.has(pays.pool)
  }
  return [...state.hits.values()].find(
    ({ activity, status, claims, awards: held }) =>
      activity === rule.activity &&
      (status === 'declared' || (status === 'disputed' && claims.length === 0)) &&
      held.some(isSame),
  )?.hit
}

/** Everybody with a fee of the activity in an open round, table by table; a person with fees at several spots once. */
function roomOf(state: State, { rule }: Running): RoomPlayer[] {
  if (rule.room === undefined) return []
  const seen = new Set<string>()
  return [...state.tables.values()].flatMap((table) =>
    (table.open?.fees[rule.activity] ?? []).flatMap((spot): RoomPlayer[] => {
      const { seat, place, nth } = placeAt(spot)
      const who = placeOf(table, seat, place, nth)
      const person = table.open?.persons?.[spot]
      const same = person ?? who
      const known = person === undefined ? {} : { person, ...state.persons.get(person) }
      const bettor = { ...known, place, wagered: true, feePosted: true }
      const hand: Hand = { seat, role: 'player', cards: {}, bettors: [bettor] }
      const misses = holdPlayer(rule.who, { who, hand, bettor, on: 'own hand', cards: hand }).misses
      if (seen.has(same) || misses.length > 0) return []
      seen.add(same)
      return [{ who, ...(person === undefined ? {} : { person }) }]
    }),
  )
}

/** `3b1d` back to the place that it names. */
function placeAt(spot: string): { seat: string; place: Bettor['place']; nth: number } {
  const [seat = '', behind] = spot.replace(/d$/, '').split('b')
  return { seat, place: behind === undefined ? 'seated' : 'backline', nth: Number(behind ?? 1) }
}

/** The reported round with what devices and the register know of it added; what a person said wins over "not known" only. */
function roundOf(
  state: State,
  table: Table,
  { facts, common, hands }: CommandOf<'ReportHit'>,
  { rule }: Running,
  open: OpenRound | undefined,
): Round {
  const paid = open?.fees[rule.activity] ?? []
  const isForRound = rule.fee?.round !== undefined
  const isSensed = needsLock(rule) && !isForRound
  const seatsPaid = new Set(paid.map((spot) => placeAt(spot).seat))
  const inRound = isForRound ? (open?.players ?? []) : isSensed ? paid : []
  const known = [...hands, ...unnamed(hands, inRound), ...unnamedDealer(hands, isForRound ? open : undefined)].map(
    (hand): Hand => {
      let behind = 0
      const bettors = hand.bettors.map((bettor) => {
        if (bettor.place === 'backline') behind += 1
        const spot = spotOf(bettor.place === 'backline' ? { seat: hand.seat, backline: behind } : { seat: hand.seat })
        const who = bettor.person ?? open?.persons?.[spot] ?? open?.persons?.[`${spot}d`]
        const person = who === undefined ? undefined : { person: who, ...state.persons.get(who) }
        // Nobody pays at a free table, and nobody has to.
        const feePosted =
          facts.freeTable === true
            ? true
            : isSensed
              ? paid.includes(spot)
              : // By limits a fee is that of the hand, whoever of those on it has put it down.
                rule.fee?.rates !== undefined && paid.length > 0
                ? seatsPaid.has(hand.seat)
                : bettor.feePosted
        const dealerFeePosted = isSensed ? paid.includes(`${spot}d`) : bettor.dealerFeePosted
        return {
          ...person,
          ...(open?.proposition?.includes(spot) === true ? { proposition: true } : {}),
          ...bettor,
          ...(facts.freeTable === true ? { collectionPaid: true } : {}),
          ...(feePosted === undefined ? {} : { feePosted }),
          ...(dealerFeePosted === undefined ? {} : { dealerFeePosted }),
          ...(feePosted === true || dealerFeePosted === true ? { wagered: true } : {}),
        }
      })
      return { ...hand, bettors }
    },
  )
  return withBeaten({
    table: table.table,
    game: table.game,
    decks: table.decks,
    facts,
    common,
    hands: known,
    ...feePaid(rule, paid, facts.freeTable),
  })
}

/** Nobody pays at a free table, and nobody has to. */
const feePaid = ({ fee }: RuleFile, paid: readonly string[], isFree = false): Pick<Round, 'feePaid'> =>
  isFree || (fee?.rates !== undefined && paid.length > 0)
    ? { feePaid: true }
    : fee?.round === undefined
      ? {}
      : { feePaid: paid.length > 0 }

/** Where nobody says who won, a hand that another shown hand beats has lost. */
function withBeaten(round: Round): Round {
  const best = bestShown(round)
  if (best === undefined) return round
  const isBeaten = (hand: Hand) => isShown(round, hand) && strengthOf(round, hand) < strengthOf(round, best)
  const hands = round.hands.map((hand) => (hand.won === undefined && isBeaten(hand) ? { ...hand, won: false } : hand))
  return { ...round, hands }
}

/** Where one fee covers the round, the lock knows the player-dealer whom a report on hands of the whole table leaves out. */
function unnamedDealer(hands: readonly Hand[], open: OpenRound | undefined): Hand[] {
  if (open?.playerDealer === undefined || hands.some(({ role }) => role === 'player-dealer')) return []
  const bettors: Bettor[] = [{ place: 'seated' }]
  return [{ seat: open.playerDealer, role: 'player-dealer', named: false, cards: {}, bettors }]
}

/** Positions with a fee that the report leaves out: they were in the round, and share in what all of it share. */
function unnamed(hands: readonly Hand[], paid: readonly string[]): Hand[] {
  const places = paid.map(placeAt).filter(({ seat }) => !hands.some((hand) => hand.seat === seat))
  return [...Map.groupBy(places, ({ seat }) => seat)].map(([seat, there]) => {
    const behind = Math.max(0, ...there.map(({ place, nth }) => (place === 'backline' ? nth : 0)))
    const bettors = [{ place: 'seated' }, ...Array.from({ length: behind }, () => ({ place: 'backline' }))]
    return { seat, role: 'player', named: false, cards: {}, bettors: bettors as Bettor[] }
  })
}

function verifyHit(state: State, hit: Hit, { by, at }: CommandOf<'VerifyHit'>): Decision {
  if (hit.status !== 'declared') return refuseStep(`hit ${hit.hit} is ${hit.status}, not waiting for verification`)
  if (by === hit.declaredBy) return refuseStep('the person who declared a hit may not verify it')
  const open = hit.questions.filter((question) => hit.answers[question.id] === undefined)
  if (open.length > 0)
    return refuse(
      `hit ${hit.hit}`,
      open.map(({ clause, who, says }) => ({ clause, says: `${who}: ${says} (not answered)` })),
    )
  const failed = hit.questions.filter((question) => hit.answers[question.id] === false)
  if (failed.length > 0)
    return refuse(
      `hit ${hit.hit}`,
      failed.map(({ clause, who, says }) => ({
        clause,
        says: `${who}: ${says} answered no; decline the hit or report it again with that fact`,
      })),
    )
  const { claim: terms } = runningOf(state, hit.activity)?.rule ?? ruleOf(state.rules.get(hit.activity)!.text)
  const draft = draftOf(state.balances, funderIn(state, hit.activity))
  const claims = hit.awards.map((award, index) => {
    const claim = `C${state.claimsSoFar + index + 1}`
    entitle(draft, `pending:${hit.hit}`, `claim:${claim}`, fromWire(award.amount), award.by.join(' '))
    return {
      claim,
      award: index,
      ...clocksOf(terms, at, hit.at, award),
    }
  })
  for (const pool of reseededPools(hit.posts, hit)) {
    entitle(draft, `reseed:${hit.hit}`, pool.to, pool.amount, pool.by)
  }
  keepToCaps(draft, funderRunning(state, hit.activity))
  const handedOut = (hit.tickets ?? []).flatMap(({ tickets }, of) => Array.from({ length: tickets }, () => of))
  const tickets = handedOut.map((of, index) => ({ ticket: `T${state.ticketsSoFar + index + 1}`, of }))
  return [
    {
      type: 'HitVerified',
      v: 1,
      hit: hit.hit,
      by,
      at: at.at,
      claims,
      ...(tickets.length === 0 ? {} : { tickets }),
      posts: toPosts(draft.posts),
    },
  ]
}

/** What was held for the reseed goes to the pool that was won. */
function reseededPools(posts: Posts, hit: Hit) {
  const all = fromPosts(posts)
  // Of several pools in one round each is followed by its own reseed.
  const isWin = ({ from, to }: (typeof all)[number]) => from.includes(' pool:') && to.endsWith(` pending:${hit.hit}`)
  const wonBefore = (index: number) => all.slice(0, index).findLast(isWin) ?? all.find(isWin)
  return all
    .map((post, index) => ({ ...post, won: wonBefore(index) }))
    .filter(({ to }) => to.endsWith(` reseed:${hit.hit}`))
    .map(({ from, amount, by, won }) => ({
      // What nobody took came out of the pool and is not part of its next prize.
      to: won === undefined || from.includes(' pool:') ? 'reserve' : nameOf(won.from),
      from: nameOf(from),
      amount,
      by,
    }))
}

/** Everything held goes back where it came from; a pool that has grown meanwhile keeps to its cap. */
function releasePosts(state: State, hit: Hit, by: string): Posts {
  const draft = draftOf(state.balances, funderIn(state, hit.activity))
  for (const post of reversed(fromPosts(hit.posts), by)) {
    const name = (account: string) => account.slice(account.lastIndexOf(' ') + 1)
    giveBack(draft, name(post.from), name(post.to), post.amount, by)
  }
  const funds = funderRunning(state, hit.activity)
  keepToCaps(draft, funds)
  if (funds !== undefined) repayHouse(draft, funds.rule, funds.offering)
  return toPosts(draft.posts)
}

/** A recorded win is undone by a manual adjustment only, and only as far as it was not paid out. */
function backOut(state: State, hit: Hit, { by, second, reason, document }: CommandOf<'BackOutHit'>): Decision {
  if (hit.status !== 'verified' && hit.status !== 'disputed')
    return refuseStep(`hit ${hit.hit} is ${hit.status}; only a verified hit is backed out`)
  const isOnBoard = state.boards.get(hit.activity)?.some((entry) => entry.hit === hit.hit) ?? false
  if (hit.claims.length === 0 && !isOnBoard)
    return refuseStep(
      hit.board === undefined
        ? `hit ${hit.hit} was never verified; decline it`
        : `hit ${hit.hit} won nothing when its period closed`,
    )
  if (second === by) return refuseStep('an adjustment takes two persons')
  if (document === '') return refuseStep('an adjustment names the document that stands behind it')
  const claims = hit.claims.map((id) => state.claims.get(id)!)
  const paid = claims.find(({ status }) => status === 'paid')
  if (paid !== undefined) return refuseStep(`claim ${paid.claim} was paid; report it as paid in error`)
  const draft = draftOf(state.balances, funderIn(state, hit.activity))
  // The reseed leaves the pool again, as far as nobody else has won it since.
  for (const { from, to, amount } of reseededPools(hit.posts, hit)) {
    if (from.startsWith('pool:')) entitleAtMost(draft, 'reserve', from, amount, 'adjustment')
    else if (to !== 'reserve') entitleAtMost(draft, to, 'reserve', amount, 'adjustment')
  }
  for (const { reseed = {} } of claims) {
    for (const [pool, amount] of Object.entries(reseed))
      entitleAtMost(draft, pool, 'reserve', fromWire(amount), 'adjustment')
  }
  for (const { claim, award, status } of claims) {
    // What has expired is in the reserve already.
    if (status !== 'open') continue
    for (const [fund, part] of Object.entries(award.parts))
      giveBack(draft, `claim:${claim}`, fund, fromWire(part), 'adjustment')
  }
  const funds = funderRunning(state, hit.activity)
  keepToCaps(draft, funds)
  if (funds !== undefined) repayHouse(draft, funds.rule, funds.offering)
  return [{ type: 'HitBackedOut', v: 1, hit: hit.hit, by: [by, second], reason, document, posts: toPosts(draft.posts) }]
}

export function evolveHits(state: State, event: EventOf<HitEvent>): void {
  switch (event.type) {
    case 'HandJudged':
      return
    case 'HitDeclared': {
      const { type: _type, v: _v, denied: _denied, total: _total, ...hit } = event
      state.hits.set(event.hit, { ...hit, answers: {}, status: 'declared', claims: [] })
      state.hitsSoFar += 1
      if (event.round !== undefined) state.tables.get(event.table)?.open?.hits.push(event.hit)
      if (event.callup !== undefined) state.callups.get(event.callup)!.hit = event.hit
      return
    }
    case 'HitAttested':
      for (const { question, yes } of event.answers) state.hits.get(event.hit)!.answers[question] = yes
      return
    case 'HitVerified': {
      const hit = state.hits.get(event.hit)!
      hit.status = 'verified'
      hit.keyedBy = event.by
      hit.claims = event.claims.map(({ claim }) => claim)
      for (const { claim, award, idUntil, expires } of event.claims) {
        state.claims.set(claim, {
          claim,
          hit: hit.hit,
          activity: hit.activity,
          award: hit.awards[award]!,
          since: event.at,
          ...(idUntil === undefined ? {} : { idUntil }),
          ...(expires === undefined ? {} : { expires }),
          idShown: false,
          status: 'open',
        })
      }
      state.claimsSoFar += event.claims.length
      for (const { ticket, of } of event.tickets ?? []) {
        const { to, person } = hit.tickets![of]!
        state.tickets.set(ticket, { ticket, activity: hit.activity, to, ...(person === undefined ? {} : { person }) })
      }
      state.ticketsSoFar += event.tickets?.length ?? 0
      if (hit.board !== undefined) putOnBoard(state, hit, hit.board)
      if (hit.awards.length > 0) {
        const offered = state.offerings.get(hit.activity)
        if (offered !== undefined) offered.isHit = true
      }
      return
    }
    case 'HitDeclined':
      takeOffBoard(state, event.hit)
      state.hits.delete(event.hit)
      return
    case 'HitDisputed': {
      const hit = state.hits.get(event.hit)!
      hit.before = hit.status
      hit.status = 'disputed'
      hit.dispute = { by: event.by, reason: event.reason }
      return
    }
    case 'DisputeSettled': {
      const hit = state.hits.get(event.hit)!
      hit.status = hit.before ?? 'declared'
      delete hit.before
      delete hit.dispute
      return
    }
    case 'HitBackedOut': {
      const hit = state.hits.get(event.hit)!
      for (const claim of hit.claims) state.claims.delete(claim)
      takeOffBoard(state, event.hit)
      state.hits.delete(event.hit)
      return
    }
  }
}
