import { describe, expect, test } from 'vitest'
import { cardsIn } from '../../../tests/cards.ts'
import {
  BASE,
  DEAL,
  DEALER,
  DEALT,
  fold,
  HANDS,
  open,
  play,
  READY,
  run,
  SEATED,
  SHUFFLE,
  wager,
} from '../../../tests/crazy4.ts'
import { money } from '../../../tests/tablegame.ts'
import { english } from '../../words/sentence.ts'
import type { Action } from './action.ts'

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

  const again = (dealer: string, floor: boolean): Action => ({ do: 'reveal', dealer: cardsIn(dealer), floor })
  test.each([
    ['without the floor', [], again('Kh Jh 8d 5s 4s', false), 'a floor person corrects that [S10c]'],
    ['the same cards again', [], again('Kh Jh 8d 5s 3s', true), 'no dealer hand is waiting to be shown [S10c]'],
    ['a card of a player', [], again('Kh Jh 8d 5s Ac', true), 'is there twice'],
    ['a folded seat is past', [{ do: 'settle', seat: '5' }], again('Kh Jh 8d 5s 4s', true), undefined],
    [
      'a hand was held against them',
      [
        { do: 'settle', seat: '5' },
        { do: 'settle', seat: '3' },
      ],
      again('Kh Jh 8d 5s 4s', true),
      'they cannot be changed [S10c]',
    ],
  ] as [string, Action[], Action, string | undefined][])(
    "the dealer's cards were shown wrongly: %s",
    (_, before, action, says) => {
      const { refused, table, instructions } = run([...DEALT, ...play3, { do: 'reveal' }, ...before, action])
      if (says !== undefined) {
        expect(refused).toContain(says)
        return
      }
      expect(refused).toBeUndefined()
      expect(table).toMatchObject({ phase: 'settle', dealer: cardsIn('Kh Jh 8d 5s 4s') })
      expect(instructions.map(english)).toContain(
        'the cards of the dealer are corrected; entered before: Kh Jh 8d 5s 3s',
      )
    },
  )

  test('a fold is taken back by the floor while others are asked', () => {
    expect(run([...DEALT, fold('1'), late('1', '$10'), fold('3'), fold('5')]).table.seats['1']?.decision).toBe('play')
  })

  test('who leaves after the deal is closed and before it is told is not asked', () => {
    const left: Action = { do: 'leave', seat: '1', treatedAs: 'lost' }
    const { instructions } = run([...DEALT.slice(0, -1), left, DEAL])
    expect(instructions.at(-1)).toMatchObject({ id: 'fold or play', seat: '3' })
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
    ['a wager that is not offered', wager('2', { ...BASE, 'cover all': '$5' }), 'S12a'],
    ['a wager of another game', wager('2', { ...BASE, 'aces up': '$5' }), 'S6d1'],
    ['Play before the cards', wager('2', { ...BASE, play: '$10' }), 'S10b'],
    ['a seat that is not there', wager('7', BASE), 'order'],
    ['a negative wager', wager('2', { ante: '-$10', 'super bonus': '-$10' }), 'S6d1'],
  ])('%s', (_, action, clause) => {
    const { refused } = run([...READY, action])
    if (clause === undefined) expect(refused).toBeUndefined()
    else expect(refused).toContain(`[${clause}]`)
  })
  test('chips are counted of sensors only', () => {
    const closed: Action = { do: 'close bets', at: 0, chips: { ante: 1 } }
    expect(run([...READY, wager('2', BASE), closed]).refused).toContain('[S8a3]')
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
      [...DEALT.slice(0, -1), { do: 'deal', hands: { ...HANDS, 5: cardsIn('Ac Jd 7s 5d 2c') }, dealer: DEALER }],
      '[S2a]',
    ],
    [
      'cards to a seat without a wager',
      [...DEALT.slice(0, -1), { do: 'deal', hands: { ...HANDS, 2: cardsIn('As Ks Qs Js Ts') }, dealer: DEALER }],
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
    const quads = cardsIn('9c 9d 9h 9s 2d')
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
    expect(lost.map((told) => [english(told), told.by])).toEqual([
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
    ['g: the shoe jams', [...DEALT, irregular('shoe jam')], 'bets', 'shuffle', 'S14f', { dealing: 'automated shoe' }],
    ['h: the shuffler jams', [...READY, irregular('shuffler jam')], 'bets', 'shuffle', 'S14e'],
  ] as [string, Action[], string, string, string, Record<string, string>?][])(
    '%s',
    (_, actions, phase, does, by, settings) => {
      const { table, instructions, refused } = run(actions, settings)
      expect(refused).toBeUndefined()
      expect([table.phase, instructions.at(-1)?.does, instructions.at(-1)?.by]).toEqual([phase, does, by])
      if (phase === 'bets' && by !== 'S14e') {
        expect(table.seats).toEqual({})
        expect(instructions.filter((told) => told.does === 'return')).toHaveLength(6)
      }
    },
  )
})

describe('a device that is not in use cannot fail', () => {
  const irregular = (what: string): Action => ({ do: 'irregularity', what }) as Action
  const byHand = { dealing: 'manual shoe', shuffling: 'by hand' }
  test.each([
    ['no shoe: from the hand', [...DEALT, irregular('shoe jam')], 'S14f', {}],
    ['a manual shoe is no device', [...DEALT, irregular('shoe jam')], 'S14f', { dealing: 'manual shoe' }],
    ['no shoe to be out of order', [...READY, irregular('shoe out of order')], 'S14g', {}],
    ['no shuffler', [open(), irregular('shuffler jam')], 'S14e', byHand],
    ['no shuffler to be out of order', [open(), irregular('shuffler out of order')], 'S14g', byHand],
  ] as [string, Action[], string, Record<string, string>][])('%s', (_, actions, by, settings) => {
    expect(run(actions, settings).refused).toMatch(new RegExp(`no automated .* \\[${by}\\]`))
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

test('[massachusetts/crazy-4-poker S12h] from a straight up the highest hand stays face up until a higher one is found', () => {
  const hands = { 1: cardsIn('Ac Jc Tc 3c 5d'), 3: cardsIn('4c 4d 4h Qs 2d'), 5: cardsIn('9c 8c 7d 6h 2c') }
  const { instructions, refused } = run(
    [
      ...READY,
      wager('1', { ...BASE, 'cover all': '$5' }),
      wager('3', BASE),
      wager('5', BASE),
      { do: 'close bets', at: 0 },
      { do: 'deal', hands, dealer: DEALER },
      play('1', '$10'),
      play('3', '$10'),
      play('5', '$10'),
      { do: 'reveal' },
      { do: 'settle' },
    ],
    { 'cover all': 'offered' },
  )
  expect(refused).toBeUndefined()
  // A straight, then three of a kind; the flush of seat 1 is lower.
  expect(instructions.filter(({ by }) => by === 'S12h').map((one) => `${one.does}: ${english(one)}`)).toEqual([
    'show: the hand of seat 5 stays face up for Cover All, the highest so far',
    'show: the hand of seat 3 stays face up for Cover All, the highest so far',
    'remove: the hand of seat 5: a higher one stays for Cover All',
    'remove: the hand of seat 1: a higher one stays for Cover All',
  ])
})

test('what changed hands is remembered until the next bets are closed', () => {
  const round = [
    ...DEALT,
    play('1', '$10'),
    fold('3'),
    fold('5'),
    { do: 'reveal' } as Action,
    { do: 'settle' } as Action,
  ]
  const wagered = [...round, SHUFFLE, wager('1', BASE)]
  const paid = (actions: Action[]) => run(actions).table.moved?.filter(({ does }) => does === 'pay').length ?? 0
  expect(paid(wagered)).toBe(2)
  expect(paid([...wagered, { do: 'close bets', at: 0 }])).toBe(0)
})
