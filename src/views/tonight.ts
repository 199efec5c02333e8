/** Tonight: what falls due in the next hours, what waits for somebody, and what the next shift must know of. */
import { HOUR, localAt, type Moment, plusDays, type Window, weekdayOf } from '../base/moment.ts'
import { formatMoney, fromWire } from '../base/money.ts'
import { endOf } from '../engine/clocks.ts'
import { nextIncrease } from '../engine/funds.ts'
import type { Running } from '../engine/judge.ts'
import { runningOf } from '../engine/running.ts'
import { openItems } from '../engine/shifts.ts'
import type { HandedOver, State } from '../engine/state.ts'
import { periodBoards } from './board.ts'
import { boxViews } from './box.ts'
import { activityName } from './table.ts'

export const HOURS_AHEAD = 4

/** Falls due by itself, or has to be done by then. */
export const DUE_KINDS = [
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

/** Waits for somebody, and a clock runs. */
export const CLOCK_KINDS = [
  'call',
  'hit',
  'disputed',
  'called up',
  'period over',
  'request',
  'link',
  'fault',
  'id late',
  'second count',
  'draw',
  'halted',
  'draft',
  'approved',
  'day open',
] as const
export type ClockItem = {
  kind: (typeof CLOCK_KINDS)[number]
  what: string
  table?: string
  /** Reason, amount or name, as the kind has it. */
  more?: string
  since?: number
  to: string
}

export type TonightView = {
  until: string
  due: DueItem[]
  clocks: ClockItem[]
  /** Everything that a hand-over has to name. */
  open: string[]
  /** Of the activities named there. */
  names: Record<string, string>
  handed?: HandedOver
}

export type HandedOverRow = { seq: number; shift: string; local: string; by: string[]; open: string[]; note: string }

type Lost = { readonly table: string; readonly device: string; readonly sinceAt?: number | undefined }

export function tonightView(state: State, now: Moment, lost: readonly Lost[] = []): TonightView {
  const until = localAt(now, now.at + HOURS_AHEAD * HOUR)
  const open = openItems(state)
  const isAhead = (local: string) => local > now.local && local <= until
  const due = [
    ...offeringsDue(state, now.local),
    ...increasesDue(state),
    ...claimsDue(state, now),
    ...dayDue(state, now, until),
  ]
  return {
    until,
    due: due.filter(({ at }) => isAhead(at)).sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)),
    clocks: clocksNow(state, now, lost).sort((a, b) => CLOCK_KINDS.indexOf(a.kind) - CLOCK_KINDS.indexOf(b.kind)),
    open,
    names: Object.fromEntries(
      [...state.offerings.keys()]
        .filter((activity) => open.some((item) => item.includes(activity)))
        .map((activity) => [activity, activityName(state, activity)]),
    ),
    ...(state.handedOver === undefined ? {} : { handed: state.handedOver }),
  }
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
    ...of(offering.drawings, 'drawing', 'closes', '/games').filter(({ kind }) => kind === 'drawing'),
    ...of(offering.periods, 'period', 'period ends', `/floor?tab=periods&activity=${activity}`),
  ]
}

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

function clocksNow(state: State, now: Moment, lost: readonly Lost[]): ClockItem[] {
  const nameOf = (activity: string) => activityName(state, activity)
  const total = (amounts: readonly string[]) =>
    formatMoney(fromWire(String(amounts.reduce((sum, one) => sum + BigInt(one), 0n))))
  return [
    ...[...state.calls.values()].map(
      ({ table, why, at }): ClockItem => ({ kind: 'call', what: why, table, since: at, to: `/floor?table=${table}` }),
    ),
    ...[...state.hits.values()].flatMap((hit): ClockItem[] => {
      if (hit.status !== 'declared' && hit.status !== 'disputed') return []
      const { hit: id, activity, table, at, awards } = hit
      return [
        {
          kind: hit.status === 'disputed' ? 'disputed' : 'hit',
          what: `${id} · ${nameOf(activity)}`,
          ...(table === '' ? {} : { table }),
          more: hit.status === 'disputed' ? (hit.dispute?.reason ?? '') : total(awards.map(({ amount }) => amount)),
          since: at,
          to: `/floor?hit=${id}`,
        },
      ]
    }),
    ...[...state.callups.values()].flatMap(({ who, activity, at, status }): ClockItem[] =>
      status === 'called' || status === 'playing'
        ? [{ kind: 'called up', what: nameOf(activity), more: who, since: at, to: `/games?drawing=${activity}` }]
        : [],
    ),
    ...periodBoards(state, now.local)
      .filter(({ isOver }) => isOver)
      .map(
        ({ activity, name, until }): ClockItem => ({
          kind: 'period over',
          what: name,
          more: until.replace('T', ' '),
          to: `/floor?tab=periods&activity=${activity}`,
        }),
      ),
    ...[...state.free.values()].map(
      ({ request, activity, patron, person, at }): ClockItem => ({
        kind: 'request',
        what: `${request} · ${nameOf(activity)}`,
        more: patron ?? person ?? '',
        since: at,
        to: '/floor?tab=free',
      }),
    ),
    ...lost.map(
      ({ table, device, sinceAt }): ClockItem => ({
        kind: 'link',
        what: device,
        table,
        ...(sinceAt === undefined ? {} : { since: sinceAt }),
        to: `/floor?table=${table}`,
      }),
    ),
    ...[...state.tables.values()].flatMap(({ table, broken }) =>
      Object.entries(broken ?? {}).map(
        ([device, reason]): ClockItem => ({
          kind: 'fault',
          what: device,
          more: reason,
          table,
          to: `/floor?table=${table}`,
        }),
      ),
    ),
    ...lateIds(state, now),
    ...[...state.sealed.values()].map(
      ({ table, at }): ClockItem => ({ kind: 'second count', what: '', table, since: at, to: `/count?table=${table}` }),
    ),
    ...state.draws.pending.map(
      ({ opened: { draw, purpose, at } }): ClockItem => ({
        kind: 'draw',
        what: `${draw} · ${purpose}`,
        since: at,
        to: '/tonight',
      }),
    ),
    ...[...state.offerings.values()].flatMap(offeringClocks(state)),
    ...dayOpen(state, now),
  ]
}

/** ID that should have been shown by now. */
const lateIds = (state: State, now: Moment): ClockItem[] =>
  [...state.claims.values()].flatMap(({ claim, award, status, idUntil, idShown }): ClockItem[] =>
    status !== 'open' || idShown || idUntil === undefined || idUntil > now.at
      ? []
      : [
          {
            kind: 'id late',
            what: claim,
            more: formatMoney(fromWire(award.amount)),
            since: idUntil,
            to: `/cage?claim=${claim}`,
          },
        ],
  )

const offeringClocks =
  (state: State) =>
  ({
    activity,
    status,
    why,
    draft,
  }: {
    activity: string
    status: string
    why?: string
    draft?: { isApproved: boolean }
  }) => {
    const of = { what: activityName(state, activity), to: `/offerings?activity=${activity}` }
    const items: ClockItem[] = []
    if (status === 'paused' || status === 'stopped')
      items.push({ kind: 'halted', ...of, ...(why === undefined ? {} : { more: why }) })
    if (draft !== undefined) items.push({ kind: draft.isApproved ? 'approved' : 'draft', ...of })
    return items
  }

/** A day that is over and not closed. */
function dayOpen(state: State, now: Moment): ClockItem[] {
  const start = state.property?.dayStart ?? '00:00'
  const today = now.local.slice(11, 16) < start ? plusDays(now.local, -1) : now.local.slice(0, 10)
  const yesterday = plusDays(today, -1)
  if (state.closedDay === undefined || state.closedDay >= yesterday) return []
  return [{ kind: 'day open', what: plusDays(state.closedDay, 1), to: '/books' }]
}
