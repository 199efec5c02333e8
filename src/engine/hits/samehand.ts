/**
 * The same hand reported again: where no round is recorded, the table and the cards say so, as long as anything of the first
 * is open and for an hour after it. A hand that is told to have been dealt after the first was called is another one; of every
 * other the floor says so, and nobody else.
 */
import { type Refusal, refuseOrder } from '../../base/refusal.ts'
import type { Shown } from '../../cards/showncards.ts'
import { rolesOf } from '../house/staff.ts'
import { tableIn } from './source.ts'
import type { CommandOf, Hit, State } from './vocabulary.ts'

type Report = Pick<CommandOf<'ReportHit'>, 'table' | 'facts' | 'anotherHand' | 'by' | 'at'>

const HOUR = 3_600_000

/** The hits of this activity that tell of the same hand. */
export function sameHands(state: State, activity: string, report: Report, cards: Shown): string[] {
  const { table, at, facts } = report
  const { dealtAt } = facts
  const isSameTime = (hit: Hit) =>
    (dealtAt === undefined || dealtAt <= hit.at) && (isOpen(state, hit) || Math.abs((dealtAt ?? at.at) - hit.at) < HOUR)
  const hits = [...state.hits.values()].filter(
    (hit) =>
      hit.activity === activity && tableIn(hit.source) === table && isSameTime(hit) && isSameDeal(hit.cards, cards),
  )
  // A hit may be forgotten with its day while its hand is still on the board.
  const onBoard = (state.boards.get(activity) ?? []).filter(
    ({ to, cards: shown, hit }) =>
      !state.hits.has(hit) && 'table' in to && to.table === table && isSameDeal(shown, cards),
  )
  return [...new Set([...hits, ...onBoard].map(({ hit }) => hit))]
}

/** Not decided, not paid, or on the board of a period that is not closed. */
const isOpen = ({ claims, boards }: State, { hit, status, activity, claims: own }: Hit): boolean =>
  status !== 'verified' ||
  own.some((claim) => claims.get(claim)?.status === 'open') ||
  (boards.get(activity) ?? []).some((entry) => entry.hit === hit)

/** Whether somebody may say that it is another hand: the floor may, a dealer or a device may not. */
export function mayTellApart(state: State, by: string): boolean {
  if (by.startsWith('device:')) return false
  return !state.staff.has(by) || rolesOf(state, by).includes('floor')
}

export const refuseRepeated = (
  state: State,
  { anotherHand, by, table }: Report,
  same: readonly string[],
): Refusal | undefined => {
  const [hit] = same
  if (hit === undefined) return undefined
  if (anotherHand !== true) return refuseOrder('hand reported already', { hit, table })
  return mayTellApart(state, by) ? undefined : refuseOrder('floor tells hands apart', { hit })
}

/** Cards by whose they are, in any order and however they are divided into zones: the board may be told as three streets. */
type Dealt = {
  readonly common: readonly string[]
  readonly hands: readonly { who: string; cards: readonly string[] }[]
}

/** Where both tell cards of one place, the one holds all that the other does; and they share a hand, or the table's own cards. */
export function isSameDeal(one: Shown, other: Shown): boolean {
  const [a, b] = [dealtIn(one), dealtIn(other)]
  if (!areCompatible(a.common, b.common)) return false
  const pairs = a.hands.flatMap((hand) =>
    b.hands.filter(({ who }) => who === hand.who).map((same) => [hand, same] as const),
  )
  if (pairs.some(([hand, same]) => !areCompatible(hand.cards, same.cards))) return false
  if (pairs.length > 0) return true
  // The seat may be told wrongly, never all of the cards.
  const isMoved = a.hands.some(
    ({ cards }) => cards.length >= WHOLE && b.hands.some((hand) => areEqual(hand.cards, cards)),
  )
  return isMoved || Math.min(a.common.length, b.common.length) >= FLOP
}

/** So many cards of the table come up together once. */
const FLOP = 3
const WHOLE = 5

const dealtIn = ({ common = {}, hands = [] }: Shown): Dealt => ({
  common: piecesOf(common),
  hands: hands.map(({ seat, role, zones }) => ({ who: seat ?? role, cards: piecesOf(zones) })),
})

/** Player and Banker stay apart; all other zones of a place are one heap. */
function piecesOf(zones: NonNullable<Shown['common']>): string[] {
  return Object.entries(zones)
    .flatMap(([zone, written]) => {
      if (typeof written === 'number') return [`${written} points`]
      if (typeof written !== 'string') return []
      const side = zone === 'player' || zone === 'banker' ? `${zone} ` : ''
      return written.split(/tiles$/i.test(zone) ? ', ' : ' ').map((piece) => `${side}${piece}`)
    })
    .sort()
}

const areEqual = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join()

/** One of them holds every piece of the other, as often. */
function areCompatible(one: readonly string[], other: readonly string[]): boolean {
  const [less, more] = one.length < other.length ? [one, [...other]] : [other, [...one]]
  return less.every((piece) => {
    const found = more.indexOf(piece)
    if (found >= 0) more.splice(found, 1)
    return found >= 0
  })
}
