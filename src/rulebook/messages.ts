/** What is wrong with an offering, or missing in it, held against its rule file. Names of lines, pools and settings are those of the file. */
import type { Message } from '../base/message.ts'
import type { WagerName } from '../games/table/rules.ts'

/** From so many cents to so many; without an upper end where the document names none. */
export type WireRange = { min: string; max?: string }
/** What a tournament costs or promises. */
export type TournamentCost = 'buy-in' | 'entry fee' | 'rebuy' | 'add-on' | 'guarantee' | 'bounty'
/** What the house chooses an amount for. */
export type RangedTerm =
  | { term: 'seed' | 'reseed' | 'cap' | 'daily increase'; of: string }
  | { term: 'prize' | 'share of the table'; of: string }
  | { term: 'administrative fee' | TournamentCost }

/** How credits come. */
type Way = 'swipes' | 'time'

export type OfferingComplaints = {
  // amounts
  'amount not chosen': { of: RangedTerm; range: WireRange }
  'amount outside its range': { of: RangedTerm; amount: string; range: WireRange }
  'amount above the cap': { of: 'seed' | 'reseed'; pool: string; amount: string; cap: string }
  'pool without cap': { pool: string }
  'pool without daily increase': { pool: string }
  'time of daily increase not chosen': { pool: string }
  'pool not in the rules': { pool: string; pools: readonly string[] }
  'rules without administrative fee': undefined
  'no fee in the rules': { activity: string }
  'another fee': { fee: string; said: string }
  'no multiplier': undefined
  'multiplier outside its range': { times: number; min: number; max?: number }
  'multiplier not whole': { times: number }
  'multiplied prize above the most': { line: string; amount: string; most: string }
  // charts and games
  'no chart chosen': { charts: readonly string[] }
  'no such chart': { chart: string; charts: readonly string[] }
  'no such chart for a game': { chart: string; game: string; charts: readonly string[] }
  'one chart for all games': undefined
  'hands offered together': undefined
  'no such hand in the charts': { line: string; lines: readonly string[] }
  'no hand offered': undefined
  'no payout structure chosen': { structures: readonly string[] }
  'no payout structures': undefined
  'no such payout structure': { structure: string; structures: readonly string[] }
  'game not designated': { game: string; games?: readonly string[] }
  // prizes
  'prize is a multiple': { line: string; factor: number; of: string }
  'no fixed prize': { line: string; fixed?: readonly string[] }
  'one prize for all games': undefined
  'prize of a game outside its range': { line: string; game: string; amount: string; range: WireRange }
  'range not chosen': { line: string; range: WireRange }
  'range outside the approved': { line: string; posted: WireRange; range: WireRange }
  'prize not entered by hand': { line: string; entered: readonly string[] }
  'prizes are money': undefined
  'thing for no fixed prize': { line: string }
  'thing without value': { thing: string; line: string }
  'thing not named': { line: string }
  'thing worth no more': { thing: string; amount: string; before: string }
  // drawings and periods
  'drawings not chosen': undefined
  'drawings as the rules say': { number: number; from: string; minutes: number }
  'time of the stage not chosen': undefined
  'stage begins otherwise': { at: string; said: string }
  'drawing without winner': undefined
  'one winner each hour': { winners: number }
  'drawing not a posted hour': { from: string; to: string; first: string; last: string }
  'of a drawing': { from: string; to: string; why: Message }
  'periods not chosen': undefined
  // promotions
  'game of the chart left out': { game: string }
  'line brings no tickets': { line: string }
  'no hand brings tickets': undefined
  'tickets not chosen': { line: string; min: number; max: number }
  'tickets outside their range': { line: string; tickets: number; min: number; max: number }
  'promotion ends before it begins': { from: string; to: string }
  'drawings not on days in a row': { number: number }
  'drawing outside the posted days': { first: string; last: string }
  'end of the standing not chosen': undefined
  'dates not chosen': { weeks: readonly number[] }
  'promotion of another length': { days: number; weeks: readonly number[] }
  'no tickets for a seat': undefined
  'times of tickets not chosen': undefined
  'tickets at other times': { at: string; hours: number; from: string }
  'no emptying in the rules': undefined
  'emptying not chosen': { min?: number; max?: number }
  'drum emptied otherwise': { min?: number; max?: number }
  'emptied after other days': { days: number; min: number; max: number }
  'no events in the rules': undefined
  'nobody is drawn': undefined
  'missed not chosen': { next: readonly string[] }
  'missed otherwise': { missed: string; next: readonly string[] }
  'gift not chosen': { gifts: readonly string[] }
  'gift without its prize': { gives: string; line: string }
  'gift not in the rules': { gives: string; gifts: readonly string[] }
  'winners in the rules': { winners: number }
  'drawings not by game': undefined
  'game of the drawing not chosen': { games: readonly string[] }
  'no drawing for the game': { game: string; games: readonly string[] }
  'game drawn for twice': { game: string }
  'wheel not chosen': undefined
  'no wheel in the rules': undefined
  // credits
  'period not chosen': undefined
  'way of credits not chosen': { ways: readonly Way[] }
  'one way of credits': undefined
  'no such way of credits': { way: Way; ways: readonly Way[] }
  'posted times overlap': { from: string; to: string }
  'credits for nothing': { of: string }
  'credits last to the end': undefined
  'days of credits not chosen': { min: number; max: number }
  'credits of other days': { days: number; min: number; max: number }
  'no prize for credits': undefined
  'prize for no credits': { prize: string }
  'prize is not fixed': { prize: string }
  'prize in no such form': { prize: string; form: string; forms: readonly string[] }
  'money is no thing': { prize: string; form: string }
  // contests
  'contest days not chosen': undefined
  'contest of other days': { from: string; to: string }
  'contest week of seven days': { from: string; to: string }
  // squares
  'no game for the squares': undefined
  'teams of one name': { team: string }
  'no such period': { period: string; periods: readonly string[] }
  'period posted twice': { period: string }
  'period out of order': { period: string }
  'item has no name': { period: string }
  // what else the house says
  'setting not chosen': { setting: string; oneOf: readonly string[] }
  'setting not one of': { setting: string; value: string; oneOf: readonly string[] }
  'house has to supply': { what: string; says: string }
  'nothing lacking': { what: string; lacking: readonly string[] }
  'no occasions': { occasion: string }
  'not left to the house': { choice: string; runs: string }
  'id not supplied': undefined
  'id not in the advertisement': { id: string }
  'words not in the advertisement': { words: string }
  'not displayed': { what: string }
  // games against the house
  'wager of the meter not offered': { pool: string }
  'rate above the wager': { pool: string }
  'rate not stated': { pool: string }
  'rate and reserve above the wager': { pool: string; paytable: string }
  'amount below the paytable': { of: 'initial' | 'reset'; pool: string; paytable: string }
  'schedule for another wager': { schedule: string; wager: string }
  'reset goes with the wager': { wager: WagerName; amount: string; reset: string }
  'limits not stated': undefined
  'limits from zero': undefined
  'not odds': { said: string; of: string }
  'dealt from the hand, shuffled by hand': undefined
  'comes with the hand bonus': { setting: string }
  'cover all shuffled by hand': undefined
}

declare module '../base/message.ts' {
  interface Messages extends OfferingComplaints {}
}
