/** The same seat bought anew, and chips added to it: how often and up to which level is posted. */
import { citedTogether } from '../../base/cited.ts'
import { toWire, ZERO } from '../../base/money.ts'
import { because, isRefusal, type Reason, refuse } from '../../base/refusal.ts'
import type { Ask } from '../mechanism.ts'
import { whyNotFromDrawer } from '../money/drawers.ts'
import { toPosts } from '../posts.ts'
import { boughtBy, charityOf, draftFor, takeIn } from './money.ts'
import type { Entry, Purchase, PurchaseKind } from './records.ts'
import { about, levelAt, type Opened, openTournament, personOf, playingIn } from './tournament.ts'
import type { CommandOf, Decision, EventOf, Slice, State, Tournament } from './vocabulary.ts'

type Offered = { readonly price: bigint; readonly chips: number; readonly times?: number | undefined }

export function rebuy(state: State, command: CommandOf<'Rebuy'>, ask: Ask): Decision {
  const { activity, entry: name, at } = command
  const opened = openTournament(state, activity)
  if (isRefusal(opened)) return opened
  const { running, tournament } = opened
  const by = running.rule.rebuys?.by ?? running.rule.structure.by
  const entry = playingIn(opened, name, by)
  if (isRefusal(entry)) return entry
  const wrong =
    entry.owes === undefined
      ? (whyNoRebuy(opened, entry, levelAt(tournament, at, ask)) ??
        whyChipsLeft(opened, entry, command.chips ?? ask.chipsOf(activity, name)))
      : undefined
  if (wrong !== undefined) return refuse(personOf(entry.person), [wrong])
  return bought(state, opened, entry, 'rebuy', running.posted.rebuys!, command)
}

/** Too often, too late, or never. Whoever has said so before the hand is in time, whatever level has begun since. */
export function whyNoRebuy({ running, tournament }: Opened, entry: Entry, level: number): Reason | undefined {
  const { rule, posted } = running
  const { rebuys } = posted
  if (rule.rebuys === undefined || rebuys === undefined)
    return because(rule.rebuys?.by ?? rule.structure.by, 'no rebuys')
  if (tournament.started === undefined) return because(rule.rebuys.by, 'tournament has not started')
  if (level > rebuys.untilLevel)
    return because(citedTogether([rule.rebuys.by, rule.rebuys.until.by]), 'purchase after its level', {
      kind: 'rebuy',
      level,
      until: rebuys.untilLevel,
    })
  const { times } = rebuys
  return times !== undefined && taken(tournament, entry, 'rebuy') >= times
    ? because(rule.rebuys.by, 'purchase too often', { kind: 'rebuy', times })
    : undefined
}

/** Where only a stack that is gone is bought anew, somebody still in play has one; else it is no more than was posted. */
function whyChipsLeft({ running: { rule, posted } }: Opened, { entry }: Entry, chips?: number): Reason | undefined {
  const { by, until } = rule.rebuys!
  const most = posted.rebuys?.atMost
  if (most === undefined) return because(by, 'rebuy with chips left', { entry })
  if (chips === undefined) return because(citedTogether([by, until.by]), 'stack not told', { entry, most })
  return chips > most
    ? because(citedTogether([by, until.by]), 'stack above the rebuy', { entry, chips, most })
    : undefined
}

export function addOn(state: State, command: CommandOf<'AddOn'>, ask: Ask): Decision {
  const { activity, entry: name, at } = command
  const opened = openTournament(state, activity)
  if (isRefusal(opened)) return opened
  const { running, tournament } = opened
  const { rule, posted } = running
  const by = rule.addOns?.by ?? rule.structure.by
  const entry = playingIn(opened, name, by)
  if (isRefusal(entry)) return entry
  const wrong = whyNoAddOn(opened, entry, levelAt(tournament, at, ask))
  if (wrong !== undefined) return refuse(personOf(entry.person), [wrong])
  return bought(state, opened, entry, 'add-on', posted.addOns!, command)
}

function whyNoAddOn({ running, tournament }: Opened, entry: Entry, level: number): Reason | undefined {
  const { rule, posted } = running
  const { addOns } = posted
  if (rule.addOns === undefined || addOns === undefined)
    return because(rule.addOns?.by ?? rule.structure.by, 'no add-ons')
  const kind = 'add-on'
  const by = citedTogether([rule.addOns.by, rule.addOns.until.by])
  if (entry.owes !== undefined) return because(rule.addOns.by, 'rebuy is owed', { entry: entry.entry })
  if (level < addOns.fromLevel) return because(by, 'purchase before its level', { kind, level, from: addOns.fromLevel })
  if (level > addOns.untilLevel)
    return because(by, 'purchase after its level', { kind, level, until: addOns.untilLevel })
  const { times } = addOns
  return times !== undefined && taken(tournament, entry, kind) >= times
    ? because(rule.addOns.by, 'purchase too often', { kind, times })
    : undefined
}

/** How often this entry has it, but for what went back. */
const taken = (tournament: Tournament, { receipts }: Entry, kind: PurchaseKind): number =>
  boughtBy(tournament, receipts).filter((one) => one.kind === kind).length

function bought(
  state: State,
  { running, tournament }: Opened,
  entry: Entry,
  kind: 'rebuy' | 'add-on',
  { price, chips }: Offered,
  { activity, drawer, at, by }: CommandOf<'Rebuy' | 'AddOn'>,
): Decision {
  const { rule, posted } = running
  if (tournament.deal !== undefined)
    return about(activity, [because(rule.deals?.by ?? rule.structure.by, 'deal stands')])
  const wrong = whyNotFromDrawer(state, drawer, ZERO, by)
  if (wrong !== undefined) return wrong
  const terms = kind === 'rebuy' ? rule.rebuys! : rule.addOns!
  const amount = price as typeof posted.buyIn
  const purchase: Purchase = {
    receipt: `T${state.receiptsSoFar + 1}`,
    kind,
    entry: entry.entry,
    price: toWire(amount),
    fee: '0',
    ...(posted.charity === undefined ? {} : { charity: toWire(charityOf(running, amount)) }),
    chips,
    way: 'paid',
    drawer,
    at: at.at,
    local: at.local,
    by,
    ...(kind === 'rebuy' && entry.owes !== undefined ? { after: entry.owes } : {}),
  }
  const draft = draftFor(state, running)
  const clause = entry.owes === undefined ? terms.by : citedTogether([terms.by, rule.rebuys!.intent.by])
  takeIn(draft, running, purchase, clause)
  const type = kind === 'rebuy' ? 'RebuyTaken' : 'AddOnTaken'
  return [{ type, activity, entry: entry.entry, purchase, clause, by, posts: toPosts(draft.posts) }]
}

/** Before the hand: it binds in that hand, and in none after it. */
export function intendRebuy(
  state: State,
  { activity, entry: name, at, by }: CommandOf<'IntendRebuy'>,
  ask: Ask,
): Decision {
  const opened = openTournament(state, activity)
  if (isRefusal(opened)) return opened
  const { running, tournament } = opened
  const { rule } = running
  const clause = rule.rebuys?.intent.by ?? rule.structure.by
  const entry = playingIn(opened, name, clause)
  if (isRefusal(entry)) return entry
  const wrong =
    whyNoRebuy(opened, entry, levelAt(tournament, at, ask)) ??
    (entry.owes === undefined ? undefined : because(clause, 'rebuy is owed', { entry: name })) ??
    (entry.intends === true ? because(clause, 'rebuy intended already', { entry: name }) : undefined)
  if (wrong !== undefined) return refuse(personOf(entry.person), [wrong])
  return [{ type: 'RebuyIntended', activity, entry: name, at: at.at, clause, by }]
}

export function evolveBought(
  own: Slice,
  { activity, entry: name, purchase }: EventOf<'RebuyTaken' | 'AddOnTaken'>,
): void {
  const tournament = own.tournaments.get(activity)!
  own.receiptsSoFar += 1
  tournament.purchases.set(purchase.receipt, { ...purchase })
  const entry = tournament.entries.get(name)!
  entry.receipts.push(purchase.receipt)
  if (purchase.kind === 'rebuy') {
    delete entry.owes
    delete entry.intends
  }
}
