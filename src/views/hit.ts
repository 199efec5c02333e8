/** A hit as the floor sees it: cards, judged shares and the checklist that the rule's own conditions leave open. */
import { formatMoney, fromWire } from '../base/money.ts'
import { acceptedRule } from '../engine/running.ts'
import type { State } from '../engine/state.ts'
import { sumOf } from '../engine/wire.ts'

export type HitView = {
  hit: string
  activity: string
  name: string
  table: string
  local: string
  declaredBy: string
  hands: string
  status: string
  total: string
  awards: { to: string; line: string; share: string; amount: string; clauses: { clause: string; says: string }[] }[]
  checklist: { id: string; who: string; asks: string; clause: string; says: string; answer?: boolean }[]
}

export function hitViews(state: State): HitView[] {
  return [...state.hits.values()].map((hit) => {
    const rule = acceptedRule(state, hit.activity)
    const says = (clause: string) => rule?.clauses[clause]?.says ?? ''
    return {
      hit: hit.hit,
      activity: hit.activity,
      name: rule?.name ?? hit.activity,
      table: hit.table,
      local: hit.local,
      declaredBy: hit.declaredBy,
      hands: hit.hands,
      status: hit.status,
      total: formatMoney(sumOf(hit.awards.map(({ amount }) => amount))),
      awards: hit.awards.map(({ to, line, share, amount, by }) => ({
        to,
        line,
        share,
        amount: formatMoney(fromWire(amount)),
        clauses: by.flatMap((clauses) => clauses.split(' ')).map((clause) => ({ clause, says: says(clause) })),
      })),
      checklist: hit.questions.map(({ id, who, says: asks, clause }) => {
        const answer = hit.answers[id]
        return { id, who, asks, clause, says: says(clause), ...(answer === undefined ? {} : { answer }) }
      }),
    }
  })
}
