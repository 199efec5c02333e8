/** What is wrong with a text that somebody wrote, or with a value in it: what stands there, and what would be right. */
import type { Message } from '../../base/message.ts'

/** What was found: cut where it is long, `this` where it must not be said again. */
export type Found =
  | { readonly text: string }
  | { readonly number: string }
  | { readonly word: string }
  | { readonly is: 'list' | 'keys' | 'this' }

/** Words of the file; of a long list the first ones, and how many more there are. */
export type Listed = { readonly words: readonly string[]; readonly more?: number }

type Bounded = { readonly limit: number; readonly bound: 'at least' | 'at most' }

/** Of a value that does not have the shape that is asked for. */
type ShapeFaults = {
  'value is missing': { wanted?: Message }
  'value is empty': { wanted?: Message }
  'value does not fit': { found: Found; wanted?: Message }
  'number for a text': { found: Found }
  'value is not of the form': { text: string; wanted: Message }
  'value is none of': { found: Found; oneOf: Listed; meant?: string }
  'value is not known here': { found: Found; meant: string }
  'unknown key': { key: string; meant?: string; keys: Listed }
  'key of every object': undefined
  'key does not fit': { key: Found }
  'value is no multiple': { found: Found; of: string }
  'text of another length': Bounded & { length: number }
  'list is empty': Bounded
  'list of another length': Bounded & { length: number }
  'size does not fit': Bounded
  /** Each of these lists of keys would do. */
  'keys are needed': { oneOf: readonly (readonly string[])[] }
  'several faults of one value': { faults: readonly Message[] }
}

/** Why a text is no YAML. */
type SyntaxFaults = {
  'tab indents': undefined
  'bracket never closed': undefined
  'bracket never opened': undefined
  'item in another column': undefined
  'key in another column': undefined
  'item among keys': undefined
  'quote never closed': undefined
  'colon is missing': undefined
  'comma or colon is missing': undefined
  'comma is missing': undefined
  'dash is missing': undefined
  'space before comment is missing': undefined
  'percent sign has a meaning': undefined
  'sign cannot begin a value': undefined
  'backslash has a meaning': undefined
  'comma too many': undefined
  'value goes on': undefined
  'block within brackets': undefined
  'second text in a file': undefined
  'line below is indented deeper': undefined
  'colon within a value': undefined
  'text cannot be read': undefined
  'text names its parts': undefined
  'text has too many parts': { most: number }
  'text is nested too deep': { most: number }
  'amount cut by its comma': undefined
  'key stands twice': { key: string }
  'star has a meaning': undefined
  'text repeats itself too often': undefined
}

/** What goes somewhere, as the object of "it takes". */
type Forms = {
  /** `text`, `whole number`; what nobody has a word for is named as the schema names it. */
  'value of a type': { type: string }
  'the keys': { keys: Listed }
  'a number': { isWhole: boolean; from?: number; to?: number }
  'one of': { words: Listed }
  'this value': { value: Found }
  'either of': { of: readonly Message[] }
  'an amount of money': undefined
  'a share': undefined
  'a count': undefined
  'a multiple': undefined
  'a fund': undefined
  'a fund or the house': undefined
  'yes or no': undefined
  'a range of money': undefined
  'a range of counts': undefined
  'a time of day': undefined
  'a time of day or midnight': undefined
  'a date': undefined
  'a day of the year': undefined
  'what a term goes by': undefined
  'an id of a reading': undefined
  'a house and a name': undefined
  'a name of an occasion': undefined
  'a tournament of the house': undefined
}

/** Where a fault stands; without a line it is about the whole. */
type PlacedFaults = {
  'fault in a text': { text: TextName; line?: number; column?: number; where?: string; fault: Message }
}
/** A file by its name, or what a text is where it has none. */
export type TextName = { readonly file: string } | { readonly is: 'rule file' | 'rules' | 'offering' | 'profile' }

export type TextFaults = ShapeFaults & SyntaxFaults & Forms & PlacedFaults

declare module '../../base/message.ts' {
  interface Messages extends TextFaults {}
}
