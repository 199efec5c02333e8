/** The languages that people choose from, each by its own name. */
export const LANGUAGES = ['en', 'es', 'vi'] as const
/** `qps` is the language in disguise of the tests. */
export type Language = (typeof LANGUAGES)[number] | 'qps'
export const LANGUAGE_NAMES: Record<(typeof LANGUAGES)[number], string> = {
  en: 'English',
  es: 'Español',
  vi: 'Tiếng Việt',
}

/** How dates and numbers are written. */
export const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-US', vi: 'vi-VN', qps: 'en-US' }
