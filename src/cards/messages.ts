/** Why cards, tiles or the settings of an outcome cannot be read as they are written. */
import type { Message } from '../base/message.ts'
import type { Deck } from './deck.ts'

export type CardMessages = {
  // cards
  'card of a list': { place: number; sign: string; why: Message }
  'no joker in the deck': { deck: Deck }
  'unknown rank': { sign: string }
  'suit is missing': undefined
  'unknown suit': { sign: string }
  'more than one card': undefined
  'card not in the deck': { card: string; deck: Deck }
  'card is there already': { before: readonly number[]; deck: Deck; copies: number }
  'another number of cards': { min: number; max: number; given: number }
  // tiles
  'tile is no name': { place: number }
  'unknown tile': { place: number; sign: string; tiles: readonly string[] }
  'tile is there already': { place: number; tile: string; times: 1 | 2 }
  'another number of tiles': { count: number; given: number }
  // the drawing rules of baccarat
  'third card after a natural': { side: 'player' | 'banker'; natural: 'player' | 'banker'; total: number }
  'third card where it stands': { side: 'player' | 'banker'; total: number; third?: number }
  'third card not told': { side: 'player' | 'banker'; total: number; third?: number }
  // settings of an outcome
  'outcome has no such setting': { setting: string; settings: readonly string[] }
  'setting wants something else': { setting: string; said: string; wanted: WantedSetting }
}

export type WantedSetting =
  | { readonly is: 'yes or no' | 'card' }
  | { readonly is: 'number'; readonly min: number; readonly max: number }
  | { readonly is: 'some' | 'one'; readonly words: readonly string[] }

declare module '../base/message.ts' {
  interface Messages extends CardMessages {}
}
