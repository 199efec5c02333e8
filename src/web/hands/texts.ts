import { hands as en } from '../../words/en/screens/hands.ts'
import { hands as es } from '../../words/es/screens/hands.ts'
import type { Texts } from '../../words/hands.ts'

export const LANGUAGES = ['en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

export const TEXTS: Record<Language, Texts> = { en, es }
