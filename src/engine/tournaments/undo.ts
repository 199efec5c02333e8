/**
 * Wins that are not right any more: what is held goes back, what was awarded and not paid is backed out, what was paid is paid in
 * error, which the house makes good. Each by its own event, as if two persons had done it one after the other.
 */
import type { Moment } from '../../base/moment.ts'
import { fromWire } from '../../base/money.ts'
import { isRefusal, type Refusal } from '../../base/refusal.ts'
import { copyOf } from '../../ledger/balances.ts'
import { decideClaims } from '../claims/claims.ts'
import { backOut, releasePosts } from '../hits/undo.ts'
import type { Ask } from '../mechanism.ts'
import { giftIn } from '../offerings/advances.ts'
import { type Posts, postWire } from '../posts.ts'
import type { Paid, Win } from './records.ts'
import type { Event, EventOf, Slice, State } from './vocabulary.ts'

type Acting = {
  readonly key: string
  readonly activity: string
  readonly at: Moment
  readonly by: string
  readonly second: string
  readonly reason: string
}
export type Undone = { readonly hits: readonly string[]; readonly events: readonly Event[]; readonly state: State }

export function takeBack(state: State, wins: readonly Win[], acting: Acting, ask: Ask): Undone | Refusal {
  const { activity, reason, by, second } = acting
  const hits = wins.map(({ hit }) => hit)
  const events: Event[] =
    wins.length === 0 ? [] : [{ type: 'PrizesRecalled', activity, hits, reason, by: [by, second] }]
  let now = state
  for (const win of wins) {
    const taken = undoWin(now, win, acting, ask)
    if (isRefusal(taken)) return taken
    events.push(...taken)
    now = withEvents(now, taken)
  }
  return { hits, events, state: now }
}

/** What was paid first, one by one; a hit of which nothing else is left has nothing to be taken back. */
function undoWin(state: State, win: Win, acting: Acting, ask: Ask): readonly Event[] | Refusal {
  const { by, second, reason, activity } = acting
  const events: Event[] = []
  let now = state
  for (const paid of win.paid) {
    if (paid.isPaid !== true || paid.claim === undefined || now.inError.has(paid.claim)) continue
    const reported = reportPaid(now, paid, paid.claim, acting, ask)
    if (isRefusal(reported)) return reported
    events.push(...reported)
    now = withEvents(now, reported)
  }
  const hit = now.hits.get(win.hit)
  if (hit === undefined || (win.paid.length > 0 && win.paid.every(({ isPaid }) => isPaid === true))) return events
  if (hit.claims.length === 0) {
    const posts = releasePosts(now, hit, 'declined')
    return [...events, { type: 'HitDeclined', hit: win.hit, reason, by: [by, second], evidence: activity, posts }]
  }
  const order = { do: 'BackOutHit', hit: win.hit, document: activity, key: acting.key, at: acting.at } as const
  const backed = backOut(now, hit, { ...order, by, second, reason })
  return isRefusal(backed) ? backed : [...events, ...(backed as readonly Event[])]
}

function reportPaid(
  state: State,
  { amount, parts }: Paid,
  claim: string,
  { key, activity, at, by, second, reason }: Acting,
  ask: Ask,
): readonly Event[] | Refusal {
  // A payment of a day that is closed is in the books alone: then the order says what they say.
  const known = state.claims.has(claim) ? {} : { activity, amount: fromWire(amount), parts, gift: giftIn({ parts }) }
  const order = { do: 'ReportPaidInError', claim, ...known, key, at, by, second, reason } as const
  const decided = decideClaims(state, order, ask)
  return isRefusal(decided) ? decided : (decided as readonly Event[])
}

/** The books, and which payments are reported, as they stand after these events. */
function withEvents(state: State, events: readonly Event[]): State {
  const balances = copyOf(state.balances)
  const [inError, claims] = [new Set(state.inError), new Map(state.claims)]
  for (const event of events as readonly (Event & { readonly posts?: Posts })[]) {
    if (event.posts !== undefined) postWire(balances, event.posts)
    if (event.type !== 'PaidInError') continue
    inError.add(event.claim)
    const claim = claims.get(event.claim)
    if (claim !== undefined) claims.set(event.claim, { ...claim, inError: true })
  }
  return { ...state, balances, inError, claims }
}

/** Gone from its wins, so that what follows is nobody's denial; with the prizes of the end it is not awarded any more. */
export function evolveRecalled(own: Slice, { activity, hits }: EventOf<'PrizesRecalled'>): void {
  const tournament = own.tournaments.get(activity)!
  const isAwarded = tournament.wins.some((win) => hits.includes(win.hit) && isOfTheEnd(win))
  tournament.wins = tournament.wins.filter(({ hit }) => !hits.includes(hit))
  tournament.freeWins = tournament.freeWins.filter(({ hit }) => !hits.includes(hit))
  if (isAwarded) delete tournament.awarded
}

/** Given when it was over, and not at a knock-out. */
export const isOfTheEnd = ({ out }: Pick<Win, 'out'>): boolean => out === undefined
