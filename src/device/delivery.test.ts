/** Whatever the link does, the house gets every event once and in order: the real outbox against the real door. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openTable, PROPERTY } from '../../tests/house.ts'
import { devicesOf, newDeviceKey } from '../server/devices/devices.ts'
import { memoryAudit } from '../server/door/audit.ts'
import { manualClock } from '../server/house/clock.ts'
import { type House, openHouse } from '../server/house/kernel.ts'
import { type Device, deviceOf, fileKeep, type Keep, type Reply } from './device.ts'
import { BATCH_MAX, MAC_HEADER, type Message } from './message.ts'
import { ACK_MAX_MS, answered, isCutOff, type Kept, newOutbox, put, toSend } from './outbox.ts'

const EVENING = Date.parse('2026-03-11T03:00:00Z')
const key = newDeviceKey()

/** What happens to one envelope on its way, and to what else comes along. */
const FATES = [
  'well',
  'request lost',
  'answer lost',
  'answer forged',
  'old answer replayed',
  'sent twice',
  'held back',
  'power cut',
  'house restarts',
] as const
type Fate = (typeof FATES)[number]

async function room() {
  const clock = manualClock(EVENING)
  let house: House = await openHouse({ memory: true, clock, create: PROPERTY })
  await openTable(house, '1', 'no-bust-21')
  await house.submit({ do: 'EnrolDevice', device: 't1', table: '1', kind: 'sensor', second: '2' }, { by: '1' })
  const audit = memoryAudit({ now: clock.now, dayOf: () => '2026-03-10' })
  let devices = devicesOf({ house, key, audit })
  const arrive = async (body: string, mac: string): Promise<Reply> => {
    const headers = { 'content-type': 'application/json', [MAC_HEADER]: mac }
    const answer = await devices.app.request('/messages', { method: 'POST', headers, body })
    return { body: await answer.text(), mac: answer.headers.get(MAC_HEADER) ?? undefined }
  }
  return {
    clock,
    arrive,
    house: () => house,
    secret: () => devices.secretOf('t1')!,
    async restart() {
      house = await openHouse({ store: house.store, clock })
      devices = devicesOf({ house, key, audit })
    },
  }
}

/** Late bets are told apart by their seat; the journal says which arrived, in which order. */
async function delivered(house: House): Promise<string[]> {
  const seats: string[] = []
  for await (const lines of house.store.lines({ after: 0 }))
    for (const { text } of lines) {
      const entry = JSON.parse(text) as { by: string; key: string; events: { type: string; seat?: string }[] }
      if (entry.by === 'device:t1') seats.push(...entry.events.map(({ seat }) => seat ?? '?'))
    }
  return seats
}

const steps = fc.array(
  fc.record({
    puts: fc.integer({ min: 0, max: 40 }),
    fate: fc.constantFrom(...FATES),
    waitMs: fc.integer({ min: 0, max: 8_000 }),
  }),
  { minLength: 1, maxLength: 25 },
)

test('link lost at random, envelopes lost, doubled, late, answers lost and forged, power cut, house restarted', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (script) => {
      const { clock, arrive, house, secret, restart } = await room()
      let kept: Kept | undefined
      const keep: Keep = {
        read: () => kept,
        write: (next) => {
          kept = structuredClone(next)
        },
      }
      let fate: Fate = 'well'
      let old: Reply = { body: '', mac: undefined }
      const late: [string, string][] = []
      const post = async (body: string, mac: string): Promise<Reply> => {
        switch (fate) {
          case 'request lost':
            throw new Error('no link')
          case 'held back':
            late.push([body, mac])
            throw new Error('no answer')
          case 'answer lost':
          case 'power cut':
          case 'house restarts':
            await arrive(body, mac)
            throw new Error('no answer')
          case 'answer forged': {
            await arrive(body, mac)
            return {
              body: JSON.stringify({ device: 't1', sent: JSON.parse(body).sent, now: 0, next: 9_999, answers: [] }),
              mac,
            }
          }
          case 'old answer replayed':
            await arrive(body, mac)
            return old
          case 'sent twice': {
            const [reply] = [await arrive(body, mac), await arrive(body, mac)]
            return reply
          }
          case 'well': {
            // Worth stealing: it acknowledges much.
            const reply = await arrive(body, mac)
            old = reply.body.length > old.body.length ? reply : old
            return reply
          }
        }
      }
      const made = (): Device =>
        deviceOf({ device: 't1', secret: secret(), post, now: clock.now, keep, jitter: () => 0 })
      let device = made()
      const wanted: string[] = []
      for (const step of script) {
        for (let n = 0; n < step.puts; n++) {
          const seat = String((wanted.length % 99) + 1)
          expect(device.put({ do: 'BetLate', table: '1', seat })).toBeUndefined()
          wanted.push(seat)
        }
        fate = step.fate
        await device.exchange()
        if (step.fate === 'power cut') device = made()
        if (step.fate === 'house restarts') await restart()
        clock.advance(step.waitMs)
        // What was held back comes now, after all that was sent since.
        if (step.fate === 'well') for (const [body, mac] of late.splice(0)) await arrive(body, mac)
      }
      fate = 'well'
      for (const [body, mac] of late.splice(0)) await arrive(body, mac)
      for (let turns = 0; turns < 2 + wanted.length / BATCH_MAX + script.length; turns++) {
        clock.advance(20_000)
        await device.exchange()
      }
      expect(device.outbox()).toMatchObject({ waiting: [], first: wanted.length + 1 })
      expect(device.outbox().jam).toBeUndefined()
      expect(await delivered(house())).toEqual(wanted)
      await house().close()
    }),
    { numRuns: 60 },
  )
})

test('without an acknowledgement for some seconds no new fee is taken; the round under way may still end', () => {
  const fee = { do: 'StartRound', table: '1', bets: [{ seat: '1', wagered: true, fees: ['x'] }] }
  const { outbox, envelope } = toSend(newOutbox('t1'), EVENING)!
  const heard = answered(outbox, { device: 't1', sent: envelope.sent, now: EVENING, next: 7, answers: [] }, EVENING)
  expect(heard.first).toBe(7)
  expect(put(heard, fee, EVENING + ACK_MAX_MS).refused).toBeUndefined()
  expect(isCutOff(heard, EVENING + ACK_MAX_MS + 1)).toBe(true)
  expect(put(heard, fee, EVENING + ACK_MAX_MS + 1).refused).toMatch(/malfunction procedure/)
  expect(put(heard, { do: 'EndRound', table: '1' }, EVENING + ACK_MAX_MS + 1).refused).toBeUndefined()
  expect(put(heard, { do: 'StartRound', table: '1', bets: [] }, EVENING + ACK_MAX_MS + 1).refused).toBeUndefined()
})

test('a device that the house knows another story of stops and calls for a person', () => {
  const message: Message['order'] = { do: 'EndRound', table: '1' }
  const start = { ...newOutbox('t1'), first: 5 }
  const { outbox, envelope } = toSend(put(start, message, EVENING).outbox, EVENING)!
  const answer = { device: 't1', sent: envelope.sent, now: EVENING, answers: [] }
  expect(answered(outbox, { ...answer, next: 4 }, EVENING).jam).toMatch(/waits for number 4/)
  expect(answered(outbox, { ...answer, next: 9 }, EVENING).jam).toMatch(/at number 8 already/)
  expect(answered(outbox, { ...answer, next: 6, why: 'other message', says: 'another' }, EVENING)).toMatchObject({
    jam: 'another',
    waiting: [{}],
  })
  expect(answered(outbox, { ...answer, next: 6 }, EVENING)).toMatchObject({ first: 6, waiting: [] })
})

test('waiting grows between attempts, up to ten seconds', async () => {
  const clock = manualClock(EVENING)
  const device = deviceOf({
    device: 't1',
    secret: key,
    post: async () => Promise.reject(new Error('no link')),
    now: clock.now,
    jitter: () => 0,
  })
  const waits: number[] = []
  for (let n = 0; n < 8; n++) {
    await device.exchange()
    waits.push(device.outbox().retryAt - clock.now())
    clock.set(device.outbox().retryAt)
  }
  expect(waits).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000])
})

test('what is kept in a file is there after a power cut', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gamekeeper-device-'))
  const keep = fileKeep(join(folder, 't1.json'))
  expect(keep.read()).toBeUndefined()
  const made = () =>
    deviceOf({ device: 't1', secret: key, post: () => new Promise(() => undefined), now: () => EVENING, keep })
  made().put({ do: 'EndRound', table: '1' })
  expect(made().outbox().waiting).toEqual([{ at: EVENING, order: { do: 'EndRound', table: '1' } }])
  rmSync(folder, { recursive: true, force: true })
})
