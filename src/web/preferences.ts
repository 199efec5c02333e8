import { effect, signal } from '@preact/signals'
import { LANGUAGES, type Language, TEXTS } from './hands/texts.ts'

export const ROOMS = ['floor', 'office'] as const
export type Room = (typeof ROOMS)[number]

const KEPT = 'gamekeeper.preferences'

type Kept = { language?: unknown; room?: unknown; fourColours?: unknown }

/** What this browser remembered; a browser that may not remember starts afresh. */
function kept(): Kept {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}')
    return typeof read === 'object' && read !== null ? read : {}
  } catch {
    return {}
  }
}

const before = kept()
const isOneOf = <T extends string>(known: readonly T[], value: unknown): value is T => known.includes(value as T)
const spoken: Language = navigator.language.startsWith('es') ? 'es' : 'en'

export const language = signal<Language>(isOneOf(LANGUAGES, before.language) ? before.language : spoken)
export const room = signal<Room>(isOneOf(ROOMS, before.room) ? before.room : 'floor')
export const fourColours = signal(before.fourColours === true)

export const texts = () => TEXTS[language.value]

/** Puts the choices onto the page and remembers them. */
export const keepPreferences = () =>
  effect(() => {
    const { documentElement: page } = document
    page.lang = language.value
    page.dataset.room = room.value
    page.dataset.deck = fourColours.value ? 'four' : 'two'
    document.title = `${texts().title} · Gamekeeper`
    try {
      const chosen = { language: language.value, room: room.value, fourColours: fourColours.value }
      localStorage.setItem(KEPT, JSON.stringify(chosen))
    } catch {}
  })
