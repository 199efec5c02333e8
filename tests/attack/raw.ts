/** Requests as bytes, and the statuses that came back for them. */
import { exchanged } from '../fuzz/socket.ts'
import type { Desk, Running } from './target.ts'

export const cookieOf = ({ browser }: Desk): string =>
  [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** An order as a browser of the house would send it. */
export function orderText(desk: Desk, order: object, headers: readonly string[] = []): string {
  const body = JSON.stringify({ order })
  const lines = [
    'POST /api/orders HTTP/1.1',
    'host: gamekeeper',
    `cookie: ${cookieOf(desk)}`,
    `x-gamekeeper-place: ${desk.place}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    ...headers,
  ]
  return `${lines.join('\r\n')}\r\n\r\n${body}`
}

export async function statusesOf({ port }: Running, bytes: string | Uint8Array, waitMs = 400): Promise<number[]> {
  const text = await exchanged(port, bytes, { waitMs })
  return [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))
}
