/** Anchors leave the house by themselves; a witness signs for them, and refuses an older or another history. */
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { toHex } from '../../src/journal/line.ts'
import { viewsOf } from '../../src/server/desks/views.ts'
import { type ManualClock, manualClock } from '../../src/server/house/clock.ts'
import { openHouse } from '../../src/server/house/kernel.ts'
import { listen } from '../../src/server/net/listen.ts'
import { anchorFile, anchorsOut } from '../../src/server/upkeep/anchorsout.ts'
import { isSigned, receiptText, witnessOf } from '../../src/server/upkeep/witness.ts'
import { done } from '../house.ts'
import { rewriteLine } from '../journal/sample.ts'
import { furnished, opened, place, START } from './furnished.ts'

/** Noon in Los Angeles is 20:00 UTC. */
const TIMES = ['12:30', '18:30']
const HALF_HOUR = 1_800_000

async function witnessing(folder = place()) {
  const alarms: string[] = []
  const witness = witnessOf({ folder, now: () => START, alarm: (says) => alarms.push(says) })
  const listening = await listen(witness.app, 0, '127.0.0.1')
  onTestFinished(() => listening.stop())
  const url = `http://127.0.0.1:${listening.port}/`
  return { ...witness, folder, alarms, url, plan: { times: TIMES, witness: { url, fingerprint: witness.fingerprint } } }
}
const refuses = (says: string) => ({ id: 'witness refuses', with: { says: expect.stringContaining(says) } })
const table = (n: number) => ({ do: 'SetTable', table: `${n}`, game: 'holdem', seats: 9, decks: 1 }) as const

test('nothing goes out before the posted time; then a signed receipt is on record, once', async () => {
  const { plan, fingerprint, publicKey, alarms } = await witnessing()
  const folder = place()
  const clock = manualClock(START)
  const house = await furnished(folder, clock, 0)
  const out = anchorsOut(house, folder, plan)
  // 18:30 of the day before has come, and this house was not there yet: its first anchor is due at once.
  await out.look()
  const first = house.state.receipts.get(fingerprint)
  expect(first).toBeDefined()
  await out.look()
  expect(house.state.receipts.get(fingerprint)).toEqual(first)
  clock.advance(HALF_HOUR)
  await done(house.submit(table(7), { by: '1' }))
  const { seq, digest } = house.durable()
  expect(out.missing()).toMatchObject([{ to: 'witness', since: '2026-03-02T12:30:00' }])
  await out.look()
  expect(out.missing()).toEqual([])
  expect(house.state.receipts.get(fingerprint)).toMatchObject({ line: seq, digest: toHex(digest) })
  const [row] = await house.store.rows<{ line: string }>('select line from journal order by seq desc limit 1')
  const [kept] = JSON.parse(row?.line ?? '').events
  expect(isSigned(receiptText({ property: 'Bay 101', ...kept }), publicKey, kept.signature)).toBe(true)
  expect(isSigned(receiptText({ property: 'Bay 101', ...kept, line: 1 }), publicKey, kept.signature)).toBe(false)
  expect(alarms).toEqual([])
  await house.close()
})

test('an older history and another one are refused, loudly, also after the witness was started again', async () => {
  const { plan, folder: kept } = await witnessing()
  const folder = place()
  const clock = manualClock(START)
  await (await furnished(folder, clock, 0)).close()
  const old = join(place(), 'old')
  cpSync(folder, old, { recursive: true })

  const { house, stop } = await opened(folder, clock)
  await done(house.submit(table(7), { by: '1' }))
  await anchorsOut(house, folder, plan).look()
  await stop()
  for (const name of ['house.key', 'register.db', 'register.key', 'devices.key', 'audit'])
    cpSync(join(folder, name), join(old, name), { recursive: true })

  const again = await witnessing(kept)
  const restored = await furnishedAs(old, clock)
  const out = anchorsOut(restored, old, again.plan)
  await out.look()
  expect(out.missing()).toEqual([{ to: 'witness', since: expect.any(String), why: refuses('an older history') }])
  expect(again.alarms).toEqual([expect.stringMatching(/^REFUSED .*Bay 101.*older history/)])
  expect(readFileSync(join(kept, 'refusals.jsonl'), 'utf8')).toContain('an older history')

  // It plays on until it is longer than what was seen: the line that was seen is still another one.
  for (let n = 20; n < 40; n += 1) await done(restored.submit(table(n), { by: '1' }))
  clock.advance(24 * 3_600_000)
  await out.look()
  expect(out.missing()).toEqual([expect.objectContaining({ why: refuses('another history') })])
  expect(again.alarms.at(-1)).toContain('another history')
  expect(await (await fetch(again.url)).text()).toContain('REFUSED')
  await restored.close()
})

test('a line that was changed, every digest after it made anew, is refused', async () => {
  const { plan, alarms } = await witnessing()
  const folder = place()
  const clock = manualClock(START)
  const house = await furnished(folder, clock, 1)
  await anchorsOut(house, folder, plan).look()
  await house.close()
  rewriteLine(join(folder, 'journal.db'), 5, (text) => text.replace('"by":"', '"by":"9'), true)
  const again = await furnishedAs(folder, clock)
  clock.advance(24 * 3_600_000)
  await anchorsOut(again, folder, plan).look()
  expect(alarms).toEqual([expect.stringContaining('another history')])
  await again.close()
})

test('a house that is not who it says, and a witness that is not who was set, get nowhere', async () => {
  const { plan, alarms } = await witnessing()
  const clock = manualClock(START)
  const [one, two] = [place(), place()]
  const house = await furnished(one, clock, 0)
  await anchorsOut(house, one, plan).look()
  const other = await furnished(two, clock, 1)
  const out = anchorsOut(other, two, plan)
  await out.look()
  expect(out.missing()[0]?.why).toEqual(refuses('known here by another key'))
  expect(alarms).toHaveLength(1)
  const strange = { ...plan, witness: { ...plan.witness, fingerprint: '0'.repeat(64) } }
  const misled = anchorsOut(house, one, strange)
  await misled.look()
  expect(misled.missing()[0]?.why?.id).toBe('witness has another key')
  await house.close()
  await other.close()
})

test('a witness that does not answer is shown on Tonight; anchors go to the folder all the same, and are compared at the next start', async () => {
  const folder = place()
  const elsewhere = place()
  const clock = manualClock(START)
  await (await furnished(folder, clock, 0)).close()
  const settings = {
    anchorTimes: TIMES,
    anchorFolder: elsewhere,
    witness: 'http://127.0.0.1:9/',
    witnessKey: '0'.repeat(64),
  }
  const early = join(place(), 'early')
  cpSync(folder, early, { recursive: true })
  const night = await opened(folder, clock, settings)
  // As a screen does: asked at once, and again, while the journal and the minute stay the same.
  const read = viewsOf(night.house, night.premises.room)
  await expect
    .poll(async () => (await read('upkeep')).missing)
    .toEqual([
      { to: 'witness', since: '2026-03-01T18:30:00', why: { id: 'anchor not written', with: { why: 'fetch failed' } } },
    ])
  const file = anchorFile(elsewhere, 'Bay 101')
  await expect.poll(() => readFileSync(file, 'utf8').split('\n').length).toBe(4)
  await night.stop()
  // The whole folder of the night before fits together; the anchor elsewhere tells.
  await expect(opened(early, clock, settings)).rejects.toThrow(
    /journal .* ends at line \d+, but the anchor of 2026-03-02 in .*anchors-bay-101\.txt knows line \d+: the journal is older/,
  )
})

const furnishedAs = (folder: string, clock: ManualClock) => openHouse({ folder, clock, isClockTrusted: true })
