import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { draft, type Paid, place, rewriteLine } from '../../tests/journal/sample.ts'
import { MOVEMENTS } from './projections/movements.ts'
import type { Projection } from './projections/projection.ts'
import { openSqlite } from './sqlite.ts'
import { JournalTrouble, type TroubleKind, troubleOf } from './trouble.ts'
import { openWriter } from './writer.ts'

/** A journal of n lines, closed. */
async function made(n: number, file = join(place(), 'journal.db')): Promise<string> {
  const store = await openSqlite<Paid>({ file, property: 'house', create: true, projections: [MOVEMENTS] })
  const writer = await openWriter(store)
  await Promise.all(Array.from({ length: n }, (_, i) => writer.append(draft(i + 1))))
  await store.close()
  return file
}

/** The trouble that opening gives; the file must be byte for byte as before. */
async function trouble(
  file: string,
  options: { check?: 'all'; property?: string; readonly?: boolean } = {},
): Promise<[TroubleKind, string]> {
  const before = existsSync(file) ? readFileSync(file) : undefined
  const error = await openSqlite({ file, ...options }).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof JournalTrouble)) throw new Error(`a trouble was expected, not ${error}`)
  if (before !== undefined) expect(readFileSync(file).equals(before)).toBe(true)
  else expect(existsSync(file)).toBe(false)
  return [error.kind, error.message]
}

describe('the file refuses', () => {
  test.each([
    ["update journal set line = '{}' where seq = 1", 'rows are never changed'],
    ['delete from journal where seq = 3', 'rows are never deleted'],
    ["insert or replace into journal values (2, '{}', zeroblob(32))", 'not the next one'],
    ["insert into journal values (9, '{}', zeroblob(32))", 'not the next one'],
    ["update meta set value = 'x'", 'rows are never changed'],
    ['delete from meta', 'rows are never deleted'],
    ["insert or replace into anchor values ('2026-11-14', 1, printf('%064d', 0), 'x')", 'this day has its anchor'],
  ])('%s', async (sql, says) => {
    const file = await made(3)
    const db = new Database(file)
    db.exec("insert into anchor values ('2026-11-14', 3, printf('%064d', 1), 'x')")
    expect(() => db.exec(sql)).toThrow(says)
    db.close()
  })
})

describe('opening says what is wrong and changes nothing', () => {
  test('no file', async () => {
    const file = join(place(), 'none.db')
    expect(await trouble(file)).toEqual(['missing', `${file}: there is no journal here.`])
    expect(existsSync(`${file}.lock`)).toBe(false)
  })

  test('an empty file', async () => {
    const file = join(place(), 'journal.db')
    writeFileSync(file, '')
    expect((await trouble(file))[0]).toBe('damaged')
  })

  test('some other file', async () => {
    const file = join(place(), 'journal.db')
    writeFileSync(file, 'Dear inspector,\n'.repeat(500))
    expect((await trouble(file))[0]).toBe('not a journal')
  })

  test('a database of another program', async () => {
    const file = join(place(), 'journal.db')
    new Database(file).exec('create table t (a)').close()
    expect((await trouble(file))[0]).toBe('not a journal')
  })

  test('a newer format', async () => {
    const file = await made(2)
    const db = new Database(file)
    db.pragma('user_version = 2')
    db.pragma('journal_mode = delete')
    db.close()
    const [kind, says] = await trouble(file)
    expect(kind).toBe('newer format')
    expect(says).toContain('has format 2; this program knows formats up to 1')
  })

  test('another property', async () => {
    const file = await made(2)
    expect(await trouble(file, { property: 'other' })).toEqual([
      'other property',
      `${file}: this is the journal of "house", not of "other".`,
    ])
  })

  test('a line of the tail that was changed', async () => {
    const file = await made(5)
    rewriteLine(file, 3, (text) => text.replace('"3","F1"', '"4","F1"'), false)
    const [kind, says] = await trouble(file)
    expect(kind).toBe('damaged')
    expect(says).toContain('line 3 does not match its digest')
  })

  test('a line long before the tail is found by the full check', async () => {
    const file = await made(1_500)
    rewriteLine(file, 3, (text) => text.replace('"3","F1"', '"4","F1"'), false)
    const store = await openSqlite({ file })
    await store.close()
    expect((await trouble(file, { check: 'all' }))[1]).toContain('line 3 does not match its digest')
  })

  test.each([0.2, 0.5, 0.8, 0.95])('bytes overwritten at %f of the file', async (share) => {
    const file = await made(400)
    const bytes = readFileSync(file)
    bytes.fill(0xa5, Math.floor(bytes.length * share), Math.floor(bytes.length * share) + 4096)
    writeFileSync(file, bytes)
    expect((await trouble(file, { check: 'all' }))[0]).toBe('damaged')
  })

  test('a file that was cut off', async () => {
    const file = await made(400)
    const bytes = readFileSync(file)
    writeFileSync(file, bytes.subarray(0, Math.floor(bytes.length / 2)))
    expect((await trouble(file, { check: 'all' }))[0]).toBe('damaged')
  })

  test.skipIf(process.getuid?.() === 0)('a folder that cannot be written', async () => {
    const file = await made(2)
    const { chmodSync } = await import('node:fs')
    const folder = join(file, '..')
    chmodSync(folder, 0o500)
    try {
      expect((await trouble(file))[0]).toBe('read-only')
    } finally {
      chmodSync(folder, 0o700)
    }
  })

  test('a folder that is not there', async () => {
    const error = await openSqlite({ file: join(place(), 'no', 'journal.db'), property: 'house', create: true }).catch(
      (thrown: unknown) => thrown,
    )
    expect(error).toMatchObject({ kind: 'missing' })
  })

  test('half a creation leaves nothing behind that counts as a journal', async () => {
    const folder = place()
    writeFileSync(join(folder, 'journal.db.new'), 'half')
    const file = await made(1, join(folder, 'journal.db'))
    expect(readdirSync(folder).sort()).toEqual(['journal.db', 'journal.db.lock'])
    const store = await openSqlite({ file, check: 'all' })
    expect((await store.head()).seq).toBe(1)
    await store.close()
  })
})

test.each([
  ['SQLITE_READONLY_DIRECTORY', 'read-only'],
  ['EROFS', 'read-only'],
  ['SQLITE_FULL', 'full'],
  ['ENOSPC', 'full'],
  ['SQLITE_CORRUPT_VTAB', 'damaged'],
  ['SQLITE_BUSY_SNAPSHOT', 'in use'],
  ['SQLITE_IOERR_FSYNC', 'failed'],
] as const)('%s is said as: %s', (code, kind) => {
  const said = troubleOf(Object.assign(new Error('x'), { code }), 'journal.db')
  expect(said.kind).toBe(kind)
  expect(said.message).toMatch(/^journal\.db: .*\.$/)
})

test('a full disk: what was acknowledged stays, the rest is refused, and the journal opens again', async () => {
  const file = await made(10)
  const store = await openSqlite<Paid>({ file, pagesMax: 40 })
  const writer = await openWriter(store, { batchMax: 20 })
  const answers = await Promise.allSettled(Array.from({ length: 1_000 }, (_, i) => writer.append(draft(i + 11))))
  const acknowledged = answers.filter((answer) => answer.status === 'fulfilled').length
  const refusal = answers.find((answer) => answer.status === 'rejected')
  expect(acknowledged).toBeGreaterThan(0)
  expect(acknowledged).toBeLessThan(1_000)
  expect(refusal?.reason).toMatchObject({ kind: 'full' })
  expect(() => writer.append(draft(1))).toThrow('takes no more entries until it is opened again')
  await store.close()
  const again = await openSqlite<Paid>({ file, check: 'all', projections: [MOVEMENTS] })
  expect((await again.head()).seq).toBe(10 + acknowledged)
  await again.close()
})

describe('one writer', () => {
  test('a second one in this process and in another gets a sentence; readers come in', async () => {
    const file = await made(3)
    const store = await openSqlite({ file })
    const second = await openSqlite({ file }).catch((thrown: unknown) => thrown)
    expect(second).toMatchObject({
      kind: 'in use',
      message: `${file}: another process is writing to this journal; a journal has one writer. Stop the other one first.`,
    })
    const script = `
      const { openSqlite } = await import(${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'sqlite.ts')).href)})
      const file = ${JSON.stringify(file)}
      await openSqlite({ file }).catch((error) => console.log(error.kind))
      const reader = await openSqlite({ file, readonly: true })
      console.log((await reader.head()).seq)
      await reader.close()`
    expect(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })).toBe(
      'in use\n3\n',
    )
    await store.close()
    const third = await openSqlite({ file })
    await third.close()
  })
})

describe('projections at opening', () => {
  const counting = (version: number): Projection<Paid> => ({
    name: 'counts',
    version,
    tables: { counts: 'version' },
    create: ['create table counts (version integer primary key, n integer not null) strict'],
    apply: (_, write) => write('insert into counts values (?, 1) on conflict do update set n = n + 1', version),
  })

  test('a new one, and one of another version, are made from the journal', async () => {
    const file = await made(3)
    for (const version of [1, 2]) {
      const store = await openSqlite<Paid>({ file, projections: [counting(version)] })
      expect(await store.rows('select * from counts')).toEqual([{ version, n: 3 }])
      await store.close()
    }
    const reader = await openSqlite<Paid>({ file, readonly: true, projections: [counting(3)] })
    expect(await reader.staleProjections()).toEqual(['counts'])
    await reader.close()
  })

  test('one that missed lines, because a run did not have it, catches up', async () => {
    const file = await made(3)
    const without = await openSqlite<Paid>({ file })
    const writer = await openWriter(without)
    await writer.append(draft(4))
    await without.close()
    const store = await openSqlite<Paid>({ file, projections: [MOVEMENTS] })
    expect(await store.rows('select count(*) as n from movements')).toEqual([{ n: 4 }])
    await store.close()
  })
})
