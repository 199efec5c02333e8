import { describe, expect, test } from 'vitest'
import {
  type AccountName,
  boxPlace,
  claimAccount,
  drawerPlace,
  flowKind,
  gameAccount,
  houseAccount,
  isHold,
  isInside,
  isPlace,
  type Named,
  owedFor,
  ownerless,
  parseName,
  pendingAccount,
  poolAccount,
  readName,
  reseedAccount,
  trayPlace,
  varianceAccount,
  winAccount,
} from './name.ts'

const FUND = 'hawaiian-gardens/hawaiian-jackpot'
const OTHER = 'hawaiian-gardens/aces-cracked'

const NAMES: [AccountName, string, Named, 'inside' | 'outside' | 'place'][] = [
  [poolAccount('fast-cash'), 'pool:fast-cash', { kind: 'pool', pool: 'fast-cash' }, 'inside'],
  ['reserve', 'reserve', { kind: 'reserve' }, 'inside'],
  [pendingAccount('H7'), 'pending:H7', { kind: 'pending', hit: 'H7' }, 'inside'],
  [reseedAccount('H7'), 'reseed:H7', { kind: 'reseed', hit: 'H7' }, 'inside'],
  [claimAccount('C12'), 'claim:C12', { kind: 'claim', claim: 'C12' }, 'inside'],
  ['due:fee', 'due:fee', { kind: 'due', what: 'fee' }, 'inside'],
  ['due:thing', 'due:thing', { kind: 'due', what: 'thing' }, 'inside'],
  ['due:reverted', 'due:reverted', { kind: 'due', what: 'reverted' }, 'inside'],
  ['due:float', 'due:float', { kind: 'due', what: 'float' }, 'inside'],
  ['due:sale', 'due:sale', { kind: 'due', what: 'sale' }, 'inside'],
  [winAccount('VIP 1'), 'due:game:VIP 1', { kind: 'due', what: 'game', table: 'VIP 1' }, 'inside'],
  [gameAccount('1-2', '3'), 'account:1-2-3', { kind: 'account', table: '1-2', seat: '3' }, 'inside'],
  ['variance', 'variance', { kind: 'variance' }, 'inside'],
  [varianceAccount('A'), 'variance:A', { kind: 'variance', drawer: 'A' }, 'inside'],
  [houseAccount('promised', FUND, FUND), 'promised', { kind: 'promised', isGift: false }, 'inside'],
  [
    houseAccount('promised', FUND, OTHER),
    `promised:${OTHER}`,
    { kind: 'promised', isGift: false, owner: OTHER },
    'inside',
  ],
  [houseAccount('promised:gift', FUND, FUND), 'promised:gift', { kind: 'promised', isGift: true }, 'inside'],
  [
    houseAccount('promised:gift', FUND, OTHER),
    `promised:gift:${OTHER}`,
    { kind: 'promised', isGift: true, owner: OTHER },
    'inside',
  ],
  [houseAccount('due:advance', FUND, FUND), 'due:advance', { kind: 'due', what: 'advance' }, 'inside'],
  [
    houseAccount('due:advance', FUND, OTHER),
    `due:advance:${OTHER}`,
    { kind: 'due', what: 'advance', owner: OTHER },
    'inside',
  ],
  [houseAccount('advanced', FUND, FUND), 'advanced', { kind: 'advanced' }, 'outside'],
  [houseAccount('advanced', FUND, OTHER), `advanced:${OTHER}`, { kind: 'advanced', owner: OTHER }, 'outside'],
  ['patrons', 'patrons', { kind: 'patrons' }, 'outside'],
  ['house', 'house', { kind: 'house' }, 'outside'],
  [boxPlace('VIP 1'), 'box:VIP 1', { kind: 'box', table: 'VIP 1' }, 'place'],
  ['bank', 'bank', { kind: 'bank' }, 'place'],
  [drawerPlace('A'), 'drawer:A', { kind: 'drawer', drawer: 'A' }, 'place'],
  [trayPlace('4'), 'tray:4', { kind: 'tray', table: '4' }, 'place'],
  ['patron', 'patron', { kind: 'patron' }, 'outside'],
]

describe.each(NAMES)('%s', (name, written, named, where) => {
  test('is written and read the same way', () => {
    expect(name).toBe(written)
    expect(readName(name)).toEqual(named)
    expect(parseName(written)).toBe(name)
  })

  test('stands where it belongs', () => {
    expect(isInside(name)).toBe(where === 'inside')
    expect(isPlace(name)).toBe(where === 'place')
    expect(isHold(name)).toBe(['pending', 'reseed', 'claim'].includes(named.kind))
  })
})

test.each([
  '',
  'pool',
  'pool:',
  'fees',
  'reserve:1',
  'due',
  'due:game',
  'due:tip',
  'account:7',
  'Pool:main',
  'toString',
])('%j is the name of no account', (text) => {
  expect(parseName(text)).toBeUndefined()
  expect(() => readName(text as AccountName)).toThrow('no account')
})

test.each<[AccountName, string | undefined, AccountName]>([
  ['promised', FUND, 'promised'],
  [`promised:${OTHER}`, OTHER, 'promised'],
  ['advanced', FUND, 'advanced'],
  [`advanced:${OTHER}`, OTHER, 'advanced'],
  ['due:advance', FUND, 'due:advance'],
  [`due:advance:${OTHER}`, OTHER, 'due:advance'],
  ['promised:gift', undefined, 'promised:gift'],
  [`promised:gift:${OTHER}`, undefined, 'promised:gift'],
  ['due:fee', undefined, 'due:fee'],
  ['due:game:4', undefined, 'due:game:4'],
  ['pool:main', undefined, 'pool:main'],
  ['patrons', undefined, 'patrons'],
])('%s is to be repaid for %s', (name, owner, without) => {
  expect(owedFor(FUND, name)).toBe(owner)
  expect(ownerless(name)).toBe(without)
})

test.each([
  ['pool:main', 'pool'],
  ['claim:C12', 'claim'],
  ['due:fee', 'due:fee'],
  ['due:advance:bay-101/aces-cracked', 'due:advance'],
  ['promised:gift', 'promised:gift'],
  ['promised:gift:bay-101/aces-cracked', 'promised:gift'],
  ['promised:bay-101/aces-cracked', 'promised'],
  ['reserve', 'reserve'],
] as const)('%s adds up under %s', (account, kind) => {
  expect(flowKind(account)).toBe(kind)
})
