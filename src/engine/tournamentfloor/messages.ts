/** What people are told about the floor of a tournament. */
export type FloorMessages = {
  'table plays no tournament': { table: string }
  'table plays another tournament': { table: string; activity: string }
  'table has other players': { table: string; players: number }
  'table is in play': { table: string }
  'table not in the tournament': { table: string }
  'too many tables': { tables: number; most: number }
  'tournament seats not empty': { table: string; players: number }
  'seat not at the table': { table: string; seat: number; seats: number }
  'seat is so already': { table: string; seat: number }
  'seat has a player': { table: string; seat: number; entry: string }
  'seat is closed': { table: string; seat: number }
  'seat is kept': { table: string; seat: number; move: string }
  'no tables for the tournament': undefined
  'tournament seats not drawn': { purpose: string }
  'tournament seats are drawn': { draw: number }
  'final table not drawn': { purpose: string }
  'too many for the final table': { players: number; seats: number }
  'everybody has a seat': undefined
  'no seat is free': { waiting: number }
  'entry has a seat': { entry: string; table: string; seat: number }
  'entry has no seat': { entry: string }
  'tables are even': { balance: number }
  'moves are open': { moves: readonly string[] }
  'others have no room': { table: string; players: number; seats: number }
  'another table breaks first': { table: string; first: string }
  'table is breaking': { table: string }
  'no such move': { move: string }
  'entry is told to move': { entry: string; move: string }
  'no such act': { act: string }
  'something came after': { act: string; table: string; later: string }
  'clock does not run': undefined
  'clock runs already': undefined
  'no such level or break': { period: number; periods: number }
  'longer than its period': { minutes: number }
  'no time added': undefined
  'hand for hand already': undefined
  'not hand for hand': undefined
  'hand takes other minutes': { minutes: number }
  'nothing to undo on the clock': undefined
  'other fact came last': { fact: string; last: string }
  'break is on': undefined
  'table waits to be balanced': { table: string; short: number }
  'table waits for the others': { table: string }
  'chips not of the set': { value: number; values: readonly number[] }
  'chips do not change evenly': { small: number; large: number }
  'chips still needed': { value: number; level: number }
  'seat counted twice': { seat: number }
  'seat of nobody': { table: string; seat: number }
  'seat not counted': { table: string; seat: number }
  'race card missing': { seat: number }
  'race card twice': { card: string }
  'more chips than in play': { chips: number; inPlay: number }
  'no such chip act': { act: string }
  'minutes not in the rules': { minutes: readonly number[] }
  'warning takes no minutes': undefined
  'no such penalty': { penalty: string }
  'disqualified by a knock-out': { penalty: string; out: string }
  'absent already': { entry: string }
  'not absent': { entry: string }
  'announced already': { says: string }
  'too many announcements': { most: number }
  'no such announcement': { announcement: string }
  'table seats a tournament': { table: string; activity: string }
}

declare module '../../base/message.ts' {
  interface Messages extends FloorMessages {}
}
