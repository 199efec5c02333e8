import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { dayOf, FOLD, type Paid, paid, place } from '../../../tests/journal/sample.ts'
import { readAnchors, writeAnchors } from '../../journal/anchor.ts'
import { anchorDay } from '../../journal/dayanchors.ts'
import { openJournal } from '../../journal/journal.ts'
import { openSqlite } from '../../journal/sqlite.ts'
import { verify } from '../../journal/verify.ts'
import { openRegister, type Person, type Register } from './register.ts'
import { COST, hashSecret, isSecret } from './secret.ts'
import { makeKeyFile, openBytes, readKeyFile, sealBytes } from './vault.ts'

const ADA: Person = {
  name: 'Ada Quenneville',
  documents: [{ kind: 'passport', number: 'XK 40-7715' }],
  contact: { phone: '408 555 0142' },
  login: 'ada.q',
}

function made(folder = place()): { folder: string; open: () => Register } {
  makeKeyFile(join(folder, 'key'))
  return {
    folder,
    open: () => openRegister({ file: join(folder, 'register.db'), keyFile: join(folder, 'key'), create: true }),
  }
}

/** All bytes that lie on disk beside the key. */
const onDisk = (folder: string): Buffer =>
  Buffer.concat(
    readdirSync(folder)
      .filter((name) => name.startsWith('register'))
      .map((name) => readFileSync(join(folder, name))),
  )

describe('the register', () => {
  test('keeps, finds and corrects a person', () => {
    const { open } = made()
    const register = open()
    const ada = register.add(ADA)
    const ben = register.add({ name: 'Ben Okafor' })
    expect(register.read(ada)).toEqual(ADA)
    expect(register.find({ name: 'ada  quenneville' })).toEqual([ada])
    expect(register.find({ document: 'xk407715' })).toEqual([ada])
    expect(register.find({ login: 'ADA.Q' })).toEqual([ada])
    expect(register.correct(ada, { name: 'Ada Lindqvist', login: undefined })).toBe(true)
    expect(register.read(ada)).toEqual({ name: 'Ada Lindqvist', documents: ADA.documents, contact: ADA.contact })
    expect(register.find({ name: ADA.name })).toEqual([])
    expect(register.find({ login: 'ada.q' })).toEqual([])
    expect(register.find({ name: 'Ada Lindqvist' })).toEqual([ada])
    expect(register.read(ben)).toEqual({ name: 'Ben Okafor' })
    expect(register.read(99)).toBeUndefined()
    expect(register.correct(99, { name: 'x' })).toBe(false)
    register.close()
  })

  test('is there after a restart, with nothing readable on disk', async () => {
    const { folder, open } = made()
    const first = open()
    const ada = first.add(ADA)
    await first.setSecret(ada, 'pin', '4711')
    const bytes = onDisk(folder)
    for (const text of ['Quenneville', '40-7715', '555 0142', 'ada.q', 'argon2', '4711'])
      expect(bytes.includes(text)).toBe(false)
    first.close()
    const second = open()
    expect(second.read(ada)).toEqual(ADA)
    expect(await second.hasSecret(ada, 'pin', '4711')).toBe(true)
    second.close()
  })

  test('knows a PIN and a password only by their hashes', async () => {
    const { open } = made()
    const register = open()
    const ada = register.add(ADA)
    await register.setSecret(ada, 'pin', '4711')
    expect(await register.hasSecret(ada, 'pin', '4711')).toBe(true)
    expect(await register.hasSecret(ada, 'pin', '4712')).toBe(false)
    expect(await register.hasSecret(ada, 'password', '4711')).toBe(false)
    expect(await register.hasSecret(99, 'pin', '4711')).toBe(false)
    await expect(register.setSecret(99, 'pin', '1')).rejects.toThrow('There is no person 99')
    register.correct(ada, { name: 'Ada Lindqvist' })
    expect(await register.hasSecret(ada, 'pin', '4711')).toBe(true)
    register.close()
  })

  test('a club PIN of before opens with its own cost and is kept anew at the present one; others stay as they are', async () => {
    const { folder, open } = made()
    const register = open()
    const ada = register.add(ADA)
    const kept = (kind: 'pin' | 'club pin'): string => {
      const db = new Database(join(folder, 'register.db'), { readonly: true })
      const row = db.prepare<[], { key: Buffer; record: Buffer }>('select key, record from person').get()!
      db.close()
      const key = openBytes(readKeyFile(join(folder, 'key')), row.key, `key of ${ada}`)
      return JSON.parse(openBytes(key, row.record, `record of ${ada}`).toString()).secrets[kind]
    }
    for (const kind of ['pin', 'club pin'] as const) await register.setSecret(ada, kind, '4711', COST)
    expect(await register.hasSecret(ada, 'club pin', '4712')).toBe(false)
    expect(kept('club pin')).toContain('$m=19456,t=2,p=1$')
    expect(await register.hasSecret(ada, 'club pin', '4711')).toBe(true)
    expect(await register.hasSecret(ada, 'pin', '4711')).toBe(true)
    const anew = kept('club pin')
    expect(anew).toContain('$m=7168,t=5,p=1$')
    expect(kept('pin')).toContain('$m=19456,t=2,p=1$')
    expect(await register.hasSecret(ada, 'club pin', '4711')).toBe(true)
    expect(kept('club pin')).toBe(anew)
    // Another one was set at the desk while the one of before was being kept anew.
    await register.setSecret(ada, 'club pin', '4711', COST)
    const checked = register.hasSecret(ada, 'club pin', '4711')
    await register.setSecret(ada, 'club pin', '8305', { memory: 64, passes: 1, parallelism: 1 })
    expect(await checked).toBe(true)
    expect(await register.hasSecret(ada, 'club pin', '8305')).toBe(true)
    register.close()
  })

  test('an erased person cannot be read again, even with the key of the house, and the number is not used again', () => {
    const { folder, open } = made()
    const register = open()
    const ada = register.add(ADA)
    const ben = register.add({ name: 'Ben Okafor' })
    const db = new Database(join(folder, 'register.db'))
    const before = db
      .prepare<[number], { key: Buffer; record: Buffer }>('select key, record from person where number = ?')
      .get(ada)
    db.close()
    if (before === undefined) throw new Error('no row')
    expect(onDisk(folder).includes(before.key)).toBe(true)

    expect(register.erase(ada)).toBe(true)
    expect(register.erase(ada)).toBe(false)
    expect(register.isErased(ada)).toBe(true)
    expect(register.isErased(ben)).toBe(false)
    expect(register.read(ada)).toBeUndefined()
    expect(register.find({ name: ADA.name })).toEqual([])
    expect(onDisk(folder).includes(before.key)).toBe(false)
    expect(onDisk(folder).includes(before.record)).toBe(false)
    expect(register.add({ name: 'Cy Park' })).toBe(ben + 1)
    register.close()
  })

  test('the last person erased leaves the number used', () => {
    const { open } = made()
    const first = open()
    const ada = first.add(ADA)
    first.erase(ada)
    first.close()
    const second = open()
    expect(second.add(ADA)).toBe(ada + 1)
    second.close()
  })

  test('the journal verifies after a person was erased', async () => {
    const { folder, open } = made()
    const register = open()
    const ada = register.add(ADA)
    const store = await openSqlite<Paid>({ file: join(folder, 'journal.db'), property: 'house', create: true })
    const journal = await openJournal({ store, fold: FOLD, dayOf })
    await journal.record({
      key: 'Zz3-random_key-01',
      by: 'p900',
      recorded: '2026-11-14T20:00:00.000Z',
      events: [paid(500, 'bank', `drawer:of person ${ada}`)],
    })
    await anchorDay(store, '2026-11-14', '2026-11-14T23:00:00.000Z')
    const anchors = readAnchors(writeAnchors(store.header, await store.anchors()))
    const before = await verify(store, { anchors })
    register.erase(ada)
    expect(await verify(store, { anchors })).toEqual(before)
    expect(before).toMatchObject({ ok: true, lines: 1, anchorsChecked: 2 })
    expect(readFileSync(join(folder, 'journal.db')).includes('Quenneville')).toBe(false)
    await journal.close()
    register.close()
  })
})

describe('opening a register', () => {
  test('needs its own key', () => {
    const { folder, open } = made()
    open().close()
    makeKeyFile(join(folder, 'other'))
    const before = readFileSync(join(folder, 'register.db'))
    expect(() => openRegister({ file: join(folder, 'register.db'), keyFile: join(folder, 'other') })).toThrow(
      'the key file is not the one',
    )
    expect(() => openRegister({ file: join(folder, 'register.db'), keyFile: join(folder, 'none') })).toThrow(
      'the key of the register cannot be read',
    )
    writeFileSync(join(folder, 'bad'), 'abc')
    expect(() => openRegister({ file: join(folder, 'register.db'), keyFile: join(folder, 'bad') })).toThrow(
      '64 hexadecimal digits',
    )
    expect(readFileSync(join(folder, 'register.db')).equals(before)).toBe(true)
  })

  test('refuses what is not a register, a second opener, and a missing file', () => {
    const { folder, open } = made()
    const file = join(folder, 'register.db')
    expect(() => openRegister({ file, keyFile: join(folder, 'key') })).toThrow('there is no register here')
    const register = open()
    expect(open).toThrow('a register has one writer')
    register.close()
    const text = join(folder, 'text')
    writeFileSync(text, 'Dear inspector,\n'.repeat(500))
    expect(() => openRegister({ file: text, keyFile: join(folder, 'key') })).toThrow('not a register')
  })

  test("the key file is its owner's alone and never replaced", () => {
    const { folder } = made()
    if (process.platform !== 'win32') expect(statSync(join(folder, 'key')).mode & 0o077).toBe(0)
    expect(() => makeKeyFile(join(folder, 'key'))).toThrow('there is already a key')
  })
})

test('a sealed record opens under its own label only: rows cannot be swapped', () => {
  const key = Buffer.alloc(32, 7)
  const sealed = sealBytes(key, Buffer.from('Ada'), 'record of 1')
  expect(openBytes(key, sealed, 'record of 1').toString()).toBe('Ada')
  expect(() => openBytes(key, sealed, 'record of 2')).toThrow()
  expect(() => openBytes(Buffer.alloc(32, 8), sealed, 'record of 1')).toThrow()
  sealed[14] = (sealed[14] ?? 0) ^ 1
  expect(() => openBytes(key, sealed, 'record of 1')).toThrow()
})

test('a hash says how it was made, is salted, and letters typed differently are the same', async () => {
  const cheap = { memory: 64, passes: 1, parallelism: 1 }
  const [a, b] = [await hashSecret('caf\u00e9', cheap), await hashSecret('caf\u00e9', cheap)]
  expect(a).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/)
  expect(a).not.toBe(b)
  expect(await isSecret('cafe\u0301', a)).toBe(true)
  expect(await isSecret('cafe', a)).toBe(false)
})
