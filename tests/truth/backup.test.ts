/** The whole house in one sealed file: made while it runs, opened only by its key, tried before it is needed. */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backup } from '../../src/cli/journal/backup.ts'
import { drill } from '../../src/cli/journal/drill.ts'
import { restore } from '../../src/cli/journal/restore.ts'
import { manualClock } from '../../src/server/house/clock.ts'
import { openOwnHouse } from '../../src/server/house/newhouse.ts'
import { closeToOthers } from '../../src/server/upkeep/housebackup.ts'
import { hired } from '../staffed.ts'
import { called, furnished, opened, place, START } from './furnished.ts'

const BADGE = { badge: 'B1', pin: '4711' }

/** A house that runs, with somebody who can sign in, an open secret of a draw and a file of settings. */
async function running() {
  const root = place()
  const folder = join(root, 'house')
  const clock = manualClock(START)
  mkdirSync(join(folder, 'draws'), { recursive: true })
  writeFileSync(join(folder, 'draws', 'ab.secret'), 'cd')
  // Before the journal: a folder with draws alone is no new house.
  await (await furnished(folder, clock, 1)).close()
  const night = await opened(folder, clock)
  await hired(night.premises, { name: 'Ann Secret', roles: ['floor'], ...BADGE })
  const phrase = join(root, 'phrase')
  writeFileSync(phrase, 'correct horse battery staple\n')
  const settings = join(root, 'house.yaml')
  writeFileSync(settings, 'port: 5252\n')
  return { root, folder, clock, night, flags: { 'passphrase-file': phrase }, settings }
}

let made: Awaited<ReturnType<typeof running>> & { file: string }

async function sealed() {
  made = { ...(await running()), file: '' }
  made.file = join(made.root, 'house.sealed')
  const { folder, file, flags, settings } = made
  const done = await called(backup, [folder, file], { ...flags, settings })
  expect(done.text).toMatch(/^Sealed \d+ lines and \d+ files of Bay 101/)
  return made
}

test('a running house is sealed, restored onto an empty folder, and opens with its people', async () => {
  const { root, file, flags, night, folder, clock } = await sealed()
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const bytes = readFileSync(file, 'latin1')
  for (const secret of ['Ann Secret', 'OpenProperty', readFileSync(join(folder, 'register.key'), 'utf8').trim()])
    expect(bytes).not.toContain(secret)

  const target = join(root, 'again')
  const drilled = await called(drill, [file, target], flags)
  expect(drilled.text).toMatch(/Bay 101: \d+ lines and \d+ files, restored and sound/)
  expect(drilled.text).toMatch(/The newest entry was recorded 2026-03-02T20:0\S+, \d+ days? \d+ hours? ago|less than/)
  expect(readFileSync(join(target, 'draws', 'ab.secret'), 'utf8')).toBe('cd')
  expect(readFileSync(join(target, 'settings', 'house.yaml'), 'utf8')).toBe('port: 5252\n')
  for (const name of ['journal.db', 'register.db', 'register.key', 'devices.key', 'draws/ab.secret'])
    expect(statSync(join(target, name)).mode & 0o777, name).toBe(0o600)
  expect(statSync(target).mode & 0o777).toBe(0o700)
  await night.stop()

  const { house, premises } = await openOwnHouse({ folder: target, clock })
  expect(await premises.door.keeper.prove(BADGE, { address: 'here' })).toMatchObject({ ok: true })
  premises.close()
  await house.close()
})

test('a drill without a folder leaves nothing behind; a folder that is not empty is left alone', async () => {
  const { file, flags, night, folder } = await sealed()
  expect((await called(drill, [file], flags)).code).toBe(0)
  const refused = await called(restore, [file, folder], flags)
  expect(refused.text).toContain('the folder is not empty')
  expect(existsSync(`${folder}.part`)).toBe(false)
  expect((await called(backup, [folder, file], flags)).text).toContain('there is already a file')
  await night.stop()
})

test('another passphrase, a changed byte, a file cut off: nothing is restored', async () => {
  const { root, file, flags, night } = await sealed()
  const other = join(root, 'other')
  writeFileSync(other, 'another passphrase, long enough')
  const target = join(root, 'again')
  expect((await called(drill, [file, target], { 'passphrase-file': other })).text).toContain('does not open the backup')
  expect((await called(drill, [file, target])).text).toContain('the backup is sealed')
  const bytes = readFileSync(file)
  const spoil = async (name: string, change: (copy: Buffer) => Buffer) => {
    const spoiled = join(root, name)
    writeFileSync(spoiled, change(Buffer.from(bytes)))
    return (await called(drill, [spoiled, target], flags)).text
  }
  const flipped = await spoil('flipped', (copy) => {
    copy[copy.length - 500] = (copy[copy.length - 500] ?? 0) ^ 1
    return copy
  })
  expect(flipped).toContain('was changed or cut off')
  expect(await spoil('cut', (copy) => copy.subarray(0, -100))).toContain('was changed or cut off')
  // A whole piece less: every piece that is left opens, and the last one is not the last.
  const lines = bytes.indexOf('\n') + 1
  const firstPiece = lines + 4 + bytes.readUInt32BE(lines)
  expect(await spoil('short', (copy) => copy.subarray(0, firstPiece))).toContain('was changed or cut off')
  expect(existsSync(target)).toBe(false)
  await night.stop()
})

test('a key file is made once, and opens what it sealed', async () => {
  const { root, folder, night } = await running()
  const key = join(root, 'backup.key')
  const file = join(root, 'house.sealed')
  await called(backup, [folder, file], { 'key-file': key })
  expect(statSync(key).mode & 0o777).toBe(0o600)
  expect((await called(drill, [file, join(root, 'again')], { 'key-file': key })).code).toBe(0)
  await night.stop()
})

test('a start closes the files of the house to other accounts, and leaves what else lies there', () => {
  const folder = place()
  mkdirSync(join(folder, 'audit'), { mode: 0o755 })
  mkdirSync(join(folder, 'tools'), { mode: 0o755 })
  const files = [
    'journal.db',
    'journal.db-wal',
    'register.db',
    'register.key',
    'devices.key',
    'audit/audit-000001.jsonl',
  ]
  for (const name of [...files, 'tools/run.sh']) writeFileSync(join(folder, name), '', { mode: 0o755 })
  closeToOthers(folder)
  const modeOf = (name: string) => statSync(join(folder, name)).mode & 0o777
  for (const name of files) expect(modeOf(name), name).toBe(0o600)
  expect(modeOf('audit')).toBe(0o700)
  expect(modeOf('tools/run.sh')).toBe(0o755)
})
