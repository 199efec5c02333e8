/**
 * Bugs to plant: each spoils what the house decided in one money path, the way a slip in its code would. The auditor has to
 * report every one of them wherever it comes up.
 */
import type { Event } from '../../engine/mechanisms.ts'
import type { Posts } from '../../engine/posts.ts'
import { OF_PATRONS } from './patrons/planted.ts'
import { OF_PROMOTIONS } from './promotions/plantedprizes.ts'
import { aCentLess, aCentTo, type Bug, dropped, entitled, inRows, isPool, offByACent, spoilt } from './spoil.ts'

const renamed = (posts: Posts, from: string, to: string): Posts =>
  Object.fromEntries(Object.entries(posts).map(([holder, rows]) => [holder === from ? to : holder, rows]))

/** Clauses by which fees go past a pool at its cap. */
const PAST = ['F6', 'F9', 'F4 reading R14', 'P7']

/** At tables of games against the house. */
const OF_GAMES: Readonly<Record<string, Bug>> = {
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
}

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
  'share of squares': (event) =>
    event.type === 'HitDeclared' && event.source.kind === 'squares' ? offByACent(event, () => true, 1n) : undefined,
  'space of a score': (event) =>
    event.type === 'ScoreConfirmed'
      ? { ...event, found: { ...event.found, column: (event.found.column % 10) + 1 } }
      : undefined,
  'prize of an empty space': (event) =>
    event.type === 'ScoreConfirmed' && event.found.next === 'carried'
      ? { ...event, found: { ...event.found, next: 'nobody' } }
      : undefined,
  'a ball of no table': (event) => (event.type === 'BallDrawn' ? { ...event, table: '99' } : undefined),
  'nobody may win': (event) =>
    event.type === 'CellForfeited' && event.next === 'draw' ? { ...event, next: 'nobody' } : undefined,
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
  ...OF_PROMOTIONS,
  ...OF_PATRONS,
  ...OF_GAMES,
}
