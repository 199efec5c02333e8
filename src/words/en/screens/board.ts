export const board = {
  pending: 'PENDING',
  waiting: (hands: number) => (hands === 1 ? '1 hand waits to be judged' : `${hands} hands wait to be judged`),
  next: (amount: string) => `The next winner would get ${amount}`,
  wins: 'What wins',
  shares: (loser: string, winner: string, table: string) =>
    `Losing hand ${loser} · winning hand ${winner} · table ${table}`,
  won: 'WON',
  moreWinners: (count: number) => `and ${count} more at the table`,
  lastWinners: 'Recent winners',
  noWinners: 'Nobody yet. It could be you.',
  hours: (hours: string) => `Hours ${hours}`,
  drawings: (times: string) => `Drawings ${times}`,
  winners: (n: number) => `(${n} winners)`,
  forPrize: (prize: string) => `for ${prize}`,
  drawingNow: (from: string, to: string) => `Drawing ${from} to ${to}`,
  nextDrawing: (when: string) => `Next drawing ${when}`,
  outside: {
    witness: (name: string, isContributed: boolean, minutes: number) =>
      isContributed
        ? `Waiting for ${name} to reveal its value.`
        : `${name} has committed to a value that nobody here knows. If it is not revealed, the draw waits ${minutes} minutes before it may be called off.`,
    beacon: (name: string, isContributed: boolean, minutes: number) =>
      isContributed
        ? `Waiting for ${name}.`
        : `${name} adds a value that is not published yet. The draw waits for it, and is not called off within ${minutes} minutes.`,
  },
  marks: (n: number) =>
    n === 1
      ? 'One entry was changed by hand; the record says why.'
      : `${n} entries were changed by hand; the record says why.`,
  sealed: (draw: number, entries: number) =>
    `Draw ${draw} is sealed, ${entries} ${entries === 1 ? 'entry' : 'entries'}. Write this down, then call your digits:`,
  ticket: (ticket: string) => `Ticket ${ticket}`,
  isCalledNow: 'please come to the desk now',
  isCalled: (left: string) => `please come to the desk: ${left} left`,
  plays: (stands: string) => (stands === '' ? 'playing now' : `playing now, at ${stands}`),
  allDay: 'around the clock',
  tables: (tables: string) => `Tables ${tables}`,
  daily: (amount: string, at: string) => `Grows ${amount} every day at ${at}`,
  cap: (amount: string) => `Cap ${amount}`,
  fee: (fee: string) => `${fee} fee, optional`,
  multiplied: (times: number) => `× ${times} now`,
  paused: 'Paused',
  pool: 'Progressive prize',
  poolName: (pool: string) => pool.charAt(0).toUpperCase() + pool.slice(1).replaceAll('-', ' '),
  moreHands: (count: number) => `and ${count} more ${count === 1 ? 'hand' : 'hands'}; ask for the rule sheet`,
  promotions: 'Hands that pay a fixed prize',
  nothing: 'Nothing by this name is offered now.',
  highHand: 'The high hand now',
  highUntil: (at: string) => `The high hand now, until ${at}`,
}
