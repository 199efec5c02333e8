/** Everything the live screens say. A text that one language lacks does not compile. */
import type { Role } from '../../server/staff.ts'
import { language } from '../preferences.ts'
import { en } from './words-en.ts'
import { es } from './words-es.ts'

export const SCREEN_NAMES = ['start', 'table', 'floor', 'cage', 'count', 'books', 'board', 'hands'] as const
export type ScreenName = (typeof SCREEN_NAMES)[number]

export type Words = {
  screens: Record<ScreenName, string>
  screenSays: Record<Exclude<ScreenName, 'start'>, string>
  roles: Record<Role, string>
  demo: string
  demoLong: string
  actingAs: string
  language: string
  live: string
  stale: (since: string) => string
  waitingForFeed: string
  noConnection: string
  noPurchase: string
  print: string
  cancel: string
  reason: string
  choose: string
  clause: string
  unnamedClause: string
  person: (id: string) => string
  device: (table: string) => string
  timer: string
  notAllowed: string
  somethingWrong: string
  game: Record<string, string>
  account: (account: string) => string
  event: Record<string, string>
  shareOf: Record<string, string>
  status: Record<string, string>
  fund: (fund: string) => string
  startTitle: string
  startSays: string
  meters: string
  moreMeters: string
  fixedPrizes: string
  screensTitle: string
  openScreen: string
  byHandHint: string
  table: {
    title: (table: string) => string
    chooseTable: string
    simulated: string
    byHand: string
    closed: string
    seat: (seat: string) => string
    seats: string
    empty: string
    bet: string
    betAndFee: string
    dealtIn: string
    locked: string
    feeIn: string
    late: (seat: string) => string
    round: (round: number) => string
    noRound: string
    hintBets: (fee: string) => string
    hintDealtIn: string
    hintPlay: string
    startGame: string
    endGame: string
    reportHit: string
    allIn: string
    void: string
    voidReason: string
    voidSays: string
    reportTitle: string
    reportHint: string
    reportHintHoldem: string
    upCard: string
    board: string
    hole: string
    hand: string
    folded: string
    pick: (place: string) => string
    takeBack: (card: string) => string
    undo: string
    back: string
    judging: string
    wouldWin: string
    noWin: string
    enterCards: string
    report: (amount: string) => string
    recordRefusal: string
    recorded: string
    pending: string
    waitForFloor: string
    verified: string
    payAtCage: string
    from: string
    why: string
    whyNot: string
    nobody: string
    needBets: string
    needDealtIn: (min: number) => string
    deck: string
    simulatedSays: string
    playerDealer: string
    zone: (zone: string) => string
    reportHintTable: string
    reportHintTiles: string
    ifSeen: string
    noPoints: string
    unknownGame: string
    feeBoth: string
    hintDealerSpace: string
    hintRoundFee: (fee: string) => string
  }
  floor: {
    none: string
    noneSays: string
    list: string
    waiting: string
    decided: string
    reportedBy: (who: string) => string
    at: (local: string) => string
    prize: string
    who: string
    line: string
    share: string
    amount: string
    clauses: string
    checklist: string
    checklistSays: string
    allAnswered: string
    yesForAll: (count: number) => string
    more: (count: number) => string
    yes: string
    no: string
    verify: (amount: string) => string
    verifySays: (amount: string) => string
    decline: string
    declineSays: (amount: string) => string
    second: string
    evidence: string
    evidenceHint: string
    declineNow: string
    dispute: string
    disputeSays: string
    disputeNow: string
    toCage: string
    openTables: string
  }
  cage: {
    open: string
    paid: string
    none: string
    noneSays: string
    claim: string
    to: string
    hit: string
    prize: string
    idUntil: (minutes: number) => string
    idLate: string
    expires: (date: string) => string
    noClock: string
    idShown: string
    showId: string
    form: string
    forms: readonly { value: string; says: string }[]
    drawer: string
    pay: (amount: string) => string
    paySays: (amount: string, drawer: string) => string
    isPaid: string
    paidBy: string
    disputed: string
    drawers: string
    laidOut: string
    repay: string
    nothingLaidOut: string
    winPage: string
    printWin: string
    sheetProperty: string
    sheetSigned: string
    sheetCopy: string
    received: string
    cards: string
  }
  count: {
    boxes: string
    table: (table: string) => string
    shift: string
    shifts: readonly { value: string; says: string }[]
    counted: string
    sealFirst: string
    sealSecond: string
    firstSays: string
    secondSays: (who: string) => string
    sealed: string
    differs: (names: string) => string
    booked: (box: string) => string
    evidence: Record<string, string>
    done: string
    box: string
    recorded: string
    variance: string
    noVariance: string
    by: string
    none: string
    look: string
    lookSays: string
    notMoney: (text: string) => string
    corrects: (box: string) => string
  }
  books: {
    funds: string
    activities: string
    inside: string
    places: string
    held: string
    owing: string
    agrees: string
    differs: string
    covered: string
    posted: string
    promised: string
    advance: string
    deposit: (amount: string) => string
    fetch: (amount: string) => string
    seed: string
    explain: string
    explainHint: string
    total: (count: number, total: string) => string
    older: string
    newer: string
    line: string
    when: string
    from: string
    to: string
    change: string
    why: string
    what: string
    entry: (seq: number) => string
    recordedBy: string
    order: string
    events: string
    close: string
    day: string
    dayOpen: (day: string) => string
    dayClosed: (day: string) => string
    closeDay: (day: string) => string
    closeSays: string
    nothingToClose: string
    chain: string
    head: string
    anchors: string
    noAnchors: string
  }
  board: {
    pending: string
    next: (amount: string) => string
    wins: string
    share: (share: string) => string
    shares: (loser: string, winner: string, table: string) => string
    lastWinners: string
    noWinners: string
    hours: (hours: string) => string
    allDay: string
    tables: (tables: string) => string
    daily: (amount: string, at: string) => string
    cap: (amount: string) => string
    fee: (fee: string) => string
    multiplied: (times: number) => string
    paused: string
    pool: string
    /** Where an activity has several meters. */
    poolName: (pool: string) => string
    moreHands: (count: number) => string
    promotions: string
    nothing: string
  }
}

const WORDS: Record<'en' | 'es', Words> = { en, es }
export const words = (): Words => WORDS[language.value]
