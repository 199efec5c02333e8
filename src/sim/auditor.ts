/**
 * A second, naive set of books. It hears every command and its answer, works out for itself what should have happened,
 * and says where the house differs. It shares no money or judging code with the engine.
 */
import type { Refusal } from '../base/refusal.ts'
import type { Command } from '../engine/command.ts'
import type { Event, EventOf, EventType } from '../engine/event.ts'
import type { State } from '../engine/state.ts'
import { accountIn, bookEvent, differenceTo, noBooks, walkBooks } from './audit/books.ts'
import { agree, agreeOn, Difference } from './audit/difference.ts'
import { figuresOf } from './audit/fund.ts'
import * as hits from './audit/hits.ts'
import { ledgerOf } from './audit/ledger.ts'
import * as office from './audit/office.ts'
import * as rounds from './audit/rounds.ts'
import { BEAT, type Terms } from './terms.ts'

export type Auditor = {
  done(command: Command, events: readonly Event[]): void
  refused(command: Command, refusal: Refusal): void
  /** After a command: the state against the auditor's books. `thorough` walks every account. */
  compare(state: State, thorough: boolean): void
  readonly counts: { checks: number; commands: number; posts: number }
}

export function auditorOf(terms: Terms): Auditor {
  const ledger = ledgerOf(terms)
  const books = noBooks()
  const { funds } = ledger
  const pools = new Map(Object.keys(funds).map((activity) => [activity, 0]))
  const counts = { checks: 0, commands: 0, posts: 0 }
  let mayFall = false

  return {
    counts,
    done(command, events) {
      counts.commands += 1
      deviceInOrder(command.key)
      const must = whyRefused(command)
      if (must !== undefined) throw new Difference(`${command.do} was done; it must be refused: ${must}`)
      for (const event of events) {
        const wrong = bookEvent(books, event)
        if (wrong !== undefined) throw new Difference(wrong)
      }
      apply(command, events)
      counts.posts = books.posts
    },
    refused(command, refusal) {
      counts.commands += 1
      if (refusal.reasons.length === 0) throw new Difference(`${command.do} was refused without a reason`)
      const must = whyRefused(command)
      if (must === undefined)
        throw new Difference(`${command.do} was refused and should be done: ${refusal.reasons[0]?.says}`)
      if (command.do === 'VerifyHit') {
        agreeOn(
          `clauses that stop the verification of ${command.hit}`,
          hits.mayVerify(ledger, command)!,
          refusal.reasons.map(({ clause }) => clause),
        )
      }
      if (command.do === 'PayClaim') agree('clause that stops a payment', must, refusal.reasons[0]!.clause)
    },
    compare(state, thorough) {
      for (const fund of Object.values(funds)) {
        const { activity } = fund
        for (const [name, figure] of figuresOf(fund)) {
          counts.checks += 1
          agree(`${activity} ${name}`, figure, accountIn(books, 'e', activity, name))
          agree(
            `${activity} ${name} in the state`,
            figure,
            Number(state.balances.entitlement.get(`${activity} ${name}`) ?? 0n),
          )
        }
        const { held, patronsIn, patronsOut, houseIn, houseOut } = fund
        agree(`${activity}: what came in less what went out`, held, patronsIn + houseIn - patronsOut - houseOut)
        poolOnlyFallsForAReason(activity, fund.pool)
      }
      if (thorough) compareAll(state)
    },
  }

  function compareAll(state: State): void {
    const { sums, wrong } = walkBooks(books)
    counts.checks += books.accounts.size * 2
    if (wrong !== undefined) throw new Difference(wrong)
    for (const [activity, { held, inside, custody, entitlement }] of sums) {
      agree(`custody of ${activity} balances`, 0, custody)
      agree(`entitlement of ${activity} balances`, 0, entitlement)
      agree(`${activity}: held against inside accounts`, held, inside)
      agree(`${activity}: held against facts`, funds[activity]!.held, held)
    }
    const difference = differenceTo(books, state)
    if (difference !== undefined) throw new Difference(difference)
    for (const hit of ledger.hits.values()) {
      const waits = !hit.isVerified
      const total = hit.pays.reduce((sum, { amount }) => sum + amount, 0)
      agree(`pending of ${hit.hit}`, waits ? total : 0, accountIn(books, 'e', hit.activity, `pending:${hit.hit}`))
      const reseed = hit.reseed.reserve + hit.reseed.promised
      agree(`reseed of ${hit.hit}`, waits ? reseed : 0, accountIn(books, 'e', hit.activity, `reseed:${hit.hit}`))
    }
    for (const { claim, activity, amount, status } of ledger.claims.values()) {
      agree(`claim ${claim}`, status === 'open' ? amount : 0, accountIn(books, 'e', activity, `claim:${claim}`))
      agree(`status of claim ${claim}`, status, state.claims.get(claim)?.status)
    }
    agree('hits in the state', ledger.hits.size, state.hits.size)
    agree('claims in the state', ledger.claims.size, state.claims.size)
    for (const [table, { isRoundOpen, round, box }] of ledger.tables) {
      agree(`open round at table ${table}`, isRoundOpen, state.tables.get(table)?.open !== undefined)
      agree(`round at table ${table}`, round, state.tables.get(table)?.round)
      agree(`box of table ${table}`, box, accountIn(books, 'c', 'bay-101/blazing-7s', `box:${table}`))
    }
    for (const [drawer, amount] of ledger.drawers) {
      const [activity, name] = drawer.split(' ') as [string, string]
      agree(`drawer ${drawer}`, -amount, accountIn(books, 'c', activity, `drawer:${name}`))
    }
  }

  function poolOnlyFallsForAReason(activity: string, pool: number): void {
    const before = pools.get(activity)!
    pools.set(activity, pool)
    if (pool < before && !mayFall)
      throw new Difference(`pool of ${activity} fell from ${before} to ${pool} for no reason`)
  }

  function deviceInOrder(key: string): void {
    const [device, number] = key.split(':')
    if (number === undefined || device === undefined) return
    const next = (ledger.devices.get(device) ?? 0) + 1
    agree(`number of device ${device}`, next, Number(number))
    ledger.devices.set(device, next)
  }

  /** Why the command must be refused, or undefined when it must be done. */
  function whyRefused(command: Command): string | undefined {
    switch (command.do) {
      case 'StartRound':
        return rounds.mayStart(ledger, command)
      case 'BetLate':
        return ledger.tables.get(command.table)?.openedAt === undefined ? 'the table is not open' : undefined
      case 'EndRound':
        return rounds.mayEnd(ledger, command)
      case 'VoidRound':
        return rounds.mayVoid(ledger, command)
      case 'CountBox':
        return rounds.mayCount(ledger, command)
      case 'ReportHit':
        return hits.mayReport(ledger, command)
      case 'AttestHit': {
        const hit = ledger.hits.get(command.hit)
        if (hit?.status !== 'declared') return 'it is not waiting'
        return Object.keys(command.answers).some((id) => !hit.questions.includes(id)) ? 'no such question' : undefined
      }
      case 'VerifyHit':
        return hits.mayVerify(ledger, command)?.join(' ')
      case 'DeclineHit':
        return hits.mayDecline(ledger, command)
      case 'DisputeHit': {
        const hit = ledger.hits.get(command.hit)
        return hit === undefined || hit.status === 'disputed' ? 'nothing to dispute' : undefined
      }
      case 'BackOutHit':
        return hits.mayBackOut(ledger, command)
      case 'ShowId': {
        const claim = ledger.claims.get(command.claim)
        return claim?.status !== 'open' || claim.idShown ? 'nothing to show it for' : undefined
      }
      case 'PayClaim':
        return hits.mayPay(ledger, command)
      case 'ExpireClaim':
        return hits.mayExpire(ledger, command)
      case 'ReportPaidInError': {
        const claim = ledger.claims.get(command.claim)
        return claim?.status !== 'paid' || claim.inError || command.second === command.by
          ? 'nothing in error'
          : undefined
      }
      case 'IncreaseDaily':
        return office.mayIncrease(ledger, command)
      case 'IncreasePool': {
        const fund = funds[command.activity]!
        if (command.activity !== BEAT || command.notice === '') return 'no raise without notice'
        return Number(command.amount) > fund.cap - fund.pool ? 'over the cap' : undefined
      }
      case 'TakeAdminFee':
        return office.mayCharge(ledger, command)
      case 'DepositAdvance': {
        const amount = Number(command.amount)
        return amount <= 0 || amount > funds[command.activity]!.promised ? 'not promised' : undefined
      }
      case 'FetchDue': {
        const { dueAdvance, dueFee } = funds[command.activity]!
        return dueAdvance + dueFee === 0 ? 'nothing is due' : undefined
      }
      case 'RepayDrawer':
        return (ledger.drawers.get(`${command.activity} ${command.drawer}`) ?? 0) === 0 ? 'nothing laid out' : undefined
      case 'SeedPool':
        return funds[command.activity]!.pool === 0 ? undefined : 'the pool is not empty'
      case 'OpenTable':
        return ledger.tables.get(command.table)?.openedAt === undefined ? undefined : 'it is open'
      case 'CloseTable': {
        const table = ledger.tables.get(command.table)
        return table?.openedAt === undefined || table.isRoundOpen ? 'it is not open, or plays' : undefined
      }
      case 'CloseDay':
        return office.mayCloseDay(ledger, command)
      case 'OpenProperty':
      case 'SetTable':
      case 'EnrolPerson':
      case 'AcceptRules':
      case 'DraftOffering':
      case 'ApproveOffering':
      case 'PostOffering':
      case 'PauseOffering':
      case 'ResumeOffering':
      case 'StopOffering':
      case 'CloseOffering':
      case 'BringForward':
        return undefined
    }
  }

  function apply(command: Command, events: readonly Event[]): void {
    mayFall = ['ReportHit', 'VoidRound', 'BackOutHit'].includes(command.do)
    switch (command.do) {
      case 'StartRound':
        return rounds.started(ledger, command, only(events, 'RoundStarted'))
      case 'BetLate':
        only(events, 'BetLate')
        return
      case 'EndRound':
        only(events, 'RoundEnded')
        ledger.tables.get(command.table)!.isRoundOpen = false
        return
      case 'VoidRound':
        only(events, 'RoundVoided')
        return rounds.voided(ledger, command)
      case 'CountBox':
        only(events, 'BoxCounted')
        return rounds.counted(ledger, command)
      case 'ReportHit':
        return hits.reported(ledger, command, only(events, 'HitDeclared', 'HandJudged'))
      case 'AttestHit':
        only(events, 'HitAttested')
        for (const [id, yes] of Object.entries(command.answers)) ledger.hits.get(command.hit)!.answers.set(id, yes)
        return
      case 'VerifyHit':
        return hits.verified(ledger, command, only(events, 'HitVerified'))
      case 'DeclineHit':
        only(events, 'HitDeclined')
        return hits.declined(ledger, command)
      case 'DisputeHit':
        only(events, 'HitDisputed')
        ledger.hits.get(command.hit)!.status = 'disputed'
        return
      case 'BackOutHit':
        only(events, 'HitBackedOut')
        return hits.backedOut(ledger, command)
      case 'ShowId':
        only(events, 'IdShown')
        ledger.claims.get(command.claim)!.idShown = true
        return
      case 'PayClaim':
        only(events, 'ClaimPaid')
        return hits.paid(ledger, command)
      case 'ExpireClaim':
        only(events, 'ClaimExpired')
        return hits.expired(ledger, command)
      case 'ReportPaidInError':
        only(events, 'PaidInError')
        return hits.paidInError(ledger, command)
      case 'IncreaseDaily':
        only(events, 'PoolIncreased')
        return office.increased(ledger, command)
      case 'IncreasePool':
        only(events, 'PoolIncreased')
        return office.raise(funds[command.activity]!, Number(command.amount))
      case 'TakeAdminFee':
        return office.charged(ledger, command, only(events, 'AdminFeeTaken'))
      case 'DepositAdvance':
        only(events, 'MoneyMoved')
        return office.deposited(ledger, command)
      case 'FetchDue':
        only(events, 'MoneyMoved')
        return office.fetched(ledger, command)
      case 'RepayDrawer':
        only(events, 'MoneyMoved')
        ledger.drawers.set(`${command.activity} ${command.drawer}`, 0)
        return
      case 'BringForward':
        only(events, 'BroughtForward')
        return office.broughtForward(ledger, command)
      case 'SeedPool':
        only(events, 'PoolSeeded')
        return office.seeded(ledger, command)
      case 'SetTable':
        ledger.tables.set(command.table, {
          game: command.game,
          seats: command.seats,
          openedAt: undefined,
          round: 0,
          isRoundOpen: false,
          lockedAt: undefined,
          paid: [],
          toPool: 0,
          toReserve: 0,
          box: 0,
          hits: new Set(),
        })
        return
      case 'OpenTable':
        ledger.tables.get(command.table)!.openedAt = command.at.at
        return
      case 'CloseTable':
        ledger.tables.get(command.table)!.openedAt = undefined
        for (const activity of Object.keys(funds)) ledger.charged.delete(`${activity} ${command.table}`)
        return
      case 'EnrolPerson': {
        const { person, duty, proposition } = command
        ledger.persons.set(person, { duty, proposition })
        return
      }
      case 'CloseDay':
        return office.dayClosed(ledger, command, only(events, 'DayClosed'))
      case 'OpenProperty':
      case 'AcceptRules':
      case 'DraftOffering':
      case 'ApproveOffering':
      case 'PostOffering':
      case 'PauseOffering':
      case 'ResumeOffering':
      case 'StopOffering':
      case 'CloseOffering':
        return
    }
  }
}

/** The one event that this command leads to. */
function only<Type extends EventType>(events: readonly Event[], ...types: readonly Type[]): EventOf<Type> {
  const [event] = events
  if (events.length !== 1 || event === undefined || !(types as readonly string[]).includes(event.type))
    throw new Difference(
      `expected one ${types.join(' or ')}, found ${events.map(({ type }) => type).join(', ') || 'nothing'}`,
    )
  return event as EventOf<Type>
}
