import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { BAD_BEAT, done, openTable, PROPERTY, postBoth, SEVENS, spadeSevens, startRound } from '../../../tests/house.ts'
import { isRefusal } from '../../base/refusal.ts'
import type { Event } from '../../engine/mechanisms.ts'
import { projectionsOf } from '../../journal/projections/projections.ts'
import { openSqlite } from '../../journal/sqlite.ts'
import { coverOf } from '../../ledger/balances.ts'
import { sentence } from '../../words/sentence.ts'
import { type ManualClock, manualClock } from './clock.ts'
import { type House, type Outcome, openHouse } from './kernel.ts'
import { dayFinderOf, entryAt, journalFile } from './storage.ts'

const START = Date.parse('2026-03-02T20:00:00Z')
const at = (iso: string) => Date.parse(iso)

function place(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gamekeeper-house-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function houseWith(clock: ManualClock, folder?: string): Promise<House> {
  const house = await openHouse({
    ...(folder === undefined ? { memory: true as const } : { folder }),
    clock,
    create: PROPERTY,
  })
  await postBoth(house)
  await openTable(house, '1', 'no-bust-21')
  return house
}

const says = async (outcome: Outcome | Promise<Outcome>) => {
  const known = await outcome
  return isRefusal(known) ? sentence(known) : `line ${known.seq}`
}

const agree = (house: House) => coverOf(house.state.balances).every(({ held, owing }) => held === owing)

describe('a hit from the sensor to the cage', () => {
  test('runs through and the books agree after every step', async () => {
    const house = await houseWith(manualClock(START))
    const posted = house.state.balances.entitlement.get(`${SEVENS} pool:main`)
    expect(posted).toBe(500_000n)
    await done(house.submit(startRound('1'), { by: 't1', key: 't1:1' }))
    const hit = await done(house.submit(spadeSevens('1'), { by: '4' }))
    expect(hit.events[0]).toMatchObject({ type: 'HitDeclared', hit: 'H1', total: '500066' })
    expect(await says(house.submit({ do: 'VerifyHit', hit: 'H1' }, { by: '4' }))).toContain('declared a hit')
    const { questions } = house.state.hits.get('H1')!
    const answers = Object.fromEntries(questions.map(({ id }) => [id, true]))
    await done(house.submit({ do: 'AttestHit', hit: 'H1', answers }, { by: '5' }))
    await done(house.submit({ do: 'VerifyHit', hit: 'H1' }, { by: '5' }))
    await done(house.submit({ do: 'PayClaim', claim: 'C1', form: 'chips', drawer: 'A' }, { by: '6' }))
    await done(house.submit({ do: 'EndRound', table: '1' }, { by: 't1', key: 't1:2' }))
    expect(agree(house)).toBe(true)
    expect(await house.store.rows('select claim, amount, status, drawer from claims')).toEqual([
      { claim: 'C1', amount: '500066', status: 'paid', drawer: 'A' },
    ])
    expect(await house.store.rows('select * from rounds')).toEqual([
      { day: '2026-03-02', table: '1', rounds: 1, fees: 6, late: 0, voided: 0 },
    ])
    expect(await house.store.projectionFaults()).toEqual([])
    await house.close()
  })

  test('"may I?" records nothing', async () => {
    const house = await houseWith(manualClock(START))
    const before = house.durable().seq
    expect(isRefusal(house.dryRun(startRound('1'), { by: 't1' }))).toBe(false)
    expect(isRefusal(house.dryRun(startRound('9'), { by: 't1' }))).toBe(true)
    expect(house.durable().seq).toBe(before)
    expect(house.state.rounds.get('1')?.open).toBeUndefined()
    await house.close()
  })
})

describe('keys', () => {
  test('the same command under the same key is answered as before and done once', async () => {
    const house = await houseWith(manualClock(START))
    const first = await done(house.submit(startRound('1'), { by: 't1', key: 't1:1' }))
    const again = await done(house.submit(startRound('1'), { by: 't1', key: 't1:1' }))
    expect(again).toEqual({ ...first, isAgain: true })
    const [one, two] = await Promise.all(
      [1, 2].map(() => done(house.submit({ do: 'EndRound', table: '1' }, { by: 't1', key: 't1:2' }))),
    )
    expect([one?.isAgain, two?.isAgain]).toEqual([false, true])
    expect(two?.seq).toBe(one?.seq)
    expect(house.state.rounds.get('1')?.round).toBe(1)
    await house.close()
  })

  test('other inputs, another person, a gap and nonsense are refused', async () => {
    const house = await houseWith(manualClock(START))
    const key = 'a-random-key-of-one-person'
    await done(house.submit({ do: 'SetTable', table: '7', game: 'holdem', seats: 9, decks: 1 }, { by: '1', key }))
    const other = { do: 'SetTable', table: '7', game: 'holdem', seats: 8, decks: 1 } as const
    expect(await says(house.submit(other, { by: '1', key }))).toContain('another command')
    expect(await says(house.submit({ ...other, seats: 9 }, { by: '2', key }))).toContain('another command')
    expect(await says(house.submit({ ...other, seats: 9 }, { by: '1', key }))).toMatch(/^line/)
    expect(await says(house.submit(startRound('1'), { by: 't1', key: 't1:2' }))).toContain('1 was expected')
    expect(await says(house.submit(startRound('1'), { by: 't1', key: 'x' }))).toContain('neither a device')
    await done(house.submit(startRound('1'), { by: 't1', key: 't1:1' }))
    const fewer = startRound('1')
    if (fewer.do !== 'StartRound') throw new Error('not a round')
    const five = { ...fewer, bets: fewer.bets.slice(1) }
    expect(await says(house.submit(five, { by: 't1', key: 't1:1' }))).toContain('another command')
    // Seats 7 and 8 have no fee: with or without them it is the same command.
    const six = { ...fewer, bets: fewer.bets.slice(0, 6) }
    expect(await says(house.submit(six, { by: 't1', key: 't1:1' }))).toMatch(/^line/)
    await house.close()
  })

  test('a command that was refused takes no number', async () => {
    const house = await houseWith(manualClock(START))
    expect(await says(house.submit({ do: 'EndRound', table: '1' }, { by: 't1', key: 't1:1' }))).toContain('no round')
    await done(house.submit(startRound('1'), { by: 't1', key: 't1:1' }))
    await house.close()
  })
})

describe('time', () => {
  test('a clock that is set back is noticed, and recorded time never goes backwards, after a restart either', async () => {
    const folder = place()
    const clock = manualClock(START)
    const house = await houseWith(clock, folder)
    clock.set(START - 3_600_000)
    expect(house.clockBehindMs()).toBe(3_600_000)
    await done(house.submit(startRound('1'), { by: 't1', key: 't1:1' }))
    await house.close()
    const again = await openHouse({ folder, clock })
    expect(again.clockBehindMs()).toBe(3_600_000)
    await done(again.submit({ do: 'ConfirmClock', shows: '2026-03-02T11:00', second: '5' }, { by: '4' }))
    await done(again.submit({ do: 'EndRound', table: '1' }, { by: 't1', key: 't1:2' }))
    const times = await again.store.rows<{ line: string }>('select line from journal order by seq')
    const recorded = times.map(({ line }) => JSON.parse(line).recorded as string)
    expect(recorded).toEqual(recorded.toSorted())
    await again.close()
  })

  test('under, on and over the most that a clock may run ahead', async () => {
    const house = await houseWith(manualClock(START))
    const ahead = (ms: number) => says(house.submit({ do: 'EndRound', table: '1' }, { by: 't1', at: START + ms }))
    expect(await ahead(59_999)).toContain('no round is open')
    expect(await ahead(60_000)).toContain('no round is open')
    expect(await ahead(60_001)).toContain('clock that sent it is wrong')
    expect(await ahead(Number.NaN)).toContain('not a time')
    await house.close()
  })

  test('what happened earlier says so; what happens now does not repeat it', async () => {
    const house = await houseWith(manualClock(START))
    await done(house.submit(startRound('1'), { by: 't1', key: 't1:1', at: START - 5_000 }))
    await done(house.submit({ do: 'EndRound', table: '1' }, { by: 't1', key: 't1:2' }))
    const lines: string[] = []
    for await (const batch of house.store.lines()) lines.push(...batch.map(({ text }) => text))
    expect(JSON.parse(lines.at(-2) ?? '')).toMatchObject({
      at: '2026-03-02T19:59:55.000Z',
      recorded: '2026-03-02T20:00:00.000Z',
    })
    expect(JSON.parse(lines.at(-1) ?? '')).not.toHaveProperty('at')
    await house.close()
  })

  test('what stood on paper happened when the paper says, in the journal and when it is decided again', async () => {
    const house = await houseWith(manualClock(START))
    const paper = { by: 't7', at: '2026-03-02T11:10', confirmed: ['t7'] }
    const late = { ...startRound('1'), paper }
    expect(await says(house.submit({ ...late, paper: { by: 't7', at: paper.at } }, { by: '4' }))).toContain(
      'confirmation',
    )
    expect(isRefusal(house.dryRun(late, { by: '4' }))).toBe(false)
    const { seq, events } = await done(house.submit(late, { by: '4' }))
    expect(events).toMatchObject([
      { type: 'RoundStarted', at: at('2026-03-02T19:10:00Z') },
      { type: 'EnteredFromPaper', order: 'StartRound', by: 't7', at: '2026-03-02T11:10', typedBy: '4' },
    ])
    expect(await entryAt(house.store, seq)).toMatchObject({ by: '4', at: '2026-03-02T19:10:00.000Z', order: { paper } })
    const ahead = {
      do: 'EndRound',
      table: '1',
      paper: { by: 't7', at: '2026-03-02T12:02', confirmed: ['t7'] },
    } as const
    expect(await says(house.submit(ahead, { by: '4' }))).toContain('120 s in the future')
  })

  test('a round that comes late for a closed day is booked today and names its day', async () => {
    const clock = manualClock(START)
    const house = await houseWith(clock)
    clock.set(at('2026-03-03T15:00:00Z'))
    await done(house.submit({ do: 'CloseDay', day: '2026-03-02' }, { by: '1' }))
    const late = await done(house.submit(startRound('1'), { by: 't1', key: 't1:1', at: START }))
    expect(late.events[0]).toMatchObject({ type: 'RoundStarted', day: '2026-03-02', at: START })
    await done(house.submit({ do: 'EndRound', table: '1' }, { by: 't1', key: 't1:2' }))
    const today = await done(house.submit(startRound('1'), { by: 't1', key: 't1:3' }))
    expect(today.events[0]).not.toHaveProperty('day')
    expect(await house.store.rows('select day, rounds, late from rounds order by day')).toEqual([
      { day: '2026-03-02', rounds: 1, late: 1 },
      { day: '2026-03-03', rounds: 1, late: 0 },
    ])
    expect(await house.store.anchors()).toHaveLength(1)
    await house.close()
  })
})

describe('timers', () => {
  const increases = (house: House) =>
    house.store.rows<{ seq: number; at: string }>(
      `select seq, at from movements where what = 'PoolIncreased' and activity = '${BAD_BEAT}' order by seq`,
    )

  test('a house that slept catches up in order of due time, before anything else, and once', async () => {
    const folder = place()
    const clock = manualClock(START)
    const house = await houseWith(clock, folder)
    await openTable(house, '2', 'holdem')
    await house.close()
    // Posted on 2 March at noon; the increase is due daily at 18:00 local; tables are open hour by hour.
    clock.set(at('2026-03-05T02:00:00Z'))
    const woken = await openHouse({ folder, clock, shutHours: 72 })
    expect((await increases(woken)).map((row) => row.at)).toEqual([
      '2026-03-03T02:00:00.000Z',
      '2026-03-04T02:00:00.000Z',
      '2026-03-05T02:00:00.000Z',
    ])
    const due = await woken.store.rows<{ line: string }>(
      `select line from journal where json_extract(line, '$.by') = 'timer' order by seq`,
    )
    const moments = due.map(({ line }) => JSON.parse(line)).map((entry) => entry.at ?? entry.recorded)
    expect(moments).toEqual(moments.toSorted())
    // 54 hours at two tables: each activity charges the tables of its own game; three increases and the ends of two days beside them.
    expect(moments).toHaveLength(54 * 2 + 3 + 2)
    expect(await woken.tick()).toBe(0)
    expect(agree(woken)).toBe(true)
    await woken.close()
    const again = await openHouse({ folder, clock })
    expect(await increases(again)).toHaveLength(3)
    await again.close()
  })

  test('a timer that is due comes before the command that finds it due', async () => {
    const clock = manualClock(START)
    const house = await houseWith(clock)
    clock.advance(3_600_000)
    expect(house.nextDue()).toBe(START + 3_600_000)
    await done(house.submit({ do: 'CloseTable', table: '1' }, { by: '1' }))
    const types = await house.store.rows<{ type: string }>(
      `select what as type from movements where what = 'AdminFeeTaken'`,
    )
    expect(house.state.offerings.get(SEVENS)?.waiting).toBe(1_000n)
    expect(types).toEqual([])
    await house.close()
  })

  test('a stale timer is refused and changes nothing', async () => {
    const clock = manualClock(START)
    const house = await houseWith(clock)
    clock.advance(3_600_000)
    await house.tick()
    const before = house.durable().seq
    const stale = { do: 'TakeAdminFee', activity: SEVENS, table: '1', due: START + 3_600_000 } as const
    expect(await says(house.submit(stale, { by: 'timer', key: 'timer:2' }))).toContain('next administrative fee')
    expect(house.durable().seq).toBe(before)
    await house.close()
  })

  test('18:00 stays 18:00 on both nights when the clocks change', async () => {
    const clock = manualClock(at('2026-03-07T20:00:00Z'))
    const house = await houseWith(clock)
    clock.set(at('2026-03-10T12:00:00Z'))
    await house.tick()
    expect((await increases(house)).map((row) => row.at)).toEqual([
      '2026-03-08T02:00:00.000Z',
      '2026-03-09T01:00:00.000Z',
      '2026-03-10T01:00:00.000Z',
    ])
    await house.close()
    const autumn = manualClock(at('2026-10-31T12:00:00Z'))
    const other = await houseWith(autumn)
    autumn.set(at('2026-11-02T12:00:00Z'))
    await other.tick()
    expect((await increases(other)).map((row) => row.at)).toEqual([
      '2026-11-01T01:00:00.000Z',
      '2026-11-02T02:00:00.000Z',
    ])
    await other.close()
  })
})

describe('listeners and places', () => {
  test('hear of safe lines only, once for each batch', async () => {
    const house = await houseWith(manualClock(START))
    const heard: number[] = []
    const stop = house.onChange((seq) => heard.push(seq))
    const before = house.durable().seq
    await Promise.all([
      house.submit({ do: 'SetTable', table: '5', game: 'holdem', seats: 9, decks: 1 }, { by: '1' }),
      house.submit({ do: 'SetTable', table: '6', game: 'holdem', seats: 9, decks: 1 }, { by: '1' }),
    ])
    expect(heard).toEqual([before + 2])
    stop()
    await house.submit({ do: 'SetTable', table: '7', game: 'holdem', seats: 9, decks: 1 }, { by: '1' })
    expect(heard).toEqual([before + 2])
    await house.close()
  })

  test('an empty place without a property, and an unknown zone', async () => {
    await expect(openHouse({ folder: place(), clock: manualClock(START) })).rejects.toThrow('no journal here')
    const wrong = { ...PROPERTY, zone: 'Bay 101' }
    await expect(openHouse({ memory: true, clock: manualClock(START), create: wrong })).rejects.toThrow('no time zone')
  })
})

describe('a full disk', () => {
  test('stops the house with a sentence; what was answered is there, reading goes on, and a new start goes on', async () => {
    const folder = place()
    const clock = manualClock(START)
    await (await houseWith(clock, folder)).close()
    const file = journalFile(folder)
    const projections = projectionsOf(await dayFinderOf(file))
    const small = await openSqlite<Event>({ file, projections, pagesMax: statSync(file).size / 4_096 + 2 })
    const house = await openHouse({ store: small, clock })
    const answered: number[] = []
    const fill = async () => {
      for (let n = 1; n < 2_000; n += 1) {
        const order = n % 2 === 1 ? startRound('1') : ({ do: 'EndRound', table: '1' } as const)
        answered.push((await done(house.submit(order, { by: 't1', key: `t1:${n}` }))).seq)
      }
    }
    await expect(fill()).rejects.toThrow('the disk is full')
    expect(house.trouble()?.kind).toBe('full')
    await expect(house.submit(startRound('1'), { by: 't1' })).rejects.toThrow('takes no commands until it is started')
    await expect(house.tick()).rejects.toThrow('takes no commands')
    expect(house.state.rounds.get('1')?.round).toBeGreaterThan(0)
    expect(await house.store.rows('select count(*) as n from rounds')).toEqual([{ n: 1 }])
    await house.close()
    const again = await openHouse({ folder, clock })
    expect(again.durable().seq).toBe(answered.at(-1))
    const n = answered.length + 1
    const next = n % 2 === 1 ? startRound('1') : ({ do: 'EndRound', table: '1' } as const)
    expect(await done(again.submit(next, { by: 't1', key: `t1:${n}` }))).toMatchObject({ isAgain: false })
    expect(await again.store.projectionFaults()).toEqual([])
    expect(agree(again)).toBe(true)
    await again.close()
  })
})
