/** Hits as the auditor sees them. */
import { partyKey } from '../../base/party.ts'
import type { CommandOf, EventOf } from '../../engine/mechanisms.ts'
import { BEAT, BLAZING } from '../cardroom/terms.ts'
import { agree, agreeOn } from './difference.ts'
import { draw, type Fund, repay, undraw } from './fund.ts'
import type { AuditHit, AuditLedger, Called } from './ledger.ts'
import { peopleOf } from './needs.ts'
import { type Expected, expectBeat, expectSevens } from './prizes.ts'

export function mayReport(ledger: AuditLedger, command: CommandOf<'ReportHit'>): string | undefined {
  const { table, hands, common } = command
  const there = ledger.tables.get(table)
  if (there === undefined) return 'there is no such table'
  const activity = there.game === 'holdem' ? BEAT : BLAZING
  const decks = there.game === 'holdem' ? 1 : 6
  const seen = new Map<number, number>()
  for (const card of [...hands.map(({ cards }) => cards), common].flatMap(
    (zones) => Object.values(zones).flat() as number[],
  )) {
    seen.set(card, (seen.get(card) ?? 0) + 1)
    if (seen.get(card)! > decks) return 'more of a card than the decks hold'
  }
  if (activity === BLAZING && !there.isRoundOpen) return 'no round is open'
  for (const hit of there.isRoundOpen ? there.hits : []) if (ledger.hits.has(hit)) return `hit ${hit} was reported`
  if (there.isRoundOpen || expectation(ledger, calledNow(ledger, command)).pays.length === 0) return undefined
  const told = [...ledger.hits.values()].find((hit) => hit.table === table && isSameHand(ledger, hit, command))
  return told === undefined ? undefined : `this hand is hit ${told.hit}`
}

/** The same cards at the same places, while anything of that hit is open or within the hour. */
function isSameHand({ claims }: AuditLedger, hit: AuditHit, report: CommandOf<'ReportHit'>): boolean {
  // In any order: a command that was read back has its keys sorted.
  const told = (zones: object) => Object.values(zones).flat().sort().join()
  const cardsOf = ({ hands, common }: CommandOf<'ReportHit'>) =>
    [told(common), ...hands.map(({ seat, cards }) => `${seat} ${told(cards)}`).sort()].join('; ')
  const before = hit.called.command
  const isOpen = !hit.isVerified || hit.claims.some((claim) => claims.get(claim)?.status === 'open')
  return (isOpen || report.at.at - before.at.at < 3_600_000) && cardsOf(before) === cardsOf(report)
}

/** Somebody who won the pool before that one, or before now, has neither got it nor lost it. */
const waits = ({ hits }: AuditLedger, activity: string, until?: string): boolean => {
  const all = [...hits.values()]
  const before = until === undefined ? all : all.slice(0, [...hits.keys()].indexOf(until))
  return before.some((hit) => hit.activity === activity && hit.winsPool && !hit.isVerified)
}

export function mayJudge(ledger: AuditLedger, { hit: name }: CommandOf<'JudgeHeld'>): string | undefined {
  const hit = ledger.hits.get(name)
  if (hit?.status !== 'held') return 'it is not held'
  return waits(ledger, hit.activity, name) ? 'an earlier hit for the pool is not decided' : undefined
}

function calledNow(ledger: AuditLedger, command: CommandOf<'ReportHit'>): Called {
  const { isRoundOpen, lockedAt, paid } = ledger.tables.get(command.table)!
  // What was locked in time is in time, however long the floor takes.
  return { command, ...(isRoundOpen ? lockedAt! : command.at), paid }
}

/** What was put into the pool after the deal and stands there: it is for later hands. */
function putSince({ funds, raises }: AuditLedger, activity: string, { at }: Called): number {
  const later = raises.filter((raise) => raise.activity === activity && raise.at > at)
  const [first] = later
  if (first === undefined) return 0
  const { pool } = funds[activity]!
  const unraised = later.reduce((left, { amount }) => left - amount, pool)
  return pool - Math.max(Math.min(first.before, pool), unraised)
}

function expectation(ledger: AuditLedger, called: Called): Expected {
  const { command, local, paid } = called
  const people = peopleOf(command, ledger.persons)
  const isBeat = ledger.tables.get(command.table)!.game === 'holdem'
  const activity = isBeat ? BEAT : BLAZING
  const pool = ledger.funds[activity]!.pool - putSince(ledger, activity, called)
  return isBeat
    ? expectBeat(command, ledger.terms.beat, people, local, pool)
    : expectSevens(command, ledger.terms.blazing, people, paid, local, pool)
}

export function reported(
  ledger: AuditLedger,
  command: CommandOf<'ReportHit'>,
  event: EventOf<'HitDeclared' | 'HitHeld' | 'HandJudged'>,
): void {
  const there = ledger.tables.get(command.table)!
  const activity = there.game === 'holdem' ? BEAT : BLAZING
  agree('activity of the hit', activity, event.activity)
  const called = calledNow(ledger, command)
  const expected = expectation(ledger, called)
  agree('a hit is declared', expected.pays.length > 0, event.type !== 'HandJudged')
  agree('a hit is held', expected.winsPool && waits(ledger, activity), event.type === 'HitHeld')
  agreeOnDenied(expected, event)
  if (event.type === 'HandJudged') return
  ledger.hitsSoFar += 1
  agree('number of the hit', `H${ledger.hitsSoFar}`, event.hit)
  if (there.isRoundOpen) there.hits.add(event.hit)
  if (event.type === 'HitDeclared') declared(ledger, called, expected, event)
  else held(ledger, called, event)
}

/** On record, and nothing is set aside for it. */
function held(ledger: AuditLedger, called: Called, { hit, activity }: EventOf<'HitHeld'>): void {
  const { table, by } = called.command
  ledger.hits.set(hit, {
    hit,
    activity,
    table,
    declaredBy: by,
    pays: [],
    fromPool: 0,
    winsPool: true,
    drawn: { reserve: 0, promised: 0 },
    reseed: { reserve: 0, promised: 0 },
    questions: [],
    answers: new Map(),
    called,
    status: 'held',
    isVerified: false,
    over: 0,
    isFiled: false,
    claims: [],
  })
}

/** The hand as it was called, on what the pool holds now. */
export function judged(ledger: AuditLedger, { hit }: CommandOf<'JudgeHeld'>, event: EventOf<'HitDeclared'>): void {
  agree('hit that was held', hit, event.hit)
  const { called } = ledger.hits.get(hit)!
  const expected = expectation(ledger, called)
  agreeOnDenied(expected, event)
  declared(ledger, called, expected, event)
}

function agreeOnDenied(expected: Expected, event: Pick<EventOf<'HandJudged'>, 'denied'>): void {
  agreeOn('who gets nothing', [...expected.denied.keys()].sort(), event.denied.map(({ who }) => partyKey(who)).sort())
  for (const { who: party, reasons } of event.denied) {
    const who = partyKey(party)
    agreeOn(
      `clauses that leave out ${who}`,
      expected.denied.get(who)!,
      reasons.map(({ clause }) => clause.split(' ')[0]!),
    )
  }
}

function declared(ledger: AuditLedger, called: Called, expected: Expected, event: EventOf<'HitDeclared'>): void {
  const { activity } = event
  const fund = ledger.funds[activity]!
  agreeOn('open questions', [...expected.questions].sort(), event.questions.map(({ id }) => id).sort())
  const words = ({ who, amount }: { who: string; amount: number }) => `${who} ${amount}`
  const found = event.awards.map(({ to, amount }) => ({ who: partyKey(to), amount: Number(amount) }))
  agreeOn(`awards of ${event.hit}`, expected.pays.map(words).sort(), found.map(words).sort())
  const poolBefore = fund.pool
  const later = putSince(ledger, activity, called)
  fund.pool -= expected.fromPool
  const drawn = draw(fund, expected.fromReserve)
  const wanted = expected.isReseeded ? Math.max(0, fund.reseed - (fund.pool - later)) : 0
  const reseed = draw(fund, wanted)
  const pays = event.awards.map(({ to, amount, parts }) => {
    const numbers = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, Number(part)]))
    const sum = Object.values(numbers).reduce((total, part) => total + part, 0)
    agree(`parts of the award to ${partyKey(to)}`, Number(amount), sum)
    return { who: partyKey(to), amount: Number(amount), parts: numbers }
  })
  const partsOf = (name: string) => pays.reduce((sum, { parts }) => sum + (parts[name] ?? 0), 0)
  agree(`${event.hit} from the pool`, poolBefore - fund.pool, partsOf('pool:main'))
  agree(`${event.hit} from the reserve`, drawn.reserve, partsOf('reserve'))
  agree(`${event.hit} from the house`, drawn.promised, partsOf('promised'))
  agree(
    `total of ${event.hit}`,
    pays.reduce((sum, { amount }) => sum + amount, 0),
    Number(event.total),
  )
  ledger.hits.set(event.hit, {
    hit: event.hit,
    activity,
    table: called.command.table,
    declaredBy: called.command.by,
    called,
    pays,
    fromPool: expected.fromPool,
    winsPool: expected.winsPool,
    drawn,
    reseed,
    questions: expected.questions,
    answers: new Map(),
    status: 'declared',
    isVerified: false,
    over: 0,
    isFiled: false,
    claims: [],
  })
}

/** Undefined where it may be verified; otherwise the clauses that must be named, or the word order. */
export function mayVerify({ hits }: AuditLedger, { hit, by }: { hit: string; by: string }): string[] | undefined {
  const there = hits.get(hit)
  if (there?.status !== 'declared' || there.declaredBy === by) return ['order']
  const open = there.questions.filter((question) => !there.answers.has(question))
  const failed = there.questions.filter((question) => there.answers.get(question) === false)
  const clauses = (open.length > 0 ? open : failed).map((question) => question.split(' ')[0]!)
  return clauses.length === 0 ? undefined : clauses
}

export function verified(ledger: AuditLedger, { at }: CommandOf<'VerifyHit'>, event: EventOf<'HitVerified'>): void {
  const hit = ledger.hits.get(event.hit)!
  hit.status = 'verified'
  hit.isVerified = true
  agree(`claims of ${hit.hit}`, hit.pays.length, event.claims.length)
  for (const [index, { claim, award, expires }] of event.claims.entries()) {
    ledger.claimsSoFar += 1
    agree('number of the claim', `C${ledger.claimsSoFar}`, claim)
    agree(`award of ${claim}`, index, award)
    const pay = hit.pays[index]!
    const last = hit.activity === BEAT ? dayAfter(at.local.slice(0, 10), 31) : undefined
    agree(`end of ${claim}`, last, expires)
    hit.claims.push(claim)
    ledger.claims.set(claim, {
      claim,
      hit: hit.hit,
      activity: hit.activity,
      amount: pay.amount,
      parts: pay.parts,
      expires: last,
      idShown: false,
      inError: false,
      isFiled: false,
      status: 'open',
    })
  }
  const fund = ledger.funds[hit.activity]!
  const reseed = hit.reseed.reserve + hit.reseed.promised
  if (hit.fromPool > 0) giveToPool(ledger, hit, reseed)
  else fund.reserve += reseed
}

const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

export function mayDecline(ledger: AuditLedger, command: CommandOf<'DeclineHit'>): string | undefined {
  const hit = ledger.hits.get(command.hit)
  if (hit === undefined || hit.status === 'verified' || hit.isVerified) return 'it is not waiting'
  return command.second === command.by || command.evidence === '' ? 'two persons and evidence' : undefined
}

/** As if it had never been: everything goes back, and what a full pool cannot take goes to the reserve. */
export function declined(ledger: AuditLedger, { hit: name }: CommandOf<'DeclineHit'>): void {
  const hit = ledger.hits.get(name)!
  const fund = ledger.funds[hit.activity]!
  giveToPool(ledger, hit, hit.fromPool)
  undraw(fund, hit.drawn)
  undraw(fund, hit.reseed)
  repay(fund)
  forget(ledger, hit)
}

export function mayBackOut(ledger: AuditLedger, command: CommandOf<'BackOutHit'>): string | undefined {
  const hit = ledger.hits.get(command.hit)
  if (hit === undefined || !hit.isVerified) return 'it is not verified'
  if (command.second === command.by || command.document === '') return 'two persons and a document'
  const claims = hit.claims.map((claim) => ledger.claims.get(claim)!)
  const isOver = claims.every(({ status }) => status === 'paid')
  return claims.some(({ status, inError }) => status === 'paid' && (isOver || !inError))
    ? 'a claim was paid'
    : undefined
}

export function backedOut(ledger: AuditLedger, { hit: name }: CommandOf<'BackOutHit'>): void {
  const hit = ledger.hits.get(name)!
  const fund = ledger.funds[hit.activity]!
  takeRefillBack(fund, hit)
  for (const claim of hit.claims) {
    const { status, parts } = ledger.claims.get(claim)!
    // Expired into the reserve: the pool has its part of it back, of the house what the reserve lacks.
    if (status === 'expired') {
      draw(fund, parts['pool:main'] ?? 0)
      fund.pool += parts['pool:main'] ?? 0
    }
    if (status === 'open') {
      giveToPool(ledger, hit, parts['pool:main'] ?? 0)
      undraw(fund, { reserve: parts.reserve ?? 0, promised: parts.promised ?? 0 })
    }
    ledger.claims.delete(claim)
  }
  giveToPool(ledger, hit, 0)
  repay(fund)
  forget(ledger, hit)
}

/** The reseed leaves the pool again, as far as nobody else has won it: to the reserve first, then to the promise. */
export function takeRefillBack(fund: Fund, { fromPool, reseed }: AuditHit): void {
  if (fromPool === 0) return
  const reserve = Math.min(reseed.reserve, fund.pool)
  const promised = Math.min(reseed.promised, fund.pool - reserve)
  fund.pool -= reserve + promised
  undraw(fund, { reserve, promised })
}

export function giveToPool(ledger: AuditLedger, hit: AuditHit, amount: number): void {
  const fund = ledger.funds[hit.activity]!
  fund.pool += amount
  if (fund.pool > fund.cap) {
    fund.reserve += fund.pool - fund.cap
    fund.pool = fund.cap
  }
}

function forget(ledger: AuditLedger, hit: AuditHit): void {
  ledger.hits.delete(hit.hit)
  ledger.tables.get(hit.table)?.hits.delete(hit.hit)
}
