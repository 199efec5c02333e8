import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import type { Hono } from 'hono'

export type Listening = { port: number; stop: () => Promise<void> }

/** Puts the site on a port; 0 takes any free one. */
export async function listen(app: Hono, port: number, host: string): Promise<Listening> {
  const server = createServer(async (incoming, outgoing) => {
    const request = requestOf(incoming)
    if (request === undefined) {
      outgoing.writeHead(400, { 'content-type': 'application/json', connection: 'close' })
      outgoing.end(JSON.stringify({ says: 'This is not a request that a page or a device would send.' }))
      return
    }
    try {
      const answer = await app.fetch(request, { address: incoming.socket.remoteAddress })
      outgoing.writeHead(answer.status, Object.fromEntries(answer.headers))
      if (incoming.method === 'HEAD' || answer.body === null) outgoing.end()
      // A stream that never ends is sent as it comes, and given up when nobody reads any more.
      else await pipeline(Readable.fromWeb(answer.body as NodeStream), outgoing)
    } catch (error) {
      // A browser that went away is no fault.
      if ((error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE' || outgoing.destroyed) return
      console.error(error)
      if (!outgoing.headersSent) outgoing.writeHead(500)
      outgoing.end()
    }
  })
  await opened(server, port, host)
  return { port: (server.address() as AddressInfo).port, stop: () => closed(server) }
}

/** The first port from `port` on that nobody else uses. */
export async function freePort(port: number, host: string): Promise<number | undefined> {
  for (let next = port; next < Math.min(port + 50, 65_536); next++) {
    const probe = createServer()
    try {
      await opened(probe, next, host)
      await closed(probe)
      return next
    } catch {}
  }
  return undefined
}

const opened = (server: Server, port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })

const closed = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

/** Nothing when it is not a request at all: an address or a method that no page has. */
function requestOf(incoming: IncomingMessage): Request | undefined {
  const { method = 'GET', url = '/' } = incoming
  try {
    const headers = new Headers()
    for (const [name, value] of Object.entries(incoming.headers)) {
      if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
    }
    const hasBody = method !== 'GET' && method !== 'HEAD'
    return new Request(new URL(url, 'http://gamekeeper'), {
      method,
      headers,
      ...(hasBody ? { body: Readable.toWeb(incoming) as BodyInit, duplex: 'half' as const } : {}),
    })
  } catch {
    return undefined
  }
}
