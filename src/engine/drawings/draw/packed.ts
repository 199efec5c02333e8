/**
 * A list packed into the lines that will be digested, looked through and put in order by id without a thing made for each entry:
 * a drum may hold a million, and is sealed while a room waits.
 */
import type { Steps } from '../../../base/steps.ts'

type Entry = { readonly id: string; readonly weight: bigint; readonly source?: string }

/** Lines in the order of their ids, line n from `from[n]` up to `from[n + 1]`. */
export type Packed = {
  readonly signs: Uint8Array
  readonly from: Uint32Array
  readonly isSourced: boolean
  readonly weight: bigint
  /** Entries that can be drawn. */
  readonly chances: number
}

const ID_MAX = 64
const SOURCE_MAX = 400
export const WEIGHT_MAX = 10n ** 18n
const DIGITS_MAX = 19
const LINE_MAX = ID_MAX + DIGITS_MAX + SOURCE_MAX + 3

const [TAB, END, BLANK, ZERO, LAST_SIGN] = [0x09, 0x0a, 0x20, 0x30, 0x7e]

/** So many at a time: a fraction of a millisecond. */
const PART = 2_000

/** Nothing where the list has any fault, whichever it is. */
export function* packSteps(entries: readonly Entry[]): Steps<Packed | undefined> {
  const isSourced = entries.some(({ source }) => source !== undefined)
  const from = new Uint32Array(entries.length + 1)
  let signs = new Uint8Array(Math.min(entries.length, PART) * LINE_MAX)
  let end = 0
  let longest = 0
  let weight = 0n
  let chances = 0
  for (let first = 0; first < entries.length; first += PART) {
    const until = Math.min(entries.length, first + PART)
    // Such weights of one part are exact in a plain number; larger ones are added one by one.
    let small = 0
    for (let n = first; n < until; n++) {
      const { id, weight: own, source } = entries[n]!
      if (own < 0n || own > WEIGHT_MAX || id.length > ID_MAX || (source?.length ?? 0) > SOURCE_MAX) return undefined
      if (signs.length < end + LINE_MAX) signs = longer(signs, (end / (n + 1)) * entries.length)
      if (!writePlain(signs, end, id)) return undefined
      end += id.length
      signs[end++] = TAB
      const figure = Number(own)
      end = figure < SMALL ? writeFigure(signs, end, figure) : writeLarge(signs, end, own)
      if (isSourced) {
        signs[end++] = TAB
        if (source !== undefined && !writePlain(signs, end, source)) return undefined
        end += source?.length ?? 0
      }
      signs[end++] = END
      from[n + 1] = end
      if (id.length > longest) longest = id.length
      if (figure > 0) chances += 1
      if (figure < SMALL) small += figure
      else weight += own
    }
    weight += BigInt(small)
    yield
  }
  const sorted = yield* sortedSteps({ signs, from, longest }, entries.length)
  return sorted === undefined ? undefined : { ...sorted, isSourced, weight, chances }
}
const SMALL = 2 ** 40

/** As long as all lines will be if they go on like this, and a little more. */
function longer(signs: Uint8Array, expected: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(Math.max(signs.length * 1.5, expected * 1.05) + LINE_MAX * 2)
  all.set(signs)
  return all
}

/** Says whether it was plain. */
function writePlain(signs: Uint8Array, from: number, text: string): boolean {
  const { length } = text
  if (length === 0) return false
  for (let at = 0; at < length; at++) {
    const sign = text.charCodeAt(at)
    if (sign < BLANK || sign > LAST_SIGN) return false
    signs[from + at] = sign
  }
  return signs[from] !== BLANK && signs[from + length - 1] !== BLANK
}

function writeLarge(signs: Uint8Array, from: number, weight: bigint): number {
  const digits = String(weight)
  writePlain(signs, from, digits)
  return from + digits.length
}

function writeFigure(signs: Uint8Array, from: number, figure: number): number {
  let end = from + 1
  for (let least = 10; least <= figure; least *= 10) end += 1
  for (let at = end - 1, rest = figure; at >= from; at--) {
    const tens = Math.floor(rest / 10)
    signs[at] = ZERO + (rest - tens * 10)
    rest = tens
  }
  return end
}

type Lines = { readonly signs: Uint8Array; readonly from: Uint32Array; readonly longest: number }

/** Nothing where an id is there twice. */
function* sortedSteps(lines: Lines, count: number): Steps<Pick<Packed, 'signs' | 'from'> | undefined> {
  const order = yield* orderSteps(lines, count)
  const sorted = new Uint8Array(lines.from[count]!)
  const from = new Uint32Array(count + 1)
  let end = 0
  for (let first = 0; first < count; first += PART) {
    const until = Math.min(count, first + PART)
    for (let n = first; n < until; n++) {
      const line = order[n]!
      const stop = lines.from[line + 1]!
      for (let at = lines.from[line]!; at < stop; at++) sorted[end++] = lines.signs[at]!
      from[n + 1] = end
      if (n > 0 && isSameId(sorted, from[n - 1]!, from[n]!)) return undefined
    }
    yield
  }
  return { signs: sorted, from }
}

function isSameId(signs: Uint8Array, one: number, other: number): boolean {
  for (let at = 0; ; at++) {
    if (signs[one + at] !== signs[other + at]) return false
    if (signs[one + at] === TAB) return true
  }
}

/**
 * By two signs after the other two, the last first; lines alike in them stay as they were, so that in the end the first signs
 * decide. A shorter id comes first: the tab behind it is below all signs of an id. What follows the tab only orders lines of the
 * same id.
 */
function* orderSteps({ signs, from, longest }: Lines, count: number): Steps<Uint32Array> {
  let order = new Uint32Array(count)
  for (let n = 0; n < count; n++) order[n] = n
  let other = new Uint32Array(count)
  const places = new Uint32Array(PAIRS + 1)
  for (let at = longest - (longest % 2); at >= 0; at -= 2) {
    places.fill(0)
    for (let first = 0; first < count; first += PART) {
      const until = Math.min(count, first + PART)
      for (let n = first; n < until; n++) places[pairAt(signs, from[n]! + at) + 1]! += 1
      yield
    }
    // Ids often begin alike: then nothing changes its place.
    if (places.includes(count)) continue
    for (let pair = 0; pair < PAIRS; pair++) places[pair + 1]! += places[pair]!
    for (let first = 0; first < count; first += PART) {
      const until = Math.min(count, first + PART)
      for (let n = first; n < until; n++) {
        const line = order[n]!
        other[places[pairAt(signs, from[line]! + at)]!++] = line
      }
      yield
    }
    ;[order, other] = [other, order]
  }
  return order
}
const PAIRS = 128 * 128

const pairAt = (signs: Uint8Array, at: number): number => ((signs[at] ?? 0) << 7) | (signs[at + 1] ?? 0)
