/** Called off: everybody has all the money back that was paid, fees included, one after the other at a drawer. */
import { add, fromWire, toWire, ZERO } from '../../base/money.ts'
import { because, isRefusal, refuse, refuseOrder } from '../../base/refusal.ts'
import { balanceIn, carry, entitle } from '../../ledger/draft.ts'
import type { Ask } from '../mechanism.ts'
import { giveToHouse } from '../money/movements.ts'
import { lacksInBank } from '../money/settlement.ts'
import { toPosts } from '../posts.ts'
import { boughtBy, CHARITY, draftFor, giveBackAll, POOL } from './money.ts'
import type { Entry } from './records.ts'
import { about, anyTournament, entryIn, personOf, statusOf } from './tournament.ts'
import { takeBack } from './undo.ts'
import type { CommandOf, Decision, EventOf, Slice, State, Tournament } from './vocabulary.ts'

export function callOff(state: State, command: CommandOf<'CallOffTournament'>, ask: Ask): Decision {
  const { activity, reason, at, by, second } = command
  const opened = anyTournament(state, activity)
  if (isRefusal(opened)) return opened
  const { running, tournament } = opened
  const { rule, posted } = running
  const clause = rule.play.off.by
  const status = statusOf(running, tournament)
  if (status === 'awarded' || status === 'called off')
    return about(activity, [because(clause, 'tournament is over', { status })])
  if (tournament.charityPaid !== undefined) return about(activity, [because(clause, 'charity has its money')])
  if (second === undefined) return refuseOrder('tournament takes two')
  const undone = takeBack(state, tournament.wins, { ...command, second }, ask)
  if (isRefusal(undone)) return undone
  const draft = draftFor(undone.state, running)
  giveToHouse(draft, POOL, add(posted.added ?? ZERO, fromWire(tournament.given)), clause)
  return [
    ...undone.events,
    {
      type: 'TournamentCalledOff',
      activity,
      reason,
      undone: undone.hits,
      at: at.at,
      local: at.local,
      clause,
      by: [by, second],
      posts: toPosts(draft.posts),
    },
  ]
}

/** Whoever has something to have back. */
export const unrefunded = (tournament: Tournament): Entry[] =>
  tournament.calledOff === undefined
    ? []
    : [...tournament.entries.values()].filter(({ receipts }) => boughtBy(tournament, receipts).length > 0)

export function refundEntry(state: State, command: CommandOf<'RefundEntry'>): Decision {
  const { activity, drawer, at, by } = command
  const opened = anyTournament(state, activity)
  if (isRefusal(opened)) return opened
  const { running, tournament } = opened
  const clause = running.rule.play.off.by
  if (tournament.calledOff === undefined) return about(activity, [because(clause, 'tournament is not called off')])
  const entry = entryIn(opened, command.entry)
  if (isRefusal(entry)) return entry
  const bought = boughtBy(tournament, entry.receipts)
  if (bought.length === 0)
    return refuse(personOf(entry.person), [because(clause, 'entry has its money back', { entry: entry.entry })])
  const given = giveBackAll(state, running, bought, command, clause)
  if (isRefusal(given)) return given
  return [
    {
      type: 'EntryRefunded',
      activity,
      entry: entry.entry,
      receipts: given.receipts,
      refund: toWire(given.refund),
      ...(drawer === undefined || given.refund === ZERO ? {} : { drawer }),
      at: at.at,
      clause,
      by,
      posts: toPosts(given.draft.posts),
    },
  ]
}

/** When the prizes are given; out of the bank, and by a check of the house. */
export function payCharity(state: State, { activity, reference, by, second }: CommandOf<'PayCharity'>): Decision {
  const opened = anyTournament(state, activity)
  if (isRefusal(opened)) return opened
  const { running, tournament } = opened
  const { charity } = running.rule.pool
  if (charity === undefined || running.posted.charity === undefined)
    return about(activity, [because(charity?.by ?? running.rule.pool.by, 'no charity')])
  if (tournament.charityPaid !== undefined) return about(activity, [because(charity.by, 'charity has its money')])
  if (tournament.awarded === undefined)
    return about(activity, [because(charity.by, 'tournament has not finished', { left: tournament.inPlay })])
  if (second === undefined) return refuseOrder('tournament takes two')
  const draft = draftFor(state, running)
  const amount = balanceIn(draft, CHARITY)
  const lacking = lacksInBank(draft, amount)
  if (lacking !== undefined) return lacking
  entitle(draft, CHARITY, 'house', amount, charity.by)
  carry(draft, 'bank', 'house', amount, charity.by)
  const posts = toPosts(draft.posts)
  return [
    { type: 'CharityPaid', activity, amount: toWire(amount), reference, clause: charity.by, by: [by, second], posts },
  ]
}

export function evolveCalledOff(own: Slice, { activity, reason, at, local, by }: EventOf<'TournamentCalledOff'>): void {
  const tournament = own.tournaments.get(activity)!
  tournament.given = '0'
  tournament.calledOff = { at, local, reason, by }
}

export function evolveRefunded(own: Slice, { activity, receipts }: EventOf<'EntryRefunded'>): void {
  const { purchases } = own.tournaments.get(activity)!
  for (const receipt of receipts) purchases.get(receipt)!.back = true
}
