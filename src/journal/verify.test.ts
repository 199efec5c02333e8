import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { draft, type Paid, place, rewriteLine } from '../../tests/journal/sample.ts'
import { type AnchorFile, readAnchors, writeAnchors } from './anchor.ts'
import { anchorDay } from './dayanchors.ts'
import { toHex } from './line.ts'
import { MOVEMENTS } from './projections/movements.ts'
import { openSqlite } from './sqlite.ts'
import { type Verdict, verify } from './verify.ts'
import { openWriter } from './writer.ts'

/** Two days of ten lines with their anchors, and what the second custodian holds of them, as text. */
async function twoDays(): Promise<{ file: string; held: string }> {
  const file = join(place(), 'journal.db')
  const store = await openSqlite<Paid>({ file, property: 'house', create: true, projections: [MOVEMENTS] })
  const writer = await openWriter(store)
  for (const [day, first] of [
    ['2026-11-14', 1],
    ['2026-11-15', 11],
  ] as const) {
    await Promise.all(Array.from({ length: 10 }, (_, i) => writer.append(draft(first + i))))
    await anchorDay(store, day, `${day}T23:59:00.000Z`)
  }
  const held = writeAnchors(store.header, await store.anchors())
  await store.close()
  return { file, held }
}

async function verdictOf(file: string, anchors?: AnchorFile): Promise<Verdict> {
  const store = await openSqlite<Paid>({ file, readonly: true, projections: [MOVEMENTS] }).catch(() => undefined)
  if (store === undefined) throw new Error('could not be opened')
  try {
    return await verify(store, anchors === undefined ? {} : { anchors })
  } finally {
    await store.close()
  }
}

/** As an administrator without the custodian's paper would: new digests after the change, and new anchors in the file. */
function forge(file: string, seq: number, change: (text: string) => string): void {
  rewriteLine(file, seq, change, true)
  const db = new Database(file)
  db.exec('drop trigger anchor_not_updated')
  for (const { day, seq: at } of db.prepare<[], { day: string; seq: number }>('select day, seq from anchor').all()) {
    const digest = db.prepare<[number], Uint8Array>('select digest from journal where seq = ?').pluck().get(at)
    if (digest !== undefined) db.prepare('update anchor set digest = ? where day = ?').run(toHex(digest), day)
  }
  db.exec(`update movements set amount = '1000000' where seq = ${seq}`)
  db.close()
}

describe('verify', () => {
  test('a sound journal, with and without the anchors held outside', async () => {
    const { file, held } = await twoDays()
    expect(await verdictOf(file)).toMatchObject({ ok: true, lines: 20, anchorsChecked: 2, faults: [] })
    const verdict = await verdictOf(file, readAnchors(held))
    expect(verdict).toMatchObject({ ok: true, anchorsChecked: 4 })
    expect(held).toContain(verdict.head.slice(0, 8))
  })

  test('a line rewritten: the chain names it, with both digests', async () => {
    const { file } = await twoDays()
    rewriteLine(file, 7, (text) => text.replace('"7","F1"', '"1000000","F1"'), false)
    const store = await openSqlite<Paid>({ file, readonly: true }).catch((thrown: unknown) => thrown)
    expect(store).toMatchObject({ kind: 'damaged' })
    const verdict = await verdictOfDamaged(file)
    expect(verdict.faults[0]).toMatchObject({ seq: 7, what: 'chain' })
    expect(verdict.faults[0]?.expected).toMatch(/^[0-9a-f]{64}$/)
    expect(verdict.faults.filter((fault) => fault.what === 'chain')).toHaveLength(1)
  })

  test('a line rewritten with everything after it: only the anchors held outside tell, at the first day that they cover', async () => {
    const { file, held } = await twoDays()
    forge(file, 7, (text) => text.replace('"7","F1"', '"1000000","F1"'))
    expect(await verdictOf(file)).toMatchObject({ ok: true })
    const verdict = await verdictOf(file, readAnchors(held))
    expect(verdict.ok).toBe(false)
    expect(verdict.faults.map(({ seq, what }) => ({ seq, what }))).toEqual([
      { seq: 10, what: 'anchor' },
      { seq: 20, what: 'anchor' },
    ])
    expect(verdict.faults[0]?.says).toContain('The anchor of 2026-11-14, held outside, does not match')
  })

  test('lines cut off at the end', async () => {
    const { file, held } = await twoDays()
    const db = new Database(file)
    db.exec(
      'drop trigger journal_not_deleted; delete from journal where seq > 15; delete from movements where seq > 15',
    )
    db.close()
    const { faults } = await verdictOf(file, readAnchors(held))
    expect(faults[0]).toMatchObject({ seq: 16, what: 'anchor' })
    expect(faults[0]?.says).toContain('the journal ends at line 15')
  })

  test('a line taken out of the middle', async () => {
    const { file } = await twoDays()
    const db = new Database(file)
    db.exec('drop trigger journal_not_deleted; delete from journal where seq = 5')
    db.close()
    const { faults } = await verdictOfDamaged(file)
    expect(faults[0]).toMatchObject({ seq: 5, what: 'numbering', found: '6' })
  })

  test('a line that is not in canonical form, though its digest fits', async () => {
    const { file } = await twoDays()
    rewriteLine(file, 20, (text) => text.replace('"seq":20', '"seq": 20'), true)
    const { faults } = await verdictOf(file)
    expect(faults[0]).toMatchObject({ seq: 20, what: 'form' })
    expect(faults[0]?.expected).toContain('"seq":20}')
  })

  test('a line that gives itself another number', async () => {
    const { file } = await twoDays()
    rewriteLine(file, 20, (text) => text.replace('"seq":20', '"seq":21'), true)
    expect((await verdictOf(file)).faults[0]).toMatchObject({ seq: 20, what: 'numbering', expected: '20', found: '21' })
  })

  test('a figure changed in a report table only', async () => {
    const { file } = await twoDays()
    const db = new Database(file)
    db.exec("update movements set amount = '99' where seq = 12")
    db.close()
    const { faults } = await verdictOf(file)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatchObject({ what: 'projection' })
    expect(faults[0]?.expected).toContain('"12"')
    expect(faults[0]?.found).toContain('"99"')
  })

  test('anchors of another house', async () => {
    const { file, held } = await twoDays()
    const { faults } = await verdictOf(file, readAnchors(held.replace('property house', 'property inn')))
    expect(faults[0]).toMatchObject({ what: 'property', expected: 'inn', found: 'house' })
  })
})

/** Opening refuses such a file; `inspect` opens it all the same, to say all that is wrong. */
async function verdictOfDamaged(file: string): Promise<Verdict> {
  const store = await openSqlite<Paid>({ file, readonly: true, check: 'none', projections: [MOVEMENTS] })
  try {
    return await verify(store)
  } finally {
    await store.close()
  }
}

describe('anchors', () => {
  test('typed off paper: groups, capitals and times do not matter', () => {
    const digest = 'ab'.repeat(32)
    const { anchors } = readAnchors(
      `\n# day, line, digest\n2026-11-14 10 ${'ABAB '.repeat(16)}\n2026-11-15  20  ${digest}  2026-11-15T23:59:00.000Z\r\n`,
    )
    expect(anchors).toEqual([
      { day: '2026-11-14', seq: 10, digest, recorded: '' },
      { day: '2026-11-15', seq: 20, digest, recorded: '2026-11-15T23:59:00.000Z' },
    ])
  })

  test.each([
    '2026-11-14 10 abcd',
    'yesterday 10 x',
    `2026-11-14 10 ${'zz'.repeat(32)}`,
    `2026-11-14 10 ${'ab'.repeat(33)}`,
  ])('refuses %s', (line) => {
    expect(() => readAnchors(`# x\n${line}`)).toThrow('Line 2 of the anchor file is not an anchor')
  })
})
