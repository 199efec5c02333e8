import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { digestOf } from '../../../base/digest.ts'
import { isRefusal } from '../../../base/refusal.ts'
import { sentence } from '../../../words/sentence.ts'
import { type DrawCommand, type DrawEvent, type DrawState, decideDraw, evolveDraw, NO_DRAWS } from './draw.ts'
import { type DrawRecord, publish, readDrawRecord, recordDigestOf } from './draw-record.ts'
import type { Entry } from './drum.ts'
import { redo, redoList } from './redo.ts'
import { select } from './selection.ts'

const ENTRIES: Entry[] = Array.from({ length: 12 }, (_, index) => ({ id: `t${index}`, weight: BigInt(index % 4) + 1n }))
const act = { at: 1_772_856_000_000, local: '2026-03-06T20:00:00', by: 'p7' }
const secretOf = (seed: string) => digestOf(seed)

/** A house that draws; the last step decides how far it gets. */
function house() {
  let state: DrawState = NO_DRAWS
  const records: DrawRecord[] = []
  const step = (command: DrawCommand, log: DrawEvent[]) => {
    const decided = decideDraw(state, command)
    if (isRefusal(decided)) throw new Error(sentence(decided))
    for (const event of decided) {
      state = evolveDraw(state, event)
      log.push(event)
    }
  }
  const draw = (
    purpose: string,
    end: 'opened' | 'contributed' | 'revealed' | 'abandoned' | 'abandoned late',
    again?: string,
  ) => {
    const log: DrawEvent[] = []
    const number = state.count + 1
    const secret = secretOf(`secret ${number}`)
    const how = { winners: 2, standby: 2, replacement: false }
    step({ type: 'OpenDraw', purpose, entries: ENTRIES, how, secret, ...(again ? { again } : {}), ...act }, log)
    if (end === 'contributed' || end === 'revealed' || end === 'abandoned late') {
      const digits = String(100_000 + number)
      step(
        { type: 'ContributeToDraw', draw: number, contribution: [{ kind: 'digits', digits }], ...act, by: 'p8' },
        log,
      )
    }
    if (end === 'revealed') step({ type: 'RevealDraw', draw: number, secret, ...act }, log)
    if (end.startsWith('abandoned')) step({ type: 'AbandonDraw', draw: number, reason: 'power cut', ...act }, log)
    const record = publish(log, end === 'opened' ? null : ENTRIES)
    records.push(record)
    return record
  }
  return { draw, records }
}

describe('one record', () => {
  test.each(['opened', 'contributed', 'revealed', 'abandoned'] as const)(
    'a draw %s agrees, also after a trip as JSON',
    (end) => {
      const { draw } = house()
      const read = readDrawRecord(JSON.parse(JSON.stringify(draw('a', end))))
      if (!('record' in read)) throw new Error(read.faults.join())
      expect(redo(read.record)).toMatchObject({ agrees: true, stage: end, faults: [] })
    },
  )

  test('the order in which the entries are listed does not matter', () => {
    const record = house().draw('a', 'revealed')
    expect(redo({ ...record, entries: record.entries!.toReversed() }).agrees).toBe(true)
  })
})

/** Every leaf of a JSON document: the path to it. */
function leaves(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (value === null || typeof value !== 'object') return [path]
  const children = Array.isArray(value) ? value.map((it, index) => [index, it] as const) : Object.entries(value)
  return [path, ...children.flatMap(([key, child]) => leaves(child, [...path, key]))]
}

function at(document: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], document)
}

function altered(document: unknown, path: readonly (string | number)[], change: (value: unknown) => unknown): unknown {
  const copy = structuredClone(document)
  const [last] = path.slice(-1)
  const parent = at(copy, path.slice(0, -1)) as Record<string | number, unknown>
  parent[last!] = change(parent[last!])
  return copy
}

const isBelieved = (document: unknown): boolean => {
  const read = readDrawRecord(document)
  return 'record' in read && redo(read.record).agrees
}

describe('tampering', () => {
  const full = (['revealed', 'abandoned late', 'opened'] as const).map((end) => {
    const { draw } = house()
    draw('before', 'revealed')
    return draw('a', end)
  })

  test.each(full.map((record) => [redo(record).stage, record] as const))(
    'no part of a draw %s can be changed, removed or added to',
    (_, record) => {
      const paths = leaves(record).filter((path) => path.length > 0)
      expect(paths.length).toBeGreaterThan(20)
      fc.assert(
        fc.property(fc.constantFrom(...paths), fc.jsonValue(), fc.nat(), (path, value, seed) => {
          const before = at(record, path)
          const changes: ((old: unknown) => unknown)[] = [
            () => value,
            () => null,
            (old) =>
              typeof old === 'string' ? flipped(old, seed) : typeof old === 'number' ? old + 1 + (seed % 3) : !old,
            (old) => (Array.isArray(old) ? old.slice(1) : old),
            (old) => (Array.isArray(old) ? [...old, ...old.slice(0, 1)] : old),
            (old) => (typeof old === 'object' && old !== null && !Array.isArray(old) ? { ...old, extra: 1 } : old),
          ]
          const document = altered(record, path, changes[seed % changes.length]!)
          fc.pre(JSON.stringify(at(document, path)) !== JSON.stringify(before))
          expect(isBelieved(document)).toBe(false)
        }),
        { numRuns: 1_500, seed: 20260306 },
      )
    },
  )

  /** Another sign of the same kind, so that it still looks right. */
  function flipped(text: string, seed: number): string {
    if (text === '') return 'x'
    const place = seed % text.length
    const sign = text[place] === '1' ? '2' : '1'
    return text.slice(0, place) + sign + text.slice(place + 1)
  }

  test('the winners swapped for a friend, with the record digest made to fit, is still caught', () => {
    const record = house().draw('a', 'revealed')
    const friend = ENTRIES.find(({ id }) => !record.reveal!.winners.includes(id))!.id
    const forged = { ...record, reveal: { ...record.reveal!, winners: [friend, record.reveal!.winners[1]!] } }
    const { faults } = redo({ ...forged, digest: recordDigestOf(forged) })
    expect(faults).toEqual([`the winners should be ${record.reveal!.winners.join(', ')}`])
  })

  test('a kinder secret, with winners and digest made to fit, is caught by the commitment', () => {
    const record = house().draw('a', 'revealed')
    const { opening, reveal, contribution } = record
    const secret = secretOf('a kinder one')
    const drawn = select(secret, contribution!.text, opening.draw, opening.entriesDigest, ENTRIES, opening.how)
    const forged = {
      ...record,
      reveal: { ...reveal!, secret, winners: [...drawn.winners], standby: [...drawn.standby] },
    }
    const { faults } = redo({ ...forged, digest: recordDigestOf(forged) })
    expect(faults).toEqual(['the secret is not the one bound at the opening'])
  })

  test('an entry more, with everything but the opening made to fit, is caught by the seal', () => {
    const record = house().draw('a', 'revealed')
    const { opening, reveal, contribution } = record
    const entries = [...ENTRIES, { id: 'friend', weight: 1_000n }]
    const drawn = select(reveal!.secret, contribution!.text, opening.draw, opening.entriesDigest, entries, opening.how)
    const forged = {
      ...record,
      entries: entries.map(({ id, weight }) => ({ id, weight: String(weight) })),
      reveal: { ...reveal!, winners: [...drawn.winners], standby: [...drawn.standby] },
    }
    const { faults } = redo({ ...forged, digest: recordDigestOf(forged) })
    expect(faults).toEqual([
      'the entries are not those sealed at the opening',
      '12 entries were announced, 13 are shown',
      'a weight of 30 was announced, not 1030',
    ])
  })

  test('another contribution, with winners and digest made to fit, does not pass for the noted record', () => {
    const honest = house().draw('a', 'revealed')
    const { opening, reveal, contribution } = honest
    const text = 'digits 999999'
    const drawn = select(reveal!.secret, text, opening.draw, opening.entriesDigest, ENTRIES, opening.how)
    const forged = {
      ...honest,
      contribution: { ...contribution!, text },
      reveal: { ...reveal!, winners: [...drawn.winners], standby: [...drawn.standby] },
    }
    const record = { ...forged, digest: recordDigestOf(forged) }
    // The document alone holds together: only those who saw the digits fall can tell. docs/draws.md says so.
    expect(redo(record).agrees).toBe(true)
    expect(record.digest).not.toBe(honest.digest)
  })

  test('a whole draw made anew with a kinder secret is caught by whoever noted the opening', () => {
    const honest = house().draw('a', 'revealed')
    const other = house()
    const [first] = [other.draw('b', 'revealed')]
    expect(redo(first, honest.opening.digest).faults).toEqual([
      'this is not the opening that was noted before the contribution',
    ])
    expect(redo(honest, honest.opening.digest).agrees).toBe(true)
  })
})

describe('the whole list', () => {
  test('honest draws agree; one abandoned in time is noted, not held against the house', () => {
    const { draw, records } = house()
    draw('a', 'revealed')
    draw('b', 'abandoned')
    draw('b', 'revealed', 'power came back')
    draw('c', 'opened')
    const list = redoList(records.toReversed(), { last: 4 })
    expect(list).toMatchObject({ agrees: true, faults: [], notes: ['draw 2 for b was abandoned: power cut'] })
    expect(list.draws.map(({ stage }) => stage)).toEqual(['revealed', 'abandoned', 'revealed', 'opened'])
  })

  test('an administrator who draws twice is caught, whatever reason is given', () => {
    const { draw, records } = house()
    draw('a', 'revealed')
    draw('a', 'revealed', 'the friend did not win')
    expect(redoList(records).faults).toEqual(['a was drawn for more than once: draws 1, 2'])
  })

  test('one who leaves the first of two drawings out of the list is caught', () => {
    const { draw, records } = house()
    draw('a', 'revealed')
    draw('a', 'revealed', 'again')
    expect(redoList(records.slice(1)).faults[0]).toBe('draw 1 is missing from the list')
  })

  test('one who abandons after seeing the contribution is caught', () => {
    const { draw, records } = house()
    draw('a', 'abandoned late')
    draw('a', 'revealed', 'power came back')
    expect(redoList(records).faults).toEqual([
      'a was drawn for more than once: draws 1, 2',
      'draw 1 was abandoned when its result could be known',
    ])
  })

  test('one who rewrites an old opening breaks the link from the next', () => {
    const { draw, records } = house()
    draw('a', 'revealed')
    draw('b', 'revealed')
    const other = house().draw('z', 'revealed')
    expect(redo(other).agrees).toBe(true)
    expect(redoList([other, records[1]!]).faults).toEqual([
      'draw 2 was opened after another opening of draw 1 than the one shown',
    ])
  })

  test('two records under one number, missing numbers and a cut-off end are seen', () => {
    const { draw, records } = house()
    for (const purpose of ['a', 'b', 'c', 'd', 'e']) draw(purpose, 'revealed')
    const some = [records[0]!, records[3]!, house().draw('y', 'opened')]
    const { faults } = redoList(some, { last: 6 })
    expect(faults).toContain('draws 2 to 3 are missing from the list')
    expect(faults).toContain('draws 5 to 6 are missing from the list')
    expect(faults).toContain('the number 1 was given to more than one record')
    expect(redoList(records.slice(2), { from: 3 }).agrees).toBe(true)
    expect(redoList(records.slice(2)).faults).toEqual(['draws 1 to 2 are missing from the list'])
  })

  test('an opening that hides the draws before it is caught', () => {
    const { draw, records } = house()
    draw('a', 'abandoned')
    const second = house()
    second.draw('x', 'abandoned')
    const hiding = second.draw('a', 'revealed')
    expect(redoList([records[0]!, hiding]).faults).toContain(
      'draw 2 does not name the draws before it for a as the list shows them',
    )
  })

  test('a secret used twice is caught', () => {
    const { draw, records } = house()
    draw('a', 'opened')
    draw('b', 'opened')
    const [first, second] = records
    const reused = { ...second!, opening: { ...second!.opening, secretDigest: first!.opening.secretDigest } }
    expect(redoList([first!, reused]).faults).toContain('draws 1 and 2 were opened with the same secret')
  })
})

test('a record that is not one is described, not thrown', () => {
  for (const input of [null, 7, {}, [], 'x']) {
    const read = readDrawRecord(input)
    expect('faults' in read && read.faults.length > 0).toBe(true)
  }
})
