/**
 * Names of accounts, made here and read here, and nowhere else. On disk they are plain strings.
 *
 * Entitlement, inside an activity (they add up to the money held for it):
 *   pool:POOL         a posted prize
 *   reserve           the fund behind it
 *   pending:HIT       held for a declared hit; reseed:HIT its reseed
 *   claim:CLAIM       a prize payable
 *   due:…             owed to the house and not yet fetched: administrative fees, things that it bought, what reverts to it,
 *                     its float in the cage drawers, what it sold pieces or their use for, repayments, what a table game has won
 *   charity           what of a tournament is a charity's, until it has it
 *   account:TABLE-SEAT  the game account of a player at an electronic wagering device
 *   promised          what the house has promised and not yet put in, never above zero; promised:gift never comes back
 *   variance          counted and not explained; variance:DRAWER of a cage drawer
 * Outside of it:
 *   patrons           what players paid in, and what was paid out to them
 *   advanced          what the house has put in and wants back: never above zero
 *   house             what the house gave for good, or took by a clause
 * Custody, where the money of an activity lies: box:TABLE, bank, drawer:DRAWER, tray:TABLE, pot:TABLE (a prize that was put
 * into a pot and is not taken yet); outside: patron and house.
 *
 * promised, promised:gift, advanced and due:advance end in `:ACTIVITY` where they stand for another activity that is paid
 * from these funds.
 */
export type Pool = `pool:${string}`
export type Promised = 'promised' | `promised:${string}`
export type Advanced = 'advanced' | `advanced:${string}`
export type Due =
  | 'due:fee'
  | 'due:thing'
  | 'due:reverted'
  | 'due:float'
  | 'due:sale'
  | 'due:advance'
  | `due:advance:${string}`
  | `due:game:${string}`
export type Hold = `pending:${string}` | `reseed:${string}` | `claim:${string}`
/** What a prize is paid from. */
export type Fund = Pool | 'reserve' | Promised
export type InsideName =
  | Fund
  | Hold
  | Due
  | 'charity'
  | `account:${string}-${string}`
  | 'variance'
  | `variance:${string}`
export type EntitlementName = InsideName | 'patrons' | Advanced | 'house'
export type Place = `box:${string}` | 'bank' | `drawer:${string}` | `tray:${string}` | `pot:${string}`
export type CustodyName = Place | 'patron' | 'house'
export type AccountName = EntitlementName | CustodyName

/** By fund, how much of a prize it gave. */
export type Parts<Amount> = {
  readonly [pool: Pool]: Amount
  readonly [owed: `promised:${string}`]: Amount
  readonly reserve?: Amount
  readonly promised?: Amount
}
export const fundsIn = <Amount>(parts: Parts<Amount>): [Fund, Amount][] => Object.entries(parts) as [Fund, Amount][]

export const poolAccount = (name: string): Pool => `pool:${name}`
export const pendingAccount = (hit: string): `pending:${string}` => `pending:${hit}`
export const reseedAccount = (hit: string): `reseed:${string}` => `reseed:${hit}`
export const claimAccount = (id: string): `claim:${string}` => `claim:${id}`
export const winAccount = (table: string): `due:game:${string}` => `due:game:${table}`
export const gameAccount = (table: string, seat: string): `account:${string}-${string}` => `account:${table}-${seat}`
export const varianceAccount = (drawer: string): `variance:${string}` => `variance:${drawer}`
export const boxPlace = (table: string): `box:${string}` => `box:${table}`
export const trayPlace = (table: string): `tray:${string}` => `tray:${table}`
export const potPlace = (table: string): `pot:${string}` => `pot:${table}`
export const drawerPlace = (name: string): `drawer:${string}` => `drawer:${name}`

/** promised: not put in yet · promised:gift: the same, and never repaid · advanced: put in · due:advance: to be fetched. */
export type HouseAccount = 'promised' | 'promised:gift' | 'advanced' | 'due:advance'

/** `promised` for the fund's own activity, `promised:ACTIVITY` for another one that is paid from it. */
export const houseAccount = <Kind extends HouseAccount>(
  kind: Kind,
  fund: string,
  activity: string,
): Kind | `${Kind}:${string}` => (activity === fund ? kind : `${kind}:${activity}`)

/** What a name says. `owner`: the activity for which it stands, where that is not the one whose funds these are. */
export type Named =
  | { readonly kind: 'pool'; readonly pool: string }
  | { readonly kind: 'reserve' | 'charity' | 'patrons' | 'house' | 'bank' | 'patron' }
  | { readonly kind: 'pending' | 'reseed'; readonly hit: string }
  | { readonly kind: 'claim'; readonly claim: string }
  | { readonly kind: 'due'; readonly what: 'fee' | 'thing' | 'reverted' | 'float' | 'sale' }
  | { readonly kind: 'due'; readonly what: 'game'; readonly table: string }
  | { readonly kind: 'due'; readonly what: 'advance'; readonly owner?: string }
  | { readonly kind: 'account'; readonly table: string; readonly seat: string }
  | { readonly kind: 'promised'; readonly isGift: boolean; readonly owner?: string }
  | { readonly kind: 'advanced'; readonly owner?: string }
  | { readonly kind: 'variance'; readonly drawer?: string }
  | { readonly kind: 'box' | 'tray' | 'pot'; readonly table: string }
  | { readonly kind: 'drawer'; readonly drawer: string }
export type Kind = Named['kind']
export type DueKind = Extract<Named, { kind: 'due' }>['what']

const KINDS: Readonly<Record<Kind, (of: string | undefined) => Named | undefined>> = {
  pool: named((of) => ({ kind: 'pool', pool: of })),
  reserve: bare('reserve'),
  charity: bare('charity'),
  pending: named((of) => ({ kind: 'pending', hit: of })),
  reseed: named((of) => ({ kind: 'reseed', hit: of })),
  claim: named((of) => ({ kind: 'claim', claim: of })),
  due: named(dueIn),
  account: named((of) => {
    // Names of tables may have a dash, seats have none.
    const dash = of.lastIndexOf('-')
    return dash < 0 ? undefined : { kind: 'account', table: of.slice(0, dash), seat: of.slice(dash + 1) }
  }),
  promised: (of) => {
    const isGift = of === 'gift' || of?.startsWith('gift:') === true
    return { kind: 'promised', isGift, ...owned(isGift ? of?.slice('gift:'.length) || undefined : of) }
  },
  variance: (of) => (of === undefined ? { kind: 'variance' } : { kind: 'variance', drawer: of }),
  patrons: bare('patrons'),
  advanced: (of) => ({ kind: 'advanced', ...owned(of) }),
  house: bare('house'),
  box: named((of) => ({ kind: 'box', table: of })),
  bank: bare('bank'),
  drawer: named((of) => ({ kind: 'drawer', drawer: of })),
  tray: named((of) => ({ kind: 'tray', table: of })),
  pot: named((of) => ({ kind: 'pot', table: of })),
  patron: bare('patron'),
}

function bare(kind: 'reserve' | 'charity' | 'patrons' | 'house' | 'bank' | 'patron') {
  return (of: string | undefined): Named | undefined => (of === undefined ? { kind } : undefined)
}
function named(read: (of: string) => Named | undefined) {
  return (of: string | undefined): Named | undefined => (of === undefined || of === '' ? undefined : read(of))
}
function owned(owner: string | undefined): { owner?: string } {
  return owner === undefined ? {} : { owner }
}
function dueIn(of: string): Named | undefined {
  const [what, rest] = cut(of)
  switch (what) {
    case 'fee':
    case 'thing':
    case 'reverted':
    case 'float':
    case 'sale':
      return rest === undefined ? { kind: 'due', what } : undefined
    case 'game':
      return rest === undefined ? undefined : { kind: 'due', what, table: rest }
    case 'advance':
      return { kind: 'due', what, ...owned(rest) }
  }
  return undefined
}

/** The first word and what stands behind its colon. */
function cut(name: string): [first: string, rest?: string] {
  const colon = name.indexOf(':')
  return colon < 0 ? [name] : [name.slice(0, colon), name.slice(colon + 1)]
}

/** A text that somebody wrote: nothing where no account has such a name. */
export function parseName(text: string): AccountName | undefined {
  const [kind, of] = cut(text)
  return Object.hasOwn(KINDS, kind) && KINDS[kind as Kind](of) !== undefined ? (text as AccountName) : undefined
}

export function readName(name: AccountName): Named {
  const [kind, of] = cut(name)
  const read = Object.hasOwn(KINDS, kind) ? KINDS[kind as Kind](of) : undefined
  if (read === undefined) throw new Error(`no account has the name ${JSON.stringify(name)}`)
  return read
}

export const kindOf = (name: AccountName): Kind => cut(name)[0] as Kind

/** What movements are added up by: each kind of due apart, and a gift apart from what is to be repaid. */
export type FlowKind = Exclude<Kind, 'due'> | `due:${DueKind}` | 'promised:gift'
export function flowKind(name: AccountName): FlowKind {
  const named = readName(name)
  if (named.kind === 'due') return `due:${named.what}`
  return named.kind === 'promised' && named.isGift ? 'promised:gift' : named.kind
}

export const isPool = (name: string): name is Pool => name.startsWith('pool:')
export const isPromised = (name: string): name is Promised => name.startsWith('promised')
const HOLDS: ReadonlySet<Kind> = new Set(['pending', 'reseed', 'claim'])
export const isHold = (name: AccountName): name is Hold => HOLDS.has(kindOf(name))
export const isAdvanced = (name: string): name is Advanced => name.startsWith('advanced')
export const isGift = (name: string): name is `promised:gift${string}` => name.startsWith('promised:gift')
/** The pool itself: `main` of `pool:main`. */
export const poolOf = (name: Pool): string => name.slice('pool:'.length)

/**
 * The activity for which the house has promised or put in what this account holds and comes back; nothing if it is another
 * account, or a gift. Every movement is asked this, and nearly all are fees: hence no `readName`.
 */
export function owedFor(fund: string, name: AccountName): string | undefined {
  const behind = name.startsWith('promised')
    ? 'promised'.length
    : name.startsWith('advanced')
      ? 'advanced'.length
      : name.startsWith('due:advance')
        ? 'due:advance'.length
        : 0
  if (behind === 0 || isGift(name)) return undefined
  return behind === name.length ? fund : name.slice(behind + 1)
}

/** The activity for which it stands, where that is not the one whose funds these are. */
export function ownerOf(name: AccountName): string | undefined {
  const named = readName(name)
  return 'owner' in named ? named.owner : undefined
}

/** `promised:house/activity` without the activity that it stands for. */
export function ownerless(name: AccountName): AccountName {
  const named = readName(name)
  if (named.kind === 'promised') return named.isGift ? 'promised:gift' : 'promised'
  if (named.kind === 'due') return named.what === 'advance' ? 'due:advance' : name
  return named.kind === 'advanced' ? 'advanced' : name
}

const INSIDE: ReadonlySet<Kind> = new Set([
  'pool',
  'reserve',
  'charity',
  'pending',
  'reseed',
  'claim',
  'due',
  'promised',
  'variance',
  'account',
])
const PLACES: ReadonlySet<Kind> = new Set(['box', 'bank', 'drawer', 'tray', 'pot'])

export const isInside = (name: AccountName): name is InsideName => INSIDE.has(kindOf(name))
export const isPlace = (name: AccountName): name is Place => PLACES.has(kindOf(name))
