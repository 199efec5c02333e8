/** What was never to be: an entry, a rebuy or an add-on that was sold in error. Two persons, and the money goes back. */
import { toWire, ZERO } from '../../base/money.ts'
import { because, isRefusal, type Refusal, refuse, refuseOrder } from '../../base/refusal.ts'
import type { Ask } from '../mechanism.ts'
import { toPosts } from '../posts.ts'
import { forgetDenied, whyPoolLacks } from './bounties.ts'
import { comeAgain } from './corrections.ts'
import { boughtBy, giveBackAll } from './money.ts'
import type { Entry } from './records.ts'
import { leaveList } from './registration.ts'
import { about, anyTournament, entryIn, type Opened, personOf, whyOver } from './tournament.ts'
import { takeBack } from './undo.ts'
import type { CommandOf, Decision, EventOf, Slice, State, Tournament } from './vocabulary.ts'

export function voidEntry(state: State, command: CommandOf<'VoidEntry'>, ask: Ask): Decision {
  const { activity, drawer, reason, by, second } = command
  const opened = anyTournament(state, activity)
  if (isRefusal(opened)) return opened
  const entry = entryIn(opened, command.entry)
  if (isRefusal(entry)) return entry
  const wrong = whyOver(opened) ?? whyNotVoid(opened, entry)
  if (wrong !== undefined) return wrong
  if (second === undefined) return refuseOrder('tournament takes two')
  const { running, tournament } = opened
  const clause = running.rule.entry.back.by
  // A bounty on somebody who was never in is no bounty.
  const hanging = tournament.wins.filter(({ prizes }) => prizes.some(({ target }) => target === entry.entry))
  const undone = takeBack(state, hanging, { ...command, second }, ask)
  if (isRefusal(undone)) return undone
  const given = giveBackAll(undone.state, running, boughtBy(tournament, entry.receipts), command, clause)
  if (isRefusal(given)) return given
  const lacking = whyLacksWithout(opened, given.receipts, entry.entry)
  if (lacking !== undefined) return lacking
  return [
    ...undone.events,
    {
      type: 'EntryVoided',
      activity,
      entry: entry.entry,
      receipts: given.receipts,
      refund: toWire(given.refund),
      ...(drawer === undefined || given.refund === ZERO ? {} : { drawer }),
      reason,
      undone: undone.hits,
      clause,
      by: [by, second],
      posts: toPosts(given.draft.posts),
    },
  ]
}

/** Bounties that are out in play are paid out of what would go back. */
function whyLacksWithout(
  { running, tournament }: Opened,
  receipts: readonly string[],
  gone?: string,
): Refusal | undefined {
  if (tournament.started === undefined) return undefined
  return whyPoolLacks(running, {
    ...tournament,
    entries: new Map([...tournament.entries].filter(([name]) => name !== gone)),
    purchases: new Map([...tournament.purchases].filter(([name]) => !receipts.includes(name))),
  })
}

/** Gone already, come in again, with bounties of others, or of a field that must stay even. */
function whyNotVoid({ running, tournament }: Opened, entry: Entry): Refusal | undefined {
  const { rule } = running
  const who = personOf(entry.person)
  const { entry: name, status } = entry
  if (status === 'withdrawn' || status === 'void')
    return refuse(who, [because(rule.entry.back.by, 'entry is not in play', { entry: name, status })])
  if (tournament.deal !== undefined)
    return about(tournament.activity, [because(rule.deals?.by ?? rule.structure.by, 'deal stands')])
  if (tournament.started !== undefined && rule.half !== undefined)
    return refuse(who, [because(rule.half.even.by, 'field stays even')])
  const again = comeAgain(tournament, [name])
  if (again !== undefined)
    return refuse(who, [because(rule.entry.once.by, 'entry came in again', { entry: name, again: again.entry })])
  if (winsBounties(tournament, name))
    return refuse(who, [because(rule.bounties?.by ?? rule.structure.by, 'entry has won bounties', { entry: name })])
  if (tournament.started !== undefined && status === 'in' && tournament.inPlay <= 1)
    return about(tournament.activity, [because(rule.structure.by, 'nobody is left')])
  return undefined
}

/** Has won one, or will where somebody who owes a rebuy does not pay. */
const winsBounties = ({ outs, entries }: Tournament, name: string): boolean =>
  outs.some(({ fallen }) =>
    fallen.some(({ entry, by }) => by?.includes(name) === true && entries.get(entry)?.bounty !== undefined),
  )

export function evolveVoided(own: Slice, { activity, entry: name, receipts }: EventOf<'EntryVoided'>): void {
  leaveList(own, activity, name, 'void', receipts)
  const tournament = own.tournaments.get(activity)!
  forgetDenied(tournament, [name])
  // Never in, so never knocked out; others of that hand stay out.
  tournament.outs = tournament.outs.flatMap((out) => {
    const fallen = out.fallen.filter(({ entry }) => entry !== name)
    const bounties = out.bounties.filter(({ target }) => target !== name)
    return fallen.length === 0 ? [] : [{ ...out, fallen, bounties }]
  })
}

export function voidPurchase(state: State, command: CommandOf<'VoidPurchase'>): Decision {
  const { activity, receipt, drawer, reason, by, second } = command
  const opened = anyTournament(state, activity)
  if (isRefusal(opened)) return opened
  const over = whyOver(opened)
  if (over !== undefined) return over
  const { running, tournament } = opened
  const { rule } = running
  const bought = tournament.purchases.get(receipt)
  if (bought === undefined) return refuseOrder('no such receipt', { receipt })
  const terms = bought.kind === 'rebuy' ? rule.rebuys : rule.addOns
  const clause = terms?.by ?? rule.structure.by
  if (bought.kind === 'buy-in') return refuseOrder('receipt of a buy-in', { receipt })
  if (bought.back === true) return refuseOrder('receipt is void', { receipt })
  if (tournament.deal !== undefined) return about(activity, [because(rule.deals?.by ?? clause, 'deal stands')])
  const entry = tournament.entries.get(bought.entry)!
  // Without it the stack that has gone since was never there; what stands on it is undone first.
  if (bought.after !== undefined && entry.status === 'out')
    return refuse(personOf(entry.person), [
      because(clause, 'entry is out', { entry: entry.entry, out: entry.out ?? '' }),
    ])
  if (second === undefined) return refuseOrder('tournament takes two')
  const given = giveBackAll(state, running, [bought], command, clause)
  if (isRefusal(given)) return given
  const lacking = whyLacksWithout(opened, given.receipts)
  if (lacking !== undefined) return lacking
  return [
    {
      type: 'PurchaseVoided',
      activity,
      receipt,
      entry: bought.entry,
      refund: toWire(given.refund),
      ...(drawer === undefined ? {} : { drawer }),
      reason,
      clause,
      by: [by, second],
      posts: toPosts(given.draft.posts),
    },
  ]
}

/** Bound to buy the seat anew again, where it was bought after a knock-out. */
export function evolvePurchaseVoided(own: Slice, { activity, receipt, entry: name }: EventOf<'PurchaseVoided'>): void {
  const tournament = own.tournaments.get(activity)!
  const bought = tournament.purchases.get(receipt)!
  bought.back = true
  const entry = tournament.entries.get(name)!
  const stands = tournament.outs.some(({ out }) => out === bought.after)
  if (bought.after !== undefined && stands && entry.status === 'in') entry.owes = bought.after
}
