import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Hono } from 'hono'

export type Listening = { port: number; stop: () => Promise<void> }

/** Puts the site on a port; 0 takes any free one. */
export async function listen(app: Hono, port: number, host: string): Promise<Listening> {
  const server = createServer(async (incoming, outgoing) => {
    try {
      const answer = await app.fetch(requestOf(incoming))
      outgoing.writeHead(answer.status, Object.fromEntries(answer.headers))
      outgoing.end(incoming.method === 'HEAD' ? undefined : Buffer.from(await answer.arrayBuffer()))
    } catch (error) {
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

function requestOf(incoming: IncomingMessage): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  // The pages only ask; nothing is sent to the server yet, so bodies are not read.
  return new Request(new URL(incoming.url ?? '/', 'http://gamekeeper'), { method: incoming.method ?? 'GET', headers })
}
