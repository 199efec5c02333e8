/** What people are told about seats. */
export type PresenceMessages = {
  'seat is taken': { table: string; seat: string }
  'person sits elsewhere': { person: string; table: string; seat: string }
  'seat is empty': { table: string; seat: string }
  'seat is reserved': { table: string; seat: string; person?: string }
  'seat is not reserved': { table: string; seat: string }
  'named already': { person: string; table: string; seat: string }
  'away already': { table: string; seat: string }
  'not away': { table: string; seat: string }
  'something later is known': { table: string; seat: string }
  'scan from the future': { table: string }
}

declare module '../../base/message.ts' {
  interface Messages extends PresenceMessages {}
}
