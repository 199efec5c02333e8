/**
 * Who is drawn: a pure, unbiased function of the secret, the contribution, the draw number, the sealed entries and
 * what is drawn. The texts digested here are the protocol of docs/draws.md; a golden test holds them still for ever.
 */
import { bytesOfHex, type Digest, digestOf, hmacSha256, isHex, utf8 } from '../../../base/digest.ts'
import { allSteps, STEP, type Steps } from '../../../base/steps.ts'
import { type Entry, orderSteps } from './drum.ts'

/** What is drawn. Standby entries are drawn after the winners, in order, for winners who do not appear. */
export type How = { winners: number; standby: number; replacement: boolean }

export type Selection = { winners: readonly string[]; standby: readonly string[] }

/** The secret as 64 hexadecimal digits, the contribution in its canonical text; `outside` where the draw has such a part. */
export function select(
  secret: string,
  contribution: string,
  drawNumber: number,
  entriesDigest: Digest,
  entries: readonly Entry[],
  how: How,
  outside?: string,
): Selection {
  return allSteps(selectSteps(secret, contribution, drawNumber, entriesDigest, entries, how, outside))
}

/** The last selection out of a list, and by which key: the same one is asked for when the draw is prepared and decided. */
const SELECTED = new WeakMap<readonly Entry[], { readonly key: Digest; readonly selection: Selection }>()

export function* selectSteps(
  secret: string,
  contribution: string,
  drawNumber: number,
  entriesDigest: Digest,
  entries: readonly Entry[],
  how: How,
  outside?: string,
): Steps<Selection> {
  const key = keyOf(secret, contribution, drawNumber, entriesDigest, how, outside)
  const known = SELECTED.get(entries)
  if (known?.key === key) return known.selection
  const stream = streamOf(key)
  const order = yield* orderSteps(entries)
  const urn = yield* urnSteps(order.map(({ weight }) => weight))
  const drawn: string[] = []
  while (drawn.length < how.winners + how.standby) {
    const index = urn.at(stream.below(urn.total()))
    drawn.push(order[index]!.id)
    if (!how.replacement) urn.empty(index)
    if (drawn.length % DRAWN_STEP === 0) yield
  }
  const selection = { winners: drawn.slice(0, how.winners), standby: drawn.slice(how.winners) }
  SELECTED.set(entries, { key, selection })
  return selection
}
const DRAWN_STEP = 50

/** The commitment: shown before the contribution, it fixes the secret without telling it. */
export function secretDigestOf(secret: string): Digest {
  return digestOf(`gamekeeper secret 1\n${secret}\n`)
}

export const SECRET_BYTES = 32
export const isSecret = (text: string): boolean => isHex(text, SECRET_BYTES)

export const howText = ({ winners, standby, replacement }: How): string =>
  `${winners} winners ${standby} standby ${replacement ? 'with' : 'without'} replacement`

export const keyOf = (
  secret: string,
  contribution: string,
  drawNumber: number,
  entriesDigest: Digest,
  how: How,
  outside?: string,
): Digest =>
  digestOf(
    `gamekeeper draw ${outside === undefined ? 1 : 2}\nsecret ${secret}\ncontribution ${contribution}\n${outside === undefined ? '' : `outside ${outside}\n`}draw ${drawNumber}\nentries ${entriesDigest}\nhow ${howText(how)}\n`,
  )

/** Numbers without end, each fixed by the key: HMAC-SHA-256 of 0, 1, 2 … under the key, read byte after byte. */
export type Stream = {
  /** An equally likely number from 0 up to, not including, `count`. */
  below: (count: bigint) => bigint
}

export function streamOf(key: Digest): Stream {
  const hmac = hmacSha256(bytesOfHex(key))
  let block = new Uint8Array(0)
  let used = 0
  let counter = 0
  const next = () => {
    if (used === block.length) {
      block = Uint8Array.from(hmac(utf8(String(counter++))))
      used = 0
    }
    return block[used++]!
  }
  return { below: (count) => pick(count, next) }
}

/**
 * Takes just enough whole bytes, keeps just enough of their low bits, and throws a number away that is too large:
 * each number below `count` is then reached by equally many bytes. A remainder (`% count`) would favour the low ones.
 */
export function pick(count: bigint, next: () => number): bigint {
  if (count < 1n) throw new Error('nothing to pick from')
  const bits = bitsOf(count - 1n)
  const bytes = Math.ceil(bits / 8)
  const mask = (1n << BigInt(bits)) - 1n
  for (;;) {
    let number = 0n
    for (let taken = 0; taken < bytes; taken++) number = (number << 8n) | BigInt(next())
    number &= mask
    if (number < count) return number
  }
}

const bitsOf = (number: bigint): number => (number === 0n ? 0 : number.toString(2).length)

/** The numbers 0 to n − 1 in random order: every order equally likely. Digits of squares, seats, decks. */
export function shuffle(stream: Stream, n: number): number[] {
  const order = Array.from({ length: n }, (_, index) => index)
  for (let last = n - 1; last > 0; last--) {
    const other = Number(stream.below(BigInt(last + 1)))
    ;[order[last], order[other]] = [order[other]!, order[last]!]
  }
  return order
}

/** Where a deck of n cards is cut: how many come off the top, at least one and not all. */
export const cut = (stream: Stream, n: number): number => 1 + Number(stream.below(BigInt(n - 1)))

/** The spot at which a wheel with these weights stops. */
export function spin(stream: Stream, weights: readonly bigint[]): number {
  const urn = allSteps(urnSteps(weights))
  return urn.at(stream.below(urn.total()))
}

type Urn = {
  readonly total: () => bigint
  /** The entry that holds the chance numbered `ticket`, counted from 0. */
  readonly at: (ticket: bigint) => number
  readonly empty: (index: number) => void
}

/**
 * Chances laid end to end in the order of the entries. A binary indexed tree, so that a drawing of many out of very
 * many stays quick: the slot at position p holds the weight of the p & −p entries that end there.
 */
function* urnSteps(weights: readonly bigint[]): Steps<Urn> {
  const left = [...weights]
  const tree = [0n, ...weights]
  let total = 0n
  for (let at = 1; at < tree.length; at++) {
    total += left[at - 1]!
    const above = at + (at & -at)
    if (above < tree.length) tree[above] = tree[above]! + tree[at]!
    if (at % STEP === 0) yield
  }
  const add = (index: number, weight: bigint) => {
    total += weight
    for (let at = index + 1; at < tree.length; at += at & -at) tree[at] = tree[at]! + weight
  }
  return {
    total: () => total,
    at: (ticket: bigint) => {
      let rest = ticket
      let before = 0
      for (let step = 2 ** Math.floor(Math.log2(Math.max(1, weights.length))); step >= 1; step /= 2) {
        const weight = tree[before + step]
        if (weight === undefined || weight > rest) continue
        rest -= weight
        before += step
      }
      return before
    },
    empty: (index: number) => {
      add(index, -left[index]!)
      left[index] = 0n
    },
  }
}
