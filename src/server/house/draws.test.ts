import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { done, PROPERTY } from '../../../tests/house.ts'
import { isRefusal } from '../../base/refusal.ts'
import { redo, redoList } from '../../engine/drawings/draw/redo.ts'
import { sentence } from '../../words/sentence.ts'
import { askLine, fromLine } from '../desks/drawparts.ts'
import { demoWitness } from '../upkeep/drawwitness.ts'
import { manualClock } from './clock.ts'
import { drawRecords, openDraw, revealDraw, type Secrets, secretsIn } from './draws.ts'
import { type House, openHouse } from './kernel.ts'

const folder = mkdtempSync(join(tmpdir(), 'gamekeeper-draws-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const ENTRIES = ['ana', 'ben', 'cho', 'dee'].map((id) => ({ id, weight: 1n }))
const HOW = { winners: 1, standby: 1, replacement: false }
const CONTRIBUTION = [{ kind: 'digits' as const, digits: '4711093' }]

const clock = manualClock(Date.parse('2026-03-06T20:00:00-08:00'))
const newHouse = async () => {
  const house = await openHouse({ memory: true, clock, create: PROPERTY })
  const { fingerprint } = line
  await done(
    house.submit(
      { do: 'AcceptWitness', name: 'the witness', fingerprint, second: 'surveillance' },
      { by: 'compliance' },
    ),
  )
  return house
}
const line = demoWitness()
const part = fromLine(line)
const revealed = async (house: House, secrets: Secrets, draw: number) => {
  const brought = await askLine(line, house.state.draws.pending.find(({ opened }) => opened.draw === draw)!)
  if (isRefusal(brought)) throw new Error(sentence(brought))
  return revealDraw(house, secrets, draw, { by: '1' }, brought)
}

test('a draw of a running house: bound, contributed to, revealed, and redone by a stranger from the published record', async () => {
  const house = await newHouse()
  const secrets = secretsIn(join(folder, 'one'))
  const opening = { purpose: 'bay-101/test/2026-03-06', own: ENTRIES, how: HOW }
  await done(openDraw(house, secrets, opening, { by: '1' }, part))

  const [open] = await drawRecords(house.store)
  expect(open?.entries).toBeNull()
  const { secretDigest } = house.state.draws.pending[0]!.opened
  const secret = secrets.find(secretDigest)!
  for await (const lines of house.store.lines()) for (const { text } of lines) expect(text).not.toContain(secret)

  const early = await revealDraw(house, secrets, 1, { by: '1' })
  expect(isRefusal(early) && early.reasons[0]?.says).toBe('draw 1 is still waiting for its contribution')
  await done(house.submit({ do: 'ContributeToDraw', draw: 1, contribution: CONTRIBUTION }, { by: '2' }))
  await done(revealed(house, secrets, 1))

  const [record] = await drawRecords(house.store)
  expect(redo(record!, open!.opening.digest).agrees).toBe(true)
  await house.close()
})

test('who draws twice for one purpose says why, and the list shows it to a stranger', async () => {
  const house = await newHouse()
  const secrets = secretsIn(join(folder, 'two'))
  const opening = { purpose: 'bay-101/test/2026-03-06', own: ENTRIES, how: HOW }
  for (const again of [undefined, 'the winner was a friend of nobody']) {
    const draw = house.state.draws.count + 1
    await done(openDraw(house, secrets, { ...opening, ...(again === undefined ? {} : { again }) }, { by: '1' }, part))
    await done(house.submit({ do: 'ContributeToDraw', draw, contribution: CONTRIBUTION }, { by: '2' }))
    await done(revealed(house, secrets, draw))
    if (again !== undefined) continue
    const quietly = await openDraw(house, secrets, opening, { by: '1' }, part)
    expect(isRefusal(quietly)).toBe(true)
  }
  const records = await drawRecords(house.store)
  expect(redoList(records).agrees).toBe(false)
  expect(redoList(records.slice(1)).agrees).toBe(false)
  await house.close()
})

test('a lost secret leaves nothing but to abandon the draw in view of everybody', async () => {
  const house = await newHouse()
  const opening = { purpose: 'bay-101/test/2026-03-06', own: ENTRIES, how: HOW }
  await done(openDraw(house, secretsIn(join(folder, 'three')), opening, { by: '1' }, part))
  await done(house.submit({ do: 'ContributeToDraw', draw: 1, contribution: CONTRIBUTION }, { by: '2' }))
  const lost = await revealDraw(house, secretsIn(join(folder, 'elsewhere')), 1, { by: '1' })
  expect(isRefusal(lost) && lost.reasons[0]?.id).toBe('secret lost')
  const abandon = { do: 'AbandonDraw', draw: 1, reason: 'the disk with the secret broke', second: '2' } as const
  const early = await house.submit(abandon, { by: '1' })
  expect(isRefusal(early) && early.reasons[0]?.id).toBe('too early to call off')
  clock.advance(10 * 60_000)
  await done(house.submit(abandon, { by: '1' }))
  expect((await drawRecords(house.store))[0]?.abandoned?.reason).toBe('the disk with the secret broke')
  await house.close()
})
