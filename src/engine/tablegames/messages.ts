/** What people are told about live games against the house: the table, its tray, its game accounts. */
export type TableGameMessages = {
  'too many decks for the game': { table: string; decks: number }
  'nothing to settle': { table: string }
  // what the floor answers for an award of the meter
  'hand and papers': undefined
  'hand, light and papers': undefined
  /** `of`: a seat, or `dealer`. */
  'cards stay for an award': { of: string; cards: string; hit: string }
  'no wager from an account': undefined
  'no amount for the account': undefined
  'more than a table takes': { amount: string }
  'account holds only': { amount: string }
  'account is wagered': { amount: string }
  'account does not cover': { there: string; wanted: string }
  // steps as people write them
  'more cards than a deck': undefined
  'an amount with its sign': undefined
}

declare module '../../base/message.ts' {
  interface Messages extends TableGameMessages {}
}
