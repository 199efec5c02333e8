import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Entry, entryFaults, seal } from './drum.ts'
import { cut, type How, keyOf, pick, select, shuffle, spin, streamOf } from './selection.ts'

const SECRET = 'a5'.repeat(32)
const one: How = { winners: 1, standby: 0, replacement: false }
const entriesOf = (weights: readonly number[]): Entry[] =>
  weights.map((weight, index) => ({ id: `t${String(index).padStart(3, '0')}`, weight: BigInt(weight) }))

/** A second, naive implementation: OpenSSL's digests, a list walked from the front. */
function naive(secret: string, contribution: string, draw: number, entries: readonly Entry[], how: How): string[] {
  const sorted = [...entries].sort((a, b) => Buffer.compare(Buffer.from(a.id), Buffer.from(b.id)))
  const sha = (text: string) => createHash('sha256').update(text).digest()
  const sealed = sha(`gamekeeper entries 1\n${sorted.map((it) => `${it.id}\t${it.weight}\n`).join('')}`).toString('hex')
  const says = `${how.winners} winners ${how.standby} standby ${how.replacement ? 'with' : 'without'} replacement`
  const key = sha(
    `gamekeeper draw 1\nsecret ${secret}\ncontribution ${contribution}\ndraw ${draw}\nentries ${sealed}\nhow ${says}\n`,
  )
  const bytes: number[] = []
  let block = 0
  const below = (count: bigint): bigint => {
    let bits = 0
    while (2n ** BigInt(bits) < count) bits += 1
    for (;;) {
      let value = 0n
      for (let taken = 0; taken * 8 < bits; taken++) {
        if (bytes.length === 0) bytes.push(...createHmac('sha256', key).update(`${block++}`).digest())
        value = value * 256n + BigInt(bytes.shift()!)
      }
      value %= 2n ** BigInt(bits)
      if (value < count) return value
    }
  }
  const urn = [...sorted]
  return Array.from({ length: how.winners + how.standby }, () => {
    let ticket = below(urn.reduce((sum, { weight }) => sum + weight, 0n))
    const at = urn.findIndex(({ weight }) => {
      if (ticket < weight) return true
      ticket -= weight
      return false
    })
    const { id } = urn[at]!
    if (!how.replacement) urn.splice(at, 1)
    return id
  })
}

describe('the range mapping is exactly even', () => {
  /** Every possible pair of bytes, once; a pair that is thrown away counts for nobody. */
  function countsOverAllPairs(count: number): number[] {
    const counts = new Array<number>(count).fill(0)
    for (let pair = 0; pair < 65536; pair++) {
      const bytes = [pair >> 8, pair & 255]
      try {
        const number = pick(BigInt(count), () => {
          const byte = bytes.shift()
          if (byte === undefined) throw new Error('thrown away')
          return byte
        })
        counts[Number(number)]! += 1
      } catch (error) {
        if ((error as Error).message !== 'thrown away') throw error
      }
    }
    return counts
  }

  test.each([257, 300, 511, 512, 513, 1000, 4096, 5000, 32769, 65535, 65536])(
    'below %d over all 65,536 pairs',
    (count) => {
      const counts = countsOverAllPairs(count)
      const share = 65536 / 2 ** Math.ceil(Math.log2(count))
      expect(new Set(counts)).toEqual(new Set([share]))
    },
  )

  test('every range that one byte decides', () => {
    for (let count = 2; count <= 256; count++) {
      const counts = new Array<number>(count).fill(0)
      for (let byte = 0; byte < 256; byte++) {
        let asked = 0
        const number = pick(BigInt(count), () => (asked++ === 0 ? byte : 0))
        if (asked === 1) counts[Number(number)]! += 1
      }
      expect(new Set(counts).size).toBe(1)
      expect(counts[0]).toBeGreaterThan(0)
    }
  })

  test('a remainder would not pass this check', () => {
    const counts = new Array<number>(300).fill(0)
    for (let pair = 0; pair < 65536; pair++) counts[pair % 300]! += 1
    expect(new Set(counts).size).toBe(2)
  })

  test('one possibility takes no bytes, none is an error, and ranges beyond 2^53 stay exact', () => {
    const never = () => {
      throw new Error('asked for a byte')
    }
    expect(pick(1n, never)).toBe(0n)
    expect(() => pick(0n, never)).toThrow('nothing to pick from')
    expect(pick(2n ** 72n, () => 255)).toBe(2n ** 72n - 1n)
    const bytes = [1, ...new Array<number>(8).fill(0), 0, ...new Array<number>(8).fill(7)]
    expect(pick(2n ** 64n + 0n, () => bytes.shift()!)).toBe(2n ** 56n)
  })
})

describe('sealing', () => {
  test('the digest is that of the text in docs/draws.md', () => {
    const text = 'gamekeeper entries 1\na\t1\nb\t20\n'
    const digest = createHash('sha256').update(text).digest('hex')
    expect(seal(['b20', 'a1'].map((it) => ({ id: it.slice(0, 1), weight: BigInt(it.slice(1)) })))).toBe(digest)
  })

  test('no order of handing in changes the seal or the winners', () => {
    const entries = entriesOf([3, 1, 4, 1, 5, 9, 2, 6])
    const how = { winners: 4, standby: 0, replacement: false }
    const first = select(SECRET, 'digits 123456', 1, seal(entries), entries, how)
    fc.assert(
      fc.property(fc.shuffledSubarray(entries, { minLength: 8 }), (mixed) => {
        expect(seal(mixed)).toBe(seal(entries))
        expect(select(SECRET, 'digits 123456', 1, seal(mixed), mixed, how)).toEqual(first)
      }),
    )
  })

  test.each([
    [
      'the same id twice',
      [
        { id: 'a', weight: 1n },
        { id: 'a', weight: 2n },
      ],
      'entry twice',
    ],
    ['a negative weight', [{ id: 'a', weight: -1n }], 'entry of negative weight'],
    ['an empty id', [{ id: '', weight: 1n }], 'entry without a proper id'],
    ['a line break in an id', [{ id: 'a\n', weight: 1n }], 'entry without a proper id'],
    ['a tab, which would read as the next column', [{ id: 'a\t1', weight: 1n }], 'entry without a proper id'],
    ['a letter that languages sort differently', [{ id: 'é', weight: 1n }], 'entry without a proper id'],
    ['a weight beyond all reason', [{ id: 'a', weight: 10n ** 18n + 1n }], 'entry of too much weight'],
  ])('%s is refused', (_, entries, fault) => {
    expect(entryFaults(entries)).toMatchObject([{ id: fault }])
    expect(() => seal(entries)).toThrow(fault)
  })

  test('a weight of zero and of exactly the maximum may be sealed', () => {
    expect(
      entryFaults([
        { id: 'a b', weight: 0n },
        { id: 'c', weight: 10n ** 18n },
      ]),
    ).toEqual([])
  })
})

describe('selection', () => {
  test('agrees with a naive second implementation', () => {
    fc.assert(
      fc.property(
        fc.array(fc.bigInt(0n, 10n ** 18n), { minLength: 1, maxLength: 40 }),
        fc.nat(1000),
        fc.nat(12),
        fc.nat(5),
        fc.boolean(),
        (weights, draw, winners, standby, replacement) => {
          const entries = weights.map((weight, index) => ({ id: `${(index * 7919) % 97}-${index}`, weight }))
          const chances = weights.filter((weight) => weight > 0n).length
          fc.pre(chances > 0 && (replacement || winners + standby <= chances))
          const how = { winners, standby, replacement }
          const drawn = select(SECRET, 'digits 123456', draw, seal(entries), entries, how)
          expect([...drawn.winners, ...drawn.standby]).toEqual(naive(SECRET, 'digits 123456', draw, entries, how))
          expect(drawn.winners.length).toBe(winners)
        },
      ),
    )
  })

  test('without replacement nobody is drawn twice and no weight of zero ever', () => {
    const entries = entriesOf([0, 5, 0, 1, 1, 0, 900, 1, 0])
    for (let draw = 1; draw <= 200; draw++) {
      const how = { winners: 5, standby: 0, replacement: false }
      const { winners } = select(SECRET, 'digits 1', draw, seal(entries), entries, how)
      expect(new Set(winners)).toEqual(new Set(['t001', 't003', 't004', 't006', 't007']))
    }
  })

  test('with replacement a lone entry wins every time', () => {
    const entries = entriesOf([0, 3])
    const { winners } = select(SECRET, 'x', 1, seal(entries), entries, { winners: 3, standby: 0, replacement: true })
    expect(winners).toEqual(['t001', 't001', 't001'])
  })

  test('each of secret, contribution, number, entries and terms changes the key', () => {
    const base = [SECRET, 'dice 1', 1, 'e', one] as const
    const keys = [
      keyOf(...base),
      keyOf('b5'.repeat(32), 'dice 1', 1, 'e', one),
      keyOf(SECRET, 'dice 2', 1, 'e', one),
      keyOf(SECRET, 'dice 1', 2, 'e', one),
      keyOf(SECRET, 'dice 1', 1, 'f', one),
      keyOf(SECRET, 'dice 1', 1, 'e', { ...one, winners: 2 }),
      keyOf(SECRET, 'dice 1', 1, 'e', { ...one, standby: 1 }),
      keyOf(SECRET, 'dice 1', 1, 'e', { ...one, replacement: true }),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('a hundred thousand entries are drawn in full without waiting', () => {
    const entries = Array.from({ length: 100_000 }, (_, index) => ({
      id: String(index),
      weight: BigInt(index % 3) + 1n,
    }))
    const how = { winners: 50_000, standby: 50_000, replacement: false }
    const { winners, standby } = select(SECRET, 'digits 1', 1, seal(entries), entries, how)
    expect(new Set([...winners, ...standby]).size).toBe(100_000)
  })
})

describe('on the same stream', () => {
  test('a shuffle holds every number once, an empty and a single one too', () => {
    for (const n of [0, 1, 2, 10, 52, 416]) {
      expect(shuffle(streamOf(keyOf(SECRET, 'x', n, 'e', one)), n).toSorted((a, b) => a - b)).toEqual([
        ...Array(n).keys(),
      ])
    }
  })

  test('the shuffle reaches each of the six orders of three from equally many choices', () => {
    const counts = new Map<string, number>()
    for (const first of [0n, 1n, 2n]) {
      for (const second of [0n, 1n]) {
        const chosen = [first, second]
        const asked: bigint[] = []
        const below = (count: bigint) => {
          asked.push(count)
          return chosen.shift()!
        }
        const order = shuffle({ below }, 3).join('')
        expect(asked).toEqual([3n, 2n])
        counts.set(order, (counts.get(order) ?? 0) + 1)
      }
    }
    expect([...counts.values()]).toEqual([1, 1, 1, 1, 1, 1])
  })

  test('a cut leaves at least one card on either side and reaches every place between', () => {
    for (let place = 0n; place < 51n; place++) {
      expect(cut({ below: (count) => (count === 51n ? place : -1n) }, 52)).toBe(Number(place) + 1)
    }
  })

  test('each chance of a wheel belongs to one spot, in proportion to the weights', () => {
    const weights = [3n, 0n, 1n, 24n, 7n]
    const counts = [0, 0, 0, 0, 0]
    for (let ticket = 0n; ticket < 35n; ticket++) counts[spin({ below: () => ticket }, weights)]! += 1
    expect(counts).toEqual([3, 0, 1, 24, 7])
  })

  test('64 spots, the last one included', () => {
    const weights = new Array<bigint>(64).fill(1n)
    const spots = Array.from(weights, (_, index) => spin({ below: () => BigInt(index) }, weights))
    expect(spots).toEqual([...Array(64).keys()])
  })
})
