/** `npm start` is npm, a shell, the launcher and the house. Whichever of them is ended, however: nothing of them lives on. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, expect, test } from 'vitest'
import { place } from './furnished.ts'

const root = resolve(import.meta.dirname, '..', '..')
const hasProc = existsSync('/proc/self/stat')
const WAIT = { timeout: 120_000, interval: 50 }

/** Everything that descends from a process, from above; read from /proc. */
function treeOf(pid: number): { pid: number; says: string }[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
        const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
        const says = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ')
        return state === 'Z' ? [] : [{ pid: Number(name), parent: Number(parent), says }]
      } catch {
        return []
      }
    })
  const below = (of: number): { pid: number; says: string }[] =>
    all.filter(({ parent }) => parent === of).flatMap((one) => [one, ...below(one.pid)])
  return [...all.filter((one) => one.pid === pid), ...below(pid)]
}

const isAlive = (pid: number): boolean => {
  try {
    // Whoever nobody waits for stays as a zombie: it has nothing any more.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2)[0] !== 'Z'
  } catch {
    return false
  }
}

const started: { child: ChildProcess; pids: number[] }[] = []
afterEach(() => {
  for (const { pids } of started.splice(0)) for (const pid of pids.filter(isAlive)) process.kill(pid, 'SIGKILL')
})

async function npmStart(folder: string, port = 0) {
  const child = spawn(
    'npm',
    ['start', '--silent', '--', '--port', String(port), '--json', '--nights', '0', '--folder', folder],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      // As a terminal or a service would start it, not as a test that npm runs.
      env: Object.fromEntries(
        Object.entries(process.env).filter(([name]) => !/^npm_|^GAMEKEEPER_|^LAUNCHED_BY$/.test(name)),
      ),
      // A group of its own: what is sent to npm reaches nobody else.
      detached: true,
    },
  )
  // Its shell says "Killed" when that is what was done: told only where it never opened.
  let complaint = ''
  child.stderr.on('data', (text) => {
    complaint += text
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const { port: taken } = JSON.parse(line) as { port: number }
    const tree = treeOf(child.pid ?? 0)
    started.push({ child, pids: tree.map(({ pid }) => pid) })
    return { child, port: taken, tree }
  }
  throw new Error(`npm start did not say where it is: ${complaint}`)
}

const canListen = (port: number) =>
  new Promise<boolean>((done) => {
    const server = createServer()
    server.once('error', () => done(false))
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)))
  })

const who = {
  npm: () => true,
  // Ctrl+C, and a terminal that is closed.
  everybody: () => true,
  launcher: (says: string) => /^node tools.gamekeeper\.cjs start/.test(says),
  house: (says: string) => /main\.(?:js|ts) start/.test(says),
}

test.skipIf(!hasProc).each([
  ['npm', 'SIGTERM'],
  ['npm', 'SIGHUP'],
  ['npm', 'SIGKILL'],
  ['everybody', 'SIGINT'],
  ['everybody', 'SIGHUP'],
  ['launcher', 'SIGTERM'],
  ['launcher', 'SIGKILL'],
] as const)(
  '%s is ended by %s, and so is everything that it started; port and journal are free',

  async (whom, signal) => {
    const folder = join(place(), 'room')
    const { port, tree } = await npmStart(folder)
    expect(await canListen(port)).toBe(false)
    const house = tree.find(({ says }) => who.house(says) && !who.launcher(says))
    expect(house).toBeDefined()
    const ended = tree.find(({ says }) => who[whom](says))!
    process.kill(whom === 'everybody' ? -ended.pid : ended.pid, signal)
    await expect.poll(() => tree.filter(({ pid }) => isAlive(pid)).map(({ says }) => says), WAIT).toEqual([])
    expect(await canListen(port)).toBe(true)
    // The next one has the journal to itself, and it is whole.
    const verified = execFileSync(process.execPath, [join(root, 'src', 'cli', 'main.ts'), 'verify', folder], {
      encoding: 'utf8',
    })
    expect(verified).toMatch(/lines/)
    const again = await npmStart(folder, port)
    expect(again.port).toBe(port)
  },
)
