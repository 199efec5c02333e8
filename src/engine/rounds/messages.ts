/** What people are told about rounds and their fees, and about free tables. */
import type { Message } from '../../base/message.ts'

export type RoundMessages = {
  'no round open': { table: string }
  'no such seat': { table: string; seats: number; seat: string }
  'spot named twice': { spot: string }
  'one player-dealer in a round': undefined
  // Fees.
  'no fee taken at table': { activity: string; table: string }
  'base wager before the fee': undefined
  'no space on the player-dealer hand': undefined
  'sensor dark': undefined
  'sensor of the table dark': undefined
  'no player-dealer': undefined
  'no player against the player-dealer': undefined
  'too few play': { min: number }
  'fee of the player-dealer': undefined
  'player-dealer pays with so many': { players: number }
  'player-dealer has not paid': { players: number; amount: string }
  'fee of the only player': undefined
  'one fee covers the round': undefined
  'player-dealer pays no fee': undefined
  'first position pays': { seat: string }
  'largest wager pays': undefined
  'one fee covers the hand': { amount: string }
  'no fees by limits': { activity: string }
  'no rate for the game': { game: string }
  /** Without `limit` nobody has named one. */
  'no rate for the limit': { limit?: string; limits: readonly string[] }
  'no limit posted': { table: string; found: Message }
  'no fee at the lock': undefined
  // Free tables.
  'no open request': { request: string }
  'no free tables': { activity: string }
  'patron or person': undefined
  'request open already': { request: string }
  'not offered at table': { table: string }
  'fees at a free table': { table: string }
  'tournament at table': { table: string }
  'no house game at table': { table: string; halted: readonly Message[] }
}

declare module '../../base/message.ts' {
  interface Messages extends RoundMessages {}
}
