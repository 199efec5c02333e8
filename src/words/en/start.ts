/** What the start page says of the screens. */
export const screenSays = {
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
}
export const screenGroups = {
  guests: { title: 'For guests', says: 'Nobody signs in here.' },
  floor: { title: 'On the floor', says: 'Dealers, floor, podium, hosts, tournament director.' },
  money: { title: 'Money and members', says: 'Cage, count room, club desk.' },
  office: { title: 'Office', says: 'Accounting, marketing, compliance, the regulator.' },
}
