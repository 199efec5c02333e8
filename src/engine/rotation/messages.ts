/** What people are told about dealers, pushes and breaks. */
export type RotationMessages = {
  'not a dealer': { person: string }
  'in the line-up already': { dealer: string }
  'not in the line-up': { dealer: string }
  'dealer deals there already': { dealer: string; table: string }
  'dealer deals elsewhere': { dealer: string; table: string }
  'break is not over': { dealer: string; minutes: number }
  'on a break already': { dealer: string }
  'not on a break': { dealer: string }
  'dealer does not deal': { dealer: string; game: string; table: string }
  'something later is known of the dealer': { dealer: string }
  'something later is known of the table': { table: string }
  'no such string': { string: string }
  'table twice in the string': { table: string }
  'table of another string': { table: string; string: string }
  'string has no open table': { string: string }
  'nobody to come in': { table: string; dealer?: string; minutes?: number }
  'nobody to relieve': { dealer: string; string: string }
  'push not to be undone': { push: number }
  // Why somebody is suggested, and for which table.
  'table has no dealer': undefined
  'break is due': { dealer: string; minutes: number }
  'push is due': { minutes: number }
  'push comes': { minutes: number }
  'no pace is set': undefined
  'comes from table': { table: string }
  'break is over': { minutes: number }
  'is free': { minutes: number }
}

declare module '../../base/message.ts' {
  interface Messages extends RotationMessages {}
}
