/** A snapshot that somebody forged, every digest of the file right, never becomes the books of the house. */
import { expect, test } from 'vitest'
import { verify } from '../../src/cli/journal/verify.ts'
import { fileShelf, type Snapshot } from '../../src/journal/snapshot.ts'
import { manualClock } from '../../src/server/house/clock.ts'
import { openHouse } from '../../src/server/house/kernel.ts'
import { snapshotFile } from '../../src/server/house/storage.ts'
import { SEVENS } from '../house.ts'
import { called, furnished, place, START } from './furnished.ts'

function forge(folder: string, change: (body: string) => string): void {
  const shelf = fileShelf(snapshotFile(folder))
  const taken = shelf.read() as Snapshot
  const body = change(taken.body)
  expect(body).not.toBe(taken.body)
  shelf.write({ ...taken, body })
}

/** $90,001 more in the pool, and as much more held: both books agree with each other. */
const richer = (body: string): string => {
  const more = (text: string, account: string) =>
    text.replace(
      new RegExp(`("${account}",")~(\\d+)"`),
      (_, before, cents) => `${before}~${BigInt(cents) + 9_000_100n}"`,
    )
  return more(more(body, `${SEVENS} pool:main`), `${SEVENS} box:1`)
}

test('forged figures are not used, verify says so, and the books stay what the lines add up to', async () => {
  const folder = place()
  const first = await furnished(folder)
  const pool = first.state.balances.entitlement.get(`${SEVENS} pool:main`)
  await first.close()
  expect((await called(verify, [folder])).text).toMatch(/^SOUND/)

  forge(folder, richer)
  const verdict = await called(verify, [folder])
  expect(verdict.text).toMatch(/^NOT SOUND/)
  expect(verdict.text).toContain('was changed: "balances" is not what the lines add up to')
  expect(verdict.code).toBe(1)

  const again = await openHouse({ folder, clock: manualClock(START + 3_600_000) })
  expect(again.start).toMatchObject({ from: 0, why: 'the snapshot is not the one that the journal vouches for' })
  expect(again.state.balances.entitlement.get(`${SEVENS} pool:main`)).toBe(pool)
  await again.close()
  expect((await called(verify, [folder])).text).toMatch(/^SOUND/)
})

test('one who may also write the line that vouches for it is found by adding up every line once more', async () => {
  const folder = place()
  const first = await furnished(folder)
  // The same as a line written by hand: the house vouches for a state that no line led to.
  for (const [book, account] of [
    ['entitlement', `${SEVENS} pool:main`],
    ['custody', `${SEVENS} box:1`],
  ] as const)
    first.state.balances[book].set(account, ((first.state.balances[book].get(account) ?? 0n) + 9_000_100n) as never)
  await first.close()
  const again = await openHouse({ folder, clock: manualClock(START + 3_600_000) })
  expect(again.start.why).toBe('snapshot')
  expect(await again.recount(async () => undefined)).toEqual({ is: 'part', part: 'balances' })
  await again.close()
})

test('a snapshot under which a pool is below nothing, or more is owed than held, is replayed before anybody is served', async () => {
  const folder = place()
  const first = await furnished(folder)
  first.state.balances.entitlement.set(`${SEVENS} pool:main`, -1n as never)
  await first.close()
  const again = await openHouse({ folder, clock: manualClock(START + 3_600_000) })
  expect(again.start).toMatchObject({ from: 0 })
  expect(again.start.why).toContain(`the snapshot does not hold: pool:main of ${SEVENS} stands at -$0.01`)
  expect(await again.recount(async () => undefined)).toBeUndefined()
  await again.close()
})

test('a snapshot in which something else runs than was accepted and posted is replayed before anybody is served', async () => {
  const folder = place()
  const first = await furnished(folder)
  const offered = first.state.offerings.get(SEVENS)!
  offered.running = { ...offered.running!, text: offered.running!.text.replace('$2,000', '$5,000') }
  await first.close()
  const again = await openHouse({ folder, clock: manualClock(START + 3_600_000) })
  expect(again.start.why).toContain(
    `the snapshot does not hold: the offering of ${SEVENS} is not the text that was posted`,
  )
  expect(again.state.offerings.get(SEVENS)?.running?.text).toContain('$2,000')
  await again.close()
})

test('a house that nothing happened in since keeps its snapshot, and its journal does not grow', async () => {
  const folder = place()
  const first = await furnished(folder)
  await first.close()
  const clock = manualClock(START + 200_000)
  const second = await openHouse({ folder, clock })
  const { seq } = second.durable()
  expect(second.start).toEqual({ from: seq - 1, to: seq, why: 'snapshot' })
  await second.close()
  const third = await openHouse({ folder, clock })
  expect(third.start).toEqual({ from: seq - 1, to: seq, why: 'snapshot' })
  await third.close()
})
