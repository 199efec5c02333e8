/** A pick at the desk, through the door: sealed, the room's digits, revealed, called; and a stranger redoes it. */
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { done } from '../../../tests/house.ts'
import { proofOf, visitor } from '../../../tests/visitor.ts'
import type { DrawRecord } from '../../engine/drawings/draw/draw-record.ts'
import type { ForDraw } from '../../engine/drawings/draw/outside.ts'
import { redo } from '../../engine/drawings/draw/redo.ts'
import { eligibleNow } from '../../engine/drawings/urns.ts'
import { runningOf } from '../../engine/offerings/running.ts'
import { type Api, apiOf } from '../api/api.ts'
import { DEMO_STAFF, registerDemoStaff } from '../demo/people.ts'
import { openDemoHouse } from '../demo/setup.ts'
import { memoryRegister } from '../door/register.ts'
import { manualClock } from '../house/clock.ts'
import { PROOFS } from '../house/drawproofs.ts'
import type { DrawList } from '../house/drawrecords.ts'
import { drawRecords } from '../house/draws.ts'
import type { House } from '../house/kernel.ts'
import { drawWitnessIn } from '../upkeep/drawwitness.ts'
import { askedOf } from './drawparts.ts'

const HI_LO = 'saratoga/hi-lo-progressive'
const clock = manualClock(Date.parse('2026-03-11T03:00:00Z'))
let house: House
let api: Api
beforeAll(async () => {
  house = await openDemoHouse({ memory: true }, clock)
  api = apiOf({ house, register: await registerDemoStaff(memoryRegister()), demo: DEMO_STAFF })
})
afterAll(async () => {
  api.live.close()
  await house.close()
})

const at = async (place: 'games' | 'cage', who: string) => {
  const browser = visitor(api.app)
  await browser.enter(place, who)
  return (path: string, body: unknown) => browser.post(path, body, place)
}
/** Without a badge, as from a phone in the room. */
const stranger = async <Body>(path: string): Promise<Body> => (await (await api.app.request(path)).json()) as Body
const second = proofOf('22')
const other = proofOf('71')
const digits = { contribution: [{ kind: 'digits', digits: '471108' }], second }

test('only whoever runs drawings holds one', async () => {
  const cage = await at('cage', '31')
  expect((await cage('/drawings/seal', { activity: HI_LO })).status).toBe(403)
  expect(house.state.draws.count).toBe(0)
})

test('nothing is revealed without the room; with it the winner is called at once, and the record can be redone', async () => {
  const desk = await at('games', '21')
  expect((await desk('/drawings/seal', { activity: 'nobody/knows-it' })).status).toBe(404)
  expect((await desk('/drawings/seal', { activity: HI_LO })).status).toBe(200)
  const noted = house.state.draws.pending[0]!.opened.digest
  // Members who are under age or work for a maker are no entries.
  expect(house.state.draws.pending[0]!.opened.entries).toBe(house.state.inserted.size - 2)
  expect((await desk('/drawings/seal', { activity: HI_LO })).status).toBe(409)
  expect((await desk('/drawings/1/reveal', { second })).status).toBe(409)
  // It takes another person, who may.
  const alone = { contribution: digits.contribution }
  expect((await desk('/drawings/1/reveal', alone)).status).toBe(403)
  expect((await desk('/drawings/1/reveal', { ...alone, second: proofOf('21') })).status).toBe(403)
  expect((await desk('/drawings/1/reveal', { ...alone, second: proofOf('41') })).status).toBe(403)
  const few = { contribution: [{ kind: 'digits', digits: '47' }], second }
  expect((await desk('/drawings/1/reveal', few)).status).toBe(409)
  expect((await desk('/drawings/1/reveal', { contribution: [{ kind: 'dice', faces: [7] }] })).status).toBe(400)
  expect(house.state.callups.size).toBe(0)
  // Anybody sees what the house is bound to, and nobody the list or the secret.
  const open = await stranger<DrawRecord>('/drawings/1')
  expect([open.opening.digest, open.entries, open.reveal]).toEqual([noted, null, null])
  expect((await desk('/drawings/1/reveal', digits)).status).toBe(200)
  const [called] = [...house.state.callups.values()]
  expect(called).toMatchObject({ draw: 1, status: 'called', until: clock.now() + 5 * 60_000 })
  const record = await stranger<DrawRecord>('/drawings/1')
  expect(record).toEqual((await drawRecords(house.store))[0])
  const redone = redo(record, noted)
  expect([redone.agrees, redone.faults, redone.winners]).toEqual([true, [], [called!.person]])
})

test('a draw can be given up in view of everybody; the hour is then drawn for again with the reason', async () => {
  clock.advance(60 * 60_000)
  await house.tick()
  const desk = await at('games', '21')
  expect((await desk('/drawings/seal', { activity: HI_LO })).status).toBe(200)
  expect((await desk('/drawings/2/abandon', { reason: '' })).status).toBe(400)
  const fell = { reason: 'the dice fell on the floor' }
  // Nobody alone, not with somebody of the floor, and not with somebody who may not.
  expect((await desk('/drawings/2/abandon', fell)).status).toBe(403)
  expect((await desk('/drawings/2/abandon', { ...fell, second: proofOf('22') })).status).toBe(409)
  expect((await desk('/drawings/2/abandon', { ...fell, second: proofOf('41') })).status).toBe(403)
  expect((await desk('/drawings/2/abandon', { ...fell, second: other })).status).toBe(200)
  expect((await desk('/drawings/seal', { activity: HI_LO })).status).toBe(409)
  expect((await desk('/drawings/seal', { activity: HI_LO, again: 'given up before' })).status).toBe(200)
  expect((await desk('/drawings/3/reveal', digits)).status).toBe(200)
  expect((await drawRecords(house.store)).map((record) => redo(record).stage)).toEqual([
    'revealed',
    'abandoned',
    'revealed',
  ])
  const { last, draws } = await stranger<DrawList>('/drawings')
  expect([last, draws.map(({ draw, stage }) => `${draw} ${stage}`)]).toEqual([
    3,
    ['3 revealed', '2 abandoned', '1 revealed'],
  ])
  const abandoned = await stranger<DrawRecord>('/drawings/2')
  expect(abandoned.abandoned?.reason).toBe('the dice fell on the floor')
  for (const nobody of ['4', '0', '01', 'x', '1e1', '99999999999'])
    expect((await api.app.request(`/drawings/${nobody}`)).status).toBe(404)
})

test('an hour that was never drawn for is not drawn for after it; one that nobody came to is', async () => {
  const desk = await at('games', '21')
  const late = { activity: HI_LO, drawing: '2026-03-10T19:00', again: 'nobody came' }
  const answer = await desk('/drawings/seal', late)
  expect([answer.status, JSON.stringify(answer.body)]).toEqual([409, expect.stringMatching(/cannot be drawn again/)])
  expect((await desk('/drawings/seal', { ...late, drawing: '20:00' })).status).toBe(400)
  // Whoever was called at eight did not come, and nine o'clock has struck.
  expect((await desk('/drawings/seal', { ...late, drawing: '2026-03-10T20:00' })).status).toBe(200)
  expect(house.state.draws.pending[0]!.opened.purpose).toBe(`${HI_LO}/2026-03-10/20:00`)
  expect((await desk('/drawings/4/abandon', { reason: 'only a test', second: other })).status).toBe(200)
})

test('steps of the game are read like cards are written; another game’s step and a card of no deck are refused', async () => {
  const desk = await at('games', '21')
  const callup = [...house.state.callups.values()].at(-1)!.callup
  const step = (action: object) => desk('/orders', { order: { do: 'StepGame', callup, action } })
  expect((await desk('/orders', { order: { do: 'ReportIn', callup } })).status).toBe(200)
  expect((await step({ do: 'keep' })).status).toBe(409)
  expect((await step({ do: 'turn', card: '6c' })).status).toBe(409)
  expect((await step({ do: 'shuffle' })).status).toBe(200)
  expect((await step({ do: 'cut' })).status).toBe(200)
  expect((await step({ do: 'turn', card: '6x' })).status).toBe(400)
  expect((await step({ do: 'turn', card: '6c 7c' })).status).toBe(400)
  expect((await step({ do: 'turn', card: '6c' })).status).toBe(200)
  expect(house.state.callups.get(callup)?.play).toMatchObject({ phase: 'to call', cards: [16] })
})

test('a machine that nobody enrolled enters nobody; compliance enrols it with a second person', async () => {
  const feed = { by: 'device:slots' }
  const there = () => runningOf(house.state, HI_LO)!
  const entered = () => eligibleNow(house.state, there(), house.now()).entries.map(({ id }) => id)
  await done(house.submit({ do: 'InsertCard', machine: 'M-999', person: '2099' }, feed))
  expect(entered()).not.toContain('2099')
  const enrol = { order: { do: 'EnrolMachines', machines: ['M-999'] } }
  const desk = await at('games', '71')
  expect((await desk('/orders', enrol)).status).toBe(403)
  expect((await desk('/orders', { ...enrol, second: proofOf('72') })).status).toBe(403)
  expect((await desk('/orders', { ...enrol, second: proofOf('82') })).status).toBe(200)
  expect(entered()).toContain('2099')
})

test('a card by hand takes a second person of another department and a reason, and the next draw shows it first', async () => {
  let desk = await at('games', '21')
  const order = { do: 'InsertCard', machine: 'M-101', person: '2098' }
  const why = { ...order, reason: 'the reader does not work' }
  expect((await desk('/orders', { order })).status).toBe(403)
  expect((await desk('/orders', { order: why, second: proofOf('22') })).status).toBe(409)
  expect((await desk('/orders', { order, second: other })).status).toBe(409)
  expect((await desk('/orders', { order: { ...why, reason: 'two\nlines' }, second: other })).status).toBe(400)
  expect((await desk('/orders', { order: why, second: other })).status).toBe(200)
  clock.advance(60 * 60_000)
  await house.tick()
  desk = await at('games', '21')
  expect((await desk('/drawings/seal', { activity: HI_LO })).status).toBe(200)
  const { draw, marks } = house.state.draws.pending[0]!.opened
  expect(marks).toMatchObject([{ what: 'card put in by hand', id: '2098', by: '21', second: '71' }])
  expect((await desk(`/drawings/${draw}/reveal`, digits)).status).toBe(200)
  const record = await stranger<DrawRecord>(`/drawings/${draw}`)
  expect(record.entries?.find(({ id }) => id === '2098')?.source).toBe('21 with 71 M-101')
  expect(redo(record, undefined, undefined, PROOFS).marks[0]).toMatch(/^card put in by hand: 2098 at M-101/)

  // The winner is passed over with time left: the record that was published before says so from now on.
  const callup = [...house.state.callups.values()].at(-1)!
  const pass = { do: 'PassOver', callup: callup.callup, reason: 'has left the house' }
  expect((await desk('/orders', { order: pass })).status).toBe(403)
  expect((await desk('/orders', { order: pass, second: other })).status).toBe(200)
  const after = redo(await stranger<DrawRecord>(`/drawings/${draw}`), undefined, undefined, PROOFS)
  expect([after.agrees, after.marks.at(-1)]).toEqual([
    true,
    expect.stringMatching(/^passed over before the clock ended: \d+, .* by 21 with 71: has left the house$/),
  ])
})

test('a witness who is asked by file commits, the room speaks, and the file with its value reveals the draw', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gamekeeper-byfile-'))
  const witness = drawWitnessIn(folder, generateKeyPairSync('ed25519').privateKey, () => undefined)
  const desk = await at('games', '21')
  const again = 'the person picked before has left'
  const seal = (file: object) =>
    desk('/drawings/seal', { activity: HI_LO, again, outside: { kind: 'file', file: JSON.stringify(file) } })
  const asked = (await desk('/drawings/prepare', { activity: HI_LO })).body as unknown as ForDraw
  expect(asked.draw).toBe(house.state.draws.count + 1)
  const committed = witness.commit(asked)
  // Nobody has accepted this witness yet: an operator cannot bring one of their own.
  expect((await seal(committed)).status).toBe(409)
  const accept = { order: { do: 'AcceptWitness', name: 'a sister house', fingerprint: witness.fingerprint } }
  const compliance = await at('games', '71')
  expect((await compliance('/orders', { ...accept, second: proofOf('82') })).status).toBe(200)
  expect((await seal({ ...committed, signature: '0'.repeat(128) })).status).toBe(409)
  expect((await seal(witness.commit({ ...asked, draw: 99 }))).status).toBe(409)
  expect((await seal(committed)).status).toBe(200)
  const { draw } = asked
  // The room has spoken: nothing is revealed before the file is there.
  expect((await desk(`/drawings/${draw}/reveal`, digits)).status).toBe(200)
  expect(house.state.draws.pending).toHaveLength(1)
  const request = askedOf(house.state.draws.pending[0]!)!
  const bring = (file: object) => desk(`/drawings/${draw}/bring`, { files: [JSON.stringify(file)] })
  expect((await bring({ witness: 'reveals' })).status).toBe(409)
  expect((await desk(`/drawings/${draw}/abandon`, { reason: 'not the one we wanted', second: other })).status).toBe(409)
  expect((await bring(witness.reveal(request))).status).toBe(200)
  const record = await stranger<DrawRecord>(`/drawings/${draw}`)
  expect(redo(record, undefined, undefined, PROOFS)).toMatchObject({ agrees: true, stage: 'revealed' })
  rmSync(folder, { recursive: true, force: true })
})
