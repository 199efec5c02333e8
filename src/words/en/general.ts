import { type AccountName, type DueKind, type Fund, ownerOf, readName } from '../../ledger/name.ts'
import { line, signLine } from './lines.ts'
import { ROLES, SCREENS } from './names.ts'
import { party } from './party.ts'
import { prize } from './prize.ts'
import { kit } from './screens/kit.ts'
import { signin } from './screens/signin.ts'
import { slips } from './screens/slips.ts'
import { times } from './times.ts'

/** What is owed to the house; what a table game has won is named by its table. */
const DUE: Readonly<Record<Exclude<DueKind, 'game'>, string>> = {
  fee: 'Administrative or entry fee, owed to the house',
  advance: 'Advance to repay to the house',
  float: 'Cage drawer float',
  thing: 'Prize handed over, owed to the house',
  reverted: 'Prize money to return to the house',
  sale: 'Price and fees of pieces, owed to the house',
}

function account(name: AccountName): string {
  const named = readName(name)
  // What the house owes or gave for another activity that is paid from these funds.
  const owner = ownerOf(name)
  const whose = owner === undefined ? '' : `, for ${owner.split('/')[1]?.replaceAll('-', ' ')}`
  switch (named.kind) {
    case 'pool':
      return named.pool === 'main'
        ? 'Meter'
        : named.pool === 'prizes'
          ? 'Prize pool'
          : `Meter ${named.pool.replaceAll('-', ' ')}`
    case 'reserve':
      return 'Reserve'
    case 'charity':
      return 'Owed to the charity'
    case 'pending':
      return `Held for hit ${named.hit}`
    case 'reseed':
      return `Reseed held for hit ${named.hit}`
    case 'claim':
      return `Claim ${named.claim}`
    case 'due':
      return named.what === 'game' ? `Won at table ${named.table}` : `${DUE[named.what]}${whose}`
    case 'account':
      return `Game account of seat ${named.seat} at table ${named.table}`
    case 'promised':
      return `${named.isGift ? 'Given by the house' : 'Promised by the house, not yet deposited'}${whose}`
    case 'variance':
      return named.drawer === undefined ? 'Count variance' : `Variance of drawer ${named.drawer}`
    case 'patrons':
    case 'patron':
      return 'Players'
    case 'advanced':
      return `Advanced by the house${whose}`
    case 'house':
      return 'House'
    case 'bank':
      return 'Bank'
    case 'box':
      return `Box of table ${named.table}`
    case 'drawer':
      return `Cage drawer ${named.drawer}`
    case 'tray':
      return `Tray of table ${named.table}`
    case 'pot':
      return `Prize in the pot of table ${named.table}`
  }
}

/** What every screen says; the rest of the language comes with the screens that say it (src/web/parts.ts). */
export const general = {
  times,
  screens: SCREENS,
  roles: ROLES,
  demo: 'Demo',
  demoLong:
    'This is a demo room: no money, no real players. Tables 2, 3, 5 and 6 play by themselves; the others are yours.',
  language: 'Language',
  unread: 'Vietnamese has not been read by a native speaker yet.',
  deskInEnglish: 'This screen is not in Vietnamese yet; it is in English.',
  live: 'Live',
  stale: (since: string) => `No connection since ${since}`,
  staleFigures: 'The figures below stand still.',
  stopped: (since: string) =>
    `Nothing is recorded since ${since}: the journal has stopped. What you see is what was recorded; go on on paper and call the administrator.`,
  waitingForFeed: 'Connecting…',
  noPurchase: 'No Purchase Necessary',
  print: 'Print',
  cancel: 'Cancel',
  reason: 'Reason',
  choose: 'Choose…',
  clause: 'Clause',
  unnamedClause: 'No clause',
  /** What the house asks itself, beyond every document. */
  houseProfile: 'House profile',
  person: (id: string) => `person ${id}`,
  device: (device: string) => `device ${device}`,
  timer: 'the clock',
  notAllowed: 'Not yet',
  doneBy: (roles: string) => `Done by: ${roles}.`,
  wouldMove: 'What this does to the money',
  somethingWrong: 'This was not done',
  game: { 'no-bust-21': 'No Bust 21st Century Blackjack', holdem: 'Texas Hold’em' } as Record<string, string>,
  account,
  kit,
  placed: {
    place: (place: string): string => `place ${place}`,
    places: (from: string, to: string): string => `places ${from} to ${to}, shared`,
    bounty: 'bounty',
    deal: 'part of the deal',
  },
  shareOf: {
    full: 'full prize',
    envy: 'envy',
    room: 'room share',
    loser: 'losing hand',
    winner: 'winning hand',
    table: 'table share',
  } as Record<string, string>,
  status: {
    held: 'Held',
    declared: 'Pending',
    verified: 'Verified',
    disputed: 'Disputed',
    declined: 'Declined',
    'backed out': 'Backed out',
    open: 'To be paid',
    paid: 'Paid',
    expired: 'Expired',
    running: 'Running',
    paused: 'Paused',
    stopped: 'Stopped',
  } as Record<string, string>,
  fund: (fund: Fund) => account(fund).toLowerCase(),
  signin,
  line,
  signLine,
  prize,
  slips,
  party,
  startTitle: 'A live card room with all its jackpots',
  meters: 'The meters now',
  moreMeters: 'More meters',
  fixedPrizes: 'Fixed prizes',
  openScreen: 'Open',
}
