/** What people are told about prizes for a table. */
export type PotMessages = {
  'no table was called': { callup: string }
  'prize goes into no pot': undefined
  'prize is not for each seat': undefined
  'card picks the seat': undefined
  'no such card to pick': { card: number; cards: number }
  'pot takes two': undefined
  'pot is splashed already': undefined
  'pot is not splashed yet': undefined
  'pot is not splashed': undefined
  'pot is won': { hit: string }
  'prize is in the pot': { table: string }
  'chips come from a drawer': undefined
  'winners of the pot are told': undefined
  'thing cannot be divided': { thing: string }
  'seat is not told': { table: string; seat: string }
  'prize forfeited': { seats: readonly string[] }
  'pot was won': { callup: string; table: string; seats: readonly string[] }
  'seat was picked': { callup: string; table: string; card: number }
  'table was drawn': { callup: string; table: string }
}

declare module '../../base/message.ts' {
  interface Messages extends PotMessages {}
}
