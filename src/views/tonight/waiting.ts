/** What waits for somebody, with the clock that runs and the page where it is done. */

import type { Recorded } from '../../base/message.ts'
import { type Moment, plusDays } from '../../base/moment.ts'
import { formatMoney, fromWire, parseMoney, ZERO } from '../../base/money.ts'
import type { Party } from '../../base/party.ts'
import { readPurpose } from '../../engine/drawings/purpose.ts'
import { waitedFor } from '../../engine/hits/held.ts'
import type { Hit } from '../../engine/hits/vocabulary.ts'
import type { State } from '../../engine/mechanisms.ts'
import { amountsOf, shortOf, whyStopped } from '../../engine/money/cover.ts'
import { funderIn, runningOf } from '../../engine/offerings/running.ts'
import { balance } from '../../ledger/balances.ts'
import { poolAccount } from '../../ledger/name.ts'
import { funderOf } from '../../rulebook/choice.ts'
import { isDrawing } from '../../rulebook/rule.ts'
import { poolsOf } from '../../rulebook/tablegame.ts'
import { drawingsToHold } from '../drawings/posted.ts'
import type { Dark, Lost } from '../lostdevice.ts'
import { periodBoards } from '../signs/board.ts'
import { activityName } from '../table.ts'

/** Waits for somebody, and a clock runs. */
const CLOCK_KINDS = [
  'call',
  'hit',
  'judge',
  'disputed',
  'held',
  'called up',
  'drawing',
  'period over',
  'request',
  'link',
  'screen',
  'fault',
  'id late',
  'second count',
  'draw',
  'halted',
  'uncovered',
  'overdue',
  'unseeded',
  'draft',
  'returned',
  'approved',
  'day open',
] as const
export type ClockItem = {
  kind: (typeof CLOCK_KINDS)[number]
  what: string
  table?: string
  /** Reason or name, as the kind has it. */
  more?: string
  /** From when to when, or when it was due. */
  times?: readonly string[]
  /** How much it is about. */
  amount?: string
  /** Why a device failed. */
  why?: Recorded
  /** Who was called. */
  who?: Party
  since?: number
  to: string
}

/** What the house has promised and should have deposited by now; only the movements tell since when. */
export type Overdue = { readonly activity: string; readonly amount: string; readonly due: string }

/** The most urgent kind first, and within it the largest amount. */
export const clocksOf = (
  state: State,
  now: Moment,
  lost: readonly (Lost | Dark)[],
  overdue: readonly Overdue[] = [],
): ClockItem[] =>
  [...clocksNow(state, now, lost), ...overdue.map((one) => overdueItem(state, one))].sort(
    (a, b) => rankOf(a) - rankOf(b) || Number(worthOf(b) - worthOf(a)),
  )

/** A hit that somebody disputes is one of those that wait: it is no less urgent for it. */
const rankOf = ({ kind }: ClockItem): number => CLOCK_KINDS.indexOf(kind === 'disputed' ? 'hit' : kind)

const worthOf = ({ amount }: ClockItem): bigint => (amount === undefined ? ZERO : (parseMoney(amount) ?? ZERO))

/** A held hit waits for another one, or for somebody to have it judged. */
function kindOf({ status }: Hit, before: string | undefined): ClockItem['kind'] {
  if (status !== 'held') return status === 'disputed' ? 'disputed' : 'hit'
  return before === undefined ? 'judge' : 'held'
}

function clocksNow(state: State, now: Moment, lost: readonly (Lost | Dark)[]): ClockItem[] {
  const nameOf = (activity: string) => activityName(state, activity)
  const total = (amounts: readonly string[]) =>
    formatMoney(fromWire(String(amounts.reduce((sum, one) => sum + BigInt(one), 0n))))
  return [
    ...[...state.calls.values()].map(
      ({ table, why, at }): ClockItem => ({ kind: 'call', what: why, table, since: at, to: `/floor?table=${table}` }),
    ),
    ...[...state.hits.values()].flatMap((hit): ClockItem[] => {
      if (hit.status !== 'declared' && hit.status !== 'disputed' && hit.status !== 'held') return []
      const { hit: id, activity, source, at, awards } = hit
      const before = hit.status === 'held' ? waitedFor(state, hit) : undefined
      return [
        {
          kind: kindOf(hit, before),
          what: `${id} · ${nameOf(activity)}`,
          ...(source.kind === 'table' ? { table: source.table } : {}),
          ...(hit.status === 'disputed' ? { more: hit.dispute?.reason ?? '' } : {}),
          ...(hit.status === 'held' ? { more: before ?? '' } : { amount: total(awards.map(({ amount }) => amount)) }),
          since: at,
          to: `/floor?hit=${id}`,
        },
      ]
    }),
    ...[...state.callups.values()].flatMap(({ who, activity, at, status }): ClockItem[] =>
      status === 'called' || status === 'playing'
        ? [{ kind: 'called up', what: nameOf(activity), who, since: at, to: `/games?drawing=${activity}` }]
        : [],
    ),
    ...drawingsToHold(state, now).map(
      ({ activity, from, to }): ClockItem => ({
        kind: 'drawing',
        what: nameOf(activity),
        times: [from, to],
        to: `/games?drawing=${activity}`,
      }),
    ),
    ...periodBoards(state, now.local)
      .filter(({ isOver }) => isOver)
      .map(
        ({ activity, name, until }): ClockItem => ({
          kind: 'period over',
          what: name,
          times: [until],
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
    ...lost.map((one): ClockItem => {
      const since = one.sinceAt === undefined ? {} : { since: one.sinceAt }
      if ('screen' in one) return { kind: 'screen', what: one.name, ...since, to: `/screens?screen=${one.screen}` }
      const { table, device } = one
      return table === undefined
        ? { kind: 'link', what: device, ...since, to: '/games' }
        : { kind: 'link', what: device, table, ...since, to: `/floor?table=${table}` }
    }),
    ...[...state.tables.values()].flatMap(({ table, broken }) =>
      Object.entries(broken ?? {}).map(
        ([device, reason]): ClockItem => ({
          kind: 'fault',
          what: device,
          why: reason,
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
        to: gamesPage(state, purpose),
      }),
    ),
    ...[...state.offerings.values()].flatMap(offeringClocks(state)),
    ...uncovered(state, now),
    ...unseeded(state),
    ...dayOpen(state, now),
  ]
}

/** Where a draw is finished: at the desk of its drawing. */
function gamesPage(state: State, purpose: string): string {
  const { activity } = readPurpose(purpose)
  return state.offerings.has(activity) ? `/games?drawing=${activity}` : '/tonight'
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
            amount: formatMoney(fromWire(award.amount)),
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
    draft?: { isApproved: boolean; returned?: { reason: string } }
  }) => {
    const of = { what: activityName(state, activity), to: `/offerings?activity=${activity}` }
    const items: ClockItem[] = []
    if (status === 'paused' || status === 'stopped')
      items.push({ kind: 'halted', ...of, ...(why === undefined ? {} : { more: why }) })
    if (draft?.returned !== undefined)
      items.push({ kind: 'returned', ...of, to: `${of.to}&part=draft`, more: draft.returned.reason })
    else if (draft !== undefined) items.push({ kind: draft.isApproved ? 'approved' : 'draft', ...of })
    return items
  }

/** Play has stopped because the house profile says so of prizes that are not covered. */
const uncovered = (state: State, { local }: Moment): ClockItem[] =>
  [...state.offerings.values()].flatMap(({ activity, status }): ClockItem[] =>
    status !== 'running' || whyStopped(state, activity, local) === undefined
      ? []
      : [
          {
            kind: 'uncovered',
            what: activityName(state, activity),
            amount: formatMoney(shortOf(amountsOf(state.balances, funderIn(state, activity)))),
            to: '/books?page=cover',
          },
        ],
  )

const overdueItem = (state: State, { activity, amount, due }: Overdue): ClockItem => ({
  kind: 'overdue',
  what: activityName(state, activity),
  times: [due],
  amount,
  to: '/books?page=cover',
})

/** Posted with a seed that nobody has put in: the sign shows nothing to win. A prize that begins with a drawing is none yet. */
const unseeded = (state: State): ClockItem[] =>
  [...state.offerings.values()].flatMap(({ activity, status }): ClockItem[] => {
    const running = status === 'running' ? runningOf(state, activity) : undefined
    if (running === undefined || isDrawing(running.rule)) return []
    const { rule, offering } = running
    return Object.keys(poolsOf(rule, offering)).flatMap((pool): ClockItem[] => {
      const seed = offering.pools?.[pool]?.seed ?? ZERO
      if (seed === ZERO || balance(state.balances, funderOf(rule), poolAccount(pool)) !== ZERO) return []
      return [
        {
          kind: 'unseeded',
          what: activityName(state, activity),
          amount: formatMoney(seed),
          to: `/books?activity=${activity}`,
        },
      ]
    })
  })

/** A day that is over and not closed. */
function dayOpen(state: State, now: Moment): ClockItem[] {
  const start = state.property?.dayStart ?? '00:00'
  const today = now.local.slice(11, 16) < start ? plusDays(now.local, -1) : now.local.slice(0, 10)
  const yesterday = plusDays(today, -1)
  if (state.closedDay === undefined || state.closedDay >= yesterday) return []
  return [{ kind: 'day open', what: plusDays(state.closedDay, 1), to: '/books' }]
}
