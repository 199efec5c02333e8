import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packageBytes } from './packages.ts'

test('one byte of an installed package, or of what it needs, is another digest; what nobody needs is not counted', async () => {
  const root = mkdtempSync(join(tmpdir(), 'gamekeeper-packages-'))
  const write = (name: string, text: string) => {
    mkdirSync(join(root, 'node_modules', name, '..'), { recursive: true })
    writeFileSync(join(root, 'node_modules', name), text)
  }
  write('better-sqlite3/package.json', '{ "dependencies": { "bindings": "1" } }')
  write('better-sqlite3/build/native.node', 'native')
  write('bindings/package.json', '{}')
  write('bindings/main.js', 'load()')
  write('pino/package.json', '{}')
  write('tailor/package.json', '{}')
  const before = await packageBytes(root)
  expect(before).toMatchObject({ packages: 3, files: 5 })
  write('tailor/main.js', 'sew()')
  expect(await packageBytes(root)).toEqual(before)
  for (const [name, text] of [
    ['better-sqlite3/build/native.node', 'Native'],
    ['bindings/main.js', 'steal()'],
  ] as const) {
    write(name, text)
    expect((await packageBytes(root)).digest, name).not.toBe(before.digest)
    write(name, name === 'bindings/main.js' ? 'load()' : 'native')
  }
  expect(await packageBytes(root)).toEqual(before)
  rmSync(root, { recursive: true })
})
