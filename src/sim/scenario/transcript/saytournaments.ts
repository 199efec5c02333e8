/** What the transcript says of tournaments. */
import { formatMoney, fromWire } from '../../../base/money.ts'
import type { EventOf } from '../../../engine/mechanisms.ts'
import type { Purchase, Win } from '../../../engine/tournaments/records.ts'

type TournamentEvent = EventOf<
  | 'SignUpsOpened'
  | 'EntryRegistered'
  | 'EntryWithdrawn'
  | 'EntryVoided'
  | 'TournamentStarted'
  | 'RebuyTaken'
  | 'AddOnTaken'
  | 'RebuyIntended'
  | 'RebuyWaived'
  | 'PurchaseVoided'
  | 'TargetsNamed'
  | 'KnockedOut'
  | 'KnockOutUndone'
  | 'PrizesRecalled'
  | 'DealAgreed'
  | 'StartUndone'
  | 'DealUndone'
  | 'TournamentAwarded'
  | 'TournamentLogSigned'
  | 'TournamentCalledOff'
  | 'EntryRefunded'
  | 'FreeEntered'
  | 'FreeKnockedOut'
  | 'FreeKnockOutUndone'
  | 'FreePlayEnded'
  | 'CharityPaid'
>

const two = (by: readonly string[]): string => by.join(' and ')
const money = (cents: string): string => formatMoney(fromWire(cents))
const paid = ({ way, claim, from, receipt }: Purchase): string =>
  ({
    paid: `receipt ${receipt}`,
    won: `with claim ${claim ?? ''}`,
    free: 'free of charge',
    given: `given by the house for ${from ?? ''}`,
  })[way]
const back = (refund: string): string => `${money(refund)} back`

export function sayTournaments(event: TournamentEvent): string | undefined {
  switch (event.type) {
    case 'SignUpsOpened':
      return `sign-ups open, and the structure stays as it is [${event.clause}]`
    case 'EntryRegistered': {
      const again = event.again === undefined ? '' : `, again after ${event.again}`
      return `${event.person} is entry ${event.entry}${again}: ${paid(event.purchase)} [${event.clause}]`
    }
    case 'EntryWithdrawn':
      return `entry ${event.entry} unregisters: ${back(event.refund)} [${event.clause}]`
    case 'EntryVoided':
      return `entry ${event.entry} is void by ${two(event.by)}: ${event.reason}; ${back(event.refund)} [${event.clause}]`
    case 'TournamentStarted':
      return `the tournament starts with ${event.field} entries [${event.clause}]`
    case 'RebuyTaken':
    case 'AddOnTaken':
      return `entry ${event.entry} has ${event.purchase.kind === 'rebuy' ? 'a rebuy' : 'an add-on'}, ${paid(event.purchase)} [${event.clause}]`
    case 'RebuyIntended':
      return `entry ${event.entry} says before the hand: rebuy [${event.clause}]`
    case 'RebuyWaived':
      return `entry ${event.entry} does not buy anew and is out with ${event.out}, ${two(event.by)}: ${event.reason} [${event.clause}]`
    case 'PurchaseVoided':
      return `receipt ${event.receipt} is void by ${two(event.by)}: ${event.reason}; ${back(event.refund)} [${event.clause}]`
    case 'TargetsNamed':
      return `bounties of ${money(event.bounty)} on ${event.entries.join(', ')} [${event.clause}]`
    case 'KnockedOut':
      return sayOut(event)
    case 'KnockOutUndone':
      return `${event.out} is undone by ${two(event.by)}: ${event.reason}; ${back(event.refund)} [${event.clause}]`
    case 'PrizesRecalled':
      return `${event.hits.join(', ')} taken back by ${two(event.by)}: ${event.reason}`
    case 'DealAgreed': {
      const { method, shares, there, note } = event.deal
      const parts = shares.map(({ entry, amount }) => `${entry} ${money(amount)}`)
      return `deal (${method}) of ${money(there)}: ${parts.join(', ')}; ${note} [${event.clause}]`
    }
    case 'StartUndone':
      return `the start is undone by ${two(event.by)}: ${event.reason} [${event.clause}]`
    case 'DealUndone':
      return `the deal is undone by ${two(event.by)}: ${event.reason} [${event.clause}]`
    case 'TournamentAwarded': {
      const { figures, wins } = event
      return `prizes of ${money(figures.places)} for places: ${wins.map(sayWin).join(', ')} [${event.clause}]`
    }
    case 'TournamentLogSigned':
      return `log of ${event.log.participants} participants signed by ${event.by} [${event.clause}]`
    case 'TournamentCalledOff':
      return `called off by ${two(event.by)}: ${event.reason} [${event.clause}]`
    case 'EntryRefunded':
      return `entry ${event.entry}: ${back(event.refund)} [${event.clause}]`
    case 'FreeEntered': {
      const target = event.bounty === undefined ? '' : `, with a bounty of ${money(event.bounty)}`
      return `${event.person} plays free at table ${event.table} as ${event.player}${target} [${event.clause}]`
    }
    case 'FreeKnockedOut': {
      const whom = event.how === 'left' ? 'leaves' : `is out by ${event.won.join(' and ')}`
      return `${event.player} ${whom} at free table ${event.table} [${event.clause}]`
    }
    case 'FreeKnockOutUndone':
      return `${event.player} is in again, ${two(event.by)}: ${event.reason} [${event.clause}]`
    case 'FreePlayEnded':
      return `free table ${event.table} ends by ${two(event.by)} with ${event.players.join(', ')} left [${event.clause}]`
    case 'CharityPaid':
      return `the charity is paid ${money(event.amount)}, ${event.reference} [${event.clause}]`
  }
}

function sayOut({ out, round, how, fallen, left, clause }: EventOf<'KnockedOut'>): string {
  const each = fallen.map(({ entry, by = [], rebuys }) => {
    const whom = by.length === 0 ? '' : ` by ${by.join(' and ')}`
    return `${entry}${how === 'disqualified' ? ' disqualified' : whom}${rebuys === true ? ' (buys anew)' : ''}`
  })
  const where = round === undefined ? '' : ` in ${round}, one hand at all tables`
  return `${out}: out ${each.join(', ')}${where}; ${left} left [${clause}]`
}

function sayWin({ entry, place, to, prizes }: Win): string {
  const sum = prizes.reduce((all, { amount }) => all + fromWire(amount), 0n)
  const where = place === undefined ? '' : ` place ${place}${to === undefined ? '' : `-${to}`}`
  return `${entry}${where} ${money(String(sum))}`
}
