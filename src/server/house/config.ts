/**
 * How a house is started: flags before environment before file before what is usual. Every setting has one name in three
 * spellings, `tlsCert` in the file, GAMEKEEPER_TLS_CERT, --tls-cert. What is unknown or unfit is refused, with the place.
 */
import { readFileSync } from 'node:fs'
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import { nearTo } from '../../base/near.ts'
import { YAML } from '../../rulebook/text/read.ts'
import { slipsOf } from '../../rulebook/text/syntax.ts'
import { english } from '../../words/sentence.ts'
import { isRange } from '../net/proxies.ts'
import { GUEST_DAYS } from '../upkeep/guests.ts'
import { whyUnread } from './fileerrors.ts'
import { SHUT_HOURS } from './timekeeper.ts'

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]
/** Who may read /metrics: this machine, everybody who reaches the port, nobody. */
const METRICS = ['local', 'open', 'off'] as const

const PHONE_JOINS = ['on', 'off'] as const

export type Config = {
  readonly port?: number
  readonly host: string
  readonly folder?: string
  readonly house?: string
  readonly catalog?: string
  readonly tlsCert?: string
  readonly tlsKey?: string
  readonly logLevel: LogLevel
  readonly metrics: (typeof METRICS)[number]
  readonly shutHours?: number
  /** How many days a guest is kept in the register. */
  readonly guestDays?: number
  /** Whether people put themselves on waiting lists from their own phones. */
  readonly phoneJoins?: (typeof PHONE_JOINS)[number]
  /** Where phones of the public reach a relay of this house. */
  readonly publicAddress?: string
  /** Local times at which anchors leave the house. */
  readonly anchorTimes?: readonly string[]
  readonly anchorFolder?: string
  readonly witness?: string
  readonly witnessKey?: string
  /** How many nights the demo has behind it when it is opened first. */
  readonly nights?: number
  /** Whose word about the address of a request counts. */
  readonly trustedProxies?: readonly string[]
}

/** A sentence for the person who wrote the setting. */
export class ConfigFault extends Error {
  override readonly name = 'ConfigFault'
}

type Setting = { readonly takes: string; readonly says: string; readonly read: (text: string) => unknown }
/** What is right, where `text` is not. */
class Unfit extends Error {}

const oneOf = (words: readonly string[]) => (text: string) => {
  if (words.includes(text)) return text
  throw new Unfit(`it is one of ${words.join(', ')}`)
}
const given = (what: string) => (text: string) => {
  if (text.trim() !== '') return text
  throw new Unfit(`${what} was expected`)
}
function port(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text)
  throw new Unfit('a port is a whole number from 0 to 65535')
}

function hours(text: string): number {
  if (/^\d{1,4}$/.test(text) && Number(text) > 0) return Number(text)
  throw new Unfit('hours are a whole number from 1 to 9999')
}

function days(text: string): number {
  if (/^\d{1,4}$/.test(text) && Number(text) > 0) return Number(text)
  throw new Unfit('days are a whole number from 1 to 9999')
}

function nights(text: string): number {
  if (/^\d{1,2}$/.test(text) && Number(text) <= 30) return Number(text)
  throw new Unfit('nights are a whole number from 0 to 30')
}

function publicAddress(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin
  throw new Unfit('it looks like https://play.example.org')
}

function times(text: string): string[] {
  const all = text.split(',').map((time) => time.trim())
  if (all.every((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time))) return all
  throw new Unfit('times are written as 06:30, with commas between')
}
function ranges(text: string): string[] {
  const all = text.split(',').map((range) => range.trim())
  if (all.every(isRange)) return all
  throw new Unfit('addresses are written as 127.0.0.1 or 10.0.0.0/8, with commas between')
}
function address(text: string): string {
  if (URL.canParse(text) && /^https?:/.test(text)) return text
  throw new Unfit('an address as http://witness.example:5454/ was expected')
}
function fingerprint(text: string): string {
  const digits = text.replace(/[\s:]/g, '').toLowerCase()
  if (/^[0-9a-f]{64}$/.test(digits)) return digits
  throw new Unfit('64 hexadecimal digits were expected')
}

export const SETTINGS: { readonly [Key in keyof Config]-?: Setting } = {
  port: { takes: 'N', says: 'the port, 0 for any free one', read: port },
  host: { takes: 'H', says: 'the address to listen on (otherwise 127.0.0.1)', read: given('an address') },
  folder: { takes: 'F', says: 'the folder of the journal', read: given('a folder') },
  house: { takes: 'F', says: 'the folder of a real house, not of the demo', read: given('a folder') },
  catalog: { takes: 'DIR', says: "the house's own rule files, looked at first", read: given('a folder') },
  tlsCert: { takes: 'FILE', says: 'certificate, with its chain, in PEM', read: given('a file') },
  tlsKey: { takes: 'FILE', says: 'private key of the certificate, in PEM', read: given('a file') },
  logLevel: { takes: 'L', says: `what is logged: ${LOG_LEVELS.join(', ')} (otherwise warn)`, read: oneOf(LOG_LEVELS) },
  metrics: { takes: 'WHO', says: `who reads /metrics: ${METRICS.join(', ')} (otherwise local)`, read: oneOf(METRICS) },
  shutHours: {
    takes: 'H',
    says: `hours that a house may have been shut before two people confirm the clock (otherwise ${SHUT_HOURS})`,
    read: hours,
  },
  guestDays: {
    takes: 'N',
    says: `days after which a guest is erased from the register (otherwise ${GUEST_DAYS})`,
    read: days,
  },
  phoneJoins: {
    takes: 'HOW',
    says: `whether people join waiting lists by phone: ${PHONE_JOINS.join(', ')} (otherwise on)`,
    read: oneOf(PHONE_JOINS),
  },
  publicAddress: {
    takes: 'URL',
    says: 'where phones of the public reach a relay ("gamekeeper boards"); boards and codes lead there',
    read: publicAddress,
  },
  anchorTimes: {
    takes: 'T',
    says: 'local times at which anchors go out, as 06:30,18:30 (otherwise 06:30)',
    read: times,
  },
  anchorFolder: { takes: 'F', says: 'a folder elsewhere that anchors go out to', read: given('a folder') },
  witness: { takes: 'URL', says: 'the address of the witness who signs for anchors', read: address },
  witnessKey: { takes: 'HEX', says: 'the fingerprint of its key, as the witness prints it', read: fingerprint },
  nights: {
    takes: 'N',
    says: 'nights that the demo has behind it when it is opened first (otherwise 30)',
    read: nights,
  },
  trustedProxies: {
    takes: 'LIST',
    says: 'addresses of proxies whose X-Forwarded-For counts, as 127.0.0.1,10.0.0.0/8 (otherwise none)',
    read: ranges,
  },
}
const KEYS = Object.keys(SETTINGS) as readonly (keyof Config)[]
const USUAL = { host: '127.0.0.1', logLevel: 'warn', metrics: 'local' } as const

const OURS = 'GAMEKEEPER_'
const dashed = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
export const flagOf = (key: keyof Config): string => dashed(key)
export const variableOf = (key: keyof Config): string => `${OURS}${dashed(key).replaceAll('-', '_').toUpperCase()}`

/** Ours too, and no settings of a house. */
const OTHER_VARIABLES = ['GAMEKEEPER_CONFIG', 'GAMEKEEPER_CHROMIUM']

/** For the command line: `config` and a flag for each setting. */
export const CONFIG_FLAGS: Readonly<Record<string, { takes: string; says: string }>> = {
  config: { takes: 'FILE', says: 'settings in YAML or JSON (otherwise GAMEKEEPER_CONFIG)' },
  ...Object.fromEntries(KEYS.map((key) => [flagOf(key), { takes: SETTINGS[key].takes, says: SETTINGS[key].says }])),
}

export type Sources = {
  readonly flags: Readonly<Record<string, string | true | undefined>>
  readonly env: Readonly<Record<string, string | undefined>>
  readonly readFile?: (file: string) => string
}

export function configFrom({ flags, env, readFile = (file) => readFileSync(file, 'utf8') }: Sources): Config {
  const named = flags.config ?? nonEmpty(env.GAMEKEEPER_CONFIG)
  if (named === true) throw new ConfigFault('--config names a file.')
  const all: Partial<Record<keyof Config, unknown>> = {
    ...USUAL,
    ...(named === undefined ? {} : fromFile(named, readFile)),
    ...fromEnvironment(env),
    ...fromFlags(flags),
  }
  if ((all.tlsCert === undefined) !== (all.tlsKey === undefined))
    throw new ConfigFault('TLS takes both: tlsCert, the certificate, and tlsKey, its private key.')
  if ((all.witness === undefined) !== (all.witnessKey === undefined))
    throw new ConfigFault('A witness takes both: witness, its address, and witnessKey, the fingerprint of its key.')
  return all as unknown as Config
}

function fromFlags(flags: Sources['flags']): Partial<Record<keyof Config, unknown>> {
  return settle(KEYS.map((key) => [key, flags[flagOf(key)], `--${flagOf(key)}`]))
}

function fromEnvironment(env: Sources['env']): Partial<Record<keyof Config, unknown>> {
  const known = [...KEYS.map(variableOf), ...OTHER_VARIABLES]
  const unknown = Object.keys(env).find((name) => name.startsWith(OURS) && !known.includes(name))
  if (unknown !== undefined)
    throw new ConfigFault(
      `${unknown} is no setting${orAll(unknown.slice(OURS.length), 'variables', known.slice(0, -1), OURS)}`,
    )
  return settle(KEYS.map((key) => [key, nonEmpty(env[variableOf(key)]), variableOf(key)]))
}

function fromFile(file: string, readFile: (file: string) => string): Partial<Record<keyof Config, unknown>> {
  let text: string
  try {
    text = readFile(file)
  } catch (error) {
    throw new ConfigFault(`${file} cannot be read: ${whyUnread(error)}.`)
  }
  const lines = new LineCounter()
  // Failsafe: every value is text, so that nothing is a number or a yes by accident. JSON is YAML.
  const document = parseDocument(text, { ...YAML, lineCounter: lines })
  const at = (offset = 0) => `${file}, line ${lines.linePos(offset).line}`
  const [slip] = slipsOf(document, text)
  if (slip !== undefined) throw new ConfigFault(`${at(slip.offset)}: ${english(slip.told)}.`)
  if (document.contents === null) return {}
  if (!isMap(document.contents)) throw new ConfigFault(`${file}: settings as "port: 5252" were expected.`)
  return settle(
    document.contents.items.map(({ key, value }) => {
      const name = isScalar(key) ? String(key.value) : '?'
      const place = at(isScalar(key) ? key.range?.[0] : 0)
      if (!isKey(name)) throw new ConfigFault(`${place}: "${name}" is no setting${orAll(name, 'settings', KEYS)}`)
      if (!isScalar(value)) throw new ConfigFault(`${place}: ${name} takes one value.`)
      return [name, String(value.value), `${place}: ${name}`]
    }),
  )
}

/** The one that may be meant, or all that there are. */
function orAll(said: string, what: string, known: readonly string[], begin = ''): string {
  const near = nearTo(
    said,
    known.map((one) => one.slice(begin.length)),
  )
  return near === undefined ? `. The ${what} are ${known.join(', ')}.` : `; did you mean "${begin}${near}"?`
}

type Written = readonly [key: keyof Config, text: string | true | undefined, place: string]

function settle(written: readonly Written[]): Partial<Record<keyof Config, unknown>> {
  const found: Partial<Record<keyof Config, unknown>> = {}
  for (const [key, text, place] of written) {
    if (text === undefined) continue
    try {
      found[key] = SETTINGS[key].read(String(text))
    } catch (error) {
      if (!(error instanceof Unfit)) throw error
      throw new ConfigFault(`${place} is "${String(text).slice(0, 80)}"; ${error.message}.`)
    }
  }
  return found
}

const isKey = (name: string): name is keyof Config => Object.hasOwn(SETTINGS, name)
const nonEmpty = (text: string | undefined) => (text === '' ? undefined : text)
