/** Weighted lists: put in order and sealed as a stranger would, and drawn from by exactly the chances that they have. */
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allSteps } from '../../../base/steps.ts'
import { drumOf, type Entry, entriesIn } from './drum.ts'
import { pick, select } from './selection.ts'
import { linesSteps } from './urn.ts'

const SECRET = 'a5'.repeat(32)
const listed = (weights: readonly bigint[]): Entry[] =>
  weights.map((weight, index) => ({ id: `m${String(index).padStart(2, '0')}`, weight }))
const urnOf = (weights: readonly bigint[]) => allSteps(linesSteps(drumOf(listed(weights)).list)).urn

describe('a list is sealed as the text of docs/draws.md says', () => {
  const sign = fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code))
  const text = (most: number) =>
    fc
      .array(sign, { minLength: 1, maxLength: most })
      .map((signs) => signs.join('').trim())
      .filter((it) => it !== '')
  const entry = fc
    .tuple(text(64), fc.oneof(fc.bigInt(0n, 2000n), fc.bigInt(0n, 10n ** 18n)), fc.option(text(400)))
    .map(([id, weight, source]): Entry => (source === null ? { id, weight } : { id, weight, source }))
  const lists = fc.uniqueArray(entry, { selector: ({ id }) => id, minLength: 1, maxLength: 60 })

  test('whatever the ids, weights and sources: order, text, digest and sums', () => {
    fc.assert(
      fc.property(lists, (entries) => {
        const sorted = [...entries].sort((a, b) => Buffer.compare(Buffer.from(a.id), Buffer.from(b.id)))
        const isSourced = entries.some(({ source }) => source !== undefined)
        const lines = sorted.map((it) => `${it.id}\t${it.weight}${isSourced ? `\t${it.source ?? ''}` : ''}\n`)
        const drum = drumOf(entries)
        expect(drum.list.join('')).toBe(lines.join(''))
        const head = `gamekeeper entries ${isSourced ? 2 : 1}\n`
        expect(drum.digest).toBe(
          createHash('sha256')
            .update(head + lines.join(''))
            .digest('hex'),
        )
        expect(drum.weight).toBe(entries.reduce((sum, { weight }) => sum + weight, 0n))
        expect(drum.chances).toBe(entries.filter(({ weight }) => weight > 0n).length)
        expect(entriesIn(drum.list)).toEqual(sorted)
      }),
    )
  })

  test('ids of which one begins with the other, in pieces and over the end of a piece', () => {
    const ids = Array.from({ length: 5_000 }, (_, n) => `x${n}`).flatMap((id) => [id, `${id} `.concat('!'), `${id}!`])
    const entries = ids.map((id, n) => ({ id, weight: BigInt(n) }))
    const { list } = drumOf(entries)
    expect(list.length).toBeGreaterThan(10)
    expect(list.every((piece) => piece.endsWith('\n'))).toBe(true)
    expect(entriesIn(list).map(({ id }) => id)).toEqual([...ids].sort())
  })
})

describe('every chance belongs to its entry', () => {
  /** Under and over what a plain number holds exactly. */
  const EDGE = 2n ** 53n
  test.each([
    ['a point under', [1n, EDGE - 4n, 0n, 2n]],
    ['on the edge', [1n, EDGE - 3n, 0n, 2n]],
    ['a point over', [1n, EDGE - 2n, 0n, 2n]],
    ['far over', [10n ** 18n, 3n, 10n ** 18n, 1n]],
  ])('the first and the last chance of each, where all weigh %s', (_, weights) => {
    const urn = urnOf(weights)
    expect(urn.total()).toBe(weights.reduce((sum, weight) => sum + weight, 0n))
    let before = 0n
    for (const [index, weight] of weights.entries()) {
      if (weight > 0n) expect([urn.at(before), urn.at(before + weight - 1n)]).toEqual([index, index])
      before += weight
    }
  })

  test('an entry that is out has none, and the chances of the others close up', () => {
    const urn = urnOf([4n, 3n, 2n, 1n])
    urn.empty(1)
    expect(urn.total()).toBe(7n)
    expect(Array.from({ length: 7 }, (_, ticket) => urn.at(BigInt(ticket)))).toEqual([0, 0, 0, 0, 2, 2, 3])
  })

  test('numbers are picked alike in plain numbers and in large ones', () => {
    const bytes = fc.infiniteStream(fc.integer({ min: 0, max: 255 }))
    const count = fc.oneof(fc.bigInt(1n, 2n ** 20n), fc.bigInt(EDGE - 9n, EDGE + 9n), fc.bigInt(1n, 2n ** 70n))
    fc.assert(
      fc.property(count, bytes, (below, stream) => {
        const taken: number[] = []
        const next = () => {
          const { value } = stream.next()
          taken.push(value as number)
          return value as number
        }
        const picked = pick(below, next)
        // What docs/draws.md says, in words that share nothing with it.
        const bits = below === 1n ? 0 : (below - 1n).toString(2).length
        const size = Math.ceil(bits / 8)
        const tries =
          size === 0 ? [] : Array.from({ length: taken.length / size }, (_, n) => taken.slice(n * size, (n + 1) * size))
        const numbers = tries.map(
          (some) => some.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n) % 2n ** BigInt(bits),
        )
        expect(numbers.slice(0, -1).every((number) => number >= below)).toBe(true)
        expect(picked).toBe(numbers.at(-1) ?? 0n)
      }),
    )
  })
})

describe('how likely it is to be drawn', () => {
  /** P(i, then j) = w_i / W · w_j / (W − w_i): walked through chance by chance, each as likely as the next. */
  test.each([[[3, 1, 2]], [[5, 0, 1, 4]], [[1, 1, 1, 1]], [[97, 2, 1]]])(
    'two of %j: every pair exactly as often as it should be',
    (figures) => {
      const weights = figures.map(BigInt)
      const total = Number(weights.reduce((sum, weight) => sum + weight, 0n))
      const counts = weights.map(() => weights.map(() => 0))
      for (let first = 0; first < total; first++) {
        const { at, empty } = urnOf(weights)
        const one = at(BigInt(first))
        empty(one)
        for (let second = 0; second < total - Number(weights[one]); second++) counts[one]![at(BigInt(second))]! += 1
      }
      // Of the W first chances w_i are of i; after it each of W − w_i second chances is one, w_j of them of j.
      const exact = weights.map((one, i) => weights.map((other, j) => (i === j ? 0 : Number(one * other))))
      expect(counts).toEqual(exact)
    },
  )

  /** Forty members with 1 to 40 shares of points; three of them are drawn. */
  const SHARES = Array.from({ length: 40 }, (_, n) => n + 1)
  const DRAWS = 10_000

  /** Exact: over every order in which three of the forty can come. */
  function exactly(shares: readonly number[]): number[] {
    const all = shares.reduce((sum, share) => sum + share, 0)
    const chances = shares.map(() => 0)
    for (const [a, one] of shares.entries())
      for (const [b, two] of shares.entries())
        for (const [c, three] of shares.entries()) {
          if (a === b || b === c || a === c) continue
          const chance = (one / all) * (two / (all - one)) * (three / (all - one - two))
          for (const member of [a, b, c]) chances[member]! += chance
        }
    return chances
  }

  function drawnOften(weights: readonly bigint[], from: number): { first: number[]; any: number[] } {
    const entries = listed(weights)
    const { digest } = drumOf(entries)
    const how = { winners: 3, standby: 0, replacement: false }
    const [first, any] = [weights.map(() => 0), weights.map(() => 0)]
    for (let draw = from; draw < from + DRAWS; draw++) {
      const { winners } = select(SECRET, 'digits 471108', draw, digest, entries, how)
      const members = winners.map((id) => Number(id.slice(1)))
      first[members[0]!]! += 1
      for (const member of members) any[member]! += 1
    }
    return { first, any }
  }

  /** 99 % of chi-square with 39 degrees of freedom; and a distance that 99 % of forty normal figures all keep. */
  const CHI_39 = 62.43
  const FARTHEST = 3.66
  const chiSquare = (counts: readonly number[], shares: readonly number[]) => {
    const all = shares.reduce((sum, share) => sum + share, 0)
    return counts.reduce((sum, count, n) => {
      const expected = (DRAWS * shares[n]!) / all
      return sum + (count - expected) ** 2 / expected
    }, 0)
  }
  const farthest = (counts: readonly number[], chances: readonly number[]) =>
    Math.max(
      ...counts.map(
        (count, n) => Math.abs(count - DRAWS * chances[n]!) / Math.sqrt(DRAWS * chances[n]! * (1 - chances[n]!)),
      ),
    )

  test('the exact chance of each of forty to be among three', () => {
    const chances = exactly(SHARES)
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(3, 10)
    // Alike, it is three of forty; by shares the least of 820 has about three of them, the largest less than three times 40.
    for (const chance of exactly(SHARES.map(() => 1))) expect(chance).toBeCloseTo(3 / 40, 12)
    expect(chances[0]).toBeGreaterThan(3 / 820)
    expect(chances[39]).toBeLessThan((3 * 40) / 820)
    expect(chances).toEqual(chances.toSorted((a, b) => a - b))
  })

  test.each([
    ['points as they are', 1n, 1],
    ['a million million points for each share', 10n ** 12n, 100_001],
    ['more points than plain numbers hold', 10n ** 16n, 200_001],
  ])('three of forty, drawn 10,000 times, %s: within 99 %', (_, points, from) => {
    const { first, any } = drawnOften(
      SHARES.map((share) => BigInt(share) * points),
      from,
    )
    expect(chiSquare(first, SHARES)).toBeLessThan(CHI_39)
    expect(farthest(any, exactly(SHARES))).toBeLessThan(FARTHEST)
  })

  test('a draw that does not look at the weights would be found', () => {
    const { first, any } = drawnOften(
      SHARES.map(() => 1n),
      1,
    )
    expect(chiSquare(first, SHARES)).toBeGreaterThan(CHI_39 * 10)
    expect(farthest(any, exactly(SHARES))).toBeGreaterThan(FARTHEST * 10)
    // And it is the fair one where nobody has more than another.
    expect(farthest(any, exactly(SHARES.map(() => 1)))).toBeLessThan(FARTHEST)
  })
})
