import { type Message, message } from '../../base/message.ts'
import { RANKS, SUITS } from '../card.ts'
import type { WantedSetting } from '../messages.ts'
import { parseCard } from '../notation.ts'
import { LOSING_FLOORS } from './beats.ts'
import { FEW_CARDS, FIVE_CARDS } from './selection.ts'

/** What each setting of an outcome may be; the same word means the same wherever it stands. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  floor: RANKS,
  least: Object.keys(LOSING_FLOORS),
  rank: RANKS,
  topMax: RANKS,
  over: RANKS.slice(0, -1),
  front: RANKS,
  trips: RANKS,
  suit: SUITS,
  side: ['player', 'banker'],
  lines: ['both', 'either'],
  joker: ['wild', 'ace or completes'],
  jokers: ['allowed', 'only behind', 'none'],
  setting: ['as set', 'any way'],
  alike: ['any', 'same colour', 'suited'],
  sixes: ['any', 'same colour'],
  threes: ['any', 'same colour'],
  by: ['21', 'three sevens'],
  guess: ['higher', 'lower'],
}

/** Lists of words with a space between them. */
const LISTS: Readonly<Record<string, readonly string[]>> = { ranks: RANKS, suits: SUITS }

const NUMBERS: Readonly<Record<string, { min: number; max: number }>> = {
  cardsInAll: { min: 4, max: 6 },
  count: { min: 4, max: 5 },
  pointsMin: { min: 1, max: 100 },
  placeMax: { min: 1, max: 16 },
}

/** What is wrong with the settings for an outcome whose usual settings are these; nothing if they are right. */
export function wrongParams(usual: object, params: object): Message[] {
  return Object.entries(params).flatMap(([name, value]) => {
    const known = (usual as Record<string, unknown>)[name]
    if (known === undefined)
      return [message('outcome has no such setting', { setting: name, settings: Object.keys(usual) })]
    const wanted = wantedInstead(name, known, value)
    return wanted === undefined
      ? []
      : [message('setting wants something else', { setting: name, said: String(value), wanted })]
  })
}

function wantedInstead(name: string, known: unknown, value: unknown): WantedSetting | undefined {
  if (typeof known === 'boolean') return typeof value === 'boolean' ? undefined : { is: 'yes or no' }
  if (typeof known === 'number') {
    const { min, max } = NUMBERS[name] ?? { min: 0, max: Number.MAX_SAFE_INTEGER }
    const isRight = Number.isInteger(value) && (value as number) >= min && (value as number) <= max
    return isRight ? undefined : { is: 'number', min, max }
  }
  if (name === 'card') return typeof value === 'string' && parseCard(value).ok ? undefined : { is: 'card' }
  const list = LISTS[name]
  if (list !== undefined) {
    return String(value)
      .split(' ')
      .every((word) => list.includes(word))
      ? undefined
      : { is: 'some', words: list }
  }
  const words = name === 'cards' ? selectionsLike(String(known)) : (WORDS[name] ?? [])
  return words.includes(String(value)) ? undefined : { is: 'one', words }
}

/** Selections of five cards and of a few cards do not stand for each other. */
const selectionsLike = (known: string): readonly string[] => Object.keys(known in FIVE_CARDS ? FIVE_CARDS : FEW_CARDS)
