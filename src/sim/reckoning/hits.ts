/** Hits: what a declaration sets aside, and where that goes when it is verified, declined or backed out. */
import { localAt } from '../../base/moment.ts'
import type { EventOf } from '../../engine/mechanisms.ts'
import { agree } from '../audit/difference.ts'
import { beaten } from './awards/beaten.ts'
import { type Case, type Reckoned, totalOf } from './awards/case.ts'
import { fromSource, prizes } from './awards/prizes.ts'
import { refill } from './awards/refill.ts'
import { withDealer } from './awards/withdealer.ts'
import {
  type Books,
  type Called,
  type Heard,
  type HitKept,
  type Hold,
  least,
  move,
  moveAtMost,
  type Parts,
  stands,
} from './books.ts'
import { clocksOf } from './clocks.ts'
import type { Part } from './part.ts'
import { contestFor, daysOf } from './patrons/contests.ts'
import { moreThan, runAt, type When } from './postings.ts'
import { drawnFor } from './promotions/drawings.ts'
import { sharedOut } from './promotions/pots.ts'
import { placedFor } from './promotions/standings.ts'
import { cutToCaps, draw, giveBack, refillBack, repay } from './reserve.ts'
import { holderIn, isPool, lineOf, poolName, runOf } from './terms.ts'

export const hits: Part = (books) => ({
  HitDeclared: (event, heard) => {
    // A table game's own part of a meter is reckoned with its table.
    if (runOf(books, event.activity).rule.runs === 'table game') return
    // Of a tournament, with its entries.
    if (event.source.kind === 'tournament') return
    const { resets, ...one } = caseOf(books, event, heard)
    const { source } = event
    const parts = source.kind === 'drawing' ? sharedOut(books, one.running, source.callup, heard) : undefined
    const reckoned = one.awards.length === 0 ? new Map() : parts === undefined ? reckon(one) : each(one, parts)
    keep(
      books,
      { ...event, at: one.dealtAt },
      one.awards.map((won) => reckoned.get(won) ?? {}),
      { holds: one.holds, resets },
    )
  },
  // Nothing is set aside for what waits; it is reckoned as it was called when its turn comes.
  HitHeld: ({ hit, activity }, { command }) => {
    const called = calledIn(books, hit, command)!
    const nothing = { awards: [], parts: [], holds: [], resets: [], claims: [] }
    books.hits.set(hit, { hit, activity, at: called.at, ...nothing, called, isDecided: false })
  },
  HitVerified: ({ hit: name, claims, at }, { command }) => {
    const hit = books.hits.get(name)!
    const { rule } = runOf(books, hit.activity)
    const holder = holderIn(books, hit.activity)
    agree(`claims of ${name}`, hit.awards.length, claims.length)
    for (const { claim, award: nth, ...clocks } of claims) {
      const [award, parts] = [hit.awards[nth]!, hit.parts[nth]!]
      move(books, holder, `pending:${name}`, `claim:${claim}`, totalOf(parts))
      books.claims.set(claim, {
        claim,
        hit: name,
        activity: hit.activity,
        amount: totalOf(parts),
        parts,
        status: 'open',
      })
      agree(
        `clocks of ${claim}`,
        clocksOf(rule, { at, local: command.at.local }, hit.at, award, daysOf(books, hit.activity, name)),
        JSON.stringify(clocks),
      )
    }
    for (const { to, amount, reseeds } of hit.holds) if (reseeds !== undefined) move(books, holder, to, reseeds, amount)
    refill(books, hit.activity, [hit])
    cutToCaps(books, holder)
    hit.claims = claims.map(({ claim }) => claim)
    hit.isDecided = true
  },
  HitDeclined: ({ hit: name }) => {
    const { activity, holds, resets } = books.hits.get(name)!
    const holder = holderIn(books, activity)
    for (const { from, to, amount } of holds) giveBack(books, holder, to, from, amount)
    for (const { from, to, amount } of resets) giveBack(books, holder, to, from, amount, ofReset(books, activity))
    const number = (hit: string) => Number(hit.slice(1))
    const later = [...books.hits.values()].filter((one) => one.activity === activity && number(one.hit) > number(name))
    refill(
      books,
      activity,
      later.filter(({ claims }) => claims.length > 0),
    )
    cutToCaps(books, holder)
    repay(books, holder)
    books.hits.delete(name)
  },
  HitBackedOut: ({ hit: name }) => {
    backOut(books, books.hits.get(name)!)
    books.hits.delete(name)
  },
})

/** Keeps a declared hit, once its amounts agree. */
export function keep(
  books: Books,
  { hit, activity, at, awards, total }: EventOf<'HitDeclared'>,
  parts: readonly Parts[],
  { holds = [], resets = [] }: Partial<Pick<HitKept, 'holds' | 'resets'>>,
): void {
  for (const [nth, award] of awards.entries()) {
    const what = `award ${nth + 1} of ${hit} (${award.line}, ${award.share})`
    agree(what, `${totalOf(parts[nth]!)}`, award.amount)
    agree(`funds of ${what}`, inWords(parts[nth]!), inWords(award.parts))
  }
  agree(`total of ${hit}`, `${parts.reduce((sum, each) => sum + totalOf(each), 0n)}`, total)
  books.hits.set(hit, { hit, activity, at, awards, parts, holds, resets, claims: [], isDecided: false })
}

export const inWords = (parts: Readonly<Record<string, bigint | string | undefined>>): string =>
  Object.entries(parts)
    .filter(([, amount]) => amount !== undefined && `${amount}` !== '0')
    .map(([fund, amount]) => `${fund} ${amount}`)
    .sort()
    .join(', ')

/** The hand that a hit is about: reported now, or held since. */
function calledIn({ tables, hits: kept, postings }: Books, hit: string, command: Heard['command']): Called | undefined {
  if (command.do === 'JudgeHeld') return kept.get(hit)!.called
  if (command.do !== 'ReportHit') return undefined
  const { lockedAt, seen } = tables.get(command.table) ?? {}
  const { dealtAt } = command.facts
  const known =
    lockedAt !== undefined ? seen : dealtAt === undefined && command.paper === undefined ? postings : undefined
  return { report: command, at: lockedAt ?? dealtAt ?? command.at.at, ...(known === undefined ? {} : { seen: known }) }
}

function caseOf(
  books: Books,
  event: EventOf<'HitDeclared'>,
  { command }: Heard,
): Case & { readonly resets: readonly Hold[] } {
  const { activity, source, hit, awards } = event
  const name = source.kind === 'table' ? source.table : ''
  const table = books.tables.get(name)
  const called = calledIn(books, hit, command)
  const report = called?.report
  const when: When = called ?? { at: command.at.at }
  const moment = when.at
  const posted = runAt(books, activity, when)
  const running =
    source.kind === 'drawing'
      ? drawnFor(books, activity, source.callup)
      : source.kind === 'standing'
        ? placedFor(books, posted, awards[0]!)
        : source.kind === 'contest'
          ? contestFor(books, posted, awards[0]!)
          : posted
  const game = table?.game
  const won = awards.map((award) => ({ award, line: lineOf(running, award.line, game) }))
  const more = new Map(Object.keys(running.rule.pools).map((pool) => [pool, moreThan(books, running, pool, when)]))
  // A prize that was lowered since is restored for the hand that has it.
  const resets: Hold[] = []
  const isWon = (pool: string) => won.some(({ award }) => poolName(pool) in award.parts)
  for (const [pool, since] of report === undefined ? [] : more)
    if (since < 0n && isWon(pool)) draw(books, running, poolName(pool), -since, resets)
  return {
    books,
    running,
    hit,
    awards: won,
    table: name,
    game,
    limit: report?.facts.limit ?? table?.limit,
    dealt: localAt((report ?? command).at, moment),
    dealtAt: moment,
    report,
    callup: source.kind === 'drawing' ? source.callup : undefined,
    entered: command.do === 'EnterAward' ? command.awards : [],
    holds: [],
    apart: new Map(report === undefined ? [] : [...more].filter(([, since]) => since > 0n)),
    resets,
  }
}

/** Award by award, where several have parts of a prize. */
const each = (one: Case, parts: readonly bigint[]): Reckoned =>
  new Map(one.awards.map((won, nth) => [won, fromSource(one, won.line, parts[nth] ?? 0n)]))

function reckon(one: Case): Reckoned {
  if (one.awards.some(({ line }) => line.pays.kind === 'beaten')) return beaten(one)
  return one.running.rule.withDealer === undefined ? prizes(one) : withDealer(one)
}

/** Whose the reset amount of a meter is once it was put in: the house's. What else went onto a pool at once is the reserve's. */
const ofReset = (books: Books, activity: string): string =>
  runOf(books, activity).rule.runs === 'table game' ? 'due:reverted' : 'reserve'

/** What was not paid goes back to its funds; a reseed leaves the pool again as far as it is still there. */
function backOut(books: Books, hit: HitKept): void {
  const { activity, holds, resets, claims } = hit
  const holder = holderIn(books, activity)
  for (const { from, amount, reseeds } of holds) {
    if (reseeds === undefined) continue
    if (isPool(from)) moveAtMost(books, holder, 'reserve', from, amount)
  }
  refillBack(books, holder, hit)
  for (const name of claims) {
    const { reseed } = books.claims.get(name)!
    if (reseed !== undefined) moveAtMost(books, holder, reseed.pool, 'reserve', reseed.amount)
  }
  for (const name of claims) {
    const { status, parts } = books.claims.get(name)!
    const running = runOf(books, activity)
    // A part that has expired into the reserve comes back to its pool.
    if (status === 'expired' && running.rule.claim.expires?.to === 'reserve')
      for (const [fund, part] of Object.entries(parts)) if (isPool(fund)) draw(books, running, fund, part)
    if (status === 'open')
      for (const [fund, part] of Object.entries(parts)) giveBack(books, holder, `claim:${name}`, fund, part)
    books.claims.delete(name)
  }
  for (const { from, to, amount } of resets) {
    giveBack(books, holder, to, from, least(stands(books, holder, to), amount), ofReset(books, activity))
  }
  cutToCaps(books, holder)
  repay(books, holder)
}
