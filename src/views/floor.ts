/** What the floor looks after beside hits: posted periods, posted ranks, free tables, awards by hand. */

import type { Window } from '../base/moment.ts'
import { toWire } from '../base/money.ts'
import { formatShare } from '../base/share.ts'
import { periodEnd } from '../engine/judging/period.ts'
import type { State } from '../engine/mechanisms.ts'
import { inOrder } from '../engine/offerings/occasions.ts'
import type { Running } from '../engine/offerings/running.ts'
import { runningOf } from '../engine/offerings/running.ts'
import { chartOf, prizeOf } from '../rulebook/choice.ts'
import { saysOf } from '../rulebook/cited.ts'
import type { Line } from '../rulebook/rule.ts'
import { isByHand, isPeriodJackpot } from '../rulebook/rule.ts'
import type { SignPrize } from '../words/signprize.ts'
import { type HandOutView, handOutView } from './handout.ts'
import { type PeriodBoard, periodBoards } from './signs/board.ts'
import { rangePrize } from './signs/handsign.ts'

export type FloorView = {
  periods: PeriodsView[]
  ranks: RankView[]
  /** Activities that a patron may ask a free table of, and where it can stand. */
  freeAt: { activity: string; name: string; tables: string[] }[]
  byHand: ByHandView[]
  /** Promotions in which whoever sits there has a ticket at posted times. */
  handOuts: HandOutView[]
}

/** An activity with posted periods: when they are, which one runs, what stands on its boards. */
export type PeriodsView = {
  activity: string
  name: string
  windows: Window[]
  /** Local end of the period that runs now. */
  until?: string
  wins: string
  tables: string[]
  boards: PeriodBoard[]
}

export type RankView = {
  activity: string
  name: string
  setting: string
  value: string
  /** Since when it holds; nothing where it is still the offering's own. */
  since?: number
  isDrawn: boolean
  oneOf: string[]
  clause: string
  says: string
}

export type ByHandView = {
  activity: string
  name: string
  /** Without a prize where it hangs on what is beaten. */
  lines: { line: string; prize?: SignPrize; isEntered: boolean; clause: string }[]
}

export function floorView(state: State, local: string): FloorView {
  const running = inOrder(state)
    .filter(({ status }) => status === 'running')
    .flatMap(({ activity }) => runningOf(state, activity) ?? [])
  const boards = periodBoards(state, local)
  return {
    periods: running.filter(({ rule }) => isPeriodJackpot(rule)).map((one) => periodsOf(state, one, boards, local)),
    ranks: running.flatMap((one) => ranksOf(state, one)),
    freeAt: running
      .filter(({ rule }) => rule.free !== undefined)
      .map((one) => ({ activity: one.rule.activity, name: nameOf(one), tables: tablesOf(state, one) })),
    byHand: running.filter(({ rule }) => isByHand(rule)).map(byHandOf),
    handOuts: running.flatMap((one) => handOutView(state, one, local) ?? []),
  }
}

const nameOf = ({ rule, offering }: Running): string => offering.name ?? rule.name

const tablesOf = (state: State, { rule, offering }: Running): string[] =>
  [...state.tables.values()]
    .filter(({ table, game, openedAt }) => {
      const games = offering.games ?? rule.games.map((one) => one.game)
      return openedAt !== undefined && games.includes(game) && (offering.tables?.includes(table) ?? true)
    })
    .map(({ table }) => table)

function periodsOf(state: State, running: Running, boards: readonly PeriodBoard[], local: string): PeriodsView {
  const { rule, offering } = running
  const windows = [...(offering.periods ?? [])]
  const until = periodEnd(windows, local)
  return {
    activity: rule.activity,
    name: nameOf(running),
    windows,
    ...(until === undefined ? {} : { until }),
    wins: rule.period!.wins,
    tables: tablesOf(state, running),
    boards: boards.filter(({ activity }) => activity === rule.activity),
  }
}

function ranksOf(state: State, running: Running): RankView[] {
  const { rule, offering } = running
  return Object.entries(rule.settings ?? {}).flatMap(([setting, { oneOf, anew }]): RankView[] => {
    if (anew === undefined) return []
    const posted = state.offerings.get(rule.activity)?.running?.posted?.findLast((one) => one.setting === setting)
    return [
      {
        activity: rule.activity,
        name: nameOf(running),
        setting,
        value: offering.settings?.[setting] ?? '',
        ...(posted === undefined ? {} : { since: posted.at }),
        isDrawn: anew.how === 'drawn card',
        oneOf: [...oneOf],
        clause: anew.by,
        says: saysOf(rule, anew.by),
      },
    ]
  })
}

function byHandOf(running: Running): ByHandView {
  const { rule, offering } = running
  return {
    activity: rule.activity,
    name: nameOf(running),
    lines: chartOf(rule, offering).map((chosen) => ({
      line: chosen.line,
      ...enteredPrize(running, chosen),
      isEntered: chosen.pays.kind === 'entered',
      clause: chosen.by,
    })),
  }
}

function enteredPrize(running: Running, chosen: Line): { prize?: SignPrize } {
  const { pays, line } = chosen
  switch (pays.kind) {
    case 'entered':
      return { prize: rangePrize(running.offering.ranges?.[line] ?? pays.range) }
    case 'fixed':
      return { prize: { is: 'amount', amount: toWire(prizeOf(running, chosen)) } }
    case 'pool':
      return { prize: { is: 'share', share: formatShare(pays.share) } }
    case 'ticket':
    case 'points':
    case 'shown':
    case 'beaten':
      return {}
  }
}
