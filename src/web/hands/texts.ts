import { hands as en } from '../../words/en/screens/hands.ts'
import { hands as es } from '../../words/es/screens/hands.ts'
import type { Texts } from '../../words/hands.ts'
import { pseudo } from '../../words/pseudo.ts'
import { hands as vi } from '../../words/vi/screens/hands.ts'

/** The languages that people choose from. */
export const LANGUAGES = ['en', 'es', 'vi'] as const
/** `qps` is the language in disguise of the tests. */
export type Language = (typeof LANGUAGES)[number] | 'qps'

/** How dates and numbers are written. */
export const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-US', vi: 'vi-VN', qps: 'en-US' }

const TEXTS: Partial<Record<Language, Texts>> = { en, es, vi }
export const textsIn = (language: Language): Texts => (TEXTS[language] ??= pseudo(en))
