/**
 * Which language a page speaks, and not only which was chosen: Vietnamese is there for those who play and deal. A desk is then
 * in English from top to bottom, and says so, rather than in two languages at once.
 */
import type { Language } from './hands/texts.ts'

/** Phone, board, kiosk, table and practice. */
export const IN_VIETNAMESE: readonly string[] = [
  'players',
  'board',
  'clock',
  'lists',
  'tournament',
  'kiosk',
  'table',
  'practice',
  'hands',
]

export const spokenOn = (screen: string, chosen: Language): Language =>
  chosen === 'vi' && !IN_VIETNAMESE.includes(screen) ? 'en' : chosen
