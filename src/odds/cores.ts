/**
 * Cores: the three or four cards of a rank and the four or five in a row of a suit by which a hand has its line, whatever
 * lies beside them. A hand with four of a rank holds four cores of three, one with five in a row two of four: the core that
 * holds them all counts off what is too much, so that every hand counts once.
 */
import { ACE, TEN } from '../cards/card.ts'
import { BITS, setsOf } from './suits.ts'

export type Cores = {
  readonly threes: boolean
  readonly fours: 'all' | 'aces' | 'none'
  readonly rows: 'all' | 'royal' | 'none'
}

const RANKS = 13
const ALL = (1 << RANKS) - 1
/** The ace stands below the two as well. */
const rowsOf = (length: number): number[] => {
  const row = (1 << length) - 1
  return [(1 << ACE) | (row >> 1), ...Array.from({ length: RANKS + 1 - length }, (_, from) => row << from)]
}
const ROYAL = rowsOf(5).filter((row) => BITS[row >> TEN] === 5)

/** So many ordered tables of that many hands there are from which no two share a card. */
export const tablesOf = (hands: number): bigint =>
  Array.from({ length: hands }, (_, hand) => BigInt(setsOf(5, 52 - 5 * hand))).reduce((all, one) => all * one, 1n)

/** By how many hands, up to `handsMax`: of so many tables all hands have such a core. */
export function tablesWith({ threes, fours, rows }: Cores, handsMax: number): bigint[] {
  const totals = Array.from({ length: handsMax + 1 }, () => 0n)
  for (const { ways, fourRows, fiveRows, free, once, isAceFree } of placed(rows, handsMax)) {
    /** By cores of three and of four: how they fit between the rows. A rank that a row has touched has one three left. */
    for (let three = 0; three <= (threes ? handsMax : 0); three++)
      for (let four = 0; four + three + fourRows + fiveRows <= handsMax; four++) {
        const fit = fours === 'aces' ? acesFit(four, isAceFree) : ranksFit(three, four, free, once)
        if (fit === 0) continue
        const hands = three + four + fourRows + fiveRows
        const used = 3 * three + 4 * (four + fourRows) + 5 * fiveRows
        // Where threes count too, a hand with four holds four of them; five in a row hold two rows of four.
        const weight = (threes ? -3 : 1) ** four * (rows === 'all' ? -1 : 1) ** fiveRows
        const beside = besideOf(52 - used, [three, four + fourRows])
        totals[hands]! += BigInt(ways) * BigInt(fit) * BigInt(weight) * orders(hands) * beside
      }
  }
  return totals
}

const acesFit = (four: number, isAceFree: boolean): number => (four === 0 || (four === 1 && isAceFree) ? 1 : 0)

/** Threes and fours of different ranks: four ways for a three and one for a four where no row is, else one for a three. */
function ranksFit(three: number, four: number, free: number, once: number): number {
  let ways = 0
  for (let touched = 0; touched <= Math.min(three, once); touched++) {
    const whole = three - touched
    if (whole + four > free) continue
    ways += setsOf(touched, once) * setsOf(whole, free) * 4 ** whole * setsOf(four, free - whole)
  }
  return ways
}

/** The cards beside the cores: two beside each three, one beside each four. */
function besideOf(left: number, [twos, ones]: readonly [number, number]): bigint {
  let [ways, cards] = [1n, left]
  for (let hand = 0; hand < twos; hand++, cards -= 2) ways *= BigInt(setsOf(2, cards))
  for (let hand = 0; hand < ones; hand++, cards -= 1) ways *= BigInt(cards)
  return ways
}

const orders = (hands: number): bigint => (hands === 0 ? 1n : BigInt(hands) * orders(hands - 1))

type Placed = {
  readonly fourRows: number
  readonly fiveRows: number
  /** Ranks of which no row has a card, and of which one has. */
  readonly free: number
  readonly once: number
  readonly isAceFree: boolean
  readonly ways: number
}

const known = new Map<string, Placed[]>()
export function placed(rows: Cores['rows'], handsMax: number): Placed[] {
  const key = `${rows} ${handsMax}`
  const found = known.get(key) ?? placedIn(rows, handsMax)
  known.set(key, found)
  return found
}

/** Every way to lay rows that share no card into four suits, as far as they can be told apart afterwards. */
function placedIn(rows: Cores['rows'], handsMax: number): Placed[] {
  const [fours, fives] = rows === 'all' ? [rowsOf(4), rowsOf(5)] : [[], rows === 'royal' ? ROYAL : []]
  const pairs = pairsOfSuits(inOneSuit(fours, fives), handsMax)
  const count = pairs.length
  const [once, twice, rowsIn, ways] = [
    Uint16Array.from(pairs, ({ once }) => once),
    Uint16Array.from(pairs, ({ twice }) => twice),
    Uint8Array.from(pairs, ({ fourRows, fiveRows }) => fourRows * 16 + fiveRows),
    Float64Array.from(pairs, ({ ways }) => ways),
  ]
  const found = new Float64Array(1 << 16)
  for (let a = 0; a < count; a++)
    for (let b = a; b < count; b++) {
      const rows = rowsIn[a]! + rowsIn[b]!
      if ((rows >> 4) + (rows & 15) > handsMax) continue
      const often = twice[a]! | twice[b]!
      const free = ALL & ~(often | once[a]! | once[b]!)
      const single = (once[a]! ^ once[b]!) & ~often
      found[(((rows << 4) | BITS[free]!) << 5) | (BITS[single]! << 1) | (free >> ACE)]! +=
        (a === b ? 1 : 2) * ways[a]! * ways[b]!
    }
  return [...found.entries()].flatMap(([key, ways]) =>
    ways === 0
      ? []
      : [
          {
            fourRows: key >> 13,
            fiveRows: (key >> 9) & 15,
            free: (key >> 5) & 15,
            once: (key >> 1) & 15,
            isAceFree: (key & 1) === 1,
            ways,
          },
        ],
  )
}

type InSuit = { readonly ranks: number; readonly fourRows: number; readonly fiveRows: number }

function inOneSuit(fours: readonly number[], fives: readonly number[]): InSuit[] {
  const rows = [...fours, ...fives]
  const from = (at: number, so: InSuit): InSuit[] => [
    so,
    ...rows.slice(at).flatMap((row, next) => {
      if ((row & so.ranks) !== 0) return []
      const isFour = at + next < fours.length
      const more = {
        ranks: so.ranks | row,
        fourRows: so.fourRows + (isFour ? 1 : 0),
        fiveRows: so.fiveRows + (isFour ? 0 : 1),
      }
      return from(at + next + 1, more)
    }),
  ]
  return from(0, { ranks: 0, fourRows: 0, fiveRows: 0 })
}

type InPair = {
  readonly once: number
  readonly twice: number
  readonly fourRows: number
  readonly fiveRows: number
  ways: number
}

function pairsOfSuits(one: readonly InSuit[], handsMax: number): InPair[] {
  const found = new Map<string, InPair>()
  for (const a of one)
    for (const b of one) {
      const [fourRows, fiveRows] = [a.fourRows + b.fourRows, a.fiveRows + b.fiveRows]
      if (fourRows + fiveRows > handsMax) continue
      const [once, twice] = [a.ranks ^ b.ranks, a.ranks & b.ranks]
      const key = `${once} ${twice} ${fourRows} ${fiveRows}`
      const known = found.get(key)
      if (known === undefined) found.set(key, { once, twice, fourRows, fiveRows, ways: 1 })
      else known.ways++
    }
  return [...found.values()]
}
