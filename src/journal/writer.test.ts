import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { draft, type Paid, place } from '../../tests/journal/sample.ts'
import { openMemory } from './memory.ts'
import { MOVEMENTS } from './projections/movements.ts'
import { openSqlite } from './sqlite.ts'
import { type AtMoment, MOMENTS, type Moment } from './store.ts'
import { verify } from './verify.ts'
import { openWriter } from './writer.ts'

describe('group commit', () => {
  test('entries of one turn share a transaction, and are acknowledged after it', async () => {
    const seen: string[] = []
    const at: AtMoment = (moment, seq) => seen.push(`${moment} ${seq}`)
    const store = openMemory<Paid>({ property: 'house', at })
    const writer = await openWriter(store, { at })
    const acks = [1, 2, 3].map((n) => writer.append(draft(n)).then((ack) => seen.push(`ack ${ack.seq}`)))
    expect(writer.head().seq).toBe(3)
    expect(writer.durable().seq).toBe(0)
    await Promise.all(acks)
    expect(writer.durable().seq).toBe(3)
    expect(seen.slice(0, 6)).toEqual(['queued 1', 'queued 2', 'queued 3', 'begun 3', 'written 3', 'synced 3'])
    expect(seen.slice(6).sort()).toEqual(['ack 1', 'ack 2', 'ack 3', 'answered 3'])
  })

  test('batches have a largest size', async () => {
    const begun: number[] = []
    const at: AtMoment = (moment, seq) => moment === 'begun' && begun.push(seq)
    const writer = await openWriter(openMemory<Paid>({ property: 'house' }), { at, batchMax: 2 })
    await Promise.all([1, 2, 3, 4, 5].map((n) => writer.append(draft(n))))
    expect(begun).toEqual([2, 4, 5])
  })

  test('an entry that is queued the moment another is acknowledged is not forgotten', async () => {
    const writer = await openWriter(openMemory<Paid>({ property: 'house' }))
    for (let n = 1; n <= 50; n += 1) await writer.append(draft(n))
    for (let n = 51; n <= 60; n += 2) await Promise.all([writer.append(draft(n)), writer.append(draft(n + 1))])
    await writer.flush()
    expect(writer.durable().seq).toBe(60)
  })

  test('an unfit entry is refused at once and takes no number', async () => {
    const writer = await openWriter(openMemory<Paid>({ property: 'house' }))
    const unfit = { ...draft(1), events: [{ ...draft(1).events[0], cents: 0.5 } as unknown as Paid] }
    expect(() => writer.append(unfit)).toThrow('0.5 at $.events[0].cents is not a safe integer')
    expect((await writer.append(draft(1))).seq).toBe(1)
  })

  test('after a failed commit nothing more is taken, not even what was queued behind it', async () => {
    let isFailing = false
    const at: AtMoment = (moment) => {
      if (moment === 'written' && isFailing) throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
    }
    const store = openMemory<Paid>({ property: 'house', at })
    const writer = await openWriter(store, { batchMax: 1 })
    await writer.append(draft(1))
    isFailing = true
    const answers = Promise.allSettled([writer.append(draft(2)), writer.append(draft(3))])
    isFailing = true
    expect((await answers).map((answer) => answer.status)).toEqual(['rejected', 'rejected'])
    isFailing = false
    expect(writer.trouble()).toMatchObject({ kind: 'full' })
    expect(() => writer.append(draft(4))).toThrow('takes no more entries')
    expect((await store.head()).seq).toBe(1)
  })
})

/** What must be in the journal when the process dies at a moment of line 3: it was sent with line 4 in one batch, after 1 and 2. */
const SURVIVES: Record<Moment, number> = { queued: 2, begun: 2, written: 2, synced: 4, answered: 4 }

const CHILD = (file: string, moment: Moment) => `
  const { openSqlite } = await import(${url('sqlite.ts')})
  const { openWriter } = await import(${url('writer.ts')})
  const { MOVEMENTS } = await import(${url('projections/movements.ts')})
  const { writeSync } = await import('node:fs')
  const at = (moment, seq) => { if (moment === ${JSON.stringify(moment)} && seq >= 3) process.kill(process.pid, 'SIGKILL') }
  const store = await openSqlite({ file: ${JSON.stringify(file)}, property: 'house', create: true, projections: [MOVEMENTS], at })
  const writer = await openWriter(store, { at })
  const draft = (n) => ({ key: 't1:' + n, hash: 'h' + n, by: 't1', recorded: '2026-11-14T20:00:01.000Z',
    events: [{ type: 'FeePaid', v: 1, at: 'x', posts: { 9: [['c', 'a', 'b', String(n), 'F1']] } }] })
  const send = (n) => writer.append(draft(n)).then((ack) => writeSync(1, ack.seq + '\\n'))
  await Promise.all([send(1), send(2)])
  await Promise.all([send(3), send(4)])`

const url = (name: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, name)).href)

describe.each(MOMENTS)('killed when: %s', (moment) => {
  test('every acknowledged entry is there, none twice, and journal, chain and projections agree', async () => {
    const file = join(place(), 'journal.db')
    const child = spawnSync(process.execPath, ['--input-type=module', '-e', CHILD(file, moment)], { encoding: 'utf8' })
    expect(child.stderr).toBe('')
    expect(child.signal).toBe('SIGKILL')
    const acknowledged = child.stdout.trim().split('\n').map(Number)
    const store = await openSqlite<Paid>({ file, check: 'all', projections: [MOVEMENTS] })
    const { seq } = await store.head()
    expect(seq).toBe(SURVIVES[moment])
    expect(Math.max(...acknowledged)).toBeLessThanOrEqual(seq)
    expect(await store.rows('select seq from movements order by seq')).toEqual(
      Array.from({ length: seq }, (_, i) => ({ seq: i + 1 })),
    )
    expect(await verify(store)).toMatchObject({ ok: true, lines: seq })
    await store.close()
  })
})
