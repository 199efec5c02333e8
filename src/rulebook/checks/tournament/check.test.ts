import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { offering, type Written } from '../../offering.ts'
import type { RuleFile } from '../../rule.ts'
import { ruleFile } from '../../rulefile.ts'
import { readYaml } from '../../text/read.ts'
import { complaintsAbout } from '../offeringcheck.ts'

const CATALOG = join(import.meta.dirname, '../../../../catalog')
function ruleOf(path: string): RuleFile {
  const read = readYaml(readFileSync(join(CATALOG, path), 'utf8'), ruleFile)
  if (!read.ok) throw new Error(`${path} cannot be read`)
  return read.value
}
const poker = ruleOf('bay-101/poker-tournaments.yaml')
const double = ruleOf('hawaiian-gardens/double-or-nothing.yaml')

const POKER = `
activity: bay-101/poker-tournaments
occasion: friday
games: [holdem]
tables: ['21', '22']
tournament:
  date: 2026-05-08
  begins: '18:00'
  buyIn: $120
  fee: $20
  chips: '10000'
  seats: '9'
  rebuys: { price: $100, chips: '10000', times: '3', untilLevel: '2' }
  addOns: { price: $60, chips: '8000', times: '1', fromLevel: '2', untilLevel: '2' }
  levels: [{ minutes: '20', small: '25', big: '50' }, { break: '10', colourUp: ['25'] }, { minutes: '20', small: '100', big: '200', ante: '200' }]
  chipSet: [{ value: '25', colour: green, each: '40' }, { value: '100', colour: black, each: '90' }]
  pays: { kind: percentages, places: [40%, 25%, 16%, 11%, 8%] }
  houseRules: { dated: 2026-01-15, balance: '1', halt: '3', breaks: ['22', '21'] }
`
const DOUBLE = `
activity: hawaiian-gardens/double-or-nothing
games: [no-limit-holdem]
tables: ['5']
tournament:
  buyIn: $100
  fee: $10
  chips: '1500'
  seats: '10'
  field: '10'
  levels: [{ minutes: '12', small: '25', big: '50' }, { minutes: '12', small: '50', big: '100' }]
  pays: { kind: double }
`

function told(rule: RuleFile, text: string): { wrong: string[]; missing: string[] } {
  const read = readYaml(text, offering)
  if (!read.ok) throw new Error(JSON.stringify(read.faults))
  const { wrong, missing } = complaintsAbout(rule, read.value as Written)
  const inWords = ({ clause, id, field }: (typeof wrong)[number]) => `${field}: ${id} [${clause}]`
  return { wrong: wrong.map(inWords), missing: missing.map(inWords) }
}
const changed = (text: string, from: string, to: string): string => {
  expect(text, from).toContain(from)
  return text.replace(from, to)
}
const NOTHING = { wrong: [], missing: [] }

test('what is posted as the rules let it be is neither wrong nor incomplete', () => {
  expect(told(poker, POKER)).toEqual(NOTHING)
  expect(told(double, DOUBLE)).toEqual(NOTHING)
})

test('nothing chosen: the structure is missing, and nothing is wrong', () => {
  expect(told(poker, 'activity: bay-101/poker-tournaments\n')).toEqual({
    wrong: [],
    missing: ['tournament: tournament not chosen [E3]'],
  })
})

describe('what it costs', () => {
  test.each([
    ['[GETR-000056 T1] free', 'buyIn: $120', 'buyIn: $0', []],
    ['[GETR-000056 T1] the most', 'buyIn: $120', 'buyIn: $500,000', []],
    [
      '[GETR-000056 T1] a cent over',
      'buyIn: $120',
      'buyIn: $500,000.01',
      ['tournament.buyIn: amount outside its range [T1]'],
    ],
    ['[GETR-000056 T6] no fee', 'fee: $20', 'fee: $0', []],
    ['[GETR-000056 T6] the most', 'fee: $20', 'fee: $1,000', []],
    [
      '[GETR-000056 T6] a cent over',
      'fee: $20',
      'fee: $1,000.01',
      ['tournament.fee: amount outside its range [T6 T7]'],
    ],
    ['[GETR-000056 T2] the least', 'price: $100', 'price: $1', []],
    [
      '[GETR-000056 T2] a cent under',
      'price: $100',
      'price: $0.99',
      ['tournament.rebuys.price: amount outside its range [T2 T3]'],
    ],
    [
      '[GETR-000056 T2] a cent over',
      'price: $100',
      'price: $500000.01',
      ['tournament.rebuys.price: amount outside its range [T2 T3]'],
    ],
    ['[GETR-000056 T3] no limit', "times: '3', ", '', []],
    ['[GETR-000056 T4] the most', 'price: $60', 'price: $500000', []],
    [
      '[GETR-000056 T4] a cent under',
      'price: $60',
      'price: $0.99',
      ['tournament.addOns.price: amount outside its range [T4 T5]'],
    ],
    ['[GETR-000056 T5] 99 of them', "times: '1'", "times: '99'", []],
    [
      '[GETR-000056 T5] 100 of them',
      "times: '1'",
      "times: '100'",
      ['tournament.addOns.times: number outside its range [T4 T5]'],
    ],
    ['[GETR-000056 P4] $5 guaranteed', 'chips: ', 'guarantee: $5\n  chips: ', []],
    [
      '[GETR-000056 P4] $4.99 guaranteed',
      'chips: ',
      'guarantee: $4.99\n  chips: ',
      ['tournament.guarantee: amount outside its range [P2 P4 P5]'],
    ],
    ['[GETR-000056 P4] $1,000,000 guaranteed', 'chips: ', 'guarantee: $1,000,000\n  chips: ', []],
    [
      '[GETR-000056 P4] a cent more',
      'chips: ',
      'guarantee: $1,000,000.01\n  chips: ',
      ['tournament.guarantee: amount outside its range [P2 P4 P5]'],
    ],
    [
      'no chips for it',
      "chips: '10000'\n",
      "chips: '0'\n",
      ['tournament.chips: chips of nothing [E6]', 'tournament.chipSet: chips are not the stack [E4]'],
    ],
  ])('%s', (_, from, to, wrong) => {
    expect(told(poker, changed(POKER, from, to)).wrong).toEqual(wrong)
  })

  test('[GETR-000056 T5] the number of add-ons is chosen', () => {
    expect(told(poker, changed(POKER, "times: '1', ", '')).missing).toEqual([
      'tournament.addOns.times: number not chosen [T4 T5]',
    ])
  })

  test.each([
    ['$5', 'buyIn: $100', 'buyIn: $5', []],
    ['$4.99', 'buyIn: $100', 'buyIn: $4.99', ['tournament.buyIn: amount outside its range [T2]']],
    ['$10,000', 'buyIn: $100', 'buyIn: $10,000', []],
    ['$10,000.01', 'buyIn: $100', 'buyIn: $10,000.01', ['tournament.buyIn: amount outside its range [T2]']],
    ['fee $0.50', 'fee: $10', 'fee: $0.50', []],
    ['fee $0.49', 'fee: $10', 'fee: $0.49', ['tournament.fee: amount outside its range [T3 T10]']],
    ['fee $500', 'fee: $10', 'fee: $500', []],
    ['fee $500.01', 'fee: $10', 'fee: $500.01', ['tournament.fee: amount outside its range [T3 T10]']],
    ['nine players', "field: '10'", "field: '9'", ['tournament.field: posted field is not even [T5 reading R6]']],
    ['eight players', "field: '10'", "field: '8'", []],
    ['twelve players', "field: '10'", "field: '12'", ['tournament.field: number outside its range [T5 reading R6]']],
    ['fewer seats', "seats: '10'", "seats: '9'", ['tournament.field: more players than seats [T5 reading R6]']],
    ['two tables', "tables: ['5']", "tables: ['5', '6']", ['tables: more tables than the rules have [T1]']],
    ['Lowball', '[no-limit-holdem]', '[lowball]', ['games: game not designated [T4]']],
    ['two games', '[no-limit-holdem]', '[no-limit-holdem, omaha]', ['games: one game is played [T4]']],
    [
      'level blinds',
      "small: '50', big: '100'",
      "small: '25', big: '50'",
      ['tournament.levels: blinds do not rise [T2 T6 reading R3]'],
    ],
    [
      'percentages',
      'kind: double',
      'kind: percentages, places: [100%]',
      ['tournament.pays: no such way of paying [T9]'],
    ],
    [
      'a guarantee',
      'seats:',
      'guarantee: $500\n  seats:',
      ['tournament.guarantee: not in these tournaments [T9 reading R4]'],
    ],
    [
      'rebuys',
      'seats:',
      "rebuys: { price: $5, chips: '1', untilLevel: '1' }\n  seats:",
      ['tournament.rebuys: not in these tournaments [T9 reading R4]'],
    ],
  ])('Double or Nothing: %s', (_, from, to, wrong) => {
    expect(told(double, changed(DOUBLE, from, to)).wrong).toEqual(wrong)
  })
})

describe('games', () => {
  test.each(['kansas-city-lowball', 'crazy-pineapple-high-low', 'five-card-stud'])(
    '[GETR-000056 G1] %s is listed',
    (game) => {
      expect(told(poker, changed(POKER, '[holdem]', `[${game}]`))).toEqual(NOTHING)
    },
  )
  test.each(['razz', 'five-card-omaha', 'ez-baccarat', 'no-limit-holdem'])('[GETR-000056 G1] %s is not', (game) => {
    expect(told(poker, changed(POKER, '[holdem]', `[${game}]`)).wrong).toEqual(['games: game not designated [G1]'])
  })
})

describe('equal terms', () => {
  const withTerms = (terms: string) => told(poker, changed(POKER, 'rebuys:', `termsFor: [${terms}]\n  rebuys:`)).wrong
  test('[GETR-000056 E5] nothing by gender', () => {
    expect(withTerms('{ who: Ladies, buyIn: $100 }')).toEqual(['tournament.termsFor.0: terms by gender [E5]'])
    const named = told(poker, `name: Women's Championship\nadvertisement: { id: GETR-000056 }${POKER}`)
    expect(named.wrong).toEqual(['name: terms by gender [E5]'])
    const advertised = told(poker, `advertisement: { words: ['Damas entran gratis'] }${POKER}`)
    expect(advertised.wrong).toEqual(['advertisement.words: terms by gender [E5]'])
    const plural = told(poker, `name: Womens Open\nadvertisement: { id: GETR-000056 }${POKER}`)
    expect(plural.wrong).toEqual(['name: terms by gender [E5]'])
  })
  test('[GETR-000056 E7] no other chips for members', () => {
    expect(withTerms("{ who: members of the club, chips: '12000' }")).toEqual([
      'tournament.termsFor.0: other terms for some [E7]',
    ])
  })
  test('a word that only begins like one is none', () => {
    expect(told(poker, `name: Mental Game Open\nadvertisement: { id: GETR-000056 }${POKER}`)).toEqual(NOTHING)
  })
})

describe('advertisements', () => {
  test('[GETR-000056 A1] another name needs the number', () => {
    expect(told(poker, `name: Shooting Star${POKER}`).missing).toEqual([
      'advertisement.id: id not in the advertisement [A1]',
    ])
  })
  test('[GETR-000056 E2] the structure is part of every one', () => {
    const shown = ['how to enter', 'games', 'fees and what becomes of them', 'starting chips']
    expect(told(poker, `shown: [${shown.join(', ')}]${POKER}`).missing).toEqual([
      'shown: not displayed [A7 Q5]',
      'shown: not displayed [A8]',
      'shown: not displayed [A9]',
      'shown: not displayed [E2]',
    ])
  })
  test('[GETR-000056 N4] bounties are advertised with No Purchase Necessary, and only they', () => {
    const bounties = 'bounties: { targets: chosen, amount: $200, from: pool, paid: at the knock-out }'
    const posted = changed(POKER, 'rebuys:', `${bounties}\n  rebuys:`)
    expect(told(poker, posted).missing).toEqual(['advertisement.words: words not in the advertisement [N4]'])
    expect(told(poker, `advertisement: { words: ['Bounties! No purchase necessary.'] }${posted}`)).toEqual(NOTHING)
  })
  test('[GETR-000056 C6] the charity stands on them', () => {
    const charity = "charity: { name: Second Harvest, share: 25%, recognised: '94-2614101' }"
    const posted = changed(POKER, 'rebuys:', `${charity}\n  rebuys:`)
    expect(told(poker, posted).missing).toEqual(['advertisement.words: charity not advertised [C6 reading R8]'])
    expect(told(poker, `advertisement: { words: ['25% to Second Harvest'] }${posted}`)).toEqual(NOTHING)
    const without = told(poker, `advertisement: { words: ['For Second Harvest'] }${posted}`)
    expect(without.wrong).toEqual(['advertisement.words: charity not advertised [C6 reading R8]'])
    const all = changed(posted, 'share: 25%', 'share: 100%')
    expect(told(poker, `advertisement: { words: ['All of it to Second Harvest'] }${all}`)).toEqual(NOTHING)
  })
})

describe('what it pays', () => {
  test.each([
    ['99%', '[40%, 25%, 16%, 11%, 7%]', ['tournament.pays: percentages not the whole [S1]']],
    ['101%', '[40%, 25%, 16%, 11%, 9%]', ['tournament.pays: percentages not the whole [S1]']],
    ['thirds', '[1/3, 1/3, 1/3]', []],
    ['a place of nothing', '[100%, 0%]', ['tournament.pays: prize of a place not an amount [Q1 S4]']],
  ])('[GETR-000056 S1] percentages of %s', (_, places, wrong) => {
    expect(told(poker, changed(POKER, '[40%, 25%, 16%, 11%, 8%]', places)).wrong).toEqual(wrong)
  })
  const PAYS = 'pays: { kind: percentages, places: [40%, 25%, 16%, 11%, 8%] }'
  const beyond = 'tournament.rounding.rest: rest beyond the places [reading R12]'
  test.each([
    ['the last place', PAYS, 5, []],
    ['a place after it', PAYS, 6, [beyond]],
    [
      'one of the shortest list',
      `pays: { kind: percentages by entries, rows: [{ entries: '2..9', places: [60%, 40%] }, { entries: '10..', places: [50%, 30%, 20%] }] }`,
      2,
      [],
    ],
    [
      'one that a list does not pay',
      `pays: { kind: percentages by entries, rows: [{ entries: '2..9', places: [60%, 40%] }, { entries: '10..', places: [50%, 30%, 20%] }] }`,
      3,
      [beyond],
    ],
    ['a place after flat amounts', 'pays: { kind: flat, places: [{ prize: $500 }] }', 2, [beyond]],
    [
      'a place after an entry and one more',
      'pays: { kind: entry first, entry: $1000, item: main event, rest: [100%] }',
      3,
      [beyond],
    ],
    ['any, where nobody knows how many prizes it buys', 'pays: { kind: fixed and remainder, prize: $500 }', 9, []],
  ])('[GETR-000056 Q1] by the reading R12 the rest goes to %s', (_, pays, rest, wrong) => {
    const text = changed(POKER, PAYS, `${pays}\n  rounding: { to: $5, rest: '${rest}' }`)
    expect(told(poker, text).wrong).toEqual(wrong)
  })
  test('[GETR-000056 P6] a free roll posts what the house pays', () => {
    const free = POKER.replace(/ {2}(?:rebuys|addOns):.*\n/g, '').replace('buyIn: $120', 'buyIn: $0')
    expect(told(poker, free).wrong).toEqual(['tournament.pays: free roll without prizes [P6]'])
    expect(
      told(poker, changed(free, PAYS, 'pays: { kind: flat, places: [{ prize: $500 }, { prize: $300 }] }')),
    ).toEqual(NOTHING)
    expect(told(poker, changed(free, 'chips:', 'added: $500\n  chips:'))).toEqual(NOTHING)
  })
  test('[GETR-000056 S5] a thing is handed over in a form of the document', () => {
    const flat = (form: string) =>
      told(poker, changed(POKER, PAYS, `pays: { kind: flat, places: [{ prize: $500, item: watch, form: ${form} }] }`))
        .wrong
    expect(flat('merchandise')).toEqual([])
    expect(flat('prize wheel spin')).toEqual(['tournament.pays.places.0: prize in no such form [S5 P3]'])
    expect(flat('cash')).toEqual(['tournament.pays.places.0: money is no thing [S5 P3]'])
  })
  test('[GETR-000056 B10] a bounty inside its range; on everybody no more than the entry brings', () => {
    const bounty = (amount: string, targets: string, from: string) =>
      told(
        poker,
        `advertisement: { words: [No Purchase Necessary] }${changed(
          POKER,
          'rebuys:',
          `bounties: { targets: ${targets}, amount: ${amount}, from: ${from}, paid: at the knock-out }\n  rebuys:`,
        )}`,
      ).wrong
    expect(bounty('$500000', 'chosen', 'house')).toEqual([])
    expect(bounty('$500000.01', 'chosen', 'house')).toEqual([
      'tournament.bounties.amount: amount outside its range [B7 B10]',
    ])
    expect(bounty('$120', 'everybody', 'pool')).toEqual([])
    expect(bounty('$120.01', 'everybody', 'house')).toEqual([])
    expect(bounty('$120.01', 'everybody', 'pool')).toEqual([
      'tournament.bounties.amount: bounty above what is paid in [B4 B9 reading R16]',
    ])
  })
})

describe('levels, chips, house rules', () => {
  test.each([
    [
      "untilLevel: '2' }\n  addOns",
      "untilLevel: '3' }\n  addOns",
      ['tournament.rebuys.untilLevel: no such level [E4]'],
    ],
    ["fromLevel: '2'", "fromLevel: '0'", ['tournament.addOns.fromLevel: no such level [E4]']],
    [
      "fromLevel: '2', untilLevel: '2'",
      "fromLevel: '2', untilLevel: '1'",
      ['tournament.addOns.untilLevel: levels run backwards [E4]'],
    ],
    ["colourUp: ['25']", "colourUp: ['50']", ['tournament.levels: colour-up of no such chip [E4]']],
    ["small: '100'", "small: '125'", ['tournament.levels: blinds cannot be paid [E4]']],
    ["each: '90'", "each: '91'", ['tournament.chipSet: chips are not the stack [E4]']],
    ["{ value: '100', colour: black", "{ value: '25', colour: black", ['chip twice']],
    ["seats: '9'", "seats: '12'", ['tournament.seats: seats outside their range [E4]']],
    ["breaks: ['22', '21']", "breaks: ['22', '30']", ['tournament.houseRules.breaks: breaks another table [house]']],
    ["balance: '1'", "balance: '0'", ['tournament.houseRules.balance: house rule of nothing [house]']],
  ])('%s becomes %s', (from, to, wrong) => {
    const found = told(poker, changed(POKER, from, to)).wrong
    if (wrong[0] === 'chip twice') expect(found).toContain('tournament.chipSet: chip twice in the set [E4]')
    else expect(found).toEqual(wrong)
  })
  test('they are chosen before it is posted', () => {
    expect(told(poker, POKER.replace(/ {2}houseRules:.*\n/, '')).missing).toEqual([
      'tournament.houseRules: house rules not chosen [house]',
    ])
  })
  test('[GETR-000056 L6] so are the day and the time', () => {
    expect(told(poker, changed(POKER, "  begins: '18:00'\n", '')).missing).toEqual([
      'tournament.date: day and time not chosen [L6]',
    ])
  })
})

test('[GETR-000056 Q1] by the reading R12 rounding without its unit is to the cent, without its place to the first', () => {
  const rounded = (said: string) => {
    const read = readYaml(`${POKER}  rounding: ${said}\n`, offering)
    return read.ok ? (read.value as Written).tournament?.rounding : read.faults
  }
  expect(rounded("{ rest: '2' }")).toEqual({ to: 1n, rest: 2 })
  expect(rounded('{ to: $5 }')).toEqual({ to: 500n, rest: 1 })
})
