/** What people are told about seats. */
export type PresenceMessages = {
  'seat is taken': { table: string; seat: string }
  'person sits elsewhere': { person: string; table: string; seat: string }
  'seats are of a tournament': { table: string; activity: string }
  'seat is empty': { table: string; seat: string }
  'seat is reserved': { table: string; seat: string; person?: string }
  'seat is not reserved': { table: string; seat: string }
  'player is somebody else': { person: string; table: string; seat: string }
  'named already': { person: string; table: string; seat: string }
  'away already': { table: string; seat: string }
  'not away': { table: string; seat: string }
  'something later is known': { table: string; seat: string }
  'scan from the future': { table: string }
  'scan of a closed day': { table: string; day: string }
  'banned from every seat': { person: string }
  'too young for a seat': { person: string; age: number; by: string }
  'nobody sits there since then': { table: string; seat: string }
  'stay goes on': { table: string; seat: string }
  'stay is over': { table: string; seat: string }
  'stay ends before it begins': { table: string; seat: string }
  'stay of the future': { table: string; seat: string }
  'stay stands so already': { table: string; seat: string }
  // By the records.
  'no such stay': { stay: string }
  'stay was told otherwise': { stay: string; table: string; seat: string; from: string; to?: string }
  'person was elsewhere': { person: string; table: string; seat: string; from: string; to?: string }
  'seat was taken': { table: string; seat: string; from: string; to?: string; person?: string }
}

declare module '../../base/message.ts' {
  interface Messages extends PresenceMessages {}
}
