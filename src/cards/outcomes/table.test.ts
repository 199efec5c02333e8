import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { english } from '../../words/sentence.ts'
import { type DealText, dealFrom } from './deal.ts'
import { GAMES, type Outcome } from './outcome.ts'
import {
  hasOutcome,
  OUTCOME_FAMILIES,
  OUTCOME_NAMES,
  OUTCOMES,
  outcomeCatalog,
  outcomesOf,
  wrongSettings,
} from './table.ts'

/** First and last line of each system that puts a prize on a hand, and its document. */
const SYSTEM_LINES: Readonly<Record<number, readonly [string, number, number]>> = {
  1: ['S0', 1, 90],
  4: ['S0', 255, 425],
  5: ['S0', 426, 557],
  6: ['S0', 558, 639],
  7: ['S0', 640, 733],
  8: ['S0', 734, 787],
  9: ['S0', 788, 917],
  10: ['S0', 918, 1069],
  11: ['S0', 1070, 1213],
  12: ['S0', 1214, 1357],
  14: ['S0', 1500, 1651],
  15: ['S0', 1652, 1845],
  16: ['S1', 1, 112],
  18: ['S1', 148, 200],
  19: ['S1', 201, 300],
  20: ['S1', 302, 466],
  21: ['S1', 467, 552],
  22: ['S1', 553, 638],
  23: ['S1', 639, 724],
  24: ['S1', 725, 810],
  25: ['S1', 811, 896],
  27: ['S1', 960, 1151],
  28: ['S1', 1152, 1244],
  29: ['S1', 1245, 1337],
  30: ['S1', 1338, 1396],
  31: ['S1', 1397, 1497],
  32: ['S1', 1498, 1585],
  33: ['S1', 1586, 1684],
  34: ['S1', 1686, 1766],
  35: ['S1', 1767, 1783],
  36: ['S1', 1784, 1857],
  37: ['S1', 1858, 1952],
  41: ['S1', 2110, 2126],
  43: ['S1', 2182, 2238],
  46: ['S1', 2358, 2419],
  47: ['S1', 2420, 2485],
  50: ['S1', 2577, 2700],
  51: ['S1', 2701, 2780],
  52: ['S1', 2781, 2899],
  53: ['S1', 2901, 2945],
  54: ['S1', 2947, 3062],
  55: ['S2', 1, 400],
  56: ['S3', 1, 376],
  57: ['S4', 1, 80],
}

// One type for all: the compiler would pair the settings of each with those of every other.
const all = Object.entries<Outcome>(OUTCOMES).map(([name, outcome]) => ({ name, ...outcome }))

describe.each(all)('$name', ({ usual, has, example, justMisses, cites, systems, games, says }) => {
  test('its example has it', () => {
    expect(has(dealFrom(example.deal), { ...usual, ...example.params })).toBe(true)
  })

  test('the near miss does not', () => {
    expect(has(dealFrom(justMisses.deal), { ...usual, ...justMisses.params })).toBe(false)
  })

  test('nothing dealt has it', () => {
    expect(has({}, usual)).toBe(false)
  })

  test('it says what it is, in which games, systems and lines', () => {
    expect(says).toMatch(/^[A-Z].*\.$/)
    expect(games.length).toBeGreaterThan(0)
    expect(systems.length).toBeGreaterThan(0)
    expect(cites.length).toBeGreaterThanOrEqual(systems.length)
    for (const cite of cites) expect(systemsAt(cite).filter((system) => systems.includes(system))).not.toEqual([])
  })

  test('its settings are such as a rule may write', () => {
    for (const params of [usual, example.params ?? {}, justMisses.params ?? {}]) {
      for (const value of Object.values(params)) expect(['string', 'number', 'boolean']).toContain(typeof value)
    }
  })
})

const systemsAt = (cite: string): number[] => {
  const [document, line] = cite.split(' ')
  return Object.entries(SYSTEM_LINES)
    .filter(([, [of, first, last]]) => of === document && first <= Number(line) && Number(line) <= last)
    .map(([system]) => Number(system))
}

test('every system with qualifying hands is covered', () => {
  const covered = new Set(all.flatMap(({ systems }) => systems))
  expect(Object.keys(SYSTEM_LINES).filter((system) => !covered.has(Number(system)))).toEqual([])
})

test('no name stands in two families', () => {
  const names = Object.values(OUTCOME_FAMILIES).flatMap((family) => Object.keys(family))
  expect(names.toSorted()).toEqual([...OUTCOME_NAMES].toSorted())
})

test('every game has outcomes', () => {
  for (const game of GAMES) expect(all.some(({ games }) => (games as readonly string[]).includes(game))).toBe(true)
})

test.each<[(typeof GAMES)[number], DealText, string[], string[]]>([
  ['holdem', { hole: 'Kd Qd', board: 'Ad Jd Td 4s 4h' }, ['royal flush'], ['straight flush', 'quads']],
  ['omaha', { hole: 'As Kd 7c 2h', board: 'Qs Js Ts 9s 3d' }, ['straight'], ['flush']],
  ['pai-gow-poker', { hand: 'As Jd 9c 8h 7s 6d 5c' }, ['ace-jack in front with a complete hand behind'], ['nine high']],
  ['blackjack', { hand: '7h 7d', dealerUp: '7h' }, ['three sevens of one colour', 'two sevens'], ['two sevens suited']],
  ['baccarat', { player: '2c 4d', banker: '3h 2s 2d' }, ['Dragon 7'], ['Panda 8']],
  [
    'pai-gow-tiles',
    { tiles: 'Teen, Bot 2-6, Day, Yun' },
    ['gong-gong or better', 'nine-gong or better'],
    ['pair-pair'],
  ],
  [
    'caribbean-stud',
    { hand: 'Kd Jd 8d 5d 2d', dealerUp: 'Ah', dealerDown: 'Th 9h 6h 3h' },
    ['flush', 'flush beaten by a higher flush or better'],
    ['straight'],
  ],
  [
    'three-card-poker',
    { hand: 'Kh 9h 4h', dealerUp: '2c', dealerDown: '3h 2h' },
    ['flush', 'three-card flush'],
    ['six-card straight flush'],
  ],
  [
    'pan-9',
    { hand: '6c 6d 6h', dealer: '3s 3c 3s' },
    ['three sixes beaten by three threes', 'bank hand dealt nine'],
    [],
  ],
  ['thirteen-card', { hand: 'As 2d 3c 4h 5s 6d 7c 8h 9s Td Jc Qh Ks' }, ['dragon'], ['deuce to eight']],
])('outcomes of a deal of %s', (game, deal, has, hasNot) => {
  const found = outcomesOf(game, dealFrom(deal))
  expect(found).toEqual(expect.arrayContaining(has))
  for (const name of hasNot) expect(found).not.toContain(name)
})

test('the catalogue is plain text', () => {
  const lines = outcomeCatalog()
  expect(lines).toHaveLength(OUTCOME_NAMES.length)
  expect(lines.find(({ name }) => name === 'three sevens suited')).toMatchObject({
    example: "hand 7s 7s; player-dealer's up card 7s",
    because: 'black, but two suits',
    systems: expect.arrayContaining([9, 21, 32]),
    cites: expect.arrayContaining(['S0 826', 'S1 1544']),
  })
  expect(JSON.parse(JSON.stringify(lines))).toEqual(lines)
})

test.each([
  ['quads', { floor: '8' }, []],
  ['quads', { floor: '1' }, [`floor '1': one of 2, 3, 4, 5, 6, 7, 8, 9, T, J, Q, K, A wanted`]],
  ['quads', { cards: 'first two' }, [expect.stringContaining('any five, both hole')]],
  ['quads', { rank: '8' }, [`there is no setting 'rank' here; the settings are cards, floor`]],
  ['dragon', { floor: '8' }, [`there is no setting 'floor' here; this outcome has no settings`]],
  ['home run', { pointsMin: 0 }, [`pointsMin '0': a whole number from 1 to 100 wanted`]],
  ['suited aces', { suits: 'h x' }, [`suits 'h x': some of c d h s, with spaces wanted`]],
  ['baccarat four of a kind', { ranks: '3 4 8 9', suited: true }, []],
  ['baccarat four of a kind', { suited: 'true' }, [`suited 'true': yes or no wanted`]],
  ['magic card', { card: 'Q' }, [`card 'Q': a card such as Qh wanted`]],
] as const)('settings of %s are checked: %o', (name, params, says) => {
  expect(wrongSettings(name, params).map(english)).toEqual(says)
})

test('all settings in use pass the check', () => {
  for (const name of OUTCOME_NAMES) {
    const { usual, example, justMisses }: Outcome = OUTCOMES[name]
    expect(wrongSettings(name, { ...usual, ...example.params, ...justMisses.params })).toEqual([])
  }
})

test('settings that are not given are the usual ones', () => {
  const deal = dealFrom({ hole: '2h 2c', board: '2d 2s Kc 9h 5d' })
  expect(hasOutcome('quads', deal)).toBe(true)
  expect(hasOutcome('quads', deal, { floor: '3' })).toBe(false)
})

const DOCUMENTS = join(import.meta.dirname, '../../../../shared/seeds')

test.skipIf(!existsSync(DOCUMENTS))('every cited line says something', () => {
  const documents = new Map(
    readdirSync(DOCUMENTS).map((file) => [
      `S${Number(file.slice(0, 3))}`,
      readFileSync(join(DOCUMENTS, file), 'utf8').split('\n'),
    ]),
  )
  for (const { name, cites } of all) {
    for (const cite of cites) {
      const [document = '', line] = cite.split(' ')
      expect(documents.get(document)?.[Number(line) - 1]?.trim(), `${name} ${cite}`).toMatch(/\w/)
    }
  }
})
