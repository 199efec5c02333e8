/** What a person has chosen for the pages, remembered by this browser: language, light or dark, colours of the deck. */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import { LANGUAGES, type Language } from './hands/texts.ts'
import { spokenOn } from './spoken.ts'

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const KEPT = 'gamekeeper.preferences'

type Kept = { language?: unknown; themes?: unknown; fourColours?: unknown }

/** What this browser remembered; a browser that may not remember starts afresh. */
function kept(): Kept {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}')
    return isRecord(read) ? read : {}
  } catch {
    return {}
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isOneOf = <T extends string>(known: readonly T[], value: unknown): value is T => known.includes(value as T)
const before = kept()
const spoken: Language = LANGUAGES.find((one) => navigator.language.startsWith(one)) ?? 'en'

/** What was chosen, and what this page speaks: a desk has no Vietnamese. */
export const chosenLanguage = signal<Language>(
  isOneOf([...LANGUAGES, 'qps'], before.language) ? before.language : spoken,
)
const screen = location.pathname.split('/')[1] ?? ''
export const language: ReadonlySignal<Language> = computed(() => spokenOn(screen, chosenLanguage.value))
export const fourColours = signal(before.fourColours === true)

/** By person; without a name, what was chosen here last. */
const themes = signal<Readonly<Record<string, Theme>>>(
  Object.fromEntries(
    Object.entries(isRecord(before.themes) ? before.themes : {}).filter((one): one is [string, Theme] =>
      isOneOf(THEMES, one[1]),
    ),
  ),
)
const darkDevice = matchMedia('(prefers-color-scheme: dark)')
const device = signal<Theme>(darkDevice.matches ? 'dark' : 'light')
darkDevice.addEventListener('change', ({ matches }) => {
  device.value = matches ? 'dark' : 'light'
})

/** Whose choices count now; nobody's in particular while nobody is signed in. */
export const whose = signal('')
export const theme: ReadonlySignal<Theme> = computed(
  () => themes.value[whose.value] ?? themes.value[''] ?? device.value,
)
export const chooseTheme = (chosen: Theme): void => {
  themes.value = { ...themes.value, [whose.value]: chosen, '': chosen }
}

/** Puts the choices onto the page and remembers them. A stage is dark for everybody. */
export const keepPreferences = (isStage = false) =>
  effect(() => {
    const { documentElement: page } = document
    page.lang = language.value
    page.dataset.theme = isStage ? 'dark' : theme.value
    page.dataset.deck = fourColours.value ? 'four' : 'two'
    try {
      const chosen = { language: chosenLanguage.value, themes: themes.value, fourColours: fourColours.value }
      localStorage.setItem(KEPT, JSON.stringify(chosen))
    } catch {}
  })
