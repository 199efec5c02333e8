import { describe, expect, test } from 'vitest'
import { isRefusal } from '../../../base/refusal.ts'
import { english } from '../../../words/sentence.ts'
import type { Contribution } from './contribution.ts'
import {
  DRAWN_MAX,
  type DrawCommand,
  type DrawEvent,
  type DrawState,
  decideDraw,
  evolveDraw,
  NO_DRAWS,
  NO_OPENING,
  type OpenDraw,
} from './draw.ts'
import { type Entry, seal } from './drum.ts'
import { secretDigestOf } from './selection.ts'

const SECRET = '0123456789abcdef'.repeat(4)
const OTHER = 'fedcba9876543210'.repeat(4)
const ENTRIES: Entry[] = ['ann', 'bob', 'cid'].map((id, index) => ({ id, weight: BigInt(index + 1) }))
const DICE: Contribution = [{ kind: 'dice', faces: [3, 1, 4, 1, 5, 2, 6, 5] }]
const act = { at: 1_772_856_000_000, local: '2026-03-06T20:00:00', by: 'p7' }

const open = (change: Partial<OpenDraw> = {}): OpenDraw => ({
  type: 'OpenDraw',
  purpose: 'house/car-drawing/2026-03-06',
  entries: ENTRIES,
  how: { winners: 1, standby: 1, replacement: false },
  secret: SECRET,
  ...act,
  ...change,
})
const contribute = (draw = 1, contribution = DICE): DrawCommand => ({
  type: 'ContributeToDraw',
  draw,
  contribution,
  ...act,
})
const reveal = (draw = 1, secret = SECRET): DrawCommand => ({ type: 'RevealDraw', draw, secret, ...act })
const abandon = (draw = 1, reason = 'a die fell off the table'): DrawCommand => ({
  type: 'AbandonDraw',
  draw,
  reason,
  ...act,
})

function given(...commands: DrawCommand[]): { state: DrawState; events: DrawEvent[] } {
  let state = NO_DRAWS
  const events: DrawEvent[] = []
  for (const command of commands) {
    const decided = decideDraw(state, command)
    if (isRefusal(decided)) throw new Error(decided.reasons.map((reason) => english(reason)).join('; '))
    for (const event of decided) {
      state = evolveDraw(state, event)
      events.push(event)
    }
  }
  return { state, events }
}

function reasons(state: DrawState, command: DrawCommand): string[] {
  const decided = decideDraw(state, command)
  return isRefusal(decided) ? decided.reasons.map((reason) => english(reason)) : []
}

describe('a draw from opening to reveal', () => {
  const { state, events } = given(open(), contribute(), reveal())
  const [opened, contributed, revealed] = events

  test('the opening binds the house and does not tell the secret', () => {
    expect(opened).toMatchObject({
      type: 'DrawOpened',
      draw: 1,
      entriesDigest: seal(ENTRIES),
      entries: 3,
      totalWeight: '6',
      secretDigest: secretDigestOf(SECRET),
      previous: NO_OPENING,
      earlier: [],
      again: '',
    })
    expect(JSON.stringify([opened, contributed])).not.toContain(SECRET)
  })

  test('the reveal carries the winners that the pure selection gives', () => {
    expect(revealed).toMatchObject({ type: 'DrawRevealed', draw: 1, secret: SECRET })
    if (revealed?.type !== 'DrawRevealed') throw new Error('not revealed')
    expect(new Set([...revealed.winners, ...revealed.standby]).size).toBe(2)
  })

  test('the secret is never kept in the state, before or after', () => {
    expect(JSON.stringify(given(open(), contribute()).state)).not.toContain(SECRET)
    expect(JSON.stringify(state)).not.toContain(SECRET)
    expect(state.pending).toEqual([])
  })

  test('events are plain JSON', () => {
    expect(JSON.parse(JSON.stringify(events))).toEqual(events)
  })
})

describe('[R120] numbers go up by one and never start again', () => {
  test('over revealed and abandoned draws, each naming the opening before it', () => {
    const { events } = given(
      open({ purpose: 'a' }),
      abandon(1),
      open({ purpose: 'b', secret: OTHER }),
      contribute(2),
      open({ purpose: 'c' }),
    )
    const openings = events.filter((event) => event.type === 'DrawOpened')
    expect(openings.map(({ draw }) => draw)).toEqual([1, 2, 3])
    expect(openings.map(({ previous }) => previous)).toEqual([NO_OPENING, openings[0]?.digest, openings[1]?.digest])
  })

  test('over thousands of draws, all remembered', () => {
    let state = NO_DRAWS
    for (let number = 1; number <= 1_000; number++) {
      const steps = [open({ purpose: `p${number}` }), abandon(number)]
      for (const step of steps) {
        const decided = decideDraw(state, step)
        if (isRefusal(decided)) throw new Error('refused')
        state = decided.reduce(evolveDraw, state)
      }
    }
    expect(state.count).toBe(1_000)
    expect(state.closed.flat().map(({ draw }) => draw)).toEqual(Array.from({ length: 1_000 }, (_, index) => index + 1))
    expect(reasons(state, open({ purpose: 'p300' }))[0]).toContain('draw 300 abandoned')
  })
})

describe('refusals', () => {
  test.each<[string, DrawCommand[], DrawCommand, string]>([
    ['a reveal before the contribution', [open()], reveal(), 'draw 1 is still waiting for its contribution'],
    [
      'a second contribution',
      [open(), contribute()],
      contribute(),
      'draw 1 already has its contribution; a second one would be a choice',
    ],
    ['another secret', [open(), contribute()], reveal(1, OTHER), 'this is not the secret that draw 1 was opened with'],
    [
      'no secret at all',
      [open(), contribute()],
      reveal(1, '\ud800'),
      'this is not the secret that draw 1 was opened with',
    ],
    ['a draw that is not there', [], contribute(4), 'there is no draw 4'],
    ['a reveal of what was revealed', [open(), contribute(), reveal()], reveal(), 'draw 1 was already revealed'],
    ['a reveal of what was abandoned', [open(), abandon()], reveal(), 'draw 1 was already abandoned'],
    ['abandoning what was revealed', [open(), contribute(), reveal()], abandon(), 'draw 1 was already revealed'],
    ['abandoning without a reason', [open()], abandon(1, ' '), 'draw 1 can only be abandoned with a reason'],
    ['a reason of two lines', [open()], abandon(1, 'a\nb'), 'the reason must be one line of at most 500 characters'],
    [
      'a second opening while one is open',
      [open()],
      open({ secret: OTHER }),
      'draw 1 for house/car-drawing/2026-03-06 is open and not yet revealed',
    ],
    [
      'a second opening after the contribution',
      [open(), contribute()],
      open(),
      'draw 1 for house/car-drawing/2026-03-06 is open and not yet revealed',
    ],
    [
      'a second drawing without a word',
      [open(), contribute(), reveal()],
      open(),
      'house/car-drawing/2026-03-06 was already drawn for (draw 1): say why it is drawn again',
    ],
    [
      'a second drawing after one was abandoned',
      [open(), abandon()],
      open(),
      'house/car-drawing/2026-03-06 was already drawn for (draw 1 abandoned): say why it is drawn again',
    ],
    [
      '"again" for the first time',
      [],
      open({ again: 'we lost' }),
      'house/car-drawing/2026-03-06 was never drawn for, so it cannot be drawn again',
    ],
    [
      'a purpose spelt freely',
      [],
      open({ purpose: 'Car Drawing' }),
      'the purpose "Car Drawing" must read like house/activity/2026-03-06/20:00',
    ],
    ['a short secret', [], open({ secret: 'ab' }), 'the secret must be 32 random bytes in hexadecimal digits'],
    ['no entries', [], open({ entries: [] }), 'there are no entries'],
    ['an entry twice', [], open({ entries: [...ENTRIES, ENTRIES[0]!] }), 'entry "ann" is in the list twice'],
    [
      'entries without weight',
      [],
      open({ entries: [{ id: 'ann', weight: 0n }] }),
      'the entries have no weight: nobody could be drawn',
    ],
    [
      'no winner',
      [],
      open({ how: { winners: 0, standby: 0, replacement: true } }),
      'the number of winners must be 1 or more, not 0',
    ],
    [
      'half a winner',
      [],
      open({ how: { winners: 0.5, standby: 0, replacement: true } }),
      'the number of winners must be 1 or more, not 0.5',
    ],
    [
      'fewer than no standby',
      [],
      open({ how: { winners: 1, standby: -1, replacement: true } }),
      'the number of standby entries must be 0 or more, not -1',
    ],
    [
      'too many at once',
      [],
      open({ how: { winners: DRAWN_MAX + 1, standby: 0, replacement: true } }),
      'at most 100000 can be drawn at once, not 100001',
    ],
    [
      'more winners than entries',
      [],
      open({ how: { winners: 4, standby: 0, replacement: false } }),
      '4 are to be drawn, but only 3 entries have a chance',
    ],
    [
      'a weight of zero does not count',
      [],
      open({ entries: [...ENTRIES, { id: 'dan', weight: 0n }], how: { winners: 4, standby: 0, replacement: false } }),
      '4 are to be drawn, but only 3 entries have a chance',
    ],
  ])('%s', (_, before, command, reason) => {
    const { state } = given(...before)
    expect(reasons(state, command)[0]).toBe(reason)
  })

  test('on the line: as many winners as entries, and more of them when tickets go back', () => {
    expect(reasons(NO_DRAWS, open({ how: { winners: 3, standby: 0, replacement: false } }))).toEqual([])
    expect(reasons(NO_DRAWS, open({ how: { winners: 2, standby: 1, replacement: false } }))).toEqual([])
    expect(reasons(NO_DRAWS, open({ how: { winners: 9, standby: 0, replacement: true } }))).toEqual([])
  })

  test('every failed condition is named, the deciding one first', () => {
    const { state } = given(open())
    const bad = open({ entries: [], secret: '', how: { winners: 0, standby: 0, replacement: false } })
    expect(reasons(state, bad)).toEqual([
      'draw 1 for house/car-drawing/2026-03-06 is open and not yet revealed',
      'the secret must be 32 random bytes in hexadecimal digits',
      'there are no entries',
      'the number of winners must be 1 or more, not 0',
    ])
  })

  test('too little chance in the contribution', () => {
    const { state } = given(open())
    expect(reasons(state, contribute(1, [{ kind: 'dice', faces: [6] }]))[0]).toContain('only 6 outcomes')
  })
})

test('drawing again is allowed with a reason, and the opening itself tells of the draws before', () => {
  const { events } = given(open(), abandon(), open({ again: 'the die fell off the table' }), contribute(2), reveal(2))
  expect(events[2]).toMatchObject({ draw: 2, earlier: [1], again: 'the die fell off the table' })
})

test('two draws for two purposes may be open at once', () => {
  const { events } = given(
    open({ purpose: 'a' }),
    open({ purpose: 'b' }),
    contribute(2),
    contribute(1),
    reveal(1),
    reveal(2),
  )
  const drawn = events.flatMap((event) => (event.type === 'DrawRevealed' ? [event.draw] : []))
  expect(drawn).toEqual([1, 2])
})
