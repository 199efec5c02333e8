/**
 * Prizes that are not right any more: what is held goes back, what was awarded and not paid is backed out, what was paid is paid in
 * error. Each by its own event, as if two persons had done it one after the other.
 */
import type { Moment } from '../../base/moment.ts'
import { fromWire } from '../../base/money.ts'
import { isRefusal, type Refusal } from '../../base/refusal.ts'
import { copyOf } from '../../ledger/balances.ts'
import { decideClaims } from '../claims/claims.ts'
import { backOut, releasePosts } from '../hits/undo.ts'
import type { Ask } from '../mechanism.ts'
import { giftIn } from '../offerings/advances.ts'
import { postWire } from '../posts.ts'
import type { Award, Decision, Event, Place, State } from './vocabulary.ts'

type Acting = {
  readonly key: string
  readonly activity: string
  readonly at: Moment
  readonly by: string
  readonly second: string
  readonly reason: string
  /** What it rests on. */
  readonly document: string
}
export type Undone = { readonly hits: readonly string[]; readonly events: readonly Event[]; readonly state: State }

/** Those of the awards that stand for a place which nobody has any more, or another has. */
export function undo(
  state: State,
  awards: readonly Award[],
  target: readonly Place[],
  acting: Acting,
  ask: Ask,
): Undone | Refusal {
  const wrong = awards.filter((award) => !target.some((place) => isSame(award, place)))
  const events: Event[] = []
  let now = state
  for (const award of wrong) {
    const decided = takeBack(now, award, acting, ask)
    if (isRefusal(decided)) return decided
    events.push(...decided)
    const balances = copyOf(now.balances)
    for (const event of decided) if ('posts' in event) postWire(balances, event.posts)
    now = { ...now, balances }
  }
  return { hits: wrong.map(({ hit }) => hit), events, state: now }
}

export const isSame = (award: Place, place: Place): boolean =>
  award.person === place.person &&
  award.line === place.line &&
  award.prize === place.prize &&
  award.thing === place.thing

function takeBack(
  state: State,
  award: Award,
  { key, activity, at, by, second, reason, document }: Acting,
  ask: Ask,
): Decision {
  const acts = { key, at, by, second, reason }
  if (award.isPaid === true && award.claim !== undefined) {
    const known = state.claims.has(award.claim)
      ? {}
      : {
          activity,
          amount: fromWire(award.prize),
          ...(award.parts === undefined ? {} : { parts: award.parts, gift: giftIn({ parts: award.parts }) }),
        }
    if (state.inError.has(award.claim)) return []
    return decideClaims(state, { do: 'ReportPaidInError', claim: award.claim, ...known, ...acts }, ask)
  }
  const hit = state.hits.get(award.hit)
  if (hit === undefined) return []
  if (hit.claims.length > 0) return backOut(state, hit, { do: 'BackOutHit', hit: hit.hit, ...acts, document })
  const posts = releasePosts(state, hit, 'declined')
  return [{ type: 'HitDeclined', hit: hit.hit, reason, by: [by, second], evidence: document, posts }]
}
