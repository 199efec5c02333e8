import type { Message, Recorded } from '../../base/message.ts'
import { type AccountName, type DueKind, type Fund, ownerOf, readName } from '../../ledger/name.ts'
import { sentenceOf } from '../language.ts'
import { acts, audited, seen } from './acts.ts'
import { line, signLine } from './lines.ts'
import { besideVerb } from './messages/instructions.ts'
import { MESSAGES } from './messages.ts'
import { ROLES, SCREENS } from './names.ts'
import { party } from './party.ts'
import { prize } from './prize.ts'
import { board } from './screens/board.ts'
import { books } from './screens/books.ts'
import { cage } from './screens/cage.ts'
import { club } from './screens/club/desk.ts'
import { kioskForms } from './screens/club/forms.ts'
import { kiosk } from './screens/club/kiosk.ts'
import { contestBoard } from './screens/contests/board.ts'
import { contests } from './screens/contests/desk.ts'
import { contestPapers } from './screens/contests/papers.ts'
import { picks } from './screens/contests/picks.ts'
import { count } from './screens/count.ts'
import { dealing } from './screens/dealing.ts'
import { drawingPapers } from './screens/drawingpapers.ts'
import { floor } from './screens/floor.ts'
import { games } from './screens/games.ts'
import { kit } from './screens/kit.ts'
import { lineup } from './screens/lineup.ts'
import { offerings } from './screens/offerings.ts'
import { listed } from './screens/office/listed.ts'
import { manager } from './screens/office/manager.ts'
import { record } from './screens/office/record.ts'
import { series } from './screens/office/series.ts'
import { wall } from './screens/office/wall.ts'
import { paper } from './screens/paper.ts'
import { lists } from './screens/phones/lists.ts'
import { players } from './screens/phones/players.ts'
import { pieceEvents, pieces } from './screens/pieces.ts'
import { podium } from './screens/podium.ts'
import { practice } from './screens/practice.ts'
import { signin } from './screens/signin.ts'
import { slips } from './screens/slips.ts'
import { squares } from './screens/squares/desk.ts'
import { staff } from './screens/staff.ts'
import { table } from './screens/table.ts'
import { tonight } from './screens/tonight.ts'
import { tour } from './screens/tour.ts'
import { tournamentCage } from './screens/tournaments/cage.ts'
import { tournamentChips } from './screens/tournaments/chips.ts'
import { tournamentClock } from './screens/tournaments/clock.ts'
import { tournaments } from './screens/tournaments/desk.ts'
import { tournamentForm } from './screens/tournaments/form.ts'
import { tournamentLog } from './screens/tournaments/log.ts'
import { tournamentPapers } from './screens/tournaments/papers.ts'
import { tournamentPast } from './screens/tournaments/past.ts'
import { tournamentPhone } from './screens/tournaments/phone.ts'
import { tournamentPlan } from './screens/tournaments/plan.ts'
import { rulings } from './screens/tournaments/rulings.ts'
import { tournamentTablet } from './screens/tournaments/tablet.ts'
import { waiting } from './screens/waiting.ts'

/** What is owed to the house; what a table game has won is named by its table. */
const DUE: Readonly<Record<Exclude<DueKind, 'game'>, string>> = {
  fee: 'Administrative fee owed to the house',
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
  const whose = owner === undefined ? '' : `, for ${owner.split('/')[1]}`
  switch (named.kind) {
    case 'pool':
      return named.pool === 'main' ? 'Meter' : named.pool === 'prizes' ? 'Prize pool' : `Meter ${named.pool}`
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

export const en = {
  acts,
  seen,
  audited,
  screens: SCREENS,
  screenSays: {
    tonight: 'What is due in the next four hours, what is waiting for someone, and shift handover.',
    table: 'The dealer’s tablet: light the sensors, start the game, enter the cards, report a hit.',
    floor: 'Reported hits with their cards, who gets how much, and the checklist to verify them.',
    podium: 'Who sits where: every table with its seats, and who waits for one.',
    club: 'Members of the club: form, picture, card and PIN; credits, and prizes handed out against ID.',
    games:
      'Drawings whose winner plays for the prize: the pick, the report clock, the cards, the ladder, what to pay and why.',
    contests:
      'Brackets and weekly cards: the slate, forms, results by two people, the standing with its reasons, the awards.',
    director:
      'The tournament director’s desk: clock, players by table, knock-outs, seats and moves, prizes, deals, the log.',
    cage: 'Prizes waiting to be paid, with their deadlines; drawers; the win page.',
    count: 'Two people count each box, neither seeing the other’s figure.',
    books: 'Every fund and where its money is. Press a figure to see every movement behind it.',
    manager: 'For the general manager: today against last week, every meter over time, promises, odds, exceptions.',
    offerings:
      'Rules accepted clause by clause; offerings drafted on a form, approved by someone else, posted, paused and closed.',
    series:
      'Coupons, certificates and dead chips: received and destroyed by two, issued, given out from a list, printed with barcodes; where all of them are.',
    screens: 'What hangs where: a playlist and an address for every screen on the wall.',
    hit: 'Every hit and claim for ever: cards, clauses, who did what, money, journal lines, and the evidence packet.',
    paper: 'For when the network is down: the room on one page, blank forms, and entering them afterwards.',
    staff: 'Who works here and in which roles; badges and PINs; who may do what.',
    board: 'What hangs on the wall: the meters, what wins them, and the latest winners.',
    players:
      'For players’ own phones: live meters, does my hand win, rules with their clauses, winners, drawings, draws to verify.',
    lists: 'For players’ phones: who waits for which game, a place on a list, and the call to a seat.',
    clock: 'The clock of a tournament for a wall: level, blinds, players, prizes; or its seating board.',
    tournament: 'For players’ phones: my seat, the clock, the prizes, my place.',
    kiosk: 'For members: with club card and PIN, hours, credits, entries, and a prize put aside.',
    practice: 'Try a round of each game with your own cards, and see why every chip is paid or taken.',
    hands: 'Lay out any hand and see what it is, what it beats and which outcomes it has.',
  },
  roles: ROLES,
  demo: 'Demo',
  demoLong:
    'This is a demo room: no money, no real players. Tables 2, 3, 5 and 6 play by themselves; the others are yours.',
  language: 'Language',
  unread: 'Vietnamese has not been read by a native speaker yet.',
  deskInEnglish: 'This screen is not in Vietnamese yet; it is in English.',
  live: 'Live',
  stale: (since: string) => `No connection since ${since}`,
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
  event: {
    ...pieceEvents,
    CreditsAdjusted: 'Credits corrected',
    CardInserted: 'Card inserted',
    CardRemoved: 'Card removed',
    CalledUp: 'Called up',
    ReportedIn: 'Reported in',
    PassedOver: 'Passed over',
    GameStepped: 'Game step',
    TablePlayed: 'Table game',
    AccountUsed: 'Game account',
    PoolsReverted: 'Prize returned to the house',
    PropertyOpened: 'Property opened',
    TableSet: 'Table set up',
    TableOpened: 'Table opened',
    TableClosed: 'Table closed',
    FloorCalled: 'Floor called',
    CallAnswered: 'Floor arrived',
    ProfileSet: 'House profile set',
    ShiftHandedOver: 'Shift handed over',
    EnteredFromPaper: 'Entered late from paper',
    PaperHeld: 'Paper waiting for confirmation',
    PaperConfirmed: 'Paper confirmed by one of two',
    PaperDeclined: 'Paper declined',
    RequestWithdrawn: 'Request withdrawn',
    DrawerOpened: 'Drawer opened',
    DrawerClosed: 'Drawer closed',
    SurveillanceAnswered: 'Surveillance answered',
    FormRecorded: 'Form recorded',
    ClaimShared: 'Prize shared',
    StaffEnrolled: 'Roles assigned',
    StaffDisabled: 'No longer works here',
    HouseFounded: 'First two people',
    StaffReset: 'Start code or badge given anew',
    SecretSet: 'PIN or second factor set by its owner',
    StationEnrolled: 'Station enrolled',
    StationOpened: 'Station in use',
    StationRevoked: 'Station revoked',
    StationsRequired: 'Staff screens open at stations only',
    DeviceEnrolled: 'Device enrolled',
    DeviceDisabled: 'Device disabled',
    MessageSetAside: 'Device message set aside',
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
    DayEnded: 'Day over',
    CountedForDay: 'Counts in the day before',
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
    DisputeSettled: 'Dispute settled',
    OfferingPaused: 'Offering paused',
    OfferingStopped: 'Offering stopped',
    EquipmentFailed: 'Equipment failed',
    DrawAbandoned: 'Draw abandoned',
    MachineRetired: 'Machine retired',
    ClockConfirmed: 'Clock confirmed by two',
    FilesReconciled: 'Files reconciled',
    IdShown: 'ID shown',
    ClaimPaid: 'Prize paid',
    ClaimExpired: 'Claim expired',
    PaidInError: 'Paid in error',
    SignUpsOpened: 'Sign-ups opened',
    EntryRegistered: 'Entry paid',
    EntryWithdrawn: 'Entry withdrawn, money back',
    EntryVoided: 'Entry voided',
    RebuyTaken: 'Rebuy',
    AddOnTaken: 'Add-on',
    RebuyWaived: 'Rebuy not taken',
    PurchaseVoided: 'Rebuy or add-on voided',
    KnockedOut: 'Knocked out',
    KnockOutUndone: 'Knock-out undone',
    TournamentAwarded: 'Tournament awarded',
    TournamentCalledOff: 'Tournament called off',
    EntryRefunded: 'Entry paid back',
    CharityPaid: 'Charity paid',
  } as Record<string, string>,
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
  startTitle: 'A live card room with all its jackpots',
  meters: 'The meters now',
  moreMeters: 'More meters',
  fixedPrizes: 'Fixed prizes',
  screenGroups: {
    guests: { title: 'For guests', says: 'Nobody signs in here.' },
    floor: { title: 'On the floor', says: 'Dealers, floor, podium, hosts, tournament director.' },
    money: { title: 'Money and members', says: 'Cage, count room, club desk.' },
    office: { title: 'Office', says: 'Accounting, marketing, compliance, the regulator.' },
  },
  openScreen: 'Open',
  signin,
  staff,
  table,
  floor,
  players,
  podium,
  listed,
  lists,
  club,
  squares,
  tournamentForm,
  kiosk,
  kioskForms,
  record,
  waiting,
  lineup,
  tonight,
  tour,
  message: (one: Recorded): string => sentenceOf(MESSAGES, one),
  /** Whether the sentence of a message is there in this language. */
  has: (_id: string): boolean => true,
  /** To the dealer of a table game, with the verb in front of it. */
  instruction: (one: Message): string => sentenceOf({ ...MESSAGES, ...besideVerb }, one),
  line,
  signLine,
  prize,
  games,
  contestBoard,
  contests,
  contestPapers,
  tournaments,
  tournamentCage,
  tournamentClock,
  tournamentChips,
  tournamentLog,
  tournamentPast,
  tournamentPlan,
  tournamentPapers,
  tournamentPhone,
  tournamentTablet,
  rulings,
  picks,
  cage,
  pieces,
  count,
  drawingPapers,
  dealing,
  books,
  manager,
  offerings,
  series,
  paper,
  slips,
  party,
  practice,
  board,
  wall,
}
