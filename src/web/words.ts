/** Everything the live screens say: a folder a language, a file a screen. A text that a language lacks does not compile. */

import type { Recorded } from '../base/message.ts'
import { en } from '../words/en/en.ts'
import { es } from '../words/es/es.ts'
import { pseudo } from '../words/pseudo.ts'
import type { Language } from './hands/texts.ts'
import { language } from './preferences.ts'

export const SCREEN_NAMES = [
  'start',
  'tonight',
  'table',
  'floor',
  'podium',
  'club',
  'games',
  'cage',
  'count',
  'books',
  'offerings',
  'paper',
  'staff',
  'board',
  'lists',
  'kiosk',
  'practice',
  'hands',
] as const
export type ScreenName = (typeof SCREEN_NAMES)[number]

export type Words = typeof en

const WORDS: Partial<Record<Language, Words>> = { en, es }
export const words = (): Words => (WORDS[language.value] ??= pseudo(en))

/** What the house says, in the language of the page where that has the sentence: for where no marking is possible. */
export const worded = (of: Recorded): string => words().message(of)
