/** Who comes in: pays at a drawer, brings a prize that is an entry, or pays nothing where nobody does. And goes again before the start. */
import { citedTogether } from '../../base/cited.ts'
import { fromWire, toWire, ZERO } from '../../base/money.ts'
import { isUnder } from '../../base/occasion.ts'
import { because, isRefusal, type Reason, type Refusal, refuse, refuseOrder } from '../../base/refusal.ts'
import { carry, draftOf, entitle } from '../../ledger/draft.ts'
import { claimAccount, drawerPlace } from '../../ledger/name.ts'
import { exclusionOn, seatingOn } from '../../rulebook/profile.ts'
import { decideClaims } from '../claims/claims.ts'
import { winnerOf } from '../claims/paidtotals.ts'
import type { Claim } from '../claims/vocabulary.ts'
import { heldAgainst } from '../drawings/eligibility.ts'
import { PROFILE, profileOf } from '../house/profile.ts'
import type { Ask } from '../mechanism.ts'
import { whyNotFromDrawer } from '../money/drawers.ts'
import { funderIn } from '../offerings/running.ts'
import { type Posts, toPosts } from '../posts.ts'
import { boughtBy, charityOf, draftFor, giveBackAll, takeIn } from './money.ts'
import type { Entry, Purchase } from './records.ts'
import { isFree, priceOf, tournamentRunning } from './terms.ts'
import {
  anyTournament,
  entryIn,
  freeIn,
  levelAt,
  type Opened,
  openTournament,
  personOf,
  whyOver,
} from './tournament.ts'
import type { CommandOf, Decision, Event, EventOf, Slice, State } from './vocabulary.ts'

export function register(state: State, command: CommandOf<'Register'>, ask: Ask): Decision {
  const { activity, person, way, drawer, claim, from, at, by } = command
  const opened = openTournament(state, activity)
  if (isRefusal(opened)) return opened
  const { running, tournament } = opened
  const { rule, posted } = running
  const before = lastOf(opened, person)
  const wrong = whyNotNow(opened, before, levelAt(tournament, at, ask)) ?? whyNotPerson(state, opened, command)
  if (wrong !== undefined) return refuse(personOf(person), wrong)
  const free = freeIn(tournament).find((one) => one.person === person)
  if (free !== undefined) {
    const { player, table } = free
    return refuse(personOf(person), [because(rule.entry.once.by, 'plays at a free table', { player, table })])
  }
  const unpaid = whyNotSo(state, opened, command)
  if (unpaid !== undefined) return unpaid
  const purchase: Purchase = {
    receipt: `T${state.receiptsSoFar + 1}`,
    kind: 'buy-in',
    entry: `E${tournament.entriesSoFar + 1}`,
    price: toWire(posted.buyIn),
    fee: toWire(posted.fee),
    ...(posted.charity === undefined ? {} : { charity: toWire(charityOf(running, posted.buyIn)) }),
    chips: posted.chips,
    way,
    ...(drawer === undefined || way === 'given' ? {} : { drawer }),
    ...(claim === undefined || way !== 'won' ? {} : { claim }),
    ...(from === undefined ? {} : { from }),
    at: at.at,
    local: at.local,
    by,
  }
  const cited = [rule.entry.by, rule.entry.once.by]
  if (way === 'won') cited.push(rule.entry.won?.by ?? rule.entry.by)
  if (way === 'given') cited.push(rule.pool.charity?.by ?? rule.pool.by)
  if (before !== undefined) cited.push(rule.rebuys?.again.by ?? rule.entry.by)
  const cashed = way === 'won' ? cashIn(state, state.claims.get(claim!)!, command, ask) : []
  if (isRefusal(cashed)) return cashed
  const draft = draftFor(state, running)
  const clause = citedTogether(cited)
  takeIn(draft, running, purchase, clause)
  const bounty = posted.bounties?.targets === 'everybody' ? { bounty: toWire(posted.bounties.amount) } : {}
  return [
    {
      type: 'EntryRegistered',
      activity,
      entry: purchase.entry,
      person,
      ...(before === undefined ? {} : { again: before.entry }),
      purchase,
      ...bounty,
      clause,
      by,
      posts: toPosts(draft.posts),
    },
    ...cashed,
  ]
}

/** The newest entry of that person which counts. */
function lastOf({ tournament }: Opened, person: string): Entry | undefined {
  const name = tournament.byPerson.get(person)
  return name === undefined ? undefined : tournament.entries.get(name)
}

/** Too late, twice, or the field is full. */
function whyNotNow({ running, tournament }: Opened, before: Entry | undefined, level: number): Reason[] | undefined {
  const { rule, posted } = running
  const { entry } = rule
  const until = posted.lateUntilLevel ?? 0
  if (tournament.deal !== undefined) return [because(rule.deals?.by ?? entry.by, 'deal stands')]
  if (before?.status === 'in') return [because(entry.once.by, 'registered already', { entry: before.entry })]
  if (before !== undefined) {
    const { reEntries } = posted
    const by = citedTogether([entry.once.by, rule.rebuys?.again.by ?? entry.once.by])
    if (reEntries === undefined) return [because(by, 'no re-entry')]
    if (level > reEntries.untilLevel) return [because(by, 're-entry is over', { level, until: reEntries.untilLevel })]
    const times = timesIn(tournament.entries, before)
    if (reEntries.times !== undefined && times >= reEntries.times)
      return [because(by, 're-entry too often', { times: reEntries.times })]
  } else if (level > until) return [because(entry.late?.by ?? entry.by, 'registration is over', { level, until })]
  if (tournament.started !== undefined && rule.half !== undefined)
    return [because(rule.half.even.by, 'registration is over', { level, until: 0 })]
  const most = posted.most ?? posted.field ?? rule.half?.field.players.max
  if (most !== undefined && tournament.inPlay >= most)
    return [because(rule.half?.field.by ?? entry.by, 'field is full', { most })]
  return undefined
}

/** How often somebody has come in again up to that entry. */
function timesIn(entries: ReadonlyMap<string, Entry>, last: Entry): number {
  let times = 0
  for (let one: Entry | undefined = last; one?.again !== undefined; one = entries.get(one.again)) times += 1
  return times
}

/** What the rules hold against somebody, and after them the profile of the house where it asks. */
export function whyNotPerson(
  state: State,
  { running }: Opened,
  { person, at }: Pick<CommandOf<'Register'>, 'person' | 'at'>,
): Reason[] | undefined {
  const { misses } = heldAgainst(state, running, person)
  if (misses.length > 0) return [...misses]
  const known = state.persons.get(person)
  const [profile, on] = [profileOf(state), at.local.slice(0, 10)]
  const excluded = known?.exclusion === 'in force' ? exclusionOn(profile, on) : undefined
  if (excluded !== undefined) return [because(PROFILE, 'excluded from the tournament', { by: excluded.by })]
  const seats = seatingOn(profile, on)
  if (seats !== undefined && known?.age !== undefined && known.age < seats.age)
    return [because(PROFILE, 'too young for the tournament', { age: seats.age, by: seats.by })]
  return undefined
}

/** The way in that is named is not one here, or is not paid. */
function whyNotSo(state: State, { running }: Opened, command: CommandOf<'Register'>): Refusal | undefined {
  const { rule, posted } = running
  const { person, way, drawer, claim, from, by } = command
  const who = personOf(person)
  const price = toWire(priceOf(running))
  switch (way) {
    case 'free':
      return isFree(running) ? undefined : refuse(who, [because(rule.entry.buyIn.by, 'entry is paid for', { price })])
    case 'given':
      // To a charity as a prize of its own, or won outside of this house.
      if (isFree(running)) return refuse(who, [because(rule.pool.freeRoll?.by ?? rule.entry.by, 'entry costs nothing')])
      return posted.charity === undefined && posted.wonAt === undefined
        ? refuse(who, [because(rule.pool.charity?.by ?? rule.entry.by, 'entries are not given')])
        : from === undefined
          ? refuseOrder('entry from nowhere')
          : undefined
    case 'paid':
      if (isFree(running)) return refuse(who, [because(rule.pool.freeRoll?.by ?? rule.entry.by, 'entry costs nothing')])
      return drawer === undefined ? refuseOrder('entry needs a drawer') : whyNotFromDrawer(state, drawer, ZERO, by)
    case 'won': {
      if (drawer === undefined) return refuseOrder('entry needs a drawer')
      const known = claim === undefined ? undefined : state.claims.get(claim)
      if (known === undefined) return refuseOrder('no such claim', { claim: claim ?? '' })
      const wrong = whyNoEntry(state, running, known, person)
      return wrong === undefined ? whyNotFromDrawer(state, drawer, ZERO, by) : refuse(who, [wrong])
    }
  }
}

/** The prize is somebody else's, no entry, for another tournament, or of another price. */
function whyNoEntry(state: State, running: Opened['running'], claim: Claim, person: string): Reason | undefined {
  const { rule, posted } = running
  const by = rule.entry.won?.by ?? rule.entry.by
  const name = claim.claim
  const winner = winnerOf(claim)
  if (winner !== undefined && winner !== person) return because(by, 'prize is of another person', { claim: name })
  const won = state.tournaments.get(claim.activity)?.wins.flatMap(({ paid }) => paid)
  const into = won?.find((one) => one.claim === name)?.into
  if (into !== undefined && into !== rule.activity)
    return because(by, 'prize is for another tournament', { claim: name, into })
  const isKnown = into !== undefined || posted.wonAt?.some((at) => isUnder(claim.activity, at)) === true
  if (rule.entry.won === undefined || !isKnown)
    return because(by, 'entries are not won there', { activity: claim.activity })
  const [prize, price] = [fromWire(claim.award.amount), priceOf(running)]
  return prize === price
    ? undefined
    : because(by, 'prize is not the price', { claim: name, prize: toWire(prize), price: toWire(price) })
}

/** The form in which a prize that is an entry is handed over. */
export const ENTRY_FORM = 'tournament entry'

/** An entry into a tournament of this house is taken by signing up there, until that starts; whoever is in it already has no use for it. */
export function entryInto(state: State, claim: string): ReturnType<Ask['entryInto']> {
  for (const { wins } of state.tournaments.values())
    for (const { person, paid } of wins) {
      const into = paid.find((one) => one.claim === claim)?.into
      if (into === undefined) continue
      const rule = tournamentRunning(state, into)?.rule
      const tournament = state.tournaments.get(into)
      const isIn = tournament?.entries.get(tournament.byPerson.get(person) ?? '')?.status === 'in'
      const takes = tournament?.started === undefined && tournament?.calledOff === undefined && !isIn
      return rule === undefined || !takes ? undefined : { activity: into, by: rule.entry.won?.by ?? rule.entry.by }
    }
  return undefined
}

/** As the cage hands over the prize, with all that it asks for; but what it is worth goes through the drawer into this pool. */
function cashIn(state: State, claim: Claim, command: CommandOf<'Register'>, ask: Ask): readonly Event[] | Refusal {
  const { key, at, by, drawer } = command
  const pay = { do: 'PayClaim', claim: claim.claim, form: ENTRY_FORM, key, at, by } as const
  const paid = decideClaims(state, pay, { ...ask, entryInto: () => undefined })
  if (isRefusal(paid)) return paid
  const amount = fromWire(claim.award.amount)
  const draft = draftOf(state.balances, funderIn(state, claim.activity))
  const delivered = paid.find((event) => event.type === 'PrizeDelivered')
  if (delivered === undefined) return refuseOrder('prize is no entry', { claim: claim.claim })
  const [cited] = Object.values((delivered as { readonly posts: Posts }).posts).flat()
  const clause = cited?.[4] ?? 'order'
  entitle(draft, claimAccount(claim.claim), 'patrons', amount, clause)
  carry(draft, drawerPlace(drawer!), 'patron', amount, clause)
  return paid.map((event) => (event === delivered ? { ...event, posts: toPosts(draft.posts) } : event)) as Event[]
}

export function unregister(state: State, command: CommandOf<'Unregister'>): Decision {
  const { activity, at, by, drawer } = command
  const opened = anyTournament(state, activity)
  if (isRefusal(opened)) return opened
  const over = whyOver(opened)
  if (over !== undefined) return over
  const { running, tournament } = opened
  const { back } = running.rule.entry
  const entry = entryIn(opened, command.entry)
  if (isRefusal(entry)) return entry
  const who = personOf(entry.person)
  if (entry.status !== 'in')
    return refuse(who, [because(back.by, 'entry is not in play', { entry: entry.entry, status: entry.status })])
  if (tournament.started !== undefined) return refuse(who, [because(back.by, 'tournament has started')])
  const given = giveBackAll(state, running, boughtBy(tournament, entry.receipts), command, back.by)
  if (isRefusal(given)) return given
  const { draft, refund, receipts } = given
  return [
    {
      type: 'EntryWithdrawn',
      activity,
      entry: entry.entry,
      receipts,
      refund: toWire(refund),
      ...(drawer === undefined || refund === ZERO ? {} : { drawer }),
      at: at.at,
      clause: back.by,
      by,
      posts: toPosts(draft.posts),
    },
  ]
}

export function evolveRegistered(own: Slice, event: EventOf<'EntryRegistered'>): void {
  const { activity, entry, person, again, purchase, bounty } = event
  const tournament = own.tournaments.get(activity)!
  own.receiptsSoFar += 1
  tournament.entriesSoFar += 1
  tournament.inPlay += 1
  tournament.purchases.set(purchase.receipt, { ...purchase })
  tournament.byPerson.set(person, entry)
  tournament.entries.set(entry, {
    entry,
    person,
    way: purchase.way,
    at: purchase.at,
    ...(again === undefined ? {} : { again }),
    receipts: [purchase.receipt],
    status: 'in',
    ...(bounty === undefined ? {} : { bounty }),
  })
}

/** Gone from the list: whoever had been in before counts again, as out as that one was. */
export function leaveList(
  own: Slice,
  activity: string,
  name: string,
  status: 'withdrawn' | 'void',
  receipts: readonly string[],
): void {
  const tournament = own.tournaments.get(activity)!
  const entry = tournament.entries.get(name)!
  if (entry.status === 'in') tournament.inPlay -= 1
  entry.status = status
  delete entry.owes
  delete entry.intends
  for (const receipt of receipts) tournament.purchases.get(receipt)!.back = true
  if (tournament.byPerson.get(entry.person) !== name) return
  if (entry.again === undefined) tournament.byPerson.delete(entry.person)
  else tournament.byPerson.set(entry.person, entry.again)
}
