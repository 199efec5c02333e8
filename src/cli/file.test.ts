import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { madeFolder } from './file.ts'

const folder = mkdtempSync(join(tmpdir(), 'gamekeeper-file-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a folder is made with those above it, and one that is there stays', () => {
  const deep = join(folder, 'a', 'b', 'c')
  madeFolder(deep)
  writeFileSync(join(deep, 'kept'), '')
  madeFolder(deep)
  expect(existsSync(join(deep, 'kept'))).toBe(true)
})

test('where a file stands no folder is made, nor below it', () => {
  writeFileSync(join(folder, 'file'), '')
  for (const wrong of ['file', 'file/below'])
    expect(() => madeFolder(join(folder, wrong))).toThrow(`${join(folder, wrong)} cannot be made a folder: `)
})

test.skipIf(!existsSync('/proc/self'))('where the system takes no folder it says so, and ends', () => {
  expect(() => madeFolder('/proc/room/demo')).toThrow('cannot be made a folder: the system takes none there')
})
