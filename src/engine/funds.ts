/** Money that moves without a hand: opening balances, seeds, increases, administrative fees, counts, settlements. */

import { HOUR, plusDays } from '../base/moment.ts'
import {
  add,
  atLeastZero,
  type Cents,
  cents,
  formatMoney,
  fromWire,
  smaller,
  subtract,
  toWire,
  ZERO,
} from '../base/money.ts'
import { isRefusal, type Refusal, refuse, refuseStep } from '../base/refusal.ts'
import { balanceIn, carry, type Draft, draftOf, entitle, entitleAtMost } from '../ledger/draft.ts'
import { capOf, funderOf } from '../rulebook/chosen.ts'
import type { CommandOf } from './command.ts'
import type { Decision } from './decision.ts'
import type { EventOf, Posts, WirePost } from './event.ts'
import { drawOnReserve, fillPool, repayHouse, takeBack } from './fund.ts'
import type { Running } from './judge.ts'
import { funderIn, runningOf, whyHalted } from './running.ts'
import type { Claim, State } from './state.ts'
import { toPosts } from './wire.ts'

type FundOrder =
  | 'BringForward'
  | 'SeedPool'
  | 'IncreaseDaily'
  | 'IncreasePool'
  | 'TakeAdminFee'
  | 'DepositAdvance'
  | 'FetchDue'
  | 'RepayDrawer'
  | 'RepayTray'
type FundEvent = 'BroughtForward' | 'PoolSeeded' | 'PoolIncreased' | 'AdminFeeTaken' | 'MoneyMoved'

const SETTLES: ReadonlySet<FundOrder> = new Set(['DepositAdvance', 'FetchDue', 'RepayDrawer', 'RepayTray'])

export function decideFunds(state: State, command: CommandOf<FundOrder>): Decision {
  const { activity } = command
  const running = runningOf(state, activity)
  if (running === undefined) return refuseStep(`${activity} does not run`)
  const { status } = state.offerings.get(activity)!
  // What was promised, laid out or owed before is settled all the same.
  if (status === 'closed' && !SETTLES.has(command.do)) return refuseStep(`${activity} is closed`)
  if (status === 'stopped' && !SETTLES.has(command.do) && command.do !== 'BringForward')
    return refuseStep(`${whyHalted(state, activity)}; its prizes and fees stand still`)
  const draft = draftOf(state.balances, funderOf(running.rule))
  const posts = (): Posts => toPosts(draft.posts)
  switch (command.do) {
    case 'BringForward': {
      const { of } = running.rule.reserve
      // Its own pools lie there too, under their own names.
      if (of !== undefined && (command.reserve > 0n || command.advance > 0n))
        return refuse(activity, [
          { clause: of.by, says: `its money lies in the funds of ${of.activity}; bring it forward there` },
        ])
      const total = add(...Object.values(command.pools), command.reserve)
      const unknown = Object.keys(command.pools).find((pool) => running.rule.pools[pool] === undefined)
      if (unknown !== undefined) return refuseStep(`${activity} has no pool ${unknown}`)
      bringForward(draft, command)
      carry(draft, 'patron', 'bank', cents(total > command.advance ? total - command.advance : 0n), 'opening')
      carry(draft, 'house', 'bank', smaller(command.advance, total), 'opening')
      return [{ type: 'BroughtForward', v: 1, activity, posts: posts() }]
    }
    case 'SeedPool': {
      const terms = running.rule.pools[command.pool]
      const seed = running.offering.pools?.[command.pool]?.seed
      if (terms === undefined || seed === undefined)
        return refuseStep(`${activity} has no pool ${command.pool} with a posted seed`)
      if (balanceIn(draft, `pool:${command.pool}`) !== 0n)
        return refuse(activity, [
          {
            clause: terms.grows?.by ?? terms.seed.by,
            says: `pool ${command.pool} is not empty; the house adds nothing of its own beyond the seed`,
          },
        ])
      entitle(
        draft,
        terms.seed.repaid === undefined ? 'house' : 'advanced',
        `pool:${command.pool}`,
        seed,
        terms.seed.by,
      )
      carry(draft, 'house', 'bank', seed, terms.seed.by)
      return [{ type: 'PoolSeeded', v: 1, activity, pool: command.pool, posts: posts() }]
    }
    case 'IncreaseDaily':
      return increaseDaily(state, running, draft, command)
    case 'IncreasePool': {
      const { pool, amount, notice } = command
      const terms = running.rule.pools[pool]
      if (terms === undefined) return refuseStep(`${activity} has no pool ${pool}`)
      if (amount < 0n && terms.falls.only === 'when won or lowered with notice')
        return lowerPool(running, draft, command)
      if (amount <= 0n)
        return refuse(activity, [
          { clause: terms.falls.by, says: 'a posted prize is never lowered; it falls when won' },
        ])
      if (terms.extra === undefined)
        return refuse(activity, [
          { clause: terms.by, says: `pool ${pool} is fixed beyond its daily increases: the rules have no extra ones` },
        ])
      if (notice === '')
        return refuse(activity, [
          { clause: terms.extra.by, says: 'patrons get notice before the posted prize is raised' },
        ])
      const room = capOf(running, pool) - balanceIn(draft, `pool:${pool}`)
      if (amount > room)
        return refuse(activity, [
          {
            clause: terms.cap?.by ?? terms.by,
            says: `only ${formatMoney(cents(room > 0n ? room : 0n))} are left to the cap`,
          },
        ])
      if (terms.extra.short === 'not offered' && balanceIn(draft, 'reserve') < amount)
        return refuse(activity, [
          {
            clause: terms.extra.by,
            says: `the reserve holds only ${formatMoney(balanceIn(draft, 'reserve'))}; an increase comes from it alone`,
          },
        ])
      drawOnReserve(draft, running.rule, `pool:${pool}`, amount, terms.extra.by)
      return [{ type: 'PoolIncreased', v: 1, activity, pool, why: 'extra', posts: posts() }]
    }
    case 'TakeAdminFee':
      return takeAdminFee(state, running, draft, command)
    case 'DepositAdvance': {
      const [owed, given] = [cents(-balanceIn(draft, 'promised')), cents(-balanceIn(draft, 'promised:gift'))]
      const promised = add(owed, given)
      if (command.amount > promised || command.amount <= 0n)
        return refuseStep(
          `the house has promised ${formatMoney(promised)}; ${formatMoney(command.amount)} cannot be deposited against it`,
        )
      // What comes back is put in first; the rest is the house's gift.
      const toReturn = smaller(owed, command.amount)
      const gift = cents(command.amount - toReturn)
      entitle(draft, 'advanced', 'promised', toReturn, running.rule.reserve.short.by)
      entitle(draft, 'house', 'promised:gift', gift, running.rule.reserve.short.by)
      carry(draft, 'house', 'bank', command.amount, running.rule.reserve.short.by)
      return [{ type: 'MoneyMoved', v: 1, activity, why: 'advance deposited', by: command.by, posts: posts() }]
    }
    case 'FetchDue': {
      const { repaid, admin, short } = running.rule.reserve
      const by = repaid?.by ?? short.by
      const [advance, fee] = [balanceIn(draft, 'due:advance'), balanceIn(draft, 'due:fee')]
      const thing = balanceIn(draft, 'due:thing')
      const reverted = balanceIn(draft, 'due:reverted')
      if (advance + fee + thing + reverted <= 0n) return refuseStep(`nothing of ${activity} is due to the house`)
      const lacking = lacksInBank(draft, add(advance, fee, thing, reverted))
      if (lacking !== undefined) return lacking
      entitle(draft, 'due:advance', 'advanced', advance, by)
      entitle(draft, 'due:fee', 'house', fee, admin?.by ?? by)
      entitle(draft, 'due:reverted', 'house', reverted, by)
      // The house bought the thing and handed it to the winner.
      entitle(draft, 'due:thing', 'patrons', thing, running.rule.claim.things?.by ?? by)
      carry(draft, 'bank', 'house', add(advance, fee, thing, reverted), by)
      return [{ type: 'MoneyMoved', v: 1, activity, why: 'due fetched', by: command.by, posts: posts() }]
    }
    case 'RepayDrawer': {
      const laidOut = cents(-balanceIn(draft, `drawer:${command.drawer}`, 'custody'))
      if (laidOut <= 0n) return refuseStep(`drawer ${command.drawer} has laid out nothing for ${activity}`)
      const lacking = lacksInBank(draft, laidOut)
      if (lacking !== undefined) return lacking
      carry(draft, 'bank', `drawer:${command.drawer}`, laidOut, running.rule.claim.by)
      return [{ type: 'MoneyMoved', v: 1, activity, why: 'drawer repaid', by: command.by, posts: posts() }]
    }
    case 'RepayTray': {
      const laidOut = cents(-balanceIn(draft, `tray:${command.table}`, 'custody'))
      if (laidOut <= 0n) return refuseStep(`the tray of table ${command.table} has laid out nothing for ${activity}`)
      const against = copiesOf(state, draft.activity, command)
      if (isRefusal(against)) return against
      const wanted = command.copies === undefined ? laidOut : add(...against.map(prizeOf))
      const lacking = lacksInBank(draft, wanted)
      if (lacking !== undefined) return lacking
      const { claim } = running.rule
      carry(draft, 'bank', `tray:${command.table}`, wanted, claim.tray?.by ?? claim.by)
      const copies = against.map((one) => one.claim)
      return [{ type: 'MoneyMoved', v: 1, activity, why: 'tray repaid', copies, by: command.by, posts: posts() }]
    }
  }
}

/** The claims whose copies the dealer hands in, each once and each paid from that tray; without copies, all of them. */
function copiesOf(state: State, funder: string, { table, copies }: CommandOf<'RepayTray'>): Claim[] | Refusal {
  const waiting = [...state.claims.values()].filter(
    ({ activity, tray, trayRepaid }) => tray === table && trayRepaid !== true && funderIn(state, activity) === funder,
  )
  if (copies === undefined) return waiting
  if (copies.length === 0) return refuseStep('a tray is repaid against at least one copy')
  if (new Set(copies).size < copies.length) return refuseStep('each copy is handed in once')
  const strange = copies.find((copy) => !waiting.some(({ claim }) => claim === copy))
  if (strange !== undefined)
    return refuseStep(`the tray of table ${table} has not paid claim ${strange}, or was repaid for it already`)
  return waiting.filter(({ claim }) => copies.includes(claim))
}
const prizeOf = ({ award }: Claim): Cents => fromWire(award.amount)

/** Nobody is repaid with money that still lies in a box, or that the house has only promised. */
function lacksInBank(draft: Draft, wanted: Cents): Refusal | undefined {
  const there = balanceIn(draft, 'bank', 'custody')
  if (there >= wanted) return undefined
  return refuseStep(
    `the bank holds ${formatMoney(there)} for ${draft.activity} and ${formatMoney(wanted)} are wanted; count the boxes or deposit what is promised first`,
  )
}

/** Pools first, then the reserve; what the house has advanced lies in the pools it seeded. */
function bringForward(draft: Draft, { pools, reserve, advance }: CommandOf<'BringForward'>): void {
  let owed: bigint = advance
  for (const [name, amount] of [
    ...Object.entries(pools).map(([pool, posted]) => [`pool:${pool}`, posted] as const),
    ['reserve', reserve] as const,
  ]) {
    const fromHouse = cents(owed < amount ? owed : amount)
    owed -= fromHouse
    entitle(draft, 'advanced', name, fromHouse, 'opening')
    entitle(draft, 'patrons', name, cents(amount - fromHouse), 'opening')
  }
}

function increaseDaily(
  state: State,
  running: Running,
  draft: Draft,
  { activity, pool, due, at }: CommandOf<'IncreaseDaily'>,
): Decision {
  const daily = running.rule.pools[pool]?.daily
  const choice = running.offering.pools?.[pool]
  if (daily === undefined || choice?.daily === undefined)
    return refuseStep(`${activity} has no daily increase of ${pool}`)
  const next = nextIncrease(state, activity, pool)
  if (due !== next) return refuseStep(`the next increase of ${pool} is due on ${next}, not on ${due}`)
  if (at.local < `${due}T${choice.at ?? '00:00'}`)
    return refuse(activity, [{ clause: daily.at.by, says: `the increase is due at ${choice.at}` }])
  const room = cents(capOf(running, pool) - balanceIn(draft, `pool:${pool}`))
  const amount = room <= 0n ? ZERO : smaller(room, choice.daily)
  drawOnReserve(draft, running.rule, `pool:${pool}`, amount, daily.by)
  // Without fees of its own, the day's increase is when the house may have its seed and its advances back.
  if (running.rule.reserve.of !== undefined) repayHouse(draft, running.rule, running.offering)
  return [{ type: 'PoolIncreased', v: 1, activity, pool, due, why: 'daily', posts: toPosts(draft.posts) }]
}

/** The date whose daily increase comes next: the day after the last one, the first time after posting. */
export function nextIncrease(state: State, activity: string, pool: string): string {
  const offered = state.offerings.get(activity)!
  const last = offered.increased[pool]
  if (last !== undefined) return plusDays(last, 1)
  const since = offered.running?.since ?? ''
  const at = runningOf(state, activity)?.offering.pools?.[pool]?.at ?? '00:00'
  return since.slice(11, 16) <= at ? since.slice(0, 10) : plusDays(since, 1)
}

/** Whole hours of an open table; an empty reserve lets the fee wait. */
function takeAdminFee(
  state: State,
  { rule, offering }: Running,
  draft: Draft,
  { activity, table, due, at }: CommandOf<'TakeAdminFee'>,
): Decision {
  const { admin } = rule.reserve
  const next = nextAdminFee(state, activity, table)
  if (next === undefined || admin === undefined || offering.admin === undefined)
    return refuseStep(`no administrative fee of ${activity} runs at table ${table}`)
  if (due !== next || at.at < due)
    return refuseStep(`the next administrative fee for table ${table} is due at ${next}, not at ${due}`)
  const owed = add(offering.admin, state.offerings.get(activity)!.waiting)
  const taken = entitleAtMost(draft, 'reserve', 'due:fee', owed, admin.by)
  return [
    {
      type: 'AdminFeeTaken',
      v: 1,
      activity,
      table,
      hours: 1,
      upTo: due,
      waiting: toWire(cents(owed - taken)),
      posts: toPosts(draft.posts),
    },
  ]
}

/** The instant at which the next table-hour is complete. */
export function nextAdminFee(state: State, activity: string, table: string): number | undefined {
  const opened = state.tables.get(table)?.openedAt
  if (opened === undefined) return undefined
  return (state.offerings.get(activity)?.charged[table] ?? opened) + HOUR
}

export function evolveFunds(state: State, event: EventOf<FundEvent>): void {
  switch (event.type) {
    case 'BroughtForward':
    case 'PoolSeeded':
      return
    case 'MoneyMoved':
      if (event.why === 'tray repaid') for (const claim of repaidBy(state, event)) claim.trayRepaid = true
      return
    case 'PoolIncreased':
      if (event.due !== undefined) state.offerings.get(event.activity)!.increased[event.pool] = event.due
      return
    case 'AdminFeeTaken': {
      const offered = state.offerings.get(event.activity)!
      offered.charged[event.table] = event.upTo
      offered.waiting = fromWire(event.waiting)
      return
    }
  }
}

/** Older events name no copies: they repaid all that the tray had laid out. */
function repaidBy(state: State, { activity, copies, posts }: EventOf<'MoneyMoved'>): Claim[] {
  const trays = Object.values(posts).flatMap((rows) => rows.map(([, , to]) => to))
  return [...state.claims.values()].filter(({ claim, tray, ...one }) =>
    copies === undefined ? one.activity === activity && trays.includes(`tray:${tray}`) : copies.includes(claim),
  )
}

export function decideCount(state: State, command: CommandOf<'CountBox'>): Decision {
  const { box, table, shift, counted, counters, corrects, by } = command
  if (new Set(counters).size < 2) return refuseStep('a box is counted by two persons')
  if (state.counts.has(box))
    return refuseStep(`box ${box} is counted; a correction has a number of its own and names it`)
  const before = corrects === undefined ? undefined : state.counts.get(corrects)
  if (corrects !== undefined && before === undefined) return refuseStep(`there is no count ${corrects} to correct`)
  if (before?.corrected !== undefined)
    return refuseStep(`count ${corrects} was corrected by ${before.corrected}; correct that one`)
  const recorded: Record<string, string> = {}
  const posts: Posts[] = []
  for (const [activity, amount] of Object.entries(counted)) {
    const running = runningOf(state, activity)
    const fee = running?.rule.fee
    if (running === undefined || fee === undefined) return refuseStep(`${activity} takes no fee at table ${table}`)
    const draft = draftOf(state.balances, activity)
    const promised = balanceIn(draft, 'promised')
    const taken = before === undefined ? undefined : takeBackCount(draft, running, table, before.posts[activity] ?? [])
    const lacked = subtract(promised, balanceIn(draft, 'promised'))
    countInto(draft, running, table, amount, recorded, taken)
    // What the house had to promise for the count that was wrong, the right one gives back first.
    if (lacked > 0n) entitleAtMost(draft, 'reserve', 'promised', smaller(lacked, openPromise(draft)), CORRECTION)
    posts.push(toPosts(draft.posts))
  }
  const wired = Object.fromEntries(Object.entries(counted).map(([activity, amount]) => [activity, toWire(amount)]))
  return [
    {
      type: 'BoxCounted',
      v: 1,
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

/** Counted fees are booked now; sensed ones were booked at the lock, and a difference is a variance of the count. */
function countInto(
  draft: Draft,
  { rule, offering }: Running,
  table: string,
  amount: Cents,
  recorded: Record<string, string>,
  taken: Cents | undefined,
): void {
  const fee = rule.fee!
  if (fee.evidence === 'counted') {
    const wholeFees = amount / fee.amount
    bookCounted(draft, rule, offering, cents(wholeFees * fee.amount), amount)
    return
  }
  if (fee.evidence === 'recorded or counted' && amount > (taken ?? balanceIn(draft, `box:${table}`, 'custody'))) {
    countBoth(draft, { rule, offering }, table, amount, recorded, taken)
    return
  }
  // A correction counts the same box again; what has fallen into the next one since is not in it.
  const inBox = taken ?? balanceIn(draft, `box:${table}`, 'custody')
  recorded[rule.activity] = toWire(inBox)
  carry(draft, `box:${table}`, 'bank', smaller(inBox, amount), fee.by)
  if (amount > inBox) {
    const over = cents(amount - inBox)
    carry(draft, 'patron', 'bank', over, 'variance')
    entitle(draft, 'patrons', 'variance', over, 'variance')
  } else if (amount < inBox) {
    const under = cents(inBox - amount)
    carry(draft, `box:${table}`, 'patron', under, 'variance')
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
  const inBox = atLeastZero(taken ?? balanceIn(draft, `box:${table}`, 'custody'))
  if (inBox > 0n) recorded[rule.activity] = toWire(inBox)
  carry(draft, `box:${table}`, 'bank', inBox, fee.by)
  const more = subtract(amount, inBox)
  bookCounted(draft, rule, offering, cents((more / fee.amount) * fee.amount), more)
}

/** What the house takes off a posted prize stays in the fund; under the least seed no prize is posted. */
function lowerPool(
  running: Running,
  draft: Draft,
  { activity, pool, amount, notice }: CommandOf<'IncreasePool'>,
): Decision {
  const { falls, seed } = running.rule.pools[pool]!
  const [posted, less] = [balanceIn(draft, `pool:${pool}`), cents(-amount)]
  if (notice === '')
    return refuse(activity, [{ clause: falls.by, says: 'players get notice before the posted prize is changed' }])
  if (posted - less < seed.range.min)
    return refuse(activity, [
      {
        clause: seed.by,
        says: `${formatMoney(posted)} less ${formatMoney(less)} is under the least prize ${formatMoney(seed.range.min)}`,
      },
    ])
  entitle(draft, `pool:${pool}`, 'reserve', less, falls.by)
  return [{ type: 'PoolIncreased', v: 1, activity, pool, why: 'lowered', posts: toPosts(draft.posts) }]
}

function bookCounted(draft: Draft, rule: RuleOf, offering: Running['offering'], fees: Cents, amount: Cents): void {
  const fee = rule.fee!
  carry(draft, 'patron', 'bank', amount, fee.by)
  for (const part of fee.parts) {
    const wanted = cents((fees * part.amount) / fee.amount)
    const pool = part.to.startsWith('pool:') ? part.to.slice(5) : undefined
    const fits =
      pool === undefined ? ZERO : fillPool(draft, pool, capOf({ rule, offering }, pool), 'patrons', wanted, part.by)
    if (pool === undefined) entitle(draft, 'patrons', part.to, wanted, part.by)
    else if (fits < wanted)
      entitle(draft, 'patrons', fee.past?.to ?? 'reserve', cents(wanted - fits), fee.past?.by ?? part.by)
  }
  // A box that does not hold whole fees: the rest is a variance, not a fee.
  entitle(draft, 'patrons', 'variance', cents(amount - fees), 'variance')
  repayHouse(draft, rule, offering)
}
type RuleOf = Running['rule']

/** Undoes a count in the draft. Answers with what it had taken out of the box. */
function takeBackCount(draft: Draft, { rule }: Running, table: string, posts: readonly WirePost[]): Cents {
  let inBox = ZERO
  for (const [book, from, to, text] of posts) {
    const amount = fromWire(text)
    if (book === 'c') {
      carry(draft, to, from, amount, CORRECTION)
      if (from === `box:${table}`) inBox = add(inBox, amount)
    } else if (from === 'variance' || to === 'variance') entitle(draft, to, from, amount, CORRECTION)
    // What the count repaid to the house stays repaid; fees are taken back from where they are now.
    else if (from === 'patrons') takeBack(draft, rule, to, 'patrons', amount, CORRECTION)
  }
  return inBox
}
const CORRECTION = 'correction'
const openPromise = (draft: Draft): Cents => atLeastZero(cents(-balanceIn(draft, 'promised')))

export function evolveCount(state: State, event: EventOf<'BoxCounted'>): void {
  const own = Object.entries(event.posts).map(([activity, rows]) => [
    activity,
    rows.filter(([, , , , by]) => by !== CORRECTION),
  ])
  state.counts.set(event.box, { counted: { ...event.counted }, posts: Object.fromEntries(own) })
  const before = event.corrects === undefined ? undefined : state.counts.get(event.corrects)
  if (before !== undefined) before.corrected = event.box
  // Both counts of the box are made.
  state.sealed.delete(event.table)
}
