/**
 * Everything the live screens say: a folder a language, a file a screen. A text that a language lacks does not compile. A page
 * loads what every screen says and the parts that its own modules say; a room's sentences when the first of them is told
 * (docs/decisions/0019).
 */
import { batch, signal } from '@preact/signals'
import { isMessage, type Recorded } from '../base/message.ts'
import { asRecorded, type Language as Sentences, sentenceOf } from '../words/language.ts'
import type { Language } from './hands/texts.ts'
import { PARTS, type Part, type Words } from './parts.ts'
import { chosenLanguage } from './preferences.ts'
import { spokenOn } from './spoken.ts'
import { beat } from './stream/feed.ts'

export type { Words }
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

/** A page loads the language that it speaks. */
const LANGUAGES = {
  en: () => import('./languages/en.ts'),
  es: () => import('./languages/es.ts'),
  vi: () => import('./languages/vi.ts'),
}
const MESSAGES = 'messages/'
/** What the page has asked for so far, by file. */
const asked = new Set<string>()
const spoken = signal<Words | undefined>(undefined)
let isSpoken = ''

/** A module asks for what it says as it is loaded: the build puts the call there (tools/webwords.ts). */
export const ask = (...parts: readonly Part[]): void => parts.forEach((part) => void asked.add(PARTS[part]))

/** Before the first sentence of a page, for what came later, and in another language: the page changes when it is all there. */
export function speak(chosen?: Language): Promise<void> {
  wanted = chosen ?? wanted
  speaking = speaking.catch(() => undefined).then(speakNow)
  return speaking
}
/** Code that comes later, with its words: nothing of it is shown before they are there. */
export async function withWords<Module>(code: Promise<Module>): Promise<Module> {
  const module = await code
  await speak()
  return module
}

let speaking: Promise<void> = Promise.resolve()
/** Chosen by somebody and perhaps not here yet: what is asked for meanwhile comes in this one too. */
let wanted: Language | undefined

async function speakNow(): Promise<void> {
  const chosen = wanted ?? chosenLanguage.value
  const language = spokenOn(location.pathname.split('/')[1] ?? '', chosen)
  const files = [...asked]
  const isAsked = [language, ...files].join()
  const loaded = isAsked === isSpoken ? spoken.value : await wordsIn(language, files).catch(givingUp)
  isSpoken = isAsked
  batch(() => {
    spoken.value = loaded
    chosenLanguage.value = chosen
  })
}

/** The house did not answer: the page goes on in the language that it has. */
function givingUp(error: unknown): never {
  wanted = undefined
  throw error
}

async function wordsIn(language: Language, files: readonly string[]): Promise<Words> {
  if (language === 'qps') return (await import('../words/pseudo.ts')).pseudo(await wordsIn('en', files))
  const { general } = await LANGUAGES[language]()
  const own = await Promise.all(files.map((file) => loaded(language, file)))
  // Vietnamese lacks what desks say, and sentences: there English stands in its place.
  const isWhole = (file: string, at: number) => own[at] !== undefined && !file.startsWith(MESSAGES)
  const english =
    language === 'vi'
      ? await Promise.all(files.map((file, at) => (isWhole(file, at) ? undefined : loaded('en', file))))
      : own
  const has = sentencesIn(own, files)
  const sentences = { ...sentencesIn(english, files), ...has }
  const beside = own[files.indexOf(PARTS.instruction)]?.besideVerb as Partial<Sentences> | undefined
  const parts = Object.entries(PARTS).flatMap(([part, file]) => {
    const at = files.indexOf(file)
    return at < 0 ? [] : [[part, own[at]?.[part] ?? english[at]?.[part]]]
  })
  const write = (time: string) => general.times.any(time, beat.value?.local)
  return {
    ...general,
    ...Object.fromEntries(parts),
    message: (one: Recorded) => sentenceOf(sentences, one, write, lacking),
    has: (id: string) => Object.hasOwn(has, id),
    instruction: (one: Recorded) => sentenceOf({ ...sentences, ...beside }, one, write, lacking),
  } as Words
}

type Loaded = Readonly<Record<string, unknown>> | undefined
async function loaded(language: keyof typeof LANGUAGES, file: string): Promise<Loaded> {
  const { files } = await LANGUAGES[language]()
  return files[`../../words/${language}/${file}.ts`]?.()
}

const sentencesIn = (modules: readonly Loaded[], files: readonly string[]): Partial<Sentences> =>
  Object.assign(
    {},
    ...modules.flatMap((module, at) => {
      const { besideVerb: _, ...rooms } = files[at]!.startsWith(MESSAGES) ? (module ?? {}) : {}
      return Object.values(rooms)
    }),
  )

/** A sentence that is not here yet: in the English that came with it until it is, and then the page says it again. */
function lacking(one: Recorded): string {
  if (one.id !== undefined && !unheardOf.has(one.id)) void hear([one.id])
  return one.says === undefined && !unheardOf.has(one.id ?? '') ? '…' : asRecorded(one)
}
/** From a newer house or an older one. */
const unheardOf = new Set<string>()

/** Loads the sentences of what the house has answered, before anybody reads it. */
export const heard = (answer: unknown): Promise<void> => hear(idsIn(answer).filter((id) => !words().has(id)))

async function hear(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { ROOMS } = await import('virtual:rooms')
  for (const id of ids) {
    const room = Object.keys(ROOMS).find((file) => ROOMS[file]!.includes(id))
    if (room === undefined) unheardOf.add(id)
    else asked.add(MESSAGES + room)
  }
  await speak()
}

function idsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(idsIn)
  return isMessage(value) && typeof value.id === 'string' ? [value.id, ...inner] : inner
}

export function words(): Words {
  if (spoken.value === undefined) throw new Error('a page speaks before its language is loaded')
  return spoken.value
}

/** What the house says, in the language of the page where that has the sentence: for where no marking is possible. */
export const worded = (of: Recorded): string => words().message(of)
