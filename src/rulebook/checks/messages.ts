/** What is wrong with a rule file or a house profile beyond its shape. Names of lines, clauses and settings are those of the file. */
import type { Message } from '../../base/message.ts'
import type { WireRange } from '../messages.ts'
import type { PaysKind } from '../parts/tournament.ts'
import type { TermKind } from './kindcheck.ts'
import type { Matter } from './matters.ts'

/** A figure of a term: cents, a share as it is written, a time of day, or so many, of a unit where it is known. */
export type Figure =
  | { readonly amount: string }
  | { readonly share: string }
  | { readonly clock: string }
  | { readonly count: number; readonly unit?: 'minutes' | 'days' | 'hours' | 'misses' | 'tickets' }

/** Why the clauses that a term names do not carry it. */
type Uncarried = {
  'clause is only listed': { clauses: string }
  'clause is only shown': { clauses: string }
  'clause speaks of something else': { clauses: string; of: Matter }
  'clause asks for something else': { clauses: string; need: string }
  'clause names other figures': { clauses: string; figure: Figure; said: readonly Figure[] }
  'clause only permits': { clauses: string }
  'figure of no term': { clause: string; figure: Figure; terms: readonly Figure[] }
  'clause has terms': { clause: string; kind: 'outside' | 'allowed'; right: TermKind }
  'clause of another kind': { clause: string; kind: TermKind; right: TermKind }
}

/** What does not add up, cannot be met or is not there. Amounts are cents, ranges as everywhere. */
type Unsound = {
  'shares are not the whole': { parts: readonly string[]; sum: string }
  'share of nothing or more than all': { share: string }
  'period pays the whole pool': { share: string }
  'parts are not the fee': { parts: readonly string[]; sum: string; fee: string }
  'rate is no multiple': { rate: string; step: string }
  'range above the pool': { of: 'seed' | 'reseed' | 'cap' | 'daily'; pool: string; amount: string; most: string }
  'range below the pool': { of: 'seed' | 'reseed' | 'cap'; pool: string; amount: string; least: string }
  'multiple of no posted prize': { line: string; of: string }
  'count out of reach': { count: number; most: number }
  'least above the most': { least: number; most: number }
  'nothing to choose': { setting: string }
  'choice stands twice': { value: string }
  'threshold outside the prizes': { amount: string; range: WireRange }
  'fund that is reached not said': undefined
  'no division for the line': { line: string }
  'game of another activity': { game: string; meant?: string }
  'game stands twice': { game: string }
  'form of no document': { form: string; forms: readonly string[] }
  'lines run backwards': { document: string }
  'cites another document': { clause: string; cite: string; document: string }
  'cites no line': { clause: string; cite: string }
  'line outside the document': { clause: string; line: string; document: string }
  'id not of the form': { said: string }
  'clause names another id': { clause: string; said: string; id: string }
  'clause name not of the form': { clause: string }
}

export type RuleFaults = Uncarried &
  Unsound & {
    // what terms go by
    'reading is not there': { reading: string }
    'clause is not there': { clause: string }
    'words of the house are lacking': { place: string }
    'words of the house without a term': { place: string }
    'reading stands twice': { reading: string }
    'reading favours whom': { reading: string }
    'reading on no clause': { clause: string }
    'clause without a term': { clause: string; kind: 'runs' | 'attested' }
    // games, charts, lines
    'game is not known': { game: string; meant?: string }
    'no game named': undefined
    'line stands twice': { chart: string; line: string }
    'no way to count cards': { said: string; ways: readonly string[] }
    'outcome is not there': { line: string; outcome: string }
    'outcome without setting': { line: string; setting: string; outcome: string }
    'setting of a line': { line: string; fault: Message }
    'setting is not posted': { setting: string }
    'no odds': { text: string }
    // terms of the kinds
    'term of other kinds': { key: string; runs: string; kinds: readonly string[] }
    'condition is not held against an award': { need: string }
    'odd part not said': undefined
    'claim ends after days or hours': undefined
    'pool is not there': { pool: string }
    'no prize of this name': { line: string }
    'pointer of a real wheel': undefined
    'wheel on the screen': undefined
    'credits come in no way': undefined
    'no total is guessed': undefined
    'days of the year not said': undefined
    'way of paying without terms': { way: PaysKind }
    'nobody pays that into the pool': { fund: string }
    'no such version': { version: string; versions: readonly string[] }
    'no rung of the game': { line: string }
    'rung brings tickets': { line: string }
    // the house profile
    'sum of a tournament': undefined
    'amount or over': undefined
    'more than a year': undefined
    'more than nothing expected': undefined
    'more than any room has': { most: string }
    'form stands twice': { form: string; from: string }
    'date stands twice': { from: string }
    'years to keep': undefined
    'an age': undefined
  }

declare module '../../base/message.ts' {
  interface Messages extends RuleFaults {}
}
