/** One answer to "Why not?", from wherever it was found. */
import type { Subject } from '../../base/party.ts'
import type { Shown } from '../../cards/showncards.ts'
import type { Denied } from '../../engine/judging/judgement.ts'
import { acceptedRule, runningOf } from '../../engine/offerings/running.ts'
import type { WhyAnswer, WhyFound, WhyReason } from '../../views/whynot.ts'
import { spoken } from '../../words/sentence.ts'
import type { House } from '../house/kernel.ts'
import { clauseInWords } from './explain.ts'

/** Lines of the journal, both ends included. */
export type Lines = { readonly from: number; readonly to: number }

/** Where a person sat in a recorded round. */
export type Sat = { readonly table: string; readonly round: number; readonly seat: string }

export type Named = {
  seq: number
  local: string
  table: string | null
  round: number | null
  activity: string
  cards: string
}

export const answerOf = (house: House, row: Named, who: Subject, found: WhyFound): WhyAnswer => ({
  seq: row.seq,
  local: row.local,
  ...(row.table === null ? {} : { table: row.table }),
  ...(row.round === null ? {} : { round: row.round }),
  who,
  activity: row.activity,
  name:
    runningOf(house.state, row.activity)?.offering.name ??
    acceptedRule(house.state, row.activity)?.name ??
    row.activity,
  id: acceptedRule(house.state, row.activity)?.id ?? '',
  cards: JSON.parse(row.cards) as Shown,
  found,
})

export const inWords = (house: House, activity: string, reasons: Denied['reasons']): WhyReason[] =>
  reasons.map((reason) => ({ ...spoken(reason), rule: clauseInWords(house, activity, reason.clause) }))
