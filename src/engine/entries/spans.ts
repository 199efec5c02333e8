/** Tickets by number in a list that is sorted by it: found, taken out, put into the drum. */
import type { Span, Tickets } from './vocabulary.ts'

export const ticketName = (number: number): string => `T${number}`
/** `T12`; nothing where it is no number of a ticket. */
export function numberOf(ticket: string): number | undefined {
  const read = /^T([1-9]\d{0,14})$/.exec(ticket)
  return read === null ? undefined : Number(read[1])
}

/** In the drum, and not in somebody's hand who was just called. */
export const liesIn = ({ isIn, isDrawn }: Tickets): boolean => isIn && isDrawn !== true

/** Where the range with this number stands, or would stand. */
function placeOf(list: readonly Tickets[], number: number): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (list[middle]!.last < number) low = middle + 1
    else high = middle
  }
  return low
}

export function ticketsWith(list: readonly Tickets[], number: number | undefined): Tickets | undefined {
  if (number === undefined) return undefined
  const found = list[placeOf(list, number)]
  return found !== undefined && found.first <= number ? found : undefined
}

/** Everything of the list that lies in the span, cut to it. */
export function within(list: readonly Tickets[], { first, last }: Span): Tickets[] {
  const found: Tickets[] = []
  for (let at = placeOf(list, first); at < list.length && list[at]!.first <= last; at += 1) {
    const one = list[at]!
    found.push({ ...one, first: Math.max(one.first, first), last: Math.min(one.last, last) })
  }
  return found
}

export const countOf = (spans: readonly Span[]): number =>
  spans.reduce((count, { first, last }) => count + last - first + 1, 0)

/** The list with what lies in the span changed, or gone where `change` gives nothing. */
export function changeWithin(list: Tickets[], span: Span, change: (one: Tickets) => Tickets | undefined): void {
  const from = placeOf(list, span.first)
  let to = from
  const next: Tickets[] = []
  for (; to < list.length && list[to]!.first <= span.last; to += 1) {
    const one = list[to]!
    if (one.first < span.first) next.push({ ...one, last: span.first - 1 })
    const changed = change({ ...one, first: Math.max(one.first, span.first), last: Math.min(one.last, span.last) })
    if (changed !== undefined) next.push(changed)
    if (one.last > span.last) next.push({ ...one, first: span.last + 1 })
  }
  list.splice(from, to - from, ...next)
}

/** Numbers that follow each other, of the same person and place, are one range. */
export function append(list: Tickets[], next: Tickets): void {
  const last = list.at(-1)
  const isSame =
    last !== undefined &&
    last.last + 1 === next.first &&
    last.activity === next.activity &&
    last.isIn === next.isIn &&
    last.person === next.person &&
    last.line === next.line &&
    JSON.stringify(last.to) === JSON.stringify(next.to)
  if (isSame) list[list.length - 1] = { ...last, last: next.last }
  else list.push(next)
}
