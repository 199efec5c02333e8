/**
 * Bugs to plant: each spoils what the house decided in one money path, the way a slip in its code would. The auditor has to
 * report every one of them wherever it comes up.
 */
import type { Event } from '../../engine/mechanisms.ts'
import type { Posts, WirePost } from '../../engine/posts.ts'

/** The event as a wrong house would have it, or nothing where the path does not come up. */
export type Bug = (event: Event) => Event | undefined

type Row = {
  readonly book: string
  readonly from: string
  readonly to: string
  readonly amount: bigint
  readonly by: string
}
/** The row as it should not be: another one, several, none; nothing where it is not meant. */
type Spoil = (row: Row) => readonly Row[] | undefined

/** The first row that is meant is spoilt. */
const spoilt = (event: Event, spoil: Spoil): Event | undefined => {
  if (!('posts' in event) || event.posts === undefined) return undefined
  let isDone = false
  const posts = Object.fromEntries(
    Object.entries(event.posts).map(([holder, rows]) => [
      holder,
      rows.flatMap((row): readonly WirePost[] => {
        const [book, from, to, amount, by] = row
        const instead = isDone ? undefined : spoil({ book, from, to, amount: BigInt(amount), by })
        if (instead === undefined) return [row]
        isDone = true
        return instead
          .filter((one) => one.amount > 0n)
          .map((one) => [one.book, one.from, one.to, `${one.amount}`, one.by] as unknown as WirePost)
      }),
    ]),
  )
  return isDone ? ({ ...event, posts } as Event) : undefined
}

const inRows =
  (types: readonly Event['type'][], spoil: Spoil): Bug =>
  (event) =>
    types.includes(event.type) ? spoilt(event, spoil) : undefined

const isPool = (name: string): boolean => name.startsWith('pool:')
const entitled =
  (meant: (row: Row) => boolean, spoil: (row: Row) => readonly Row[]): Spoil =>
  (row) =>
    row.book === 'e' && row.amount > 1n && meant(row) ? spoil(row) : undefined

const carried =
  (spoil: (row: Row) => readonly Row[]): Spoil =>
  (row) =>
    row.book === 'c' && row.amount > 1n ? spoil(row) : undefined

const aCentLess = (row: Row): Row[] => [{ ...row, amount: row.amount - 1n }]
const dropped = (): Row[] => []
/** One cent of it goes to another fund. */
const aCentTo =
  (fund: string) =>
  (row: Row): Row[] => [
    { ...row, amount: row.amount - 1n },
    { ...row, to: fund, amount: 1n },
  ]

/** An award is a cent too small or too large, in what is said and in what is set aside. */
function offByACent(event: Event, isMeant: (share: string, line: string) => boolean, by = -1n): Event | undefined {
  if (event.type !== 'HitDeclared') return undefined
  const nth = event.awards.findIndex(({ share, line, amount }) => isMeant(share, line) && BigInt(amount) > 1n)
  const award = event.awards[nth]
  if (award === undefined) return undefined
  const [fund] = Object.keys(award.parts)
  const parts = Object.fromEntries(
    Object.entries(award.parts).map(([name, part]) => [name, name === fund ? `${BigInt(part) + by}` : part]),
  )
  const wrong = { ...award, amount: `${BigInt(award.amount) + by}`, parts } as typeof award
  const total = `${BigInt(event.total) + by}`
  const awards = event.awards.map((one, at) => (at === nth ? wrong : one))
  return spoilt(
    { ...event, awards, total },
    entitled(
      ({ from, to }) => from === fund && to.startsWith('pending:'),
      (row) => [{ ...row, amount: row.amount + by }],
    ),
  )
}

const renamed = (posts: Posts, from: string, to: string): Posts =>
  Object.fromEntries(Object.entries(posts).map(([holder, rows]) => [holder === from ? to : holder, rows]))

/** Clauses by which fees go past a pool at its cap. */
const PAST = ['F6', 'F9', 'F4 reading R14', 'P7']

/** By money path. */
export const PLANTED: Readonly<Record<string, Bug>> = {
  'fee split': inRows(
    ['RoundStarted'],
    entitled(({ from }) => from === 'patrons', aCentTo('due:fee')),
  ),
  'fees that are counted': inRows(
    ['BoxCounted'],
    entitled(({ from, to }) => from === 'patrons' && (isPool(to) || to === 'reserve'), aCentTo('variance')),
  ),
  cap: (event) => {
    if (event.type !== 'RoundStarted' && event.type !== 'BoxCounted') return undefined
    const all = Object.values(event.posts ?? {}).flat()
    const pool = all.map(([, , to]) => to).find(isPool)
    // The last thing that fees do with a full pool is to go past it; here they fall into it all the same.
    return spoilt(
      event,
      entitled(
        ({ from, to, by }) => from === 'patrons' && to === 'reserve' && PAST.includes(by),
        (row) => [{ ...row, to: pool ?? 'pool:main' }],
      ),
    )
  },
  reseed: inRows(
    ['HitVerified'],
    entitled(({ from, to }) => from.startsWith('reseed:') && isPool(to), aCentTo('reserve')),
  ),
  advance: inRows(
    ['HitDeclared', 'PeriodClosed', 'PoolIncreased'],
    entitled(
      ({ from }) => from.startsWith('promised') && !from.startsWith('promised:gift'),
      (row) => [{ ...row, from: 'reserve' }],
    ),
  ),
  'gift of the house': inRows(
    ['HitDeclared', 'PeriodClosed', 'PoolIncreased', 'CalledUp'],
    entitled(
      ({ from }) => from.startsWith('promised:gift'),
      (row) => [{ ...row, from: row.from.replace('promised:gift', 'promised') }],
    ),
  ),
  repayment: inRows(
    ['RoundStarted', 'BoxCounted', 'PoolIncreased', 'ClaimExpired', 'PaidInError'],
    entitled(
      ({ from, to }) => from === 'reserve' && (to.startsWith('due:advance') || to.startsWith('promised')),
      dropped,
    ),
  ),
  'administrative fee': inRows(
    ['AdminFeeTaken'],
    entitled(() => true, aCentLess),
  ),
  'daily increase': (event) =>
    event.type === 'PoolIncreased' && event.why === 'daily'
      ? spoilt(
          event,
          entitled(({ to }) => isPool(to), aCentLess),
        )
      : undefined,
  'extra increase': (event) =>
    event.type === 'PoolIncreased' && event.why === 'extra'
      ? spoilt(
          event,
          entitled(({ to }) => isPool(to), aCentLess),
        )
      : undefined,
  'a lowered prize': (event) =>
    event.type === 'PoolIncreased' && event.why === 'lowered'
      ? spoilt(
          event,
          entitled(() => true, aCentLess),
        )
      : undefined,
  seed: inRows(
    ['PoolSeeded'],
    entitled(() => true, aCentLess),
  ),
  'opening balances': inRows(
    ['BroughtForward'],
    entitled(
      ({ from }) => from === 'advanced',
      (row) => [{ ...row, from: 'patrons' }],
    ),
  ),
  'share of the loser': (event) => offByACent(event, (share) => share === 'loser'),
  'share of the winner': (event) => offByACent(event, (share) => share === 'winner', 1n),
  'share of the table': (event) => offByACent(event, (share) => share === 'table'),
  'share of the player-dealer': (event) => offByACent(event, (share) => share === 'player-dealer'),
  'odd cents': (event) => {
    if (event.type !== 'HitDeclared') return undefined
    const [first, second] = event.awards
    // The first of two equal parts has the cent that does not divide.
    return first === undefined || first.share !== second?.share || first.amount !== second.amount
      ? undefined
      : offByACent(event, (share) => share === first.share, 1n)
  },
  envy: (event) => offByACent(event, (share) => share === 'envy'),
  'share of the room': (event) => offByACent(event, (share) => share === 'room'),
  'fixed prize or part of a pool': (event) => offByACent(event, (share) => share === 'full', 1n),
  'the player-dealer’s own space': (event) => offByACent(event, (share) => share === 'player-dealer hand'),
  multiplier: (event) => {
    const isMultiplied = event.type === 'HitDeclared' && event.awards.some(({ parts }) => Object.keys(parts).length > 1)
    // The rest that the multiplier adds is not set aside.
    return isMultiplied
      ? spoilt(
          event,
          entitled(({ from, to }) => from === 'reserve' && to.startsWith('pending:'), dropped),
        )
      : undefined
  },
  'settled period': inRows(
    ['PeriodClosed'],
    entitled(({ to }) => to.startsWith('claim:'), aCentLess),
  ),
  'reseed after a period': inRows(
    ['PeriodClosed'],
    entitled(({ to }) => isPool(to), aCentLess),
  ),
  'shared reserve': (event) => {
    if (event.type !== 'HitDeclared' && event.type !== 'PeriodClosed') return undefined
    const [holder] = Object.keys(event.posts)
    // The activity's own accounts, which hold nothing, instead of the funds that pay.
    return holder === undefined || holder === event.activity
      ? undefined
      : ({ ...event, posts: renamed(event.posts, holder, event.activity) } as Event)
  },
  verification: inRows(
    ['HitVerified'],
    entitled(({ to }) => to.startsWith('claim:'), aCentLess),
  ),
  payment: inRows(
    ['ClaimPaid'],
    entitled(() => true, aCentLess),
  ),
  'a thing handed over': inRows(
    ['PrizeDelivered'],
    entitled(
      () => true,
      (row) => [{ ...row, to: 'patrons' }],
    ),
  ),
  expiry: inRows(
    ['ClaimExpired'],
    entitled(
      ({ from }) => from.startsWith('claim:'),
      (row) => [{ ...row, to: row.to === 'reserve' ? 'due:reverted' : 'reserve' }],
    ),
  ),
  'clock of a claim': (event) => {
    if (event.type !== 'HitVerified' && event.type !== 'PeriodClosed') return undefined
    const wrong = (event.claims as readonly { readonly expires?: string }[]).some(
      ({ expires }) => expires !== undefined,
    )
    const claims = event.claims.map((claim) =>
      claim.expires === undefined ? claim : { ...claim, expires: '2099-01-01' },
    )
    return wrong ? ({ ...event, claims } as Event) : undefined
  },
  'paid in error': inRows(
    ['PaidInError'],
    entitled(({ from }) => from === 'house', aCentLess),
  ),
  decline: inRows(
    ['HitDeclined'],
    entitled(({ from }) => from.startsWith('pending:'), aCentTo('variance')),
  ),
  'back-out': inRows(
    ['HitBackedOut'],
    entitled(({ from }) => from.startsWith('claim:'), aCentTo('due:fee')),
  ),
  'void round': inRows(
    ['RoundVoided'],
    entitled(({ to }) => to === 'patrons', aCentLess),
  ),
  'deposited advance': (event) =>
    event.type === 'MoneyMoved' && event.why === 'advance deposited'
      ? spoilt(
          event,
          entitled(() => true, aCentLess),
        )
      : undefined,
  'due fetched': (event) =>
    event.type === 'MoneyMoved' && event.why === 'due fetched'
      ? spoilt(
          event,
          entitled(() => true, aCentLess),
        )
      : undefined,
  'drawing prize': (event) =>
    event.type === 'HitDeclared' && event.source.kind === 'drawing' ? offByACent(event, () => true, 1n) : undefined,
  'prize of a place': (event) =>
    event.type === 'HitDeclared' && event.source.kind === 'standing' ? offByACent(event, () => true, 1n) : undefined,
  'places of a standing': (event) =>
    event.type === 'PointsClosed'
      ? { ...event, places: event.places.map((one) => ({ ...one, prize: String(BigInt(one.prize) - 1n) })) }
      : undefined,
  'prize that waits for the next drawing': (event) =>
    event.type === 'PassedOver' && event.carried !== undefined
      ? { ...event, carried: String(BigInt(event.carried) - 1n) }
      : undefined,
  'prize for credits': (event) =>
    event.type === 'HitDeclared' && event.source.kind === 'credits' ? offByACent(event, () => true, 1n) : undefined,
  'credits handed in': (event) =>
    event.type === 'CreditsRedeemed'
      ? { ...event, prizes: event.prizes.map((one) => ({ ...one, credits: one.credits - 1 })) }
      : undefined,
  'a posted time twice': (event) =>
    event.type === 'CreditsGiven' && event.gains.some(({ isTime }) => isTime !== true)
      ? { ...event, gains: [...event.gains, ...event.gains] }
      : undefined,
  'collection paid with a credit': inRows(
    ['CreditUsed'],
    entitled(() => true, aCentLess),
  ),
  'a credit that lapses': inRows(
    ['CreditEnded'],
    entitled(() => true, aCentLess),
  ),
  'chips into a pot': inRows(['PotSplashed'], carried(aCentLess)),
  'prize of several winners': (event) =>
    event.type === 'HitDeclared' && event.source.kind === 'drawing' && event.awards.length > 1
      ? offByACent(event, () => true, 1n)
      : undefined,
  'taken with the pot': (event) =>
    event.type === 'ClaimPaid' && event.pot !== undefined
      ? spoilt(
          event,
          entitled(() => true, aCentLess),
        )
      : undefined,
  'price of pieces': inRows(['PiecesSold'], carried(aCentLess)),
  'fee for a piece': inRows(
    ['PieceFeePaid'],
    entitled(() => true, aCentLess),
  ),
  'won with a piece': (event) =>
    event.type === 'PiecesSettled' && event.pays.pieces !== '0'
      ? { ...event, pays: { ...event.pays, pieces: `${BigInt(event.pays.pieces) - 1n}` } }
      : undefined,
  'cage for a piece': (event) =>
    event.type === 'PiecesSettled' && event.cage === '0' && event.result === 'lose'
      ? { ...event, cage: '100' }
      : undefined,
  'redeemed pieces': inRows(['PiecesRedeemed'], carried(aCentLess)),
  'a piece that goes astray': (event) =>
    event.type === 'PiecesSettled' && event.result !== 'push'
      ? {
          ...event,
          moves: Object.fromEntries(
            Object.entries(event.moves).map(([series, rows]) => [
              series,
              rows.map(([first, last, from]) => [first, last, from, 'destroyed'] as const),
            ]),
          ),
        }
      : undefined,
  'prize that was missed grows': (event) =>
    event.type === 'PoolIncreased' && event.why === 'missed'
      ? spoilt(
          event,
          entitled(({ to }) => isPool(to), aCentLess),
        )
      : undefined,
  'prizes that go back': inRows(
    ['PoolsReverted'],
    entitled(() => true, aCentLess),
  ),
  'wager of a table game': inRows(
    ['TablePlayed'],
    entitled(({ to }) => isPool(to), aCentTo('reserve')),
  ),
  'paid at a table game': inRows(
    ['TablePlayed'],
    entitled(({ from, to }) => from.startsWith('due:game:') && to === 'patrons', aCentLess),
  ),
  'award of a meter': (event) =>
    event.type === 'HitDeclared' && event.awards.some(({ share }) => /progressive|bonus/.test(share))
      ? offByACent(event, () => true, 1n)
      : undefined,
  'new start of a meter': (event) =>
    event.type === 'HitDeclared'
      ? spoilt(
          event,
          entitled(({ to }) => isPool(to), aCentLess),
        )
      : undefined,
  'game account': inRows(
    ['AccountUsed'],
    entitled(() => true, aCentLess),
  ),
  'table settled': (event) =>
    event.type === 'MoneyMoved' && event.why === 'table settled'
      ? spoilt(
          event,
          entitled(() => true, aCentLess),
        )
      : undefined,
  'closed activity': inRows(
    ['OfferingClosed'],
    entitled(() => true, aCentLess),
  ),
  'figures of a day': (event) => {
    if (event.type !== 'DayClosed') return undefined
    const [holder, accounts] = Object.entries(event.figures)[0] ?? []
    const [name, amount] = Object.entries(accounts ?? {})[0] ?? []
    if (holder === undefined || name === undefined) return undefined
    const wrong = { ...accounts, [name]: `${BigInt(amount ?? 0) + 1n}` }
    return { ...event, figures: { ...event.figures, [holder]: wrong } }
  },
}
