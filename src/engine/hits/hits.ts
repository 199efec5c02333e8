/** A hit: declared, verified, awarded as claims; or declined; disputed from any state; backed out by adjustment. */

import { fromWire } from '../../base/money.ts'
import { because, refuse, refuseOrder } from '../../base/refusal.ts'
import { draftOf, entitle } from '../../ledger/draft.ts'
import { claimAccount, pendingAccount, reseedAccount } from '../../ledger/name.ts'
import { clocksOf } from '../claims/deadlines.ts'
import { ticketName } from '../entries/spans.ts'
import { askedBy, underAge } from '../judging/conditions.ts'
import { keepToCaps } from '../money/movements.ts'
import { acceptedRule, funderIn, funderRunning, runningOf } from '../offerings/running.ts'
import { toPosts } from '../posts.ts'
import { putOnBoard, takeOffBoard } from './periods.ts'
import { refillWon } from './refill.ts'
import { reportHit } from './report.ts'
import { backOut, releasePosts, reseededPools } from './undo.ts'
import type { CommandOf, Decision, EventOf, Hit, Slice, State } from './vocabulary.ts'

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
  if (hit === undefined) return refuseOrder('no open hit', { hit: command.hit })
  switch (command.do) {
    case 'AttestHit': {
      if (hit.status !== 'declared') return refuseOrder('nothing left to attest', { hit: hit.hit, status: hit.status })
      const unknown = Object.keys(command.answers).find((id) => !hit.questions.some((question) => question.id === id))
      if (unknown !== undefined) return refuseOrder('no such question', { hit: hit.hit, question: unknown })
      const theirs = hit.questions.find(({ id, of }) => of === 'surveillance' && command.answers[id] !== undefined)
      if (theirs !== undefined)
        return refuse({ kind: 'hit', hit: hit.hit }, [because(theirs.clause, 'surveillance answers that')])
      // In the order of the questions: the journal keeps the order with its keys sorted.
      const answers = hit.questions.flatMap(({ id }) => {
        const yes = command.answers[id]
        return yes === undefined ? [] : [{ question: id, yes }]
      })
      return [{ type: 'HitAttested', hit: hit.hit, answers, by: command.by }]
    }
    case 'VerifyHit':
      return verifyHit(state, hit, command)
    case 'DeclineHit': {
      if (hit.status !== 'declared' && hit.status !== 'disputed' && hit.status !== 'held')
        return refuseOrder('hit not to be declined', { hit: hit.hit, status: hit.status })
      if (hit.claims.length > 0) return refuseOrder('hit was awarded', { hit: hit.hit })
      if (command.evidence === '') return refuseOrder('declining names its evidence')
      const { reason, clause, second, evidence, by } = command
      const posts = releasePosts(state, hit, clause ?? 'declined')
      return [
        {
          type: 'HitDeclined',
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
      if (hit.status === 'disputed') return refuseOrder('hit disputed already', { hit: hit.hit })
      return [{ type: 'HitDisputed', hit: hit.hit, by: command.by, reason: command.reason }]
    case 'SettleDispute':
      if (hit.status !== 'disputed') return refuseOrder('hit not disputed', { hit: hit.hit })
      return [{ type: 'DisputeSettled', hit: hit.hit, by: [command.by, command.second], reason: command.reason }]
    case 'BackOutHit':
      return backOut(state, hit, command)
  }
}
function verifyHit(state: State, hit: Hit, { by, at }: CommandOf<'VerifyHit'>): Decision {
  if (hit.status !== 'declared')
    return refuseOrder('hit not waiting for verification', { hit: hit.hit, status: hit.status })
  const open = hit.questions.filter((question) => hit.answers[question.id] === undefined)
  if (open.length > 0)
    return refuse(
      { kind: 'hit', hit: hit.hit },
      open.map((one) => because(one.clause, 'question not answered', { who: one.who, asks: askedBy(one) })),
    )
  const failed = hit.questions.filter((question) => hit.answers[question.id] === false)
  if (failed.length > 0)
    return refuse(
      { kind: 'hit', hit: hit.hit },
      failed.map((one) => because(one.clause, 'question answered no', { who: one.who, asks: askedBy(one) })),
    )
  const rule = runningOf(state, hit.activity)?.rule ?? acceptedRule(state, hit.activity)!
  const { claim: terms } = rule
  const winners = [...hit.awards, ...(hit.board ?? []), ...(hit.tickets ?? []), ...(hit.points ?? [])]
  const young = winners.find(({ person }) => underAge(rule, state.persons, person).length > 0)
  if (young !== undefined) return refuse(young.to, underAge(rule, state.persons, young.person))
  const draft = draftOf(state.balances, funderIn(state, hit.activity))
  const claims = hit.awards.map((award, index) => {
    const claim = `C${state.claimsSoFar + index + 1}`
    entitle(draft, pendingAccount(hit.hit), claimAccount(claim), fromWire(award.amount), award.by.join(' '))
    return {
      claim,
      award: index,
      ...clocksOf(
        terms,
        at,
        hit.dealtAt ?? hit.at,
        award,
        hit.source.kind === 'contest' ? { ended: hit.source.ended, given: hit.local.slice(0, 10) } : {},
      ),
    }
  })
  for (const pool of reseededPools(hit.posts, hit)) {
    entitle(draft, reseedAccount(hit.hit), pool.to, pool.amount, pool.by)
  }
  refillWon(state, draft, hit.activity, [hit])
  keepToCaps(draft, funderRunning(state, hit.activity))
  const handedOut = (hit.tickets ?? []).flatMap(({ tickets }, of) => Array.from({ length: tickets }, () => of))
  const tickets = handedOut.map((of, index) => ({ ticket: ticketName(state.ticketsSoFar + index + 1), of }))
  return [
    {
      type: 'HitVerified',
      hit: hit.hit,
      by,
      at: at.at,
      claims,
      ...(tickets.length === 0 ? {} : { tickets }),
      ...(tickets.length === 0 || rule.drum?.collected === undefined ? {} : { toCollect: true }),
      posts: toPosts(draft.posts),
    },
  ]
}

export function evolveHits(state: Slice, event: EventOf<HitEvent>): void {
  switch (event.type) {
    case 'HandJudged':
      return
    case 'HitDeclared': {
      const { type: _type, denied: _denied, total: _total, ...hit } = event
      // What was held has its number.
      const isKnown = state.hits.has(event.hit)
      state.hits.set(event.hit, { ...hit, answers: {}, status: 'declared', claims: [] })
      if (!isKnown) state.hitsSoFar += 1
      return
    }
    case 'HitAttested':
      for (const { question, yes } of event.answers) state.hits.get(event.hit)!.answers[question] = yes
      return
    case 'HitVerified': {
      const hit = state.hits.get(event.hit)!
      hit.status = 'verified'
      hit.keyedBy = event.by
      if (event.typedBy !== undefined) hit.keyTypedBy = event.typedBy
      hit.claims = event.claims.map(({ claim }) => claim)
      if (event.tickets !== undefined) hit.handed = event.tickets.map(({ ticket }) => ticket)
      if (hit.board !== undefined) {
        const { by, typedBy } = event
        putOnBoard(state, hit, hit.board, typedBy === undefined ? { by } : { by, typedBy })
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
      takeOffBoard(state, event.hit)
      state.hits.delete(event.hit)
      return
    }
  }
}
