/**
 * A second, naive set of books. It hears every command and its answer, works out for itself what should have happened,
 * and says where the house differs. It shares no money or judging code with the engine.
 */

import type { Refusal } from '../base/refusal.ts'
import type { Command, Event, State } from '../engine/mechanisms.ts'
import { sentence } from '../words/sentence.ts'
import { accountIn, bookEvent, differenceTo, noBooks, walkBooks } from './audit/books.ts'
import { agree, agreeOn, Difference } from './audit/difference.ts'
import { follow } from './audit/follow.ts'
import { FIGURES, figuresOf } from './audit/fund.ts'
import { mayVerify } from './audit/hits.ts'
import { ledgerOf } from './audit/ledger.ts'
import { whyRefused } from './audit/refusal.ts'
import type { Terms } from './cardroom/terms.ts'

export type Auditor = {
  done(command: Command, events: readonly Event[]): void
  refused(command: Command, refusal: Refusal): void
  /** After a command: the state against the auditor's books. `thorough` walks every account. */
  compare(state: State, thorough: boolean): void
  readonly counts: { checks: number; commands: number; posts: number }
}

/** A pool is won, a voided fee leaves it, a reseed is taken back; nothing else makes it smaller. */
const FALLS: readonly string[] = ['ReportHit', 'JudgeHeld', 'VoidRound', 'BackOutHit']

export function auditorOf(terms: Terms): Auditor {
  const ledger = ledgerOf(terms)
  const books = noBooks()
  const { funds } = ledger
  const watched = Object.values(funds).map((fund) => ({
    fund,
    keys: FIGURES.map((name) => ({
      booked: `e ${fund.activity} ${name}`,
      account: `${fund.activity} ${name}` as const,
    })),
  }))
  const pools = new Map(Object.keys(funds).map((activity) => [activity, 0]))
  const counts = { checks: 0, commands: 0, posts: 0 }
  let mayFall = false

  return {
    counts,
    done(command, events) {
      counts.commands += 1
      deviceInOrder(command.key)
      const must = whyRefused(ledger, command)
      if (must !== undefined) throw new Difference(`${command.do} was done; it must be refused: ${must}`)
      for (const event of events) {
        const wrong = bookEvent(books, event)
        if (wrong !== undefined) throw new Difference(wrong)
      }
      mayFall = FALLS.includes(command.do)
      follow(ledger, command, events)
      counts.posts = books.posts
    },
    refused(command, refusal) {
      counts.commands += 1
      if (refusal.reasons.length === 0) throw new Difference(`${command.do} was refused without a reason`)
      const must = whyRefused(ledger, command)
      if (must === undefined) throw new Difference(`${command.do} was refused and should be done: ${sentence(refusal)}`)
      if (command.do === 'VerifyHit') {
        agreeOn(
          `clauses that stop the verification of ${command.hit}`,
          mayVerify(ledger, command)!,
          refusal.reasons.map(({ clause }) => clause),
        )
      }
      if (command.do === 'PayClaim') agree('clause that stops a payment', must, refusal.reasons[0]!.clause)
    },
    compare(state, thorough) {
      for (const { fund, keys } of watched) {
        const figures = figuresOf(fund)
        for (let place = 0; place < figures.length; place += 1) {
          const { booked, account } = keys[place]!
          const figure = figures[place]!
          const inBooks = books.accounts.get(booked) ?? 0
          const inState = Number(state.balances.entitlement.get(account) ?? 0n)
          counts.checks += 2
          // Words are made only when they are needed: this is asked after every command.
          if (figure !== inBooks) agree(account, figure, inBooks)
          if (figure !== inState) agree(`${account} in the state`, figure, inState)
        }
        const { held, patronsIn, patronsOut, houseIn, houseOut } = fund
        const left = patronsIn + houseIn - patronsOut - houseOut
        if (held !== left) agree(`${fund.activity}: what came in less what went out`, held, left)
        poolOnlyFallsForAReason(fund.activity, fund.pool)
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
      // What is settled was looked at when it was; thousands of such lie here by the end of a day.
      if (hit.isVerified && hit.isFiled) continue
      hit.isFiled = hit.isVerified
      const waits = !hit.isVerified
      const total = hit.pays.reduce((sum, { amount }) => sum + amount, 0)
      agree(`pending of ${hit.hit}`, waits ? total : 0, accountIn(books, 'e', hit.activity, `pending:${hit.hit}`))
      const reseed = hit.reseed.reserve + hit.reseed.promised
      agree(`reseed of ${hit.hit}`, waits ? reseed : 0, accountIn(books, 'e', hit.activity, `reseed:${hit.hit}`))
    }
    for (const there of ledger.claims.values()) {
      const { claim, activity, amount, status } = there
      if (status !== 'open' && there.isFiled) continue
      there.isFiled = status !== 'open'
      agree(`claim ${claim}`, status === 'open' ? amount : 0, accountIn(books, 'e', activity, `claim:${claim}`))
      agree(`status of claim ${claim}`, status, state.claims.get(claim)?.status)
    }
    agree('hits in the state', ledger.hits.size, state.hits.size)
    agree('claims in the state', ledger.claims.size, state.claims.size)
    for (const [table, { isRoundOpen, round, box }] of ledger.tables) {
      agree(`open round at table ${table}`, isRoundOpen, state.rounds.get(table)?.open !== undefined)
      agree(`round at table ${table}`, round, state.rounds.get(table)?.round ?? 0)
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
}
