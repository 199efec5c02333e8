/** Movements between funds, players, claims and the house. */
import { citedIn } from '../../../base/cited.ts'
import { add, type Cents, formatMoney } from '../../../base/money.ts'
import { type Kind, kindOf, parseName } from '../../../ledger/name.ts'
import type { Check } from '../checkresult.ts'
import { fundMeant, isOfFund, isWholeFund, withoutOwner } from '../figures.ts'
import type { Expectation, Figures } from '../file/expectation.ts'
import { isWho, type Names } from '../names.ts'
import type { Move } from '../transcript/flow.ts'

/** Words for several accounts at once. */
const SEVERAL: Readonly<Record<string, readonly Kind[]>> = {
  players: ['patrons'],
  house: ['house', 'promised', 'advanced', 'due'],
}
const isOneOf = (written: string, got: string): boolean => {
  const name = parseName(got)
  return name !== undefined && SEVERAL[written]?.includes(kindOf(name)) === true
}

export function checkMoves(expected: Expectation['moves'], moves: readonly Move[], names: Names): Check[] {
  const funds = [...new Set(moves.flatMap(({ from, to }) => [from, to]))]
  return (expected ?? []).map((row): Check => {
    const isPlace = (written: string, got: string, person?: string) =>
      fundMeant(written, funds) === got ||
      written === withoutOwner(got) ||
      isWho(names, written, got, person) ||
      isOneOf(written, got)
    const fits = moves.filter(({ from, to, person }) => isPlace(row.from, from) && isPlace(row.to, to, person))
    const found = fits.find(
      ({ amount, clause }) =>
        amount === row.amount && (row.clause === undefined || citedIn(clause).includes(row.clause)),
    )
    const shown = found === undefined ? fits : [found]
    return {
      what: `${row.from} -> ${row.to}`,
      expected: `${formatMoney(row.amount)}${row.clause === undefined ? '' : ` [${row.clause}]`}`,
      got: shown.map(({ amount, clause }) => `${formatMoney(amount)} [${clause}]`).join('; ') || 'no such movement',
      ok: found !== undefined,
    }
  })
}

/** What players put in, altogether or by fund; balances brought forward are no fees. */
export function checkCollected(expected: Expectation['collected'], moves: readonly Move[]): Check[] {
  if (expected === undefined) return []
  const fees = moves.filter(({ from, clause }) => from === 'patrons' && !citedIn(clause).includes('opening'))
  const funds = [...new Set(moves.flatMap(({ from, to }) => [from, to]))]
  const sumOf = (fund?: string): Cents =>
    add(...fees.filter(({ to }) => fund === undefined || to === fund).map(({ amount }) => amount))
  const row = (what: string, wanted: Cents, got: Cents): Check => ({
    what,
    expected: formatMoney(wanted),
    got: formatMoney(got),
    ok: wanted === got,
  })
  if (typeof expected === 'bigint') return [row('fees collected', expected as Cents, sumOf())]
  return Object.entries(expected as Figures).map(([fund, wanted]) =>
    fund === 'collected'
      ? row('fees collected', wanted, sumOf())
      : row(
          `fees for ${fund}`,
          wanted,
          isWholeFund(fund) ? add(...funds.filter(isOfFund).map(sumOf)) : sumOf(fundMeant(fund, funds)),
        ),
  )
}
