/**
 * The kiosk on somebody's own phone, behind a relay: these few calls are passed on to the house, and nothing else of it is within
 * reach. The house is told whose phone it was, so that a card is locked there and not everywhere. No cookie passes either way.
 */
import { type Context, Hono } from 'hono'
import type { Beside } from '../api/bodies.ts'
import { fault } from '../api/fault.ts'
import { KIOSK_CALLS } from '../club/kioskcalls.ts'

/** A form of sixty-three picks is a tenth of it. */
export const PASSED_MAX = 16 * 1024
const ANSWER_MAX = 256 * 1024
const PATIENCE_MS = 8_000
/** At once, of all phones together and of one address. */
const UNDER_WAY_MAX = 100
const UNDER_WAY_EACH = 10
/** Of one address in ten seconds: a whole hall may be behind one. */
export const CALLS_MAX = 200
const CALLS_MS = 10_000
const ADDRESSES_MAX = 20_000

export function kioskRelay(house: URL, now: () => number = Date.now): Hono {
  const underWay = new Map<string, number>()
  let inAll = 0
  let calls = new Map<string, number>()
  let since = now()

  /** Whether one more of this address is too many. */
  const isTooOften = (address: string): boolean => {
    if (now() - since >= CALLS_MS || calls.size >= ADDRESSES_MAX) {
      calls = new Map()
      since = now()
    }
    const count = (calls.get(address) ?? 0) + 1
    calls.set(address, count)
    return count > CALLS_MAX || inAll >= UNDER_WAY_MAX || (underWay.get(address) ?? 0) >= UNDER_WAY_EACH
  }

  async function pass(call: Context, path: string, body?: string): Promise<Response> {
    const address = addressOf(call)
    if (isTooOften(address)) return fault(call, 429, 'kiosk waits', { minutes: 1 })
    inAll += 1
    underWay.set(address, (underWay.get(address) ?? 0) + 1)
    try {
      const answer = await fetch(new URL(`/api/kiosk${path}`, house), {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          'x-forwarded-for': address,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body }),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      const text = await answer.text()
      const isJson = /^application\/json\b/.test(answer.headers.get('content-type') ?? '')
      if (!isJson || text.length > ANSWER_MAX) return fault(call, 503, 'house does not answer')
      return call.body(text, answer.status as 200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    } catch {
      return fault(call, 503, 'house does not answer')
    } finally {
      inAll -= 1
      const left = (underWay.get(address) ?? 1) - 1
      if (left === 0) underWay.delete(address)
      else underWay.set(address, left)
    }
  }

  const app = new Hono()
  app.get('/', (call) => pass(call, ''))
  for (const path of KIOSK_CALLS)
    app.post(path, async (call) => {
      if (!/^application\/json\b/.test(call.req.header('content-type') ?? ''))
        return fault(call, 415, 'not sent as json')
      const text = ((call.env ?? {}) as Beside).isCutOff === true ? undefined : await call.req.text()
      if (text === undefined || text.length > PASSED_MAX)
        return fault(call, 413, 'body too long', { kilobytes: PASSED_MAX / 1024 })
      return pass(call, path, text)
    })
  return app
}

/** The last address that is sure, also of a phone that names others before it. */
const addressOf = (call: Context): string =>
  (((call.env ?? {}) as Beside).address ?? 'unknown').replace(/^through /, '')
