/** A hit as the floor sees it: cards, judged shares and the checklist that the rule's own conditions leave open. */

import { citedIn } from '../base/cited.ts'
import type { Recorded } from '../base/message.ts'
import { formatMoney, fromWire } from '../base/money.ts'
import type { Party, Subject } from '../base/party.ts'
import type { Shown } from '../cards/showncards.ts'
import { waitedFor } from '../engine/hits/held.ts'
import { type Source, tableIn } from '../engine/hits/source.ts'
import { ticketsLeft } from '../engine/hits/undo.ts'
import type { Hit } from '../engine/hits/vocabulary.ts'
import { askedBy } from '../engine/judging/conditions.ts'
import type { State } from '../engine/mechanisms.ts'
import { acceptedRule, runningOf } from '../engine/offerings/running.ts'
import { sumOf } from '../engine/posts.ts'
import { type Fund, fundsIn } from '../ledger/name.ts'
import { saysOf } from '../rulebook/cited.ts'
import { spoken } from '../words/sentence.ts'

export type HitView = {
  hit: string
  activity: string
  name: string
  source: Source
  local: string
  /** The instant at which it was declared: since then it waits. */
  since: number
  declaredBy: string
  /** Who dealt the hand, as the rotation knew it; not known where it is left out. */
  dealer?: string
  /** Who typed in the declaration, where it stood on paper. */
  typedBy?: string
  cards: Shown
  /** What an award by hand rests on. */
  evidence?: Recorded
  status: string
  /** On record, and judged in its turn: the hit that has to be decided before it, until that is done. */
  held?: { waitsFor?: string; table?: string; winners: { to: Party; line: string; share: string }[] }
  /** Whose key verified it, and who typed that in. */
  keyedBy?: string
  keyTypedBy?: string
  dispute?: { by: string; reason: string }
  /** Whom it owes how much at the cage, and where that stands. */
  claims: { claim: string; to: Party; amount: string; status: string }[]
  /** On the board of a period that ends then, instead of awards. */
  board?: { until: string; who: Party; line: string }[]
  /** For a drawing, instead of awards. */
  tickets?: { who: Party; line: string; tickets: number }[]
  /** Its tickets that are neither void nor drawn nor thrown away, once it is verified. */
  ticketsLeft?: string[]
  total: string
  awards: {
    to: Party
    line: string
    share: string
    amount: string
    /** From which fund how much. */
    parts: { fund: Fund; amount: string }[]
    clauses: { clause: string; says: string }[]
  }[]
  checklist: { id: string; who: Subject; asks: Recorded; clause: string; says: string; answer?: boolean; of?: string }[]
}

/** Of what is decided only the latest; the rest of the day is in the projections. */
const DECIDED_SHOWN = 20

export function hitViews(state: State): HitView[] {
  const all = [...state.hits.values()]
  const isOpen = ({ status }: Hit) => status === 'declared' || status === 'disputed' || status === 'held'
  return [
    ...all.filter(isOpen),
    ...all
      .filter((hit) => !isOpen(hit))
      .slice(-DECIDED_SHOWN)
      .reverse(),
  ].map((hit) => hitView(state, hit))
}

function heldOf(state: State, hit: Hit): Pick<HitView, 'held'> {
  if (hit.held === undefined) return {}
  const winners = hit.held.winners.map(({ to, line, share }) => ({ to, line, share }))
  const waitsFor = waitedFor(state, hit)
  if (waitsFor === undefined) return { held: { winners } }
  const table = tableIn(state.hits.get(waitsFor)!.source)
  return { held: { waitsFor, ...(table === undefined ? {} : { table }), winners } }
}

export function hitView(state: State, hit: Hit): HitView {
  const rule = acceptedRule(state, hit.activity)
  const says = (clauses: string) => (rule === undefined ? '' : saysOf(rule, clauses))
  return {
    hit: hit.hit,
    activity: hit.activity,
    name: runningOf(state, hit.activity)?.offering.name ?? rule?.name ?? hit.activity,
    source: hit.source,
    local: hit.local,
    since: hit.at,
    declaredBy: hit.declaredBy,
    ...(hit.dealer === undefined ? {} : { dealer: hit.dealer }),
    ...(hit.typedBy === undefined ? {} : { typedBy: hit.typedBy }),
    cards: hit.cards,
    ...(hit.evidence === undefined ? {} : { evidence: spoken(hit.evidence) }),
    status: hit.status,
    ...heldOf(state, hit),
    ...(hit.keyedBy === undefined ? {} : { keyedBy: hit.keyedBy }),
    ...(hit.keyTypedBy === undefined ? {} : { keyTypedBy: hit.keyTypedBy }),
    ...(hit.dispute === undefined ? {} : { dispute: hit.dispute }),
    claims: hit.claims.flatMap((id) => {
      const known = state.claims.get(id)
      if (known === undefined) return []
      const { claim, award, status } = known
      return [{ claim, to: award.to, amount: formatMoney(fromWire(award.amount)), status }]
    }),
    ...(hit.board === undefined ? {} : { board: hit.board.map(({ until, to, line }) => ({ until, who: to, line })) }),
    ...(hit.tickets === undefined
      ? {}
      : { tickets: hit.tickets.map(({ to, line, tickets }) => ({ who: to, line, tickets })) }),
    ...(hit.handed === undefined ? {} : { ticketsLeft: ticketsLeft(state, hit) }),
    total: formatMoney(sumOf(hit.awards.map(({ amount }) => amount))),
    awards: hit.awards.map(({ to, line, share, amount, parts, by }) => ({
      to,
      line,
      share,
      amount: formatMoney(fromWire(amount)),
      parts: fundsIn(parts).map(([fund, part]) => ({ fund, amount: formatMoney(fromWire(part)) })),
      clauses: by.flatMap(citedIn).map((clause) => ({ clause, says: says(clause) })),
    })),
    checklist: hit.questions.map((question) => {
      const { id, who, clause, of } = question
      const answer = hit.answers[id]
      return {
        id,
        who,
        asks: spoken(askedBy(question)),
        clause,
        says: says(clause),
        ...(answer === undefined ? {} : { answer }),
        ...(of === undefined ? {} : { of }),
      }
    }),
  }
}
