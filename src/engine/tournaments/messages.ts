/** What people are told about tournaments beyond what pays and deals say themselves. Amounts are cents. */
import type { PurchaseKind } from './records.ts'
import type { TournamentStatus } from './vocabulary.ts'

export type TournamentMessages = {
  'activity is no tournament': { activity: string }
  'sign-ups not open': { activity: string }
  'sign-ups are open': undefined
  'structure is frozen': { since: string }
  'tournament takes two': undefined
  'tournament is over': { status: TournamentStatus }
  'tournament has started': undefined
  'tournament has not started': undefined
  'play has gone on': undefined
  'tournament has not finished': { left: number }
  'tournament has finished': { left: number }
  'registration is over': { level: number; until: number }
  'registered already': { entry: string }
  'field is full': { most: number }
  'no re-entry': undefined
  're-entry too often': { times: number }
  're-entry is over': { level: number; until: number }
  'entry costs nothing': undefined
  'entry is paid for': { price: string }
  'entry needs a drawer': undefined
  'entries are not given': undefined
  'entry from nowhere': undefined
  'entries are not won there': { activity: string }
  'prize is of another person': { claim: string }
  'prize is no entry': { claim: string }
  'prize is for another tournament': { claim: string; into: string }
  'prize is not the price': { claim: string; prize: string; price: string }
  'no such entry': { entry: string }
  'entry is out': { entry: string; out: string }
  'entry is not in play': { entry: string; status: 'withdrawn' | 'void' | 'out' }
  'entry came in again': { entry: string; again: string }
  'entry has won bounties': { entry: string }
  'too young for the tournament': { age: number; by: string }
  'excluded from the tournament': { by: string }
  'field is not even': { field: number }
  'field has other numbers': { field: number; min: number; max: number }
  'field stays even': undefined
  'too few to start': { field: number }
  'no rebuys': undefined
  'no add-ons': undefined
  'purchase after its level': { kind: PurchaseKind; level: number; until: number }
  'purchase before its level': { kind: PurchaseKind; level: number; from: number }
  'purchase too often': { kind: PurchaseKind; times: number }
  'stack not told': { entry: string; most: number }
  'stack above the rebuy': { entry: string; chips: number; most: number }
  'rebuy with chips left': { entry: string }
  'rebuy is owed': { entry: string }
  'rebuy is not owed': { entry: string }
  'rebuy intended already': { entry: string }
  'no such receipt': { receipt: string }
  'receipt is void': { receipt: string }
  'receipt of a buy-in': { receipt: string }
  'no bounties': undefined
  'bounty on everybody': undefined
  'target twice': { entry: string }
  'targets stay': undefined
  'pool lacks the bounty': { pool: string; bounty: string }
  'entry named twice': { entry: string }
  'nobody is left': undefined
  'winner of the hand not said': { entry: string }
  'winner of the hand is out': { entry: string }
  'no such knock-out': { out: string }
  'deal stands': undefined
  'no deal stands': undefined
  'no deals': undefined
  'deal lacks consents': { entries: readonly string[] }
  'deal before the last payments': { entries: readonly string[] }
  'deal is not all there is': { was: string; there: string }
  'log is signed': undefined
  'log waits': undefined
  'log before the prizes': undefined
  'no log asked': undefined
  'charity has its money': undefined
  'no charity': undefined
  'entry has its money back': { entry: string }
  'tournament is not called off': undefined
  'pool holds too little': { pool: string; wanted: string }
  'tournament has entries': { entries: number }
  'tournament refunds wait': { entries: number }
  'charity waits': { amount: string }
  'plays at a free table': { player: string; table: string }
  'no such free player': { player: string }
  'free player is out': { player: string }
  'free player is still in': { player: string }
  'winner plays elsewhere': { player: string }
  'free table plays on': { table: string; left: number }
  'nobody plays free there': { table: string }
  'later one at the free table first': { player: string }
  'free tables play on': { tables: readonly string[] }
  'table is no free table': { table: string }
  'placed in the tournament': { place: number; to?: number; entries: number }
  'bounty was won': { targets: readonly string[] }
  'deal was made': { players: number }
}

declare module '../../base/message.ts' {
  interface Messages extends TournamentMessages {}
}
