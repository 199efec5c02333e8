import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { add, type Cents, cents, formatMoney, parseMoney, ZERO } from '../../base/money.ts'
import { TIES, type Ties } from '../../base/standing.ts'
import { type Entrant, placesOf } from './places.ts'

/** `Ann 46` or `Al 13 off 2`. */
const entrant = (text: string): Entrant<string> => {
  const [who = '', points, , off] = text.split(' ')
  return { who, points: Number(points), ...(off === undefined ? {} : { off: Number(off) }) }
}
const shown = (entrants: string[], prizes: string[], ties: Ties) =>
  placesOf(
    entrants.map(entrant),
    prizes.map((prize) => parseMoney(prize)!),
    ties,
  )
    .standing.filter(({ prize }) => prize > 0n)
    .map(({ who, place, prize, why }) => `${place} ${who} ${formatMoney(prize)} by ${why.by}`)

const MARCH = ['$5,000', '$2,000', '$1,000']
describe('39: each score has its prize', () => {
  test.each([
    [
      '39-01',
      ['Ann 46', 'Bob 44', 'Cy 43', 'Di 41'],
      ['1 Ann $5,000.00 by points', '2 Bob $2,000.00 by points', '3 Cy $1,000.00 by points'],
    ],
    [
      '39-02',
      ['Ann 46', 'Bob 44', 'Cy 43', 'Di 43'],
      ['1 Ann $5,000.00 by points', '2 Bob $2,000.00 by points', '3 Cy $500.00 by tied', '3 Di $500.00 by tied'],
    ],
    [
      'a tie for first leaves second and third to those who have the next scores',
      ['Ann 46', 'Bob 46', 'Cy 44', 'Di 43', 'Ed 40'],
      ['1 Ann $2,500.00 by tied', '1 Bob $2,500.00 by tied', '3 Cy $2,000.00 by points', '4 Di $1,000.00 by points'],
    ],
    [
      'two scores among four people',
      ['Ann 46', 'Bob 46', 'Cy 44', 'Di 44'],
      ['1 Ann $2,500.00 by tied', '1 Bob $2,500.00 by tied', '3 Cy $1,000.00 by tied', '3 Di $1,000.00 by tied'],
    ],
  ])('%s', (_, entrants, outcome) => expect(shown(entrants, MARCH, 'prize of the score')).toEqual(outcome))
  test('odd cents are nobody’s, and a third score that is not there has no prize', () => {
    const { rest, notGiven } = placesOf(
      ['a 9', 'b 9', 'c 9', 'd 5'].map(entrant),
      [cents(1_000), cents(500), cents(100)],
      'prize of the score',
    )
    expect([rest, notGiven]).toEqual([1n, [3]])
  })
})

describe('45: the Monday total decides, then prizes of their places together', () => {
  test.each([
    [
      '45-01',
      ['Al 13', 'Bo 12', 'Cam 11', 'Dee 10'],
      ['$500', '$300', '$200'],
      ['1 Al $500.00 by points', '2 Bo $300.00 by points', '3 Cam $200.00 by points'],
    ],
    [
      '45-02',
      ['Bo 13 off 3', 'Al 13 off 2', 'Cam 11 off 0'],
      ['$500', '$300', '$200'],
      ['1 Al $500.00 by total', '2 Bo $300.00 by total', '3 Cam $200.00 by points'],
    ],
    [
      'two tied for first halve first and second',
      ['Al 13 off 2', 'Bo 13 off 2', 'Cam 11 off 0'],
      ['$500', '$300', '$200'],
      ['1 Al $400.00 by tied', '1 Bo $400.00 by tied', '3 Cam $200.00 by points'],
    ],
    [
      '45-04',
      ['Al 13 off 2', 'Bo 13 off 2', 'Cam 13 off 2', 'Dee 12 off 0'],
      ['$500', '$400', '$300'],
      ['1 Al $400.00 by tied', '1 Bo $400.00 by tied', '1 Cam $400.00 by tied'],
    ],
    [
      'four tied for first',
      ['Al 13 off 2', 'Bo 13 off 2', 'Cam 13 off 2', 'Dee 13 off 2'],
      ['$500', '$400', '$300'],
      ['1 Al $300.00 by tied', '1 Bo $300.00 by tied', '1 Cam $300.00 by tied', '1 Dee $300.00 by tied'],
    ],
    [
      'two tied for third',
      ['Al 13 off 0', 'Bo 12 off 0', 'Cam 11 off 5', 'Dee 11 off 5'],
      ['$500', '$300', '$200'],
      ['1 Al $500.00 by points', '2 Bo $300.00 by points', '3 Cam $100.00 by tied', '3 Dee $100.00 by tied'],
    ],
  ])('%s', (_, entrants, prizes, outcome) => expect(shown(entrants, prizes, 'places together')).toEqual(outcome))
  test('why: whose prizes are divided', () => {
    const { standing } = placesOf(
      ['Al 13 off 2', 'Bo 13 off 2'].map(entrant),
      [cents(50_000), cents(30_001)],
      'places together',
    )
    expect(standing[0]).toEqual({
      who: 'Al',
      points: 13,
      off: 2,
      place: 1,
      to: 2,
      prize: 40_000n,
      why: { by: 'tied', equals: 2, prizes: [1, 2], sum: 80_001n },
    })
  })
  test('fewer entrants than places, and none', () => {
    expect(placesOf([entrant('Al 3')], [cents(500), cents(300)], 'places together').notGiven).toEqual([2])
    expect(placesOf<string>([], [cents(500)], 'places together')).toEqual({ standing: [], rest: 0n, notGiven: [1] })
  })
})

const field = fc.array(fc.record({ points: fc.nat(4), off: fc.nat(2) }), { maxLength: 9 })
const posted = fc.array(
  fc.bigInt(1n, 100_000n).map((amount) => amount as Cents),
  { minLength: 1, maxLength: 4 },
)

test('places are those of a naive sort; every prize is given once and the sum is exact', () => {
  fc.assert(
    fc.property(field, posted, fc.constantFrom(...TIES), (people, prizes, ties) => {
      const entrants = people.map((one, who) => ({ who, ...one }))
      const { standing, rest, notGiven } = placesOf(entrants, prizes, ties)
      const better = (one: (typeof entrants)[0], other: (typeof entrants)[0]) =>
        one.points > other.points || (one.points === other.points && one.off < other.off)
      const scores = new Set(entrants.map(({ points, off }) => `${points} ${off}`))
      expect(standing.map(({ who }) => who).toSorted()).toEqual(entrants.map(({ who }) => who))
      for (const { who, place, to, why } of standing) {
        const one = entrants[who]!
        expect(place).toBe(1 + entrants.filter((other) => better(other, one)).length)
        expect(to).toBe(entrants.length - entrants.filter((other) => better(one, other)).length)
        expect(why.equals).toBe(to - place + 1)
      }
      const paid = standing.map(({ prize }) => prize)
      const kept = notGiven.map((number) => prizes[number - 1]!)
      expect(add(ZERO, rest, ...paid, ...kept)).toBe(add(ZERO, ...prizes))
      const groups = new Map(standing.map(({ place, why }) => [place, why]))
      const given = [...groups.values()].flatMap((why) => why.prizes)
      expect([...given, ...notGiven].toSorted()).toEqual(prizes.map((_, nth) => nth + 1))
      expect(rest).toBeLessThan(
        BigInt(
          Math.max(
            1,
            [...groups.values()].reduce((sum, { equals }) => sum + equals, 0),
          ),
        ),
      )
      if (ties === 'places together') expect(notGiven).toHaveLength(Math.max(0, prizes.length - entrants.length))
      if (ties === 'prize of the score') expect(notGiven).toHaveLength(Math.max(0, prizes.length - scores.size))
    }),
  )
})
