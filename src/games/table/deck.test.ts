import { describe, expect, test } from 'vitest'
import {
  BASE,
  CLOSE,
  DEAL,
  DEALT,
  FOLDED,
  fold,
  open,
  READY,
  ROUND,
  run,
  SEATED,
  SHUFFLE,
  wager,
} from '../../../tests/crazy4.ts'
import { HOUR } from '../../base/moment.ts'
import { english } from '../../words/sentence.ts'
import type { Action } from './action.ts'

describe('the cards', () => {
  test.each([
    ['not inspected', [open({ inspected: false })], 'S3a'],
    ['not verified by the floor', [open({ verified: false })], 'S3a'],
    ['not spread', [open({ spread: false })], 'S3b'],
    ['not washed', [open({ washed: false })], 'S3c'],
    ['three decks', [open({ backs: ['red', 'blue', 'green'] })], 'S2a'],
    ['two decks of one colour', [open({ backs: ['red', 'red'] })], 'S2b1'],
    [
      'two decks shuffled by hand',
      [open({ backs: ['red', 'blue'] })],
      'S2b',
      { shuffling: 'by hand', dealing: 'manual shoe' },
    ],
    ['shuffled by hand, dealt from the hand', [open(), { ...SHUFFLE, by: 'hand' }], 'S8a1'],
    ['not shuffled', [open(), wager('1', BASE), CLOSE], 'S4a'],
    [
      'not cut',
      [open(), { do: 'shuffle', at: 0, by: 'hand' }, wager('1', BASE), CLOSE],
      'S4d',
      { dealing: 'manual shoe' },
    ],
    [
      'cut nine cards in',
      [open(), { do: 'shuffle', at: 0, by: 'hand' }, { do: 'cut', cards: 9 }],
      'S4d',
      { dealing: 'manual shoe' },
    ],
    [
      'cut ten cards in',
      [open(), { do: 'shuffle', at: 0, by: 'hand' }, { do: 'cut', cards: 10 }],
      undefined,
      { dealing: 'manual shoe' },
    ],
    [
      'recut by the floor',
      [open(), { do: 'shuffle', at: 0, by: 'hand' }, { do: 'cut', cards: 10 }, { do: 'cut', cards: 20, floor: true }],
      undefined,
      { dealing: 'manual shoe' },
    ],
    [
      'from the hand just under four hours',
      [...READY, wager('1', BASE), { do: 'close bets', at: 4 * HOUR - 1 }],
      undefined,
    ],
    ['from the hand four hours', [...READY, wager('1', BASE), { do: 'close bets', at: 4 * HOUR }], 'S2c1'],
    [
      'from a shoe just under eight hours',
      [...READY, wager('1', BASE), { do: 'close bets', at: 8 * HOUR - 1 }],
      undefined,
      { dealing: 'automated shoe' },
    ],
    [
      'from a shoe eight hours',
      [...READY, wager('1', BASE), { do: 'close bets', at: 8 * HOUR }],
      'S2c2',
      { dealing: 'automated shoe' },
    ],
    [
      'the shuffler failed and is not covered',
      [open(), { do: 'irregularity', what: 'shuffler out of order' }, { ...SHUFFLE, by: 'hand' }],
      'S14g',
      { dealing: 'manual shoe' },
    ],
    [
      'the shuffler failed and is covered',
      [
        open(),
        { do: 'irregularity', what: 'shuffler out of order', covered: true },
        { do: 'shuffle', at: 0, by: 'hand' },
      ],
      undefined,
      { dealing: 'manual shoe' },
    ],
    [
      'the failed shuffler is used',
      [open(), { do: 'irregularity', what: 'shuffler out of order', covered: true }, SHUFFLE],
      'S14g',
    ],
  ] as [string, Action[], string | undefined, Record<string, string>?][])('%s', (_, actions, clause, settings) => {
    const { refused } = run(actions, settings)
    if (clause === undefined) expect(refused).toBeUndefined()
    else expect(refused).toContain(`[${clause}]`)
  })

  test('two decks go in turn', () => {
    const two = [open({ backs: ['red', 'blue'] }), { ...SHUFFLE, back: 'red' } as Action, ...ROUND]
    expect(run([...two, { ...SHUFFLE, back: 'red' } as Action]).refused).toContain('[S2b3]')
    expect(run([...two, { ...SHUFFLE, back: 'blue' } as Action]).refused).toBeUndefined()
  })

  test('a deck in which the shuffler counts 51 leaves the table', () => {
    const { table, instructions } = run([open(), { ...SHUFFLE, counted: 51 } as Action])
    expect([table.phase, instructions.at(-1)?.does, instructions.at(-1)?.by]).toEqual(['closed', 'remove', 'S4b'])
  })

  test.each([
    ['32 cards', 32, undefined, 'decisions', undefined],
    ['31 cards and nothing misdealt', 31, undefined, 'closed', 'remove'],
    ['31 cards and a misdeal', 31, true, 'bets', 'shuffle'],
  ] as const)('the stub has %s', (_, count, misdealt, phase, does) => {
    const { table, instructions } = run([
      ...DEALT,
      { do: 'count stub', cards: count, ...(misdealt === undefined ? {} : { misdealt }) },
    ])
    expect(table.phase).toBe(phase)
    if (does !== undefined) expect([instructions.at(-1)?.does, instructions.at(-1)?.by]).toEqual([does, 'S8f'])
  })

  test('the stub is counted at least every five rounds unless the shuffler counts', () => {
    const one = [SHUFFLE, ...ROUND]
    const five = [open(), ...one, ...one, ...one, ...one, ...one]
    const next = [SHUFFLE, wager('1', BASE), CLOSE]
    expect(run([...five, ...next]).refused).toBeUndefined()
    expect(run([...five, ...next], { shuffling: 'device' }).refused).toContain('[S8d]')
    const counted = one.toSpliced(6, 0, { do: 'count stub', cards: 32 })
    expect(
      run([open(), ...one, ...one, ...one, ...one, ...counted, ...next], { shuffling: 'device' }).refused,
    ).toBeUndefined()
  })
})

describe('decks and devices in time', () => {
  const TWO = [open({ backs: ['red', 'blue'] }), { ...SHUFFLE, back: 'red' } as Action]
  const BY_HAND: Action = { do: 'shuffle', at: 0, by: 'hand' }
  const failed = (device: 'shuffler' | 'shoe', more: object = {}): Action =>
    ({ do: 'irregularity', what: `${device} out of order`, ...more }) as Action

  test('while one deck is played with the other is shuffled by the device, and only by it', () => {
    const dealt = [...TWO, ...SEATED, CLOSE, DEAL]
    expect(run([...dealt, { ...BY_HAND, back: 'blue' } as Action], { dealing: 'manual shoe' }).refused).toContain(
      '[S4a]',
    )
    expect(run([...dealt, { ...SHUFFLE, back: 'red' } as Action]).refused).toContain('[S2b3]')
    const { refused, table } = run([
      ...dealt,
      { ...SHUFFLE, back: 'blue' } as Action,
      ...FOLDED,
      wager('1', BASE),
      CLOSE,
    ])
    expect(refused).toBeUndefined()
    expect([table.phase, table.deck?.last]).toEqual(['deal', 'blue'])
    expect(run([...READY, ...SEATED, CLOSE, DEAL, SHUFFLE]).refused).toContain('[S4a]')
  })

  test('a shuffler that jams with the other deck in it leaves the deck in play alone', () => {
    const { table, refused } = run([
      ...TWO, ...SEATED, CLOSE, DEAL, { ...SHUFFLE, back: 'blue' } as Action, { do: 'irregularity', what: 'shuffler jam' },
    ]) // biome-ignore format: one round
    expect(refused).toBeUndefined()
    expect([table.deck?.last, table.deck?.ready]).toEqual(['red', undefined])
  })

  test('a void round is one round since the stub was counted, found before or after the deal', () => {
    const jam: Action = { do: 'irregularity', what: 'wrong number of cards' }
    const settings = { shuffling: 'device' }
    expect(run([...READY, ...SEATED, CLOSE, jam], settings).table.deck?.roundsSinceCount).toBe(1)
    expect(run([...READY, ...SEATED, CLOSE, DEAL, fold('1'), jam], settings).table.deck?.roundsSinceCount).toBe(1)
  })

  test.each([
    [52, undefined, 'bets'],
    [51, 'remove', 'closed'],
  ] as const)('a count that was missed is made up between rounds: %s cards', (cards, does, phase) => {
    const one = [SHUFFLE, ...SEATED, CLOSE, DEAL, ...FOLDED]
    const late = [open(), ...one, ...one, ...one, ...one, ...one]
    const settings = { shuffling: 'device' }
    const { table, instructions } = run([...late, { do: 'count stub', cards }], settings)
    expect(table.phase).toBe(phase)
    if (does !== undefined) expect([instructions.at(-1)?.does, instructions.at(-1)?.by]).toEqual([does, 'S8f'])
    else
      expect(
        run([...late, { do: 'count stub', cards }, SHUFFLE, wager('1', BASE), CLOSE], settings).refused,
      ).toBeUndefined()
  })

  test('in the fifth round the dealer is told to count the stub, in the fourth to discard it', () => {
    const one = [SHUFFLE, ...SEATED, CLOSE, DEAL, ...FOLDED]
    const told = (rounds: number) =>
      run([open(), ...Array.from({ length: rounds }, () => one).flat()], { shuffling: 'device' })
        .instructions.filter((told) => english(told).includes('stub'))
        .at(-1)?.by
    expect([told(4), told(5)]).toEqual(['S8c', 'S8d'])
  })

  test('the count of a shuffler is a count; without it the stub is counted', () => {
    const one = [SHUFFLE, ...SEATED, CLOSE, DEAL, ...FOLDED]
    const five = [open(), ...one, ...one, ...one, ...one, ...one]
    const covered = [failed('shuffler', { covered: true }), BY_HAND, { do: 'cut', cards: 12 } as Action]
    const byHand = [...covered.slice(1), ...SEATED, CLOSE, DEAL, ...FOLDED]
    // The shuffler had counted before the last round.
    const four = [...five, covered[0]!, ...byHand, ...byHand, ...byHand, ...byHand]
    const next = [...covered.slice(1), wager('1', BASE), CLOSE]
    expect(run([...four, ...next], { dealing: 'manual shoe' }).refused).toContain('[S7f]')
    expect(
      run([...five, covered[0]!, ...byHand, ...byHand, ...next], { dealing: 'manual shoe' }).refused,
    ).toBeUndefined()
  })

  test('the floor has cards cut again until they are dealt; what a device shuffled was never cut', () => {
    const settings = { dealing: 'manual shoe' }
    const cut = (cards: number, floor?: boolean): Action => ({ do: 'cut', cards, ...(floor ? { floor } : {}) })
    const closed = [open(), BY_HAND, cut(10), wager('1', BASE), CLOSE]
    expect(run([...closed, cut(20, true)], settings).refused).toBeUndefined()
    expect(run([...closed, cut(20)], settings).refused).toContain('[S4d]')
    expect(run([...closed, { do: 'deal' }, cut(20, true)], settings).refused).toContain('[S4e]')
    expect(run([...READY, cut(20, true)], settings).refused).toContain('[S4d]')
  })

  test('after a while without players the first one looks before the cards are shuffled', () => {
    const { instructions } = run([...READY, { do: 'idle' }, SHUFFLE])
    expect(instructions.at(-1)).toMatchObject({ does: 'show', by: 'S4f' })
    expect(run([...READY, { do: 'idle' }, wager('1', BASE), CLOSE]).refused).toContain('[S4a]')
    expect(run([...READY, wager('1', BASE), { do: 'idle' }]).refused).toContain('[S4f]')
  })

  test('by hand one deck is enough: the other leaves the table', () => {
    const { table, instructions } = run([
      ...TWO,
      failed('shuffler', { covered: true }),
      { ...BY_HAND, back: 'red' } as Action,
    ])
    expect(table.deck?.backs).toEqual(['red'])
    expect(instructions.find(({ does }) => does === 'remove')?.by).toBe('S2b')
  })

  test('a stub that is right does not mend hands of four and six cards', () => {
    const { table, instructions } = run([
      ...READY,
      ...SEATED,
      CLOSE,
      DEAL,
      { do: 'count stub', cards: 32, misdealt: true },
    ])
    expect([table.phase, instructions.at(-1)?.does, instructions.at(-1)?.by]).toEqual(['bets', 'shuffle', 'S14c'])
  })

  test.each([
    [{}, 'S7b'],
    [{ instead: 'hand' }, 'S8a3'],
  ])('a covered shoe: dealt instead %o', (instead, clause) => {
    const actions = [...READY, failed('shoe', { covered: true, ...instead }), wager('1', BASE), CLOSE]
    const { instructions } = run(actions, { dealing: 'automated shoe' })
    expect(instructions.at(-1)).toMatchObject({ id: 'announce no more bets', by: `S6c ${clause}` })
  })

  test('what is out of order stays so when the deck leaves, until it is repaired', () => {
    const gone = [open(), failed('shoe'), { ...SHUFFLE, counted: 51 } as Action]
    expect(run(gone, { dealing: 'automated shoe' }).table).toMatchObject({
      phase: 'closed',
      out: { shoe: 'uncovered' },
    })
    const again = [...gone, ...READY, wager('1', BASE)]
    expect(run([...again, CLOSE], { dealing: 'automated shoe' }).refused).toContain('[S14g]')
    expect(
      run([...again, { do: 'repair', device: 'shoe' }, CLOSE], { dealing: 'automated shoe' }).refused,
    ).toBeUndefined()
    expect(run([...READY, { do: 'repair', device: 'shoe' }]).refused).toContain('[S14g]')
  })
})
