/** Everything the live screens say: a folder a language, a file a screen. A text that a language lacks does not compile. */

import { batch, signal } from '@preact/signals'
import type { Recorded } from '../base/message.ts'
import type { en } from '../words/en/en.ts'
import type { Language } from './hands/texts.ts'
import { chosenLanguage } from './preferences.ts'
import { spokenOn } from './spoken.ts'

export const SCREEN_NAMES = [
  'start',
  'tonight',
  'table',
  'floor',
  'podium',
  'club',
  'games',
  'contests',
  'director',
  'cage',
  'count',
  'books',
  'manager',
  'offerings',
  'series',
  'screens',
  'hit',
  'paper',
  'staff',
  'board',
  'players',
  'lists',
  'clock',
  'tournament',
  'kiosk',
  'practice',
  'hands',
] as const
export type ScreenName = (typeof SCREEN_NAMES)[number]

export type Words = typeof en

/** A page loads the one language that it speaks. */
const LOADED: { readonly [L in Language]: () => Promise<Words> } = {
  en: async () => (await import('../words/en/en.ts')).en,
  es: async () => (await import('../words/es/es.ts')).es,
  vi: async () => {
    await import('./fonts.vi.css')
    return (await import('../words/vi/vi.ts')).vi
  },
  qps: async () => (await import('../words/pseudo.ts')).pseudo((await import('../words/en/en.ts')).en),
}
const spoken = signal<Words | undefined>(undefined)

/** Before the first sentence of a page, and whenever somebody chooses another language: the page changes when it is there. */
export async function speak(chosen: Language): Promise<void> {
  const loaded = await LOADED[spokenOn(location.pathname.split('/')[1] ?? '', chosen)]()
  batch(() => {
    spoken.value = loaded
    chosenLanguage.value = chosen
  })
}

export function words(): Words {
  if (spoken.value === undefined) throw new Error('a page speaks before its language is loaded')
  return spoken.value
}

/** What the house says, in the language of the page where that has the sentence: for where no marking is possible. */
export const worded = (of: Recorded): string => words().message(of)
