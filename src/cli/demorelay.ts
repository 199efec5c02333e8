/**
 * The demo brings its own relay, a process beside it: phones and the board's code lead there, and no question of the public
 * reaches the house. A real house starts one where it wants it: `gamekeeper boards`.
 */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Tls } from '../server/net/listen.ts'

export type DemoRelay = { readonly address: Promise<string>; stop(): void }

/** Nothing where the house speaks by TLS with a certificate that the relay need not know. */
export function demoRelay(house: string, host: string, tls: Tls | undefined): DemoRelay | undefined {
  const program = process.argv[1]
  if (tls !== undefined || program === undefined) return undefined
  const child = spawn(process.execPath, [...process.execArgv, program, 'boards', house, '--host', host, '--json'], {
    // It goes when this process goes, whatever ends it.
    env: { ...process.env, LAUNCHED_BY: String(process.pid) },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  // Without a relay the demo is all there but for the questions of the public.
  child.on('error', () => undefined)
  const address = new Promise<string>((told) => {
    createInterface({ input: child.stdout }).once('line', (line) => {
      told(new URL((JSON.parse(line) as { address: string }).address).origin)
    })
  })
  return { address, stop: () => void child.kill() }
}
