import { describe, expect, test } from 'vitest'
import { parseMoney } from '../../base/money.ts'
import { isRefusal } from '../../base/refusal.ts'
import { parseCards } from '../../cards/notation.ts'
import { type TableGameFile, tableRulesOf } from '../../rulebook/tablegame.ts'
import { catalogued } from '../../server/catalogue.ts'
import type { Action } from './action.ts'
import type { Wagers } from './rules.ts'
import { step } from './step.ts'
import { begin, type GameTable, type Instruction } from './table.ts'

const found = catalogued('massachusetts/crazy-4-poker')
if (found === undefined || !('rule' in found)) throw new Error('the rule file is not there')
const rule = found.rule as TableGameFile
const POOL = {
  seed: 1_000_000n as never,
  reseed: 1_000_000n as never,
  rate: { over: 1n, under: 4n, isShare: true as const },
}
const rulesWith = (settings: Record<string, string> = {}) =>
  tableRulesOf(rule, {
    activity: rule.activity,
    settings: {
      'queens up': 'A',
      'four-card progressive': 'A',
      'five-card progressive': 'none',
      'hand bonus': 'none',
      'cover all': 'none',
      dealing: 'hand',
      shuffling: 'counting device',
      ...settings,
    },
    pools: { 'four-card': POOL },
  })

const cards = (text: string) => {
  const read = parseCards(text)
  if (!read.ok) throw new Error(read.says)
  return read.value
}
const money = (text: string) => parseMoney(text)!
const of = (written: Record<string, string>): Wagers =>
  Object.fromEntries(Object.entries(written).map(([name, amount]) => [name, money(amount)]))

const HOUR = 3_600_000
const open = (changed: object = {}): Action => ({
  do: 'open',
  at: 0,
  backs: ['red'],
  inspected: true,
  verified: true,
  spread: true,
  washed: true,
  ...changed,
})
const SHUFFLE: Action = { do: 'shuffle', at: 0, by: 'device', counted: 52 }
const wager = (seat: string, wagers: Record<string, string>, more: object = {}): Action => ({
  do: 'wager',
  seat,
  wagers: of(wagers),
  ...more,
})
const BASE = { ante: '$10', 'super bonus': '$10' }
const HANDS = { 1: cards('Ac Ad 9s 6h 4c'), 3: cards('Kc Kd 8s 5h 3c'), 5: cards('Qc Jd 7s 5d 2c') }
const DEALER = cards('Kh Jh 8d 5s 3s')
const DEAL: Action = { do: 'deal', hands: HANDS, dealer: DEALER }
const SEATED = [wager('1', BASE), wager('3', BASE), wager('5', BASE)]
const READY = [open(), SHUFFLE]
const DEALT = [...READY, ...SEATED, { do: 'close bets', at: 0 } as Action, DEAL]
const fold = (seat: string): Action => ({ do: 'decide', seat })
const play = (seat: string, amount: string): Action => ({ do: 'decide', seat, play: money(amount) })

function run(actions: readonly Action[], settings: Record<string, string> = {}) {
  const rules = rulesWith(settings)
  let table: GameTable = begin(rules)
  const instructions: Instruction[] = []
  for (const action of actions) {
    const done = step(table, action, { rules, meters: {} })
    if (isRefusal(done))
      return { refused: `${done.reasons[0]?.says} [${done.reasons[0]?.clause}]`, table, instructions }
    table = done.table
    instructions.push(...done.instructions)
  }
  return { refused: undefined, table, instructions }
}

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
    ['not shuffled', [open(), wager('1', BASE), { do: 'close bets', at: 0 }], 'S4a'],
    [
      'not cut',
      [open(), { do: 'shuffle', at: 0, by: 'hand' }, wager('1', BASE), { do: 'close bets', at: 0 }],
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
    const round = [
      ...SEATED,
      { do: 'close bets', at: 0 } as Action,
      DEAL,
      fold('1'),
      fold('3'),
      fold('5'),
      { do: 'reveal' } as Action,
      { do: 'settle' } as Action,
    ]
    const two = [open({ backs: ['red', 'blue'] }), { ...SHUFFLE, back: 'red' } as Action, ...round]
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
    const one = [
      SHUFFLE,
      ...SEATED,
      { do: 'close bets', at: 0 } as Action,
      DEAL,
      fold('1'),
      fold('3'),
      fold('5'),
      { do: 'reveal' } as Action,
      { do: 'settle' } as Action,
    ]
    const five = [open(), ...one, ...one, ...one, ...one, ...one]
    const next = [SHUFFLE, wager('1', BASE), { do: 'close bets', at: 0 } as Action]
    expect(run([...five, ...next]).refused).toBeUndefined()
    expect(run([...five, ...next], { shuffling: 'device' }).refused).toContain('[S8d]')
    const counted = one.toSpliced(6, 0, { do: 'count stub', cards: 32 })
    expect(
      run([open(), ...one, ...one, ...one, ...one, ...counted, ...next], { shuffling: 'device' }).refused,
    ).toBeUndefined()
  })
})

describe('decks and devices in time', () => {
  const FOLDED = [fold('1'), fold('3'), fold('5'), { do: 'reveal' } as Action, { do: 'settle' } as Action]
  const TWO = [open({ backs: ['red', 'blue'] }), { ...SHUFFLE, back: 'red' } as Action]
  const CLOSE: Action = { do: 'close bets', at: 0 }
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
        .instructions.filter(({ says }) => says.includes('stub'))
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

describe('after the decisions', () => {
  const play3 = [play('1', '$10'), play('3', '$10'), fold('5')]
  const late = (seat: string, amount?: string): Action => ({
    do: 'decide',
    seat,
    floor: true,
    ...(amount === undefined ? {} : { play: money(amount) }),
  })

  test('forfeits are collected before the dealer shows', () => {
    const { instructions } = run([...DEALT, ...play3])
    const does = instructions.slice(-4).map(({ does, seat }) => [does, seat].filter((word) => word).join(' '))
    expect(does).toEqual(['collect 5', 'collect 5', 'discard 5', 'show'])
  })

  test.each([
    ['an unfold', late('5', '$10'), '[S10b]'],
    ['a fold', late('1'), '[S10b]'],
    ['another amount of who played', late('1', '$30'), undefined],
    ['an amount that is too high', late('1', '$31'), '[S10b]'],
  ])('%s, by the floor', (_, action, clause) => {
    const { refused } = run([...DEALT, ...play3, { do: 'reveal' }, action])
    if (clause === undefined) expect(refused).toBeUndefined()
    else expect(refused).toContain(clause)
  })

  test('a fold is taken back by the floor while others are asked', () => {
    expect(run([...DEALT, fold('1'), late('1', '$10'), fold('3'), fold('5')]).table.seats['1']?.decision).toBe('play')
  })

  test('who leaves after the deal is closed and before it is told is not asked', () => {
    const left: Action = { do: 'leave', seat: '1', treatedAs: 'lost' }
    const { instructions } = run([...DEALT.slice(0, -1), left, DEAL])
    expect(instructions.at(-1)?.says).toBe('seat 3: fold or play?')
  })
})

describe('55-25 wagers', () => {
  test.each([
    ['unequal Super Bonus', wager('2', { ante: '$10', 'super bonus': '$5' }), 'S6d1'],
    ['Ante alone', wager('2', { ante: '$10' }), 'S6d1'],
    ['Queens Up of its own amount', wager('2', { ...BASE, 'queens up': '$25' }), undefined],
    ['Queens Up alone', wager('2', { 'queens up': '$5' }), 'S6d2'],
    ['a progressive alone', wager('2', { 'four-card progressive': '$1' }), 'S6d3'],
    ['a progressive of $2', wager('2', { ...BASE, 'four-card progressive': '$2' }), 'S6d3'],
    ['a call with cash', wager('2', BASE, { cash: true }), 'S6a'],
    ['from behind', wager('2', BASE, { seated: false }), 'S6b'],
    ['a wager that is not offered', wager('2', { ...BASE, 'cover all': '$5' }), 'order'],
    ['Play before the cards', wager('2', { ...BASE, play: '$10' }), 'S10b'],
    ['a seat that is not there', wager('7', BASE), 'order'],
    ['a negative wager', wager('2', { ante: '-$10', 'super bonus': '-$10' }), 'S6d1'],
  ])('%s', (_, action, clause) => {
    const { refused } = run([...READY, action])
    if (clause === undefined) expect(refused).toBeUndefined()
    else expect(refused).toContain(`[${clause}]`)
  })
  test('two positions of one player', () => {
    expect(run([...READY, wager('2', BASE, { player: 'P1' }), wager('3', BASE, { player: 'P1' })]).refused).toContain(
      '[S6e]',
    )
  })
  test('after "no more bets"', () => {
    const closed = [...READY, wager('2', BASE), { do: 'close bets', at: 0 } as Action]
    expect(run([...closed, wager('2', { ante: '$15', 'super bonus': '$15' })]).refused).toContain('[S6c S8a3]')
  })
  test.each([
    ['manual shoe', 'S7b'],
    ['hand', 'S8a3'],
    ['automated shoe', 'S9a2'],
  ])('chips against accepted wagers, from the %s', (dealing, clause) => {
    const with1 = [...READY, wager('2', { ...BASE, 'four-card progressive': '$1' })]
    const close = (chips: number, accepted: number): Action => ({
      do: 'close bets',
      at: 0,
      chips: { 'four-card progressive': chips },
      accepted: { 'four-card progressive': accepted },
    })
    expect(run([...with1, close(1, 1)], { dealing }).refused).toBeUndefined()
    expect(run([...with1, close(1, 0)], { dealing }).refused).toContain(`[${clause}]`)
    expect(run([...with1, close(2, 1)], { dealing }).refused).toContain(`[${clause}]`)
    // The same number, and not the one that the dealer has entered.
    expect(run([...with1, close(2, 2)], { dealing }).refused).toContain(`[${clause}]`)
  })
})

describe('the deal and decisions', () => {
  test.each([
    [
      'a card twice',
      [...DEALT.slice(0, -1), { do: 'deal', hands: { ...HANDS, 5: cards('Ac Jd 7s 5d 2c') }, dealer: DEALER }],
      '[S2a]',
    ],
    [
      'cards to a seat without a wager',
      [...DEALT.slice(0, -1), { do: 'deal', hands: { ...HANDS, 2: cards('As Ks Qs Js Ts') }, dealer: DEALER }],
      '[S8b]',
    ],
    ['cards before "no more bets"', [...READY, ...SEATED, DEAL], '[S6c S8a3 S8b]'],
    ['out of turn', [...DEALT, fold('3')], '[S10b]'],
    ['twice', [...DEALT, fold('1'), fold('1')], '[S10b]'],
    ['who has no wager', [...DEALT, fold('2')], '[S10b]'],
    ['three times with kings', [...DEALT, fold('1'), play('3', '$30')], '[S10b]'],
    ['three times with aces', [...DEALT, play('1', '$30')], undefined],
    ['a cent more than three times', [...DEALT, play('1', '$30.01')], '[S10b]'],
    ['twice with aces', [...DEALT, play('1', '$20')], undefined],
    ['a cent more than once with kings', [...DEALT, fold('1'), play('3', '$10.01')], '[S10b]'],
    ['less than once', [...DEALT, play('1', '$9.99')], '[S10b]'],
    ['the dealer shows too early', [...DEALT, fold('1'), { do: 'reveal' }], '[S10c]'],
    ['settled before the dealer shows', [...DEALT, fold('1'), fold('3'), fold('5'), { do: 'settle' }], '[S10c]'],
    [
      'settled from the wrong end',
      [...DEALT, play('1', '$10'), play('3', '$10'), play('5', '$10'), { do: 'reveal' }, { do: 'settle', seat: '1' }],
      '[S10c]',
    ],
  ] as [string, Action[], string | undefined][])('%s', (_, actions, clause) => {
    const { refused } = run(actions)
    if (clause === undefined) expect(refused).toBeUndefined()
    else expect(refused).toContain(clause)
  })

  test('a raise that the turned cards do not allow is found at the settling, and set right by the floor', () => {
    const unseen: Action = { do: 'deal', counts: { 1: 5, 3: 5, 5: 5 }, dealerCount: 5 }
    const raised = [
      ...DEALT.slice(0, -1),
      unseen,
      fold('1'),
      play('3', '$30'),
      fold('5'),
      { do: 'reveal', dealer: DEALER } as Action,
    ]
    const settle: Action = { do: 'settle', hands: { 3: HANDS[3] } }
    expect(run([...raised, settle]).refused).toContain('[S10b]')
    const mended: Action = { do: 'decide', seat: '3', play: money('$10'), floor: true }
    expect(run([...raised, mended, settle]).refused).toBeUndefined()
  })

  test('a progressive payout waits for the floor', () => {
    const quads = cards('9c 9d 9h 9s 2d')
    const actions: Action[] = [
      ...READY,
      wager('1', { ...BASE, 'four-card progressive': '$1' }),
      { do: 'close bets', at: 0 },
      { do: 'deal', hands: { 1: quads }, dealer: DEALER },
      play('1', '$30'),
      { do: 'reveal' },
    ]
    expect(run([...actions, { do: 'settle' }]).refused).toContain('[S10e3]')
    expect(run([...actions, { do: 'settle', floor: true }]).refused).toBeUndefined()
  })

  test('who leaves may be taken as lost', () => {
    const left = run([...DEALT, { do: 'leave', seat: '1', treatedAs: 'lost' }, fold('3'), fold('5'), { do: 'reveal' }])
    const lost = left.instructions.filter(({ seat, does }) => seat === '1' && does === 'collect')
    expect(lost.map(({ says, by }) => [says, by])).toEqual([
      ['ante of seat 1, abandoned: $10.00', 'S6b'],
      ['super bonus of seat 1, abandoned: $10.00', 'S6b'],
    ])
  })
})

describe('55-23 irregularities', () => {
  const irregular = (what: string, more: object = {}): Action => ({ do: 'irregularity', what, ...more }) as Action
  test.each([
    ['a: one card face up', [...DEALT, irregular('face up card')], 'decisions', 'discard', 'S14a'],
    ['b: two cards face up', [...DEALT, irregular('face up card', { cards: 2 })], 'bets', 'shuffle', 'S14a'],
    [
      'b: one, and later another',
      [...DEALT, irregular('face up card'), irregular('face up card')],
      'bets',
      'shuffle',
      'S14a',
    ],
    ['c: drawn in error', [...DEALT, irregular('drawn in error')], 'decisions', 'deal', 'S14b'],
    ['d: four cards', [...DEALT.slice(0, -1), { do: 'deal', counts: { 3: 4 } }], 'bets', 'shuffle', 'S14c'],
    ['d: the dealer has six', [...DEALT.slice(0, -1), { do: 'deal', dealerCount: 6 }], 'bets', 'shuffle', 'S14c'],
    [
      'e: exposed before seat 5 acted',
      [...DEALT, fold('1'), fold('3'), irregular('dealer card exposed')],
      'bets',
      'shuffle',
      'S14d',
    ],
    [
      'f: exposed after all acted',
      [...DEALT, fold('1'), fold('3'), fold('5'), irregular('dealer card exposed')],
      'reveal',
      'show',
      'S14d',
    ],
    ['g: the shoe jams', [...DEALT, irregular('shoe jam')], 'bets', 'shuffle', 'S14f'],
    ['h: the shuffler jams', [...READY, irregular('shuffler jam')], 'bets', 'shuffle', 'S14e'],
  ] as [string, Action[], string, string, string][])('%s', (_, actions, phase, does, by) => {
    const { table, instructions, refused } = run(actions)
    expect(refused).toBeUndefined()
    expect([table.phase, instructions.at(-1)?.does, instructions.at(-1)?.by]).toEqual([phase, does, by])
    if (phase === 'bets' && by !== 'S14e') {
      expect(table.seats).toEqual({})
      expect(instructions.filter((told) => told.does === 'return').map(({ says }) => says)).toHaveLength(6)
    }
  })
})

test('55-28 the order of a whole round', () => {
  const all = { ...BASE, 'queens up': '$5', 'four-card progressive': '$1', 'hand bonus': '$1', 'cover all': '$5' }
  const settings = { 'hand bonus': 'offered', 'cover all': 'offered' }
  const { instructions, refused } = run(
    [
      ...READY,
      wager('1', all),
      wager('3', all),
      wager('5', all),
      { do: 'close bets', at: 0 },
      DEAL,
      play('1', '$10'),
      fold('3'),
      play('5', '$10'),
      { do: 'reveal' },
      { do: 'settle' },
    ],
    settings,
  )
  expect(refused).toBeUndefined()
  const told = instructions.map(({ does, seat, entry }) =>
    [does, seat, entry?.wager].filter((word) => word !== undefined).join(' '),
  )
  expect(told.slice(told.indexOf('announce'))).toEqual([
    'announce',
    'use', 'collect 1 four-card progressive', 'collect 3 four-card progressive', 'collect 5 four-card progressive', 'check', 'collect',
    'use', 'collect 1 hand bonus', 'collect 3 hand bonus', 'collect 5 hand bonus',
    'deal', 'check', 'discard', 'ask 1', 'ask 3', 'ask 5',
    'collect 3 ante', 'collect 3 super bonus', 'collect 3 queens up', 'collect 3 four-card progressive', 'collect 3 hand bonus', 'collect 3 cover all', 'discard 3',
    'show', 'show',
    'show 5', 'collect 5 ante', 'collect 5 play', 'collect 5 super bonus', 'collect 5 queens up', 'collect 5 four-card progressive', 'collect 5 hand bonus',
    'show 1', 'pay 1 ante', 'pay 1 play', 'return 1 super bonus', 'pay 1 queens up', 'collect 1 four-card progressive', 'collect 1 hand bonus',
    'collect 5 cover all', 'collect 1 cover all',
    'use', 'discard',
  ]) // biome-ignore format: in the order of the document
})
