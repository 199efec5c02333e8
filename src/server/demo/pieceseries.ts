/** Coupons, certificates and dead chips of the demo: from the printer, in the hands of those who give them out, and some with players. */
import { isRefusal } from '../../base/refusal.ts'
import type { Order } from '../../engine/mechanisms.ts'
import { runningOf } from '../../engine/offerings/running.ts'
import { received } from '../../ledger/pieces/book.ts'
import { sentence } from '../../words/sentence.ts'
import type { House } from '../house/kernel.ts'
import { PLAYERS } from './players.ts'

const ACCOUNTING = '51'
const MARKETING = '61'
const CASHIER = '31'

/** `issued` to a department; `out`: given to whoever has them, a few to members first. */
const SERIES = [
  { activity: 'bay-101/dead-chip', series: 'DC5', pieces: 2400, issued: 1200, to: 'cage', out: 0 },
  { activity: 'bay-101/match-play', series: 'MP10', pieces: 2000, issued: 1000, to: 'marketing', out: 400 },
  { activity: 'bay-101/match-play', series: 'FP25', pieces: 500, issued: 200, to: 'marketing', out: 50 },
  {
    activity: 'hawaiian-gardens/match-play-certificate',
    series: 'SM25',
    pieces: 1000,
    issued: 400,
    to: 'marketing',
    out: 100,
  },
  {
    activity: 'hawaiian-gardens/match-play-certificate',
    series: 'MM50',
    pieces: 200,
    issued: 40,
    to: 'marketing',
    out: 20,
  },
] as const

/** Once; a start that broke off is carried on. */
export async function openDemoSeries(house: House): Promise<void> {
  const steps = SERIES.flatMap(({ activity, series, pieces, issued, to, out }): [Order, string][] => {
    if (runningOf(house.state, activity) === undefined) return []
    const book = house.state.series.get(series)?.book
    const isReceived = book !== undefined && received(book) > 0
    const isIssued = isReceived && (book.counts.get('stock') ?? 0) < pieces
    const isGiven = isIssued && (book.counts.get(`with:${to}`) ?? 0) < issued
    const receiver = to === 'cage' ? CASHIER : MARKETING
    const [member, another] = PLAYERS
    return [
      ...(isReceived
        ? []
        : [order({ do: 'ReceiveSeries', activity, series, pieces, keeper: 'accounting', second: MARKETING })]),
      ...(isIssued ? [] : [order({ do: 'IssuePieces', series, pieces: issued, to, second: receiver })]),
      ...(isGiven || out === 0
        ? []
        : [
            order(
              {
                do: 'GivePieces',
                series,
                from: to,
                way: 'mail',
                to: [
                  { first: 1, last: 5, person: member! },
                  { first: 6, last: 10, person: another! },
                  { first: 11, last: out },
                ],
              },
              MARKETING,
            ),
          ]),
    ]
  })
  // Sent together, so that one sync serves them all; they are decided one after the other.
  const outcomes = await Promise.all(steps.map(([one, by]) => house.submit(one, { by })))
  const refused = outcomes.find(isRefusal)
  if (refused !== undefined) throw new Error(`the demo room could not give out its coupons: ${sentence(refused)}`)
}

const order = (one: Order, by = ACCOUNTING): [Order, string] => [one, by]
