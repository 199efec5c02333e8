import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { createSecureContext } from 'node:tls'
import type { Hono } from 'hono'
import { type Beside, BODY_MAX } from '../api/bodies.ts'
import { whyUnread } from '../house/fileerrors.ts'
import { sendStraight } from './crowd.ts'
import { faultLog } from './log.ts'
import { addressBehind } from './proxies.ts'

export type Listening = {
  port: number
  /** Takes nobody new, answers whoever has asked, and then hangs up. */
  stop: () => Promise<void>
}
export type Tls = { readonly cert: Buffer; readonly key: Buffer }
export type ListenOptions = {
  readonly tls?: Tls
  readonly report?: (error: unknown) => void
  /** How long a stop waits for answers that are under way. */
  readonly drainMs?: number
  /** Proxies whose word about the address counts. */
  readonly trustedProxies?: readonly string[]
}

const DRAIN_MS = 5_000
const BACKLOG = 4_096
/** Longer than the pause between two signs of life of a device, so that it keeps its connection. */
const KEEP_ALIVE_MS = 65_000

/** Puts the site on a port; 0 takes any free one. */
export async function listen(
  app: Pick<Hono, 'fetch'>,
  port: number,
  host: string,
  { tls, report = faultLog.fault, drainMs = DRAIN_MS, trustedProxies = [] }: ListenOptions = {},
): Promise<Listening> {
  const open = new Set<ServerResponse>()
  const addressOf = addressBehind(trustedProxies)
  let isStopping = false
  let drained: (() => void) | undefined

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    open.add(outgoing)
    outgoing.once('close', () => {
      open.delete(outgoing)
      if (open.size === 0) drained?.()
    })
    if (isStopping) outgoing.setHeader('connection', 'close')
    const refuse = (status: number, says: string) => {
      outgoing.writeHead(status, { 'content-type': 'application/json', connection: 'close' })
      outgoing.end(JSON.stringify({ says }))
      incoming.resume()
    }
    try {
      const body = await bodyOf(incoming)
      const isCutOff = body === 'too long'
      const request = requestOf(incoming, isCutOff ? undefined : body, tls !== undefined)
      if (request === undefined) return refuse(400, 'This is not a request that a page or a device would send.')
      // Who may not come in is told only that, however much was sent.
      const forwarded = incoming.headers['x-forwarded-for']
      const address = addressOf(incoming.socket.remoteAddress, Array.isArray(forwarded) ? forwarded.join() : forwarded)
      const beside: Beside = { address, isCutOff }
      const answered = await app.fetch(request, beside)
      if (isCutOff) {
        outgoing.setHeader('connection', 'close')
        incoming.resume()
      }
      if (isSentStraight(answered, incoming, outgoing)) return
      // Everything else is a page or two: one write is cheaper than a stream.
      const bytes = Buffer.from(await answered.arrayBuffer())
      outgoing.writeHead(answered.status, { ...headersOf(answered), 'content-length': bytes.length })
      outgoing.end(incoming.method === 'HEAD' ? undefined : bytes)
    } catch (error) {
      // A browser that went away is no fault.
      if ((error as NodeJS.ErrnoException).code === 'ECONNRESET' || outgoing.destroyed) return
      report(error)
      if (!outgoing.headersSent) outgoing.writeHead(500)
      outgoing.end()
    }
  }
  const limits = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: KEEP_ALIVE_MS }
  const server = tls === undefined ? createServer(limits, answer) : createSecureServer({ ...limits, ...tls }, answer)
  await opened(server, port, host)
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      isStopping = true
      const shut = new Promise<void>((done) => server.close(() => done()))
      server.closeIdleConnections()
      if (open.size > 0) {
        let timer: NodeJS.Timeout | undefined
        const late = new Promise<void>((done) => {
          timer = setTimeout(done, drainMs)
        })
        await Promise.race([late, new Promise<void>((done) => (drained = done))])
        clearTimeout(timer)
      }
      server.closeAllConnections()
      await shut
    },
  }
}

/** Certificate and key as files; throws a sentence when they cannot be read or do not belong together. */
export function readTls(certFile: string, keyFile: string): Tls {
  const read = (file: string) => {
    try {
      return readFileSync(file)
    } catch (error) {
      throw new Error(`${file} cannot be read: ${whyUnread(error)}.`)
    }
  }
  const tls = { cert: read(certFile), key: read(keyFile) }
  try {
    createSecureContext(tls)
  } catch (error) {
    throw new Error(`${certFile} and ${keyFile} are no certificate with its key (${(error as Error).message}).`)
  }
  return tls
}

/** The first port from `port` on that nobody else uses. */
export async function freePort(port: number, host: string): Promise<number | undefined> {
  for (let next = port; next < Math.min(port + 50, 65_536); next++) {
    const probe = createServer()
    try {
      await opened(probe, next, host)
      await new Promise<void>((done) => probe.close(() => done()))
      return next
    } catch {}
  }
  return undefined
}

const opened = (server: Server, port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    // After a power cut every table of the room knocks in the same second.
    server.listen({ port, host, backlog: BACKLOG }, () => {
      server.off('error', reject)
      resolve()
    })
  })

/** Cookies are several headers of one name; all others are one. */
function headersOf({ headers }: Response): Record<string, string | string[]> {
  const cookies = headers.getSetCookie()
  return { ...Object.fromEntries(headers), ...(cookies.length === 0 ? {} : { 'set-cookie': cookies }) }
}

/** The live stream goes to its socket without a detour, and ends when the socket does. */
function isSentStraight(
  { body, status, headers }: Response,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): boolean {
  if (body === null || incoming.method === 'HEAD') return false
  const outlet = {
    isFull: () => outgoing.writableNeedDrain || outgoing.destroyed,
    write: (words: Uint8Array) => void outgoing.write(words),
    end: () => void outgoing.end(),
    onRoom: (then: () => void) => void outgoing.on('drain', then),
  }
  // Without chunks a word is one write; the stream ends with the connection, as it always did.
  const begin = () => {
    outgoing.shouldKeepAlive = false
    outgoing.useChunkedEncodingByDefault = false
    outgoing.writeHead(status, Object.fromEntries(headers))
  }
  const hangUp = sendStraight(body, outlet, begin)
  if (hangUp === undefined) return false
  outgoing.once('close', hangUp)
  return true
}

/** Read whole before anything is done with it: no order is longer than a page or two. */
async function bodyOf(incoming: IncomingMessage): Promise<Buffer | undefined | 'too long'> {
  if (incoming.method === 'GET' || incoming.method === 'HEAD') return undefined
  if (Number(incoming.headers['content-length'] ?? 0) > BODY_MAX) return 'too long'
  const parts: Buffer[] = []
  let length = 0
  // Kept open for the answer also where the rest is not read.
  for await (const part of incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += part.length
    if (length > BODY_MAX) return 'too long'
    parts.push(part)
  }
  return parts.length === 1 ? parts[0] : Buffer.concat(parts)
}

/** Nothing when it is not a request at all: an address or a method that no page has. */
function requestOf(incoming: IncomingMessage, body: Buffer | undefined, isSecure: boolean): Request | undefined {
  const { method = 'GET', url = '/' } = incoming
  try {
    const headers = new Headers()
    for (const [name, value] of Object.entries(incoming.headers)) {
      if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
    }
    return new Request(new URL(url, `http${isSecure ? 's' : ''}://gamekeeper`), {
      method,
      headers,
      ...(body === undefined ? {} : { body: body as Uint8Array<ArrayBuffer> }),
    })
  } catch {
    return undefined
  }
}
