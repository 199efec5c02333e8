/**
 * Stations: which browsers are the house's. Two people enrol one and get a code; typed into that browser, it becomes a secret
 * of 32 bytes that no script of a page can read. Here lie digests only.
 */
import { createHash, randomBytes } from 'node:crypto'
import { isInUse, opensAt, PLACE_EVERYWHERE } from '../../engine/access/stations.ts'
import type { Station } from '../../engine/access/vocabulary.ts'
import { HOUSE, type Register } from '../door/register.ts'
import type { House } from '../house/kernel.ts'
import { digestOfCode, type Given, isGiven, newCode } from './codes.ts'

const STATION_MINUTES = 60

type Kept = {
  /** Digest of the secret that a browser holds, and the station that it is. */
  readonly browsers: Readonly<Record<string, string>>
  /** Codes that wait to be typed, by station. */
  readonly codes: Readonly<Record<string, Given>>
}

export type Stations = {
  areRequired(): boolean
  /** The station that holds this secret; nothing when it was revoked. */
  of(token: string | undefined): Station | undefined
  opens(station: Station | undefined, place: string): boolean
  /** A code for the browser that is this station from now on; one that was given before opens nothing any more. */
  giveCode(station: string): { readonly code: string; readonly until: number }
  /** The station of the code and the secret for the browser; the code is spent. */
  take(code: string): { readonly station: string; readonly token: string } | undefined
  forget(station: string): void
}

const TOKEN_BYTES = 32
const TOKEN = /^[A-Za-z0-9_-]{43}$/
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** The browser of somebody who looks at a demo is the one station of it. */
const DEMO: Station = { station: 'demo', places: PLACE_EVERYWHERE, isOpened: true }

export function stationsOf(house: House, register: Register, isDemo: boolean): Stations {
  let kept = read(register)
  const keep = (next: Kept) => {
    register.setNote(HOUSE, 'stations', JSON.stringify(next))
    kept = next
  }
  const without = <T>(record: Readonly<Record<string, T>>, isGone: (key: string, value: T) => boolean) =>
    Object.fromEntries(Object.entries(record).filter(([key, value]) => !isGone(key, value)))
  const areRequired = () => !isDemo && house.state.areStationsRequired
  return {
    areRequired,
    of(token) {
      if (isDemo) return DEMO
      if (token === undefined || !TOKEN.test(token)) return undefined
      const hash = hashOf(token)
      const name = Object.hasOwn(kept.browsers, hash) ? kept.browsers[hash] : undefined
      const station = name === undefined ? undefined : house.state.stations.get(name)
      return isInUse(station) ? station : undefined
    },
    opens: (station, place) => !areRequired() || (station !== undefined && opensAt(station, place)),
    giveCode(station) {
      const code = newCode()
      const until = house.now().at + STATION_MINUTES * 60_000
      keep({ ...kept, codes: { ...kept.codes, [station]: { digest: digestOfCode(code), until } } })
      return { code, until }
    },
    take(code) {
      const now = house.now().at
      const found = Object.entries(kept.codes).find(([, given]) => isGiven(code, given, now))
      if (found === undefined) return undefined
      const [station] = found
      const token = randomBytes(TOKEN_BYTES).toString('base64url')
      keep({
        browsers: { ...without(kept.browsers, (_, name) => name === station), [hashOf(token)]: station },
        codes: without(kept.codes, (name) => name === station),
      })
      return { station, token }
    },
    forget(station) {
      keep({
        browsers: without(kept.browsers, (_, name) => name === station),
        codes: without(kept.codes, (name) => name === station),
      })
    },
  }
}

function read(register: Register): Kept {
  const text = register.note(HOUSE, 'stations')
  return text === undefined ? { browsers: {}, codes: {} } : (JSON.parse(text) as Kept)
}
