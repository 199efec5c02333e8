/** The package as a stranger gets it: packed, installed in an empty folder, and run. */
import { execFile, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const run = promisify(execFile)
const SLOW = 300_000

let folder: string
let tarball: string
let installed: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gamekeeper-pack-'))
  await run('npm', ['pack', '--pack-destination', folder, '--loglevel=error'], { cwd: root })
  tarball = join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? 'no tarball')
  installed = join(folder, 'installed')
  mkdirSync(installed)
  writeFileSync(join(installed, 'package.json'), '{ "name": "room", "private": true }')
  await run('npm', ['install', tarball, '--no-audit', '--no-fund', '--loglevel=error'], { cwd: installed })
}, SLOW)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const gamekeeper = (...args: string[]) => run('npx', ['--no-install', 'gamekeeper', ...args], { cwd: installed })

test('the command lists its commands', async () => {
  const { stdout } = await gamekeeper('--help')
  expect(stdout).toContain('hands')
  expect(stdout).toContain('start')
})

test('the package knows its own files, and notices one that was changed', async () => {
  const { stdout } = await gamekeeper('release')
  expect(stdout).toContain('Every file is as it was built.')
  const added = join(installed, 'node_modules', 'gamekeeper', 'dist', 'cli', 'extra.js')
  writeFileSync(added, '')
  const changed = await gamekeeper('release').catch((error: { code: number; stdout: string }) => error)
  rmSync(added)
  expect(changed).toMatchObject({ code: 1, stdout: expect.stringContaining('dist/cli/extra.js was added.') })
})

test('hands are judged from a file', async () => {
  const hands = [
    { id: 'royal', game: 'five-card', kind: 'classify', cards: 'As Ks Qs Js Ts' },
    { id: 'wheel', game: 'five-card', kind: 'classify', cards: 'As 2d 3c 4h 5s' },
  ]
  writeFileSync(join(installed, 'hands.json'), JSON.stringify(hands))
  const { stdout } = await gamekeeper('hands', 'hands.json', '--json')
  expect(JSON.parse(stdout)).toEqual([
    { id: 'royal', answer: { category: 'royal flush', tiebreak: ['A'] } },
    { id: 'wheel', answer: { category: 'straight', tiebreak: ['5'] } },
  ])
})

test('the pages come with the package and are served', async () => {
  const child = spawn(join(installed, 'node_modules', '.bin', 'gamekeeper'), ['start', '--port', '0', '--json'], {
    cwd: installed,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((done) => child.on('exit', done))
  try {
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    const { address } = JSON.parse((await lines.next()).value ?? '') as { address: string }
    const page = await fetch(address)
    expect(page.status).toBe(200)
    const script = /src="([^"]+\.js)"/.exec(await page.text())?.[1] ?? 'no script'
    expect((await fetch(new URL(script, address))).headers.get('content-type')).toContain('javascript')
  } finally {
    child.kill('SIGTERM')
  }
  expect(await ended).toBe(0)
})

test('the cards can be imported alone, without any other package', async () => {
  const alone = join(folder, 'alone', 'node_modules', 'gamekeeper')
  mkdirSync(alone, { recursive: true })
  cpSync(join(installed, 'node_modules', 'gamekeeper'), alone, { recursive: true })
  rmSync(join(alone, 'node_modules'), { recursive: true, force: true })
  const asks = "import('gamekeeper/cards').then((cards) => console.log(cards.evaluate([48, 44, 40, 36, 32])))"
  // The oldest Node that people still have must be able to read it, so it is the machine's own that runs here.
  const { stdout } = await run('node', ['--input-type=module', '-e', asks], { cwd: join(folder, 'alone') })
  expect(stdout.trim()).toBe('7462')
})

test('types come with it, and neither tests nor sources do', () => {
  const inside = join(installed, 'node_modules', 'gamekeeper')
  expect(existsSync(join(inside, 'dist', 'cards', 'index.d.ts'))).toBe(true)
  expect(existsSync(join(inside, 'src'))).toBe(false)
  const files = readdirSync(inside, { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => /\.test\.|\.tsx?$/.test(file) && !file.endsWith('.d.ts'))).toEqual([])
})
