/** Bugs to plant in tournaments: prices, fees, bounties, places and what goes back, each as a slip in the code would have it. */
import {
  aCentLess,
  aCentTo,
  type Bug,
  carried,
  dropped,
  entitled,
  inRows,
  isPool,
  offByACent,
  spoilt,
} from '../spoil.ts'

const isPaid = ({ from }: { readonly from: string }): boolean => from === 'patrons'

/** Free players are named N1, N2: so are the targets of what they won. */
const isOfFreeTable = (event: { readonly evidence?: unknown }): boolean => /"N\d/.test(JSON.stringify(event.evidence))

export const OF_TOURNAMENTS: Readonly<Record<string, Bug>> = {
  'price of an entry': inRows(
    ['EntryRegistered', 'RebuyTaken', 'AddOnTaken'],
    entitled((row) => isPaid(row) && isPool(row.to), aCentLess),
  ),
  'entry fee into the pool': inRows(
    ['EntryRegistered'],
    entitled(
      (row) => isPaid(row) && row.to === 'due:fee',
      (row) => [{ ...row, to: 'pool:prizes' }],
    ),
  ),
  'money of an entry that lies nowhere': inRows(['EntryRegistered', 'RebuyTaken'], carried(dropped)),
  'part of a charity': inRows(
    ['EntryRegistered'],
    entitled(({ to }) => to === 'charity', aCentTo('pool:prizes')),
  ),
  'an entry twice': (event) =>
    event.type === 'EntryRegistered' && event.again !== undefined
      ? (({ again: _, ...first }) => first)(event)
      : undefined,
  'money back': inRows(
    ['EntryWithdrawn', 'EntryVoided', 'PurchaseVoided', 'KnockOutUndone', 'EntryRefunded'],
    entitled(({ to }) => to === 'patrons', aCentLess),
  ),
  'a rebuy that is kept': (event) =>
    event.type === 'KnockOutUndone' && event.receipts.length > 0
      ? { ...event, receipts: [], refund: '0', posts: {} }
      : undefined,
  'bounty of another': (event) =>
    event.type === 'KnockedOut' && event.bounties.length > 0
      ? { ...event, bounties: event.bounties.map((one) => ({ ...one, to: one.target })) }
      : undefined,
  'a bounty that is left out': (event) =>
    event.type === 'KnockedOut' && event.wins.length > 0 ? { ...event, wins: [] } : undefined,
  'bounty of a free table out of the pool': (event) =>
    event.type === 'HitDeclared' && event.source.kind === 'tournament' && isOfFreeTable(event)
      ? spoilt(
          event,
          entitled(
            ({ from }) => from.startsWith('promised:gift'),
            (row) => [{ ...row, from: 'pool:prizes' }],
          ),
        )
      : undefined,
  'a bounty of a free table that is left out': (event) =>
    event.type === 'FreeKnockedOut' && event.wins.length > 0 ? { ...event, wins: [] } : undefined,
  'bounty of a free table to another': (event) =>
    event.type === 'FreeKnockedOut' && event.bounties.length > 0
      ? { ...event, bounties: event.bounties.map((one) => ({ ...one, to: one.target })) }
      : undefined,
  'a target who does not keep the bounty': (event) =>
    event.type === 'FreePlayEnded' && event.wins.length > 0 ? { ...event, wins: [] } : undefined,
  'prize of a tournament': (event) =>
    event.type === 'HitDeclared' && event.source.kind === 'tournament' ? offByACent(event, () => true, 1n) : undefined,
  'what the house gives': inRows(
    ['TournamentAwarded', 'KnockedOut', 'SignUpsOpened'],
    entitled(({ from, to }) => from.startsWith('promised:gift') && isPool(to), aCentLess),
  ),
  'places of a tournament': (event) => {
    const [first, second, ...others] = event.type === 'TournamentAwarded' ? event.wins : []
    if (event.type !== 'TournamentAwarded' || first === undefined || second === undefined) return undefined
    const swapped = [{ ...first, entry: second.entry }, { ...second, entry: first.entry }, ...others]
    return { ...event, wins: swapped }
  },
  'a place of nobody': (event) =>
    event.type === 'TournamentAwarded' && event.wins.length > 1 ? { ...event, wins: event.wins.slice(1) } : undefined,
  'a deal that leaves a cent': (event) => {
    if (event.type !== 'DealAgreed') return undefined
    const [first, ...others] = event.deal.shares
    const less = { ...first!, amount: `${BigInt(first!.amount) - 1n}` }
    return { ...event, deal: { ...event.deal, shares: [less, ...others] } }
  },
  'an entry that is moved': (event) =>
    event.type === 'PrizeDelivered' && event.form === 'tournament entry'
      ? spoilt(
          event,
          entitled(({ to }) => to === 'patrons', aCentTo('due:thing')),
        )
      : undefined,
  'money for the charity': inRows(
    ['CharityPaid'],
    entitled(() => true, aCentLess),
  ),
}
