/** Series from the printer into the stock, to those who give them out, and to patrons; void, destroyed, counted, over. */
import { toWire } from '../../base/money.ts'
import { because, isRefusal, type Refusal, refuse, refuseOrder } from '../../base/refusal.ts'
import { countAt, countOf, lowest, type Run, received, runsAt, type Span, within } from '../../ledger/pieces/book.ts'
import { heldBy, isWithPatron, kindOf, type Place, withDepartment } from '../../ledger/pieces/place.ts'
import { DEPARTMENTS, departmentsOf, rolesIn } from '../roles.ts'
import { countIn, fromTo, joined, toPlace } from './moves.ts'
import { hasEnded, offeredOf, postedOf, seriesOf } from './terms.ts'
import type { CommandOf, Decision, Series, State } from './vocabulary.ts'

export function receiveSeries(state: State, command: CommandOf<'ReceiveSeries'>): Decision {
  const { activity, series: code, pieces, keeper, by, second } = command
  const posted = postedOf(state, activity)
  if (isRefusal(posted)) return posted
  const { terms, choice } = posted
  const chosen = choice.series?.[code]
  const kind = chosen === undefined ? undefined : terms.kinds[chosen.kind]
  if (chosen === undefined || kind === undefined) return refuseOrder('series is not posted', { series: code, activity })
  const known = state.series.get(code)
  if (known !== undefined && known.activity !== activity)
    return refuseOrder('series of another activity', { series: code, activity: known.activity })
  if (second === undefined) return refuseOrder('pieces take two')
  if (!isOf(state, by, keeper) && !isOf(state, second, keeper))
    return refuseOrder('person of another department', { department: keeper })
  if (hasEnded(chosen, command.at.local)) return refuseOrder('series is over', { series: code, to: chosen.to })
  const before = known === undefined ? 0 : received(known.book)
  if (before + pieces > chosen.pieces)
    return refuse({ kind: 'activity', activity }, [
      because(kind.by, 'more pieces than posted', { series: code, posted: chosen.pieces, received: before + pieces }),
    ])
  const { face, games, from, to, fee } = chosen
  return [
    {
      type: 'SeriesReceived',
      activity,
      series: code,
      pieces,
      ...(known === undefined
        ? {
            terms: {
              kind: chosen.kind,
              face: toWire(face),
              ...(games === undefined ? {} : { games }),
              from,
              to,
              ...(fee === undefined || fee === 0n ? {} : { fee: toWire(fee) }),
              keeper,
            },
          }
        : {}),
      clause: terms.printed?.by ?? kind.by,
      by,
      second,
    },
  ]
}

/** Whether somebody works there; of whom no roles are kept, everything is told by the order. */
function isOf({ staff }: State, person: string, department: string): boolean {
  const roles = staff.get(person)?.roles
  return roles === undefined ? rolesIn(department).length > 0 : departmentsOf(roles).has(department)
}

const GIVING = [DEPARTMENTS.cage, DEPARTMENTS.marketing, DEPARTMENTS.floor]

export function issuePieces(state: State, command: CommandOf<'IssuePieces'>): Decision {
  const { series: code, pieces, to, by, second } = command
  const of = seriesOf(state, code)
  if (isRefusal(of)) return of
  const { series, kind } = of
  if (second === undefined) return refuseOrder('pieces take two')
  if (!GIVING.includes(to)) return refuseOrder('department gives out none', { department: to })
  if (to === series.keeper) return refuseOrder('stock and issue are two departments')
  const absent = [series.keeper, to].find((one) => !isOf(state, by, one) && !isOf(state, second, one))
  if (absent !== undefined) return refuseOrder('person of another department', { department: absent })
  if (series.isOver === true) return refuseOrder('series is over', { series: code, to: series.to })
  const spans = lowest(series.book, 'stock', pieces)
  if (spans === undefined) return tooFew(series, 'stock', pieces)
  return [
    {
      type: 'PiecesIssued',
      series: code,
      to,
      moves: fromTo(code, spans, 'stock', withDepartment(to)),
      clause: kind.by,
      by,
      second,
    },
  ]
}

const tooFew = ({ series, book }: Series, at: Place, wanted: number): Refusal =>
  refuseOrder('too few pieces there', { series, where: at, there: countAt(book, at), wanted })

export function givePieces(state: State, command: CommandOf<'GivePieces'>): Decision {
  const { series: code, way, to, by, at } = command
  if (!isOf(state, by, command.from)) return refuseOrder('person of another department', { department: command.from })
  const of = seriesOf(state, code, offeredOf)
  if (isRefusal(of)) return of
  const { series, terms } = of
  const { given } = terms
  if (given === undefined)
    return refuse({ kind: 'activity', activity: series.activity }, [
      because(terms.sale?.by ?? terms.by, 'pieces come otherwise'),
    ])
  if (!given.ways.includes(way))
    return refuse({ kind: 'activity', activity: series.activity }, [
      because(given.by, 'pieces do not come this way', { way }),
    ])
  if (hasEnded(series, at.local)) return refuseOrder('series is over', { series: code, to: series.to })
  const from = withDepartment(command.from)
  // Counted ones are taken from below what is named by number.
  const named = to.flatMap(({ first, last = first }) =>
    first === undefined || last === undefined ? [] : [{ first, last }],
  )
  const wrong = firstNotAt(series, named, from)
  if (wrong !== undefined) return wrong
  const counted = to.filter(({ first }) => first === undefined)
  if (to.some(({ first, pieces }) => (first === undefined) === (pieces === undefined)))
    return refuseOrder('pieces by number or count')
  if (counted.length > 0 && named.length > 0) return refuseOrder('pieces by number or count')
  const wanted = counted.reduce((sum, { pieces = 0 }) => sum + pieces, 0)
  const free = lowest(series.book, from, wanted)
  if (free === undefined) return tooFew(series, from, wanted)
  const rest = [...free]
  const moves = to.map(({ first, last = first, pieces = 0, person }) =>
    fromTo(
      code,
      first === undefined || last === undefined ? taken(rest, pieces) : [{ first, last }],
      from,
      heldBy(person),
    ),
  )
  return [{ type: 'PiecesGiven', series: code, way, moves: joined(moves), clause: given.by, local: at.local, by }]
}

/** So many off the front of a list of spans. */
function taken(spans: Span[], wanted: number): Span[] {
  const out: Span[] = []
  for (let left = wanted; left > 0; ) {
    const { first, last } = spans[0]!
    const end = Math.min(last, first + left - 1)
    out.push({ first, last: end })
    left -= end - first + 1
    if (end === last) spans.shift()
    else spans[0] = { first: end + 1, last }
  }
  return out
}

/** Why these are not all there, each of them once. */
function firstNotAt(series: Series, spans: readonly Span[], at: Place): Refusal | undefined {
  const sorted = spans.toSorted((a, b) => a.first - b.first)
  for (const [nth, { first, last }] of sorted.entries()) {
    const before = sorted[nth - 1]
    const told = { series: series.series, first, last }
    if (first > last || (before !== undefined && before.last >= first)) return refuseOrder('no such pieces', told)
    const runs = within(series.book, { first, last })
    if (countOf(runs) !== last - first + 1) return refuseOrder('no such pieces', told)
    if (runs.some((run) => run.at !== at)) return refuseOrder('pieces are not there', told)
  }
  return undefined
}

/** Whatever is not played or over already. */
export function voidPieces(state: State, command: CommandOf<'VoidPieces'>): Decision {
  const { series: code, reason, by, second } = command
  const moved = outOfPlay(state, code, command.numbers, 'void')
  if (isRefusal(moved)) return moved
  if (second === undefined) return refuseOrder('pieces take two')
  return [{ type: 'PiecesVoided', series: code, reason, moves: moved, by, second }]
}

/** What was never given out, and paper whose time is over. */
export function destroyPieces(state: State, command: CommandOf<'DestroyPieces'>): Decision {
  const { series: code, by, second } = command
  const moved = outOfPlay(state, code, command.numbers, 'destroyed')
  if (isRefusal(moved)) return moved
  if (second === undefined) return refuseOrder('pieces take two')
  return [{ type: 'PiecesDestroyed', series: code, moves: moved, by, second }]
}

const MAY_LEAVE = {
  void: ['stock', 'with', 'patron', 'chips'],
  destroyed: ['stock', 'with', 'cancelled', 'void', 'expired'],
} as const

function outOfPlay(state: State, code: string, numbers: readonly Span[], to: 'void' | 'destroyed') {
  const series = state.series.get(code)
  if (series === undefined) return refuseOrder('series is not there', { series: code })
  const runs: Run[] = []
  for (const [nth, span] of numbers.toSorted((a, b) => a.first - b.first).entries()) {
    const told = { series: code, ...span }
    const found = within(series.book, span)
    const isTwice = nth > 0 && (runs.at(-1)?.last ?? 0) >= span.first
    if (span.first > span.last || isTwice || countOf(found) !== span.last - span.first + 1)
      return refuseOrder('no such pieces', told)
    if (found.some(({ at }) => !(MAY_LEAVE[to] as readonly string[]).includes(kindOf(at))))
      return refuseOrder('pieces are not there', told)
    runs.push(...found)
  }
  return toPlace(code, runs, to)
}

export function countPieces(state: State, command: CommandOf<'CountPieces'>): Decision {
  const { series: code, where, counted, by, second } = command
  const series = state.series.get(code)
  if (series === undefined) return refuseOrder('series is not there', { series: code })
  if (second === undefined) return refuseOrder('pieces take two')
  if (where !== 'stock' && rolesIn(where).length === 0) return refuseOrder('count of no place', { where })
  const expected = countAt(series.book, where === 'stock' ? 'stock' : withDepartment(where))
  return [{ type: 'PiecesCounted', series: code, where, expected, counted, by, second }]
}

/** What patrons still have is worth nothing from then on; what lies on a wager is decided first. */
export function expireSeries(state: State, { series: code, due, at }: CommandOf<'ExpireSeries'>): Decision {
  const of = seriesOf(state, code)
  if (isRefusal(of)) return of
  const { series, terms } = of
  if (series.isOver === true || due !== series.to || !hasEnded(series, at.local))
    return refuseOrder('series is over', { series: code, to: series.to })
  const moves = toPlace(code, runsAt(series.book, isWithPatron), 'expired')
  return [
    { type: 'SeriesExpired', series: code, pieces: countIn(moves), moves, clause: terms.period.by, local: at.local },
  ]
}
