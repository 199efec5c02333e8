/** What people are told about seats. */
export type PresenceMessages = {
  'seat is taken': { table: string; seat: string }
  'person sits elsewhere': { person: string; table: string; seat: string }
}

declare module '../../base/message.ts' {
  interface Messages extends PresenceMessages {}
}
