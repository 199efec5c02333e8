/**
 * Who is drawn: a pure, unbiased function of the secret, the contribution, the draw number, the sealed entries and
 * what is drawn. The texts digested here are the protocol of docs/draws.md; a golden test holds them still for ever.
 */
import { bytesOfHex, type Digest, digestOf, hmacSha256, isHex, utf8 } from '../../../base/digest.ts'
import { allSteps, type Steps, sortSteps } from '../../../base/steps.ts'
import { type Entry, type SealedList, triedSteps } from './drum.ts'
import { bigUrnSteps, linesSteps, type Urn } from './urn.ts'

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
  const drum = yield* triedSteps(entries)
  if (drum !== undefined) return yield* drawnSteps(key, drum.list, how)
  // A record that somebody has changed is drawn from once more, too.
  const order = yield* sortSteps(entries, (a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
  const urn = yield* bigUrnSteps(order.map(({ weight }) => weight))
  return yield* takenSteps(key, { urn, idAt: (index) => order[index]!.id }, how)
}

/** The last selection out of a list, and by which key: the same one is asked for when the draw is prepared and decided. */
const SELECTED = new WeakMap<SealedList, { readonly key: Digest; readonly selection: Selection }>()

/** Out of a sealed list, by the key of its draw. */
export function* drawnSteps(key: Digest, list: SealedList, how: How): Steps<Selection> {
  const known = SELECTED.get(list)
  if (known?.key === key) return known.selection
  const selection = yield* takenSteps(key, yield* linesSteps(list), how)
  SELECTED.set(list, { key, selection })
  return selection
}

type Lines = { readonly urn: Urn; readonly idAt: (index: number) => string }

function* takenSteps(key: Digest, { urn, idAt }: Lines, how: How): Steps<Selection> {
  const stream = streamOf(key)
  const drawn: string[] = []
  while (drawn.length < how.winners + how.standby) {
    const index = urn.at(stream.below(urn.total()))
    drawn.push(idAt(index))
    if (!how.replacement) urn.empty(index)
    if (drawn.length % DRAWN_STEP === 0) yield
  }
  return { winners: drawn.slice(0, how.winners), standby: drawn.slice(how.winners) }
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
  if (count <= SAFE) return BigInt(pickSafe(Number(count), next))
  const bits = (count - 1n).toString(2).length
  const bytes = Math.ceil(bits / 8)
  const mask = (1n << BigInt(bits)) - 1n
  for (;;) {
    let number = 0n
    for (let taken = 0; taken < bytes; taken++) number = (number << 8n) | BigInt(next())
    number &= mask
    if (number < count) return number
  }
}
const SAFE = BigInt(Number.MAX_SAFE_INTEGER)

/** The same, where plain numbers are exact. */
function pickSafe(count: number, next: () => number): number {
  const bits = count === 1 ? 0 : (count - 1).toString(2).length
  const bytes = Math.ceil(bits / 8)
  // The bits that are not kept are the highest of the first byte.
  const first = 2 ** (bits - 8 * (bytes - 1))
  for (;;) {
    let number = 0
    for (let taken = 0; taken < bytes; taken++) number = number * 256 + (taken === 0 ? next() % first : next())
    if (number < count) return number
  }
}

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
  const urn = allSteps(bigUrnSteps(weights))
  return urn.at(stream.below(urn.total()))
}
