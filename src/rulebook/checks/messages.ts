/** What is wrong with a rule file or a house profile beyond its shape. Names of lines, clauses and settings are those of the file. */
import type { Message } from '../../base/message.ts'
import type { Matter } from './matters.ts'

/** A figure of a term: cents, a share as it is written, or so many of a unit. */
export type Figure =
  | { readonly amount: string }
  | { readonly share: string }
  | { readonly count: number; readonly unit: 'minutes' | 'days' | 'hours' | 'misses' }

/** Why the clauses that a term names do not carry it. */
type Uncarried = {
  'clause is only listed': { clauses: string }
  'clause is only shown': { clauses: string }
  'clause speaks of something else': { clauses: string; of: Matter }
  'clause asks for something else': { clauses: string; need: string }
  'clause names other figures': { clauses: string; figure: Figure }
}

export type RuleFaults = Uncarried & {
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
  'no rung of the game': { line: string }
  'rung brings tickets': { line: string }
  // the house profile
  'amount or over': undefined
  'more than a year': undefined
  'more than nothing expected': undefined
  'form stands twice': { form: string; from: string }
  'date stands twice': { from: string }
}

declare module '../../base/message.ts' {
  interface Messages extends RuleFaults {}
}
