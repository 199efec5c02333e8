/** Journal, register, audit trail, anchors and keys are damaged one by one and in pairs: the house never starts on them. */

import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, describe, expect, test } from 'vitest'
import { reconcile } from '../../src/cli/journal/reconcile.ts'
import { readAnchors, writeAnchors } from '../../src/journal/anchor.ts'
import { manualClock } from '../../src/server/house/clock.ts'
import { isNewHouse, openOwnHouse } from '../../src/server/house/newhouse.ts'
import { healthOf } from '../../src/server/net/health.ts'
import { fileFaults } from '../../src/server/upkeep/files.ts'
import { watchOver } from '../../src/server/upkeep/watch.ts'
import { english } from '../../src/words/sentence.ts'
import { hired } from '../staffed.ts'
import { flip } from './damage.ts'
import { called, furnished, opened, place, START } from './furnished.ts'

const ROOT = mkdtempSync(join(tmpdir(), 'gamekeeper-files-'))
afterAll(() => rmSync(ROOT, { recursive: true, force: true }))

/** A house after one night in `first`, after two in `second`: staff, devices and a closed day. */
async function nights(): Promise<{ first: string; second: string }> {
  const [first, second, folder] = [join(ROOT, 'first'), join(ROOT, 'second'), join(ROOT, 'house')]
  mkdirSync(folder)
  await (await furnished(folder)).close()
  for (const [at, copy] of [
    [START + 3_600_000, first],
    [START + 26 * 3_600_000, second],
  ] as const) {
    const clock = manualClock(at)
    const night = await opened(folder, clock)
    await hired(night.premises, { name: `Ann ${at}`, roles: ['floor'], badge: `B${at}`, pin: '4711' })
    await night.house.submit(
      { do: 'EnrolDevice', device: `d${at}`, table: '1', kind: 'keypad', second: '2' },
      { by: '1' },
    )
    await night.stop()
    cpSync(folder, copy, { recursive: true })
  }
  return { first, second }
}

const made = nights()
/** A copy of the house after its second night. */
async function copy(): Promise<string> {
  const folder = join(place(), 'house')
  cpSync((await made).second, folder, { recursive: true })
  return folder
}
const OF = {
  journal: ['journal.db', 'journal.db-wal', 'journal.db-shm'],
  register: ['register.db', 'register.db-wal', 'register.db-shm'],
  key: ['register.key'],
  audit: ['audit'],
  devices: ['devices.key'],
} as const
type File = keyof typeof OF

const remove = (folder: string, file: File) => {
  for (const name of OF[file]) rmSync(join(folder, name), { recursive: true, force: true })
}
/** As it was after the first night. */
async function turnBack(folder: string, file: File): Promise<void> {
  remove(folder, file)
  for (const name of OF[file]) {
    const old = join((await made).first, name)
    if (existsSync(old)) cpSync(old, join(folder, name), { recursive: true })
  }
}

const LATER = START + 28 * 3_600_000
/** What a start says; nothing when the house opens. */
async function startSays(folder: string): Promise<string | undefined> {
  const before = readdirSync(folder).sort()
  try {
    const { house, premises } = await openOwnHouse({ folder, clock: manualClock(LATER) })
    premises.close()
    await house.close()
    return undefined
  } catch (error) {
    // Nothing is made in place of what is gone.
    const left = readdirSync(folder).filter((name) => !/-wal$|-shm$|\.lock$/.test(name))
    expect(before).toEqual(expect.arrayContaining(left))
    return (error as Error).message
  }
}

test('a house whose files fit together opens', async () => {
  expect(await startSays(await copy())).toBeUndefined()
})

const GONE: [File[], RegExp][] = [
  [['journal'], /journal .*journal\.db is gone, but .*register\.db.* are there: this is not a new house/],
  [['register'], /register .*register\.db is gone: names, badges and PINs/],
  [['key'], /register\.key: the key of the register cannot be read/],
  [['audit'], /audit trail .*audit is gone; the journal knows of \d+ notes/],
  [['devices'], /key of the devices, .*devices\.key, is gone/],
  [['journal', 'register'], /journal\.db is gone, but .*register\.key/],
  [['journal', 'audit'], /journal\.db is gone, but/],
  [['journal', 'key'], /journal\.db is gone, but/],
  [['register', 'key'], /register\.db is gone/],
  [['register', 'audit'], /register\.db is gone.*audit trail .* is gone/],
]
test.each(GONE)('gone: %s', async (files, says) => {
  const folder = await copy()
  for (const file of files) remove(folder, file)
  expect(isNewHouse(folder)).toBe(false)
  const said = await startSays(folder)
  expect(said).toMatch(says)
  expect(said).toMatch(/[Rr]estore|Without it/)
})

const OLDER: [File[], RegExp][] = [
  [
    ['journal'],
    /journal .* ends at line \d+, but the register .* knows line \d+, the audit trail .* knows line \d+: the journal is older/,
  ],
  [['register'], /register .* is older than the journal: it was changed \d+ times, and the journal knows of \d+/],
  [['audit'], /audit trail .* is older than the journal: it ends at note \d+/],
  [['register', 'audit'], /register .* is older.*audit trail .* is older/],
  [['journal', 'register'], /audit trail .* is younger than the others: it knows line \d+/],
  [['journal', 'audit'], /register .* is younger than the others: it knows line \d+/],
]
test.each(OLDER)('older than the others: %s', async (files, says) => {
  const folder = await copy()
  for (const file of files) await turnBack(folder, file)
  expect(await startSays(folder)).toMatch(says)
})

test('older and gone: the journal of the night before, and no audit trail', async () => {
  const folder = await copy()
  await turnBack(folder, 'journal')
  remove(folder, 'audit')
  expect(await startSays(folder)).toMatch(/audit trail .* is gone.*the journal is older, or lines were cut off/)
})

test('a whole house of the night before fits together; an anchor held elsewhere tells', async () => {
  const folder = await copy()
  const { house, stop } = await opened(folder, manualClock(LATER))
  await house.submit({ do: 'SetTable', table: '9', game: 'holdem', seats: 9, decks: 1 }, { by: '1' })
  const { seq, digest } = house.durable()
  const text = writeAnchors(house.store.header, [
    { day: '2026-03-03', seq, digest: Buffer.from(digest).toString('hex'), recorded: '2026-03-04T01:00:00.000Z' },
  ])
  await stop()
  const old = join(place(), 'house')
  cpSync((await made).first, old, { recursive: true })
  const again = await opened(old, manualClock(LATER))
  const outside = { file: 'anchors.txt', anchors: readAnchors(text).anchors }
  expect(await fileFaults({ folder: old, state: again.house.state, store: again.house.store, outside })).toEqual([
    expect.stringMatching(/anchor of 2026-03-03 in anchors\.txt is younger than the others/),
  ])
  await again.stop()
})

test('an anchor that was changed stops the house', async () => {
  const folder = await copy()
  const db = new Database(join(folder, 'journal.db'))
  db.prepare('insert into anchor values (?, 3, ?, ?)').run('2026-03-02', 'ab'.repeat(32), '2026-03-03T14:00:00.000Z')
  db.close()
  expect(await startSays(folder)).toMatch(/anchor of 2026-03-02 .* does not match line 3: a line was changed/)
})

test('the console goes on with files that disagree; the reason is on record, and the next start compares anew', async () => {
  const folder = await copy()
  await turnBack(folder, 'audit')
  expect((await called(reconcile, [folder], { reason: 'short' })).text).toContain('takes a sentence')
  const reason = 'the disk of the trail was lost; decided by the owner'
  // Nobody alone: without a second person, with the same one twice, with one who cannot prove it.
  expect((await called(reconcile, [folder], { reason })).text).toContain('two people decide this')
  const persons = join(place(), 'persons')
  for (const [lines, says] of [
    ['5 1111\n', 'has two lines'],
    ['5 1111\n5 1111\n', 'two different people'],
    ['5 1111\nsomebody\n', 'has two lines'],
    [`1 4711\n5 1111\n`, '5 does not work here'],
    [`1 4711\n2 1111\n`, '2 does not work here, or this is not their PIN'],
  ] as const) {
    writeFileSync(persons, lines)
    expect((await called(reconcile, [folder], { reason, 'persons-file': persons })).text).toContain(says)
  }
  writeFileSync(persons, `1 4711\n2 4711\n`)
  const done = await called(reconcile, [folder], { reason, 'persons-file': persons })
  expect(done.text).toMatch(/audit trail .* is older.*\nRecorded as line \d+/)
  // The clock of the console is the real one; the house goes on after it.
  const clock = manualClock(Date.now() + 60_000)
  const { house, stop } = await opened(folder, clock)
  expect(house.state.reconciled).toMatchObject({ reason, persons: ['1', '2'] })
  await stop()
  expect(
    (await called(reconcile, [folder], { reason: 'once more, to be sure of it', 'persons-file': persons })).text,
  ).toContain('there is nothing to reconcile')
})

describe('a flipped byte', () => {
  test('in the tail is found at the start', async () => {
    const folder = await copy()
    flip(join(folder, 'journal.db'), '"EnrolDevice"')
    expect(await startSays(folder)).toMatch(/does not match its digest/)
  })

  test('in a running house is found by the rolling check, and health is red', async () => {
    const folder = await copy()
    const clock = manualClock(LATER)
    const { house, premises, stop } = await opened(folder, clock)
    await house.store.rows('select 1')
    const watch = watchOver({
      house,
      register: premises.register,
      audit: premises.audit,
      folder,
      log: { error: () => undefined, fault: (error) => expect.unreachable(String(error)) },
      sliceLeast: 5,
    })
    const health = () =>
      healthOf({
        house,
        live: premises.live,
        links: premises.devices.links,
        audit: premises.audit,
        metrics: { lastSyncMs: () => undefined, waiting: () => 0 } as never,
        version: '',
        found: watch.faults,
      })
    for (let second = 0; second < 20; second += 1) await watch.look()
    expect((await health()).faults).toEqual([])
    flip(join(folder, 'journal.db'), '"OpenTable"')
    for (let second = 0; second < 20; second += 1) await watch.look()
    expect(await health()).toMatchObject({
      ready: false,
      faults: [expect.stringMatching(/line \d+ of .*journal\.db does not match its digest/)],
    })
    await watch.stop()
    await stop()
  })

  test('in the audit trail is found too', async () => {
    const folder = await copy()
    const { house, premises, stop } = await opened(folder, manualClock(LATER))
    const { register, audit } = premises
    const log = { error: () => undefined, fault: () => undefined }
    const watch = watchOver({ house, register, audit, folder, log })
    flip(join(folder, 'audit', 'audit-000001.jsonl'), '"kind":"start"')
    for (let second = 0; second < 6; second += 1) await watch.look()
    expect(watch.faults().map(english)).toEqual([expect.stringContaining('the audit trail')])
    await watch.stop()
    await stop()
  })
})

test.each([
  ['journal.db', /journal was taken away or replaced/],
  ['journal.db.lock', /lock of the journal is gone/],
])('%s is taken away while the house runs: it takes no more orders', async (file, says) => {
  const folder = await copy()
  const { house, stop } = await opened(folder, manualClock(LATER))
  rmSync(join(folder, file))
  expect(house.store.lost?.()?.message).toMatch(says)
  await expect.poll(() => house.trouble()?.message).toMatch(says)
  await expect(house.submit({ do: 'OpenTable', table: '1' }, { by: '1' })).rejects.toThrow('takes no commands')
  await stop()
})
