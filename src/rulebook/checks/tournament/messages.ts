/** What is wrong with a tournament that is to be posted, or missing in it. Levels count without the breaks; amounts are cents. */
import type { PaysKind } from '../../parts/tournament.ts'

/** What a tournament may have, where its rules know of it. */
export type TournamentExtra =
  | 'rebuys'
  | 'add-ons'
  | 're-entries'
  | 'late entries'
  | 'guarantee'
  | 'added money'
  | 'charity'
  | 'bounties'
  | 'entries won elsewhere'
/** What is sold or played until a level. */
export type LevelOf = 'rebuys' | 'add-ons' | 're-entries' | 'late entries'
export type NumberOf = 'rebuys' | 'add-ons' | 'players'

export type TournamentComplaints = {
  'tournament not chosen': undefined
  'tournament game not chosen': undefined
  'one game is played': { games: number }
  'day and time not chosen': undefined
  'not in these tournaments': { what: TournamentExtra }
  'number not chosen': { of: NumberOf; min: number; max?: number }
  'number outside its range': { of: NumberOf; number: number; min: number; max?: number }
  'chips of nothing': { of: 'entry' | 'rebuy' | 'add-on' }
  // equal terms and advertisements
  'other terms for some': { who: string }
  'terms by gender': { words: string }
  'charity not advertised': { charity: string; part: string }
  // what it pays
  'no such way of paying': { way: PaysKind; ways: readonly PaysKind[] }
  'no part for the charity': undefined
  'charity above the whole': { share: string }
  'bounty above what is paid in': { bounty: string; left: string }
  'free roll without prizes': undefined
  // levels and chips
  'level without blinds': { level: number }
  'blinds do not rise': { level: number }
  'no such level': { of: LevelOf; level: number; levels: number }
  'levels run backwards': { of: LevelOf; from: number; until: number }
  'level in another game': { level: number; game: string }
  'chip twice in the set': { value: number }
  'chips are not the stack': { set: number; chips: number }
  // seats and tables
  'seats outside their range': { seats: number; min: number; max: number }
  'more players than seats': { players: number; seats: number }
  'posted field is not even': { players: number }
  'more tables than the rules have': { tables: number; most: number }
  // house rules
  'house rules not chosen': undefined
  'house rule of nothing': { of: 'balance' | 'halt' }
  'breaks another table': { table: string }
}

declare module '../../../base/message.ts' {
  interface Messages extends TournamentComplaints {}
}
