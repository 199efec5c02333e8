/** What falls due in the next hours, from what is posted, won and counted. */

import { localAt, type Moment, plusDays, type Window, weekdayOf } from '../../base/moment.ts'
import { formatMoney, fromWire } from '../../base/money.ts'
import { endOf } from '../../engine/claims/deadlines.ts'
import type { State } from '../../engine/mechanisms.ts'
import { nextIncrease } from '../../engine/money/funds.ts'
import { drawingAt } from '../../engine/offerings/drawingtimes.ts'
import type { Running } from '../../engine/offerings/running.ts'
import { runningOf } from '../../engine/offerings/running.ts'
import { cardsChangeAt } from '../../engine/tablegames/livegame.ts'
import { boxViews } from '../box.ts'
import { activityName } from '../table.ts'

/** Falls due by itself, or has to be done by then. */
const DUE_KINDS = [
  'opens',
  'closes',
  'multiplier',
  'multiplier ends',
  'period',
  'period ends',
  'increase',
  'drawing',
  'expires',
  'id',
  'boxes',
  'cards',
  'day',
] as const
export type DueItem = {
  kind: (typeof DUE_KINDS)[number]
  /** Local time. */
  at: string
  /** Activity, claim or day that it is about. */
  what: string
  amount?: string
  count?: number
  /** The page where it is done. */
  to: string
}

/** Everything between now and then, in order. */
export function dueUntil(state: State, now: Moment, until: string): DueItem[] {
  const due = [
    ...offeringsDue(state, now.local),
    ...increasesDue(state),
    ...claimsDue(state, now),
    ...cardsDue(state, now),
    ...dayDue(state, now, until),
  ]
  return due.filter(({ at }) => at > now.local && at <= until).sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
}

/** Decks of a game against the house are changed in time. */
function cardsDue(state: State, now: Moment): DueItem[] {
  return [...state.games.keys()].flatMap((table) => {
    const by = cardsChangeAt(state, table)
    return by === undefined ? [] : [{ kind: 'cards', at: localAt(now, by), what: table, to: `/table/${table}` }]
  })
}

/** What it says on the wall; everybody may look at it. */
const signPage = (activity: string): string => `/board?only=${activity}`
/** A rank that is drawn anew is drawn on the floor. */
const openingPage = ({ rule: { activity, settings = {} } }: Running): string => {
  const anew = Object.entries(settings).find(([, terms]) => terms.anew !== undefined)?.[0]
  return anew === undefined ? signPage(activity) : `/floor?tab=ranks&rank=${encodeURIComponent(`${activity} ${anew}`)}`
}

function offeringsDue(state: State, local: string): DueItem[] {
  return [...state.offerings.values()].flatMap(({ activity, status }) => {
    const running = status === 'running' ? runningOf(state, activity) : undefined
    return running === undefined ? [] : windowsDue(state, running, local)
  })
}

function windowsDue(state: State, running: Running, local: string): DueItem[] {
  const { rule, offering } = running
  const { activity } = rule
  const what = activityName(state, activity)
  const of = (
    windows: readonly Window[] | undefined,
    begins: DueItem['kind'],
    ends: DueItem['kind'],
    to: string,
  ): DueItem[] =>
    (windows ?? []).flatMap((window) =>
      turnsOf(window, local).flatMap(([from, end]): DueItem[] => [
        { kind: begins, at: from, what, to },
        { kind: ends, at: end, what, to },
      ]),
    )
  return [
    ...of(offering.hours, 'opens', 'closes', openingPage(running)),
    ...of(offering.multiplier?.windows, 'multiplier', 'multiplier ends', signPage(activity)),
    ...drawingsDue(running, what, local),
    ...of(offering.periods, 'period', 'period ends', `/floor?tab=periods&activity=${activity}`),
  ]
}

/** When the next drawings begin; one that is held all day has no beginning. */
const drawingsDue = ({ rule, offering }: Running, what: string, local: string): DueItem[] =>
  (offering.drawings ?? []).flatMap((drawing) =>
    turnsOf(drawing, local).flatMap(([from]): DueItem[] => {
      const isHeld = drawingAt([drawing], `${from}:00`)?.from === from
      return isHeld ? [{ kind: 'drawing', at: from, what, to: `/games?drawing=${rule.activity}` }] : []
    }),
  )

/** Begin and end of a window on the days around now; one that never ends has neither. */
function turnsOf({ days, from, to }: Window, local: string): [string, string][] {
  if (from === to) return []
  return [-1, 0, 1].flatMap((offset): [string, string][] => {
    const date = plusDays(local, offset)
    if (days !== undefined && !days.includes(weekdayOf(date))) return []
    return [[`${date}T${from}`, `${to < from ? plusDays(date, 1) : date}T${to}`]]
  })
}

/** What the house does by itself; the administrative fee of every table-hour is no news. */
function increasesDue(state: State): DueItem[] {
  return [...state.offerings.values()].flatMap(({ activity, status }) => {
    const pools = status === 'running' ? Object.entries(runningOf(state, activity)?.offering.pools ?? {}) : []
    return pools.flatMap(([pool, { daily, at = '00:00' }]): DueItem[] =>
      daily === undefined
        ? []
        : [
            {
              kind: 'increase',
              at: `${nextIncrease(state, activity, pool)}T${at}`,
              what: activityName(state, activity),
              amount: formatMoney(daily),
              to: signPage(activity),
            },
          ],
    )
  })
}

function claimsDue(state: State, now: Moment): DueItem[] {
  return [...state.claims.values()].flatMap(({ claim, award, status, expires, idUntil, idShown }): DueItem[] => {
    if (status !== 'open') return []
    const of = { what: claim, amount: formatMoney(fromWire(award.amount)), to: `/cage?claim=${claim}` }
    return [
      ...(expires === undefined ? [] : [{ kind: 'expires' as const, at: endOf(expires), ...of }]),
      ...(idUntil === undefined || idShown ? [] : [{ kind: 'id' as const, at: localAt(now, idUntil), ...of }]),
    ]
  })
}

/** The business day turns at its hour: boxes are counted and the day before is closed. */
function dayDue(state: State, now: Moment, until: string): DueItem[] {
  const start = state.property?.dayStart ?? '00:00'
  const turn =
    now.local.slice(11, 16) < start ? `${now.local.slice(0, 10)}T${start}` : `${plusDays(now.local, 1)}T${start}`
  // Not looked at before it matters: a large room has many boxes.
  if (turn > until) return []
  const counted = new Set([...state.counts.keys()].map((box) => box.split('-')[0]))
  const boxes = boxViews(state).filter(({ table }) => !counted.has(table))
  return [
    ...(boxes.length === 0 ? [] : [{ kind: 'boxes' as const, at: turn, what: '', count: boxes.length, to: '/count' }]),
    { kind: 'day', at: turn, what: plusDays(turn, -1), to: '/books' },
  ]
}
