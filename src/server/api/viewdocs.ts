/** Every view of the api in words. */
import type { Seen } from '../door/viewnames.ts'

/** What each view shows; and, for those that are asked with a question, the question. */
export const VIEWS_SAY: {
  readonly [Name in Seen]: string | { readonly says: string; readonly query: Readonly<Record<string, string>> }
} = {
  meters: 'Signs of every running activity: meters, lines, hours.',
  winners:
    'The largest prizes of the year and the latest ones of each activity; a name only where its owner allowed it.',
  screens: 'Playlists of the screens on the wall.',
  wall: 'Which screens on the wall are seen, and since when a silent one is not.',
  house: 'Name of the house; demo or practice.',
  room: 'Names of those who work here.',
  tables: 'Tables, their rounds and what is offered there.',
  hits: 'Hits with cards, shares and checklist.',
  claims: 'Claims with clocks and forms.',
  drawers: 'Drawers of the cage with their counts.',
  trays: 'Prizes paid out of trays and not repaid.',
  pieces:
    'coupons, certificates and dead chips: where those of each series are, what waits to be verified or redeemed, what is on sale',
  drawings: 'Drawings, who can be drawn, who is called.',
  contests: 'Contests: slate, number of forms, results, standing, awards.',
  contestsigns: 'Contests as everybody may see them: slate, lock, digest, results, who is ahead by card number.',
  tournaments:
    'Tournaments as those see them who run them: structure, entries with receipts, who fell to whom, seats and moves, pool and prizes, a deal.',
  tournamentsigns: 'Tournaments on the wall: clock, players left, average stack, prizes, announcements.',
  rulings: 'Rules of play with numbers, each with the clause of the tournament that has it.',
  rotation:
    'Who deals at which table since when, who is signed in there, the line-up, breaks, and the next pushes with their reasons.',
  squares:
    'Squares as on the wall: the grid with its digits, the score as it stands, and every period with its prize and its table. Nobody is named.',
  free: 'Open requests for a free table.',
  lists:
    'Waiting lists as they hang on the wall: game and limit, open tables, and who waits or is called, by initials or call number, never by name.',
  seats: 'By table, who sits at which seat, is away or has it held; whether the house keeps seats at all.',
  podium: 'Every table with its seats: who sits there, since when, who is away, what is kept for whom.',
  floor: 'Calls, periods, ranks and what else the floor looks after.',
  tonight: 'What is due in the next hours, and what waits for somebody.',
  upkeep:
    'How the house itself is: clock, files, anchors, release, stations, and what nobody can sign. No hits and no money.',
  funds: 'Funds of every activity in both books.',
  counts: 'Boxes, and what was counted.',
  chain: 'Last line, digest, day and anchors.',
  staff: 'Those who work or worked here, with roles, locks, and what one person may not have together.',
  stations: 'Browsers that are stations of the house, and whether the staff signs in there only.',
  devices: 'Devices of the tables and their links.',
  slips:
    'What was typed in from paper and waits for the persons it names: whose act, when, who typed it, who is waited for.',
  sensors: 'By table, where a fee lies on its sensor before the lock; tables whose sensors are not heard are left out.',
  offerings: 'Offerings by status.',
  audit: {
    says: 'Sign-ins, refusals and what else was noted at the door.',
    query: { kind: 'sign-in', day: '2026-03-10' },
  },
  movements: {
    says: 'Every movement behind a figure.',
    query: { activity: 'bay-101/blazing-7s', account: 'pool:main', book: 'entitlement' },
  },
  entry: { says: 'One line of the journal.', query: { seq: '1' } },
  settled: { says: 'A claim that was paid.', query: { claim: 'C1' } },
  record: {
    says: 'Everything there is about a hit and its claims, however long ago: cards, clauses, steps, and for those who may see them money and lines.',
    query: { of: 'H1' },
  },
  packet: {
    says: 'The evidence packet of a hit: its lines of the journal word for word, to be checked by docs/packet.py without this program. /papers/packet is the same to read.',
    query: { of: 'H1' },
  },
  trend: 'The last fourteen days of what desks are about, for their small plots; only what the role sees.',
  find: {
    says: 'Hits, claims, tickets, tables, people and days by number, name, amount or date; only what the role sees.',
    query: { text: '$10,023.98' },
  },
  overview: {
    says: 'What the house took, gave, holds and promises, by day and by table, against a week before; meters over time, odds, what was undone, winners, silent devices.',
    query: { days: '30', meter: 'bay-101/blazing-7s main' },
  },
  tablefees: {
    says: 'One table day by day: rounds, fees, drop; and of one day every line that moved its fees.',
    query: { table: '1', from: '2026-03-10', to: '2026-03-10' },
  },
  cover: 'What is posted against what is held.',
  advances: 'What the house has advanced.',
  days: 'Closed days.',
  statement: { says: 'Figures of a closed day, or of a month (2026-03).', query: { day: '2026-03-10' } },
  log: {
    says: 'The log sheet of an activity.',
    query: { activity: 'bay-101/blazing-7s', from: '2026-03-01', to: '2026-03-31' },
  },
  exceptions: {
    says: 'What was taken back, corrected or overridden, in the house or at one table.',
    query: { from: '2026-03-01', to: '2026-03-31', table: '1' },
  },
  levels: {
    says: 'Each meter of an activity: terms, counters, last awards.',
    query: { activity: 'bay-101/blazing-7s' },
  },
  paid: { says: 'Payments, found by claim, hit or place.', query: { find: 'C1' } },
  catalogue: 'Every activity of the catalogue and where it stands.',
  fundlines: 'What each fund owed when each of the last thirty business days ended, in cents.',
  pace: {
    says: 'How often the amounts of an activity were won, put in and taken in the thirty business days before today.',
    query: { activity: 'bay-101/blazing-7s' },
  },
  offered: { says: 'One activity: rules, ranges, offering.', query: { activity: 'bay-101/blazing-7s' } },
  checked: { says: 'What is wrong with a drafted text.', query: { text: 'activity: bay-101/blazing-7s' } },
  printed: 'The hourly printed state.',
  forms: 'Blank forms for when the network is down.',
  profile: 'The house profile as it was written, and how long records are kept by it.',
  payments: { says: 'Payments of a day, or of a year.', query: { period: '2026-03-10' } },
  boxes: {
    says: 'Counts, found by table, shift, days, counter, or with a variance.',
    query: { table: '1', from: '2026-03-01', to: '2026-03-31', only: 'variance' },
  },
  claimlog: { says: 'What happened to a claim, by whom.', query: { claim: 'C1' } },
  received: { says: 'What each person was paid in a day or a year.', query: { period: '2026' } },
  drawerlog: 'Openings and closings of drawers.',
  prints: { says: 'How often a sheet was printed.', query: { sheet: 'win page', of: 'C1' } },
  ticketpapers: {
    says: 'Tickets as they are printed, from a number to a number; without numbers those that were not printed yet.',
    query: { activity: 'hawaiian-gardens/beat-the-dealer', first: '1', last: '8' },
  },
  piecepapers: {
    says: 'Coupons or vouchers of a series as they are printed, from a number to a number; without numbers those that were not printed yet.',
    query: { series: 'MP10', first: '1', last: '8' },
  },
  pass: { says: 'The pass that a call gave. Each look is noted.', query: { callup: 'U1' } },
  drawingsheet: {
    says: 'A posted drawing on one page: every ticket drawn, who saw it, and what came of it.',
    query: { activity: 'hawaiian-gardens/beat-the-dealer', drawing: '2026-03-10T20:00' },
  },
  contestforms: {
    says: 'Forms of a contest by card or form number, what each has come to, and why somebody could not hand one in.',
    query: { activity: 'hawaiian-gardens/pro-football', find: 'F1' },
  },
  contestlist: {
    says: 'The list of all forms as it was locked, and its digest: whoever has a slip finds the own line.',
    query: { activity: 'hawaiian-gardens/pro-football' },
  },
  posted:
    'What is posted, for a relay that answers the public: accepted rules, offerings and tables. With the mark of what is known in If-None-Match, 304 while it is the same.',
  tournamentseats: {
    says: 'Who sits where in a tournament, by name, as on the seating board.',
    query: { activity: 'bay-101/poker-tournaments' },
  },
  tournamententry: {
    says: 'One entry by the number on its receipt: seat, place, prize. Nothing that the wall does not show.',
    query: { activity: 'bay-101/poker-tournaments', entry: 'E1' },
  },
  tournamenttable: {
    says: 'The table of a tournament as its dealer sees it: who sits there, the clock, who is to come and who is to leave.',
    query: { table: '40' },
  },
  tournamentlog: {
    says: 'The log of a tournament as its document asks for it: signed, or as it would be signed now. One that was closed is found by when it `started`.',
    query: { activity: 'bay-101/poker-tournaments' },
  },
  tournamentlogs: {
    says: 'Logs of tournaments that were signed, the last first, and tournaments that were called off: of three months, or from a day on.',
    query: { from: '2026-03-01' },
  },
  winnerletter: {
    says: 'What the letter to a winner says. Each look is noted.',
    query: { activity: 'hawaiian-gardens/march-madness', person: '2001' },
  },
  decided: {
    says: 'Hits of a recent business day that were verified, declined or backed out.',
    query: { day: '2026-03-10' },
  },
  rounds: { says: 'The last rounds of a table.', query: { table: '1' } },
  tablegame: {
    says: 'A game against the house: its rules, what lies on the table, its meters.',
    query: { table: '11' },
  },
  whynot: { says: 'Why there was no prize.', query: { table: '1', seat: '3' } },
  stays: { says: 'Where a person sat, from when to when. Each look is noted.', query: { person: '2001' } },
  present: {
    says: 'Who sat where at a time and was not away, table by table, at tables with at least so many; and what is known otherwise since. A time that the clock of the house showed twice takes `which`: first or second.',
    query: { at: '2026-03-10T15:00', least: '4' },
  },
  instant: {
    says: 'The instant at which the clock of the house showed a time, in milliseconds; where it showed it twice, `which` says first or second.',
    query: { at: '2026-03-10T15:00' },
  },
  hours: {
    says: 'What a person played on business days: hours by game and limit, completed, with a card read, and rounds dealt. Each look is noted.',
    query: { person: '2001', from: '2026-03-01', to: '2026-03-10' },
  },
  toldlater: {
    says: 'What was told of the seats of a business day afterwards: corrected stays and cards that arrived late.',
    query: { day: '2026-03-10' },
  },
  waits:
    'How long people waited on each list in the last weeks, by the hour at which they came, and what is usual at this hour; not known where too few were seated.',
  dealings: {
    says: 'Who dealt at a table on a business day, from when to when, with the hits that name them.',
    query: { table: '12', day: '2026-03-10' },
  },
  handovers: 'Shifts that were handed over.',
}
