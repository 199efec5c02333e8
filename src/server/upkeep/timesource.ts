/** Who sets the clock of this machine, where the system tells it. Asked once at the start; nothing waits for it. */
import { execFile } from 'node:child_process'
import type { TimeSetter } from '../../views/tonight/upkeep.ts'

export const NOT_KNOWN: TimeSetter = { by: 'not known' }

export type TimeSource = { setter(): TimeSetter; readonly asked: Promise<void> }

type Ask = (command: string, ...words: readonly string[]) => Promise<string | undefined>

const run: Ask = (command, ...words) =>
  new Promise((resolve) => {
    execFile(command, [...words], { timeout: 3_000 }, (error, out) => resolve(error === null ? out : undefined))
  })

export function timeSource(ask: Ask = run): TimeSource {
  let setter = NOT_KNOWN
  const asked = find(ask).then(
    (found) => {
      setter = found
    },
    () => undefined,
  )
  return { setter: () => setter, asked }
}

async function find(ask: Ask): Promise<TimeSetter> {
  const [, server] = (await ask('chronyc', '-c', 'tracking'))?.split(',') ?? []
  if (server !== undefined && server !== '') return { by: 'chrony', server }
  const shown = await ask('timedatectl', 'show', '-p', 'NTP', '-p', 'NTPSynchronized')
  if (shown === undefined) return NOT_KNOWN
  const isInStep = /^NTPSynchronized=yes$/m.test(shown)
  return isInStep || /^NTP=yes$/m.test(shown) ? { by: 'ntp', isInStep } : { by: 'nobody' }
}
