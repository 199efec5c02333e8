/** What is played: fees that are split, prizes that are paid, thresholds under, on and over. */
import { citedIn } from '../../src/base/cited.ts'
import { add, type Cents, cents, formatMoney, parseMoney, ZERO } from '../../src/base/money.ts'
import { partRoundedDown } from '../../src/base/share.ts'
import { withoutOwner } from '../../src/sim/scenario/figures.ts'
import { isMeant } from '../../src/sim/scenario/file/words.ts'
import type { Played } from '../../src/sim/scenario/play.ts'
import { comesUp, filledIn, offeringOf, playNight, refusalsIn } from './nights.ts'
import { askedFailures, creditFailures, formFailures, moveFailures, pointFailures, ticketFailures } from './results.ts'
import type { Row, RowOf, Table } from './table.ts'

export function* playedFailures(table: Table): Generator<string> {
  for (const row of table.figures) yield* failuresOf(table, row)
}

function failuresOf(table: Table, { kind, row }: Row): string[] {
  switch (kind) {
    case 'fee':
      return feeFailures(table, row)
    case 'least':
      return thresholdFailures(table, row, row.least, (figure, at) => figure < at)
    case 'most':
      return thresholdFailures(table, row, row.most, (figure, at) => figure > at)
    case 'pays':
      return (row.chart ?? [undefined]).flatMap((chart) => prizeFailures(table, row, chart))
    case 'shares':
      return shareFailures(table, row)
    case 'moves':
      return moveFailures(table, row)
    case 'asks':
      return askedFailures(table, row)
    case 'tickets':
      return ticketFailures(table, row)
    case 'points':
      return pointFailures(table, row)
    case 'credits':
      return creditFailures(table, row)
    case 'forms':
      return formFailures(table, row)
    case 'seed':
    case 'reseed':
    case 'cap':
    case 'daily':
    case 'admin':
    case 'prize':
    case 'entered':
    case 'reward':
    case 'scored':
    case 'multiplier':
    case 'choice':
    case 'shows':
    case 'words':
    case 'advertised':
    case 'game':
    case 'named':
      return []
  }
}

/** One fee: every fund has its part, by its clause, and all parts together are the fee. */
function feeFailures(table: Table, { fee, parts, steps = [{ startRound: { fees: ['1'] } }] }: RowOf<'fee'>): string[] {
  const night = playNight('one fee', { offering: offeringOf(table) }, steps)
  const taken = night.records.slice(1).flatMap(({ moves }) => moves)
  const wrong = parts.flatMap(({ to, amount, clause }) => {
    const found = taken.filter(
      (move) => withoutOwner(move.to) === to && citedIn(move.clause).includes(clause) && move.from === 'patrons',
    )
    const got = add(...found.map((move) => move.amount))
    return got === amount ? [] : [`of one fee ${to} has ${formatMoney(got)} by ${clause}, not ${formatMoney(amount)}`]
  })
  const whole = add(...taken.filter((move) => move.from === 'patrons').map((move) => move.amount))
  return whole === fee ? wrong : [...wrong, `one fee is ${formatMoney(whole)}, not ${formatMoney(fee)}`]
}

const FIGURE = 'FIGURE'

/** Played with the figure one unit under, on and one over: the clause comes up where the figure is out of bounds. */
function thresholdFailures(
  table: Table,
  { clause, of, given, offering, steps }: RowOf<'least'> | RowOf<'most'>,
  written: string,
  isOut: (figure: bigint, at: bigint) => boolean,
): string[] {
  const amount = written.startsWith('$') ? parseMoney(written) : undefined
  const at = amount ?? BigInt(written)
  const inWords = (figure: bigint) => (amount === undefined ? String(figure) : formatMoney(figure as Cents))
  return [at - 1n, at, at + 1n]
    .filter((figure) => figure >= 0n)
    .flatMap((figure) => {
      const night = playNight(
        of,
        { ...given, offering: offeringOf(table, offering) },
        filledIn(steps, FIGURE, inWords(figure)) as unknown[],
      )
      if (comesUp(night, clause) === isOut(figure, at)) return []
      const wanted = isOut(figure, at) ? `${clause} comes up` : `${clause} does not come up`
      return [`${inWords(figure)} ${of}: expected that ${wanted}, got ${refusalsIn(night) || 'no refusal'}`]
    })
}

/** Somebody has the amount, or the share of what the pool held, by the clause. */
function prizeFailures(table: Table, row: RowOf<'pays'>, chart: string | undefined): string[] {
  const { clause, pays, of, to, given, offering, steps } = row
  const chosen = offeringOf(table, offering, chart === undefined ? undefined : { chart })
  const night = playNight(`a prize of ${clause}`, { ...given, offering: chosen }, steps)
  const got = paidTo(night, to, clause)
  const wanted = typeof pays === 'bigint' ? pays : partRoundedDown(poolIn(chosen, of), pays)
  if (got === wanted) return []
  const where = chart === undefined ? '' : ` in chart ${chart}`
  const refused = refusalsIn(night)
  return [
    `${to} has ${formatMoney(got)} by ${clause}${where}, not ${formatMoney(wanted)}${refused === '' ? '' : `; ${refused}`}`,
  ]
}

const paidTo = ({ records }: Played, to: string, clause?: string): Cents =>
  add(
    ...records
      .flatMap(({ payments }) => payments)
      .filter((one) => isMeant(to, one.to) && (clause === undefined || citedIn(one.clause).includes(clause)))
      .map(({ amount }) => amount),
  )

/** What the pool holds in the balances that the table states. */
function poolIn(offering: Readonly<Record<string, unknown>>, name = 'main'): Cents {
  const { pool, pools } = (offering.balances ?? {}) as { pool?: string; pools?: Record<string, string> }
  return parseMoney(pools?.[name] ?? pool ?? '') ?? ZERO
}

/** Loser and winner to the cent, the others together: divided and rounded up to the chip. */
function shareFailures(table: Table, { structure, clause, shares }: RowOf<'shares'>): string[] {
  if (table.beat === undefined) return [`structure ${structure}: the table names no hand under "beat"`]
  const { given, offering, steps, loser, winner, others, chip = cents(100n) } = table.beat
  const chosen = offeringOf(table, offering, { structure })
  const night = playNight(`structure ${structure}`, { ...given, offering: chosen }, steps)
  const pool = poolIn(chosen)
  const all = add(...night.records.flatMap(({ payments }) => payments).map(({ amount }) => amount))
  const [lost, won] = [paidTo(night, loser, clause), paidTo(night, winner, clause)]
  const rest = cents(all - lost - won)
  const each = partRoundedDown(pool, shares.table) / BigInt(others)
  const rounded = cents(((each + chip - 1n) / chip) * chip * BigInt(others))
  return [
    [loser, lost, partRoundedDown(pool, shares.loser)] as const,
    [winner, won, partRoundedDown(pool, shares.winner)] as const,
    ['the others', rest, rounded] as const,
  ].flatMap(([who, got, wanted]) =>
    got === wanted
      ? []
      : [`structure ${structure}: ${who} has ${formatMoney(got)} by ${clause}, not ${formatMoney(wanted)}`],
  )
}
