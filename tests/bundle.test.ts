/** The bundle of a checkout answers as the sources do, and is left aside as soon as a source is newer. */
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plainOf } from '../src/rulebook/text/read.ts'
import { saidFile } from '../src/server/house/catalogcache.ts'

const root = resolve(import.meta.dirname, '..')
const bundle = join(root, '.cache', 'cli')
const folder = mkdtempSync(join(tmpdir(), 'gamekeeper-bundle-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const node = (...args: string[]): string => execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' })

describe('the bundle', () => {
  beforeAll(() => {
    node('tools/bundle.ts')
  })

  test.each([
    ['odds', 'crazy-4-poker', '--json'],
    ['check', 'catalog/bay-101/blazing-7s.yaml'],
    ['catalog', '--json'],
  ])('answers %s %s as the sources do', (...args) => {
    expect(node(join(bundle, 'main.js'), ...args)).toBe(node('src/cli/main.ts', ...args))
  })

  test('knows what every rule file says, and nothing of another text', () => {
    const files = globSync('catalog/**/*.yaml', { cwd: root })
    expect(files.length).toBeGreaterThan(30)
    for (const file of files) {
      const text = readFileSync(join(root, file), 'utf8')
      expect(JSON.parse(readFileSync(join(bundle, saidFile(text)), 'utf8'))).toEqual(plainOf(text))
      expect(saidFile(`${text} `)).not.toBe(saidFile(text))
    }
  })

  test('opens the demo room and serves its pages', async () => {
    const args = [join(bundle, 'main.js'), 'start', '--port', '0', '--json', '--folder', join(folder, 'room')]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    const ended = new Promise((done) => child.on('exit', done))
    const line = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next()
    const { address } = JSON.parse(line.value ?? '') as { address: string }
    expect(await (await fetch(address)).text()).toContain('<script')
    expect((await fetch(`${address}api/openapi.json`)).status).toBe(200)
    child.kill('SIGINT')
    expect(await ended).toBe(0)
  })
})

describe('the launchers', () => {
  const checkout = join(folder, 'checkout')
  const source = join(checkout, 'src', 'cli', 'main.ts')
  const bundled = join(checkout, '.cache', 'cli', 'main.js')
  const at = (file: string, second: number) => utimesSync(file, second, second)
  const inOrder = () => {
    for (const old of [
      source,
      join(checkout, 'src', 'cli'),
      join(checkout, 'src'),
      join(checkout, 'package-lock.json'),
    ])
      at(old, 1_000)
    at(bundled, 2_000)
  }
  const answers = () =>
    [['./gamekeeper'], ['node', 'tools/gamekeeper.cjs']].map(([program = '', ...args]) =>
      execFileSync(program, [...args, 'hands'], { cwd: checkout, encoding: 'utf8' }).trim(),
    )

  beforeAll(() => {
    for (const made of ['src/cli', 'tools', '.cache/cli', 'node_modules'])
      mkdirSync(join(checkout, made), { recursive: true })
    for (const file of ['gamekeeper', 'package-lock.json', 'tools/gamekeeper.cjs', 'tools/own-node.cjs'])
      copyFileSync(join(root, file), join(checkout, file))
    for (const own of globSync('node_modules/node-*-*', { cwd: root }))
      symlinkSync(join(root, own), join(checkout, own))
    const lock = createHash('sha256')
      .update(readFileSync(join(root, 'package-lock.json')))
      .digest('hex')
    writeFileSync(join(checkout, 'node_modules', '.gamekeeper-lock'), lock)
    writeFileSync(source, "console.log('sources')")
    writeFileSync(bundled, "console.log('bundle')")
  })

  test('take the bundle while every source is older', () => {
    inOrder()
    expect(answers()).toEqual(['bundle', 'bundle'])
  })

  test.each(['src/cli/main.ts', 'src/cli', 'package-lock.json'])('take the sources when %s is newer', (file) => {
    inOrder()
    at(join(checkout, file), 3_000)
    expect(answers()).toEqual(['sources', 'sources'])
  })

  test('take the sources where there is no bundle', () => {
    inOrder()
    rmSync(bundled)
    expect(answers()).toEqual(['sources', 'sources'])
  })
})
