import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dayOf, draft, FOLD, type Paid, place } from '../../tests/journal/sample.ts'
import { backup, restore } from './backup.ts'
import { anchorDay } from './dayanchors.ts'
import { openJournal } from './journal.ts'
import { MOVEMENTS } from './projections/movements.ts'
import { openSqlite } from './sqlite.ts'
import { verify } from './verify.ts'

async function running(file: string) {
  const store = await openSqlite<Paid>({ file, property: 'house', create: true, projections: [MOVEMENTS] })
  return { store, journal: await openJournal({ store, fold: FOLD, dayOf }) }
}

test('a backup made while entries arrive is whole, and comes back with the same digests', async () => {
  const folder = place()
  const { store, journal } = await running(join(folder, 'journal.db'))
  for (let n = 1; n <= 300; n += 1) void journal.record(draft(n))
  await journal.flush()
  await anchorDay(store, '2026-11-14', '2026-11-14T23:59:00.000Z')
  const taking = backup(store, join(folder, 'backup.db'))
  for (let n = 301; n <= 400; n += 1) await journal.record(draft(n))
  const taken = await taking
  expect(taken.seq).toBeGreaterThanOrEqual(300)
  const restored = await restore(join(folder, 'backup.db'), join(folder, 'again.db'))
  expect(restored).toEqual(taken)
  expect(Buffer.from((await store.digestAt(taken.seq)) ?? [])).toEqual(Buffer.from(taken.digest))
  await journal.close()

  const again = await running(join(folder, 'again.db'))
  expect(again.journal.head()).toEqual(taken)
  expect(again.journal.state.balances.get('box:1')).toBe(BigInt((taken.seq * (taken.seq + 1)) / 2))
  expect(await verify(again.store)).toMatchObject({ ok: true, lines: taken.seq, anchorsChecked: 1 })
  await again.journal.close()
  expect(readdirSync(folder).filter((name) => /part|backup.db-/.test(name))).toEqual([])
})

test('nothing is overwritten', async () => {
  const folder = place()
  const { store, journal } = await running(join(folder, 'journal.db'))
  await journal.record(draft(1))
  await backup(store, join(folder, 'backup.db'))
  writeFileSync(join(folder, 'note'), 'mine')
  await expect(backup(store, join(folder, 'note'))).rejects.toMatchObject({ kind: 'exists' })
  await expect(backup(store, join(folder, 'journal.db'))).rejects.toMatchObject({ kind: 'exists' })
  await expect(restore(join(folder, 'backup.db'), join(folder, 'note'))).rejects.toMatchObject({ kind: 'exists' })
  await expect(restore(join(folder, 'backup.db'), join(folder, 'journal.db'))).rejects.toMatchObject({ kind: 'exists' })
  expect(readFileSync(join(folder, 'note'), 'utf8')).toBe('mine')
  await journal.close()
})

test('a damaged backup is not restored', async () => {
  const folder = place()
  const { store, journal } = await running(join(folder, 'journal.db'))
  for (let n = 1; n <= 200; n += 1) void journal.record(draft(n))
  await journal.flush()
  await backup(store, join(folder, 'backup.db'))
  await journal.close()
  const bytes = readFileSync(join(folder, 'backup.db'))
  bytes.fill(0x5a, bytes.length / 2, bytes.length / 2 + 500)
  writeFileSync(join(folder, 'backup.db'), bytes)
  await expect(restore(join(folder, 'backup.db'), join(folder, 'again.db'))).rejects.toMatchObject({ kind: 'damaged' })
  await expect(restore(join(folder, 'none.db'), join(folder, 'again.db'))).rejects.toMatchObject({ kind: 'missing' })
  expect(readdirSync(folder).filter((name) => name.startsWith('again'))).toEqual([])
})
