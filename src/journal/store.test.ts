/** The contract of a store; a new kind of store is one more row. */
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { draft, type Paid, place } from '../../tests/journal/sample.ts'
import { anchorDay } from './dayanchors.ts'
import { beginning, type Head, headerOf, type SealedLine, seal, toHex } from './line.ts'
import { openMemory } from './memory.ts'
import { MOVEMENTS } from './projections/movements.ts'
import type { Projection } from './projections/projection.ts'
import { openSqlite } from './sqlite.ts'
import type { AtMoment, Store } from './store.ts'

type Made = { projections?: readonly Projection<Paid>[]; at?: AtMoment }

const STORES: [string, (made: Made) => Promise<Store<Paid>>][] = [
  ['memory', async (made) => openMemory<Paid>({ property: 'house', ...made })],
  [
    'sqlite',
    (made) => openSqlite<Paid>({ file: join(place(), 'journal.db'), property: 'house', create: true, ...made }),
  ],
]

/** Lines 1 to n after `head`. */
function sealed(n: number, head: Head = beginning(headerOf('house'))): SealedLine<Paid>[] {
  const lines: SealedLine<Paid>[] = []
  for (let i = 0, at = head; i < n; i += 1) {
    const line = seal(draft(at.seq + 1), at)
    lines.push(line)
    at = line
  }
  return lines
}

async function seqs(store: Store<Paid>, range?: { after?: number; until?: number }): Promise<number[]> {
  const found: number[] = []
  for await (const batch of store.lines(range)) found.push(...batch.map((line) => line.seq))
  return found
}

describe.each(STORES)('a store: %s', (_, open) => {
  test('is empty at first and starts from its header', async () => {
    const store = await open({})
    expect(await store.head()).toEqual(beginning(headerOf('house')))
    expect(await seqs(store)).toEqual([])
    await store.close()
  })

  test('gives back what was appended, by range, and its digests', async () => {
    const store = await open({})
    const lines = sealed(5)
    await store.append(lines.slice(0, 2))
    await store.append(lines.slice(2))
    expect(await seqs(store)).toEqual([1, 2, 3, 4, 5])
    expect(await seqs(store, { after: 2 })).toEqual([3, 4, 5])
    expect(await seqs(store, { after: 1, until: 3 })).toEqual([2, 3])
    for (const after of [0, 3]) {
      const texts: string[] = []
      for await (const batch of store.texts(after)) {
        texts.push(...batch.texts)
        expect(batch.last.digest).toEqual(await store.digestAt(batch.last.seq))
        expect(batch.last.seq).toBe(after + texts.length)
      }
      expect(texts).toEqual(lines.slice(after).map((line) => line.text))
    }
    expect(toHex((await store.head()).digest)).toBe(toHex(lines[4]?.digest ?? new Uint8Array()))
    expect(await store.digestAt(3)).toEqual(Buffer.from(lines[2]?.digest ?? []))
    expect(await store.digestAt(0)).toEqual(beginning(headerOf('house')).digest)
    expect(await store.digestAt(6)).toBeUndefined()
    await store.close()
  })

  test('refuses a line that is not the next one, and then keeps none of the batch', async () => {
    const store = await open({ projections: [MOVEMENTS] })
    const lines = sealed(4)
    await store.append(lines.slice(0, 1))
    await expect(store.append(lines.slice(0, 1))).rejects.toThrow('append-only')
    await expect(store.append(lines.slice(2))).rejects.toThrow('append-only')
    await expect(store.append([...lines.slice(1, 2), ...lines.slice(3)])).rejects.toThrow('append-only')
    expect(await seqs(store)).toEqual([1])
    expect(await store.rows('select seq from movements')).toEqual([{ seq: 1 }])
    await store.close()
  })

  test('writes projections with the lines, or neither', async () => {
    let isCrashing = false
    const at: AtMoment = (moment) => {
      if (isCrashing && moment === 'written') throw new Error('power cut')
    }
    const store = await open({ projections: [MOVEMENTS], at })
    const lines = sealed(2)
    await store.append(lines.slice(0, 1))
    isCrashing = true
    await expect(store.append(lines.slice(1))).rejects.toThrow('power cut')
    expect(await seqs(store)).toEqual([1])
    isCrashing = false
    await store.append(lines.slice(1))
    expect(
      await store.rows('select seq, n, book, "from", "to", amount, activity, clause, what from movements'),
    ).toEqual([
      {
        seq: 1,
        n: 1,
        book: 'custody',
        from: 'patron',
        to: 'box:1',
        amount: '1',
        activity: '9',
        clause: 'F1',
        what: 'FeePaid',
      },
      {
        seq: 2,
        n: 1,
        book: 'custody',
        from: 'patron',
        to: 'box:1',
        amount: '2',
        activity: '9',
        clause: 'F1',
        what: 'FeePaid',
      },
    ])
    expect(await store.staleProjections()).toEqual([])
    expect(await store.projectionFaults()).toEqual([])
    await store.close()
  })

  test('movements are numbered the same from an entry just recorded and from the same entry read back', async () => {
    const store = await open({ projections: [MOVEMENTS] })
    const posts = {
      zebra: [['c', 'patron', 'bank', '1', 'F1']],
      ant: [['e', 'patrons', 'reserve', '2', 'F2']],
    } as const
    await store.append([seal({ ...draft(1), events: [{ ...draft(1).events[0], posts } as Paid] }, await store.head())])
    const rows = await store.rows('select n, activity, book from movements')
    expect(rows).toEqual([
      { n: 1, activity: 'ant', book: 'entitlement' },
      { n: 2, activity: 'zebra', book: 'custody' },
    ])
    expect(await store.projectionFaults()).toEqual([])
    await store.rebuild()
    expect(await store.rows('select n, activity, book from movements')).toEqual(rows)
    await store.close()
  })

  test('a projection that cannot take an entry keeps the line out too', async () => {
    const picky: Projection<Paid> = {
      ...MOVEMENTS,
      apply: (entry, write) => {
        MOVEMENTS.apply(entry, write)
        if (entry.seq === 3) throw new Error('no row for this')
      },
    }
    const store = await open({ projections: [picky] })
    const lines = sealed(3)
    await store.append(lines.slice(0, 1))
    await expect(store.append(lines.slice(1))).rejects.toThrow('no row for this')
    expect(await seqs(store)).toEqual([1])
    expect(await store.rows('select seq from movements')).toEqual([{ seq: 1 }])
    await store.close()
  })

  test('a projection that differs is found, and rebuilt from the journal', async () => {
    let skipped = 3
    const forgetful: Projection<Paid> = {
      ...MOVEMENTS,
      apply: (entry, write) => {
        if (entry.seq !== skipped) MOVEMENTS.apply(entry, write)
      },
    }
    const store = await open({ projections: [forgetful] })
    await store.append(sealed(4))
    skipped = 0
    const [fault] = await store.projectionFaults()
    expect(fault).toMatchObject({ projection: 'movements', table: 'movements' })
    expect(fault?.expected).toContain('["3","1",')
    expect(fault?.found).toContain('["4","1",')
    await store.rebuild()
    expect(await store.projectionFaults()).toEqual([])
    expect(await store.rows('select count(*) as n from movements')).toEqual([{ n: 4 }])
    await store.close()
  })

  test('reads by SQL, and only reads', async () => {
    const store = await open({ projections: [MOVEMENTS] })
    await store.append(sealed(3))
    expect(await store.rows('select amount from movements where seq > ? order by seq', 1)).toEqual([
      { amount: '2' },
      { amount: '3' },
    ])
    await expect(store.rows('delete from movements')).rejects.toThrow('Only statements that read')
    await expect(store.rows('delete from movements returning seq')).rejects.toThrow('Only statements that read')
    await store.close()
  })

  test('keeps one anchor a day', async () => {
    const store = await open({})
    const lines = sealed(2)
    await store.append(lines.slice(0, 1))
    const first = await anchorDay(store, '2026-11-14', '2026-11-15T12:00:00.000Z')
    expect(first).toEqual({
      day: '2026-11-14',
      seq: 1,
      digest: toHex(lines[0]?.digest ?? new Uint8Array()),
      recorded: '2026-11-15T12:00:00.000Z',
    })
    await store.append(lines.slice(1))
    await expect(anchorDay(store, '2026-11-14', '2026-11-16T12:00:00.000Z')).rejects.toThrow('this day has its anchor')
    expect(await store.anchors()).toEqual([first])
    await store.close()
  })
})
