/** Who sets the clock of this machine, where the system tells it. Asked once at the start; nothing waits for it. */
import { execFile } from 'node:child_process'

export const NOT_KNOWN = 'not known'

export type TimeSource = { says(): string; readonly asked: Promise<void> }

type Ask = (command: string, ...words: readonly string[]) => Promise<string | undefined>

const run: Ask = (command, ...words) =>
  new Promise((resolve) => {
    execFile(command, [...words], { timeout: 3_000 }, (error, out) => resolve(error === null ? out : undefined))
  })

export function timeSource(ask: Ask = run): TimeSource {
  let says = NOT_KNOWN
  const asked = find(ask).then(
    (found) => {
      says = found
    },
    () => undefined,
  )
  return { says: () => says, asked }
}

async function find(ask: Ask): Promise<string> {
  const [, server] = (await ask('chronyc', '-c', 'tracking'))?.split(',') ?? []
  if (server !== undefined && server !== '') return `chrony, from ${server}`
  const shown = await ask('timedatectl', 'show', '-p', 'NTP', '-p', 'NTPSynchronized')
  if (shown === undefined) return NOT_KNOWN
  const isStepping = /^NTPSynchronized=yes$/m.test(shown)
  if (/^NTP=yes$/m.test(shown)) return `the system, by NTP; ${isStepping ? 'in step' : 'not in step'}`
  return isStepping ? 'another program, by NTP; in step' : 'nobody: NTP is off'
}
