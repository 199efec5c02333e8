/** Tables that are drawn and their pots, points, and tickets due by seat. */
export const tables = {
  balls: 'Tables in the drawing',
  noBalls: 'No table of this promotion is open.',
  inPlay: (tables: string) => `Balls for tables ${tables}.`,
  heldOut: (tables: string) => `Held out until the next drawing: table ${tables}.`,
  drawn: 'Table on the ball',
  event: 'What happened?',
  noEvent: 'Nothing: the posted drawing',
  dealtIn: 'Players dealt in',
  dealtInHint: (least: number) => `At least ${least}. Leave it empty where the seats of the table are kept.`,
  drawDo: 'Announce the table',
  called: (table: string) => `Table ${table} has been drawn`,
  next: {
    splash: 'Carry the prize from the cage to the table; it goes into the pot of the next hand.',
    'pot won': 'The prize is in the pot. Who has won the hand?',
    'card picks seat': 'Draw the card that picks the seat.',
    'each seat': 'Everybody who sits there has the prize, if the rules let them.',
    spread: 'Spread the cards among everybody who sat there when the ball was drawn.',
  },
  drawer: 'Cage drawer',
  drawerHint: 'The cashier of this drawer signs below.',
  splashDo: 'The prize is in the pot',
  wonHint: 'Where hands are equal, tap the first one left of the button first.',
  wonDo: 'Choose who won',
  wonBy: (seats: string) => `Won by seat ${seats}`,
  seat: (seat: string) => `Seat ${seat}`,
  card: (card: number) => `Card ${card}`,
  emptySeat: 'Nobody sits at the seat of this card',
  whoSits: 'Who sat there?',
  eachDo: (seats: number): string =>
    seats === 0
      ? 'Choose the seats first'
      : seats === 1
        ? 'Give it to the one who may have it'
        : `Give it to those of ${seats} who may have it`,
  cardsSpread: 'Cards spread',
  ace: 'Who drew the ace?',
  noAce: 'Nobody',
  spreadDo: 'The cards are turned',
  takeBack: 'The hand was not played: take the prize back',
  takeBackDo: 'It is back in the cage',
  broken: 'The table broke up: draw another one',
  brokenDo: 'Pass over this table',
  why: 'Why?',
}

export const points = {
  title: 'Points',
  persons: (n: number): string => (n === 1 ? '1 member has points' : `${n} members have points`),
  until: (when: string) => `counted until ${when}`,
  settled: 'settled: the places have their prizes',
  none: 'Nobody has points yet.',
  place: 'Place',
  points: 'Points',
  prize: 'Prize',
  adjust: 'Correct somebody’s points',
  change: 'Points more or fewer',
  changeHint: 'Such as 2, or -2 to take two away.',
  why: 'Why?',
  adjustDo: 'Correct the points',
}

export const due = {
  title: 'Tickets due by seat',
  next: (when: string) => `next ${when}`,
  noNext: 'no more times are posted',
  notYet: 'At the first posted time everybody who sits there has a ticket.',
  handed: (at: string, given: number, waiting: number, denied: number) =>
    `At ${at}: ${given} handed out, ${waiting} to be answered, ${denied} without a ticket.`,
  otherwise: (n: number): string =>
    n === 1 ? 'Of one seat it was told otherwise later.' : `Of ${n} seats it was told otherwise later.`,
  more: (n: number) => `and ${n} more after these`,
  other: 'A ticket for another seat',
  table: 'Table',
  seat: 'Seat',
  give: 'Hand out the ticket',
  deny: 'No ticket for this seat',
}
