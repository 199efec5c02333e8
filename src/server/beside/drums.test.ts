/** A large drum is prepared beside the writer: what is recorded is what it would have been without, and nobody is lost meanwhile. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { done, PROPERTY } from '../../../tests/house.ts'
import { isRefusal } from '../../base/refusal.ts'
import { contributionText } from '../../engine/drawings/draw/contribution.ts'
import { drumOf, type Entry, entriesIn, seal } from '../../engine/drawings/draw/drum.ts'
import { redo } from '../../engine/drawings/draw/redo.ts'
import { select } from '../../engine/drawings/draw/selection.ts'
import { purposeOf } from '../../engine/drawings/purpose.ts'
import { eligibleNow } from '../../engine/drawings/urns.ts'
import { drawingAt } from '../../engine/offerings/drawingtimes.ts'
import { runningOf } from '../../engine/offerings/running.ts'
import { canonical } from '../../journal/canonical.ts'
import { parseEntry } from '../../journal/line.ts'
import { sentence } from '../../words/sentence.ts'
import { openDemoHouse } from '../demo/setup.ts'
import { askLine, fromLine } from '../desks/drawparts.ts'
import { memorySecrets } from '../desks/drawroutes.ts'
import { manualClock } from '../house/clock.ts'
import { drawRecords, openDraw, revealDraw } from '../house/draws.ts'
import { type House, openHouse } from '../house/kernel.ts'
import { reperform } from '../house/reperform.ts'
import { demoWitness } from '../upkeep/drawwitness.ts'
import { isLarge } from './drums.ts'

const COUNT = 4_000
const HOW = { winners: 3, standby: 2, replacement: false }
const CONTRIBUTION = [{ kind: 'digits' as const, digits: '471109381512' }]
const line = demoWitness()
const secrets = memorySecrets()

const list = (): Entry[] =>
  Array.from({ length: COUNT }, (_, n) => ({
    id: `e"${(n * 7919) % COUNT}`,
    weight: BigInt(n % 5),
    source: `slots ${n}`,
  }))
const opening = (own: readonly Entry[] = list()) => ({ purpose: 'bay-101/test/2026-03-06', own, how: HOW })

async function newHouse(): Promise<House> {
  const clock = manualClock(Date.parse('2026-03-06T20:00:00-08:00'))
  const house = await openHouse({ memory: true, clock, create: PROPERTY })
  const { fingerprint } = line
  await done(house.submit({ do: 'AcceptWitness', name: 'the witness', fingerprint, second: '5' }, { by: '1' }))
  return house
}

async function textAt(house: House, seq: number): Promise<string> {
  for await (const [one] of house.store.lines({ after: seq - 1, until: seq })) return one?.text ?? ''
  return ''
}

test('prepared or not, the same lines, the same winners, and a record that a stranger redoes', async () => {
  const house = await newHouse()
  expect(isLarge(list())).toBe(true)
  const opened = await done(openDraw(house, secrets, opening(), { by: '1' }, fromLine(line)))
  const { secretDigest, entriesDigest } = house.state.draws.pending[0]!.opened
  await done(house.submit({ do: 'ContributeToDraw', draw: 1, contribution: CONTRIBUTION }, { by: '2' }))
  const brought = await askLine(line, house.state.draws.pending[0]!)
  if (isRefusal(brought)) throw new Error(sentence(brought))
  const revealed = await done(revealDraw(house, secrets, 1, { by: '1' }, brought))

  // Lists that nobody has prepared anything of.
  expect(entriesDigest).toBe(seal(list()))
  const secret = secrets.find(secretDigest)!
  const text = contributionText(CONTRIBUTION)
  expect(revealed.events).toMatchObject([select(secret, text, 1, entriesDigest, list(), HOW, brought?.value)])
  // The list stands in the journal once: in the event of the opening. The order names it by its digest.
  const lines = await Promise.all([opened.seq, revealed.seq].map((seq) => textAt(house, seq)))
  for (const written of lines) expect(canonical(JSON.parse(written)) === written).toBe(true)
  const [first, second] = lines.map((written) => parseEntry(written))
  expect(first!.order).toMatchObject({ do: 'OpenDraw', v: 2, own: entriesDigest })
  expect(first!.events).toMatchObject([{ type: 'DrawOpened', v: 2, list: drumOf(list()).list }])
  expect(entriesIn(drumOf(list()).list)).toEqual(list().toSorted((a, b) => (a.id < b.id ? -1 : 1)))
  expect(second!.order).toMatchObject({ do: 'RevealDraw', v: 2 })
  expect(lines.join().split('slots 777\\n')).toHaveLength(2)
  const [record] = await drawRecords(house.store)
  expect(redo(record!)).toMatchObject({ agrees: true, winners: (revealed.events[0] as { winners: unknown }).winners })
  expect(await house.recount(async () => undefined)).toBeUndefined()
  const again = await reperform(house.store)
  expect(again.differences).toEqual([])
  await house.close()
})

test('two who seal at once: one draw', async () => {
  const house = await newHouse()
  const outcomes = await Promise.all(
    [opening(), opening()].map((one) => openDraw(house, secrets, one, { by: '1' }, fromLine(line))),
  )
  const refusals = outcomes.filter(isRefusal)
  expect(refusals.map(({ reasons }) => reasons[0]?.id)).toEqual(['draw is open'])
  expect(house.state.draws.count).toBe(1)
  await house.close()
})

test('a list that cannot be sealed is refused with what is wrong with it', async () => {
  const house = await newHouse()
  const outcome = await openDraw(house, secrets, opening([...list(), list()[7]!]), { by: '1' }, fromLine(line))
  expect(isRefusal(outcome) && outcome.reasons.map(({ id }) => id)).toEqual(['entry twice'])
  await house.close()
})

const HI_LO = 'saratoga/hi-lo-progressive'

/** A floor in the hour of a drawing, with more cards than are sealed in one breath. */
async function floor() {
  const clock = manualClock(Date.parse('2026-03-11T03:00:00Z'))
  const house = await openDemoHouse({ memory: true }, clock)
  const machines = Array.from({ length: 1_200 }, (_, n) => `X-${n}`)
  for (let n = 0; n < machines.length; n += 400)
    await done(house.submit({ do: 'EnrolMachines', machines: machines.slice(n, n + 400), second: '82' }, { by: '71' }))
  const insert = (n: number) =>
    done(house.submit({ do: 'InsertCard', machine: `X-${n}`, person: `${5_000 + n}` }, { by: 'device:slots' }))
  await Promise.all(Array.from({ length: 1_100 }, (_, n) => insert(n)))
  const running = runningOf(house.state, HI_LO)!
  const drawing = drawingAt(running.offering.drawings ?? [], house.now().local)
  const purpose = purposeOf(HI_LO, drawing)
  /** `meanwhile` happens after the list was made and before it is sealed. */
  const sealing = (meanwhile: (time: number) => unknown) => {
    let times = 0
    const among = () => {
      const found = eligibleNow(house.state, running, house.now(), drawing).entries
      times += 1
      const time = times
      void Promise.resolve().then(() => meanwhile(time))
      return found
    }
    const how = { winners: 1, standby: 0, replacement: false }
    return openDraw(house, secrets, { purpose, among, how }, { by: '21' }, fromLine(line))
  }
  return { house, insert, sealing }
}

test('whoever comes while the drum is prepared is in it', async () => {
  const { house, insert, sealing } = await floor()
  const { seq } = await done(sealing((time) => (time === 1 ? insert(1_150) : undefined)))
  const { order } = parseEntry(await textAt(house, seq))
  expect(Object.keys(order as object).sort()).toEqual(['do', 'how', 'outside', 'purpose', 'secretDigest', 'v'])
  const { opened, list: sealed } = house.state.draws.pending[0]!
  const ids = entriesIn(sealed).map(({ id }) => id)
  expect(ids).toContain('6150')
  expect([opened.entries, opened.entriesDigest]).toEqual([ids.length, seal(entriesIn(sealed))])
  expect((await reperform(house.store)).differences).toEqual([])
  await house.close()
})

test('a house that is started again between opening and reveal finds the same list', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gamekeeper-drums-'))
  const clock = manualClock(Date.parse('2026-03-06T20:00:00-08:00'))
  const start = () => openHouse({ folder, clock, create: PROPERTY })
  let house = await start()
  const { fingerprint } = line
  await done(house.submit({ do: 'AcceptWitness', name: 'the witness', fingerprint, second: '5' }, { by: '1' }))
  await done(openDraw(house, secrets, opening(), { by: '1' }, fromLine(line)))
  await done(house.submit({ do: 'ContributeToDraw', draw: 1, contribution: CONTRIBUTION }, { by: '2' }))
  const before = house.state.draws
  // First out of the snapshot of its end, then out of the lines alone.
  for (const isSnapshot of [true, false]) {
    await house.close()
    if (!isSnapshot) rmSync(join(folder, 'snapshot'))
    house = await start()
    expect(house.start.why === 'snapshot').toBe(isSnapshot)
    expect(house.state.draws).toEqual(before)
  }
  const brought = await askLine(line, house.state.draws.pending[0]!)
  if (isRefusal(brought)) throw new Error(sentence(brought))
  const { events } = await done(revealDraw(house, secrets, 1, { by: '1' }, brought))
  const { secretDigest, entriesDigest } = before.pending[0]!.opened
  const secret = secrets.find(secretDigest)!
  const text = contributionText(CONTRIBUTION)
  expect(events).toMatchObject([select(secret, text, 1, entriesDigest, list(), HOW, brought?.value)])
  await house.close()
  rmSync(folder, { recursive: true })
})
