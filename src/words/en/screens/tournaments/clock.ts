/** The clock of a tournament and its seating, on a wall and on phones. */
import { ordinal } from '../../ordinal.ts'

export const tournamentClock = {
  level: (number: number) => `Level ${number}`,
  break: 'Break',
  paused: 'Paused',
  handForHand: 'Hand for hand',
  notYet: 'Starts at',
  soon: 'Seats are open',
  over: 'Last level, to the end',
  ended: 'Finished',
  off: 'Called off',
  players: 'Players',
  of: (entries: string) => `of ${entries}`,
  entries: 'Entries',
  average: 'Average stack',
  averageBlinds: 'Average in big blinds',
  toBreak: 'Break in',
  pool: (amount: string) => `Prize pool ${amount}`,
  prizes: 'Prizes',
  ante: (amount: string) => `Big blind ante ${amount}`,
  nextLevel: (number: number) => `Next: level ${number}`,
  nextBreak: 'Next: break',
  thenLevel: (number: number) => `Then: level ${number}`,
  thenBreak: 'Then: break',
  minutes: (minutes: number) => `${minutes} min`,
  last: 'Last level',
  places: (from: number, to: number) => `${from}–${to}`,
  buyIn: (buyIn: string, fee: string | undefined) =>
    fee === undefined ? `${buyIn} buy-in` : `${buyIn} buy-in + ${fee} entry fee`,
  freeRoll: 'Free entry',
  sound: 'Turn sounds on',
  seating: 'Seating',
  choose: 'Which tournament?',
  none: 'No tournament is open or running.',
  raceOff: (chips: string) => `Chips of ${chips} are raced off`,
  table: (table: string) => `Table ${table}`,
  seat: (seat: string) => `Seat ${seat}`,
  legend: 'Table · seat',
  noSeats: 'Seats have not been drawn yet.',
  page: (page: number, pages: number) => `${page} of ${pages}`,
  ticker: {
    breaks: (table: string) => `Table ${table} breaks: see the seating board for your new seat`,
    openSeat: (table: string) => `Seat open at table ${table}`,
    bubble: (places: number, left: number): string =>
      left === 1 ? `${places} places are paid: one to go` : `${places} places are paid: ${left} to go`,
    late: (level: number) => `Late entry until the end of level ${level}`,
    rebuys: (level: number) => `Rebuys until the end of level ${level}`,
    alternates: (waiting: number): string => (waiting === 1 ? '1 alternate waiting' : `${waiting} alternates waiting`),
    out: (name: string, place: number, prize: string | undefined) =>
      prize === undefined
        ? `${name} is out in ${ordinal(place)} place`
        : `${name} is out in ${ordinal(place)} place: ${prize}`,
    bounty: (name: string, bounty: string) => `Bounty on ${name}: ${bounty}`,
  },
}
