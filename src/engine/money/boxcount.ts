/** Boxes are counted: fees that only the box knew are booked, a difference to what was booked before is named. */

import {
  add,
  atLeastZero,
  type Cents,
  cents,
  fromWire,
  larger,
  smaller,
  subtract,
  times,
  toWire,
  ZERO,
} from '../../base/money.ts'
import { refuseOrder } from '../../base/refusal.ts'
import { balanceIn, carry, type Draft, draftOf, entitle, entitleAtMost } from '../../ledger/draft.ts'
import { boxPlace, isPool, poolOf } from '../../ledger/name.ts'
import { capOf } from '../../rulebook/choice.ts'
import type { Running } from '../offerings/running.ts'
import { repayFrom, runningOf } from '../offerings/running.ts'
import type { Posts, WirePost } from '../posts.ts'
import { toPosts } from '../posts.ts'
import { fillPool, takeBack } from './movements.ts'
import type { CommandOf, Decision, EventOf, Slice, State } from './vocabulary.ts'

export function decideCount(state: State, command: CommandOf<'CountBox'>): Decision {
  const { box, table, shift, counted, counters, corrects, by } = command
  if (new Set(counters).size < 2) return refuseOrder('box takes two persons')
  if (state.counts.has(box)) return refuseOrder('box counted already', { box })
  const before = corrects === undefined ? undefined : state.counts.get(corrects)
  if (corrects !== undefined && before === undefined) return refuseOrder('no such count', { count: corrects })
  if (corrects !== undefined && before?.table !== undefined && before.table !== table)
    return refuseOrder('count of another table', { count: corrects, table: before.table })
  if (corrects !== undefined && before?.corrected !== undefined)
    return refuseOrder('count corrected already', { count: corrects, by: before.corrected })
  const recorded: Record<string, string> = {}
  const posts: Posts[] = []
  for (const [activity, amount] of Object.entries(counted)) {
    if (amount < 0n) return refuseOrder('count below nothing', { amount: toWire(amount), activity })
    const running = runningOf(state, activity)
    const most = running === undefined ? undefined : mostOf(running)
    if (running === undefined || most === undefined) return refuseOrder('no fee at table', { activity, table })
    if (amount > most)
      return refuseOrder('count beyond the box', { amount: toWire(amount), activity, most: toWire(most) })
    const draft = draftOf(state.balances, activity)
    const promised = balanceIn(draft, 'promised')
    const taken = before === undefined ? undefined : takeBackCount(draft, running, table, before.posts[activity] ?? [])
    const lacked = subtract(promised, balanceIn(draft, 'promised'))
    countInto(draft, running, table, amount, recorded, taken)
    repayFrom(state, draft)
    // What the house had to promise for the count that was wrong, the right one gives back first.
    if (lacked > 0n) entitleAtMost(draft, 'reserve', 'promised', smaller(lacked, openPromise(draft)), CORRECTION)
    posts.push(toPosts(draft.posts))
  }
  const wired = Object.fromEntries(Object.entries(counted).map(([activity, amount]) => [activity, toWire(amount)]))
  return [
    {
      type: 'BoxCounted',
      box,
      table,
      shift,
      counted: wired,
      recorded,
      by: [...counters, by],
      ...(corrects === undefined ? {} : { corrects }),
      posts: Object.assign({}, ...posts),
    },
  ]
}

/** Thirty seats, a hand each minute, three days: no box holds more fees than that, and who counts more has misread. */
const FEES_MAX = 30n * 60n * 24n * 3n

/** Nothing where no fee falls into a box; fees for pieces are as high as the series say. */
function mostOf({ rule, offering }: Running): Cents | undefined {
  if (rule.fee !== undefined) return mostInBox(rule.fee)
  if (rule.pieces?.fee === undefined) return undefined
  const fees = Object.values(offering.series ?? {}).map(({ fee = ZERO }) => fee)
  return times(fees.reduce(larger, ZERO), FEES_MAX)
}

/** As much as a box can hold, every fee at the highest rate. */
function mostInBox({ amount, rates = [] }: NonNullable<Running['rule']['fee']>): Cents {
  const posted = rates.flatMap(({ limits }) =>
    Object.values(limits).flatMap(({ player, playerDealer = ZERO }) => [player, playerDealer]),
  )
  return times(posted.reduce(larger, amount), FEES_MAX)
}

/** Counted fees are booked now; sensed ones were booked at the lock, and a difference is a variance of the count. */
function countInto(
  draft: Draft,
  { rule, offering }: Running,
  table: string,
  amount: Cents,
  recorded: Record<string, string>,
  taken: Cents | undefined,
): void {
  const { fee } = rule
  if (fee?.evidence === 'counted') {
    const wholeFees = amount / fee.amount
    bookCounted(draft, rule, offering, cents(wholeFees * fee.amount), amount)
    return
  }
  if (fee?.evidence === 'recorded or counted' && amount > (taken ?? balanceIn(draft, boxPlace(table), 'custody'))) {
    countBoth(draft, { rule, offering }, table, amount, recorded, taken)
    return
  }
  // A correction counts the same box again; what has fallen into the next one since is not in it.
  const inBox = taken ?? balanceIn(draft, boxPlace(table), 'custody')
  recorded[rule.activity] = toWire(inBox)
  carry(draft, boxPlace(table), 'bank', smaller(inBox, amount), (fee ?? rule.pieces?.fee)?.by ?? rule.charts.by)
  if (amount > inBox) {
    const over = cents(amount - inBox)
    carry(draft, 'patron', 'bank', over, 'variance')
    entitle(draft, 'patrons', 'variance', over, 'variance')
  } else if (amount < inBox) {
    const under = cents(inBox - amount)
    carry(draft, boxPlace(table), 'patron', under, 'variance')
    entitle(draft, 'variance', 'patrons', under, 'variance')
  }
}

/** What the dealer has recorded is booked already; what the box holds beyond it are fees that nobody recorded. */
function countBoth(
  draft: Draft,
  { rule, offering }: Pick<Running, 'rule' | 'offering'>,
  table: string,
  amount: Cents,
  recorded: Record<string, string>,
  taken: Cents | undefined,
): void {
  const fee = rule.fee!
  const inBox = atLeastZero(taken ?? balanceIn(draft, boxPlace(table), 'custody'))
  if (inBox > 0n) recorded[rule.activity] = toWire(inBox)
  carry(draft, boxPlace(table), 'bank', inBox, fee.by)
  const more = subtract(amount, inBox)
  bookCounted(draft, rule, offering, cents((more / fee.amount) * fee.amount), more)
}

function bookCounted(draft: Draft, rule: RuleOf, offering: Running['offering'], fees: Cents, amount: Cents): void {
  const fee = rule.fee!
  carry(draft, 'patron', 'bank', amount, fee.by)
  for (const part of fee.parts) {
    const wanted = cents((fees * part.amount) / fee.amount)
    const pool = isPool(part.to) ? poolOf(part.to) : undefined
    const fits =
      pool === undefined ? ZERO : fillPool(draft, pool, capOf({ rule, offering }, pool), 'patrons', wanted, part.by)
    if (pool === undefined) entitle(draft, 'patrons', part.to, wanted, part.by)
    else if (fits < wanted)
      entitle(draft, 'patrons', fee.past?.to ?? 'reserve', cents(wanted - fits), fee.past?.by ?? part.by)
  }
  // A box that does not hold whole fees: the rest is a variance, not a fee.
  entitle(draft, 'patrons', 'variance', cents(amount - fees), 'variance')
}
type RuleOf = Running['rule']

/** Undoes a count in the draft. Answers with what it had taken out of the box. */
function takeBackCount(draft: Draft, { rule }: Running, table: string, posts: readonly WirePost[]): Cents {
  let inBox = ZERO
  for (const [book, from, to, text] of posts) {
    const amount = fromWire(text)
    if (book === 'c') {
      carry(draft, to, from, amount, CORRECTION)
      if (from === boxPlace(table)) inBox = add(inBox, amount)
    } else if (from === 'variance' || to === 'variance') entitle(draft, to, from, amount, CORRECTION)
    // What the count repaid to the house stays repaid; fees are taken back from where they are now.
    else if (from === 'patrons') takeBack(draft, rule, to, 'patrons', amount, CORRECTION)
  }
  return inBox
}
const CORRECTION = 'correction'
const openPromise = (draft: Draft): Cents => atLeastZero(cents(-balanceIn(draft, 'promised')))

export function evolveCount(state: Slice, event: EventOf<'BoxCounted'>): void {
  const own = Object.entries(event.posts).map(([activity, rows]) => [
    activity,
    rows.filter(([, , , , by]) => by !== CORRECTION),
  ])
  state.counts.set(event.box, { table: event.table, counted: { ...event.counted }, posts: Object.fromEntries(own) })
  const before = event.corrects === undefined ? undefined : state.counts.get(event.corrects)
  if (before !== undefined) before.corrected = event.box
  // Both counts of the box are made.
  state.sealed.delete(event.table)
}
