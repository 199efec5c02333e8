/** Two blind counts: sealed in the journal, compared after a restart, both figures kept where they differ. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cents, dollars, parseMoney } from '../../base/money.ts'
import { isRefusal } from '../../base/refusal.ts'
import type { Order } from '../../engine/mechanisms.ts'
import { ruleOf } from '../../engine/offerings/running.ts'
import { demoOfferings } from '../demo/setup.ts'
import { boxesView, countsView } from '../desks/countroom.ts'
import { blindCounts } from './blindcounts.ts'
import { ruleText } from './catalogue.ts'
import { manualClock } from './clock.ts'
import { type House, openHouse } from './kernel.ts'
import { type Seal, sealOf } from './seal.ts'

const SEVENS = 'bay-101/blazing-7s'
const [AMARA, TOMAS, INES] = ['41', '42', '51'] as const
const clock = manualClock(Date.parse('2026-03-11T03:00:00Z'))
const KEY = new Uint8Array(32).fill(7)

let folder: string
let house: House
const open = () =>
  openHouse({
    folder,
    clock,
    create: { property: 'Test', zone: 'America/Los_Angeles', dayStart: '06:00', chip: dollars(1), by: '71' },
  })
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gamekeeper-counts-'))
  house = await open()
  const rules = ruleText(SEVENS)!
  const { text } = demoOfferings().find(({ activity }) => activity === SEVENS)!
  const steps: [Order, string][] = [
    [{ do: 'SetTable', table: '1', game: 'no-bust-21', seats: 7, decks: 6 }, '21'],
    [{ do: 'AcceptRules', text: rules, document: 'd', clauses: Object.keys(ruleOf(rules).clauses) }, '71'],
    [{ do: 'DraftOffering', text }, '61'],
    [{ do: 'ApproveOffering', activity: SEVENS, version: 1 }, '71'],
    [{ do: 'PostOffering', activity: SEVENS, places: ['board'] }, '71'],
  ]
  for (const [order, by] of steps) {
    const outcome = await house.submit(order, { by })
    if (isRefusal(outcome)) throw new Error(`${order.do}: ${outcome.reasons[0]?.says}`)
  }
})
afterEach(async () => {
  await house.close()
  rmSync(folder, { recursive: true, force: true })
})

const count = (seal: Seal, by: string, amount: string, more = {}) =>
  blindCounts(house, seal).count({
    table: '1',
    shift: 'day',
    counted: { [SEVENS]: cents(BigInt(amount)) },
    by,
    ...more,
  })
const text = async (): Promise<string> => {
  const written: string[] = []
  for await (const lines of house.store.lines()) written.push(...lines.map((line) => line.text))
  return written.join('\n')
}
const boxes = async () => (await countsView(house, blindCounts(house))).done

describe('the first count', () => {
  test('lies sealed over a restart; nobody reads it, and the second is held against it', async () => {
    expect(await count(sealOf(KEY), AMARA, '731234')).toEqual({ sealed: true, table: '1' })
    expect(await text()).not.toContain('731234')
    await house.close()
    house = await open()
    expect(blindCounts(house).waiting('1')).toEqual({ by: AMARA, shift: 'day' })
    expect(await count(sealOf(KEY), AMARA, '731234')).toMatchObject({
      reasons: [{ id: 'first count is your own' }],
    })
    const outcome = await count(sealOf(KEY), TOMAS, '731234')
    expect(isRefusal(outcome as never)).toBe(false)
    expect(await boxes()).toMatchObject([{ table: '1', shift: 'day', by: [AMARA, TOMAS], total: '$7,312.34' }])
    expect(house.state.sealed.size).toBe(0)
  })

  test('under a key that is gone is no count: the next one is the first', async () => {
    await count(sealOf(KEY), AMARA, '700')
    expect(await count(sealOf(new Uint8Array(32).fill(8)), TOMAS, '700')).toEqual({ sealed: true, table: '1' })
    expect(house.state.sealed.get('1')?.by).toBe(TOMAS)
    expect(await boxes()).toEqual([])
  })

  test('is withdrawn by whoever made it, and by nobody else', async () => {
    await count(sealOf(KEY), AMARA, '700')
    const counts = blindCounts(house, sealOf(KEY))
    expect(await counts.forget('1', TOMAS)).toMatchObject({
      reasons: [{ says: expect.stringContaining('somebody else') }],
    })
    expect(await counts.forget('1', AMARA)).toBeUndefined()
    expect(house.state.sealed.size).toBe(0)
  })

  test('of the shift that it named; two seconds at once book one box', async () => {
    await count(sealOf(KEY), AMARA, '700', { shift: 'swing' })
    const counts = blindCounts(house, sealOf(KEY))
    const call = { table: '1', shift: 'day', counted: { [SEVENS]: dollars(7) } }
    await Promise.all([counts.count({ ...call, by: TOMAS }), counts.count({ ...call, by: INES })])
    expect(await boxes()).toMatchObject([{ shift: 'swing', by: [AMARA, TOMAS] }])
    // The other one has become a first count itself.
    expect(house.state.sealed.get('1')?.by).toBe(INES)
  })
})

test('two that differ book nothing; both figures are kept and told once the box is booked', async () => {
  const seal = sealOf(KEY)
  await count(seal, AMARA, '700')
  expect(await count(seal, TOMAS, '800')).toEqual({ differs: [SEVENS], table: '1' })
  expect(await boxes()).toEqual([])
  await count(seal, TOMAS, '700')
  await count(seal, AMARA, '700')
  const [box] = await boxes()
  expect(box?.recounts).toMatchObject([{ by: [AMARA, TOMAS], figures: [{ first: '$7.00', again: '$8.00' }] }])
  // Nothing was sensed at this table: all of it is a variance.
  expect(box?.lines).toMatchObject([{ counted: '$7.00', recorded: '$0.00', variance: '+$7.00' }])
})

test('a correction takes two again and keeps the old figure', async () => {
  const seal = sealOf(KEY)
  await count(seal, AMARA, '700')
  await count(seal, TOMAS, '700')
  const [wrong] = await boxes()
  expect(wrong?.mayCorrect).toBe(true)
  await count(seal, AMARA, '900', { corrects: wrong?.box })
  // What the first count corrects, the second does too, whatever its form says.
  await count(seal, TOMAS, '900')
  expect(await boxes()).toMatchObject([
    { total: '$9.00', corrects: wrong?.box, mayCorrect: true },
    { total: '$7.00', corrected: expect.any(String), mayCorrect: false },
  ])
})

test('counted by two on paper and typed in by a third: all three stay', async () => {
  const call = { table: '1', shift: 'day', counted: { [SEVENS]: dollars(7) } }
  const written = { ...call, counters: [AMARA, TOMAS] as [string, string], at: house.now().local.slice(0, 16) }
  const counts = blindCounts(house)
  expect(await counts.fromPaper({ ...written, by: TOMAS })).toMatchObject({
    reasons: [{ id: 'typist has counted' }],
  })
  expect(await counts.fromPaper({ ...written, by: INES })).toMatchObject({
    events: [{ type: 'PaperHeld', slip: 'P1', waits: [AMARA, TOMAS], typedBy: INES }],
  })
  expect(await boxes()).toEqual([])
  await confirm('P1', AMARA)
  expect(await boxes()).toEqual([])
  await confirm('P1', TOMAS)
  expect(await boxes()).toMatchObject([{ by: [AMARA, TOMAS], typedBy: INES, total: '$7.00' }])
})

const confirm = (slip: string, by: string) => house.submit({ do: 'ConfirmPaper', slip }, { by })

describe('a search', () => {
  const paper = async (shift: string, amount: bigint, counters: [string, string] = [AMARA, TOMAS], more = {}) => {
    await blindCounts(house).fromPaper({
      table: '1',
      shift,
      counted: { [SEVENS]: cents(amount) },
      counters,
      at: house.now().local.slice(0, 16),
      by: INES,
      ...more,
    })
    for (const by of counters) await confirm(`P${house.state.slipsSoFar}`, by)
  }
  const found = (asked: Parameters<typeof boxesView>[1]) => boxesView(house, asked)

  test('finds counts of any day by shift, days, counter and variance; a corrected one does not count', async () => {
    clock.set(Date.parse('2026-03-11T03:00:00Z'))
    await paper('day', 700n)
    await paper('swing', 0n, [TOMAS, AMARA])
    const [wrong] = await boxes()
    clock.set(Date.parse('2026-03-11T12:59:00Z'))
    await paper('grave', 500n, [AMARA, '43'])
    // Six in the morning: the next business day.
    clock.set(Date.parse('2026-03-11T13:00:00Z'))
    await paper('day', 300n)
    await paper('swing', 100n, [AMARA, TOMAS], { corrects: wrong?.box })
    const totals = async (asked: Parameters<typeof boxesView>[1]) => {
      const { boxes: n, counted, found: list } = await found(asked)
      return [n, counted, list.length]
    }
    expect(await totals({})).toEqual([4, '$16.00', 5])
    expect(await totals({ shift: 'day' })).toEqual([2, '$10.00', 2])
    expect(await totals({ from: '2026-03-10', to: '2026-03-10' })).toEqual([2, '$12.00', 3])
    expect(await totals({ from: '2026-03-11' })).toEqual([2, '$4.00', 2])
    expect(await totals({ by: '43' })).toEqual([1, '$5.00', 1])
    expect(await totals({ by: '4' })).toEqual([0, '$0.00', 0])
    expect(await totals({ table: '2' })).toEqual([0, '$0.00', 0])
    // Nothing was sensed here, so all but the box with nothing in it differ.
    expect(await totals({ hasVariance: true })).toEqual([4, '$16.00', 4])
    expect((await found({})).variance).toBe('+$16.00')
    // The page of the day shows that day; the closed ones are only found.
    expect((await boxes()).length).toBe(5)
    await house.submit({ do: 'CloseDay', day: '2026-03-10' }, { by: INES })
    expect((await boxes()).map(({ shift }) => shift)).toEqual(['swing', 'day'])
  })

  test('goes on where the page ends, and nothing is left out', async () => {
    for (let n = 1; n <= 103; n++) await paper('day', BigInt(n))
    const first = await found({})
    expect([first.found.length, first.boxes, first.counted]).toEqual([100, 103, '$53.56'])
    const { before } = first
    const rest = await found({ before })
    expect(rest.before).toBeUndefined()
    expect([...first.found, ...rest.found].map(({ total }) => parseMoney(total))).toEqual(
      Array.from({ length: 103 }, (_, index) => BigInt(103 - index)),
    )
    expect((await found({ isWhole: true })).found.length).toBe(103)
  })
})
