import type { Message, Recorded } from '../../base/message.ts'
import { type AccountName, type DueKind, type Fund, ownerOf, readName } from '../../ledger/name.ts'
import { sentenceOf } from '../language.ts'
import { line, signLine } from './lines.ts'
import { besideVerb } from './messages/instructions.ts'
import { MESSAGES } from './messages.ts'
import { party } from './party.ts'
import { prize } from './prize.ts'
import { board } from './screens/board.ts'
import { books } from './screens/books.ts'
import { cage } from './screens/cage.ts'
import { count } from './screens/count.ts'
import { dealing } from './screens/dealing.ts'
import { floor } from './screens/floor.ts'
import { games } from './screens/games.ts'
import { kit } from './screens/kit.ts'
import { offerings } from './screens/offerings.ts'
import { paper } from './screens/paper.ts'
import { practice } from './screens/practice.ts'
import { signin } from './screens/signin.ts'
import { staff } from './screens/staff.ts'
import { table } from './screens/table.ts'
import { tonight } from './screens/tonight.ts'

/** What is owed to the house; what a table game has won is named by its table. */
const DUE: Readonly<Record<Exclude<DueKind, 'game'>, string>> = {
  fee: 'Administrative fee owed to the house',
  advance: 'Advance to be repaid to the house',
  float: 'Float of the cage drawers',
  thing: 'Prize handed over, owed to the house',
  reverted: 'Prize money to be returned to the house',
}

function account(name: AccountName): string {
  const named = readName(name)
  // What the house owes or gave for another activity that is paid from these funds.
  const owner = ownerOf(name)
  const whose = owner === undefined ? '' : `, for ${owner.split('/')[1]}`
  switch (named.kind) {
    case 'pool':
      return named.pool === 'main' ? 'Meter' : `Meter ${named.pool}`
    case 'reserve':
      return 'Reserve'
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
      return `${named.isGift ? 'What the house gives' : 'Promised by the house, not yet deposited'}${whose}`
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
  }
}

export const en = {
  screens: {
    start: 'Start',
    tonight: 'Tonight',
    table: 'Table',
    floor: 'Floor',
    games: 'Games',
    cage: 'Cage',
    count: 'Count',
    books: 'Books',
    offerings: 'Offerings',
    paper: 'Paper',
    staff: 'Staff',
    board: 'Board',
    practice: 'Practice table',
    hands: 'Hands',
  },
  screenSays: {
    tonight: 'Everything due in the next four hours, what waits for somebody, and the hand-over of the shift.',
    table: 'The dealer’s tablet: light the sensors, start the game, enter the cards, report a hit.',
    floor: 'Reported hits with their cards, who gets how much, and the checklist to verify them.',
    games: 'Drawings whose winner plays for the prize: pick, report clock, cards, ladder, what to pay and why.',
    cage: 'Prizes waiting to be paid, with their clocks; drawers; the win page.',
    count: 'Two people count each box without seeing the other’s figure.',
    books: 'Every fund and where its money lies. Press a figure to see every movement behind it.',
    offerings:
      'Rules accepted clause by clause; offerings drafted by form, approved by another, posted, paused and closed.',
    paper: 'For the hours without a network: the room on one page, blank forms, and entering them afterwards.',
    staff: 'Who works here, with which roles; badges and PINs; who may do what.',
    board: 'What hangs on the wall: the meters, what wins them, who won last.',
    practice: 'Try a round of each game with cards of your own, and see why every chip is paid or taken.',
    hands: 'Lay out any hand and see what it is, what it beats and which outcomes it has.',
  },
  roles: {
    dealer: 'dealer',
    floor: 'floor',
    cage: 'cashier',
    count: 'count team',
    accounting: 'accountant',
    marketing: 'marketing',
    approver: 'approver',
    compliance: 'compliance',
    'tournament-director': 'tournament director',
    surveillance: 'surveillance',
    administrator: 'administrator',
    regulator: 'regulator',
  },
  demo: 'Demo',
  demoLong:
    'This is a demo room: no money, no real players. Tables 2, 3, 5 and 6 play by themselves; all others are yours.',
  language: 'Language',
  live: 'Live',
  stale: (since: string) => `No word from the house since ${since}`,
  waitingForFeed: 'Waiting for the house…',
  noPurchase: 'No Purchase Necessary',
  print: 'Print',
  cancel: 'Cancel',
  reason: 'Reason',
  choose: 'Choose…',
  clause: 'Clause',
  unnamedClause: 'No clause',
  person: (id: string) => `person ${id}`,
  device: (device: string) => `device ${device}`,
  timer: 'the clock',
  notAllowed: 'Not yet',
  doneBy: (roles: string) => `Done by: ${roles}.`,
  wouldMove: 'What this does in money',
  somethingWrong: 'This was not done',
  game: { 'no-bust-21': 'No Bust 21st Century Blackjack', holdem: 'Texas Hold’em' } as Record<string, string>,
  account,
  kit,
  event: {
    CardInserted: 'Card inserted',
    CardRemoved: 'Card removed',
    CalledUp: 'Called up',
    ReportedIn: 'Has reported',
    PassedOver: 'Passed over',
    GameStepped: 'Step of a game',
    TablePlayed: 'Table game',
    AccountUsed: 'Game account',
    PoolsReverted: 'Prize back to the house',
    PropertyOpened: 'Property opened',
    TableSet: 'Table set up',
    TableOpened: 'Table opened',
    TableClosed: 'Table closed',
    FloorCalled: 'Floor called',
    CallAnswered: 'Floor has come',
    ProfileSet: 'House profile set',
    ShiftHandedOver: 'Shift handed over',
    EnteredFromPaper: 'Entered late from paper',
    RequestWithdrawn: 'Request withdrawn',
    DrawerOpened: 'Drawer opened',
    DrawerClosed: 'Drawer closed',
    SurveillanceAnswered: 'Surveillance has answered',
    FormRecorded: 'Form recorded',
    StaffEnrolled: 'Roles given',
    StaffDisabled: 'Left the house',
    DeviceEnrolled: 'Device enrolled',
    DeviceDisabled: 'Device disabled',
    MessageSetAside: 'Message of a device set aside',
    RulesAccepted: 'Rule file accepted',
    OfferingDrafted: 'Offering drafted',
    OfferingApproved: 'Offering approved',
    OfferingPosted: 'Offering posted',
    OfferingClosed: 'Offering closed',
    BroughtForward: 'Balances brought forward',
    PoolSeeded: 'Meter seeded',
    PoolIncreased: 'Meter raised',
    AdminFeeTaken: 'Administrative fee taken',
    BoxCounted: 'Box counted',
    CountSealed: 'First count sealed',
    CountWithdrawn: 'Sealed count withdrawn',
    CountsDiffered: 'Two counts differed',
    SheetPrinted: 'Sheet printed',
    MoneyMoved: 'Money moved',
    DayClosed: 'Day closed',
    RoundStarted: 'Bets locked, fees taken',
    BetLate: 'Late bet',
    RoundEnded: 'Round ended',
    RoundVoided: 'Round voided',
    HandJudged: 'Hand judged, no prize',
    HitDeclared: 'Hit declared, prize held',
    HitAttested: 'Checklist answered',
    HitVerified: 'Hit verified',
    HitDeclined: 'Hit declined, prize released',
    HitDisputed: 'Hit disputed',
    HitBackedOut: 'Hit backed out',
    IdShown: 'ID shown',
    ClaimPaid: 'Prize paid',
    ClaimExpired: 'Claim expired',
    PaidInError: 'Paid in error',
  } as Record<string, string>,
  shareOf: {
    full: 'whole prize',
    envy: 'envy',
    room: 'room share',
    loser: 'losing hand',
    winner: 'winning hand',
    table: 'table share',
  } as Record<string, string>,
  status: {
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
  startTitle: 'A card room with all its jackpots, alive',
  startSays:
    'Open a screen. Hit a jackpot by hand at any table but 2, 3, 5 and 6, verify it on the floor, pay it at the cage, and find it in the books.',
  meters: 'The meters now',
  moreMeters: 'More meters',
  fixedPrizes: 'Fixed prizes',
  screensTitle: 'Screens',
  openScreen: 'Open',
  signin,
  staff,
  table,
  floor,
  tonight,
  message: (one: Recorded): string => sentenceOf(MESSAGES, one),
  /** To the dealer of a table game, with the verb in front of it. */
  instruction: (one: Message): string => sentenceOf({ ...MESSAGES, ...besideVerb }, one),
  line,
  signLine,
  prize,
  games,
  cage,
  count,
  dealing,
  books,
  offerings,
  paper,
  party,
  practice,
  board,
}
