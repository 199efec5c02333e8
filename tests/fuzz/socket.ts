/** Bytes through a socket of their own. */
import { connect } from 'node:net'

/** What came back; whoever hangs up early does so in the middle. */
export function exchanged(
  port: number,
  bytes: Uint8Array | string,
  { isEarly = false, waitMs = 150 }: { readonly isEarly?: boolean; readonly waitMs?: number } = {},
): Promise<string> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    const timer = setTimeout(() => socket.destroy(), waitMs)
    socket.on('data', (part) => {
      text += part.toString('latin1')
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      done(text)
    })
    socket.write(bytes, () => {
      if (isEarly) socket.destroy()
    })
  })
}
