/** Coupons, certificates and dead chips: received, given out, sold, laid, settled, redeemed, and lost on the way. */
import type { State } from '../../engine/mechanisms.ts'
import { runningOf } from '../../engine/offerings/running.ts'
import type { Series } from '../../engine/pieces/vocabulary.ts'
import { RESULTS } from '../../games/pieces/settle.ts'
import { kindOf, ofPlace } from '../../ledger/pieces/place.ts'
import { serialOf } from '../../ledger/pieces/serial.ts'
import { WAYS } from '../../rulebook/parts/pieces.ts'
import type { Rng } from '../rng.ts'
import type { Try } from './attempt.ts'

type Maker = (rng: Rng, state: State) => Try | undefined

const FLOOR = ['21', '22', '23'] as const
const CAGE = ['31', '32'] as const
const OFFICE = ['51', '61'] as const
const PATRONS = Array.from({ length: 12 }, (_, n) => String(1_000 + n))
const LIVE = 'live chips'

/** Whose drawer it is; now and then somebody else. */
const cashier = (rng: Rng): string => (rng.oneIn(8) ? CAGE[1] : CAGE[0])
const some = <T>(rng: Rng, list: Iterable<T>): T | undefined => {
  const all = [...list]
  return all.length === 0 ? undefined : rng.pick(all)
}

const receive: Maker = (rng, state) => {
  const posted = [...state.offerings.keys()].flatMap((activity) =>
    Object.keys(runningOf(state, activity)?.offering.series ?? {}).map((series) => ({ activity, series })),
  )
  const one = some(rng, posted)
  if (one === undefined) return undefined
  const pieces = rng.between(1, 400)
  return { order: { do: 'ReceiveSeries', ...one, pieces, keeper: 'accounting', second: rng.pick(CAGE) }, by: OFFICE[0] }
}

const isSold = ({ kind }: Series): boolean => kind === 'dead chip'

const issue: Maker = (rng, { series }) => {
  const code = some(rng, series.keys())
  if (code === undefined) return undefined
  const to = rng.oneIn(6)
    ? rng.pick(['games', 'accounting'] as const)
    : isSold(series.get(code)!)
      ? 'cage'
      : 'marketing'
  const second = rng.oneIn(6) ? rng.pick([...CAGE, '61']) : to === 'cage' ? rng.pick(CAGE) : '61'
  return { order: { do: 'IssuePieces', series: code, pieces: rng.between(1, 200), to, second }, by: OFFICE[0] }
}

const give: Maker = (rng, { series }) => {
  const code = some(
    rng,
    [...series.values()].filter((one) => rng.oneIn(20) || !isSold(one)).map((one) => one.series),
  )
  if (code === undefined) return undefined
  const person = rng.oneIn(4) ? {} : { person: rng.pick(PATRONS) }
  const numbers = rng.oneIn(5) ? { first: rng.between(1, 40) } : { pieces: rng.between(1, 3) }
  const from = rng.oneIn(6) ? 'cage' : 'marketing'
  return {
    order: {
      do: 'GivePieces',
      series: code,
      from,
      way: rng.oneIn(5) ? rng.pick(WAYS) : 'mail',
      to: [{ ...numbers, ...person }],
    },
    by: '61',
  }
}

const answersIn = (state: State, rng: Rng, activity: string): Record<string, boolean> =>
  Object.fromEntries((runningOf(state, activity)?.rule.who ?? []).map(({ by }) => [by, !rng.oneIn(20)]))

const sell: Maker = (rng, state) => {
  const activity = some(
    rng,
    [...state.offerings.keys()].filter((one) => runningOf(state, one)?.offering.packages !== undefined),
  )
  if (activity === undefined) return undefined
  const { packages = {}, sale } = runningOf(state, activity)!.offering
  const name = rng.pick(Object.keys(packages))
  const window = rng.oneIn(9) ? '9' : (sale?.window ?? '')
  const person = rng.pick(PATRONS)
  const answers = answersIn(state, rng, activity)
  return {
    order: { do: 'SellPieces', activity, package: name, person, window, drawer: '1', answers },
    by: cashier(rng),
  }
}

const takeBack: Maker = (rng, { sales }) => {
  const sale = some(rng, sales.keys())
  const why = rng.pick(['mistake', 'patron'] as const)
  if (sale === undefined || !rng.oneIn(4)) return undefined
  return {
    order: { do: 'TakeBackSale', sale, why, reason: 'entered twice', second: rng.pick(FLOOR) },
    by: rng.pick(CAGE),
  }
}

/** Some piece that somebody has; now and then one that nobody has. */
function held(
  rng: Rng,
  { series }: State,
): { of: Series; number: number; person?: string; isChips: boolean } | undefined {
  const of = some(rng, series.values())
  if (of === undefined) return undefined
  const runs = of.book.runs.filter(({ at }) => rng.oneIn(30) || ['patron', 'chips'].includes(kindOf(at)))
  const run = some(rng, runs)
  if (run === undefined) return undefined
  const person = ofPlace(run.at)
  const isChips = kindOf(run.at) === 'chips'
  return { of, number: rng.between(run.first, run.last), isChips, ...(person === undefined ? {} : { person }) }
}

const change: Maker = (rng, state) => {
  const one = held(rng, state)
  if (one === undefined) return undefined
  const person = one.person === undefined ? {} : { person: one.person }
  return { order: { do: 'ChangeVoucher', serial: serialOf(one.of.series, one.number), ...person }, by: rng.pick(FLOOR) }
}

const lay: Maker = (rng, state) => {
  const one = held(rng, state)
  if (one === undefined) return undefined
  const { of, number } = one
  const tables = runningOf(state, of.activity)?.offering.tables ?? []
  const table = rng.oneIn(9) ? some(rng, state.tables.keys()) : some(rng, tables)
  if (table === undefined) return undefined
  const person = rng.oneIn(12) ? rng.pick(PATRONS) : one.person
  const isDead = of.kind === 'dead chip'
  const face = BigInt(of.face)
  const live = rng.oneIn(6) ? 2n * face : of.kind.includes('match') && table !== '23' ? face : 0n
  return {
    order: {
      do: 'LayPieces',
      table,
      seat: String(rng.between(1, 6)),
      ...(person === undefined ? {} : { person }),
      ...(isDead
        ? { chips: { series: of.series, pieces: rng.between(1, 6) } }
        : { serials: [serialOf(of.series, number)] }),
      live: live as never,
      bet: rng.pick(['player', 'banker']),
      ...(rng.oneIn(8) ? { isBonus: true as const } : {}),
      players: rng.between(1, 6),
      answers: answersIn(state, rng, of.activity),
    },
    by: rng.pick(FLOOR),
  }
}

/** Whatever is next for a wager, and now and then something else. */
const goOn: Maker = (rng, { uses }) => {
  const one = some(rng, uses.values())
  if (one === undefined) return undefined
  const { use, table, status } = one
  const by = rng.pick(FLOOR)
  const settle = { do: 'SettlePieces', use, result: rng.pick(RESULTS), paidIn: LIVE } as const
  if (rng.oneIn(9)) return { order: { ...settle, result: 'withdrawn' }, by }
  switch (status) {
    case 'laid':
      return one.fee !== '0' && !rng.oneIn(4)
        ? { order: { do: 'PayPieceFee', use, paidIn: rng.oneIn(9) ? 'free play chip' : LIVE }, by }
        : { order: { do: 'DealPieces', table }, by }
    case 'dealt':
      return { order: rng.oneIn(5) ? { ...settle, odds: rng.pick(['40 to 1', '3 to 2', '19 to 20']) } : settle, by }
    case 'to verify':
      return { order: { do: 'VerifyPieces', uses: [use] }, by }
    case 'to redeem': {
      const isAlone = one.activity.includes('certificate') !== rng.oneIn(6)
      const second = isAlone ? {} : { second: rng.pick(FLOOR) }
      return { order: { do: 'RedeemPieces', uses: [use], drawer: '1', ...second }, by: cashier(rng) }
    }
  }
}

/** Results told wrong, and what the cage has paid for them. */
const correct: Maker = (rng, { pieceResults, pieceErrors }) => {
  const error = some(rng, pieceErrors.keys())
  if (error !== undefined && rng.oneIn(3))
    return rng.oneIn(3)
      ? { order: { do: 'WriteOffPiecePayment', use: error, reason: 'left', second: rng.pick(['51', '61']) }, by: '51' }
      : { order: { do: 'ReturnPiecePayment', use: error, drawer: '1' }, by: cashier(rng) }
  const told = some(rng, pieceResults.values())
  if (told === undefined) return undefined
  const second = rng.oneIn(4) ? {} : { second: rng.pick([...FLOOR, ...CAGE]) }
  const odds = rng.oneIn(5) ? { odds: rng.pick(['40 to 1', 'nothing']) } : {}
  const by = rng.oneIn(2) ? told.by : rng.pick(FLOOR)
  return {
    order: { do: 'CorrectPieces', use: told.use, result: rng.pick(RESULTS), ...odds, reason: 'mistap', ...second },
    by,
  }
}

const lose: Maker = (rng, { series }) => {
  const code = some(rng, series.keys())
  if (code === undefined) return undefined
  const first = rng.between(1, 60)
  const numbers = [{ first, last: first + rng.below(3) }]
  const by = OFFICE[0]
  switch (rng.below(4)) {
    case 0:
      return { order: { do: 'VoidPieces', series: code, numbers, reason: 'torn', second: rng.pick(CAGE) }, by }
    case 1:
      return { order: { do: 'DestroyPieces', series: code, numbers, second: rng.pick(CAGE) }, by }
    default:
      return {
        order: { do: 'CountPieces', series: code, where: 'stock', counted: rng.below(300), second: rng.pick(CAGE) },
        by,
      }
  }
}

export const PIECES: readonly (readonly [weight: number, maker: Maker])[] = [
  [2, receive],
  [3, issue],
  [5, give],
  [3, sell],
  [1, takeBack],
  [3, change],
  [9, lay],
  [16, goOn],
  [3, correct],
  [1, lose],
]
