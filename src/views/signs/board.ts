/** The board of a posted period: which hands stand, until when, and for how much. */

import type { Recorded } from '../../base/message.ts'
import { formatMoney } from '../../base/money.ts'
import type { Party, Subject } from '../../base/party.ts'
import type { Shown } from '../../cards/showncards.ts'
import { leading, presenceAsked } from '../../engine/hits/periods.ts'
import type { OnBoard } from '../../engine/hits/vocabulary.ts'
import { askedBy } from '../../engine/judging/conditions.ts'
import type { Question } from '../../engine/judging/judgement.ts'
import type { State } from '../../engine/mechanisms.ts'
import type { Running } from '../../engine/offerings/running.ts'
import { runningOf } from '../../engine/offerings/running.ts'
import { balance } from '../../ledger/balances.ts'
import { poolAccount } from '../../ledger/name.ts'
import { chartOf, funderOf, prizeOf } from '../../rulebook/choice.ts'
import { spoken } from '../../words/sentence.ts'

export type PeriodBoard = {
  activity: string
  name: string
  /** Local time at which the period ends. */
  until: string
  isOver: boolean
  /** What a person confirms before it is closed, where the rules ask for it. */
  asks: { id: string; who: Subject; asks: Recorded; clause: string }[]
  hands: {
    hit: string
    who: Party
    person?: string
    line: string
    cards: Shown
    /** The posted prize of its line. */
    prize: string
    /** Shared by so many, where the rule divides it. */
    among: number
  }[]
}

/** Every board with hands on it; of a high hand only the highest and its equals stand. */
export function periodBoards(state: State, local = ''): PeriodBoard[] {
  return [...state.boards].flatMap(([activity, entries]) => {
    const running = runningOf(state, activity)
    if (running === undefined) return []
    return [...Map.groupBy(entries, ({ until }) => until)].map(([until, those]) => {
      const standing = leading(running, those)
      const isOver = local >= until
      return {
        activity,
        name: running.offering.name ?? running.rule.name,
        until,
        isOver,
        asks: isOver ? presenceAsked(running, standing).map(presenceOf) : [],
        hands: standing.map((entry) => handOn(state, running, standing, entry)),
      }
    })
  })
}

const presenceOf = (question: Question) => ({
  id: question.id,
  who: question.who,
  asks: spoken(askedBy(question)),
  clause: question.clause,
})

function handOn(state: State, running: Running, standing: readonly OnBoard[], entry: OnBoard) {
  const { hit, to, person, line: name, cards } = entry
  const line = chartOf(running.rule, running.offering).find((candidate) => candidate.line === name)
  const posted =
    line === undefined
      ? undefined
      : line.pays.kind === 'fixed'
        ? prizeOf(running, line)
        : line.pays.pool === undefined
          ? undefined
          : balance(state.balances, funderOf(running.rule), poolAccount(line.pays.pool))
  const isShared = running.rule.period?.equal.hands === 'share equally'
  return {
    hit,
    who: to,
    ...(person === undefined ? {} : { person }),
    line: name,
    cards,
    prize: posted === undefined ? '' : formatMoney(posted),
    among: isShared ? standing.filter((other) => other.line === name).length : 1,
  }
}
