import { describe, expect, test } from 'vitest'
import { changesOf, wordsIn } from './change.ts'

const RULE = `activity: house/thing
number: 9
id: GEAR-001276
name: A Thing
document: S0 788-917
runs: hand jackpot
clauses:
  A1: { cite: S0 Advertising 790, kind: runs, says: 'From $5 to $20, a share of 40%.' }
  A2: { cite: S0 Prize 800, kind: shown, says: 'Nothing.' }
reserve:
  by: A1
  short: { by: A1 reading R1, who: house advances }
  admin: { by: A1, range: $5..$20, per: table hour, empty: { by: reading R1, fee: waits } }
claim: { by: A2, form: chips, id: { by: A2, minutes: '15' } }
charts: { by: A1, option: { A: [{ by: A1, line: aces, outcome: aces, pays: { kind: pool, pool: main, share: 10% } }] } }
readings:
  - { id: R1, on: A1, says: 'So it is read, from $5.' }
  - { id: R2, on: A2, says: 'So too.' }
`
const changes = changesOf('house/thing', RULE, wordsIn([RULE]), '1')
const at = (place: string) => changes.filter(({ path }) => path.join('.') === place)

describe('one change at a time', () => {
  test.each([
    ['number', 'figure'],
    ['id', 'id'],
    ['name', 'name'],
    ['document', 'cite'],
    ['clauses.A1.kind', 'enum'],
    ['clauses.A1.cite', 'cite'],
    ['clauses.A1.says', 'said'],
    ['reserve.by', 'by'],
    ['reserve.short.who', 'enum'],
    ['reserve.admin.range', 'bound'],
    ['claim.id.minutes', 'clock'],
    ['charts.option.A', 'name'],
    ['charts.option.A.0.pays.share', 'percent'],
    ['readings.0.on', 'by'],
  ])('%s is a %s', (place, sort) => {
    expect(new Set(at(place).map((change) => change.sort))).toEqual(new Set([sort]))
  })

  test('both ends of a range, every figure in the words, every clause that a term goes by', () => {
    expect(at('reserve.admin.range')).toHaveLength(2)
    expect(at('clauses.A1.says').map(({ was }) => was)).toEqual(['$5', '$20', '40%'])
    expect(at('reserve.short.by').map(({ became }) => became)).toEqual(['A2 reading R1', 'A1 reading R2'])
  })

  test('the line is changed and no other', () => {
    for (const { text, line } of changes) {
      const [before, after] = [RULE.split('\n'), text.split('\n')]
      const other = before.flatMap((was, index) => (was === after[index] ? [] : [index + 1]))
      expect(other).toEqual([line])
    }
  })

  test('the same seed changes the same, another seed otherwise', () => {
    const became = (seed: string) => changesOf('house/thing', RULE, wordsIn([RULE]), seed).map((one) => one.became)
    expect(became('1')).toEqual(changes.map((one) => one.became))
    expect(became('2')).not.toEqual(became('1'))
  })

  test('what nobody means as a figure is left alone', () => {
    expect(at('readings.0.says')).toEqual([])
    expect(at('runs')).toEqual([])
  })
})
