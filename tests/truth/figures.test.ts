/** The figures of a real house, read from a real process, are those of its journal. */
import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { realClock } from '../../src/server/house/clock.ts'
import { openHouse } from '../../src/server/house/kernel.ts'
import { PROPERTY } from '../house.ts'
import { place } from './furnished.ts'

const main = join(resolve(import.meta.dirname), '..', '..', 'src', 'cli', 'main.ts')

async function started(...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [main, 'start', '--port', '0', '--json', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((done) => child.on('close', done))
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  for await (const line of createInterface({ input: child.stdout }))
    return (JSON.parse(line) as { address: string }).address
  throw new Error('the house said nothing')
}

const figure = (text: string, name: string): number =>
  Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN)

test.each(['--house', '--folder'])('with %s every line and every sync since the start is counted', async (flag) => {
  const folder = place()
  let before = 0
  if (flag === '--house') {
    const house = await openHouse({ folder, clock: realClock, create: PROPERTY })
    await house.close()
    before = house.durable().seq
  }
  const address = await started(flag, folder)
  const at = async () => (await fetch(`${address}metrics`)).text()
  // A line may be on its way to the disk while it is asked.
  let one = ''
  const uncounted = async () => {
    one = await at()
    return figure(one, 'gamekeeper_journal_seq') - before - figure(one, 'gamekeeper_commands_total')
  }
  await expect.poll(uncounted).toBe(0)
  const commands = figure(one, 'gamekeeper_commands_total')
  expect(commands).toBeGreaterThan(0)
  const syncs = figure(one, 'gamekeeper_journal_sync_seconds_count')
  expect(syncs).toBeGreaterThan(0)
  expect(syncs).toBeLessThanOrEqual(commands)
  expect(figure(one, 'gamekeeper_journal_sync_seconds_sum')).toBeGreaterThan(0)
  const health = (await (await fetch(`${address}health`)).json()) as { journal: { lastSyncMs?: number } }
  expect(health.journal.lastSyncMs).toBeGreaterThan(0)
})
