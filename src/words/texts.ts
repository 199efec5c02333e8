/** Every text of a language as one list, made from the maps that the screens and the journal use. */
import { en } from './en/en.ts'
import { ROOMS as enRooms } from './en/messages.ts'
import { es } from './es/es.ts'
import { ESPECIALES } from './es/handname.ts'
import { LINES, SETTINGS } from './es/lines.ts'
import { ROOMS as esRooms } from './es/messages.ts'
import { APUESTAS, MANOS } from './es/tablewords.ts'
import { FORMS } from './es/values.ts'
import { LINES as viLines, WAGERS as viWagers } from './vi/lines.ts'
import { ROOMS as viRooms } from './vi/messages.ts'
import { said as viSaid } from './vi/vi.ts'

export type Text = { readonly group: string; readonly key: string; readonly text: string }

/** What rule files name is English already; another language has names of its own for it. */
const MAPS = {
  en: { screens: en, rooms: enRooms, names: {} },
  es: {
    screens: es,
    rooms: esRooms,
    names: { lines: LINES, settings: SETTINGS, forms: FORMS, hands: MANOS, wagers: APUESTAS, specials: ESPECIALES },
  },
  // Of the five screens alone: desks have no Vietnamese.
  vi: {
    screens: viSaid,
    rooms: viRooms,
    names: { lines: viLines, wagers: viWagers },
  },
}
export type TextLanguage = keyof typeof MAPS
export const TEXT_LANGUAGES = Object.keys(MAPS) as readonly TextLanguage[]

export function textsOf(language: TextLanguage): readonly Text[] {
  const { screens, rooms, names } = MAPS[language]
  return [
    // How times are written is no text.
    ...Object.entries({ ...screens, times: {} }).flatMap(([key, value]) =>
      isMap(value) ? inGroup(`screens: ${key}`, value) : inGroup('screens: general', { [key]: value }),
    ),
    ...Object.entries(rooms).flatMap(([room, sentences]) => inGroup(`messages: ${room}`, sentences)),
    ...Object.entries(names).flatMap(([kind, list]) => inGroup(`names: ${kind}`, list)),
  ].sort((a, b) => (a.group < b.group ? -1 : a.group > b.group ? 1 : 0))
}

const isMap = (value: unknown): value is object => typeof value === 'object' && value !== null

const inGroup = (group: string, map: object, path = ''): Text[] =>
  Object.entries(map).flatMap(([name, value]: [string, unknown]) => {
    const key = path === '' ? name : `${path}.${name}`
    return isMap(value) ? inGroup(group, value, key) : [{ group, key, text: textOf(value) }]
  })

/** A function is told by its own source, with what is filled in between braces: no sample shows every branch of it. */
const textOf = (value: unknown): string =>
  typeof value !== 'function'
    ? String(value)
    : String(value)
        .replace(/\s+/g, ' ')
        .replace(/^(?:function \w+|\(.*?\) =>|\w+ =>) */, '')
        .replace(/\$\{/g, '{')
        .replace(/\{(?:[\w$]+|\(0, ?[\w$.]+\))\((\w+)\)\}/g, '{$1}')
        .replace(/^`([^`]*)`$/, '$1')
