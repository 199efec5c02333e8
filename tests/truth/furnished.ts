/** A house in a folder, as an inspector would find it: two jackpots posted, a few rounds played, people who can sign in. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type Command, Complaint } from '../../src/cli/command.ts'
import type { Premises } from '../../src/server/house/building.ts'
import { type Clock, type ManualClock, manualClock } from '../../src/server/house/clock.ts'
import type { Config } from '../../src/server/house/config.ts'
import { type House, openHouse } from '../../src/server/house/kernel.ts'
import { openOwnHouse } from '../../src/server/house/newhouse.ts'
import { logOf } from '../../src/server/net/log.ts'
import { metricsOf } from '../../src/server/net/metrics.ts'
import { serve } from '../../src/server/net/serve.ts'
import type { Checked } from '../../src/server/upkeep/release.ts'
import { done, openTable, PROPERTY, postBoth, startRound } from '../house.ts'

export const START = Date.parse('2026-03-02T20:00:00Z')

export function place(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gamekeeper-truth-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export async function furnished(folder: string, clock: ManualClock = manualClock(START), rounds = 3): Promise<House> {
  const house = await openHouse({ folder, clock, create: PROPERTY })
  await postBoth(house)
  await openTable(house, '1', 'no-bust-21')
  for (let n = 0; n < rounds; n += 1) {
    clock.advance(60_000)
    await done(house.submit(startRound('1'), { by: 't1', key: `t1:${2 * n + 1}` }))
    await done(house.submit({ do: 'EndRound', table: '1' }, { by: 't1', key: `t1:${2 * n + 2}` }))
  }
  return house
}

/** What a command of the command line prints, and its exit code. */
export async function called(
  command: Command,
  words: string[],
  flags: Record<string, string | true> = {},
): Promise<{ code: number; text: string }> {
  const printed: string[] = []
  try {
    const code = await command.run({
      words,
      flags,
      json: flags.json === true,
      print: (text) => printed.push(text),
      complain: (text) => printed.push(text),
    })
    return { code, text: printed.join('\n') }
  } catch (error) {
    if (error instanceof Complaint) return { code: 2, text: error.message }
    throw error
  }
}

export type Opened = {
  readonly house: House
  readonly premises: Premises
  readonly port: number
  stop(): Promise<void>
}

/** The house of a folder on a port of its own, as `start --house` opens it. */
export async function opened(
  folder: string,
  clock: Clock,
  settings: Partial<Config> = {},
  checked: Partial<Checked> = {},
): Promise<Opened> {
  const { anchorFolder } = settings
  const { house, premises } = await openOwnHouse({
    folder,
    clock,
    log: SILENT,
    ...(anchorFolder === undefined ? {} : { anchorFolder }),
  })
  const listening = await serve({
    premises,
    config: { host: '127.0.0.1', metrics: 'local', ...settings },
    check: async () => ({ ...AS_BUILT, ...checked }),
    port: 0,
    web: folder,
    version: 'test',
    log: SILENT,
    metrics: metricsOf(),
    folder,
  })
  return {
    house,
    premises,
    port: listening.port,
    async stop() {
      await listening.stop()
      premises.close()
      await house.close()
    },
  }
}

const AS_BUILT: Checked = { version: '9.9.9', digest: 'ab'.repeat(32), files: {}, isListed: true, faults: [] }
const SILENT = logOf('silent')
