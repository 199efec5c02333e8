/** How long the demo room takes from nothing to its address, the first time and with its journal there; beside it Node alone. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { median } from './rounds.ts'

const root = resolve(import.meta.dirname, '..')
const TIMES = 7

/** Until the address is told; then it is stopped. */
async function opened(folder: string): Promise<number> {
  const begun = performance.now()
  const child = spawn('./gamekeeper', ['start', '--folder', folder, '--port', '0'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((done) => child.on('exit', done))
  await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next()
  const took = performance.now() - begun
  child.kill('SIGINT')
  await ended
  return took / 1000
}

function alone(): number {
  const begun = performance.now()
  spawnSync(process.execPath, ['-e', '0'])
  return (performance.now() - begun) / 1000
}

async function many(once: () => number | Promise<number>): Promise<number> {
  const all: number[] = []
  for (let time = 0; time < TIMES; time++) all.push(await once())
  return median(all)
}

spawnSync(process.execPath, ['tools/bundle.ts'], { cwd: root })
const folder = mkdtempSync(join(tmpdir(), 'gamekeeper-bench-'))
try {
  const first = await opened(join(folder, 'room'))
  const node = await many(alone)
  const again = await many(() => opened(join(folder, 'room')))
  console.log(
    `demo room, median of ${TIMES}: ${again.toFixed(2)} s, ${(again / node).toFixed(0)} × Node alone (${node.toFixed(2)} s)`,
  )
  console.log(`  the very first time, with every activity posted and thirty nights played: ${first.toFixed(2)} s`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
