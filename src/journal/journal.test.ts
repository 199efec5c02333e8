import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import {
  type Balances,
  dayOf,
  draft,
  FOLD,
  kept,
  type Paid,
  paid,
  place,
  rewriteLine,
} from '../../tests/journal/sample.ts'
import { compareRunning } from './compare.ts'
import { type Fold, type Journal, openJournal } from './journal.ts'
import { toHex } from './line.ts'
import { openMemory } from './memory.ts'
import { MOVEMENTS } from './projections/movements.ts'
import { fileShelf, type Shelf, type Snapshot, takeSnapshot } from './snapshot.ts'
import { openSqlite } from './sqlite.ts'

function memoryShelf(): Shelf {
  let held: Snapshot | undefined
  return {
    read: () => held ?? { none: 'there is no snapshot yet' },
    write: (snapshot) => {
      held = snapshot
    },
  }
}

/** A snapshot as somebody would write it who knows how: every digest in the file fits. */
function forge(shelf: Shelf, change: (snapshot: Snapshot) => Snapshot): void {
  const taken = shelf.read()
  if ('none' in taken) throw new Error(taken.none)
  const forged = change(taken)
  expect(forged).not.toEqual(taken)
  shelf.write(forged)
}

type Opened = { file: string; shelf?: Shelf; fold?: Fold<Balances, Paid> }

async function opened({ file, shelf, fold = FOLD }: Opened): Promise<Journal<Balances, Paid>> {
  const store = await openSqlite<Paid>({ file, property: 'house', create: true, projections: [MOVEMENTS] })
  return openJournal({ store, fold, dayOf, ...(shelf === undefined ? {} : { shelf }) })
}

async function recorded(journal: Journal<Balances, Paid>, from: number, to: number): Promise<void> {
  const acks: Promise<unknown>[] = []
  for (let n = from; n <= to; n += 1) acks.push(journal.record(draft(n)))
  await Promise.all(acks)
}

/** The file of a journal with so many lines, closed again. */
async function keptJournal(lines: number): Promise<string> {
  const file = join(place(), 'journal.db')
  const journal = await opened({ file })
  await recorded(journal, 1, lines)
  await journal.close()
  return file
}

/** Lines 1 to n are n cents each. */
const cents = (n: number) => BigInt((n * (n + 1)) / 2)

describe('record', () => {
  test('the state is there at once, the acknowledgement after the sync', async () => {
    const journal = await openJournal({ store: openMemory<Paid>({ property: 'house' }), fold: FOLD, dayOf })
    const ack = journal.record(draft(1))
    expect(journal.state.balances.get('box:1')).toBe(1n)
    expect(journal.durable().seq).toBe(0)
    expect((await ack).seq).toBe(1)
    expect(journal.durable().seq).toBe(1)
  })

  test('a key that is not fresh changes nothing', async () => {
    const journal = await openJournal({ store: openMemory<Paid>({ property: 'house' }), fold: FOLD, dayOf })
    await journal.record(draft(1))
    expect(journal.check('t1:1', 'inputs-1')).toMatchObject({ kind: 'again', seq: 1 })
    expect(() => journal.record(draft(1))).toThrow('already recorded, as line 1')
    expect(() => journal.record(draft(3))).toThrow('but 2 was expected')
    expect(journal.state.events).toBe(1n)
    expect(journal.head().seq).toBe(1)
  })

  test('events that cannot be added up stop the journal, and are not in it', async () => {
    const store = openMemory<Paid>({ property: 'house' })
    const fold: Fold<Balances, Paid> = {
      ...FOLD,
      evolve: (state, event) => {
        if (event.posts['9']?.[0]?.[3] === '2') throw new Error('nobody folds this')
        return FOLD.evolve(state, event)
      },
    }
    const journal = await openJournal({ store, fold, dayOf })
    const first = journal.record(draft(1))
    expect(() => journal.record(draft(2))).toThrow('nobody folds this')
    expect(() => journal.record(draft(3))).toThrow('takes no more entries')
    await expect(first).rejects.toThrow('line 2 could not be added up')
    expect((await store.head()).seq).toBe(0)
  })
})

describe('start', () => {
  test('a replay gives the same state and keys', async () => {
    const file = join(place(), 'journal.db')
    const first = await opened({ file })
    await recorded(first, 1, 20)
    await first.close()
    const second = await opened({ file })
    expect(second.state).toEqual(first.state)
    expect(second.state.balances.get('box:1')).toBe(cents(20))
    expect(second.keys).toEqual(first.keys)
    expect(second.start).toEqual({ from: 0, to: 20, why: 'no place for snapshots' })
    expect(second.check('t1:20', 'inputs-20')).toMatchObject({ kind: 'again' })
    await recorded(second, 21, 22)
    await second.close()
  })

  test('a snapshot and the lines after it give the same as all lines', async () => {
    const folder = place()
    const file = join(folder, 'journal.db')
    const shelf = fileShelf(join(folder, 'snapshot'))
    const first = await opened({ file, shelf })
    await recorded(first, 1, 10)
    await kept(first)
    await recorded(first, 11, 15)
    await first.close()
    const second = await opened({ file, shelf })
    expect(second.start).toEqual({ from: 10, to: 16, why: 'snapshot' })
    expect(second.state).toEqual(first.state)
    expect(second.keys).toEqual(first.keys)
    await second.close()
  })

  const SPOILED: [string, (snapshot: string) => string, string][] = [
    ['a flipped figure', (text) => text.replace('"~55"', '"~56"'), 'the snapshot is damaged'],
    ['a file cut off', (text) => text.slice(0, -5), 'the snapshot is damaged'],
    ['an empty file', () => '', 'the snapshot is damaged'],
    [
      'another shape',
      (text) => text.replace('balances 1', 'balances 0'),
      'the snapshot is of shape balances 0, not balances 1',
    ],
    ['another journal', (text) => text.replace(/"digest":"../, '"digest":"zz'), 'the snapshot is not of this journal'],
    ['a line that is not there', (text) => text.replace('"seq":10', '"seq":99'), 'the snapshot is not of this journal'],
  ]
  test.each(SPOILED)('a spoiled snapshot is left aside: %s', async (_, spoil, why) => {
    const folder = place()
    const file = join(folder, 'journal.db')
    const shelf = fileShelf(join(folder, 'snapshot'))
    const first = await opened({ file, shelf })
    await recorded(first, 1, 10)
    await kept(first)
    await first.close()
    const text = readFileSync(join(folder, 'snapshot'), 'utf8')
    expect(spoil(text)).not.toBe(text)
    writeFileSync(join(folder, 'snapshot'), spoil(text))
    const second = await opened({ file, shelf })
    expect(second.start).toEqual({ from: 0, to: 11, why })
    expect(second.state.balances.get('box:1')).toBe(cents(10))
    await second.close()
  })

  const FORGED: [string, (snapshot: Snapshot) => Snapshot][] = [
    ['another figure', (taken) => ({ ...taken, body: taken.body.replace('"~55"', '"~9000155"') })],
  ]
  test('the body of another program under the name of this one is not used', async () => {
    const folder = place()
    const file = join(folder, 'journal.db')
    const shelf = fileShelf(join(folder, 'snapshot'))
    const first = await opened({ file, shelf, fold: { ...FOLD, shape: 'balances 0' } })
    await recorded(first, 1, 10)
    await kept(first)
    await first.close()
    forge(shelf, (taken) => ({ ...taken, shape: FOLD.shape }))
    const second = await opened({ file, shelf })
    expect(second.start.why).toBe('the snapshot is not the one that the journal vouches for')
    await second.close()
  })

  test.each(FORGED)('a forged snapshot with digests that fit is not used: %s', async (_, change) => {
    const folder = place()
    const file = join(folder, 'journal.db')
    const shelf = fileShelf(join(folder, 'snapshot'))
    const first = await opened({ file, shelf })
    await recorded(first, 1, 10)
    await kept(first)
    await first.close()
    forge(shelf, change)
    const second = await opened({ file, shelf })
    expect(second.start).toEqual({ from: 0, to: 11, why: 'the snapshot is not the one that the journal vouches for' })
    expect(second.state.balances.get('box:1')).toBe(cents(10))
    await second.close()
  })

  test('a snapshot of a journal that does not vouch for any is not used', async () => {
    const folder = place()
    const file = join(folder, 'journal.db')
    const shelf = fileShelf(join(folder, 'snapshot'))
    const first = await opened({ file, shelf })
    await recorded(first, 1, 10)
    const { seq, digest } = first.head()
    shelf.write(
      takeSnapshot({ shape: FOLD.shape, seq, digest: toHex(digest) }, { state: first.state, keys: first.keys }),
    )
    await recorded(first, 11, 12)
    await first.close()
    const second = await opened({ file, shelf })
    expect(second.start).toEqual({ from: 0, to: 12, why: 'no line vouches for the snapshot' })
    await second.close()
  })

  test('a state that cannot be is replayed; when the lines themselves lead to it, nothing is started', async () => {
    const folder = place()
    const file = join(folder, 'journal.db')
    const shelf = fileShelf(join(folder, 'snapshot'))
    const first = await opened({ file, shelf })
    await recorded(first, 1, 3)
    // Whoever may write lines too can have a false snapshot vouched for; it is held against what must be.
    first.state.balances.set('box:1', -1n)
    await kept(first)
    await first.close()
    const second = await opened({ file, shelf })
    expect(second.start.why).toBe('the snapshot does not hold: the box holds less than nothing')
    expect(second.state.balances.get('box:1')).toBe(6n)
    await second.record({ ...draft(4), events: [paid(7, 'box:1', 'patron')] })
    await second.close()
    await expect(opened({ file, shelf })).rejects.toThrow('adds up to what cannot be (the box holds less than nothing)')
  })

  test('every line added up once more finds what is different in memory', async () => {
    const store = openMemory<Paid>({ property: 'house' })
    const journal = await openJournal({ store, fold: FOLD, dayOf })
    await recorded(journal, 1, 700)
    const look = () => compareRunning(journal, { store, fold: FOLD, dayOf }, async () => undefined)
    expect(await look()).toBeUndefined()
    journal.state.balances.set('box:1', 9_000_100n)
    expect(await look()).toEqual({ is: 'part', part: 'balances' })
    await journal.close()
  })

  test('a snapshot is never ahead of the journal', async () => {
    const shelf = memoryShelf()
    let isFailing = false
    const at = (moment: string) => {
      if (isFailing && moment === 'begun') throw new Error('power cut')
    }
    const journal = await openJournal({ store: openMemory<Paid>({ property: 'house' }), fold: FOLD, dayOf, shelf, at })
    await journal.record(draft(1))
    await kept(journal)
    isFailing = true
    const lost = journal.record(draft(2))
    await Promise.all([expect(kept(journal)).rejects.toThrow('power cut'), expect(lost).rejects.toThrow('power cut')])
    expect(shelf.read()).toMatchObject({ seq: 1 })
  })

  test('a line that was changed, far before the end, stops the start', async () => {
    const file = await keptJournal(1_200)
    rewriteLine(file, 5, (text) => text.replace('"5","F1"', '"6","F1"'), false)
    await expect(opened({ file })).rejects.toThrow('Line 5 of the journal does not match its digest')
  })

  test.each([
    ['one line is missing', 'delete from journal where seq = 5', 5],
    ['most lines are missing', 'delete from journal where seq between 4 and 1199', 4],
  ])('%s: nothing is started', async (_, sql, seq) => {
    const file = await keptJournal(1_200)
    const db = new Database(file)
    db.exec(`drop trigger journal_not_deleted; ${sql}`)
    db.close()
    const store = await openSqlite<Paid>({ file, readonly: true, check: 'none' })
    await expect(openJournal({ store, fold: FOLD, dayOf })).rejects.toThrow(`Line ${seq} of the journal does not match`)
    await store.close()
  })

  test('a line that gives itself another number, with new digests, stops the start', async () => {
    const file = await keptJournal(10)
    rewriteLine(file, 7, (text) => text.replace('"seq":7', '"seq":8'), true)
    await expect(opened({ file })).rejects.toThrow('Line 7 of the journal does not match')
  })

  test('events of an old version are brought up to date, the journal stays as it is', async () => {
    const file = join(place(), 'journal.db')
    const first = await opened({ file })
    await recorded(first, 1, 3)
    await first.close()
    const fold: Fold<Balances, Paid> = {
      ...FOLD,
      shape: 'balances 2',
      upcast: (event) => {
        const old = event as Paid
        return {
          ...old,
          v: 2,
          posts: {
            '9': (old.posts['9'] ?? []).map(([, , , cents, by]) => ['c', 'patron', 'box:one', cents, by] as const),
          },
        }
      },
    }
    const second = await opened({ file, fold })
    expect([...second.state.balances]).toEqual([
      ['patron', -6n],
      ['box:one', 6n],
    ])
    expect(second.head()).toEqual(first.head())
    await second.close()
  })
})
