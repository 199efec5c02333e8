/** Pieces sold at a window of the cage: in posted hours, for the posted price, while there are some. */
import { fromWire, toWire } from '../../base/money.ts'
import { because, isRefusal, refuse, refuseOrder } from '../../base/refusal.ts'
import { carry, draftOf, entitle } from '../../ledger/draft.ts'
import { drawerPlace } from '../../ledger/name.ts'
import { countAt, lowest } from '../../ledger/pieces/book.ts'
import { heldBy, withDepartment } from '../../ledger/pieces/place.ts'
import { faceOf } from '../../rulebook/checks/piececheck.ts'
import { whyNotFromDrawer } from '../money/drawers.ts'
import { toPosts } from '../posts.ts'
import { whyNotBuying } from './eligibility.ts'
import { fromTo, joined } from './moves.ts'
import { purchasesIn } from './purchases.ts'
import { hasBegun, hasEnded, offeredOf, postedOf } from './terms.ts'
import type { CommandOf, Decision, Moves, State } from './vocabulary.ts'

const COUNTER = withDepartment('cage')

export function sellPieces(state: State, command: CommandOf<'SellPieces'>): Decision {
  const { activity, person, window, drawer, answers = {}, at, by } = command
  const posted = offeredOf(state, activity)
  if (isRefusal(posted)) return posted
  const { running, terms, choice } = posted
  const who = { kind: 'person', person } as const
  const { sale: sold } = terms
  if (sold === undefined) return refuse(who, [because(terms.given?.by ?? terms.by, 'pieces are not sold')])
  const offer = choice.packages?.[command.package]
  const { sale, series = {} } = choice
  if (offer === undefined || sale === undefined) return refuseOrder('no such package', { package: command.package })
  if (window !== sale.window)
    return refuse(who, [because(sold.window.by, 'window is another', { window, posted: sale.window })])
  const hours = sale.hours.find((one) => hasBegun(one, at.local) && !hasEnded(one, at.local))
  if (hours === undefined) return refuse(who, [because(sold.hours.by, 'not on sale now')])
  const misses = whyNotBuying(state, running, person, answers)
  if (misses.length > 0) return refuse(who, misses)
  const bought = state.purchases.get(purchasesIn(activity, hours.from)) ?? 0
  if (sale.limit !== undefined && bought >= sale.limit)
    return refuse(who, [because(sold.limit.by, 'sold out', { limit: sale.limit })])
  const parts: Moves[] = []
  for (const [code, pieces] of Object.entries(offer.pieces)) {
    const known = state.series.get(code)
    // Nobody pays for what could not be played any more.
    if (known !== undefined && hasEnded(known, at.local))
      return refuse(who, [because(terms.period.by, 'piece has expired', { to: known.to })])
    const book = known?.book
    const spans = book === undefined ? undefined : lowest(book, COUNTER, pieces)
    if (spans === undefined) {
      const there = book === undefined ? 0 : countAt(book, COUNTER)
      return refuseOrder('too few pieces there', { series: code, where: COUNTER, there, wanted: pieces })
    }
    parts.push(fromTo(code, spans, COUNTER, heldBy(person)))
  }
  const wrong = whyNotFromDrawer(state, drawer, 0n as never, by)
  if (wrong !== undefined) return wrong
  const draft = draftOf(state.balances, activity)
  carry(draft, 'patron', drawerPlace(drawer), offer.price, sold.by)
  entitle(draft, 'patrons', 'due:sale', offer.price, sold.by)
  return [
    {
      type: 'PiecesSold',
      sale: `S${state.salesSoFar + 1}`,
      activity,
      package: command.package,
      person,
      price: toWire(offer.price),
      face: toWire(faceOf(series, offer.pieces)),
      window,
      drawer,
      local: at.local,
      hours: hours.from,
      moves: joined(parts),
      clause: sold.log.by,
      by,
      posts: toPosts(draft.posts),
    },
  ]
}

/** Only what the cashier got wrong, while the patron still has all of it. */
export function takeBackSale(state: State, command: CommandOf<'TakeBackSale'>): Decision {
  const { why, reason, by, second } = command
  const sale = state.sales.get(command.sale)
  if (sale === undefined) return refuseOrder('no such sale', { sale: command.sale })
  const posted = postedOf(state, sale.activity)
  if (isRefusal(posted)) return posted
  const { terms } = posted
  const { person, drawer } = sale
  const refund = terms.sale?.refund.by ?? terms.by
  if (why === 'patron') return refuse({ kind: 'person', person }, [because(refund, 'unused pieces are not refunded')])
  if (second === undefined) return refuseOrder('pieces take two')
  const moves: Record<string, Moves[string]> = {}
  for (const [code, rows] of Object.entries(sale.pieces)) {
    const spans = rows.map(([first, last]) => ({ first, last }))
    const series = state.series.get(code)!
    const isThere = spans.every(({ first, last }) =>
      series.book.runs.some((run) => run.at === heldBy(person) && run.first <= first && run.last >= last),
    )
    if (!isThere || series.isOver === true)
      return refuse({ kind: 'person', person }, [because(refund, 'pieces of the sale were used', { sale: sale.sale })])
    moves[code] = rows.map(([first, last, from, to]) => [first, last, to, from] as const)
  }
  const price = fromWire(sale.price)
  const wrong = whyNotFromDrawer(state, drawer, price, by)
  if (wrong !== undefined) return wrong
  const draft = draftOf(state.balances, sale.activity)
  carry(draft, drawerPlace(drawer), 'patron', price, refund)
  entitle(draft, 'due:sale', 'patrons', price, refund)
  return [
    {
      type: 'SaleTakenBack',
      sale: sale.sale,
      activity: sale.activity,
      reason,
      moves,
      by,
      second,
      posts: toPosts(draft.posts),
    },
  ]
}
