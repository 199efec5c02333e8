/** Attacks on the part from outside, each refused by the draw itself and told by whoever redoes it. */
import { describe, expect, test } from 'vitest'
import { digestOf } from '../../../base/digest.ts'
import { isRefusal } from '../../../base/refusal.ts'
import {
  type DrawCommand,
  type DrawEvent,
  type DrawState,
  decideDraw,
  evolveDraw,
  NO_DRAWS,
  type OpenDraw,
} from './draw.ts'
import { type DrawRecord, publish, readDrawRecord, recordDigestOf } from './draw-record.ts'
import { type Entry, seal } from './drum.ts'
import { commitOf, type Outside } from './outside.ts'
import { redo, redoList } from './redo.ts'
import { secretDigestOf, select } from './selection.ts'

const MINUTE = 60_000
const START = 1_772_856_000_000
const ENTRIES: Entry[] = ['ann', 'bob', 'cid', 'dee'].map((id) => ({ id, weight: 1n, source: `device:slots M-${id}` }))
const at = (minutes: number) => ({ at: START + minutes * MINUTE, local: '2026-03-06T20:00:00', by: '21' })
const secretOf = (draw: number) => digestOf(`secret ${draw}`)
const valueFor = (draw: number) => digestOf(`value ${draw}`)
const witness = (draw: number, change: object = {}): Outside =>
  ({
    kind: 'witness',
    key: 'b'.repeat(64),
    commit: commitOf(valueFor(draw)),
    signature: '0'.repeat(128),
    minutes: 10,
    ...change,
  }) as Outside
const beacon = (minute: number): Outside => ({
  kind: 'beacon',
  certificate: 'c'.repeat(128),
  at: START + minute * MINUTE,
  minutes: 10,
})

const opened = (draw: number, outside: Outside, minutes = 0, change: Partial<OpenDraw> = {}): DrawCommand => ({
  type: 'OpenDraw',
  purpose: 'house/seat/2026-03-06/20:00',
  entries: ENTRIES,
  how: { winners: 1, standby: 0, replacement: false },
  secret: secretOf(draw),
  outside,
  ...at(minutes),
  ...change,
})
const contributed = (draw: number, minutes: number, digits = '471108'): DrawCommand => ({
  type: 'ContributeToDraw',
  draw,
  contribution: [{ kind: 'digits', digits }],
  ...at(minutes),
})
const revealed = (draw: number, minutes: number, value = valueFor(draw), proof = ''): DrawCommand => ({
  type: 'RevealDraw',
  draw,
  secret: secretOf(draw),
  outside: { value, proof },
  ...at(minutes),
})
const abandoned = (draw: number, minutes: number): DrawCommand => ({
  type: 'AbandonDraw',
  draw,
  reason: 'the witness is away',
  second: '71',
  ...at(minutes),
})

function given(...commands: DrawCommand[]) {
  let state: DrawState = NO_DRAWS
  const events: DrawEvent[] = []
  for (const command of commands) {
    const decided = decideDraw(state, command)
    if (isRefusal(decided)) throw new Error(decided.reasons.map(({ id }) => id).join('; '))
    for (const event of decided) {
      events.push(event)
      state = evolveDraw(state, event)
    }
  }
  return { state, events }
}
const whyNot = (state: DrawState, command: DrawCommand): string | undefined => {
  const decided = decideDraw(state, command)
  return isRefusal(decided) ? decided.reasons.map(({ id }) => id).join('; ') : undefined
}
const recordOf = (events: readonly DrawEvent[], draw = 1): DrawRecord =>
  publish(
    events.filter((event) => event.draw === draw),
    ENTRIES,
  )
const resealed = (record: DrawRecord): DrawRecord => ({ ...record, digest: recordDigestOf(record) })

test('whoever reads the house’s disk and hands in the digits cannot choose: the result hangs on the witness', () => {
  const winners = new Set<string>()
  // The reader knows secret and list and may try every contribution; without the value each of them may draw anybody.
  for (let guess = 0; guess < 40; guess += 1) {
    const [winner] = select(
      secretOf(1),
      'digits 471108',
      1,
      seal(ENTRIES),
      ENTRIES,
      { winners: 1, standby: 0, replacement: false },
      digestOf(`guess ${guess}`),
    ).winners
    winners.add(winner!)
  }
  expect(winners.size).toBe(ENTRIES.length)
  // And the secret alone, which was enough before, draws by another key.
  const { events } = given(opened(1, witness(1)), contributed(1, 1), revealed(1, 2))
  const record = recordOf(events)
  expect(redo(record)).toMatchObject({ agrees: true, stage: 'revealed' })
  const bare: DrawRecord = { ...record, reveal: { ...record.reveal!, outside: undefined } as never }
  expect(redo(resealed(bare)).faults).toContain('it was revealed without the part from outside')
})

test('a witness who reveals another value than it committed to is refused, and a forged record is told', () => {
  const { state, events } = given(opened(1, witness(1)), contributed(1, 1))
  expect(whyNot(state, revealed(1, 2, digestOf('another')))).toBe('value not committed to')
  expect(whyNot(state, revealed(1, 2, 'no value'))).toBe('value not committed to')
  const record = recordOf([
    ...events,
    ...given(opened(1, witness(1)), contributed(1, 1), revealed(1, 2)).events.slice(2),
  ])
  const forged = { ...record, reveal: { ...record.reveal!, outside: { value: digestOf('another'), proof: '' } } }
  expect(redo(resealed(forged)).faults).toContain('value not committed to')
})

test('a witness who commits to two values is held to the one in the opening; one value serves one draw', () => {
  const { state, events } = given(opened(1, witness(1)), contributed(1, 1))
  expect(whyNot(state, revealed(1, 2, digestOf('the other commitment')))).toBe('value not committed to')
  const other = { purpose: 'house/seat/2026-03-06/21:00' }
  expect(whyNot(state, opened(2, witness(1), 3, other))).toBe('committed before')
  const closed = given(opened(1, witness(1)), contributed(1, 1), revealed(1, 2))
  expect(whyNot(closed.state, opened(2, witness(1), 3, other))).toBe('committed before')
  // The commitment cannot be exchanged in the opening afterwards either.
  const record = recordOf(events)
  const exchanged = { ...record, opening: { ...record.opening, outside: witness(2) as never } }
  expect(redo(resealed(exchanged)).faults).toContain('the opening was changed: its digest is another')
})

describe('a witness who never reveals', () => {
  const waiting = given(opened(1, witness(1)), contributed(1, 1))
  test('keeps the draw open for the posted minutes: nobody calls it off before them, and nobody draws without the value', () => {
    expect(whyNot(waiting.state, { ...revealed(1, 30), outside: undefined } as never)).toBe('outside part lacking')
    expect(whyNot(waiting.state, abandoned(1, 10.9))).toBe('too early to call off')
    expect(whyNot(waiting.state, abandoned(1, 11))).toBeUndefined()
  })
  test('has no second try: the purpose is drawn for again with another witness', () => {
    const { state } = given(opened(1, witness(1)), contributed(1, 1), abandoned(1, 11))
    const again = { again: 'the witness is away' }
    expect(whyNot(state, opened(2, witness(2), 12, again))).toBe('witness did not reveal')
    expect(whyNot(state, opened(2, witness(2, { key: 'd'.repeat(64) }), 12, again))).toBeUndefined()
    expect(whyNot(state, opened(2, beacon(15), 12, again))).toBeUndefined()
  })
  test('is the first thing that a stranger reads; with the same witness again the list disagrees', () => {
    const { events } = given(
      opened(1, witness(1)),
      contributed(1, 1),
      abandoned(1, 11),
      opened(2, witness(2, { key: 'd'.repeat(64) }), 12, { again: 'the witness was away' }),
      contributed(2, 13),
      revealed(2, 14),
    )
    const records = [recordOf(events, 1), recordOf(events, 2)]
    const list = redoList(records)
    expect(list.marks).toEqual([
      'draw 1: abandoned, without its witness: 2026-03-06T20:00:00 by 21 with 71: the witness is away',
    ])
    expect([list.agrees, list.faults]).toEqual([true, []])
    const early = resealed({ ...records[0]!, abandoned: { ...records[0]!.abandoned!, at: START + 5 * MINUTE } })
    expect(redo(early).faults).toContain('it was called off before the posted 10 minutes were over')
    const { second: _, ...alone } = records[0]!.abandoned!
    expect(redo(resealed({ ...records[0]!, abandoned: alone })).faults).toContain('one person alone abandoned it')
  })
})

describe('a beacon', () => {
  const value = 'ab'.repeat(64)
  const pulse = (minute: number, change: object = {}) =>
    JSON.stringify({
      pulse: {
        timeStamp: new Date(START + minute * MINUTE).toISOString(),
        certificateId: 'C'.repeat(128),
        outputValue: value.toUpperCase(),
        ...change,
      },
    })
  test('whose value was published before the list was sealed is refused', () => {
    expect(whyNot(NO_DRAWS, opened(1, beacon(0)))).toBe('beacon has spoken')
    expect(whyNot(NO_DRAWS, opened(1, beacon(-5)))).toBe('beacon has spoken')
    expect(whyNot(NO_DRAWS, opened(1, beacon(1)))).toBeUndefined()
  })
  test('an old pulse is not taken for the posted one, nor that of another beacon, nor a value that is not its own', () => {
    const { state } = given(opened(1, beacon(5)), contributed(1, 1))
    expect(whyNot(state, revealed(1, 6, value, pulse(4)))).toBe('another pulse')
    expect(whyNot(state, revealed(1, 6, value, pulse(5, { certificateId: 'd'.repeat(128) })))).toBe('another pulse')
    expect(whyNot(state, revealed(1, 6, 'cd'.repeat(64), pulse(5)))).toBe('another pulse')
    expect(whyNot(state, revealed(1, 6, value, 'no pulse'))).toBe('beacon cannot be read')
    expect(whyNot(state, revealed(1, 4, value, pulse(5)))).toBe('beacon has not spoken')
    expect(whyNot(state, revealed(1, 6, value, pulse(5)))).toBeUndefined()
  })
  test('the room speaks before it: afterwards somebody could choose the digits', () => {
    const { state } = given(opened(1, beacon(5)))
    expect(whyNot(state, contributed(1, 5))).toBe('contribution after the beacon')
    expect(whyNot(state, contributed(1, 4.9))).toBeUndefined()
    const { events } = given(opened(1, beacon(5)), contributed(1, 1), revealed(1, 6, value, pulse(5)))
    const record = recordOf(events)
    expect(redo(record)).toMatchObject({ agrees: true })
    const late = resealed({ ...record, contribution: { ...record.contribution!, at: START + 5 * MINUTE } })
    expect(redo(late).faults).toContain('the beacon had spoken when the room contributed')
  })
  test('everybody can know its value, so a draw that is abandoned after the room has spoken is held against the house', () => {
    const { events } = given(opened(1, beacon(5)), contributed(1, 1), abandoned(1, 20))
    expect(redoList([recordOf(events)]).faults).toEqual(['draw 1 was abandoned when its result could be known'])
  })
})

test('nothing is added to or taken from a sealed list, and the room’s contribution is not changed afterwards', () => {
  const { state } = given(opened(1, witness(1)), contributed(1, 1))
  const { events: all } = given(opened(1, witness(1)), contributed(1, 1), revealed(1, 2))
  for (const entries of [
    [...ENTRIES, { id: 'friend', weight: 1n, source: '21 with 71 M-9' }],
    ENTRIES.slice(1),
    // Where an entry comes from is sealed with it.
    ENTRIES.map((entry) => ({ ...entry, source: 'device:slots M-1' })),
  ]) {
    // Whoever brings a list with the reveal changes nothing by it; whoever publishes another one is found.
    expect(decideDraw(state, { ...revealed(1, 2), entries } as DrawCommand)).toEqual([all.at(-1)])
    expect(redo(publish(all, entries)).faults).toContain('the entries are not those sealed at the opening')
  }
  expect(whyNot(state, contributed(1, 2, '999999'))).toBe('contributed already')
  const { events } = given(opened(1, witness(1)), contributed(1, 1), revealed(1, 2))
  const record = recordOf(events)
  const winner = record.reveal!.winners[0]!
  // Somebody writes another contribution into the record, with which another person wins.
  const digits = Array.from({ length: 50 }, (_, n) => `digits ${100_000 + n}`).find(
    (text) =>
      select(secretOf(1), text, 1, seal(ENTRIES), ENTRIES, record.opening.how, valueFor(1)).winners[0] !== winner,
  )!
  const changed = { ...record, contribution: { ...record.contribution!, text: digits } }
  expect(redo(resealed(changed)).faults.some((fault) => fault.startsWith('the winners should be'))).toBe(true)
})

test('a draw of after has a part from outside: a record without one is told in the list, and cannot call itself old', () => {
  const { events } = given(opened(1, witness(1)), contributed(1, 1), revealed(1, 2))
  const old = { type: 'OpenDraw', purpose: 'house/seat/2026-03-06/21:00', secretDigest: secretDigestOf(secretOf(2)) }
  const { state } = given(opened(1, witness(1)), contributed(1, 1), revealed(1, 2))
  const decided = decideDraw(state, { ...opened(2, witness(2), 3), ...old, outside: undefined } as never)
  if (isRefusal(decided)) throw new Error('refused')
  const list = redoList([recordOf(events), publish(decided, ENTRIES)])
  expect(list.faults).toContain('draw 2 has no part from outside, although draw 1 had one')
  const disguised = resealed({ ...recordOf(events), format: 'gamekeeper draw 1' })
  expect(redo(disguised).faults).toContain('the record says to be of before, and holds what was not there then')
})

test('a record goes through JSON and is read again as it was', () => {
  const { events } = given(opened(1, witness(1)), contributed(1, 1), revealed(1, 2))
  const record = recordOf(events)
  expect(readDrawRecord(JSON.parse(JSON.stringify(record)))).toEqual({ record })
})
